"""When a card is played, and when one may be taken back, Laws 45 and 47."""

from django.utils.translation import gettext_lazy as _

STATED = {
    "card_was": {
        "penalty-card": _("the card lay on the table as a penalty card"),
        "faced": _("the card was put face up on the table to be played"),
        "held": _("the card was taken out of the hand and held"),
        "touched": _("declarer touched the card in dummy"),
        "designated": _("the card was designated as the one to play"),
        "dropped": _("the card was dropped"),
    },
    "by_declarer": {
        True: _("declarer named the card or took it himself"),
        False: _("declarer had neither named nor taken the card"),
    },
    "partner_could_see": {
        True: _("%(partner)s could have seen its face"),
        False: _("its face could not be seen by %(partner)s"),
    },
    "position": {
        "touching": _("the card touched the table, face up"),
        "nearly-touching": _("the card nearly touched the table, face up"),
        "clear": _("the card was held clear of the table"),
    },
    "shown_as_played": {
        True: _("declarer held the card as a played one is held"),
        False: _("declarer did not hold the card as a played one is held"),
    },
    "deliberate": {
        True: _("declarer touched it deliberately"),
        False: _("declarer did not touch it deliberately"),
    },
    "purpose": {
        "arranging": _("declarer was arranging dummy's cards"),
        "reaching": _("declarer was reaching for another card"),
        "other": _("declarer neither arranged the cards nor reached for another"),
    },
    "other_penalty_card": {
        False: _("the defender had no other penalty card"),
        True: _("the defender had another penalty card"),
    },
    "reason": {
        "rectification": _("a rectification had the card taken back"),
        "illegal-play": _("the card was an illegal play"),
        "simultaneous-play": _("the cards were played at the same time"),
        "unintended-designation": _("declarer named another card in place of the one that he had designated"),
        "opponent-changed": _("an opponent had changed the card played before it"),
        "misinformation": _("an opponent had explained wrongly"),
        "told-to-play": _("an opponent had said wrongly whose turn it was"),
        "correct-lead-made": _("the correct lead was made after the irregular one"),
        "none": _("no Law gave a reason to take the card back"),
    },
    "unintended": {
        True: _("the card had been designated unintentionally"),
        False: _("the card had been meant when it was designated"),
    },
    "own_side_revoked": {
        False: _("the opponent did not change his card because of a revoke of the player's own side"),
        True: _("the opponent changed his card because of the player's own side's revoke"),
    },
    "after_attention": {
        False: _("the card was played before attention was drawn to the irregularity"),
        True: _("the card was played once attention had been drawn to the irregularity"),
    },
    "because_of_explanation": {
        True: _("the card was played because of the wrong explanation"),
        False: _("the card was not played because of the explanation"),
    },
    "after_correction": {
        True: _("the explanation had been corrected before the card was played"),
        False: _("the explanation was corrected only after the card was played"),
    },
    "later_card": {
        True: _("another card had been played to the trick after it"),
        False: _("no other card had been played to the trick after it"),
    },
}
