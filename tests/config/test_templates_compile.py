"""Every template of the project can be read by the template engine."""

from pathlib import Path

import pytest
from django.conf import settings
from django.template.loader import get_template

FOLDER = Path(settings.BASE_DIR) / "templates"
NAMES = sorted(path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*") if path.is_file())


@pytest.mark.parametrize("name", NAMES)
def test_the_template_compiles(name: str) -> None:
    assert get_template(name)
