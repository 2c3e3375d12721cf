"""How the other hand plays to a trick that a stated step led to."""

from rulings.adjudication.beliefs import winners
from rulings.adjudication.masks import SUITS, beating, highest, lowest
from rulings.adjudication.normal_plays import Begun
from rulings.adjudication.plan import Manner


def stated(manner: Manner, begun: Begun, seat: int, legal: int, out: int, trump: int | None) -> int:
    """The card that the step wants of this hand; empty where it says nothing for it, or cannot be followed."""
    if manner.seat != seat:
        return 0
    over, follows = beating(legal, begun.best, trump), bool(legal & SUITS[begun.led])
    if manner.kind == "ruff":
        ruffs = over & SUITS[trump] if trump is not None and not follows else 0
        return highest(ruffs) if manner.high else lowest(ruffs)
    if not follows:
        return 0
    if manner.kind == "low" or (manner.kind == "run" and begun.winner == (seat + 2) % 4):
        return lowest(legal)
    if manner.kind == "finesse" and manner.card is not None and over >> manner.card & 1:
        return 1 << manner.card
    good = winners(over, out) if manner.kind == "win" else 0
    return lowest(good) or lowest(over) or lowest(legal)
