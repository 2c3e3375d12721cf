"""What happened to a trick: played late, one card too few or too many, looked at again, Laws 45E, 58, 66 and 67."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "has_suit": {
        True: _("%(offender)s still held a card of the suit led to that trick"),
        False: _("%(offender)s held no card of the suit led to that trick"),
    },
    "won_since": {
        True: _("%(offending_side)s won that trick or a later one"),
        False: _("%(offending_side)s won neither that trick nor a later one"),
    },
    "card": {
        "small": _("%(value)s is below an honour"),
        "honour": _("%(value)s is an honour"),
    },
    "led": {
        True: _("it was a lead to the next trick"),
        False: _("it was no lead to the next trick"),
    },
    "partner_has_played": {
        True: _("%(partner)s had played to the trick too"),
        False: _("%(partner)s had not yet played to the trick"),
    },
    "visible": {
        "one": _("only one of the cards could be seen"),
        "several": _("more than one card could be seen"),
    },
    "visible_count": {
        1: _("only one of the cards could be seen"),
        "*": _("more than one card could be seen"),
    },
    "simultaneous-play.hand": {
        "declarer": _("the hand in question was declarer's"),
        "dummy": _("the hand in question was dummy's"),
        "defender": _("the hand in question was a defender's"),
    },
    "simultaneous-play.sides_played_next": {
        0: _("it was noticed before anybody had played to the next trick"),
        1: _("it was noticed when only one side had played to the next trick"),
        2: _("it was not noticed before both sides had played to the next trick"),
    },
    "simultaneous-play.offender_on_right": {
        True: _("the offender sat on the right of the hand that then played on"),
        False: _("the offender did not sit on the right of the hand that then played on"),
    },
    "own_card_turned": {
        True: _("his own card was already turned face down"),
        False: _("his own card still lay face up"),
    },
    "side_played_next": {
        True: _("his side had already led or played to the next trick"),
        False: _("his side had not yet led or played to the next trick"),
    },
}
