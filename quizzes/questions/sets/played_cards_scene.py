"""What the questions about plays share: a table in the middle of the play, and what a ruling concludes."""

from collections.abc import Callable, Collection
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.parts import Unsuitable
from quizzes.questions.templates import Topic
from quizzes.simulation.boards import Wanted, new_board
from quizzes.simulation.card_play import Table, play_until
from rulings.engine.rulings import Ruling
from rulings.table.position import Position

PLAYED = Topic("played-cards", _("Played cards"))


def table_at(
    rng: Random, reached: Callable[[Position], bool], *, first: int = 2, last: int = 10, wanted: Wanted = "any"
) -> Table:
    """A board played until a position is reached in one of some tricks."""
    table = Table.of(new_board(rng, wanted))
    earliest = rng.randint(first, last)
    if not play_until(rng, table, lambda position: position.number >= earliest and reached(position)):
        raise Unsuitable
    if table.position.number > last:
        raise Unsuitable
    return table


def card_of(rng: Random, cards: Collection[Card]) -> Card:
    """One of some cards; ``Unsuitable`` if there is none."""
    if not cards:
        raise Unsuitable
    return rng.choice(sorted(cards))


def concluded(ruling: Ruling, *keys: str) -> bool:
    """Whether the ruling concludes anything of these."""
    return any(item.key in keys for item in ruling.concluded)


def clause_of(ruling: Ruling, *keys: str) -> str:
    """The clause of the first of these conclusions."""
    return next(item.clause for item in ruling.concluded if item.key in keys)


def is_defender(position: Position, seat: Seat) -> bool:
    """Whether the seat is on the left or the right of declarer."""
    return seat.side is not position.declarer.side
