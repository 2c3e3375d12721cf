"""Whatever happens at a table has an answer: a ruling, or what cannot be; and whatever is offered can be chosen."""

import json
from typing import Any

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from bridge.deal import read_deal
from tests.table.test_following import AUCTION, DEAL

HANDS = {str(seat): sorted(map(str, hand)) for seat, hand in read_deal(DEAL).items()}
HOW = ("inadvertent", "to-play", "deliberate")
_NAMES = st.sampled_from(["card", "leader", "faced", "turn", "cards", "grade", "declarer_did", "moment", "no", ""])
REPORTED: list[dict[str, Any]] = [
    {"count": {"N": 14, "S": 12}},
    {"count": {"E": 12}, "card": "SQ", "found": "elsewhere"},
    {"foreign_card": "past-trick"},
    {"take_from": "another-board"},
    {"wrong_at_table": "direction"},
    {"deal_fault": "other-reason"},
    {"correct": "weak", "about": 1},
    {"misled_by": "no-alert", "about": 1},
    {"misled_by": "own-misunderstanding"},
    {"convey": "tempo"},
    {"learn": "overheard"},
    {"ask": "review"},
    {"look_into": "own-card"},
]
_REFUSED = {"by": "N", "choose": "refuse-lead"}
# What is done, by whom, which of the cards or options: a legal card mostly, so that the record gets on.
STEPS = st.lists(
    st.tuples(st.sampled_from("lllllccpppexxa!rr"), st.sampled_from("NESW"), st.integers(0, 12)),
    min_size=3,
    max_size=18,
)


def answer(reader: Client, body: dict[str, Any], status: tuple[int, ...] = (200, 422)) -> dict[str, Any]:
    response = reader.post("/api/v1/tables", json.dumps(body), content_type="application/json")
    assert response.status_code in status, (body, response.content)
    assert len(response.content) <= 50_100
    found: dict[str, Any] = response.json()
    return found


def event(step: tuple[str, str, int], table: dict[str, Any]) -> dict[str, Any]:
    what, by, which = step
    if what in "lc" and table["choices"]:
        chosen: dict[str, Any] = table["choices"][which % len(table["choices"])]["event"]
        return chosen
    if what == "r":
        return {"by": by} | REPORTED[which % len(REPORTED)]
    legal = [one["card"] for one in table["cards"] if one["legal"]]
    if what == "l" and legal:
        return {"by": table["turn"], "play": legal[which % len(legal)]}
    if what == "e":
        return {"by": by, "expose": HANDS[by][which : which + 2], "how": HOW[which % 3]}
    other = {"x": "claim", "c": "concede"}.get(what)
    if other:
        return (
            {"by": by, other: which % 4}
            if which > 10
            else {"by": by, "play": HANDS[by][which], "faced": which % 2 == 0}
        )
    return {"by": by, "attention": True} if what in "a!" else {"by": by, "play": HANDS[by][which]}


@settings(max_examples=20, suppress_health_check=list(HealthCheck), deadline=None)
@given(steps=STEPS, known=st.booleans())
def test_any_record_has_an_answer(reader: Client, steps: list[tuple[str, str, int]], known: bool) -> None:
    body = {"dealer": "N", "vulnerable": "ew", "deal": DEAL if known else None, "events": AUCTION}
    shown = answer(reader, body, (200,))
    for step in steps:
        further = body | {"events": [*body["events"], event(step, shown["table"])]}  # type: ignore[misc]
        found = answer(reader, further)
        if "error" not in found:
            body, shown = further, found
    for choice in shown["table"]["choices"]:
        answer(reader, body | {"events": [*body["events"], choice["event"]]}, (200,))  # type: ignore[misc]


@settings(max_examples=60, suppress_health_check=list(HealthCheck), deadline=None)
@given(
    told=st.dictionaries(
        st.sampled_from(["7", "8", "facts", "", "-1"]),
        st.recursive(
            st.none() | st.booleans() | st.integers() | st.text(max_size=5),
            lambda inner: st.lists(inner, max_size=3) | st.dictionaries(_NAMES, inner, max_size=4),
            max_leaves=6,
        ),
        max_size=3,
    )
)
def test_whatever_the_director_adds_has_an_answer(reader: Client, told: dict[str, Any]) -> None:
    answer(
        reader,
        {"dealer": "N", "deal": DEAL, "events": [*AUCTION, {"by": "W", "play": "S5"}, _REFUSED], "facts": told},
    )


@pytest.mark.parametrize("deal", [DEAL, None])
def test_four_hundred_events_are_answered(reader: Client, deal: str | None) -> None:
    shown = [{"by": by, "expose": [card]} for by in "EW" for card in HANDS[by]]
    noticed = [{"by": "N", "attention": True}] * (400 - len(AUCTION) - len(shown))
    answer(reader, {"dealer": "N", "deal": deal, "events": [*AUCTION, *shown, *noticed]})
