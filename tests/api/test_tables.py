"""``POST tables``, ``GET tables/schema``: a table followed event by event."""

import json
import re
from typing import Any

import jsonschema_rs
import pytest
from django.conf import settings as django_settings
from django.test import Client

from tests.api.conftest import Call
from tests.table.test_following import AUCTION, DEAL, event

TABLE = {"dealer": "N", "vulnerable": "none", "deal": DEAL}


def post(reader: Client, body: Any, status: int = 200, query: str = "lang=en") -> dict[str, Any]:
    text = body if isinstance(body, str | bytes) else json.dumps(body)
    headers = {"Content-Type": "application/json"}  # the client leaves it away where there is no body
    response = reader.post(f"/api/v1/tables?{query}", text, content_type="application/json", headers=headers)
    assert response.status_code == status, response.content
    assert len(response.content) <= 55_000 or "trace=" in query
    found: dict[str, Any] = response.json()
    return found


def table(*events: Any, **parts: Any) -> dict[str, Any]:
    return TABLE | {"events": [*AUCTION, *map(event, events)]} | parts


def refused(cards: list[dict[str, Any]]) -> dict[str, str]:
    return {one["card"]: one["refusal"]["clause"]["citation"] for one in cards if not one["legal"]}


def test_before_the_first_call_every_call_has_its_verdict(reader: Client) -> None:
    found = post(reader, TABLE | {"events": [{"by": "N", "call": "2H"}]})
    calls = {one["call"]: one for one in found["table"]["calls"]}
    assert (found["table"]["phase"], found["table"]["turn"], found["rulings"]) == ("auction", "E", [])
    assert len(calls) == 38
    assert calls["2S"] == {"call": "2S", "legal": True, "refusal": None}
    assert calls["X"]["legal"]
    assert calls["2D"]["refusal"]["clause"]["citation"] == "18D"
    assert calls["2D"]["refusal"]["text"] == "The bid is insufficient: it does not supersede the last one."
    assert calls["XX"]["refusal"]["clause"]["url"] == "/en/law/19/#B1"


def test_a_ruling_names_its_event_its_players_and_waits_for_the_choice(reader: Client) -> None:
    found = post(reader, table("W S5"))
    (ruled,) = found["rulings"]
    assert (ruled["event"], ruled["waits"], ruled["chosen"]) == (7, True, None)
    assert (ruled["seats"]["offender"], ruled["seats"]["declarer"]) == ("W", "N")
    assert ruled["ruling"]["script"][0] == "North, you have 3 choices:"
    assert "offender" not in " ".join(ruled["ruling"]["script"])
    assert found["table"]["waits_for"] == 7
    assert set(refused(found["table"]["cards"]).values()) == {"9B2"}


def test_the_same_in_turkish(reader: Client) -> None:
    found = post(reader, table("W S5", "N =refuse-lead"), query="lang=tr")
    assert found["rulings"][0]["ruling"]["script"][0] == "Kuzey, 3 seçeneğiniz var:"
    assert (
        found["table"]["penalty_cards"][0]["text"] == "Pik beşlisi, majör cezalı kart olarak Batı’nın önünde duruyor."
    )
    text = found["table"]["cards"][0]["refusal"]["text"]
    assert text == "Ortağının majör cezalı kartı var: deklaran seçimini belirtmeden hiçbir kart çıkılamaz."
    problem = post(reader, table("E SA"), 422, query="lang=tr")["error"]["problems"][0]
    assert problem["message"] == "Pik ası Doğu’nun elinde değil ya da artık değil."


def test_each_choice_comes_with_the_event_that_chooses_it(reader: Client) -> None:
    """What a program has to send is what it got: whatever is offered can be chosen, at the lead (50D2) too."""
    waiting = [table("W S5")]
    seen = set()
    for body in waiting:
        for choice in post(reader, body)["table"]["choices"]:
            seen.add(choice["key"])
            further = body | {"events": [*body["events"], choice["event"]]}
            after = post(reader, further)
            assert after["rulings"][-1]["chosen"]["option"] == choice["key"]
            if after["table"]["waits_for"]:
                waiting.append(further)
    assert {"accept-lead", "refuse-lead", "require-penalty-suit", "no-lead-restriction"} <= seen


def test_a_suit_that_declarer_names_is_offered_suit_by_suit(reader: Client) -> None:
    """57A3, 57A4: another suit than the one led; the choice says which."""
    before = ("E SQ", "S S6", "W S3", "N SA", "N HQ", "E H8", "S HK", "W H4", "N CK", "W D4")
    choices = post(reader, table(*before))["table"]["choices"]
    named = [one["event"]["values"]["suit"] for one in choices if one["key"] == "forbid-another-suit"]
    assert named == ["S", "H", "D"]
    unnamed = post(reader, table(*before, "N =forbid-another-suit"), 422)["error"]["problems"][0]
    assert unnamed["code"] == "suit-not-named"
    chosen = post(reader, table(*before, "N =forbid-another-suit suit:D"))["table"]["obligations"]
    assert [one["text"] for one in chosen] == ["East may not play a card of this suit: diamonds."]


