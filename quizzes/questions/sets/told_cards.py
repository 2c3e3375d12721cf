"""Cards seen, put down by dummy or taken back, told in sentences (Laws 45D, 47, 48)."""

from django.utils.translation import gettext_lazy as _

from bridge.cards import parse_card
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.told import Told

CARDS = tuple(parse_card(one) for one in ("S5", "HK", "DJ", "C8"))

TOLD = (
    Told(
        "declarers-cards-are-seen",
        Scene(
            kind="exposed-card",
            seats=nowhere,
            story=(_("During the play the defenders saw a part of declarer's hand."),),
            fixed={"hand": "declarer", "during": "play", "occasion": "other"},
        ),
        (
            ({"declarers_act": "dropped"}, "card-to-hand"),
            ({"declarers_act": "showed", "looked_played": True}, "card-played"),
            ({"declarers_act": "showed"}, "card-to-hand"),
            ({"after_opening_lead_out_of_turn": True}, "must-spread-hand"),
            ({"clearly_no_claim": True}, "no-claim"),
            ({"clearly_no_claim": False}, "deemed-claim"),
        ),
    ),
    Told(
        "dummy-plays-another-card",
        Scene(
            kind="dummy-plays-undesignated-card",
            seats=nowhere,
            story=(_("Declarer calls for %(designated_card)s; dummy puts %(played_card)s in the played position."),),
            facts={"designated_card": CARDS[:2], "played_card": CARDS[2:]},
            told={"designated_card": {}, "played_card": {}},
            besides=("designated_card", "played_card"),
        ),
        (
            ({"sides_played_next": 2, "was_led": True, "not_followed_by": "none"}, "play-stands"),
            ({"sides_played_next": 2, "was_led": True}, "play-stands, revoked-to-undesignated-lead"),
            ({"sides_played_next": 2, "dummy_revoked": True}, "play-stands, dummy-has-revoked"),
            ({"sides_played_next": 2}, "play-stands"),
            ({"defenders_after": "none"}, "play-withdrawn"),
            ({"defenders_after": "lho"}, "play-withdrawn, withdraw-card-after-dummy chooser=lho"),
            (
                {"defenders_after": "rho", "declarer_after_rho": True},
                "play-withdrawn, withdraw-card-after-dummy chooser=rho, withdraw-card-after-rho",
            ),
            ({"defenders_after": "rho"}, "play-withdrawn, withdraw-card-after-dummy chooser=rho"),
            (
                {"defenders_after": "both", "declarer_after_rho": True},
                "play-withdrawn, withdraw-card-after-dummy chooser=rho, withdraw-card-after-dummy chooser=lho, "
                "withdraw-card-after-rho",
            ),
            (
                {"defenders_after": "both"},
                "play-withdrawn, withdraw-card-after-dummy chooser=rho, withdraw-card-after-dummy chooser=lho",
            ),
        ),
    ),
    Told(
        "taking-a-card-back",
        Scene(
            kind="withdrawn-card",
            seats=nowhere,
            story=(_("It is asked whether a card that was played, %(card)s, may be taken back."),),
            facts={"card": CARDS, "reason": ("rectification", "misinformation", "unintended-designation")},
            told={
                "card": {},
                "reason": {
                    "rectification": _("A rectification had the card taken back."),
                    "misinformation": _("An opponent had explained wrongly."),
                    "unintended-designation": _("Declarer says that he named it by mistake."),
                },
            },
            besides=("card",),
            never=({"reason": "unintended-designation", "hand": "defender"},),
        ),
        (
            (
                {"reason": "rectification", "own_side_offended": True, "hand": "defender"},
                "play-withdrawn, penalty-card",
            ),
            ({"reason": "rectification", "own_side_offended": True}, "play-withdrawn, card-to-hand"),
            ({"reason": "rectification"}, "withdraw-in-rectification"),
            (
                {"reason": "misinformation", "because_of_explanation": True, "later_card": False},
                "withdraw-after-misinformation",
            ),
            ({"reason": "misinformation"}, "play-stands"),
            ({"unintended": True, "card_played_since": False}, "withdraw-unintended"),
            ({"reason": "unintended-designation"}, "play-stands"),
        ),
    ),
)
