"""Something irregular in the auction, step by step: the ruling, what may be called then, and what after that (27, 29 to 31)."""

from collections.abc import Hashable
from dataclasses import replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.by_text import right_by_text, says
from quizzes.questions.chains import chain
from quizzes.questions.parts import Draft, Option, Said, said
from quizzes.questions.records import Record
from quizzes.questions.scenes import around, draft_of
from quizzes.questions.sets import box_insufficient, box_rotation
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.box_insufficient import Insufficient, new_insufficient
from quizzes.questions.sets.box_rotation import TooSoon, new_too_soon
from quizzes.questions.stages import first_that_suits, kinds_of_calls_before, wanted
from quizzes.questions.templates import written
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.wording.forms import Text

_TRIED = 120
_STANDS = 0.4
_LAW_31 = "ruled-as-out-of-rotation who=offender"
_BOTH_FREE = "call-cancelled by=-, any-legal-call who=partner, any-legal-call who=offender"
_FREE_BUT = _(
    "%(call_the)s is cancelled and the turn goes back to the player whose turn it was. Both %(partner)s and %(offender)s may "
    "make any legal call in turn; if that of %(offender_to)s is not comparable, %(partner)s must pass once."
)


@chain(
    "an-insufficient-bid-step-by-step",
    AUCTION,
    ("27",),
    ("27",),
    ("27",),
    version=7,
)
def insufficient_step_by_step(rng: Random) -> tuple[Draft, ...]:
    """The ruling; what may be called in place of the bid or over it; what the offender's partner may then call."""
    did = rng.choice(("nothing", "accepted", "refused"))
    stands = did == "accepted" or (did == "nothing" and rng.random() < 0.4)
    replaced = rng.choice(("corrected-lowest", "corrected-otherwise"))
    stages = ("accepted", "called-over") if stands else ("refused", replaced)

    def steps(scene: Insufficient) -> tuple[Draft, ...]:
        facts = {"last_bid": scene.last, "call": scene.call, "in_turn": True, "lho_did": did}
        first = _ruling(rng, "an-insufficient-bid", scene.offender, scene.record(), scene.aside, facts)
        return _in_turn(first), *(box_insufficient.draft_of(rng, scene, stage) for stage in stages)

    return first_that_suits(_TRIED, lambda: steps(new_insufficient(rng)))


@chain(
    "a-call-out-of-rotation-step-by-step",
    AUCTION,
    ("29", "30", "31"),
    ("29", "30", "31"),
    ("29", "30", "31"),
    version=9,
)
def rotation_step_by_step(rng: Random) -> tuple[Draft, ...]:
    """The ruling; what the player may call whose turn it is then; what the next one who could be bound may call."""
    kind = rng.choice(("rho-pass", "rho-bid", "partner"))
    did = rng.choice(("called", "nothing", "refused", "refused", "refused"))
    comparable = rng.choice(("partner-after", "partner-free"))
    stands = did == "called" or (did == "nothing" and rng.random() < _STANDS)

    def steps(scene: TooSoon) -> tuple[Draft, ...]:
        wanted(so=_kind(scene) == kind)
        told = "nothing" if kind == "rho-bid" and did == "refused" else did
        facts: dict[str, Any] = {"call": scene.call, "turn_to_call": kind.partition("-")[0], "lho_did": told}
        facts |= {"rho_then": "not-yet", "rho_called": False} if kind != "partner" and told != "called" else {}
        first = _ruling(rng, "a-call-out-of-rotation", scene.offender, scene.record(), scene.aside, facts)
        stages = _if_it_stands(told) if stands else _if_cancelled(scene, comparable)
        return first, *(box_rotation.draft_of(rng, scene, stage) for stage in stages)

    return first_that_suits(_TRIED, lambda: steps(_before_any_bid(rng)))


def _in_turn(draft: Draft) -> Draft:
    """Without the answer that Law 31 applies: here the bid is in turn always, so it would never be the right one."""
    return replace(draft, options=tuple(one for one in draft.options if not says(str(one.answer.value), _LAW_31)))


def _kind(scene: TooSoon) -> str:
    if scene.turn is scene.offender.partner:
        return "partner"
    return "rho-pass" if scene.call == "P" else "rho-bid"


def _if_it_stands(did: str) -> tuple[str, str]:
    return ("called-over", "skipped") if did == "called" else ("accepted", "called-over")


def _if_cancelled(scene: TooSoon, comparable: str) -> tuple[str, str]:
    """What the offender may call in his turn, then what his partner may."""
    if scene.turn is scene.offender.partner:
        return "later", comparable
    if scene.call.is_bid and scene.then.is_bid:
        return "free-over-bid", comparable
    return "must-pass" if scene.call == "P" else "must-repeat", "after-duty"


def _before_any_bid(rng: Random) -> TooSoon:
    """Nobody has bid, and the offender has not called."""
    scene = new_too_soon(rng)
    callers = {scene.board.auction.bidder(number) for number in range(len(scene.before))}
    wanted(so=scene.offender not in callers and all(call == "P" for call in scene.before))
    return scene


def _ruling(rng: Random, name: str, offender: Seat, record: Record, aside: Text | None, facts: dict[str, Any]) -> Draft:
    """The first step: how the director rules, as the scene of that name asks it, at this table. What no Law asks for is told
    as all steps tell it.
    """
    of = written()[name]
    case = kind_named(of.scene.kind).facts(**of.scene.fixed, **facts)
    wanted(so=not of.scene.excludes(case))
    draft = draft_of(of.scene, of.rows, rng, case, around(offender))
    options = tuple(_as_told_here(one, case, offender) for one in draft.options)
    told_by = (
        ("turn_to_call", "lho_did") if facts.get("lho_did") == "refused" and "turn_to_call" in facts else draft.told_by
    )
    asides = (said(aside, offender=offender, partner=offender.partner),) if aside else ()
    idle = of.scene.idle_of(case)
    return replace(
        draft,
        story=(draft.story[0], *asides, *(one for one in draft.story[1:] if one.text not in idle)),
        options=options,
        shown=record.shown,
        known={"scene": name},
        told_by=told_by,
        kinds=kinds_of_calls_before(record, offender),
    )


def _as_told_here(option: Option, case: Facts, offender: Seat) -> Option:
    """31A2(b), 30B1(b)(ii): whoever may call freely is told what hangs on the call; and another turn is no certain seat's."""
    if says(str(option.answer.value), _BOTH_FREE):
        label = said(_FREE_BUT, call=case.known["call"], partner=offender.partner, offender=offender)
        option = replace(option, answer=replace(option.answer, label=label))
    near, turn = option.neighbour, case.known.get("turn_to_call")
    if near is None or near.known.get("turn_to_call") == turn:
        return option
    return replace(option, right_if=_without_seats(option.right_if))


def _without_seats(words: Said | None) -> Said | None:
    """The players by what they are to each other: at the calls shown it cannot have been the turn of that seat."""
    if words is None:
        return None
    values = {
        name: name.replace("_", "-") if isinstance(value, Seat) else value for name, value in words.values.items()
    }
    nested = {name: _without_seats(value) for name, value in values.items() if isinstance(value, Said)}
    return replace(words, values=values | nested)


def _as_the_scene_has_it(draft: Draft) -> set[Hashable]:
    return right_by_text(written()[draft.known["scene"]].rows, draft)


for _steps, _by_text in (
    (insufficient_step_by_step, box_insufficient.by_law_27),
    (rotation_step_by_step, box_rotation.by_laws_29_to_31),
):
    _steps[0].checked_by(_as_the_scene_has_it)
    for _step in _steps[1:]:
        _step.checked_by(_by_text)
