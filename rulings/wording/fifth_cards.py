"""The fifth card played to a trick, Law 45E."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"fifth-card": _("Fifth card played to a trick")}

FACTS = {
    "led": Fact(_("Was the card a lead to the next trick?")),
    "partner_has_played": Fact(_("Had the defender's partner already played to the trick?")),
}

SENTENCES = {
    "fifth-card-not-led": _("The card was not led to the next trick: it becomes a penalty card."),
    "fifth-card-led": _("The card was a lead out of turn: it was not %(who_of)s turn to lead."),
    "problem.trick-not-won-there": _(
        "If the card came from %(hand_of)s hand, “%(who)s” cannot be the one to lead: name the player as seen from that hand."
    ),
    "problem.honour-not-as-card": _("The case says of %(card)s wrongly whether it is an honour."),
}
