"""Faced opening leads out of turn: what the presumed declarer may do (54), and who makes the lead at all (41A)."""

from collections.abc import Callable, Collection, Hashable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.engine.facts import Facts
from quizzes.engine.laws.opening_lead_facts import OpeningLeadFacts
from quizzes.engine.laws.opening_lead_period import FaceDownLeadFacts
from quizzes.engine.rulings import Ruling, rule
from quizzes.engine.table.seats import ROTATION, Seat
from quizzes.questions.boards import new_board
from quizzes.questions.options import Neighbour, in_order, neighbour, one_of
from quizzes.questions.parts import Answer, Draft, Option, Shown, said
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, Opening, new_opening
from quizzes.questions.templates import template

LEFT, OTHER_DEFENDER = 1, 3


@template("who-makes-the-opening-lead", OPENING_LEADS, "41A")
def whose_opening_lead(rng: Random) -> Draft:
    """From the auction alone: who is declarer, and who sits on his left?"""
    board = new_board(rng)
    leader = rng.choice(ROTATION)
    case = _face_down_case(leader, board.declarer)
    options = [_leading(seat, leader, seat.rho, right=seat.rho is board.declarer) for seat in ROTATION]
    return Draft(
        form="leader",
        story=(
            said(_("The auction is over.")),
            said(_("%(leader)s puts a card face down on the table and asks whether it is his lead."), leader=leader),
        ),
        ask=said(_("Who makes the opening lead?")),
        options=in_order(rng, options),
        case=case,
        clause="41A",
        shown=Shown(auction=board.auction, board=board.number, vulnerable=board.vulnerable),
        roles={"offender": leader, "defender": leader, "lho": board.declarer.lho, "partner": leader.partner},
        known={"leader": leader},
    )


def _face_down_case(leader: Seat, declarer: Seat) -> Facts:
    if leader.side is declarer.side:
        return OpeningLeadFacts(leader="declaring-side", faced=False)
    if leader is declarer.lho:
        return FaceDownLeadFacts(irregularity="none")
    return FaceDownLeadFacts(irregularity="wrong-leader", director_instructs=True)


def _leading(seat: Seat, leader: Seat, declarer: Seat, *, right: bool) -> Option:
    """The seat that leads if somebody is declarer, as the engine has it."""
    case = _face_down_case(leader, declarer)
    stands = any(item.key == "lead-stands" for item in rule(case).part("effect"))
    found = leader if stands else declarer.lho
    answer = Answer(str(found), said("%(seat)s", seat=seat))
    if right:
        return Option(answer, right=True)
    return Option(answer, right=False, right_if=said(_("%(who)s had been declarer"), who=declarer), neighbour=case)


@whose_opening_lead.checked_by
def _left_of_who_named_it_first(draft: Draft) -> Collection[Hashable]:
    """Declarer is who first bid the denomination for the side of the last bid; 41A: the player on his left leads."""
    auction = draft.shown.auction
    if auction is None:
        return set()
    turns = [
        (ROTATION[(ROTATION.index(auction.dealer) + number) % 4], call) for number, call in enumerate(auction.calls)
    ]
    bids = [(seat, call[1:]) for seat, call in turns if call[0].isdigit()]
    last, strain = bids[-1]
    declarer = next(
        seat for seat, named in bids if named == strain and (ROTATION.index(seat) - ROTATION.index(last)) % 2 == 0
    )
    return {ROTATION[(ROTATION.index(declarer) + 1) % 4].value}


@dataclass(frozen=True)
class Event:
    """What happened around a lead out of turn: the facts, what the story says of it, and when it would be so."""

    name: str
    told: Any
    facts: Mapping[str, Any] = field(default_factory=dict)


