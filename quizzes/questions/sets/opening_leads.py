"""Faced opening leads out of turn: what the presumed declarer may do (54), and who makes the lead at all (41A)."""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.seats import ROTATION, Seat
from quizzes.questions.idle import idle
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import in_order, one_of, told, word_of, wrong_option
from quizzes.questions.parts import Answer, Draft, Option, said
from quizzes.questions.scenes import RULES
from quizzes.questions.sets.opening_leads_events import EVENTS, FACTS, IF, LABELS
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, OPENING_SEEN_BY, Opening, new_opening
from quizzes.questions.sets.scores_kinds import kinds_of_auction
from quizzes.questions.templates import template
from quizzes.simulation.boards import new_board
from quizzes.simulation.on_table import Shown
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts

LEFT, OTHER_DEFENDER = 1, 3


@template("who-makes-the-opening-lead", OPENING_LEADS, "41A", version=4)
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
        because=said(
            _("%(declarer)s is declarer, and %(who)s sits on declarer's left"),
            declarer=board.declarer,
            who=board.declarer.lho,
        ),
        kinds=(*kinds_of_auction(board.auction), _place(leader, board.declarer)),
    )


def _place(leader: Seat, declarer: Seat) -> str:
    """Where the player sits who puts the card down."""
    if leader.side is declarer.side:
        return "declarer" if leader is declarer else "dummy"
    return "on declarer's left" if leader is declarer.lho else "on declarer's right"


def _face_down_case(leader: Seat, declarer: Seat) -> Facts:
    if leader.side is declarer.side:
        return OpeningLeadFacts(hand="declaring-side", faced=False)
    if leader is declarer.lho:
        return FaceDownLeadFacts(irregularity="none")
    return FaceDownLeadFacts(irregularity="wrong-leader", director_instructs=True)


def _leading(seat: Seat, leader: Seat, declarer: Seat, *, right: bool) -> Option:
    """The seat that leads if somebody is declarer, as the engine has it."""
    case = _face_down_case(leader, declarer)

    def answer_of(ruling: Ruling) -> Answer:
        stands = any(item.key == "lead-stands" for item in ruling.part("effect"))
        return Answer(str(leader if stands else declarer.lho), said("%(seat)s", seat=seat))

    if right:
        return Option(answer_of(rule(case)), right=True)
    near = Neighbour(case, said(_("%(who)s had been declarer"), who=declarer))
    return wrong_option(answer_of(rule(case)), near, answer_of)


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


@template("faced-opening-lead-out-of-turn", OPENING_LEADS, "54", "41A", "47E1", version=6)
def faced_opening_lead(rng: Random) -> Draft:
    """The other defender has led: what has happened since decides who plays the hand and what becomes of the lead."""
    opening = new_opening(rng, OTHER_DEFENDER)
    manner = rng.choice(["plain"] * 9 + ["partner-told"] * 2 + ["misinformed"] * 2 + ["face-down"])
    event = rng.choice(EVENTS[manner])
    base = OpeningLeadFacts(hand="defender", faced=True, card=opening.card)
    case = base.but(**event.facts, **({"misinformed": True} if manner == "misinformed" else {}))
    if manner == "face-down":
        case = OpeningLeadFacts(hand="defender", faced=False)
    faced = ((opening.leader, opening.card),) if manner != "face-down" else ()
    return Draft(
        story=(
            *(opening.told(text) for text in _how_led(rng, manner)),
            *idle(rng, OPENING_SEEN_BY[:3] if manner == "plain" else (), **opening.values),
            opening.told(event.told),
        ),
        ask=said(RULES),
        options=one_of(rng, case, _neighbours(opening, base, case, manner), told(LABELS, fate_name, **opening.values)),
        case=case,
        clause=_deciding(rule(case)),
        shown=opening.board.shown(faced=faced),
        roles=opening.roles,
        known={"manner": manner, "event": event.name},
        told_by=_TOLD_BY.get(event.name, ()),
    )


_TOLD_BY = {"showed-first": ("declarer_did", "dummy_seen_first")}
"""54A before 54C: that dummy's card could be seen afterwards is no reason."""


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
    by_partner = _("Just before, %(partner)s had told him: “It is your lead.”")
    wants_it = _("%(leader)s now wants to take the card back.")
    after = {"misinformed": (rng.choice(told), wants_it), "partner-told": (by_partner, wants_it)}
    return (led, *after.get(manner, ()))


def _neighbours(opening: Opening, base: Facts, case: Facts, manner: str) -> list[Neighbour]:
    near = [neighbour(base, opening.told(text), **FACTS[name]) for name, text in IF[manner].items()]
    if manner in ("plain", "partner-told"):
        near.append(_misinformed(opening, base, case, manner))
    return near


def _misinformed(opening: Opening, base: Facts, case: Facts, manner: str) -> Neighbour:
    """47E1 against 54A and 54C is no question here: had somebody shown a card, the neighbouring case leaves that out."""
    shown = case.known.get("declarer_did") == "showed-cards" or case.known.get("dummys_cards") == "could-be-seen"
    told = (
        _("not %(partner)s but an opponent had told %(leader)s so")
        if manner == "partner-told"
        else _("an opponent had told %(leader)s that it was his lead, and nobody had shown a card")
        if shown
        else _("an opponent had told %(leader)s that it was his lead")
    )
    return neighbour(base if shown else case, opening.told(told), misinformed=True)


fate_name = word_of(
    {"becomes-dummy": "swap", "lead-stands": "stands", "penalty-card": "penalty", "lead-withdrawn": "back"}, "choose"
)
"""What becomes of the lead, and who plays the hand."""


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
    fates |= {
        "refused-too-late": "stands",
        "showed": "swap",
        "showed-first": "swap",
        "showed-second": "stands",
        "refused-after-the-auction": "penalty",
    }
    return {fates[draft.known["event"]] if draft.known["manner"] in ("plain", "partner-told") else "back"}
