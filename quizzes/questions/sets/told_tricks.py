"""Tricks and cards: revokes, defective tricks, cards that are missing, tricks in dispute, told in sentences."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.told_cards import CARDS
from quizzes.questions.told import Told

_OF_HIM = {"hand": "defender"}
_TRANSFERRED: tuple[tuple[dict[str, object], str], ...] = (
    ({"hand": "dummy"}, "no-transfer"),
    ({"trick_won_by": "offender", "later_tricks": {1, 2}}, "transfer-tricks count=2"),
    ({"trick_won_by": {"offender", "partner"}}, "transfer-tricks count=1"),
    ({"later_tricks": {1, 2}}, "transfer-tricks count=1"),
    ({"later_tricks": 0}, "no-transfer"),
)
"""64A1, 64A2, 64B1, 64B3."""
_SINCE_THE_REVOKE: tuple[tuple[dict[str, object], str], ...] = (
    ({"opponents_played_after": False}, ""),
    ({"partner_played_after": False}, ", withdraw-later-cards"),
    ({}, ", withdraw-later-cards, change-after-withdrawal"),
)
"""62C."""
_REVOKE: tuple[Row, ...] = (
    *(
        ({"establishment": "none", **so, **since}, f"{then}{changed}")
        for so, then in ((_OF_HIM, "must-correct, penalty-card"), ({}, "must-correct, replaced-freely"))
        for since, changed in _SINCE_THE_REVOKE
    ),
    ({"establishment": "agreed-claim", "objected_in_time": True, **_OF_HIM}, "must-correct, penalty-card"),
    ({"establishment": "agreed-claim", "objected_in_time": True}, "must-correct"),
    *(({**so, "damage": True}, f"{then}, adjusted-score") for so, then in _TRANSFERRED),
    *(({**so, "damage": False}, f"{then}, score-stands") for so, then in _TRANSFERRED),
)


def _revoke(name: str, *establishment: str) -> Told:
    """Where the offending side has done one of these since."""
    scene = Scene(
        kind="revoke",
        seats=nowhere,
        story=(_("On trick five a player who could follow suit does not: the card is %(card)s."),),
        facts={
            "card": CARDS,
            "hand": ("defender", "declarer"),
            "establishment": establishment,
            "later_tricks": (0, 1, 2),
            "damage": (False, True),
        },
        fixed={"trick": 5, "failed_to": "follow-suit"},
        told={"card": {}},
        besides=("card",),
    )
    return Told(name, scene, _REVOKE)


TOLD = (
    _revoke("a-revoke", "none", "next-trick", "next-card-named", "claim", "agreed-claim"),
    _revoke("a-revoke-noticed-at-once", "none"),
    _revoke("an-established-revoke", "next-trick", "claim"),
    _revoke("a-revoke-before-a-claim", "agreed-claim"),
    Told(
        "a-fifth-card",
        Scene(
            kind="fifth-card",
            seats=nowhere,
            story=(_("A player has put a second card of his on a trick, after his card to it."),),
        ),
        (
            ({"sides_played_next": 2}, "treat-as-defective-trick"),
            ({"led": True, "turn": "same-hand"}, "lead-stands"),
            ({"led": True, "hand": "defender"}, "fifth-card-led who=offender"),
            ({"led": True}, "fifth-card-led"),
            ({"hand": "defender", "honour": True}, "penalty-card grade=major"),
            ({"hand": "defender"}, "penalty-card grade=minor"),
            ({"led": False}, "card-to-hand"),
        ),
    ),
    Told(
        "a-trick-with-the-wrong-number-of-cards",
        Scene(
            kind="defective-trick",
            seats=nowhere,
            story=(_("It comes out that a trick did not get one card from each hand."),),
            facts={"fault": ("no-card", "extra-cards", "not-placed"), "hand": ("defender", "declarer")},
            never=({"fault": "extra-cards", "sides_played_next": 2},),
        ),
        (
            ({"fault": "not-placed", "played_again": True, "too_late": True}, "adjusted-score"),
            ({"fault": "not-placed", "played_again": True}, "card-is-placed, correct-later-trick"),
            ({"fault": "not-placed"}, "card-is-placed"),
            ({"sides_played_next": {0, 1}, "fault": "no-card"}, "play-missing-card"),
            ({"sides_played_next": {0, 1}, "one_after_another": True}, "treat-as-fifth-card"),
            ({"sides_played_next": {0, 1}, "one_after_another": False}, "treat-as-simultaneous-play"),
            ({"has_suit": True, "won_since": True}, "place-card-of-suit-led, transfer-tricks"),
            ({"has_suit": True}, "place-card-of-suit-led, no-transfer"),
            ({"won_since": True}, "place-any-card, transfer-tricks"),
            ({"won_since": False}, "place-any-card, no-transfer"),
        ),
    ),
    Told(
        "a-missing-card",
        Scene(
            kind="missing-card",
            seats=nowhere,
            story=(_("A hand turns out to be one card short, and no other hand has too many."),),
            facts={"card": CARDS[:1]},
            told={"card": {}},
        ),
        (
            ({"lead_faced": False, "card_place": "not-found"}, "deal-rebuilt"),
            ({"lead_faced": False}, "missing-card-put-back"),
            ({"card_place": "played-cards"}, "treat-as-trick-at-fault"),
            (
                {"card_place": "not-found", "could_have_followed": True, **_OF_HIM},
                "deal-rebuilt, treat-as-revoke, penalise-restored-card",
            ),
            ({"card_place": "not-found", **_OF_HIM}, "deal-rebuilt, penalise-restored-card"),
            ({"card_place": "not-found", "could_have_followed": True}, "deal-rebuilt, treat-as-revoke"),
            ({"card_place": "not-found"}, "deal-rebuilt, procedural-penalty"),
            (
                {"could_have_followed": True, **_OF_HIM},
                "missing-card-put-back, treat-as-revoke, penalise-restored-card",
            ),
            (_OF_HIM, "missing-card-put-back, penalise-restored-card"),
            ({"could_have_followed": True}, "missing-card-put-back, treat-as-revoke"),
            ({"card_place": "elsewhere"}, "missing-card-put-back, procedural-penalty"),
        ),
    ),
    Told(
        "tricks-in-dispute",
        Scene(
            kind="tricks-disputed",
            seats=nowhere,
            story=(_("A pair says that it won one trick more than was agreed at the end of the play."),),
            facts={"minutes_since_open": (10, 45)},
            fixed={"given_up_by": "play"},
        ),
        (
            ({"called_in_round": True, "hands_in_board": True}, "evidence-is-weighed"),
            ({"called_in_round": True, "mixed_by": "nobody"}, "cards-are-inspected"),
            ({"called_in_round": True, "facts_lost": False}, "cards-are-inspected, right-to-claim-at-risk"),
            ({"called_in_round": True}, "right-to-claim-at-risk"),
            ({"scores_open": True, "minutes_since_open": 45}, "score-stands"),
            ({"clear_view": True}, "adjust-both-scores"),
            ({"clear_view": False}, "let-table-score-stand, lower-one-score"),
        ),
    ),
    Told(
        "cards-are-handled",
        Scene(
            kind="board-handling",
            seats=nowhere,
            story=(_("A player complains of how another one has handled the cards of a board."),),
            facts={"handling": ("touched-cards", "hand-taken-out")},
        ),
        (
            ({"handling": "touched-cards", "touching_permitted": False}, "may-not-touch-cards"),
            ({"handling": "touched-cards"}, "may-touch-cards"),
            ({"both_sides_present": False}, "may-not-take-out-hand"),
            ({"handling": "hand-taken-out"}, "may-take-out-hand"),
        ),
    ),
)
