"""The OpenAPI document is served as JSON and YAML, and holds together."""

import json

import pytest
import yaml
from django.core.management import call_command
from django.test import Client
from jsonschema import Draft202012Validator

from config.api.schema import document


def test_json_is_what_one_gets_without_asking(client: Client) -> None:
    response = client.get("/api/v1/schema/")
    assert response["Content-Type"] == "application/json"
    assert json.loads(response.content)["openapi"] == "3.1.0"


@pytest.mark.parametrize(("query", "accept"), [("?format=yaml", "*/*"), ("", "application/yaml")])
def test_yaml_says_the_same(client: Client, query: str, accept: str) -> None:
    as_yaml = yaml.safe_load(client.get(f"/api/v1/schema/{query}", headers={"Accept": accept}).content)
    assert as_yaml == json.loads(client.get("/api/v1/schema/").content)


def test_every_object_is_a_valid_schema_without_further_members() -> None:
    for name, schema in document()["components"]["schemas"].items():
        Draft202012Validator.check_schema(schema)
        assert schema["additionalProperties"] is False, name


def test_every_failure_is_described_as_a_problem() -> None:
    for path in document()["paths"].values():
        for operation in path.values():
            for status, answer in operation["responses"].items():
                expected = {"application/json"} if status < "400" else {"application/problem+json"}
                assert set(answer.get("content", expected)) == expected, operation["operationId"]
                assert answer["description"]


def test_an_empty_query_is_a_query() -> None:
    parameters = document()["paths"]["/api/v1/cards/"]["get"]["parameters"]
    (query,) = [parameter["schema"] for parameter in parameters if parameter["name"] == "q"]
    assert Draft202012Validator(query).is_valid("")
    assert not Draft202012Validator(query).is_valid("\0")


def test_drf_spectacular_has_nothing_to_complain_of() -> None:
    call_command("spectacular", "--validate", "--fail-on-warn", "--file", "/dev/null")
