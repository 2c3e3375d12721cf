"""``POST rulings``, ``GET rulings/schema``, ``GET score``."""

import json
from typing import Any

import jsonschema_rs
import pytest
from django.test import Client

from tests.api.conftest import Call
from tests.rulings.reviewed import as_told, reviewed_cases

REVOKE = {
    "hand": "defender",
    "trick": 5,
    "establishment": "next-trick",
    "trick_won_by": "offender",
    "later_tricks": 2,
}


def post(reader: Client, body: Any, status: int = 200, lang: str = "en") -> dict[str, Any]:
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    headers = {"Content-Type": "application/json"}  # the client leaves it away where there is no body
    response = reader.post(f"/api/v1/rulings?lang={lang}", text, content_type="application/json", headers=headers)
    assert response.status_code == status, response.content
    found: dict[str, Any] = response.json()
    return found


def test_a_ruling_with_its_sentences_and_clauses(reader: Client) -> None:
    ruling = post(reader, {"kind": "revoke", "facts": REVOKE})
    assert ruling["status"] == "ruled"
    transfer = next(effect for effect in ruling["effects"] if effect["key"] == "transfer-tricks")
    assert transfer["values"]["count"] == 2
    names = {"citation": "64A1", "display": "Law 64A1", "url": "/en/law/64/#A1"}
    assert transfer["clause"] == names | {"preview": "/en/preview/64A1/"}
    assert "The revoke trick and one later trick of the offending side" in transfer["text"]
    assert transfer["text"] in ruling["script"]
    assert {"fact": "repeated", "value": False}.items() <= next(
        one for one in ruling["assumed"] if one["fact"] == "repeated"
    ).items()


def test_the_same_ruling_in_turkish(reader: Client) -> None:
    ruling = post(reader, {"kind": "revoke", "facts": REVOKE}, lang="tr")
    transfer = (
        "rönonsun olduğu löve ile kusurlu tarafın sonraki lövelerinden biri, toplam iki löve, öteki tarafa aktarılır"
    )
    assert f"Oyun bitince {transfer}." in ruling["script"]
    assert [one["display"] for one in ruling["clauses"]] == [
        f"Yasa {one}" for one in ("61A", "63A1", "63B", "64A1", "64C1")
    ]


def test_a_missing_fact_is_named_and_the_ruling_splits_on_it(reader: Client) -> None:
    ruling = post(reader, {"kind": "revoke", "facts": {**REVOKE, "trick_won_by": None}})
    assert ruling["status"] == "fact-missing"
    assert ruling["missing"]["question"] == "Who won the revoke trick?"
    by_value = {tuple(branch["values"]): branch["ruling"] for branch in ruling["missing"]["branches"]}
    counts = {
        values: next(e["values"]["count"] for e in branch["effects"] if e["key"] == "transfer-tricks")
        for values, branch in by_value.items()
    }
    assert counts == {("offender",): 2, ("partner", "opponents"): 1}


def test_a_fact_that_only_an_option_turns_on_is_asked_for(reader: Client) -> None:
    ruling = post(reader, {"kind": "exposed-card", "facts": {"hand": "defender", "occasion": "restored"}})
    assert ruling["missing"]["fact"] == "exposed"
    assert [one["values"] for one in ruling["missing"]["branches"]] == [["small-card"], ["honour"], ["several"]]


def test_one_level_of_branches_is_given_and_all_on_request(reader: Client) -> None:
    case = json.dumps({"kind": "revoke", "facts": {"hand": "defender"}})
    first = post(reader, case)["missing"]["branches"][0]
    assert first["values"] == list(range(1, 12))
    assert first["ruling"]["missing"]["fact"] == "establishment"
    assert (first["ruling"]["missing"]["branches"], first["ruling"]["missing"]["left_out"]) == ([], 3)
    everything = reader.post("/api/v1/rulings?branches=all", case, content_type="application/json").json()
    below = everything["missing"]["branches"][0]["ruling"]["missing"]
    assert (len(below["branches"]), below["left_out"]) == (3, 0)


def test_an_answer_that_would_be_long_says_that_it_is_shortened(reader: Client) -> None:
    facts = {"cards": ["SA", "SK", "HA"], "partners_cards": ["DA", "HK"]}
    response = reader.post("/api/v1/rulings", json.dumps({"kind": "penalty-card", "facts": facts}), "application/json")
    assert len(response.content) <= 50_000
    assert response.json()["shortened"]
    assert response.json()["missing"]["branches"]


def test_no_answer_is_long_however_many_choices_there_are(reader: Client) -> None:
    facts = {"moment": "partner-leads", "led_before_choice": "CK", "cards": ["S3", "C4", "DT", "H6"], "damage": True}
    response = reader.post("/api/v1/rulings", json.dumps({"kind": "penalty-card", "facts": facts}), "application/json")
    assert len(response.content) <= 50_000
    assert response.json()["options"]


