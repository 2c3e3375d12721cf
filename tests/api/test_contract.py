"""The API against its own OpenAPI document, and its errors against their one shape."""

import json
from collections import Counter
from typing import Any

import pytest
import schemathesis
import schemathesis.pytest
from django.core.wsgi import get_wsgi_application
from django.test import Client
from hypothesis import HealthCheck, settings
from ninja import Schema
from schemathesis.schemas import BaseSchema
from schemathesis.specs.openapi.checks import positive_data_acceptance

from lawbook import limits
from tests.api.conftest import Call

ROOMS = ("lawbook", "rulings", "quizzes")
AS_JSON: dict[str, Any] = {"content_type": "application/json", "headers": {"Content-Type": "application/json"}}
few = schemathesis.pytest.from_fixture("document")
systematic = schemathesis.pytest.from_fixture("document_with_edges")


@pytest.fixture
def document(db: None) -> BaseSchema:
    """Read when a process is about to ask it: others need not."""
    found = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", get_wsgi_application())
    found.config.phases.coverage.enabled = False
    return found


@pytest.fixture
def document_with_edges(document: BaseSchema) -> BaseSchema:
    """With every value at and beyond its bounds: some 1,600 calls."""
    document.config.phases.coverage.enabled = True
    return document


@few.parametrize()
@settings(max_examples=2, suppress_health_check=list(HealthCheck), deadline=None)
def test_an_answer_fits_the_document(case: "schemathesis.Case[Any]") -> None:
    _call(case)


@pytest.mark.long
@systematic.parametrize()
@settings(max_examples=6, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_fits_the_document(case: "schemathesis.Case[Any]") -> None:
    _call(case)


def _call(case: "schemathesis.Case[Any]") -> None:
    # What fits the schema can be impossible: facts that contradict each other, a card that nobody holds, a template or an
    # option that there is not.
    can_be_impossible = case.operation.path.endswith(("/rulings", "/tables", "/claims", "/{seed}", "/answer"))
    refusable: list[Any] = [positive_data_acceptance] if can_be_impossible else []
    plain = {"Host": "localhost", "Accept-Encoding": "identity"}  # Schemathesis asks for gzip, but does not read it
    limits.forget()
    case.call_and_validate(headers=plain, excluded_checks=refusable)


def test_the_examples_of_the_document_are_answered(call: Call, reader: Client) -> None:
    """Whoever tries them sees what the API gives; by them an answer of each kind is held against the document above."""
    document = call("openapi.json")
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            examples = {one["name"]: one["example"] for one in operation.get("parameters", ()) if "example" in one}
            query = {name: value for name, value in examples.items() if f"{{{name}}}" not in path}
            address = path.format(**examples)
            if method == "get":
                response = reader.get(address, query)
            else:
                sent = _example_of_body(operation, document["components"]["schemas"])
                response = reader.post(address, json.dumps(sent), **AS_JSON)
            assert response.status_code == 200, (method, address, response.content)


def _example_of_body(operation: dict[str, Any], schemas: dict[str, Any]) -> Any:
    body = operation["requestBody"]["content"]["application/json"]
    if "example" in body:
        return body["example"]
    fields = schemas[body["schema"]["$ref"].rpartition("/")[2]]["properties"]
    return {name: field["examples"][0] for name, field in fields.items()}


def test_every_parameter_is_described(call: Call) -> None:
    operations = [one for methods in call("openapi.json")["paths"].values() for one in methods.values()]
    parameters = [one for operation in operations for one in operation.get("parameters", ())]
    assert [one["name"] for one in parameters if not one.get("description")] == []


def test_no_two_schemas_have_one_name() -> None:
    """In the document the second would stand in the place of the first."""
    named = Counter(one.__name__ for one in _below(Schema) if one.__module__.split(".")[0] in ROOMS)
    assert [name for name, times in named.items() if times > 1] == []


def _below(schema: type[Schema]) -> set[type[Schema]]:
    return {one for child in schema.__subclasses__() for one in (child, *_below(child))}


def test_the_document_names_every_call(call: Call) -> None:
    document = call("openapi.json")
    assert document["openapi"].startswith("3.1")
    assert set(document["paths"]) == {
        f"/api/v1/{path}"
        for path in (
            *("editions", "editions/{edition}", "editions/{edition}/concepts"),
            *("laws", "laws/{number}", "sections/{citation}", "search"),
            *("rulings", "rulings/schema", "rulings/regulations", "rulings/regulations/published"),
            *("score", "tables", "tables/schema"),
            *("claims", "claims/schema"),
            *("situations", "situations/{kind}/tree"),
            *("questions", "questions/{template}/{seed}", "questions/{template}/{seed}/answer"),
        )
    }


@pytest.mark.parametrize(
    ("path", "method", "status"), [("nothing", "get", 404), ("laws", "post", 405), ("laws/50", "delete", 405)]
)
def test_django_s_own_errors_have_the_same_shape(reader: Client, path: str, method: str, status: int) -> None:
    response = getattr(reader, method)(f"/api/v1/{path}", headers={"Accept-Language": "en"})
    assert response.status_code == status
    assert set(response.json()["error"]) == {"code", "message", "fields", "problems"}


def test_turkish_letters_can_be_read(reader: Client) -> None:
    assert "CEZALI KARTIN DURUMU" in reader.get("/api/v1/laws").content.decode()
    assert "Rönons" in reader.get("/api/v1/sections/def:ronons").content.decode()


def test_head_is_answered_like_get(reader: Client) -> None:
    response = reader.head("/api/v1/laws/12")
    assert (response.status_code, response.content) == (200, b"")


def test_what_describes_the_api_is_made_once(call: Call, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes a tenth of a second of the processor, and anybody may ask for it."""
    first = [call(one) for one in ("openapi.json", "rulings/schema")]
    for maker in ("ninja.main.get_schema", "rulings.engine.cases.schema"):
        monkeypatch.setattr(maker, lambda **_: pytest.fail("made again"))
    assert [call(one) for one in ("openapi.json", "rulings/schema")] == first
