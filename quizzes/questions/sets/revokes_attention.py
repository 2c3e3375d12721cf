"""When attention is drawn to a revoke after the play: in time, or too late for tricks to go over (64B4, 64B5)."""

from dataclasses import dataclass
from random import Random
from typing import Literal

from django.utils.translation import gettext_lazy as _

from bridge.boards import dealer
from bridge.seats import ROTATION, Seat
from quizzes.questions.parts import Said, said
from quizzes.questions.sets.revokes_planted import Revoke
from quizzes.simulation.boards import Board
from rulings.wording.forms import Text

When = Literal["in-time", "after-call-on-next-deal", "after-round"]

LATE: tuple[When, ...] = ("after-call-on-next-deal", "after-round")

_IN_TIME: dict[str, Text] = {
    "on-table": _("After the last trick, with all the cards still on the table, %(who)s calls the director."),
    "in-board": _(
        "The hands are back in the board when %(who)s calls the director; "
        "the round is not over and nobody has called on the next board yet."
    ),
    "agreed": _(
        "Everybody has agreed on the number of tricks when %(who)s calls the director; "
        "the round is not over and nobody has called on the next board yet."
    ),
    "own-side-called": _(
        "On the next board of the round %(dealer)s has passed as dealer, and nobody else has called there, "
        "when %(who)s calls the director."
    ),
}
"""64B4 asks for a call of the non-offending side; neither the cards in the board nor agreement on the tricks (79A) matter."""

_LATE: dict[str, Text] = {
    "after-call-on-next-deal": _(
        "On the next board of the round %(who)s has already called when a doubt about this one arises."
    ),
    "after-round": _(
        "This was the last board of the round; the round is over and nobody has called on the next one yet."
    ),
}


@dataclass(frozen=True)
class Attention:
    """When it comes, as the engine has it; who speaks; how it is told."""

    when: When
    who: Seat
    told: Said


def after_play(rng: Random, board: Board, revoke: Revoke, when: When = "in-time") -> Attention:
    """Who calls the director after the play, and what has happened until then."""
    others = [revoke.seat.lho, revoke.seat.rho]
    if when != "in-time":
        who = rng.choice(others)
        return Attention(when, who, said(_LATE[when], who=who))
    next_dealer = dealer(board.number + 1)
    kinds = [kind for kind in _IN_TIME if kind != "own-side-called" or next_dealer.side is revoke.side]
    kind = rng.choice(kinds)
    who = rng.choice([seat for seat in (*others, *ROTATION) if kind != "own-side-called" or seat is not next_dealer])
    return Attention(when, who, said(_IN_TIME[kind], who=who, dealer=next_dealer))


_OWN = _("%(who)s suspects a card of his own: on trick %(trick)s it did not follow suit.")
_LATE_SAID = _(
    "Only now does %(who)s say that somebody did not follow suit on trick %(trick)s; nobody has spoken of it so far."
)


def complaint(attention: Attention, revoke: Revoke, otherwise: Text) -> Said:
    """What is said of the trick: late for the first time, of one's own card, or ``otherwise``."""
    text = otherwise
    if attention.when != "in-time":
        text = _LATE_SAID
    elif attention.who is revoke.seat:
        text = _OWN
    return said(text, who=attention.who, trick=revoke.trick, suit=revoke.suit)
