"""60C: the offender's partner plays to the trick before declarer has chosen what to demand of him (57A)."""

from bridge.changing import changed
from bridge.seats import Seat
from rulings.table.account import Account, Ruled, ruled_on
from rulings.table.events import Exposed, Played
from rulings.table.finding import seats_of
from rulings.table.legality import verdicts
from rulings.table.restrictions import PlayDemand
from rulings.table.table import Table


def before_demand(account: Account, waiting: Ruled, number: int, event: Played) -> Account | None:
    """The account with the card lying there; declarer's choice is still his. ``None`` for any other card."""
    position = account.table.position
    if position is None or all(one.key != "require-highest" for one in waiting.ruling.options):
        return None
    if event.by is not waiting.seats["partner"] or event.by is not position.turn:
        return None
    facts = {"played_on_by": "offending-side", "irregularity": "play", "card": event.card}
    ruled = ruled_on(number, "play-before-rectification", facts, {}, seats_of(position, waiting.seats["offender"]))
    return account.with_ruling(ruled, account.table.played(event.by, event.card))


def settled_by_demand(account: Account) -> tuple[Account, tuple[int, Exposed] | None]:
    """Once declarer has chosen: the card stays if he demands such a card; else it is back in the hand, and was seen (49)."""
    last = account.rulings[-1]
    seat, card = last.seats.get("partner"), last.facts.known.get("card")
    if last.facts.kind != "play-before-rectification" or seat is None or not _demanded(account.table, seat):
        return account, None
    table = account.table if (seat, card) in account.table.position_to_change().trick else _opened(account.table)
    position = table.position_to_change()
    if card is None or (seat, card) not in position.trick:
        return account, None
    position.take_back(seat, card)
    if verdicts(position, seat)[card] is not None:
        return changed(account, table=table.with_position(position)), (last.event, Exposed(seat, (card,), "to-play"))
    return changed(account, table=table.with_position(position).played(seat, card)), None


def _demanded(table: Table, seat: Seat) -> bool:
    return any(isinstance(one, PlayDemand) and one.seat is seat for one in table.obligations)


def _opened(table: Table) -> Table:
    """The trick that the card has completed."""
    return table.reopened(len(table.tricks)) if table.tricks else table
