"""A card played on a wrong explanation of the other side (47E2)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.withdrawn_cards import WITHDRAWN

_IF_DAMAGED = "play-stands, damage-by-misinformation"

EXPLAINED = scene(
    "a-card-played-on-an-explanation",
    WITHDRAWN,
    "47E2a",
    "47E2b",
    "47F2",
    version=6,
    what=Scene(
        kind="withdrawn-card",
        rare=True,
        story=(
            _("An opponent of a player had explained a call or a play wrongly; the player has played a card."),
            _("The player would not play this card again."),
        ),
        facts={
            "hand": ("declarer", "dummy", "defender", "defender"),
            "because_of_explanation": (True, True, True, False),
            "after_correction": (False, False, False, True),
            "later_card": (False, False, True),
            "opening_lead": (False, True),
            "damaged_by_explanation": (False, True),
        },
        fixed={"reason": "misinformation"},
        told={
            "after_correction": {
                True: _("The explanation had been corrected before that; the player had paid no attention."),
                False: _("The explanation was corrected only after the card was played."),
            },
        },
        besides=("hand", "opening_lead", "because_of_explanation", "after_correction", "later_card"),
        sometimes=("damaged_by_explanation",),
        never=(
            {"hand": {"declarer", "dummy"}, "opening_lead": True},
            {"opening_lead": False, "dummy_faced": {True, False}},
        ),
        # Too late it is then as well: two answers would be true.
        not_told=(
            {"because_of_explanation": False, "later_card": True},
            {"after_correction": True, "later_card": True},
        ),
        asks="play-stands withdraw-after-misinformation damage-by-misinformation adjusted-score score-stands".split(),
        apart=({_IF_DAMAGED, "play-stands, adjusted-score"}, {_IF_DAMAGED, "play-stands, score-stands"}),
        worded={
            "withdraw-after-misinformation": _("It may be taken back, without rectification."),
            "play-stands": _("It stays played: Law 47E2 never let it be taken back."),
            _IF_DAMAGED: _("It is too late to take it back; if that did damage, the director may adjust the score."),
            "play-stands, adjusted-score": _("It is too late to take it back, but the director may adjust the score."),
            "play-stands, score-stands": _("It is too late to take it back, and the score stands."),
        },
        ask=_("What becomes of the card?"),
        seats=nowhere,
    ),
    by_text=(
        ({"because_of_explanation": False}, "play-stands", "47F2"),
        ({"after_correction": True}, "play-stands", "47F2"),
        *(
            ({**late, "damaged_by_explanation": damage}, f"play-stands, {score}", "47E2b")
            for late in ({"later_card": True}, {"opening_lead": True, "dummy_faced": True})
            for damage, score in ((True, "adjusted-score"), (False, "score-stands"))
        ),
        *((late, _IF_DAMAGED, "47E2b") for late in ({"later_card": True}, {"opening_lead": True, "dummy_faced": True})),
        ({}, "withdraw-after-misinformation", "47E2a"),
    ),
)
