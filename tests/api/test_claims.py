"""``POST claims``, ``GET claims/schema``: a proposal for a contested claim."""

import json
from typing import Any

import jsonschema_rs
import pytest
from django.test import Client

from lawbook import limits
from tests.api.conftest import Call

FORGOTTEN = {
    "deal": "N:.432.2. 7.98.3. K.AKQ.. .765.4.",
    "leader": "S",
    "trump": "S",
    "declarer": "S",
    "claimer": "S",
    "claimed": 4,
    "forgotten": ["S7"],
}
"""South has the rest in hearts and trumps; East has the last other trump and two hearts."""


@pytest.fixture(autouse=True)
def _counted_anew() -> None:
    limits.forget()


def post(reader: Client, body: Any, status: int = 200, query: str = "lang=en") -> dict[str, Any]:
    text = body if isinstance(body, str) else json.dumps(body)
    headers = {"Content-Type": "application/json"}
    response = reader.post(f"/api/v1/claims?{query}", text, content_type="application/json", headers=headers)
    assert response.status_code == status, response.content
    assert len(response.content) < 50_000
    found: dict[str, Any] = response.json()
    return found


def test_a_forgotten_trump(reader: Client) -> None:
    body = FORGOTTEN
    found = post(reader, body)
    assert (found["left"], found["claimer"], found["opponents"], found["exhaustive"]) == (4, 3, 1, True)
    assert found["summary"].startswith("Proposal: of the 4 tricks that are left, 3 to the side of South")
    assert "no ruling" in found["notice"]
    assert found["forgot"]["cards"] == ["S7"]
    assert {"70A", "70C", "70D1"} <= {one["citation"] for one in found["clauses"]}
    assert [one["winner"] for one in found["line"]].count("E") == 1
    assert found["claimed"]["text"] == "Claimed were 4: there is a normal line on which fewer are won."


def test_the_same_in_turkish(reader: Client) -> None:
    body = FORGOTTEN
    found = post(reader, body, query="lang=tr")
    assert found["summary"] == "Öneri: kalan 4 löveden Güney’in tarafına 3, rakiplere 1 löve."


def test_a_criterion_is_overruled(reader: Client) -> None:
    body = {
        "deal": "N:..AQ. ...32 ..32. ..K4.",
        "leader": "S",
        "trump": "NT",
        "declarer": "S",
        "claimer": "S",
        "shown_out": [{"seat": "E", "suit": "D"}],
    }
    found = post(reader, body)
    assert found["claimer"] == 2
    changed = next(one for one in found["assumptions"] if one["criterion"] == "takes-marked-finesse")
    assert (changed["claimer"], changed["clause"]["citation"]) == (1, "70E1")
    overruled = post(reader, body | {"criteria": {"takes-marked-finesse": False}})
    assert overruled["claimer"] == 1
    assert not next(one for one in overruled["criteria"] if one["key"] == "takes-marked-finesse")["holds"]


@pytest.mark.parametrize(
    ("change", "place", "code"),
    [
        ({"deal": "N:.432.2. 7..3.3 .AKQ.A. .8.4.2"}, "deal", "unequal-hands"),
        ({"deal": "N:.43.2. 7.98.3. .AKQ.A. .7.4.65"}, "deal", "unequal-hands"),
        ({"deal": "N:... ... ... ..."}, "deal", "no-cards-left"),
        ({"deal": "N:.432.2. 7.98.2. .AKQ.A. .7.4.65"}, "deal.E", "card-twice"),
        ({"deal": 7}, "deal", "deal-not-hands"),
        ({"claimer": "N"}, "claimer", "dummy-claims"),
        ({"claimed": 5}, "claimed", "too-large"),
        ({"forgotten": ["HA"]}, "forgotten", "forgotten-not-out"),
        ({"forgotten": ["S7", "D3", "C6", "C5", "D4"]}, "forgotten", "too-many"),
        ({"shown_out": [{"seat": "W", "suit": "H"}]}, "shown_out", "shown-out-holds"),
        ({"penalty_cards": [{"seat": "N", "card": "H4"}]}, "penalty_cards.1", "no-penalty-card"),
        ({"trick": ["C3"]}, "deal", "unequal-hands"),
        ({"statement": [{"do": "cash"}]}, "statement.1", "step-part-missing"),
        ({"statement": [{"do": "draw-trumps", "suit": "S"}]}, "statement.1", "step-part-unknown"),
        ({"statement": [{"do": "ruff", "suit": "H", "hand": "E"}]}, "statement", "step-of-another-hand"),
        ({"statement": [{"do": "lead", "card": "S7"}]}, "statement", "step-card-not-held"),
        ({"statement": [{"do": "squeeze"}]}, "statement.0.do", "not-understood"),
        ({"criteria": {"psychic": True}}, "criteria.psychic", "not-understood"),
        ({"wishes": 1}, "wishes", "unknown-claim-part"),
        ({"leader": None}, "leader", "not-understood"),
    ],
)
def test_what_cannot_be_is_said(reader: Client, change: dict[str, Any], place: str, code: str) -> None:
    body = FORGOTTEN | change
    found = post(reader, body, 422)
    problems = {(one["field"], one["code"]) for one in found["error"]["problems"]}
    assert (place, code) in problems
    assert all(one["message"] for one in found["error"]["problems"])


@pytest.mark.parametrize("body", ["[]", "{}", "nonsense", '{"deal": NaN}', "[" * 5000])
def test_no_body_breaks_it(reader: Client, body: str) -> None:
    post(reader, body, 422)


def test_the_schema_takes_what_is_answered(call: Call, reader: Client) -> None:
    schema = call("claims/schema")
    validator = jsonschema_rs.validator_for(schema)
    assert validator.is_valid(FORGOTTEN)
    assert not validator.is_valid(FORGOTTEN | {"wishes": 1})
    post(reader, FORGOTTEN)


def test_whoever_asks_too_often_waits(reader: Client, settings: Any) -> None:
    settings.LIMITS = settings.LIMITS | {"claim": (1, 3600)}
    limits.forget()
    body = FORGOTTEN
    post(reader, body)
    assert post(reader, body, 429)["error"]["code"] == "too-many"
    limits.forget()
