"""Which calls may he make now? After a call out of rotation: accepted, cancelled, and what then comes (28 to 31)."""

from collections.abc import Collection, Hashable
from dataclasses import dataclass, replace
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.auction import Auction, Call, lowest_above
from bridge.cards import Suit
from bridge.seats import Seat
from quizzes.questions.calls_by_text import before, legal_after
from quizzes.questions.parts import Draft
from quizzes.questions.records import Record
from quizzes.questions.sensible import bids_over
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.box_insufficient import call_over
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
COMPARABLE = {"similar_meaning": True}
_LATEST = 5

_ASIDES: tuple[Text | None, ...] = (
    None,
    _("%(offender)s says that he thought it was his turn."),
    _("It was %(partner)s who noticed it."),
)

_TOO_SOON: dict[bool, Text] = {
    True: _("It is %(turn_of)s turn, but %(who)s passes; the pass is not artificial."),
    False: _("It is %(turn_of)s turn, but %(who)s bids %(call)s; the bid is natural."),
}
_LEAVES_IT = _("%(who)s does not accept the call.")
_WANTS_IT = _("%(who)s wants the call to stand and calls over it.")
_BIDS = _("%(who)s bids %(call)s in turn.")
_CALLS: dict[str, Text] = {
    "P": PASSES,
    "X": _("%(who)s, in turn, doubles."),
    "XX": _("%(who)s, in turn, redoubles."),
}
_REPEATS = _("%(who)s repeats the call: %(call)s.")
_COMPARED: dict[tuple[bool, bool], Text] = {
    (True, True): _("%(who)s bids %(call)s in turn; the director rules that it is a comparable call."),
    (True, False): _("%(who)s bids %(call)s in turn; the director rules that it is not a comparable call."),
    (False, True): _("%(who)s passes in turn; the director rules that it is a comparable call."),
    (False, False): _("%(who)s passes in turn; the director rules that it is not a comparable call."),
}
"""Of a bid or of a pass, and whether it is comparable."""


@dataclass(frozen=True)
class TooSoon(Irregular):
    """A call although it is another's turn; ``then``: what that one calls."""

    then: Call

    @property
    def turn(self) -> Seat:
        """Whose turn it is."""
        return self.board.auction.bidder(len(self.before))

    @property
    def last_bid(self) -> Call | None:
        """The last bid once that call stands."""
        bids = bids_of([*self.before, self.call])
        return Call(bids[-1]) if bids else None

    def record(self) -> Record:
        """The auction with that call."""
        return self.begun(_TOO_SOON[self.call == "P"], turn=self.turn)

    def left(self) -> Record:
        """The call, not accepted."""
        return self.record().chose(self.offender.lho, "refuse-call", _LEAVES_IT)


def new_too_soon(rng: Random) -> TooSoon:
    """A player makes the call that his hand is worth before it is his turn: one turn or two too soon."""
    found = first_that_suits(_BOARDS_TRIED, lambda: _too_soon(rng, new_board(rng)))
    return replace(found, aside=rng.choice(_ASIDES))


def _too_soon(rng: Random, board: Board) -> TooSoon:
    latest = min(_LATEST, len(board.auction.calls) - 3)
    at, turns = rng.randint(0, max(latest, 0)), rng.choice((1, 1, 2))
    wanted(so=at + turns < len(board.auction.calls))
    calls, auction = board.auction.calls[:at], Auction(board.auction.dealer, board.auction.calls[:at])
    early, then = Call(board.auction.calls[at + turns]), Call(board.auction.calls[at])
    wanted(so=early == "P" or auction.is_sufficient(early))
    wanted(so=not any(call.endswith("NT") for call in (*calls, early)))
    passes = at >= 2 and calls[-2:] == ("P", "P")
    wanted(so=not passes or auction.last_bid is None)
    return TooSoon(board, calls, auction.turn.after(turns), early, then)


def accepted(scene: TooSoon, _rng: Random) -> Told:
    """29A: the left-hand opponent calls over it, and the call stands."""
    lho = scene.offender.lho
    return scene.record().chose(lho, "accept-call", _WANTS_IT), lho


def called_over(scene: TooSoon, rng: Random) -> Told:
    """29A: he has called over it, and the offender's partner calls as if it had been in turn."""
    return call_over(rng, scene.record(), scene.offender.lho, scene.last_bid), scene.offender.partner


