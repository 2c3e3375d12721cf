"""Revokes, Laws 61 to 64."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "could_comply": {
        True: _("%(offender)s could have complied"),
        False: _("%(offender)s could not have complied"),
    },
    "failed_to": {
        "follow-suit": _("the player did not follow suit"),
        "required-suit": _("the player did not play the suit or card that was required"),
        "penalty-card": _("a penalty card was not played"),
    },
    "trick": {
        12: _("the revoke was on the twelfth trick"),
        "*": _("the revoke was on trick %(value)s"),
    },
    "trick_won_by": {
        "offender": _("%(offender)s won the revoke trick"),
        "partner": _("%(partner)s won the revoke trick"),
        "opponents": _("%(opponents)s won the revoke trick"),
    },
    "later_tricks": {
        0: _("%(offending_side)s won no later trick"),
        1: _("%(offending_side)s won a later trick"),
        "*": _("%(offending_side)s won %(value)s later tricks"),
    },
    "both_sides": {
        True: _("both sides had an established revoke on the board"),
        False: _("the other side had no established revoke"),
    },
    "repeated": {
        True: _("the same player had already revoked in that suit"),
        False: _("the same player had not revoked in that suit before"),
    },
    "card_was_faced": {
        True: _("the card already lay face up"),
        False: _("the card had not lain face up before"),
    },
    "withheld_penalty_card": {
        False: _("the card withheld was no penalty card"),
        True: _("the card withheld was a penalty card of his own"),
    },
    "establishment": {
        "none": _("%(offending_side)s had neither played to the next trick nor claimed"),
        "next-trick": _("%(offending_side)s had led or played to the next trick"),
        "next-card-named": _("%(offending_side)s had named a card for the next trick"),
        "claim": _("%(offending_side)s had claimed or conceded"),
        "agreed-claim": _("%(offending_side)s had agreed to the opponents' claim or concession"),
    },
    "next_trick_on_misinformation": {
        True: _("an opponent had said wrongly whose turn it was"),
        False: _("no opponent had misled the player"),
    },
    "objected_in_time": {
        True: _("%(offending_side)s objected in time"),
        False: _("%(offending_side)s did not object in time"),
    },
    "hands_returned": {
        True: _("all four hands were back in the board"),
        False: _("not all four hands were back in the board"),
    },
    "before_partners_turn": {
        True: _("the revoke came before %(partner_of)s turn"),
        False: _("%(partner)s had played before the revoke"),
    },
    "opponents_played_after": {
        True: _("%(opponents)s had played after the revoke"),
        False: _("%(opponents)s had not played after the revoke"),
    },
    "partner_played_after": {
        True: _("%(partner)s had played after that"),
        False: _("%(partner)s had not played after that"),
    },
    "opponents_revoked_too": {
        False: _("the other side had not revoked on the same trick"),
        True: _("the other side had revoked on the same trick"),
    },
    "dummy_asked_first": {
        True: _("dummy, who had lost the right, was the first to ask"),
        False: _("it was not a dummy without the right who asked first"),
    },
    "damage": {
        False: _("the other side was not damaged further"),
        True: _("the other side's damage was larger than that"),
    },
}