_OWN, _DUMMYS = {"declarer_did": "showed-cards"}, {"dummys_cards": "could-be-seen"}
_NOTHING = Event("nothing", _("%(declarer)s has not yet said or done anything."))
_REFUSED = Event("refused", _("%(declarer)s wants the card taken back."), {"declarer_did": "refused"})
_ACCEPTED = Event("accepted", _("%(declarer)s accepts the opening lead."), {"declarer_did": "accepted"})
_DUMMY_SEEN = Event("dummy-seen", _("%(dummy)s begins to lay his hand on the table and shows %(seen)s."), _DUMMYS)
_PLAIN = (
    _NOTHING,
    _REFUSED,
    _ACCEPTED,
    _DUMMY_SEEN,
    Event(
        "shown-in-auction",
        _("During the auction %(dummy)s had dropped %(seen)s face up; nobody has shown anything else."),
        {"dummys_cards": "shown-in-auction"},
    ),
    Event(
        "refused-too-late",
        _(
            "%(dummy)s begins to lay his hand on the table and shows %(seen)s; then %(declarer)s wants the lead taken back."
        ),
        _DUMMYS | {"declarer_did": "refused"},
    ),
    Event("showed", _("%(declarer)s begins to lay his own hand on the table and shows %(own)s."), _OWN),
    Event(
        "showed-first",
        _("%(declarer)s begins to lay down his own hand and shows %(own)s; after that %(dummy)s shows %(seen)s."),
        _OWN | _DUMMYS | {"dummy_seen_first": False},
    ),
    Event(
        "showed-second",
        _("%(dummy)s shows %(seen)s to the whole table; after that %(declarer)s begins to lay down his own hand."),
        _OWN | _DUMMYS | {"dummy_seen_first": True},
    ),
)
_EVENTS = {
    "plain": (*_PLAIN, _NOTHING, _REFUSED),
    "misinformed": (_NOTHING, _REFUSED, _ACCEPTED, _DUMMY_SEEN),
    "face-down": (_NOTHING,),
}
_FACTS = {event.name: event.facts for event in _PLAIN}
_IF = {
    "plain": {
        "nothing": _("nobody had yet said or shown anything"),
        "refused": _("after the lead nobody had shown a card, and %(declarer)s had had the lead taken back"),
        "dummy-seen": _("after the lead %(dummy)s had first shown a card"),
        "showed": _("%(declarer)s had first shown a card of his own hand"),
    },
    "misinformed": {
        "nothing": _("nobody had told %(leader)s so, and nobody had yet said or shown anything"),
        "refused": _("nobody had told %(leader)s so, and %(declarer)s had had the card taken back"),
        "dummy-seen": _("nobody had told %(leader)s so, and %(dummy)s had first shown a card"),
        "showed": _("nobody had told %(leader)s so, and %(declarer)s had first shown a card of his own hand"),
    },
    "face-down": {
        "nothing": _("the card had been faced, and nobody had yet said or shown anything"),
        "refused": _("the card had been faced, and %(declarer)s had had it taken back"),
        "dummy-seen": _("the card had been faced, and %(dummy)s had first shown a card"),
        "showed": _("the card had been faced, and %(declarer)s had first shown a card of his own hand"),
    },
}
_LABELS = {
    "choose": _("%(declarer)s may lay down his own hand as dummy, accept the lead, or have it taken back."),
    "stands": _("The lead stands; %(declarer)s is declarer and %(dummy)s is dummy."),
    "swap": _("The lead stands; %(dummy)s is declarer and %(declarer)s is dummy."),
    "penalty": _("The card becomes a major penalty card, and %(partner)s makes the opening lead."),
    "back": _(
        "The card goes back to %(leader_of)s hand without rectification, and %(partner)s makes the opening lead."
    ),
}


@template("faced-opening-lead-out-of-turn", OPENING_LEADS, "54", "41A", "47E1")
def faced_opening_lead(rng: Random) -> Draft:
    """The other defender has led: what has happened since decides who plays the hand and what becomes of the lead."""
    opening = new_opening(rng, OTHER_DEFENDER)
    manner = rng.choice(["plain"] * 9 + ["misinformed"] * 2 + ["face-down"])
    event = rng.choice(_EVENTS[manner])
    base = OpeningLeadFacts(leader="defender", faced=True, card=opening.card)
    case = base.but(**event.facts) if manner == "plain" else base.but(misinformed=True, **event.facts)
    if manner == "face-down":
        case = OpeningLeadFacts(leader="defender", faced=False)
    faced = ((opening.leader, opening.card),) if manner != "face-down" else ()
    return Draft(
        form="ruling",
        story=tuple(opening.told(text) for text in (*_how_led(rng, manner), event.told)),
        ask=said(_("How does the director rule?")),
        options=one_of(rng, case, _neighbours(opening, base, case, manner), _labelled(opening)),
        case=case,
        clause=_deciding(rule(case)),
        shown=opening.board.shown(faced=faced),
        roles=opening.roles,
        known={"manner": manner, "event": event.name},
    )


def _how_led(rng: Random, manner: str) -> tuple[Any, ...]:
    if manner == "face-down":
        return (
            _("%(declarer)s is to be declarer. %(leader)s puts a card face down on the table; nobody has seen it."),
        )
    led = _("%(declarer)s is to be declarer. %(leader)s leads %(card)s face up.")
    told = (
        _("Just before, %(declarer)s had told him: “It is your lead.”"),
        _("Just before, %(dummy)s had told him: “It is your lead.”"),
    )
    return (led, rng.choice(told)) if manner == "misinformed" else (led,)


def _neighbours(opening: Opening, base: Facts, case: Facts, manner: str) -> list[Neighbour]:
    near = [neighbour(base, opening.told(text), **_FACTS[name]) for name, text in _IF[manner].items()]
    if manner == "plain":
        told = _("an opponent had told %(leader)s that it was his lead")
        near.append(neighbour(case, opening.told(told), misinformed=True))
    return near


def _labelled(opening: Opening) -> Callable[[Ruling], Answer]:
    def answer(ruling: Ruling) -> Answer:
        name = fate_name(ruling)
        return Answer(name, opening.told(_LABELS[name]))

    return answer


def fate_name(ruling: Ruling) -> str:
    """What becomes of the lead, and who plays the hand."""
    effects = {item.key for item in ruling.part("effect")}
    if "becomes-dummy" in effects:
        return "swap"
    if "lead-stands" in effects:
        return "stands"
    if "penalty-card" in effects:
        return "penalty"
    return "back" if "lead-withdrawn" in effects else "choose"


def _deciding(ruling: Ruling) -> str:
    decided = [item.clause for item in ruling.part("effect") if item.key in ("lead-stands", "lead-withdrawn")]
    return decided[0] if decided else "54"


@faced_opening_lead.checked_by
def _by_law_54(draft: Draft) -> Collection[Hashable]:
    """A table of the text: 54A (his own card first), 54C (dummy's first, not from the auction), 54D; before it 41A, 47E1."""
    fates = {
        "nothing": "choose",
        "shown-in-auction": "choose",
        "refused": "penalty",
        "accepted": "stands",
        "dummy-seen": "stands",
    }
    fates |= {"refused-too-late": "stands", "showed": "swap", "showed-first": "swap", "showed-second": "stands"}
    return {fates[draft.known["event"]] if draft.known["manner"] == "plain" else "back"}
