"""What may have become of something irregular in the auction: one of some stages, and which calls may be made then."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, Generic, TypeVar

from django.utils.translation import gettext_lazy as _

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction, Call
from bridge.seats import Seat
from quizzes.questions.parts import Draft, Option, Unsuitable, said
from quizzes.questions.records import Record, box
from quizzes.simulation.boards import Board
from rulings.wording.forms import Text

PASSES = _("%(who)s passes.")
NOT_COMPARABLE = dict.fromkeys(("similar_meaning", "among_its_meanings", "same_purpose"), False)
"""What the director finds of a call that is not comparable (23A)."""

Told = tuple[Record, Seat]
"""What happened, and who is to call now."""


@dataclass(frozen=True)
class Irregular:
    """An auction up to the last legal call, and who then makes which irregular call.

    ``aside``: what somebody might think decides, and no Law asks for.
    """

    board: Board
    before: tuple[str, ...]
    offender: Seat
    call: Call
    aside: Text | None = field(default=None, kw_only=True)

    def begun(self, words: Text, **values: Any) -> Record:
        """The auction with that call."""
        record = Record(self.board, self.before).called(self.offender, self.call, words, **values)
        if self.aside is None:
            return record
        return record.saying(self.aside, offender=self.offender, partner=self.offender.partner)


T = TypeVar("T")
S = TypeVar("S", bound=Irregular)


@dataclass(frozen=True)
class Stage(Generic[S]):
    """How it went on: how it is told, the clause that decides, why, and how often it is drawn.

    ``if_passed``: the clause where the irregular call was a pass and the Law has another for it.
    """

    tell: Callable[[S, Random], Told]
    clause: str
    because: Text
    often: int = 1
    if_passed: str = ""

    def draft(self, rng: Random, name: str, scene: S, first: Callable[[Record], int]) -> Draft:
        """The question which calls may be made; ``first``: the level with which the box begins.

        The check starts from the ``name`` of the stage, the irregular call, the calls since, and who is to call.
        """
        record, seat = self.tell(scene, rng)
        options = box(record, seat, first(record))
        return Draft(
            form="calls",
            story=record.story,
            ask=said(_("Which of these calls may %(seat)s make now?"), seat=seat),
            options=options,
            case=record.ruled.facts,
            clause=self.if_passed if self.if_passed and record.calls[0][1] == "P" else self.clause,
            shown=record.shown,
            roles=record.roles,
            known={
                "stage": name,
                "offender": scene.offender,
                "call": scene.call,
                "since": record.calls[1:],
                "seat": seat,
            },
            several=True,
            because=said(self.because),
            kinds=_kinds(record, seat, options),
        )


def kinds_of_calls_before(record: Record, seat: Seat) -> tuple[str, ...]:
    """Who bid last before it happened, as a player sees it, and whether that was doubled."""
    auction = Auction(record.board.auction.dealer, record.before)
    if auction.last_bid is None:
        return ("nobody bid",)
    own = auction.bidder(auction.last_bid).side is seat.side
    doubled = ("doubled",) if DOUBLE in record.before[auction.last_bid :] else ()
    return ("own side bid last" if own else "opponents bid last", *doubled)


def _kinds(record: Record, seat: Seat, options: Sequence[Option]) -> tuple[str, ...]:
    """The calls before, which sorts of call may be made, and by which clauses the others may not."""
    allowed = [str(option.answer.value) for option in options if option.right]
    sorts = dict.fromkeys(call if call in (PASS, DOUBLE, REDOUBLE) else "bids" for call in allowed)
    return (
        *kinds_of_calls_before(record, seat),
        *sorts,
        *sorted({option.clause for option in options if not option.right}),
    )


def drawn_stage(rng: Random, stages: Mapping[str, Stage[S]]) -> str:
    """One of them, as often as it is to come."""
    return rng.choices(list(stages), [one.often for one in stages.values()])[0]


def bids_of(calls: Iterable[str]) -> list[str]:
    """The bids among calls."""
    return [call for call in calls if call[0].isdigit()]


def first_that_suits(times: int, make: Callable[[], T]) -> T:
    """What is made at the first of so many times that makes something."""
    for _time in range(times):
        try:
            return make()
        except Unsuitable:
            continue
    raise Unsuitable


def wanted(*, so: bool) -> None:
    """``Unsuitable`` where it is not so."""
    if not so:
        raise Unsuitable
