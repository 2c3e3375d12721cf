"""An auction with something irregular in it: event by event, with the sentences that tell it, and what may be called then."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

from bridge.auction import BIDS, DOUBLE, PASS, REDOUBLE, Auction, Call
from bridge.boards import vulnerability
from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from quizzes.questions.parts import Answer, CallChoice, Option, Said, Unsuitable, said
from quizzes.questions.refusing import refusal_note
from quizzes.simulation.boards import Board
from quizzes.simulation.on_table import Shown
from rulings.presenting_tables import roles_of
from rulings.seating import Roles
from rulings.table.account import Account, Ruled
from rulings.table.again import ruled_again
from rulings.table.events import Called, Chose, Event
from rulings.table.following import follow
from rulings.table.legality import Refusal
from rulings.table.table import Table
from rulings.table.what_now import what_now
from rulings.wording.forms import Text

LEVELS_SHOWN = 2
_HIGHEST_START = 7 - LEVELS_SHOWN + 1


@dataclass(frozen=True)
class Record:
    """The calls of a board before something happened, what happened since, and how it is told.

    ``told``: what the director finds besides, by the number of the event; ``number`` counts from 1.
    """

    board: Board
    before: tuple[str, ...]
    since: tuple[Event, ...] = ()
    told: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)
    story: tuple[Said, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose turn it was before anything happened."""
        return self.board.auction.bidder(len(self.before))

    def after(
        self, event: Event, words: Text | None, facts: Mapping[str, Any] | None = None, **values: Any
    ) -> "Record":
        """One event more, and the sentence about it; ``facts``: what the director finds of this event."""
        number = len(self.before) + len(self.since) + 1
        told = {**self.told, number: facts} if facts else self.told
        story = (*self.story, said(words, **values)) if words else self.story
        return replace(self, since=(*self.since, event), told=told, story=story)

    def called(
        self, by: Seat, call: str, words: Text, facts: Mapping[str, Any] | None = None, **values: Any
    ) -> "Record":
        """A call, regular or not."""
        return self.after(Called(by, call), words, facts, who=by, call=Call(call), **values)

    def chose(self, by: Seat, option: str, words: Text, **values: Any) -> "Record":
        """What a player chooses of that which the ruling offers him."""
        return self.after(Chose(by, option), words, None, who=by, **values)

    def saying(self, words: Text, **values: Any) -> "Record":
        """A sentence more about what happened."""
        return replace(self, story=(*self.story, said(words, **values)))

    def judged(self, facts: Mapping[str, Any]) -> "Record":
        """What the director finds of the first event since."""
        return replace(self, told={**self.told, len(self.before) + 1: facts})

    @property
    def calls(self) -> tuple[tuple[Seat, str], ...]:
        """What was called since, whether it stands or not."""
        return tuple((one.by, one.call) for one in self.since if isinstance(one, Called))

    @cached_property
    def account(self) -> Account:
        """The table after it; ``Unsuitable`` where it cannot have happened so."""
        dealer = self.board.auction.dealer
        start = Table.start(dealer, vulnerability(self.board.number), None, {})
        first = [Called(dealer.after(turns), call) for turns, call in enumerate(self.before)]
        try:
            return follow(start, [*first, *self.since], self.told)
        except ImpossibleCase as impossible:
            raise Unsuitable from impossible

    @property
    def ruled(self) -> Ruled:
        """The last ruling, with what has been chosen since among its facts."""
        rulings = self.account.rulings
        if not rulings:
            raise Unsuitable
        return ruled_again(rulings[-1], self.told, {})

    @property
    def roles(self) -> Roles:
        """Who is who in the last ruling."""
        return roles_of(self.ruled)

    @property
    def shown(self) -> Shown:
        """The calls before, on the board that says who dealt."""
        auction = Auction(self.board.auction.dealer, self.before)
        return Shown(auction=auction, board=self.board.number, vulnerable=vulnerability(self.board.number))

    def verdicts(self, seat: Seat) -> Mapping[str, Refusal | None]:
        """Each call, whether the player may make it now; ``Unsuitable`` if it is not his turn."""
        now = what_now(self.account, len(self.before) + len(self.since), None)
        if now.turn is not seat or now.waits is not None or not now.calls:
            raise Unsuitable
        return now.calls


def box(record: Record, seat: Seat, first: int) -> tuple[Option, ...]:
    """Pass, double, redouble and the bids of two levels, in the order of the box; right are those that may be made now."""
    first = min(first, _HIGHEST_START)
    bids = [bid for bid in BIDS if first <= int(bid[0]) < first + LEVELS_SHOWN]
    verdicts = record.verdicts(seat)
    options = tuple(_option(call, verdicts[call]) for call in (PASS, DOUBLE, REDOUBLE, *bids))
    if not 0 < sum(option.right for option in options) < len(options):
        raise Unsuitable
    return options


def _option(call: str, refusal: Refusal | None) -> Option:
    answer = Answer(call, CallChoice(Call(call)))
    if refusal is None:
        return Option(answer, right=True)
    return Option(answer, right=False, note=refusal_note(refusal), clause=refusal.clause)
