"""What rulings demand of a player while play goes on, said of that player: his seat, the suit or the card."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from rulings.table.restrictions import (
    CardDue,
    FacedCard,
    LeadRestriction,
    MustPass,
    MustRepeat,
    PenaltyCard,
    PlayDemand,
    Restriction,
    SuitToForbid,
)
from rulings.wording.speech import capitalised, say_text

OBLIGATIONS = {
    "penalty-card-major": _("%(card)s lies in front of %(who_to)s as a major penalty card."),
    "penalty-card-minor": _("%(card)s lies in front of %(who_to)s as a minor penalty card."),
    "lead-required": _("%(who)s must lead %(suits)s."),
    "lead-forbidden": _("%(who)s may not lead %(suits)s until another hand wins a trick."),
    "play-highest": _("%(who)s must play the highest card of this suit: %(suit)s."),
    "play-lowest": _("%(who)s must play the lowest card of this suit: %(suit)s."),
    "play-suit": _("%(who)s must play a card of this suit: %(suit)s."),
    "play-not-suit": _("%(who)s may not play a card of this suit: %(suit)s."),
    "card-due": _("%(who)s plays %(card)s when the turn comes."),
    "pass-once": _("%(who)s must pass at the next turn to call."),
    "pass-throughout": _("%(who)s must pass at every turn to call."),
    "call-repeated": _("%(who)s must repeat the call out of rotation: %(call)s."),
    "call-repeated.insufficient": _(
        "%(who)s must repeat the call out of rotation: %(call)s. It is then ruled on as an insufficient bid (27)."
    ),
    "suit-to-forbid": _(
        "If %(who)s defends: before %(who_of)s first lead declarer may forbid one suit that partner did not call."
    ),
    "suit-to-forbid.suits": _("Before %(who_of)s first lead declarer may forbid one of these suits: %(among)s."),
    "faced-card": _("%(card)s lies faced in front of %(who_to)s until the auction period ends."),
}


def obligation_key(one: Restriction) -> str:
    """What is demanded, as a program names it."""
    match one:
        case PenaltyCard(grade=grade):
            return f"penalty-card-{grade}"
        case LeadRestriction(required=required):
            return "lead-required" if required else "lead-forbidden"
        case PlayDemand(what=what):
            return f"play-{what}"
        case CardDue():
            return "card-due"
        case MustPass(throughout=throughout):
            return "pass-throughout" if throughout else "pass-once"
        case MustRepeat():
            return "call-repeated"
        case SuitToForbid():
            return "suit-to-forbid"
        case FacedCard():
            return "faced-card"


def obligation_text(one: Restriction) -> str:
    """The sentence, in the active language."""
    key = obligation_key(one)
    return capitalised(say_text(OBLIGATIONS[f"{key}{_refined(one)}"], _values(one)))


def _refined(one: Restriction) -> str:
    if isinstance(one, SuitToForbid) and one.suits:
        return ".suits"
    return ".insufficient" if isinstance(one, MustRepeat) and one.insufficient else ""


def _values(one: Restriction) -> dict[str, Any]:
    match one:
        case PenaltyCard(seat, card) | CardDue(seat, card) | FacedCard(seat, card):
            return {"who": seat, "card": card}
        case LeadRestriction(seat, suits):
            return {"who": seat, "suits": suits}
        case SuitToForbid(seat, suits):
            return {"who": seat, "among": suits}
        case PlayDemand(seat, _, suit):
            return {"who": seat, "suit": suit}
        case MustRepeat(seat, call):
            return {"who": seat, "call": Call(call)}
        case MustPass(seat):
            return {"who": seat}
