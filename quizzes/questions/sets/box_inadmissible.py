"""Which calls may he make now? After a double or redouble that Law 19 forbids, and after a bid by who must pass (36, 37)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.auction import DOUBLE, REDOUBLE, Auction, Call
from bridge.seats import Seat
from quizzes.questions.calls_by_text import before, legal_after
from quizzes.questions.parts import Draft
from quizzes.questions.records import Record
from quizzes.questions.sensible import bids_over
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.stages import (
    NOT_COMPARABLE,
    PASSES,
    Irregular,
    Stage,
    Told,
    bids_of,
    drawn_stage,
    first_that_suits,
    wanted,
)
from quizzes.questions.templates import template
from quizzes.simulation.boards import Board, new_board
from rulings.wording.forms import Text

_BOARDS_TRIED = 30
_PASSES_ON = 0.5

_WRONGLY = {"X": _("%(who)s, in turn, doubles."), "XX": _("%(who)s, in turn, redoubles.")}
_IN_TURN = _("%(who)s bids %(call)s in turn.")
_IN_ITS_PLACE = _("The director is called, and %(who)s replaces the call with %(call)s.")
_OVER_IT = _("Before the director is called, %(who)s bids %(call)s over it.")
_PASSES_OVER_IT = _("Before the director is called, %(who)s passes over it.")
_PASSES_BEFORE_RULING = _("Before the director rules on this, %(who)s passes.")
_NOTICED = _("Then the director is called.")
_BIDS_ALL_THE_SAME = _("%(who)s bids %(call)s all the same.")


_MISTAKEN = {
    DOUBLE: _("%(offender)s says that he took the last bid for one of the other side."),
    REDOUBLE: _("%(offender)s says that he thought that the other side had doubled."),
}


@dataclass(frozen=True)
class Inadmissible(Irregular):
    """A double or redouble that is not allowed."""

    @property
    def bid(self) -> Call:
        """The last bid."""
        return Call(bids_of(self.before)[-1])

    def record(self) -> Record:
        """The auction with that call."""
        return self.begun(_WRONGLY[self.call])

    def higher(self, rng: Random) -> Call:
        """A bid over the last one."""
        return self.bid_of(rng, self.offender, self.bid)

    def bid_of(self, rng: Random, seat: Seat, over: Call) -> Call:
        """A bid of somebody over another one."""
        made = self.board.auction.made()[: len(self.before)]
        theirs = {call[1:] for by, call in made if by.side is not seat.side and call[0].isdigit()}
        found = bids_over(self.board, seat, over, {*theirs, over.strain})
        wanted(so=bool(found))
        return rng.choice(found)


def new_inadmissible(rng: Random) -> Inadmissible:
    """A double of partner's bid, or a redouble of a bid that nobody has doubled."""
    found = first_that_suits(_BOARDS_TRIED, lambda: _inadmissible(rng, new_board(rng)))
    asides: tuple[Text | None, ...] = (None, _MISTAKEN[found.call], _("It was %(partner)s who noticed it."))
    return replace(found, aside=rng.choice(asides))


def _inadmissible(rng: Random, board: Board) -> Inadmissible:
    at = rng.randint(1, min(len(board.auction.calls) - 1, 6))
    auction = Auction(board.auction.dealer, board.auction.calls[:at])
    bids = auction.last_bid is not None and auction.calls[auction.last_bid][0] <= "4"
    wrong = [call for call in (DOUBLE, REDOUBLE) if not auction.may_double(auction.turn, call)]
    wanted(so=bids and "X" not in auction.calls and bool(wrong))
    return Inadmissible(board, auction.calls, auction.turn, Call(rng.choice(wrong)))


def replaced(scene: Inadmissible, _rng: Random) -> Told:
    """36B1, 36B2: it is cancelled, and the offender makes a legal call in its place."""
    return scene.record().saying(_NOTICED), scene.offender


def partner(scene: Inadmissible, rng: Random) -> Told:
    """36B2: whatever takes its place, partner passes throughout."""
    return _replaced_by(scene, scene.higher(rng)).called(scene.offender.lho, "P", PASSES), scene.offender.partner


