"""A faced opening lead out of turn stands: who plays the hand, and where does the second card come from (54A to 54C)?"""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene
from quizzes.questions.sets.opening_leads_both import at_declarers_right
from quizzes.questions.sets.opening_leads_scenes import OPENING_LEADS
from quizzes.questions.told import Told

_SPREADS = "must-spread-hand"
_FROM_HAND = "second-card-from"
_STAYS, _GOES_BACK = "play-stands", "play-withdrawn"
_BEFORE = {"nothing", "refused"}
"""What declarer has done where he must accept the lead whatever he wants (54C)."""

_TOLD = Told(
    "the-second-card-to-a-lead-out-of-turn",
    Scene(
        kind="opening-lead-out-of-turn",
        story=(
            _("%(declarer)s is to be declarer, so that the opening lead is %(partner_of)s."),
            _("%(offender)s leads a card face up."),
        ),
        facts={
            "declarer_did": ("accepted", "accepted", "nothing", "refused", "showed-cards", *("played-from-dummy",) * 3),
            "dummys_cards": ("unseen", "unseen", "shown-in-auction", "could-be-seen"),
            "dummys_card_revoked": (False, True),
        },
        fixed={"hand": "defender", "faced": True, "misinformed": False, "partners_lead": "none"},
        told={
            "dummys_cards": {
                "shown-in-auction": _("Of dummy only a card is known that was exposed in the auction."),
                "could-be-seen": _("%(declarer)s could have seen a card of dummy."),
            }
        },
        besides=("dummys_cards", "declarer_did"),
        never=(
            # Still open, or taken back: there is no second card yet.
            {"declarer_did": _BEFORE, "dummys_cards": {"unseen", "shown-in-auction"}},
            # Which of the two was seen first decides then (54A or 54C): both-defenders-lead asks that.
            {"declarer_did": "showed-cards", "dummys_cards": "could-be-seen"},
        ),
        not_told=({"declarer_did": "played-from-dummy", "dummys_cards": {"shown-in-auction", "could-be-seen"}},),
        # Who plays from dummy has accepted the lead: that he had done so makes no other answer right.
        unfit={_STAYS: {_FROM_HAND}, _GOES_BACK: {_FROM_HAND}},
        most=3,
        asks=(_SPREADS, _FROM_HAND, _STAYS, _GOES_BACK),
        worded={
            _SPREADS: _("The presumed declarer must spread his whole hand and becomes dummy."),
            _FROM_HAND: _("Dummy is spread, and the second card comes from the presumed declarer's own hand."),
            _STAYS: _("The card from dummy is the second card and is not taken back."),
            _GOES_BACK: _("The card from dummy is taken back, and another one is played from there."),
        },
        ask=_("What follows?"),
        seats=at_declarers_right,
        idle=(
            _("%(partner)s had a card ready to lead."),
            _("%(offender)s says at once that it was not his lead."),
        ),
    ),
    (
        ({"declarer_did": "showed-cards"}, _SPREADS, "54A"),
        ({"declarer_did": "played-from-dummy", "dummys_card_revoked": True}, _GOES_BACK, "54B2"),
        ({"declarer_did": "played-from-dummy"}, _STAYS, "54B2"),
        ({"declarer_did": "accepted"}, _FROM_HAND, "54B1"),
        ({"dummys_cards": "could-be-seen"}, _FROM_HAND, "54C"),
    ),
)

SECOND_CARD = bundled(_TOLD.name, OPENING_LEADS, "54", told=(_TOLD,), version=7)
