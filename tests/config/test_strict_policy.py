"""Nothing inline: no template, and no page of the administration, holds what the policy would block."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.contrib import admin
from django.contrib.auth import get_user_model
from django.test import Client
from django.urls import reverse

ROOT = Path(settings.BASE_DIR)
TEMPLATES = sorted((ROOT / "templates").rglob("*.html"))
INLINE = re.compile(
    r"""<style|\sstyle\s*=|<script(?![^>]*\bsrc=)|\son[a-z]+\s*=\s*["']|\shx-on|javascript:""", re.IGNORECASE
)


@pytest.mark.parametrize(
    "inline",
    [
        "<style>",
        '<p style="color: red">',
        "<script>alert(1)</script>",
        '<script type="module">',
        '<a onclick="go()">',
        '<a hx-on:click="go()">',
        '<a href="javascript:go()">',
    ],
)
def test_what_counts_as_inline(inline: str) -> None:
    assert INLINE.search(inline)


@pytest.mark.parametrize("path", TEMPLATES, ids=lambda path: str(path.relative_to(ROOT / "templates")))
def test_no_template_holds_anything_inline(path: Path) -> None:
    assert not INLINE.search(path.read_text("utf-8"))


def test_the_policy_allows_nothing_inline_and_no_other_host() -> None:
    allowed = {source for sources in settings.CONTENT_SECURITY_POLICY["DIRECTIVES"].values() for source in sources}
    assert allowed <= {"'self'", "'none'", "data:"}


def test_htmx_is_told_to_keep_to_the_policy() -> None:
    config = (ROOT / "templates/partials/_htmx_config.html").read_text("utf-8")
    assert '"includeIndicatorStyles": false' in config
    assert '"allowEval": false' in config


@pytest.mark.django_db
def test_no_page_of_the_administration_holds_anything_inline() -> None:
    client = Client()
    client.force_login(get_user_model().objects.create_superuser("keeper", "keeper@example.org", "a long password"))
    addresses = [reverse("admin:index"), reverse("admin:password_change")]
    for model in admin.site._registry:
        name = f"admin:{model._meta.app_label}_{model._meta.model_name}"
        addresses += [reverse(f"{name}_changelist"), reverse(f"{name}_add")]
    for address in addresses:
        response = client.get(address)
        assert response.status_code in (200, 302, 403), address
        assert not INLINE.search(response.content.decode()), address
        assert "script-src 'self'" in response.headers["Content-Security-Policy"]
