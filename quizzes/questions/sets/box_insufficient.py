"""Which calls may he make now? After an insufficient bid: accepted, not accepted, or corrected (27)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import DOUBLE, REDOUBLE, Auction, Call, lowest_above, supersedes
from bridge.cards import Strain
from bridge.seats import Seat
from quizzes.questions.calls_by_text import before, legal_after
from quizzes.questions.parts import Draft, Unsuitable
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
_BIDS_ON = 0.8
_LOWEST_OFTEN = 0.6

_BIDS = _("Over %(last)s %(who)s bids %(call)s; the bid is natural.")
_ACCEPTS = _("%(who)s accepts the bid.")
_REFUSES = _("%(who)s does not accept the bid.")
_DOUBLE_MEANS = _("A double by %(who)s would not be a comparable call.")
_LOWEST = _("%(who)s replaces it with %(call)s, also natural.")
_PASSES_INSTEAD = _("%(who)s passes instead; the director rules that this is not a comparable call.")
_OTHERWISE = _("%(who)s replaces it with %(call)s; the director rules that this is not a comparable call.")
_PASSES_OVER = _("%(who)s passes over it.")
_ASIDES: tuple[Text | None, ...] = (
    None,
    _("%(offender)s says that he did not see the last bid."),
    _("It was %(partner)s who noticed it."),
    _("The director came only after some minutes."),
)
_ALIKE = _("%(who)s replaces it with %(call)s; the director rules that this is a comparable call.")
_DOUBLES_INSTEAD = _(
    "%(who)s wants to replace it with a double; the director rules that it is not comparable and cancels it."
)
_THEN_PASSES, _THEN_BIDS = _("%(who)s then passes."), _("%(who)s then bids %(call)s.")
_CALLS_OVER = _("%(who)s bids %(call)s over it.")


@dataclass(frozen=True)
class Insufficient(Irregular):
    """An insufficient bid over the ``last`` one."""

    last: Call

    @property
    def lowest(self) -> Call:
        """The lowest sufficient bid of its denomination."""
        return lowest_above(self.last, self.call.strain) or self.call

    def record(self) -> Record:
        """The auction with that bid."""
        return self.begun(_BIDS, last=self.last)


def new_insufficient(rng: Random) -> Insufficient:
    """A player bids what his hand is worth one level too low, as one who has not seen the last bid and no other."""
    found = first_that_suits(_BOARDS_TRIED, lambda: _one_too_low(rng, new_board(rng)))
    return replace(found, aside=rng.choice(_ASIDES))


def _one_too_low(rng: Random, board: Board) -> Insufficient:
    found = [one for at in range(len(board.auction.calls)) if (one := _too_low(board, at))]
    if not found:
        raise Unsuitable
    return rng.choice(found)


def _too_low(board: Board, at: int) -> Insufficient | None:
    calls, auction = board.auction.calls[:at], Auction(board.auction.dealer, board.auction.calls[:at])
    made = Call(board.auction.calls[at])
    if auction.last_bid is None or not made.is_bid or made[0] == "1":
        return None
    last, low = Call(calls[auction.last_bid]), Call(f"{int(made[0]) - 1}{made.strain}")
    if supersedes(low, last) or low.strain is last.strain or _conventional(auction, low):
        return None
    seen = bids_of(calls)[:-1]
    if seen and not supersedes(low, seen[-1]):
        return None
    return Insufficient(board, calls, auction.turn, low, last)


def _conventional(auction: Auction, bid: Call) -> bool:
    """After a notrump bid of one's own side bids mean something else; and nobody goes back to a suit of the other side."""
    bids = [(by.side is auction.turn.side, call[1:]) for by, call in auction.made() if call[0].isdigit()]
    return bid.strain is Strain.NT or (True, "NT") in bids or (False, str(bid.strain)) in bids


def accepted(scene: Insufficient, _rng: Random) -> Told:
    """27A1: the left-hand opponent accepts the bid, and it counts as legal."""
    lho = scene.offender.lho
    return scene.record().chose(lho, "accept-call", _ACCEPTS), lho


def called_over(scene: Insufficient, rng: Random) -> Told:
    """27A1: he has called over it, and the offender's partner calls as if the bid had been sufficient."""
    return call_over(rng, scene.record(), scene.offender.lho, scene.call), scene.offender.partner


def refused(scene: Insufficient, _rng: Random) -> Told:
    """27B: a legal call takes its place; a double only if it is comparable (27B3), which the story says it is not."""
    record = scene.record().chose(scene.offender.lho, "refuse-call", _REFUSES)
    auction = Auction(scene.board.auction.dealer, scene.before)
    wanted(so=not auction.may_double(scene.offender, REDOUBLE))
    if not auction.may_double(scene.offender, DOUBLE):  # 19A1: not his partner's bid, nor one that is doubled
        return record, scene.offender
    return record.saying(_DOUBLE_MEANS, who=scene.offender), scene.offender


def corrected_lowest(scene: Insufficient, _rng: Random) -> Told:
    """27B1(a): with the lowest sufficient bid of the same denomination nobody has to pass."""
    return _corrected(scene, scene.lowest, _LOWEST, None)


def corrected_otherwise(scene: Insufficient, rng: Random) -> Told:
    """27B2: with any other call, not comparable, partner passes throughout."""
    bids = bids_over(scene.board, scene.offender, scene.last, (scene.call.strain, scene.last.strain))
    call = rng.choice([Call("P"), *bids])
    return _corrected(scene, call, _PASSES_INSTEAD if call == "P" else _OTHERWISE, NOT_COMPARABLE)


