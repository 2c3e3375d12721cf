"""Cards shown or dropped, and penalty cards, Laws 24 and 48 to 52."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "cards": {
        "small": _("it was a single card below an honour"),
        "honour": _("it was an honour"),
        "several": _("several cards were exposed"),
    },
    "how": {
        "could-be-seen": _("%(partner)s could have seen what came into view"),
        "named": _("%(offender)s said that he held the card"),
        "not-seen": _("%(partner)s could not have seen what came into view"),
    },
    "looked_played": {
        True: _("declarer held the card as a played one is held"),
        False: _("declarer did not hold the card as a played one is held"),
    },
    "manner": {
        "inadvertent": _("it was exposed by accident"),
        "to-play": _("%(offender)s meant to play it"),
        "deliberate": _("it was shown on purpose, but not in order to play it"),
    },
    "own_fault": {
        True: _("it was the player's own fault"),
        False: _("it was not the player's fault"),
    },
    "occasion": {
        "other": _("nothing made the case a special one"),
        "restored": _("the card had been missing and was put back after the opening lead was faced"),
        "normal-play": _("the card was played in turn"),
        "held-in-turn": _("%(offender)s, in turn, held the card so that partner could see it"),
        "application-of-law": _("a Law had the card shown or taken back without rectification"),
        "led": _("the card was led or played"),
        "current-trick": _("only the trick in progress was meant"),
        "concession": _("the card was shown with a concession"),
        "claim": _("the card was shown with a claim of every trick that was left"),
    },
    "declarers_act": {
        "dropped": _("declarer dropped the card"),
        "showed": _("declarer showed the card without dropping it"),
        "showed-hand": _("declarer showed the hand"),
    },
    "offenders_cards": {
        "one": _("there was a single penalty card"),
        "small": _("there was a single penalty card"),
        "honour": _("there was a single penalty card"),
        "several": _("there was more than one penalty card"),
    },
    "grade": {
        "major": _("it was a major penalty card"),
        "minor": _("it was a minor penalty card"),
    },
    "moment": {
        "partner-plays": _("%(partner)s was to play to a trick"),
        "partner-leads": _("%(partner)s was to lead"),
        "offender-leads": _("%(offender)s was to lead"),
        "offender-plays": _("%(offender)s was to play to a trick"),
    },
    "can_follow": {
        True: _("%(offender)s could follow suit"),
        False: _("%(offender)s could not follow suit"),
    },
    "declarer_played": {
        True: _("declarer had played a card since"),
        False: _("declarer had not played since"),
    },
    "duty": {
        "minor": _("no card below an honour of that suit could be played before the minor penalty card"),
        "major": _("the major penalty card could legally be played"),
        "designated": _("declarer had designated the penalty card"),
        "none": _("no Law ordered the penalty card to be played"),
    },
    "own_card_playable": {
        True: _("%(partner)s had a major penalty card that no other duty kept him from playing"),
        False: _("%(partner)s had no penalty card of his own to play"),
    },
    "prevented_by": {
        "no-card-of-suit": _("%(partner)s had no card of the suit required"),
        "only-forbidden-suits": _("%(partner)s had only cards of the suit forbidden"),
        "must-follow-suit": _("%(partner)s had to follow suit and so could not comply"),
        "able": _("nothing kept %(partner)s from complying"),
    },
}
