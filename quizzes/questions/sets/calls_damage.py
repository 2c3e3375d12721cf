"""The score after an irregular call: did its help do damage (23C, 27D), or could its harm be foreseen (72C)?"""

from collections.abc import Collection, Hashable, Iterator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from bridge.seats import Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import effects, in_order, wrong_option
from quizzes.questions.parts import Answer, Draft, Option, Said, said
from quizzes.questions.scenes import around
from quizzes.questions.sets.auction import AUCTION
from quizzes.questions.sets.insufficient_corrected import LOWEST, PASS, SUFFICIENT, too_low
from quizzes.questions.templates import template
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts
from rulings.situations.insufficient_bids_facts import InsufficientBidFacts
from rulings.wording.forms import Text

DOUBLE = Call("X")
_NOT_COMPARABLE = {"similar_meaning": False, "among_its_meanings": False, "same_purpose": False}

LABELS: dict[str, Text] = {
    "helped": _("It is adjusted: as though the irregular call had told nothing."),
    "known": _("It is adjusted: the side keeps no gain from a call whose harm could be foreseen."),
    "stands": _("The score obtained in play stands."),
}


@dataclass(frozen=True)
class Changed:
    """An irregular call and the one in its place: ``same`` denomination (27B1a), ``comparable``, or any ``other``."""

    way: str
    case: Facts
    story: tuple[Said, ...]
    names: Mapping[str, Any]

    @property
    def free(self) -> bool:
        """Nothing was rectified, and after the play it is asked what the help of the call did."""
        return self.way != "other"


def _insufficient(rng: Random, seat: Seat) -> Changed:
    last, bid, low = rng.choice([one for one in LOWEST if _bid_by_itself(*one)])
    way = rng.choice(("same", "comparable", "other"))
    others = [
        PASS,
        *(one for one in SUFFICIENT if one.strain not in (bid.strain, last.strain) and one not in too_low(last)),
    ]
    new = {"same": Call(low), "comparable": DOUBLE, "other": rng.choice(others)}[way]
    premature = rng.random() < _SELDOM
    case = InsufficientBidFacts(
        last_bid=last, call=bid, lho_did="refused", replacement=new, premature=premature, **_meaning(way)
    )
    names = {"last_bid": last, "call": bid, "replacement": new, **around(seat), "offenders_lho": seat.lho}
    texts = (_OVER, _REFUSED, _CHANGED, *((_TOO_SOON,) if premature else ()), *_COMPARED[way])
    return Changed(way, case, tuple(Said(text, names) for text in texts), names)


_SELDOM = 0.3


def _bid_by_itself(last: Call, bid: Call, _low: str) -> bool:
    """Not in the denomination that the opponents have bid."""
    return last.strain is not bid.strain


def _meaning(way: str) -> dict[str, Any]:
    return {"same": {}, "comparable": {"similar_meaning": True}, "other": _NOT_COMPARABLE}[way]


_OVER = _("The last bid, by an opponent, was %(last_bid)s; over it %(offender)s bids %(call)s, which is natural.")
_REFUSED = _("%(offenders_lho)s does not want that bid to stand.")
_CHANGED = _("%(offender)s changes it to %(replacement)s.")
_TOO_SOON = _("That happens before the director has ruled.")
_COMPARED: dict[str, tuple[Text, ...]] = {
    "same": (),
    "comparable": (_("The director finds that the two calls have the same or a similar meaning."),),
    "other": (_("The director finds that the new call is comparable in no way."),),
}


def _out_of_rotation(rng: Random, seat: Seat) -> Changed:
    call, turn, way = rng.choice(_BIDS), rng.choice(("rho", "partner")), rng.choice(("comparable", "other"))
    then: dict[str, Any] = {"rho_then": "called"} if turn == "rho" else {}
    case = CallOutOfRotationFacts(
        call=call, turn_to_call=turn, lho_did="refused", replaced=True, **then, **_meaning(way)
    )
    names = {"call": call, **around(seat), "turn": seat.rho if turn == "rho" else seat.partner}
    names |= {"offenders_lho": seat.lho, "offenders_rho": seat.rho}
    texts = (_NOT_HIS_TURN, _CANCELLED, *((_RHO_BIDS,) if then else ()), _IN_TURN[way])
    return Changed(way, case, tuple(Said(text, names) for text in texts), names)


_BIDS = tuple(map(Call, ("1H", "1S", "2C", "2D")))
_NOT_HIS_TURN = _("It is %(turn_of)s turn, but %(offender)s bids %(call)s, which is natural.")
_CANCELLED = _("%(offenders_lho)s did not accept the call, and it was cancelled.")
_RHO_BIDS = _("When the auction had gone back to %(offenders_rho)s, he bid.")
_IN_TURN: dict[str, Text] = {
    "comparable": _("In turn %(offender)s then made another call, which had the same or a similar meaning."),
    "other": _("In turn %(offender)s then made another call, which was comparable in no way."),
}

_FOUND: dict[tuple[bool, bool], Text] = {
    (True, True): _(
        "After the play the director finds that without the help of the irregular call the result could well have been "
        "another, and that the other side was damaged."
    ),
    (True, False): _("After the play the director finds that the help of the irregular call did no damage."),
    (False, True): _(
        "After the play the director finds that %(offender)s could have known when calling that it might well damage the "
        "other side, and that his side gained by it."
    ),
    (False, False): _(
        "After the play the director finds that %(offender)s could not have known when calling that it might damage the "
        "other side."
    ),
}
"""Of a call after which nothing is rectified, or of any other; and whether it is so."""

