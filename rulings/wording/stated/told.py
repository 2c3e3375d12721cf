"""Facts of several situations, as they stand after "because"."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "asker": {
        "declarer": _("declarer asked"),
        "dummy": _("dummy asked"),
        "defender": _("a defender asked"),
        "leader": _("the opening leader asked"),
        "leaders-partner": _("the opening leader's partner asked"),
    },
    "attention": {
        "in-time": _("attention was drawn to it in time"),
        "after-round": _("the round was already over"),
        "after-call-on-next-deal": _("the other side had already called on the next deal"),
    },
    "card_played_since": {
        True: _("declarer had played another card since"),
        False: _("declarer had played no other card since"),
    },
    "earlier_cards": {
        "none": _("there was no other penalty card"),
        "one": _("%(offender)s already had a penalty card"),
        "several": _("%(offender)s already had penalty cards"),
    },
    "hand": {
        "undecided": _("the auction was still going on"),
        "declarer": _("the card was declarer's"),
        "dummy": _("the card was dummy's"),
        "defender": _("the card was a defender's"),
        "declaring-side": _("the lead came from the declaring side"),
    },
    "sides_played_next": {
        0: _("nobody had yet played to the next trick"),
        1: _("only one side had played to the next trick"),
        2: _("both sides had played to the next trick"),
    },
    "turn": {
        "same-hand": _("the same hand had won the trick"),
        "partner": _("it was %(partner_of)s turn to lead"),
        "declarer": _("the lead was to come from declarer's hand"),
        "dummy": _("the lead was to come from dummy"),
        "lho": _("it was %(lho_of)s turn to lead"),
        "rho": _("it was %(rho_of)s turn to lead"),
        "declaring-side": _("the lead was to come from declarer's hand or dummy"),
        "defender": _("a defender had been due to lead"),
    },
}
