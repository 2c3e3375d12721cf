"""What holds of every auction with irregular calls: each is found and ruled, it ends, and it can be undone."""

from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.auction import CALLS
from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import rule
from rulings.table.account import Account
from rulings.table.calls_now import to_be_repeated
from rulings.table.events import Called
from rulings.table.following import after, follow
from rulings.table.owed_calls import corrects_bid
from rulings.table.what_now import what_now
from tests.table.calling import Called1, auctioned
from tests.table.test_properties import essence, facts_agree, long, quick, shown

SEEDS = st.integers(0, 10**6)


def accounts(table: Called1) -> list[Account]:
    found = [Account(table.start)]
    for number, event in enumerate(table.events, start=1):
        found.append(after(found[-1], number, event, table.told))
    return found


def everything(account: Account) -> Any:
    """All that can be seen of an account, with what the auction demands."""
    return shown(account), account.table.obligations, account.table.auction.history(), account.table.turn


def every_property(seed: int) -> None:
    table = auctioned(seed)
    found, kept = [Account(table.start)], []
    for number, event in enumerate(table.events, start=1):
        kept.append(deepcopy(everything(found[-1])))
        found.append(after(found[-1], number, event, table.told))
        facts_agree(found[-2], found[-1])
    assert [everything(one) for one in found[:-1]] == kept, "an event changed an earlier table"
    whole = follow(table.start, table.events, table.told)
    assert everything(whole) == everything(found[-1])
    assert everything(follow(table.start, table.events[:-1], table.told)) == everything(found[-2])
    it_ends(table, whole)
    irregular_calls_are_found(table, found)
    rulings_agree(whole)


def it_ends(table: Called1, whole: Account) -> None:
    assert whole.table.phase != "auction" or len(table.events) == 60
    assert set(whole.table.auction.calls) <= set(CALLS)
    if whole.table.phase == "play":
        assert whole.table.contract == whole.table.auction.contract


def irregular_calls_are_found(table: Called1, found: list[Account]) -> None:
    """A call that is not the turn's, or that is refused, is ruled on, tells more of a ruling, waits for it, or is withdrawn."""
    for number, event in enumerate(table.events, start=1):
        before, now = found[number - 1], found[number]
        if not isinstance(event, Called):
            continue
        verdict = what_now(before, number - 1).calls.get(event.call)
        changes = event.changes and before.table.auction.has_called(event.by)
        regular = event.by is before.table.turn and event.call in CALLS and verdict is None and not changes
        if not regular:
            assert now.ahead or now.rulings != before.rulings, f"event {number}: {event}"


def rulings_agree(whole: Account) -> None:
    """A ruling of a table is the one that the facts of its event have by themselves; they do not contradict themselves."""
    for one in whole.rulings:
        assert kind_of(one.facts).problems(one.facts) == [], one.facts.known
        if one.facts.known.get("call") == "8C":
            continue
        alone = rule(read_case({"kind": one.facts.kind, "facts": one.facts.known}))
        assert essence(alone) == essence(one.ruling)


@quick
@given(SEEDS)
def test_an_auction_with_irregular_calls_is_followed_found_and_undone(seed: int) -> None:
    every_property(seed)


@pytest.mark.long
@long
@given(SEEDS)
def test_many_auctions_with_irregular_calls_are_followed_found_and_undone(seed: int) -> None:
    every_property(seed)


def what_now_agrees(seed: int) -> None:
    """A call that is legal now is followed without a ruling on it, and one that is refused with one.

    Not where a call takes the place of another, which is a matter of that one's ruling, or is made over it before it is given.
    """
    table = auctioned(seed, most_planted=2)
    for number, account in enumerate(accounts(table)[:-1]):
        now = what_now(account, number)
        before_ruling = account.rulings and account.rulings[-1].event == number
        if now.waits is not None or now.turn is None or number % 3 or before_ruling:
            continue
        if corrects_bid(account, now.turn) or to_be_repeated(account.table):
            continue
        for call, refusal in now.calls.items():
            ruled = ruled_on_it(account, number + 1, Called(now.turn, call), table)
            assert ruled is (refusal is not None), f"{now.turn} {call}: {refusal}"


def ruled_on_it(account: Account, number: int, event: Called, table: Called1) -> bool:
    """Whether there is a ruling on the call itself, or it cannot be followed at all."""
    with suppress(ImpossibleCase):
        now = after(account, number, event, table.told)
        return any(one.event == number and one.facts.kind != "end-of-auction" for one in now.rulings)
    return True


@quick
@given(SEEDS)
def test_a_legal_call_is_followed_without_a_ruling_on_it(seed: int) -> None:
    what_now_agrees(seed)