def test_what_a_choice_demands_is_said_of_its_player(reader: Client) -> None:
    found = post(reader, table("W S5", "N =refuse-lead", "N =require-penalty-suit"))["table"]
    (demand,) = found["obligations"]
    assert demand.pop("clause")["citation"] == "50D2a"
    assert demand == {
        "seat": "E",
        "demand": "lead-required",
        "suits": ["S"],
        "text": "East must lead spades.",
    }
    assert {card[0] for card in refused(found["cards"])} == {"H", "D", "C"}
    assert found["penalty_cards"] == []


def test_the_missing_fact_is_asked_for_and_told_by_its_event(reader: Client) -> None:
    shown = {"by": "N", "expose": ["C2", "D9"], "how": "deliberate"}
    found = post(reader, table("E SQ", shown))
    assert found["table"]["missing"] == {
        "event": 8,
        "fact": "looked_played",
        "question": "Did declarer hold the card face up on or almost on the table, or so as to indicate that it was played?",
        "judgement": None,
    }
    assert found["rulings"][0]["ruling"]["missing"]["branches"]
    early = post(reader, table("E SQ", shown, "S S6"), 422)["error"]["problems"][0]
    assert early["message"] == "The ruling on event 8 comes first; it needs the fact “looked_played”."
    told = post(reader, table("E SQ", shown, "S S6", facts={"8": {"looked_played": False}}))
    assert told["table"]["missing"] is None


def test_facts_that_no_ruling_reads_are_named_by_their_event(reader: Client) -> None:
    """Told of a regular card they are of no use; of a revoke that nobody has noticed they are read once somebody has."""
    told = {"facts": {"7": {"led": True}, "10": {"damage": True}}}
    assert post(reader, table("E SQ", "S S6", "W H7", "N SK", "N CA", **told))["unread"] == [7, 10]
    told = {"facts": {"9": {"damage": False}}}
    assert post(reader, table("E SQ", "S S6", "W H7", **told))["unread"] == []


def test_the_board_as_played_and_its_score(reader: Client) -> None:
    found = post(reader, table("E SQ", "S S6", "W S3", "N SA", {"by": "N", "claim": 10}))["table"]
    assert found["result"] == {"tricks": 11, "result": "3NT+2 N", "score": 460}
    assert (found["phase"], found["turn"], found["cards"]) == ("over", None, [])
    assert [one["card"] for one in found["tricks"][0]] == ["SQ", "S6", "S3", "SA"]
    unknown = {"dealer": "N", "events": [*AUCTION, {"by": "N", "claim": 9}]}
    assert post(reader, unknown)["table"]["result"] == {"tricks": 9, "result": "3NT= N", "score": None}
    passed = {"dealer": "N", "events": [{"by": by, "call": "P"} for by in "NESW"]}
    assert post(reader, passed)["table"]["result"] == {"tricks": 0, "result": "Pass", "score": 0}


def test_a_revoke_that_nobody_has_noticed_is_unsettled(reader: Client) -> None:
    found = post(reader, table("E SQ", "S S6", "W H4", "N SA"))
    assert found["rulings"] == []
    assert found["table"]["unsettled"] == [{"event": 9, "trick": 1, "seat": "W"}]


def test_the_steps_of_a_ruling_are_given_on_demand(reader: Client) -> None:
    body = table("E SQ", "S S6", "W H4", "N SA", "N !")
    found = post(reader, body)
    assert found["trace"] is None
    assert found["rulings"][0]["ruling"]["trace"] is None
    assert post(reader, body, query="trace=9")["trace"]["steps"]
    assert post(reader, body, query="trace=8")["trace"] is None
    assert post(reader, body, 422, query="trace=x")["error"]["code"] == "invalid"


def test_an_answer_with_many_rulings_keeps_the_last_whole(reader: Client) -> None:
    dropped = [{"by": "N", "expose": ["HQ"]}] * 380
    found = post(reader, table("E SQ", "S S6", "W S3", *dropped))
    assert found["shortened"]
    assert found["left_out"] > 300
    assert len(found["rulings"]) + found["left_out"] == 380
    assert found["rulings"][0]["ruling"]["script"]
    assert found["rulings"][-1]["ruling"]["effects"]