def skipped(scene: TooSoon, rng: Random) -> Told:
    """29A: nobody is bound, the next opponent neither."""
    record, partner = called_over(scene, rng)
    wanted(so=(scene.call, record.calls[-1][1]) != ("P", "P"))  # three passes: that is Law 34
    return record.called(partner, "P", PASSES), partner.lho


def back_to_rho(scene: TooSoon, _rng: Random) -> Told:
    """29B: the auction goes back to the right-hand opponent, whose turn it was."""
    wanted(so=scene.offender.rho is scene.turn)
    return scene.left(), scene.turn


def must_pass(scene: TooSoon, _rng: Random) -> Told:
    """30A: who passed at his right-hand opponent's turn passes when his own turn comes."""
    wanted(so=scene.offender.rho is scene.turn and scene.call == "P")
    return _after_turn(scene, scene.then), scene.offender


def must_repeat(scene: TooSoon, _rng: Random) -> Told:
    """31A1: the right-hand opponent passes, and the bid is repeated."""
    wanted(so=scene.offender.rho is scene.turn and scene.call.is_bid)
    return _after_turn(scene, Call("P")), scene.offender


def free_over_bid(scene: TooSoon, _rng: Random) -> Told:
    """31A2: the right-hand opponent bids, and any legal call may be made."""
    wanted(so=scene.offender.rho is scene.turn and scene.call.is_bid and scene.then.is_bid)
    return _after_turn(scene, scene.then), scene.offender


def partners_turn(scene: TooSoon, _rng: Random) -> Told:
    """30B1(a), 31B1: it was partner's turn, who may make any legal call."""
    wanted(so=scene.offender.partner is scene.turn)
    return scene.left(), scene.turn


def later(scene: TooSoon, _rng: Random) -> Told:
    """30B1(b), 31B2: then the offender, too, may make any legal call."""
    wanted(so=scene.offender.partner is scene.turn)
    return _after_turn(scene, scene.then).called(scene.turn.lho, "P", PASSES), scene.offender


def offenders_turn(scene: TooSoon, rng: Random) -> Told:
    """The call was cancelled, and the auction has come to the offender."""
    if scene.turn is scene.offender.partner:
        return later(scene, rng)
    if scene.call == "P":
        return must_pass(scene, rng)
    return (free_over_bid if scene.then.is_bid else must_repeat)(scene, rng)


def partner_after(scene: TooSoon, rng: Random) -> Told:
    """30B1(b)(ii), 31A2(b): the offender's new call is not comparable, and partner passes once."""
    return _called_in_turn(scene, rng, comparable=False)


def partner_free(scene: TooSoon, rng: Random) -> Told:
    """30B1(b)(i), 31A2(a): it is comparable, and nothing is rectified."""
    return _called_in_turn(scene, rng, comparable=True)


def _called_in_turn(scene: TooSoon, rng: Random, *, comparable: bool) -> Told:
    wanted(so=scene.turn is scene.offender.partner or (scene.call.is_bid and scene.then.is_bid))
    record, offender = offenders_turn(scene, rng)
    call = _like_it(scene) if comparable else _unlike_it(scene)
    record = record.called(offender, call, _COMPARED[call.is_bid, comparable])
    record = record.judged(COMPARABLE if comparable else NOT_COMPARABLE)
    return record.called(offender.lho, "P", PASSES), offender.partner


def _over(scene: TooSoon) -> Call | None:
    bids = bids_of([*scene.before, scene.then])
    return Call(bids[-1]) if bids else None


def _like_it(scene: TooSoon) -> Call:
    """Comparable: a pass again, or the lowest bid of the same suit."""
    if scene.call == "P":
        return Call("P")
    over = _over(scene)
    wanted(so=scene.call.strain is not scene.then.strain if scene.then.is_bid else True)
    found = lowest_above(over, scene.call.strain) if over else Call(f"1{scene.call.strain}")
    wanted(so=found is not None and int(found[0]) <= int(scene.call[0]) + 1)
    return found or scene.call


def _unlike_it(scene: TooSoon) -> Call:
    """Not comparable: after a pass a bid over one by another player; after a bid of one notrump, after a higher one a pass."""
    over = _over(scene)
    if scene.call.is_bid and scene.call[0] > "1":
        return Call("P")
    taken = [call.strain for call in (scene.call, scene.then) if call.is_bid]
    wanted(so=scene.call.is_bid or over is not None)
    bids = bids_over(scene.board, scene.offender, over, taken if scene.call == "P" else list(Suit))
    wanted(so=bool(bids))
    return bids[0]


