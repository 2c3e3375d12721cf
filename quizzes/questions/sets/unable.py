"""A rectification that a player cannot carry out (59), and what becomes of the penalty cards (fn 13, 15, 57B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.penalty_cards_scenes import PENALTY

_OF_CARDS = {
    "penalty-card": ("penalty-card-back", "50D2a"),
    "several-penalty-cards": ("penalty-cards-of-suit-back", "51B"),
}
"""The cards of a lead that was required or forbidden, by what declarer chose for."""

_AFTERWARDS = {
    **{chosen: f"{back}-even-so" for chosen, (back, _clause) in _OF_CARDS.items()},
    "premature-play": "premature-card-remains",
}
"""What is so although he could not do as declarer chose (footnotes 13 and 15, 57B)."""

_WORDED = {
    "must-comply": _("He must comply, and no other card is touched."),
    "must-comply, penalty-card-back": _("He must comply, and the penalty card has gone back to its owner's hand."),
    "must-comply, penalty-cards-of-suit-back": _(
        "He must comply, and the penalty cards of the suit that was chosen have gone back to hand."
    ),
    "must-comply, own-penalty-card-now": _("He must comply with his own penalty card, and no other card is touched."),
    "must-comply, penalty-card-back, own-penalty-card-now": _(
        "He must comply with his own penalty card, and his partner's has gone back to hand."
    ),
    "must-comply, penalty-cards-of-suit-back, own-penalty-card-now": _(
        "He must comply with his own penalty card, and his partner's of the suit chosen have gone back to hand."
    ),
    "any-legal-card": _("He may lead or play any legal card, and no other card is touched."),
    "any-legal-card, penalty-card-back-even-so": _(
        "He may lead any card that is legal, and the penalty card has gone back to its owner's hand even so."
    ),
    "any-legal-card, penalty-cards-of-suit-back-even-so": _(
        "He may lead any card that is legal, and the penalty cards of the suit chosen have gone back even so."
    ),
    "any-legal-card, premature-card-remains": _(
        "He may play any legal card; the card that was played too soon remains a penalty card."
    ),
    "follows-suit-instead, premature-card-remains": _(
        "He must follow suit, with a card of his choice; the card that was played too soon remains a penalty card."
    ),
    "own-penalty-card-now": _("He cannot comply but must play his own penalty card; no other card is touched."),
    "own-penalty-card-now, penalty-card-back-even-so": _(
        "He cannot comply but must play his own penalty card; his partner's has gone back to hand even so."
    ),
    "own-penalty-card-now, penalty-cards-of-suit-back-even-so": _(
        "He cannot comply but must play his own penalty card; his partner's of the suit chosen are back even so."
    ),
    "own-penalty-card-now, premature-card-remains": _(
        "He cannot comply but must play his own penalty card; the one played too soon remains one as well."
    ),
}

CANNOT_COMPLY = scene(
    "when-a-player-cannot-comply",
    PENALTY,
    "59",
    "57B",
    "61A",
    "44C",
    "50D1a",
    "50D2a",
    "51B",
    version=4,
    what=Scene(
        kind="unable-to-comply",
        story=(
            _(
                "After an irregularity of a defender declarer has chosen what %(partner)s, the other one, is to lead or play."
            ),
        ),
        facts={
            "rectification": ("penalty-card", "several-penalty-cards", "premature-play", "other"),
            "own_card_playable": (False, True, False),
        },
        fixed={"bound_player": "partner"},
        told={
            "rectification": {
                "penalty-card": _("The choice was one for the lead, because of one penalty card of the offender."),
                "several-penalty-cards": _(
                    "The choice was one for the lead, because of several penalty cards of the offender."
                ),
                "premature-play": _("The choice was one for the play, because the offender had played before him."),
                "other": _("The choice had to do with neither a penalty card nor a card played too soon."),
            }
        },
        besides=("rectification", "prevented_by"),
        # Whoever is to lead follows no suit; only 57A rectifies a play by a choice.
        never=(
            {"prevented_by": "must-follow-suit", "rectification": {"penalty-card", "several-penalty-cards", "other"}},
        ),
        # To follow suit is legal, and to play a legal card is to follow suit where one can.
        # Who complies with his own penalty card complies; a card that remains a penalty card is not touched.
        apart=(
            {"any-legal-card, premature-card-remains", "follows-suit-instead, premature-card-remains"},
            {"any-legal-card, premature-card-remains", "any-legal-card"},
            {"own-penalty-card-now, premature-card-remains", "own-penalty-card-now"},
            *(
                {f"must-comply{cards}", f"must-comply{cards}, own-penalty-card-now"}
                for cards in ("", ", penalty-card-back", ", penalty-cards-of-suit-back")
            ),
        ),
        asks=(
            *("any-legal-card", "follows-suit-instead", "must-comply", "own-penalty-card-now"),
            *("penalty-card-back", "penalty-card-back-even-so", "premature-card-remains"),
            *("penalty-cards-of-suit-back", "penalty-cards-of-suit-back-even-so"),
        ),
        worded=_WORDED,
        ask=_("What does %(partner)s have to do, and what becomes of the penalty cards?"),
    ),
    by_text=(
        *(
            (
                {"prevented_by": "able", "own_card_playable": True, "rectification": chosen},
                f"must-comply, {back}, own-penalty-card-now",
                "50D1a",
            )
            for chosen, (back, _clause) in _OF_CARDS.items()
        ),
        ({"prevented_by": "able", "own_card_playable": True}, "must-comply, own-penalty-card-now", "50D1a"),
        *(
            ({"prevented_by": "able", "rectification": chosen}, f"must-comply, {back}", clause)
            for chosen, (back, clause) in _OF_CARDS.items()
        ),
        ({"prevented_by": "able"}, "must-comply", "61A"),
        *(
            ({"own_card_playable": True, "rectification": chosen}, f"own-penalty-card-now, {after}", "50D1a")
            for chosen, after in _AFTERWARDS.items()
        ),
        ({"own_card_playable": True}, "own-penalty-card-now", "50D1a"),
        (
            {"prevented_by": "must-follow-suit", "rectification": "premature-play"},
            "follows-suit-instead, premature-card-remains",
            "44C",
        ),
        *(({"rectification": chosen}, f"any-legal-card, {after}", "59") for chosen, after in _AFTERWARDS.items()),
        ({"rectification": "other"}, "any-legal-card", "59"),
    ),
)
