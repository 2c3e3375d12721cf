"""What a ruling promises for later leads to the situation that rules on it, with the facts that are known."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from django.conf import settings
from django.utils import translation

from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_named, kinds
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.presenting import plain, present
from rulings.presenting_follow_ups import presented_follow_up
from rulings.situations.follow_ups import FOLLOW_UPS, follow_up
from rulings.wording.speech import sentences
from tests.rulings.reviewed import as_told, reviewed_cases

PROMISES = re.compile(
    r"After (the |)play|adjust|did damage|Once the board has been completed|artificial score|Law 8[67]"
)


def _literals(name: str) -> set[str]:
    """The keys of every note that the Laws and situations make by this function."""
    found = set()
    for folder in ("laws", "situations"):
        for path in Path(settings.BASE_DIR / "rulings" / folder).glob("*.py"):
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                    key = node.args[0]
                    if isinstance(key, ast.Constant):
                        found.add(str(key.value))
    return found


def _every() -> Iterator[tuple[str, Ruling, Conclusion]]:
    for case in reviewed_cases():
        ruling = rule(read_case(as_told(case)))
        for item in ruling.concluded:
            for one in (item, *item.then):
                yield case["id"], ruling, one


@pytest.mark.parametrize("note", ["reminder", "judgement"])
def test_every_note_that_promises_a_look_at_the_score_leads_on(note: str) -> None:
    with translation.override("en"):
        said = {key: text for key in _literals(note) for text in _said(key) if PROMISES.search(text)}
    assert len(said) >= {"reminder": 17, "judgement": 3}[note]
    assert {key: text for key, text in said.items() if key not in FOLLOW_UPS} == {}


def _said(key: str) -> list[str]:
    known = sentences()
    return [str(text) for name, text in known.items() if name.partition(".")[0] == key]


def test_a_link_leads_to_a_situation_with_facts_that_it_has() -> None:
    for key, link in FOLLOW_UPS.items():
        fields = kind_named(link.kind).facts.fields
        for name, value in link.facts.items():
            assert value in fields[name].candidates, (key, name)
        assert _said(key.partition(".")[0]), key


def test_what_is_handed_over_is_a_possible_case() -> None:
    followed = 0
    for case, ruling, item in _every():
        link = follow_up(item, ruling)
        if link is None:
            continue
        followed += 1
        assert link.kind in kinds(), case
        facts = presented_follow_up(item, ruling)["facts"]
        read = read_case({"kind": link.kind, "facts": plain(facts)})
        assert read.known.keys() == link.facts.keys(), case
        rule(read)
    assert followed > 200


def shown(kind: str, language: str = "en", **facts: Any) -> dict[str, Any]:
    with translation.override(language):
        return present(rule(read_case({"kind": kind, "facts": facts})), language)


def test_the_fault_that_was_found_is_told_to_the_sum() -> None:
    told = {"ground": "board-unplayable", "fault_of_ns": "direct", "fault_of_ew": "none", "scoring": "imps"}
    ruling = shown("adjusted-score", **told, event="teams", knockout=True)
    links = {one["key"]: one["follow_up"] for one in ruling["effects"] + ruling["reminders"] if "follow_up" in one}
    assert links["artificial-score-for-board"] == {
        "kind": "artificial-score",
        "title": "Artificial score, worked out",
        "text": "This is ruled on and worked out as “Artificial score, worked out”.",
        "facts": {**{name: told[name] for name in told if name != "ground"}, "event": "teams", "knockout": True},
    }
    assert links["other-table-score"]["kind"] == "team-match-score"


def test_the_sum_of_an_own_error_is_told_of_it() -> None:
    ruling = shown("adjusted-score", ground="law-provides", outcomes="several", own_error="gambling")
    (option,) = ruling["options"]
    assert option["follow_up"]["kind"] == "assigned-score"
    assert option["follow_up"]["facts"] == {"own_error": "gambling"}


def test_a_record_of_the_play_tells_the_score_at_the_table_and_the_adjusted_one() -> None:
    """With the transfer of 64A 3NT by North was one down; without the revoke (64C) it would have been made."""
    worked = next(case for case in reviewed_cases() if case["id"] == "worked-rev-1")
    with translation.override("en"):
        ruling = present(rule(read_case(as_told(worked))), "en")
    link = next(one["follow_up"] for one in ruling["effects"] if one["key"] == "adjusted-score")
    facts = link["facts"]
    assert facts["table_score"] == "3NT-1N"
    assert facts["results"] == ["3NT=N"]
    told = {"kind": link["kind"], "facts": {**facts, "scoring": "total-points", "offending_side": "EW"}}
    effects = rule(read_case(told)).part("effect")
    assert [one.values["points"] for one in effects if one.key == "points-on-board"] == [400, -400]


def test_a_reason_tells_more() -> None:
    ruling = shown("team-match-score", not_comparable=True, teams_at_fault="neither")
    artificial = next(one for one in ruling["effects"] if one["key"] == "artificial-score")
    assert artificial["follow_up"]["facts"] == {
        "fault_of_ns": "none",
        "fault_of_ew": "none",
        "scoring": "imps",
        "event": "teams",
    }


def test_a_situation_does_not_lead_to_itself() -> None:
    ruling = shown("penalty", misconduct="late")
    assert [one for one in ruling["options"] if "follow_up" in one] == []


def test_it_is_said_in_turkish() -> None:
    ruling = shown("adjusted-score", "tr", ground="law-provides", outcomes="one")
    assert (
        ruling["effects"][1]["follow_up"]["text"] == "Bunun kararı ve hesabı: “Atamalı ya da ağırlıklı skorun hesabı”."
    )


@pytest.mark.parametrize(
    ("kind", "facts", "leads_to"),
    [
        ("claim", {"claimer": "declarer", "claimers_act": "claimed-all", "reaction": "doubted"}, "disputed-claim"),
        ("agreed-claim", {"objection": "in-time"}, "disputed-claim"),
        ("wrong-number-of-cards", {"card_count": "short-only"}, "missing-card"),
    ],
)
def test_what_has_a_law_of_its_own_is_ruled_on_there(kind: str, facts: dict[str, Any], leads_to: str) -> None:
    """A ruling that says “contested (Law 70)” or “a missing card (Law 14)” is not the end of the way."""
    ruling = shown(kind, **facts)
    concluded = [one for part in ("effects", "reminders", "judgements") for one in ruling[part]]
    assert leads_to in [one["follow_up"]["kind"] for one in concluded if "follow_up" in one]
