"""The documentation page is made from the schema and names every address of the API."""

import re

import pytest
from django.test import Client
from django.urls import URLPattern

from config.api.problems import KINDS
from config.api.schema import document
from config.api.urls import urlpatterns

pytestmark = pytest.mark.django_db
PARAMETER = re.compile(r"<(?:\w+:)?(\w+)>")


@pytest.fixture
def page(client: Client) -> str:
    response = client.get("/api/v1/docs/")
    assert response.status_code == 200
    return response.content.decode()


def addresses() -> list[str]:
    """Return every address of the API with its parameters as the schema writes them."""
    routes = [str(each.pattern) for each in urlpatterns if isinstance(each, URLPattern) and each.name != "not-found"]
    return ["/api/v1/" + PARAMETER.sub(as_the_schema_writes_it, route) for route in routes]


def as_the_schema_writes_it(parameter: re.Match[str]) -> str:
    return "{id}" if parameter[1] == "pk" else f"{{{parameter[1]}}}"


@pytest.mark.parametrize("address", addresses())
def test_every_address_is_on_it(page: str, address: str) -> None:
    if address != "/api/v1/docs/":
        assert f'"{address}"' in page or f"<code>{address}</code>" in page


def test_every_operation_parameter_and_object_is_on_it(page: str) -> None:
    schema = document()
    for path in schema["paths"].values():
        for operation in path.values():
            assert f'id="{operation["operationId"]}"' in page
            for parameter in operation.get("parameters", ()):
                assert f"<code>{parameter['name']}</code>" in page
    for name, shape in schema["components"]["schemas"].items():
        assert f'id="object-{name}"' in page
        for member in shape["properties"]:
            assert f"<code>{member}</code>" in page


def test_every_link_within_the_page_leads_somewhere(page: str) -> None:
    for target in re.findall(r'href="#([^"]+)"', page):
        assert f'id="{target}"' in page, target


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.slug)
def test_the_type_of_every_problem_leads_to_its_description(page: str, kind: object) -> None:
    target = getattr(kind, "type", "").split("#")[1]
    assert f'id="{target}"' in page


def test_nothing_on_it_breaks_the_content_security_policy(page: str) -> None:
    assert " style=" not in page
    assert re.search(r"<script(?![^>]*\ssrc=)", page) is None