_IDLE = (
    _("%(offender)s became declarer."),
    _("%(offender)s and %(partner)s defended."),
    _("The director had been called at once."),
)


@template(
    "the-score-after-an-irregular-call",
    AUCTION,
    "23C",
    "27B1a",
    "27B1b",
    "27B2",
    "27D",
    "31A2a",
    "31A2b",
    "72C",
    keys={"helped": 1, "known": 1, "stands": 1},
    version=5,
)
def score_after_irregular_call(rng: Random) -> Draft:
    """An insufficient bid or one out of rotation was replaced; the director looks at the score after the play."""
    seat = rng.choice(list(Seat))
    changed = (_insufficient if rng.random() < _MOSTLY else _out_of_rotation)(rng, seat)
    found = rng.random() < _MOSTLY
    case = changed.case.but(**{_finding(free=changed.free): found})
    options = [Option(_answer(rule(case)), right=True), *_others(changed, case)]
    return Draft(
        story=(
            *changed.story,
            *idle(rng, _told_besides(changed), **changed.names),
            Said(_FOUND[changed.free, found], changed.names),
        ),
        ask=said(_("Which score does the director give?")),
        options=in_order(rng, options),
        case=case,
        clause=_clause(changed, found=found),
        roles=around(seat),
        known={"way": changed.way, "found": found},
        because=None if changed.free or found else Said(_NOT_FORESEEN, changed.names),
        told_by=(_finding(free=changed.free),),
    )


def _told_besides(changed: Changed) -> tuple[Text, ...]:
    """Who passed instead, with a partner who has to pass, hardly becomes declarer."""
    return _IDLE[1:] if changed.case.known.get("replacement") == PASS else _IDLE


_MOSTLY = 0.6
_NOT_FORESEEN = _("%(offender)s could not have known when calling that it might damage the other side")


def _finding(*, free: bool) -> str:
    return "assistance_damaged" if free else "could_have_known"


def _others(changed: Changed, case: Facts) -> Iterator[Option]:
    """The other two answers, each with the case in which it would be right."""
    for near in _near(changed, case):
        answer = _answer(rule(near.case))
        yield wrong_option(answer, near, _answer)


def _near(changed: Changed, case: Facts) -> Iterator[Neighbour]:
    """The finding otherwise; and the other one: help is looked at after a call of the other sort only, foresight after any."""
    finding = _finding(free=changed.free)
    found = case.known[finding]
    words = _OTHERWISE[changed.free, not found]
    yield neighbour(case, Said(words, changed.names), **{finding: not found})
    if changed.free:
        foreseen = {finding: False, "could_have_known": True}
        yield neighbour(case, Said(_FORESEEN[bool(found)], changed.names), **foreseen)
        return
    replaced = {"replacement": DOUBLE} if case.kind == "insufficient-bid" else {}
    other = {**replaced, **_meaning("comparable"), "assistance_damaged": True}
    yield Neighbour(changed.case.but(**other), Said(_COMPARABLE[bool(found)], changed.names))


_OTHERWISE: dict[tuple[bool, bool], Text] = {
    (True, True): _("the other side had been damaged by the help of the irregular call"),
    (True, False): _("the help of the irregular call had done no damage"),
    (False, True): _("%(offender)s could have known that it might well damage the other side, and his side had gained"),
    (False, False): _("%(offender)s could not have known that it might damage the other side"),
}
_FORESEEN: dict[bool, Text] = {
    True: _(
        "the help of the irregular call had done no damage, but %(offender)s could have known when calling that it might well "
        "damage the other side, and his side had gained by it"
    ),
    False: _(
        "%(offender)s could have known when calling that it might well damage the other side, and his side had gained by it"
    ),
}
"""By whether its help did damage."""

_COMPARABLE: dict[bool, Text] = {
    True: _(
        "the new call had been comparable, %(offender)s could not have known that the first one might do damage, but its help "
        "had damaged the other side"
    ),
    False: _("the new call had been comparable and the help of the first one had damaged the other side"),
}
"""By whether the harm could be foreseen: 72C would then hold as well."""


def _clause(changed: Changed, *, found: bool) -> str:
    insufficient = changed.case.kind == "insufficient-bid"
    if found:
        return ("27D" if insufficient else "23C") if changed.free else "72C"
    by_way = (
        {"same": "27B1a", "comparable": "27B1b", "other": "27B2"}
        if insufficient
        else {"comparable": "31A2a", "other": "31A2b"}
    )
    return by_way[changed.way]


def _answer(ruling: Ruling) -> Answer:
    adjusted = effects(ruling, "adjusted-score")
    if not adjusted:
        return Answer("stands", said(LABELS["stands"]))
    value = "helped" if adjusted[0].values.get("towards") == "without-help-of-call" else "known"
    return Answer(value, said(LABELS[value]))


@score_after_irregular_call.checked_by
def _by_the_text(draft: Draft) -> Collection[Hashable]:
    """27D after B1 and 23C after a comparable call: if the help did damage. Otherwise 72C: foreseen, and gained."""
    if not draft.known["found"]:
        return {"stands"}
    return {"known" if draft.known["way"] == "other" else "helped"}
