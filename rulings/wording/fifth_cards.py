"""The fifth card played to a trick, Law 45E."""

from django.utils.translation import gettext_lazy as _

from rulings.wording import told
from rulings.wording.forms import Fact

KINDS = {"fifth-card": _("Fifth card played to a trick")}

FACTS = {
    "fifth-card": {
        "hand": told.HAND,
        "led": Fact(_("Was the card a lead to the next trick?")),
        "turn": Fact(
            _("Who won the trick and so has to lead?"),
            {
                "same-hand": _("the hand that the card came from"),
                "partner": _("that defender's partner"),
                "declarer": _("declarer's hand"),
                "dummy": _("dummy's hand"),
                "lho": _("the player on declarer's left"),
                "rho": _("the player on declarer's right"),
            },
        ),
        "thirteenth_trick": Fact(_("Is the next trick the thirteenth?")),
        "sides_played_next": told.SIDES_PLAYED_NEXT,
        "card": told.THE_CARD,
        "honour": told.HONOUR,
        "has_penalty_card": told.HAS_PENALTY_CARD,
    }
}

SENTENCES = {
    "fifth-card-not-led": _("The card was not led to the next trick: it becomes a penalty card."),
    "fifth-card-led": _("The card was a lead out of turn: it was not %(who_of)s turn to lead."),
    "problem.trick-not-won-there": _(
        "If the card came from %(hand_of)s hand, “%(who)s” cannot be the one to lead: name the player as seen from that hand."
    ),
    "problem.honour-not-as-card": _("The case says of %(card)s wrongly whether it is an honour."),
}
