"""51A, 60C: a defender plays one of several major penalty cards before declarer has said which; declarer still may."""

from bridge.changing import changed
from bridge.plays import played_after
from rulings.engine.trace import Option
from rulings.table.account import Ruled
from rulings.table.consequences import choose
from rulings.table.events import Played
from rulings.table.table import Table

DESIGNATES = "designate-penalty-card"


def played_undesignated(standing: Ruled | None, event: Played) -> Ruled | None:
    """The ruling on the card, whose options stay open; ``None`` for any other card.

    ``standing``: the choice that was declarer's as the card was played.
    """
    if standing is None or standing.option(DESIGNATES, {"card": event.card}) is None:
        return None
    return changed(standing, reported=True, later=((event.by, event.card),))


def may_designate(table: Table, ruled: Ruled, option: Option) -> bool:
    """Until another hand than its player's has played since; what he himself led to the next trick does not matter (60C)."""
    if table.position is None or not ruled.later:
        return False
    seat, card = ruled.later[0]
    lying = [*(table.tricks[-1] if table.tricks else ()), *table.position.trick]
    return (seat, card) in lying and all(by is seat for by, _ in played_after(lying, card))


def designated_since(table: Table, ruled: Ruled, option: Option) -> Table:
    """The card named stays if it lies there; else that one goes back, a penalty card as before, and the named one is due."""
    ((seat, card),) = ruled.later
    if card == option.values["card"]:
        return table
    if (seat, card) not in table.position_to_change().trick:
        table = table.reopened(len(table.tricks))
    position = table.position_to_change()
    position.take_back(seat, card)
    choose(position, option, ruled.seats)
    return table.with_position(position)
