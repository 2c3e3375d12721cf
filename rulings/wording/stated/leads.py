"""Leads out of turn and what followed them, Laws 41, 47E, 53 to 57."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "director_instructs": {
        True: _("the director said that the lead was to be, or might be, taken back"),
        False: _("the director had said nothing about the lead yet"),
    },
    "irregularity": {
        "lead": _("the irregularity was a lead out of turn or too early"),
        "play": _("the irregularity was a play out of turn or too early"),
        "other": _("the irregularity was neither a lead nor a play"),
        "none": _("nothing irregular had happened"),
        "wrong-leader": _("the lead was the other defender's"),
        "partner-led-faced": _("the leader's partner had faced a lead out of turn"),
        "penalty-card": _("a penalty card had to be led, or declarer had to choose before the lead"),
        "misinformation": _("the leader had relied on an opponent's wrong explanation"),
    },
    "misinformed": {
        True: _("an opponent had told the player who led that it was his turn"),
        False: _("no opponent had said whose lead it was"),
    },
    "told_to_play": {
        True: _("an opponent had said wrongly whose turn it was"),
        False: _("no opponent had said whose turn it was"),
    },
    "thirteenth_trick": {
        False: _("it was not the lead to the thirteenth trick"),
        True: _("it was the lead to the thirteenth trick"),
    },
    "said_of_lead": {
        "none": _("nobody had said anything about the lead"),
        "accepted": _("%(opponents)s accepted the lead"),
        "refused": _("%(opponents)s had the lead taken back"),
        "differ": _("one defender accepted the lead and the other did not"),
    },
    "next_defender_accepts": {
        True: _("it was the defender next in turn who accepted"),
        False: _("it was not the defender next in turn who accepted"),
    },
    "played_after": {
        "partner": _("the hand opposite played after it"),
        "nobody": _("no other card had been played"),
        "next-player": _("the next hand in rotation played after it"),
        "right-hand-player": _("the hand on the leader's right played after it"),
    },
    "played_by_correct_hand": {
        True: _("that card came from the hand whose turn it was to lead"),
        False: _("that card did not come from the hand whose turn it was to lead"),
    },
    "meant_as_lead": {
        True: _("that card was meant as a lead"),
        False: _("that card was meant for the irregular lead"),
    },
    "faced": {
        True: _("the lead was face up"),
        False: _("the lead was face down"),
    },
    "declarer_did": {
        "played-from-hand": _("%(presumed_declarer)s played to the lead from his own hand"),
        "played-from-dummy": _("%(presumed_declarer)s played the second card from dummy"),
        "nothing": _("%(presumed_declarer)s had not yet said or shown anything"),
        "accepted": _("%(presumed_declarer)s accepted the lead"),
        "refused": _("%(presumed_declarer)s wanted the lead taken back"),
        "showed-cards": _("%(presumed_declarer)s began to spread his hand and showed a card"),
    },
    "dummy_seen_first": {
        True: _("%(presumed_declarer)s could see a card of dummy first"),
        False: _("%(presumed_declarer)s had seen no card of dummy before that"),
    },
    "dummys_cards": {
        "could-be-seen": _("%(presumed_declarer)s could have seen a card of dummy"),
        "unseen": _("no card of dummy could have been seen"),
        "shown-in-auction": _("only cards shown in the auction could have been seen"),
    },
    "defender_in_turn": {
        True: _("the one who played was the defender due to lead"),
        False: _("the one who played was not the defender due to lead"),
    },
    "act": {
        "before-partner": _("%(offender)s played before %(partner)s"),
        "next-trick-before-partner": _("%(offender)s led to the next trick before %(partner)s had played"),
        "at-rhos-turn": _("%(offender)s played when it was the turn of the opponent on the right"),
    },
    "dummys_card": {
        "none": _("no card had been played from dummy"),
        "named": _("declarer had named or taken dummy's card"),
        "indicated": _("declarer had indicated dummy's card"),
        "own-volition": _("dummy had played, or suggested to play, of his own accord"),
        "own-volition-later": _("dummy did so of his own accord, but only later"),
    },
    "declarers_card_played": {
        True: _("declarer had played to the trick from his own hand"),
        False: _("declarer had not yet played from his own hand"),
    },
    "legal": {
        True: _("the card could legally be played to the trick"),
        False: _("the card could not legally be played to the trick"),
    },
    "lead_faced": {
        True: _("the opening lead had been faced"),
        False: _("the opening lead had not been faced"),
    },
    "has_played": {
        True: _("the player had already played a card"),
        False: _("the player had not yet played a card"),
    },
    "on_turn": {
        True: _("it was the player's turn to play"),
        False: _("it was not the player's turn to play"),
    },
}
