"""What is noticed or said beside calls and cards, planted in random boards: found, ruled, undone, and the board goes on."""

import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION
from rulings.engine.cases import read_case
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import rule
from rulings.table.account import Account
from rulings.table.events import Called, Chose, Counted, Event, Played, Reported
from rulings.table.following import follow
from rulings.table.moments import lead_faced
from rulings.table.offers import offers
from rulings.table.table import Table
from rulings.table.what_now import what_now
from tests.table.calling import auctioned
from tests.table.playing import in_order, played, random_deal
from tests.table.test_properties import essence, long, quick, shown

SEEDS = st.integers(0, 10**6)
KINDS = {
    "count": ("wrong-number-of-cards", "missing-card"),
    "foreign_card": ("wrong-number-of-cards",),
    "take_from": ("cards-from-wrong-board",),
    "wrong_at_table": ("wrong-board",),
    "deal_fault": ("faulty-deal",),
    "correct": ("mistaken-explanation",),
    "misled_by": ("misinformation", "withdrawn-card"),
    "convey": ("unauthorised-information",),
    "learn": ("extraneous-information",),
    "ask": ("question-during-auction", "questions-at-opening-lead"),
    "look_into": ("system-card",),
}


def reports(rnd: random.Random, account: Account) -> list[Event]:
    """Everything that somebody could notice or say now."""
    by, other = rnd.sample(ROTATION, 2)
    position = account.table.position
    held = in_order(set(position.hands[by] if position else account.table.hands[by]))
    called = account.table.auction.has_called(by)
    misled = [("own-misunderstanding", None), ("no-alert", by.lho), ("explanation", by.rho)] if called else []
    return [
        *(Reported(by, "misled_by", how, 1, explainer) for how, explainer in misled),
        Reported(by, "convey", rnd.choice(["remark", "tempo", "alert", "manner"])),
        Reported(by, "learn", rnd.choice(["overheard", "wrong-hand", "other-table"])),
        *(Reported(by, "ask", what) for what in ("review", "single-call") if account.table.phase != "over"),
        *(Reported(by, "look_into", what) for what in ("own-card", "memory-aid") if account.table.phase != "over"),
        Reported(by, "correct", "weak", 1, rnd.choice([by, by.partner])),
        Counted(by, {by: 14, other: 12}),
        Counted(by, {by: 12}, rnd.choice(held) if held else None, rnd.choice(["elsewhere", "not-found"])),
        Counted(by, {by: 12}),
        Reported(by, "foreign_card", "no"),
        *([] if lead_faced(account.table) else [Reported(by, "take_from", "another-board")]),
        Reported(by, "wrong_at_table", rnd.choice(["board", "opponents", "direction"])),
        Reported(by, "deal_fault", rnd.choice(["dealt-wrongly", "not-shuffled", "card-seen-later", "other-reason"])),
    ]


def some_board(rnd: random.Random, seed: int) -> tuple[Table, list[Event], dict[int, dict[str, Any]]]:
    """A board up to some moment of the auction or the play, nothing being awaited."""
    if rnd.random() < 0.5:
        called = auctioned(seed, most_planted=1, most_events=12)
        start, events, told = called.start, called.events, called.told
    else:
        board = played(seed, most_planted=0)
        start, events, told = board.start, board.events, {}
    for length in range(rnd.randrange(len(events) + 1), len(events) + 1):
        account = follow(start, events[:length], told)
        if account.waiting is None and not any(one.event > length for one in account.rulings):
            return start, events[:length], told
    return start, [], {}


def planted_is_found(seed: int) -> None:
    rnd = random.Random(seed)
    start, events, told = some_board(rnd, seed)
    before = follow(start, events, told)
    event, number = rnd.choice(reports(rnd, before)), len(events) + 1
    told = {one: facts for one, facts in told.items() if one < number}
    account = answered(rnd, start, [*events, event], told, number)
    new = [one for one in account.rulings if one.event == number]
    assert {one.facts.kind for one in new} <= set(KINDS[event.what if isinstance(event, Reported) else "count"])
    assert new
    for one in new:
        assert kind_of(one.facts).problems(one.facts) == [], one.facts.known
        assert essence(rule(read_case({"kind": one.facts.kind, "facts": one.facts.known}))) == essence(one.ruling)
        assert one.ruling.part("effect") or one.ruling.part("option") or one.ruling.part("information")
    assert shown(follow(start, events, told)) == shown(before)
    it_goes_on(rnd, start, [*events, event], told, account)


def answered(
    rnd: random.Random, start: Table, events: list[Event], told: dict[int, dict[str, Any]], number: int
) -> Account:
    """The account once the director has answered all that is asked about the last event."""
    for _ in range(12):
        account = follow(start, events, told)
        open_ones = [one for one in account.rulings if one.event == number and one.ruling.split]
        if not open_ones:
            return account
        split = open_ones[0].ruling.split
        assert split is not None
        values = [value for branch in split.branches for value in branch.values]
        told.setdefault(number, {})[split.fact] = rnd.choice(values)
    raise AssertionError("the director is asked without end")


def it_goes_on(
    rnd: random.Random, start: Table, events: list[Event], told: dict[int, dict[str, Any]], account: Account
) -> None:
    """What is offered may be chosen; a board that is stopped takes no call or card, another one the next legal one."""
    for offer in offers(account, what_now(account, len(events))):
        choice = Chose(offer.by[0], offer.option.key, dict(offer.values))
        assert follow(start, [*events, choice], told).rulings != account.rulings
    now = what_now(account, len(events))
    if now.waits is not None:
        return
    legal: list[Event] = [Called(now.turn, call) for call, refusal in now.calls.items() if not refusal and now.turn]
    cards: list[Event] = [Played(now.turn, card) for card, refusal in now.cards.items() if not refusal and now.turn]
    if legal or cards:
        went_on = follow(start, [*events, rnd.choice([*legal, *cards])], told)
        assert shown(went_on) != shown(account)
    elif account.table.stopped:
        with pytest.raises(ImpossibleCase):
            follow(start, [*events, Called(start.dealer, "P")], told)


@quick
@given(SEEDS)
def test_what_is_reported_is_found_ruled_and_undone(seed: int) -> None:
    planted_is_found(seed)


@pytest.mark.long
@long
@given(SEEDS)
def test_much_that_is_reported_is_found_ruled_and_undone(seed: int) -> None:
    planted_is_found(seed)


@pytest.mark.parametrize("wrong", [{}, {ROTATION[0]: 13}])
def test_a_count_that_finds_thirteen_everywhere_changes_nothing(wrong: dict[Any, int]) -> None:
    deal = random_deal(random.Random(1))
    start = Table.start(ROTATION[0], None, deal, deal)
    assert follow(start, [Counted(ROTATION[0], wrong)]).rulings == ()
