"""The API against its own OpenAPI document, and its errors against their one shape."""

from typing import Any

import pytest
import schemathesis
from django.core.wsgi import get_wsgi_application
from django.test import Client
from hypothesis import HealthCheck, settings
from schemathesis.specs.openapi.checks import positive_data_acceptance

from tests.api.conftest import Call

schema = schemathesis.openapi.from_wsgi("/api/v1/openapi.json", get_wsgi_application())


@pytest.mark.django_db
@schema.parametrize()
@settings(max_examples=12, suppress_health_check=list(HealthCheck), deadline=None)
def test_every_answer_fits_the_document(case: "schemathesis.Case[Any]", db: None) -> None:
    # What fits the schema can be impossible: facts that contradict each other, a card that nobody holds, a template or an
    # option that there is not.
    can_be_impossible = case.operation.path.endswith(("/rulings", "/tables", "/claims", "/{seed}", "/answer"))
    refusable: list[Any] = [positive_data_acceptance] if can_be_impossible else []
    plain = {"Host": "localhost", "Accept-Encoding": "identity"}  # Schemathesis asks for gzip, but does not read it
    case.call_and_validate(headers=plain, excluded_checks=refusable)


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