def corrected_comparably(scene: Insufficient, _rng: Random) -> Told:
    """27B1(b): with a comparable call, here a higher bid of the same denomination, nobody has to pass."""
    higher = lowest_above(scene.lowest, scene.call.strain)
    wanted(so=higher is not None and higher[0] <= "4")
    return _corrected(scene, higher or scene.lowest, _ALIKE, {"similar_meaning": True})


def after_attempt(scene: Insufficient, rng: Random) -> Told:
    """27B3: a double that is not comparable was tried; whatever stands then, partner passes throughout."""
    lho = scene.offender.lho
    wanted(so=Auction(scene.board.auction.dealer, scene.before).may_double(scene.offender, DOUBLE))
    record = scene.record().chose(lho, "refuse-call", _REFUSES).called(scene.offender, DOUBLE, _DOUBLES_INSTEAD)
    record = record.judged(NOT_COMPARABLE)
    call = rng.choice((Call("P"), scene.lowest))
    record = record.called(scene.offender, call, _THEN_PASSES if call == "P" else _THEN_BIDS)
    return record.called(lho, "P", PASSES), scene.offender.partner


def over_the_correction(scene: Insufficient, rng: Random) -> Told:
    """27B1(a): the left-hand opponent calls over what stands, as if nothing had happened."""
    lho = scene.offender.lho
    record = scene.record().chose(lho, "refuse-call", _REFUSES)
    if rng.random() < _LOWEST_OFTEN:
        return record.called(scene.offender, scene.lowest, _LOWEST), lho
    return record.called(scene.offender, "P", _PASSES_INSTEAD).judged(NOT_COMPARABLE), lho


def _corrected(scene: Insufficient, call: Call, words: Text, found: dict[str, Any] | None) -> Told:
    record, lho = scene.record(), scene.offender.lho
    record = record.chose(lho, "refuse-call", _REFUSES).called(scene.offender, call, words)
    record = record.judged(found) if found else record
    return record.called(lho, "P", PASSES), scene.offender.partner


def call_over(rng: Random, record: Record, seat: Seat, last: Call | None) -> Record:
    """A player whom nothing binds calls: pass, or the lowest bid in a long suit over the last one, if there is any."""
    bids = bids_over(record.board, seat, last, (last.strain,) if last else (), notrump=False)
    call = bids[0] if bids and rng.random() < _BIDS_ON else Call("P")
    return record.called(seat, call, _PASSES_OVER if call == "P" else _CALLS_OVER)


STAGES: dict[str, Stage[Insufficient]] = {
    "accepted": Stage(
        accepted, "27A1", _("the bid was accepted and counts as legal, and the next bid need only supersede it"), 2
    ),
    "called-over": Stage(
        called_over, "27A1", _("the bid was accepted and counts as legal, and nobody has to pass because of it"), 1
    ),
    "refused": Stage(
        refused, "27B", _("the bid was not accepted and a legal call takes its place, which may be a pass as well"), 2
    ),
    "corrected-lowest": Stage(
        corrected_lowest,
        "27B1a",
        _("the lowest sufficient bid of the denomination took the place of the insufficient one: nothing is rectified"),
        2,
    ),
    "corrected-otherwise": Stage(
        corrected_otherwise,
        "27B2",
        _("a call that is not comparable took the place of the insufficient bid: partner must pass throughout"),
        3,
    ),
    "corrected-comparably": Stage(
        corrected_comparably,
        "27B1b",
        _("a comparable call took the place of the insufficient bid: nothing is rectified"),
        2,
    ),
    "after-attempt": Stage(
        after_attempt,
        "27B3",
        _("a double that was not comparable was tried first: whatever stands now, partner must pass throughout"),
        2,
    ),
    "over-the-correction": Stage(
        over_the_correction,
        "27B",
        _("the bid was not accepted, and only what took its place stands: the next call is made over that"),
        2,
    ),
}


@template("bidding-box-after-insufficient-bid", AUCTION, "27A1", "27B", version=6)
def after_insufficient_bid(rng: Random) -> Draft:
    """Which calls may the player make whose turn it is?"""
    return draft_of(rng, new_insufficient(rng), drawn_stage(rng, STAGES))


def draft_of(rng: Random, scene: Insufficient, stage: str) -> Draft:
    """The question at a stage."""
    return STAGES[stage].draft(rng, stage, scene, lambda record: _first_level(rng, scene, stage, record))


_ACCEPTED = ("accepted", "called-over")


def _first_level(rng: Random, scene: Insufficient, stage: str, record: Record) -> int:
    """Where the box begins: with the last bid that stands; where none stands since, there or at the insufficient one."""
    called = bids_of(call for _by, call in record.calls[1:])
    if called or stage in _ACCEPTED:
        return int(called[-1][0] if called else scene.call[0])
    return int(rng.choice((scene.call, scene.last))[0])


@after_insufficient_bid.checked_by
def by_law_27(draft: Draft) -> Collection[Hashable]:
    """27A1: it stands; 27B: it does not, and here no double may take its place; 27B1(a): nothing more; 27B2: only a pass."""
    known, made = draft.known, before(draft)
    match known["stage"]:
        case "accepted" | "called-over":
            return legal_after(draft, [*made, (known["offender"], known["call"]), *known["since"]], known["seat"])
        case "refused":
            return set(legal_after(draft, made, known["offender"])) - {"X", "XX"}
        case "corrected-lowest" | "corrected-comparably" | "over-the-correction":
            return legal_after(draft, [*made, *known["since"]], known["seat"])
    return {"P"}