def called_over(scene: Inadmissible, rng: Random) -> Told:
    """36A: the left-hand opponent has called over it, and both calls are cancelled."""
    return _called_over(scene, rng), scene.offender


def partner_called_over(scene: Inadmissible, rng: Random) -> Told:
    """36A: as if nothing had happened, for the partner too."""
    record = _called_over(scene, rng).called(scene.offender, scene.higher(rng), _IN_TURN)
    return record.called(scene.offender.lho, "P", PASSES), scene.offender.partner


def despite_duty(scene: Inadmissible, rng: Random) -> Told:
    """37B: who must pass bids; that is cancelled, and both members of the side pass throughout."""
    record, bidder = _bid_despite_duty(scene, rng)
    return record.saying(_NOTICED).called(bidder, "P", PASSES).called(bidder.lho, "P", PASSES), scene.offender


def stands_despite_duty(scene: Inadmissible, rng: Random) -> Told:
    """37A: the left-hand opponent has called over it, and it stands."""
    record, bidder = _bid_despite_duty(scene, rng)
    return record.called(bidder.lho, "P", _PASSES_BEFORE_RULING), scene.offender


def _bid_despite_duty(scene: Inadmissible, rng: Random) -> Told:
    call = scene.higher(rng)
    bidder = scene.offender.partner
    bid = scene.bid_of(rng, bidder, call)
    record = _replaced_by(scene, call).called(scene.offender.lho, "P", PASSES)
    return record.called(bidder, bid, _BIDS_ALL_THE_SAME), bidder


def _replaced_by(scene: Inadmissible, call: Call) -> Record:
    return scene.record().called(scene.offender, call, _IN_ITS_PLACE).judged(NOT_COMPARABLE)


def _called_over(scene: Inadmissible, rng: Random) -> Record:
    lho = scene.offender.lho
    call = Call("P") if rng.random() < _PASSES_ON else scene.bid_of(rng, lho, scene.bid)
    return scene.record().called(lho, call, _PASSES_OVER_IT if call == "P" else _OVER_IT).saying(_NOTICED)


_AS_IF = _("by calling over it the left-hand opponent had both calls cancelled, as if nothing had happened")

STAGES: dict[str, Stage[Inadmissible]] = {
    "replaced": Stage(
        replaced, "36B2", _("the call is cancelled and replaced with any legal call, which may be a pass as well"), 3
    ),
    "partner": Stage(
        partner, "36B2", _("after such a call the offender’s partner must pass throughout, whatever took its place"), 2
    ),
    "called-over": Stage(called_over, "36A", _AS_IF, 2),
    "partner-called-over": Stage(partner_called_over, "36A", _AS_IF, 2),
    "despite-duty": Stage(
        despite_duty, "37B2", _("a player who had to pass has bid, and so both members of that side pass throughout"), 1
    ),
    "stands-despite-duty": Stage(
        stands_despite_duty,
        "37A",
        _(
            "the left-hand opponent called over the bid of the player who had to pass, and so it stands; "
            "for the call cancelled before it a lead may still be restricted (Law 36B3)"
        ),
        2,
    ),
}


@template("bidding-box-after-inadmissible-call", AUCTION, "36", "37", version=6)
def after_inadmissible_call(rng: Random) -> Draft:
    """Which calls may the player make whose turn it is?"""
    name, scene = drawn_stage(rng, STAGES), new_inadmissible(rng)

    def first(record: Record) -> int:
        bids = bids_of(call for _by, call in record.calls if name != "called-over")
        return int([scene.bid, *bids][-1][0])

    return STAGES[name].draft(rng, name, scene, first)


@after_inadmissible_call.checked_by
def by_laws_36_and_37(draft: Draft) -> Collection[Hashable]:
    """36A: the call and the one over it are gone; 36B2: it alone, and partner passes; 37A: the bid stands; 37B2: all pass."""
    known, made = draft.known, before(draft)
    match known["stage"]:
        case "replaced" | "called-over":
            return legal_after(draft, made, known["seat"])
        case "partner-called-over":
            return legal_after(draft, [*made, *known["since"][1:]], known["seat"])
        case "stands-despite-duty":
            return legal_after(draft, [*made, *known["since"]], known["seat"])
    return {"P"}
