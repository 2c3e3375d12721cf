"""What becomes of a card led by the wrong player (54, and 54E with 24)?"""

from collections.abc import Collection, Hashable
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from quizzes.questions.neighbours import Neighbour, if_, supposing
from quizzes.questions.options import one_of, told, word_of
from quizzes.questions.parts import Draft, said
from quizzes.questions.sets.opening_leads import OTHER_DEFENDER
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS, Opening, new_opening
from quizzes.questions.templates import template
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
_FACTS: dict[str, dict[str, Any]] = {
    "nothing": {},
    "refused": {"declarer_did": "refused"},
    "accepted": {"declarer_did": "accepted"},
    "too-late": {"declarer_did": "refused", "dummys_cards": "could-be-seen"},
    "misinformed": {"declarer_did": "accepted", "misinformed": True},
}


_TOLD_BY = {
    "nothing": ("hand", "faced"),
    "refused": ("hand", "declarer_did"),
    "accepted": ("hand", "declarer_did"),
    "too-late": ("hand", "dummys_cards"),
    "misinformed": ("misinformed",),
}


@template(
    "card-led-by-the-wrong-player",
    OPENING_LEADS,
    "41A",
    "47E1",
    "54",
    "24D",
    keys={"until": 1, "back": 1, "stands": 1, "penalty": 1},
    version=4,
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
        story=(opening.told(_LED["faced" if faced else "unseen"]), opening.told(_SINCE[since])),
        ask=said(_("What becomes of the card?")),
        options=one_of(rng, case, _card_neighbours(opening, case), told(_CARDS, _outcome, **opening.values)),
        case=case,
        clause=_card_clause(rule(case)),
        shown=opening.board.shown(faced=lead),
        roles=opening.roles,
        known={"leader": opening.leader, "faced": faced, "since": since},
        told_by=_TOLD_BY[since] if faced else ("faced",),
    )


def _card_neighbours(opening: Opening, case: OpeningLeadFacts) -> list[Neighbour]:
    """By whom and how the card was led, and what declarer did; what is so already is not said."""
    names = opening.values
    plain = {"dummys_cards": "unseen", "misinformed": False}
    defender = if_(_("a defender had led the card out of turn"), {"hand": "defender"})
    ours = if_(
        _("a player of the declaring side had led the card"),
        {"hand": "declaring-side", "declarer_did": "nothing"} | plain,
    )
    faced = if_(_("it had been led face up"), {"faced": True, "card": opening.card})
    unseen = if_(_("it had been led face down and nobody had seen its face"), {"faced": False})
    not_told = if_(_("%(declarer)s had not told %(leader)s that it was his lead"), {"misinformed": False}, **names)
    refused = if_(
        _("%(declarer)s had had it taken back at once"),
        {"declarer_did": "refused", "dummys_cards": "unseen"},
        **names,
    )
    accepted = if_(_("%(declarer)s had accepted the lead"), {"declarer_did": "accepted"}, **names)
    return [
        supposing(case, defender, faced, not_told, refused, every=True),
        supposing(case, defender, faced, not_told, accepted, every=True),
        supposing(case, unseen),
        supposing(case, ours, faced, every=True),
    ]


_outcome = word_of({"faced-until-auction-ends": "until", "lead-stands": "stands", "penalty-card": "penalty"}, "back")


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
