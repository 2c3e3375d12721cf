"""Opening leads out of turn, and what is played before a rectification, told in sentences (Laws 54, 60)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.told_cards import CARDS
from quizzes.questions.told import Told

TOLD = (
    Told(
        "an-opening-lead-by-the-wrong-player",
        Scene(
            kind="opening-lead-out-of-turn",
            seats=nowhere,
            story=(_("After the auction a player whose turn it is not makes the opening lead: %(card)s."),),
            facts={
                "card": CARDS,
                "partners_lead": ("none", "face-down", "faced-first"),
                "declarer_did": ("nothing", "refused", "showed-cards", "played-from-dummy"),
            },
            told={"card": {}},
            besides=("card", "partners_lead"),
        ),
        (
            ({"hand": "declaring-side", "faced": False}, "no-rectification"),
            ({"hand": "declaring-side"}, "not-a-lead, faced-until-auction-ends"),
            ({"faced": False}, "lead-withdrawn, card-to-hand"),
            ({"partners_lead": "faced-first", "legal": True}, "correct-lead-stands, play-required"),
            ({"partners_lead": "faced-first"}, "correct-lead-stands, penalty-card"),
            ({"declarer_did": "nothing"}, "accept-lead, refuse-lead"),
            ({"declarer_did": "refused"}, "lead-withdrawn, penalty-card"),
            ({"declarer_did": "showed-cards"}, "lead-stands, must-spread-hand"),
            ({"declarer_did": "played-from-dummy"}, "lead-stands, dummy-spreads"),
        ),
    ),
    Told(
        "playing-on-after-an-irregularity",
        Scene(
            kind="play-before-rectification",
            seats=nowhere,
            story=(_("After an irregularity, and before any rectification has been determined, a card is played."),),
        ),
        (
            ({"played_on_by": "offending-side"}, "rights-unaffected"),
            ({"irregularity": "other"}, "right-kept"),
            (
                {"irregularity": "lead", "offender_on_right": True, "his_turn_to_lead": True, "meant_as_lead": True},
                "right-forfeited, correct-lead-stands",
            ),
            ({"irregularity": "lead", "offender_on_right": True}, "right-forfeited, lead-stands"),
            ({"offender_on_right": True}, "right-forfeited, play-stands"),
            ({"irregularity": "lead", "his_turn_to_lead": True, "meant_as_lead": True}, "correct-lead-stands"),
            ({"irregularity": "lead", "irregularity_by": "declarer"}, "lead-stands"),
            ({"played_on_by": "non-offender"}, "right-kept"),
        ),
    ),
)