@pytest.mark.parametrize(
    ("body", "place", "says"),
    [
        ([], "", "A table is an object"),
        ({}, "dealer", "Possible: N, E, S, W"),
        (TABLE | {"dealer": ["N"]}, "dealer", "Possible: N, E, S, W"),
        (TABLE | {"vulnerable": {}}, "vulnerable", "Possible: none, ns, ew, all"),
        (TABLE | {"event": []}, "event", "no part “event”"),
        (TABLE | {"events": {}}, "events", "a list of at most 400"),
        (TABLE | {"events": "x"}, "events", "a list of at most 400"),
        (TABLE | {"events": [{"by": "N", "call": "P"}] * 401}, "events", "a list of at most 400"),
        (TABLE | {"events": [7]}, "events.1", "An event is an object"),
        (TABLE | {"events": [{"by": "N"}]}, "events.1", "exactly one of these: call, play"),
        (TABLE | {"events": [{"by": "N", "call": "14S"}]}, "events.1.call", "“14S” is not a call"),
        (TABLE | {"events": [{"by": "N", "call": 7}]}, "events.1.call", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "call": ["P"]}]}, "events.1.call", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "play": "SK", "faced": "yes"}]}, "events.1.faced", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "expose": "SK"}]}, "events.1.expose", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "claim": True}]}, "events.1.claim", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "attention": False}]}, "events.1.attention", "cannot be read"),
        (TABLE | {"events": [{"by": "N", "call": "P", "why": ""}]}, "events.1.why", "cannot be read"),
        (
            TABLE | {"events": [{"by": "N", "play": "SK", "faced": False}]},
            "events.1",
            "No cards are played at this point",
        ),
        (TABLE | {"facts": []}, "facts", "the number of each event"),
        (TABLE | {"facts": {"2": {}}}, "facts.2", "from 1 to 1"),
        (TABLE | {"facts": {"1": 7}}, "facts.1", "from 1 to 1"),
        (TABLE | {"facts": {"²": {}}}, "facts.²", "from 1 to 1"),
        (TABLE | {"deal": {"N": ""}}, "deal.E", "hand of East is missing"),
        (TABLE | {"deal": 7}, "deal", "PBN text or the four hands"),
        (table("W S5", facts={"7": {"no": 1}}), "facts.7.no", "has no fact “no”"),
        (table("W S5", facts={"7": {"thirteenth": "x" * 5000}}), "facts.7.thirteenth", "has no fact"),
        (table("W S5", "N =refuse-lead", facts={"7": {"card": "SA"}}), "events.8", "do not fit what the events show"),
        (table("W S5", "W D2"), "events.8", "A choice comes first, about event 7"),
        (table("W S5", {"by": "N", "choose": "%(x)s", "values": {"a": [[[]]]}}), "events.8", "“%(x)s”"),
    ],
)
def test_what_cannot_be_is_refused_with_the_place_and_the_reason(
    reader: Client, body: Any, place: str, says: str
) -> None:
    error = post(reader, body, 422)["error"]
    assert error["code"] == "impossible-case"
    found = {problem["field"]: problem["message"] for problem in error["problems"]}
    assert says in found[place]


@pytest.mark.parametrize(
    "body",
    [
        *("", "{", "[" * 5000, "NaN", b"\xff\xfe", "x" * 70_000, rb'{"dealer": "\ud800"}', '{"dealer": Infinity}'),
        '{"dealer":' + "[" * 20_000 + "]" * 20_000 + "}",
        '{"dealer": "N", "events": [{"by": "N", "choose": "x", "values": ' + '{"a":' * 900 + "1" + "}" * 900 + "}]}",
        json.dumps(TABLE | {"deal": "N:" + "A" * 60_000}),
    ],
)
def test_hostile_text_is_refused(reader: Client, body: str | bytes) -> None:
    assert post(reader, body, 422)["error"]["problems"]


def test_the_example_of_the_document_is_answered(reader: Client) -> None:
    text = (django_settings.BASE_DIR / "docs" / "engine.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"api/v1/tables[^']*' -d '(.*?)'", text, re.DOTALL)
    found = post(reader, example)
    assert [one["text"] for one in found["table"]["obligations"]] == ["East must lead spades."]


def test_a_body_must_say_that_it_is_json(reader: Client) -> None:
    response = reader.post("/api/v1/tables", '{"dealer": "N"}', content_type="text/plain")
    assert response.status_code == 415


def test_the_schema_fits_what_is_sent(call: Call) -> None:
    validator = jsonschema_rs.validator_for(call("tables/schema"))
    assert validator.is_valid(table("W S5", "N =refuse-lead", {"by": "W", "expose": ["D2"]}, {"by": "N", "claim": 3}))
    assert validator.is_valid(TABLE | {"facts": {"7": {"card": "S5"}}})
    assert not validator.is_valid(table({"by": "Q", "play": "S5"}))
    assert not validator.is_valid(table({"by": "N", "play": "S5", "why": ""}))
    assert not validator.is_valid(TABLE | {"dealer": "X"})
