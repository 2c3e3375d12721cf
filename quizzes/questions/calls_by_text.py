"""Which calls are legal, read off the text once more and without the engine: 18A to 18D, 19A1, 19B1."""

from collections.abc import Collection, Hashable, Sequence

from bridge.seats import Seat
from quizzes.questions.parts import Draft

ORDER = ("C", "D", "H", "S", "NT")
"""18E."""

Made = Sequence[tuple[Seat, str]]
"""The calls that stand, in the order in which they were made."""


def legal_after(draft: Draft, made: Made, seat: Seat) -> Collection[Hashable]:
    """Of the calls on offer those that the player may make over the calls that stand, if nothing else binds him."""
    return {option.answer.value for option in draft.options if is_legal(str(option.answer.value), made, seat)}


def is_legal(call: str, made: Made, seat: Seat) -> bool:
    """A pass always; a bid that supersedes the last one; a double of the opponents' bid, a redouble of their double."""
    if call == "P":
        return True
    if call in ("X", "XX"):
        by, last = next(((by, one) for by, one in reversed(made) if one != "P"), (seat, "P"))
        wanted = last == "X" if call == "XX" else last[0].isdigit()
        return by.side is not seat.side and wanted
    bids = [one for _by, one in made if one[0].isdigit()]
    return not bids or rank_of_bid(call) > rank_of_bid(bids[-1])


def rank_of_bid(bid: str) -> tuple[int, int]:
    """A bid with the higher one supersedes the other (18D)."""
    return int(bid[0]), ORDER.index(bid[1:])


def before(draft: Draft) -> list[tuple[Seat, str]]:
    """The calls that the question shows, each with its caller."""
    auction = draft.shown.auction
    if auction is None:
        return []
    return [(auction.dealer.after(turns), call) for turns, call in enumerate(auction.calls)]
