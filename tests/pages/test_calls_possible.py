"""After a ruling on an irregular call: what may be called now, wherever the facts fix the auction."""

from urllib.parse import parse_qsl

import pytest
from django.test import Client

from bridge.auction import Call
from rulings.assistant.calls_possible import table_after, verdicts
from rulings.assistant.table_told import TableTold
from rulings.table.call_effects import in_force
from rulings.table.following import follow
from rulings.table.what_now import what_now
from tests.pages.test_possible_now import greyed, possible

AUCTIONS = [
    "N 1S, E 1H, S choose accept-call",
    "N 1S, E 1H, S choose refuse-call",
    "N 1S, E X, S XX, W 2H, N 2D, E choose refuse-call",
    "N 1S, E 1H, S choose refuse-call, E 2H",
    "N 1S, E 1H, S choose refuse-call, E P",
    "E 1H, S choose accept-call",
    "E 1H, S choose refuse-call",
    "E 1H, S choose refuse-call, N P",
    "E P, S choose refuse-call",
    "E P, S choose refuse-call, N P",
    "N 1C, E 1D, W 1H, N choose refuse-call",
    "N 1C, E 1D, W 1D, N choose accept-call",
    "N 1C, E P, W 1H, N choose refuse-call",
    "N P, E P, W 1H, N choose refuse-call",
    "N 1S, E P, S X",
    "N 1S, E P, S P, W XX",
    "N 1S, E X, S P, W X",
]
NOT_COMPARABLE = tuple(f"2.{test}=false" for test in ("similar_meaning", "among_its_meanings", "same_purpose"))


def told(auction: str) -> TableTold:
    events = tuple(auction.split(", "))
    replaced = "E P" in events and "N 1S" in events and len(events) > 3
    return TableTold(dealer="N", events=events, facts=NOT_COMPARABLE if replaced and "refuse" in auction else ())


@pytest.mark.parametrize("auction", AUCTIONS)
def test_the_calls_are_those_of_the_table(auction: str) -> None:
    """The situation, told with the calls before, comes to the same 38 verdicts as the table that was told call by call."""
    read = told(auction).read()
    account = follow(read.start, read.events, read.told)
    ruled = account.rulings[-1]
    before = ruled.base.auction.calls if ruled.base else ()
    facts = ruled.facts.but(calls_before=tuple(map(Call, before)))
    effects = in_force(ruled)
    found = table_after(facts, effects)
    assert found is not None
    now = what_now(account, len(read.events))
    assert found.auction.calls == account.table.auction.calls
    assert verdicts(found, facts, effects) == now.calls


def test_a_call_out_of_rotation_that_was_accepted_is_the_last_bid(reader: Client) -> None:
    facts = {"call": "1H", "turn_to_call": "rho", "calls_before": "1D", "lho_did": "accepted"}
    now = possible(reader, "call-out-of-rotation", facts)
    assert "Left-hand opponent: what may be called now" in now
    assert greyed(now) == ["1♣", "1♦", "1♥", "redouble"]


SLIP = "first_call=1S&second_call=2S&second_call_made=true&partner_called=false&first_call_was=slip"
MEANT = SLIP.replace("slip", "meant") + "&lho_did=refused&similar_meaning=true"


@pytest.mark.parametrize(
    ("kind", "facts", "who", "forbidden"),
    [
        ("call-out-of-rotation", "call=X&turn_to_call=partner&last_call=none", "Offender's partner", 37),
        ("double-or-redouble", "call=XX&calls_before=1S P", "Offender", 6),
        ("changed-call", SLIP, "Left-hand opponent", 10),
        ("changed-call", MEANT, "Left-hand opponent", 5),
    ],
)
def test_who_is_to_call_after_other_irregular_calls(
    reader: Client, kind: str, facts: str, who: str, forbidden: int
) -> None:
    now = possible(reader, kind, dict(parse_qsl(facts)))
    assert f"{who}: what may be called now" in now
    assert len([one for one in greyed(now) if one != "any other call"]) == forbidden


def test_who_must_pass_or_repeat_is_not_told_so_twice(reader: Client) -> None:
    """The right-hand opponent has passed: of the 38 calls one is left, and no second list says that again."""
    facts = {"call": "1H", "turn_to_call": "rho", "calls_before": "P", "lho_did": "refused", "rho_then": "passed"}
    now = possible(reader, "call-out-of-rotation", facts)
    assert len(greyed(now)) == 37
    assert now.count("<h3>") == 1


WAITING = {"call": "1H", "turn_to_call": "rho", "last_call": "opponents-bid"}


@pytest.mark.parametrize(
    "facts",
    [
        {**WAITING, "calls_before": "1D"},
        {**WAITING, "lho_did": "called"},
        {**WAITING, "calls_before": "1D", "lho_did": "refused", "rho_then": "called"},
    ],
)
def test_nothing_is_said_before_the_choice_nor_once_an_unknown_call_has_followed(
    reader: Client, facts: dict[str, str]
) -> None:
    assert "may be called now" not in possible(reader, "call-out-of-rotation", facts)


def test_where_the_calls_so_far_are_missing_they_can_be_told(reader: Client) -> None:
    told_too_little = possible(reader, "call-out-of-rotation", {**WAITING, "lho_did": "refused"})
    assert "may be called now" not in told_too_little
    assert "ask=calls_before" in told_too_little
    assert "ask=calls_before" not in possible(
        reader, "call-out-of-rotation", {**WAITING, "lho_did": "refused", "last_bid": "1D"}
    )
