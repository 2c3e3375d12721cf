"""60C: the offender's partner plays to the trick before declarer has chosen what to demand of him (57A)."""

from bridge.changing import changed
from rulings.table.account import Account, Ruled, ruled_on
from rulings.table.events import Exposed, Played
from rulings.table.finding import seats_of
from rulings.table.legality import verdicts
from rulings.table.restrictions import PlayDemand
from rulings.table.table import Table


def before_demand(account: Account, waiting: Ruled, number: int, event: Played) -> Account | None:
    """The account with the card lying there; declarer's choice is still his. ``None`` for any other card."""
    position = account.table.position
    demand = next((one for one in waiting.ruling.options if one.key == "require-highest"), None)
    if position is None or demand is None or event.by is not position.turn:
        return None
    if event.by is not waiting.seats[demand.values["who"]]:
        return None
    facts = {"played_on_by": "offending-side", "irregularity": "play", "card": event.card}
    ruled = ruled_on(number, "play-before-rectification", facts, {}, seats_of(position, event.by.partner))
    return account.with_ruling(ruled, account.table.played(event.by, event.card))


def declaring_sides_card(account: Account, waiting: Ruled, event: Played) -> bool:
    """Declarer's other hand plays before the offender's partner, and declarer has not chosen (57A): 57C3.

    It does not sit on the offender's left, and so loses no right by it (60A1).
    """
    position = account.table.position
    if position is None or all(one.key != "require-highest" for one in waiting.ruling.options):
        return False
    if event.by.side is not position.declarer.side or event.by in {seat for seat, _ in position.trick}:
        return False
    offender = waiting.seats["offender"]
    return offender.side is not position.declarer.side and event.by not in (position.turn, offender.lho)


def settled_by_demand(account: Account) -> tuple[Account, tuple[int, Exposed] | None]:
    """Once declarer has chosen: the card stays if he demands such a card; else it is back in the hand, and was seen (49)."""
    table = account.table
    found = next((one for one in reversed(account.rulings) if _waits_for_demand(table, one)), None)
    if found is None:
        return account, None
    seat, card = found.seats["partner"], found.facts.known["card"]
    in_progress = (seat, card) in table.position_to_change().trick
    demands = () if in_progress else [one for one in table.obligations if isinstance(one, PlayDemand)]
    table = table if in_progress else table.reopened(len(table.tricks))
    position = table.position_to_change()
    position.restrictions = [*position.restrictions, *demands]
    position.take_back(seat, card)
    if verdicts(position, seat)[card] is not None:
        return changed(account, table=table.with_position(position)), (found.event, Exposed(seat, (card,), "to-play"))
    return changed(account, table=table.with_position(position).played(seat, card)), None


def _waits_for_demand(table: Table, ruled: Ruled) -> bool:
    """Whether it is such a card, of a player of whom something is demanded now, and it lies in the trick."""
    if ruled.facts.kind != "play-before-rectification" or table.position is None:
        return False
    play = (ruled.seats["partner"], ruled.facts.known.get("card"))
    demanded = any(isinstance(one, PlayDemand) and one.seat is play[0] for one in table.obligations)
    last = table.tricks[-1] if table.tricks and not table.position.trick else ()
    return demanded and play in (*table.position.trick, *last)