DEAL = {"N": "732.83.T9875.AQJ", "E": "KQJT98.T72.63.K5", "S": "A4.AK54.AKQ.9843", "W": "65.QJ96.J42.T762"}


@pytest.mark.parametrize(
    ("case", "place", "says"),
    [
        ([], "", "A case is an object"),
        ({}, "kind", "does not say its kind"),
        ({"kind": "revok"}, "kind", "no kind of case “revok”"),
        ({"kind": "revoke", "facts": []}, "facts", "The facts are an object"),
        ({"kind": "revoke", "fact": {}}, "fact", "no part “fact”"),
        ({"kind": "revoke", "facts": {"trik": 3}}, "facts.trik", "Did you mean “trick”?"),
        ({"kind": "revoke", "facts": {"trick": 13}}, "facts.trick", "too large: at most 12"),
        ({"kind": "revoke", "facts": {"trick": "five"}}, "facts.trick", "not a whole number"),
        ({"kind": "revoke", "facts": {"hand": "West"}}, "facts.hand", "Possible: defender, declarer, dummy."),
        ({"kind": "revoke", "facts": {"card": "S1"}}, "facts.card", "cannot be read"),
        ({"kind": "revoke", "facts": {"trick": 9, "later_tricks": 5}}, "facts.later_tricks", "only 4 tricks left"),
        ({"kind": "revoke", "facts": {"deal": DEAL | {"E": "KQJT98.T72.63.K54"}}}, "facts.deal.E", "East has 14 cards"),
        (
            {"kind": "revoke", "facts": {"deal": DEAL | {"N": "A32.83.T9875.AQJ"}}},
            "facts.deal.S",
            "The ace of spades is in two hands",
        ),
        ({"kind": "revoke", "facts": {"deal": {"N": DEAL["N"], "X": ""}}}, "facts.deal.X", "no seat “X”"),
        ({"kind": "revoke", "facts": {"play": ["E SK SA S5 S2"]}}, "facts.deal", "is needed too"),
        (
            {"kind": "revoke", "facts": {"play": [[{"seat": "E", "card": "SK"}, {"seat": "W", "card": "S5"}]]}},
            "facts.tricks.1",
            "Trick 1: West played before South",
        ),
        (
            {
                "kind": "revoke",
                "facts": {"deal": DEAL, "contract": "3NT N", "play": ["E SK SA S5 S2", "N D5 D3 DA D2"]},
            },
            "facts.tricks.2",
            "North led, but it was the turn of South",
        ),
        (
            {"kind": "revoke", "facts": {"deal": DEAL, "contract": "3NT N", "play": ["E SA S4 S5 S2"]}},
            "facts.tricks.1",
            "East did not hold the ace of spades",
        ),
    ],
)
def test_an_impossible_case_is_refused_with_the_place_and_the_reason(
    reader: Client, case: Any, place: str, says: str
) -> None:
    error = post(reader, case, 422)["error"]
    assert error["code"] == "impossible-case"
    found = {problem["field"]: problem["message"] for problem in error["problems"]}
    assert says in found[place]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[" * 5000,
        "NaN",
        b"\xff\xfe",
        '{"kind": "revoke", "facts": {"trick": Infinity}}',
        "x" * 70_000,
        rb'{"kind": "\ud800"}',
    ],
)
def test_hostile_text_is_refused(reader: Client, body: str | bytes) -> None:
    assert post(reader, body, 422)["error"]["problems"]


@pytest.mark.parametrize(
    ("body", "code", "says"),
    [
        (rb'{"kind": "revoke", "facts": {"trick": "\ud800"}}', "half-character", "Metinde yarım bir karakter var"),
        (rb'{"kind": "revoke", "facts": {"\ud800": 3}}', "half-character", "Metinde yarım bir karakter var"),
        (b'{"kind":\n "revoke"', "not-json", "2. satırın 10. karakterinden itibaren JSON ya da YAML değil"),
        (b'{"kind": NaN}', "unreadable", "JSON ya da YAML olarak okunamıyor"),
        (b'{"kind": "\xff"}', "unreadable", "JSON ya da YAML olarak okunamıyor"),
        (b'{"kind": ' + b"1" * 5000 + b"}", "unreadable", "JSON ya da YAML olarak okunamıyor"),
    ],
)
def test_text_that_cannot_be_read_is_refused_in_the_language_of_the_caller(
    reader: Client, body: bytes, code: str, says: str
) -> None:
    response = reader.post("/api/v1/rulings?lang=tr", body, "application/json")
    assert response.status_code == 422
    (problem,) = response.json()["error"]["problems"]
    assert problem["code"] == code
    assert says in problem["message"]
    assert not {"codec", "Expecting", "Exceeds", "surrogates"} & set(problem["message"].split())


