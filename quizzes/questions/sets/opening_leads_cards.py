"""What becomes of a card led by the wrong player (54, and 54E with 24)?"""

from collections.abc import Callable, Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, said
from quizzes.questions.sets.opening_leads import OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, Opening, new_opening
from quizzes.questions.templates import template
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.opening_lead_facts import OpeningLeadFacts

_CARDS = {
    "penalty": _("It becomes a major penalty card."),
    "stands": _("It stands as the opening lead."),
    "back": _("It goes back to %(leader_of)s hand at once."),
    "until": _("It stays face up until the opening lead is faced, then it goes back to %(leader_of)s hand."),
}
_LED = {
    "faced": _("%(declarer)s is to be declarer. %(leader)s puts %(card)s face up on the table as the opening lead."),
    "unseen": _("%(declarer)s is to be declarer. %(leader)s puts a card face down on the table; nobody has seen it."),
}
_SINCE = {
    "nothing": _("The director is called before anything else happens."),
    "refused": _("%(declarer)s wants the card taken back."),
    "accepted": _("%(declarer)s accepts the opening lead."),
    "too-late": _("%(dummy)s lays his hand on the table; only then does %(declarer)s want the card taken back."),
    "misinformed": _(
        "%(declarer)s had told %(leader)s that it was his lead, and now accepts it; %(leader)s wants to take it back."
    ),
}
_CARD_IF = {
    "penalty": _(
        "a defender whom nobody misled had faced it out of turn, and %(declarer)s had had it taken back at once"
    ),
    "stands": _("a defender whom nobody misled had faced it out of turn, and %(declarer)s had accepted the lead"),
    "back": _("nobody had seen its face"),
    "until": _("a player of the declaring side had faced it unasked"),
}
_FACTS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "refused": {"declarer_did": "refused"},
    "accepted": {"declarer_did": "accepted"},
    "too-late": {"declarer_did": "refused", "dummys_cards": "could-be-seen"},
    "misinformed": {"declarer_did": "accepted", "misinformed": True},
}


@template(
    "card-led-by-the-wrong-player",
    OPENING_LEADS,
    "41A",
    "47E1",
    "54",
    "24D",
    keys={"until": 1, "back": 1, "stands": 1, "penalty": 1},
)
def card_led(rng: Random) -> Draft:
    """The opening lead comes from dummy, from declarer or from the wrong defender: what becomes of the card?"""
    declaring = rng.random() < 0.5
    opening = new_opening(rng, rng.choice([0, 2]) if declaring else OTHER_DEFENDER)
    since = (
        "nothing" if declaring else rng.choice(["refused", "refused", "accepted", "too-late", "misinformed", "nothing"])
    )
    faced = rng.random() < 0.8 if declaring else since != "nothing"
    who = "declaring-side" if declaring else "defender"
    case = OpeningLeadFacts(hand=who, faced=faced)
    case = case.but(card=opening.card, **_FACTS[since]) if faced else case
    lead = ((opening.leader, opening.card),) if faced else ()
    return Draft(
        form="ruling",
        story=(opening.told(_LED["faced" if faced else "unseen"]), opening.told(_SINCE[since])),
        ask=said(_("What becomes of the card?")),
        options=one_of(rng, case, _card_neighbours(opening), _card_answer(opening)),
        case=case,
        clause=_card_clause(rule(case)),
        shown=opening.board.shown(faced=lead),
        roles=opening.roles,
        known={"leader": opening.leader, "faced": faced, "since": since},
    )


def _card_neighbours(opening: Opening) -> list[Neighbour]:
    faced = OpeningLeadFacts(hand="defender", faced=True, card=opening.card)
    near: dict[str, Facts] = {
        "penalty": faced.but(declarer_did="refused"),
        "stands": faced.but(declarer_did="accepted"),
        "back": OpeningLeadFacts(hand="defender", faced=False),
        "until": faced.but(hand="declaring-side"),
    }
    return [neighbour(case, opening.told(_CARD_IF[name])) for name, case in near.items()]


def _card_answer(opening: Opening) -> Callable[[Ruling], Answer]:
    def answer(ruling: Ruling) -> Answer:
        effects = {item.key for item in ruling.part("effect")}
        keys = {"faced-until-auction-ends": "until", "lead-stands": "stands", "penalty-card": "penalty"}
        name = next((keys[key] for key in keys if key in effects), "back")
        return Answer(name, opening.told(_CARDS[name]))

    return answer


def _card_clause(ruling: Ruling) -> str:
    keys = ("returned-when-declaring", "lead-stands", "lead-withdrawn", "card-to-hand")
    return next(item.clause for key in keys for item in ruling.part("effect") if item.key == key)


@card_led.checked_by
def _by_sides(draft: Draft) -> Collection[Hashable]:
    """41A for a card nobody saw; 24 and 24D for the side of the contract; 47E1, 54C, 54D and 54B for a defender."""
    known, contract = draft.known, draft.shown.contract
    if not known["faced"]:
        return {"back"}
    declarer = contract.declarer if contract else None
    if declarer in (known["leader"], known["leader"].partner):
        return {"until"}
    return {{"refused": "penalty", "accepted": "stands", "too-late": "stands", "misinformed": "back"}[known["since"]]}
