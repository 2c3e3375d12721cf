"""One event has one ruling: however it is told, whichever situation asks, and when it is made on the table once more."""

from collections.abc import Mapping

import pytest
from hypothesis import given

from bench.revokes import REVOKES, records_with_revokes
from bridge.cards import Strain
from bridge.contracts import Contract
from bridge.seats import Seat, Side
from rulings.effects.revokes import CannotCorrect, NoTransfer, TransferTricks
from rulings.effects.scores import RevokeResult
from rulings.engine.rulings import rule
from rulings.engine.trace import Conclusion
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.account import Account, Ruled
from rulings.table.consequences import apply
from rulings.table.counting import counted
from rulings.table.events import Event, Exposed, Played
from rulings.table.finding import Irregularity, irregular
from rulings.table.following import after, follow
from rulings.table.reading_table import TableRead
from tests.table.playing import played
from tests.table.test_properties import SEEDS, accounts, position_of, quick, shown

RECORDS = records_with_revokes(20)


def costs(effects: list[Conclusion], seats: Mapping[str, Seat], trick: int = 0) -> dict[tuple[int, Seat], list[object]]:
    """What each revoke costs, by its trick and player."""
    found: dict[tuple[int, Seat], list[object]] = {}
    for one in effects:
        if isinstance(one, CannotCorrect | TransferTricks | NoTransfer):
            by = one.by if isinstance(one, TransferTricks) else one.who
            said = one.count if isinstance(one, TransferTricks) else one.values.get("why")
            found.setdefault((one.trick or trick, Seat(seats.get(by, by))), []).append(said)
    return found


@pytest.mark.parametrize("record", RECORDS, ids=range(len(RECORDS)))
def test_a_revoke_costs_the_same_as_a_case_by_itself_and_at_a_table(record: TableRead) -> None:
    account = follow(record.start, record.events)
    plays = [(one.by, one.card) for one in record.events if isinstance(one, Played)]
    tricks = tuple(tuple(plays[at : at + 4]) for at in range(0, 52, 4))
    contract = Contract(4, Strain.H, "", Seat.N)
    told = rule(RevokeFacts(deal=record.start.deal, contract=contract, play=tricks, hands_returned=True))
    here: dict[tuple[int, Seat], list[object]] = {}
    for ruled in account.rulings:
        here |= costs(ruled.ruling.concluded, ruled.seats, ruled.facts.known["trick"])
    assert len(here) == REVOKES
    assert here == costs(told.concluded, {})
    (result,) = [one for one in told.concluded if isinstance(one, RevokeResult)]
    assert result.tricks == counted(account, Side.NS)


def told_otherwise(account: Account, event: Event) -> Event | None:
    """A card that a player means to play is played once it can be seen (45C1, 45C2): the same thing in other words."""
    position = account.table.position
    if not isinstance(event, Played) or position is None or event.by is position.dummy or not event.faced:
        return None
    return Exposed(event.by, (event.card,), "to-play")


@pytest.mark.long
@quick
@given(SEEDS)
def test_a_card_played_and_a_card_shown_to_be_played_are_ruled_alike(seed: int) -> None:
    table = played(seed)
    for number, (before, now) in enumerate(zip(accounts(table), accounts(table)[1:], strict=False), start=1):
        other = told_otherwise(before, table.events[number - 1])
        if other is not None:
            assert shown(after(before, number, other, {})) == shown(now), f"event {number}: {other}"


@quick
@given(SEEDS)
def test_a_ruling_made_once_more_on_the_table_before_gives_the_table_after(seed: int) -> None:
    table = played(seed)
    found = accounts(table)
    for number, event in enumerate(table.events, start=1):
        before, now = found[number - 1], found[number]
        new = now.rulings[len(before.rulings) :]
        if len(new) == 1 and isinstance(event, Played | Exposed) and not before.waiting and not before.failures:
            again = made_again(before, event, new[0])
            if again is not None:
                assert again == position_of(now.table), f"event {number}: {event}"


def made_again(before: Account, event: Played | Exposed, ruled: Ruled) -> object:
    """The table after the ruling that the facts have by themselves; ``None`` where the card stays played without one."""
    irregularity = irregular(before.table, event)
    assert isinstance(irregularity, Irregularity)
    table = before.table
    if irregularity.stands_on_table and isinstance(event, Played):
        table = table.played(event.by, event.card)
    ruling = rule(type(ruled.facts)(**ruled.facts.known))
    if any(one.key == "no-rectification" for one in ruling.concluded):
        return None
    position = table.position_to_change()
    for one in ruling.concluded if ruling.split is None else ():
        apply(position, one, ruled.seats)
    return position_of(table.with_position(position))