def test_a_whole_character_outside_the_first_plane_is_only_a_wrong_value(reader: Client) -> None:
    body = rb'{"kind": "revoke", "facts": {"trick": "\ud83c\udca1"}}'
    (problem,) = reader.post("/api/v1/rulings", body, "application/json").json()["error"]["problems"]
    assert problem["field"] == "facts.trick"


def test_regulations_of_an_organisation_settle_what_a_case_does_not_say(reader: Client, call: Call) -> None:
    case = {"kind": "face-down-lead", "facts": {"irregularity": "none"}}
    assert [one["key"] for one in post(reader, case)["effects"]] == ["lead-stands"]
    ruling = post(reader, case | {"regulations": {"opening_lead_faced": True}})
    assert [one["key"] for one in ruling["effects"]] == ["lead-face-up-by-regulation"]
    assert "led_face_up" not in [one["fact"] for one in ruling["assumed"]]
    refused = post(reader, case | {"regulations": {"x": 1}}, 422)
    assert refused["error"]["problems"][0]["field"] == "regulations.x"
    listed = {one["name"]: one for one in call("rulings/regulations", language="tr")}
    described = call("rulings/schema")["$defs"]["regulations"]["properties"]
    assert listed.keys() == described.keys()
    assert listed["fewer_scores"]["values"][1] == {"value": "neuberg", "label": "Neuberg formülü"}
    assert described["opening_lead_faced"]["x-left-by"] == ["41A", "fn:9", "fn:12"]


def test_the_schema_describes_every_reviewed_case(call: Call) -> None:
    schema = call("rulings/schema")
    validator = jsonschema_rs.validator_for(schema)
    for case in reviewed_cases():
        problems = [error.message for error in validator.iter_errors(as_told(case))]
        assert not problems, (case["id"], problems)


def test_the_schema_refuses_what_the_engine_refuses(call: Call) -> None:
    validator = jsonschema_rs.validator_for(call("rulings/schema"))
    assert not validator.is_valid({"kind": "revoke", "facts": {"trik": 3}})
    assert not validator.is_valid({"kind": "no-such-kind"})


def test_the_schema_says_what_is_needed_assumed_and_judged(call: Call) -> None:
    facts = call("rulings/schema")["$defs"]["revoke"]["properties"]
    assert facts["trick"]["x-needed"]
    assert "default" not in facts["trick"]
    assert (facts["repeated"]["x-needed"], facts["repeated"]["default"]) == (False, False)
    assert facts["damage"]["x-judgement"] == "64C1"
    assert facts["penalty_cards"]["default"] == []


def test_a_ruling_says_on_which_facts_it_turned(reader: Client) -> None:
    ruling = post(reader, {"kind": "revoke", "facts": REVOKE | {"repeated": False}})
    turned_on = {one["fact"]: (one["value"], one["clause"]) for one in ruling["turned_on"]}
    assert turned_on["trick_won_by"] == ("offender", "64A1")
    assert turned_on["establishment"] == ("next-trick", "63A1")
    assert "repeated" not in turned_on


def test_the_schema_bounds_what_can_be_said(call: Call) -> None:
    def unbounded(described: Any, place: str = "") -> list[str]:
        if not isinstance(described, dict):
            return []
        found = [place] if described.get("type") == "array" and "maxItems" not in described else []
        found += [place] if described.get("type") == "integer" and "maximum" not in described else []
        return found + [one for name, part in described.items() for one in unbounded(part, f"{place}.{name}")]

    assert unbounded(call("rulings/schema")) == []


def test_the_score_of_a_contract(call: Call) -> None:
    assert call("score?contract=4HX&declarer=S&vulnerable=none&tricks=9") == {
        "result": "4♥X-1 S",
        "score": -100,
        "ns": -100,
        "parts": {"undertricks": -100},
    }
    made = call("score?contract=3NT&declarer=E&vulnerable=ew&tricks=10")
    assert (made["score"], made["ns"]) == (630, -630)
    assert made["parts"] == {"trick-score": 100, "overtricks": 30, "game-bonus": 500}


@pytest.mark.parametrize(
    "query",
    [
        "contract=8H&declarer=S&vulnerable=none&tricks=9",
        "contract=4H&declarer=X&vulnerable=none&tricks=9",
        "contract=4H&declarer=S&vulnerable=none&tricks=14",
    ],
)
def test_an_impossible_score_is_refused(call: Call, query: str) -> None:
    assert call(f"score?{query}", 422)["error"]["message"]
