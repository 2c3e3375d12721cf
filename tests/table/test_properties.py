"""What holds of every table: it is followed, everything planted is found, nothing is lost, and it can be undone."""

from collections import Counter
from contextlib import suppress
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION
from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import Ruling, rule
from rulings.table.account import Account
from rulings.table.events import Played
from rulings.table.following import after, follow
from rulings.table.table import Table
from rulings.table.what_now import what_now
from tests.table.playing import Played13, played, whatever

SEEDS = st.integers(0, 10**6)
quick = settings(max_examples=12, deadline=None, derandomize=True, database=None)
long = settings(max_examples=60, deadline=None, database=None)


def accounts(played_out: Played13) -> list[Account]:
    """The account after each event, followed one by one; no event changes the table before it."""
    found, kept = [Account(played_out.start)], []
    for number, event in enumerate(played_out.events, start=1):
        kept.append(deepcopy(shown(found[-1])))
        found.append(after(found[-1], number, event, {}))
    assert [shown(one) for one in found[:-1]] == kept
    return found


def shown(account: Account) -> dict[str, Any]:
    """All that can be seen of an account."""
    table = account.table
    rulings = [
        (one.event, one.facts.known, essence(one.ruling), one.chosen and one.chosen.key) for one in account.rulings
    ]
    return {"table": position_of(table), "rulings": rulings, "failures": account.failures}


def position_of(table: Table) -> Any:
    position = table.position
    play = position and (
        position.hands,
        position.turn,
        position.declarer,
        position.trick,
        position.won,
        sorted(map(repr, position.restrictions)),
    )
    return table.auction, play, table.tricks, table.rest


def essence(ruling: Ruling) -> Any:
    return ruling.kind, ruling.status, [(one.part, one.key, one.values) for one in ruling.concluded]


def every_property(seed: int) -> None:
    table = played(seed)
    one_by_one = accounts(table)
    whole = follow(table.start, table.events)
    nothing_is_lost(one_by_one)
    planted_is_found(table, one_by_one)
    assert shown(follow(table.start, table.events)) == shown(whole)
    undo_gives_the_table_before(table, one_by_one)
    rulings_agree(whole)


def whatever_happens(seed: int) -> None:
    """Nothing but ``ImpossibleCase`` is raised; a record that waits for a fact is not gone on with here."""
    happening = whatever(seed)
    account, number, event = next(happening)
    with suppress(StopIteration):
        while True:
            kept = None
            with suppress(ImpossibleCase):
                now = after(account, number, event, {})
                nothing_is_lost([now])
                facts_agree(account, now)
                what_now(now, number)
                kept = None if now.waiting and now.waiting.ruling.split else now
            account, number, event = happening.send(kept)


@quick
@given(SEEDS)
def test_whatever_happens_is_followed_or_refused(seed: int) -> None:
    whatever_happens(seed)


@pytest.mark.long
@long
@given(SEEDS)
def test_whatever_happens_at_many_tables_is_followed_or_refused(seed: int) -> None:
    whatever_happens(seed)


def facts_agree(before: Account, now: Account) -> None:
    """No ruling rests on facts that cannot all be true; what was ruled before is looked at already."""
    ruled = [one for one in now.rulings if all(one is not earlier for earlier in before.rulings)]
    assert [one.facts.known for one in ruled if kind_of(one.facts).problems(one.facts)] == []


def nothing_is_lost(one_by_one: list[Account]) -> None:
    for account in one_by_one:
        position = account.table.position
        if position is None:
            continue
        places = [card for seat in ROTATION for card in position.hands[seat]]
        places += [card for _, card in position.trick]
        places += [card for trick in account.table.out_of_hand for _, card in trick]
        assert max(Counter(places).values()) == 1
        assert len(places) == 52
        lying = [one.card for one in account.table.penalty_cards]
        assert len(lying) == len(set(lying))
        assert all(one.card in position.hands[one.seat] for one in account.table.penalty_cards)


def planted_is_found(table: Played13, one_by_one: list[Account]) -> None:
    for number in table.planted:
        before, now = one_by_one[number - 1], one_by_one[number]
        found = [one.event for one in now.rulings[len(before.rulings) :]] + [event for event, _ in now.failures]
        assert number in found, f"event {number} is irregular: {table.events[number - 1]}"


def undo_gives_the_table_before(table: Played13, one_by_one: list[Account]) -> None:
    for count in (len(table.events) - 1, len(table.events) // 2):
        again = follow(table.start, table.events[:count])
        if again.table.phase != "over":
            assert shown(again) == shown(one_by_one[count])


def rulings_agree(whole: Account) -> None:
    """A ruling of a table is the one that the facts of its event have by themselves; they do not contradict themselves."""
    for one in whole.rulings:
        assert kind_of(one.facts).problems(one.facts) == []
        alone = rule(read_case({"kind": one.facts.kind, "facts": one.facts.known}))
        assert essence(alone) == essence(one.ruling)


@quick
@given(SEEDS)
def test_a_table_with_irregularities_is_followed_found_and_undone(seed: int) -> None:
    every_property(seed)


@pytest.mark.long
@long
@given(SEEDS)
def test_many_tables_with_irregularities_are_followed_found_and_undone(seed: int) -> None:
    every_property(seed)


@quick
@given(SEEDS)
def test_a_legal_card_is_followed_without_an_irregularity_and_another_with_one(seed: int) -> None:
    what_now_agrees(seed)


@pytest.mark.long
@long
@given(SEEDS)
def test_many_cards_are_legal_as_what_now_says(seed: int) -> None:
    what_now_agrees(seed)


def what_now_agrees(seed: int) -> None:
    table = played(seed)
    for number, account in enumerate(accounts(table)[5:-1], start=5):
        now = what_now(account, number)
        if account.waiting or now.turn is None or number % 4:
            continue
        for card, refusal in now.cards.items():
            followed = after(account, number + 1, Played(now.turn, card), {})
            ruled = [one for one in followed.rulings[len(account.rulings) :] if not one.reported]
            irregular = bool(ruled) or len(followed.failures) > len(account.failures)
            assert irregular is (refusal is not None), f"{now.turn} {card}: {refusal}"