def after_duty(scene: TooSoon, rng: Random) -> Told:
    """30A, 31A1: he has passed, or repeated his bid, and his partner is free."""
    record, offender = offenders_turn(scene, rng)
    wanted(so=scene.turn is offender.rho and not (scene.call.is_bid and scene.then.is_bid))
    record = record.called(offender, scene.call, PASSES if scene.call == "P" else _REPEATS)
    return record.called(offender.lho, "P", PASSES), offender.partner


def _after_turn(scene: TooSoon, call: Call) -> Record:
    """The call does not stand, and the player whose turn it was calls."""
    return scene.left().called(scene.turn, call, _CALLS.get(call, _BIDS))


_FREE = _("the call out of rotation was cancelled, and the player may make any legal call in turn")

STAGES: dict[str, Stage[TooSoon]] = {
    "accepted": Stage(accepted, "29A", _("by calling the left-hand opponent lets the call out of rotation stand"), 3),
    "called-over": Stage(
        called_over, "29A", _("the call out of rotation stands, and nobody has to pass because of it"), 1
    ),
    "skipped": Stage(skipped, "29A", _("the call out of rotation stands, and nobody has to pass because of it"), 1),
    "back-to-rho": Stage(
        back_to_rho,
        "29B",
        _("the call was cancelled, and the auction goes back to the player whose turn it was"),
        1,
    ),
    "must-pass": Stage(
        must_pass,
        "30A",
        _("a player who passed at the right-hand opponent’s turn must pass when next in turn"),
        2,
    ),
    "must-repeat": Stage(
        must_repeat, "31A1", _("the right-hand opponent passed, and the bid out of rotation must be repeated"), 2
    ),
    "free-over-bid": Stage(
        free_over_bid, "31A2", _("the right-hand opponent bid, and so any legal call may be made"), 2
    ),
    "partners-turn": Stage(partners_turn, "31B1", _FREE, 2, if_passed="30B1a"),
    "partner-free": Stage(
        partner_free,
        "31A2a",
        _("the call that the offender made in turn is comparable, and so nothing is rectified"),
        if_passed="30B1bi",
    ),
    "after-duty": Stage(
        after_duty,
        "31A1",
        _("the offender has done what was required, and nobody else is bound"),
        if_passed="30A",
    ),
    "later": Stage(later, "31B2", _FREE, 2, if_passed="30B1b"),
    "partner-after": Stage(
        partner_after,
        "31A2b",
        _("the call that the offender made in turn is not comparable, and partner must pass at the next turn"),
        2,
        if_passed="30B1bii",
    ),
}


@template("bidding-box-after-call-out-of-rotation", AUCTION, "29", "30", "31", version=5)
def after_call_out_of_rotation(rng: Random) -> Draft:
    """Which calls may the player make whose turn it is?"""
    stage = drawn_stage(rng, STAGES)
    return first_that_suits(_BOARDS_TRIED, lambda: draft_of(rng, new_too_soon(rng), stage))


def draft_of(rng: Random, scene: TooSoon, stage: str) -> Draft:
    """The question at a stage."""

    def first(record: Record) -> int:
        stands = record.calls if stage in _STANDING else record.calls[1:]
        bids = bids_of([*scene.before, *(call for _by, call in stands)])
        return int((scene.call if scene.call.is_bid else bids[-1] if bids else "1")[0])

    return STAGES[stage].draft(rng, stage, scene, first)


_STANDING = ("accepted", "called-over", "skipped")


@after_call_out_of_rotation.checked_by
def by_laws_29_to_31(draft: Draft) -> Collection[Hashable]:
    """29A: the call stands; 30A, 31A2(b): a pass; 31A1: the same bid; else any legal call over what has been called in turn."""
    known, made = draft.known, before(draft)
    match known["stage"]:
        case "accepted" | "called-over" | "skipped":
            return legal_after(draft, [*made, (known["offender"], known["call"]), *known["since"]], known["seat"])
        case "must-pass" | "partner-after":
            return {"P"}
        case "must-repeat":
            return {known["call"]}
    return legal_after(draft, [*made, *known["since"]], known["seat"])
