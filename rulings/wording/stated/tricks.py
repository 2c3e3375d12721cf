"""What happened to a trick: played late, one card too few or too many, looked at again, Laws 45E, 58, 66 and 67."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "defective-trick": {
        "has_suit": {
            True: _("%(offender)s still held a card of the suit led to that trick"),
            False: _("%(offender)s held no card of the suit led to that trick"),
        },
        "sides_played_next": {
            0: _("nobody had yet played to the next trick"),
            1: _("only one side had played to the next trick"),
            2: _("both sides had played to the next trick"),
        },
        "won_since": {
            True: _("%(offending_side)s won that trick or a later one"),
            False: _("%(offending_side)s won neither that trick nor a later one"),
        },
        "attention": {
            "in-time": _("attention was drawn to it in time"),
        },
        "offender": {
            "declarer": _("the card was declarer's"),
            "dummy": _("the card was dummy's"),
            "defender": _("the card was a defender's"),
        },
    },
    "fifth-card": {
        "card": {
            "small": _("%(value)s is below an honour"),
            "honour": _("%(value)s is an honour"),
        },
        "hand": {
            "declarer": _("the card was declarer's"),
            "dummy": _("the card was dummy's"),
            "defender": _("the card was a defender's"),
        },
        "led": {
            True: _("it was a lead to the next trick"),
            False: _("it was no lead to the next trick"),
        },
        "turn": {
            "same-hand": _("the same hand had won the trick"),
            "partner": _("%(partner)s had won the trick"),
            "declarer": _("declarer's hand had won the trick"),
            "dummy": _("dummy had won the trick"),
            "lho": _("%(lho)s had won the trick"),
            "rho": _("%(rho)s had won the trick"),
        },
        "sides_played_next": {
            0: _("nobody had yet played to the next trick"),
            1: _("only one side had played to the next trick"),
            2: _("both sides had played to the next trick"),
        },
    },
    "simultaneous-play": {
        "offender": {
            "declarer": _("the cards were declarer's"),
            "dummy": _("the cards were dummy's"),
            "defender": _("the cards were a defender's"),
        },
        "visible": {
            "one": _("only one of the cards could be seen"),
            "several": _("more than one card could be seen"),
        },
        "sides_played_next": {
            0: _("nobody had yet played to the next trick"),
            1: _("only one side had played to the next trick"),
            2: _("both sides had played to the next trick"),
        },
    },
    "trick-inspection": {
        "own_card_turned": {
            True: _("his own card was already turned face down"),
            False: _("his own card still lay face up"),
        },
        "side_played_next": {
            True: _("his side had already led or played to the next trick"),
            False: _("his side had not yet led or played to the next trick"),
        },
        "player": {
            "declarer": _("declarer wanted to see it"),
            "defender": _("a defender wanted to see it"),
            "dummy": _("it was dummy who wanted to see it"),
        },
    },
}
