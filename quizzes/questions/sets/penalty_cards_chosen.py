"""One penalty card, the lead or play of its owner or of his partner, and what declarer has chosen: the clause (50C, 50D)."""

from django.utils.translation import gettext_lazy as _

from bridge.cards import parse_card
from quizzes.questions.scenes import Scene, scene
from quizzes.questions.sets.penalty_cards_scenes import PENALTY

_CARDS = tuple((parse_card(one),) for one in ("S5", "H7", "C4"))

scene(
    "the-clause-for-a-penalty-card",
    PENALTY,
    *("50C", "50D"),
    what=Scene(
        kind="penalty-card",
        story=(_("The only penalty card lies before %(offender)s; it is a small one."),),
        idle=(
            _("It lies there since the trick before."),
            _("Declarer has looked at it for a long time."),
            _("Nobody has broken any other Law on this board."),
        ),
        facts={
            "offenders_cards": _CARDS,
            "grade": ("minor", "major", "major", "major"),
            "moment": ("offender-leads", "offender-plays", "partner-leads", "partner-leads", "partner-leads"),
            "choice": ("required", "forbidden", "free"),
            "suit_led": ("D",),
            "can_follow": (False,),
        },
        sometimes=("choice",),
        told={
            "offenders_cards": {},
            "suit_led": {},
            "choice": {
                "required": _("Declarer has told him to lead the suit of that card."),
                "forbidden": _("Declarer has forbidden him to lead the suit of that card."),
                "free": _("Declarer has told him to lead whatever he likes."),
            },
        },
        besides=("offenders_cards", "moment", "grade"),
        still=("offenders_cards", "suit_led"),
        most=3,
        cited=_("Which clause says what comes of the penalty card now?"),
    ),
    by_text=(
        ({"grade": "minor"}, "50C"),
        ({"moment": frozenset({"offender-leads", "offender-plays"})}, "50D1a"),
        ({"choice": lambda choice: choice is None}, "50D2"),
        ({"choice": "free"}, "50D2b"),
        ({}, "50D2a"),
    ),
)
