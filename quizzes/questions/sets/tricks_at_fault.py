"""More than one card to a trick, or a card that is not among the played ones (67A2, 67B2, 67B3)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.tricks import TRICKS

_BOTH = 2

AT_FAULT = scene(
    "a-trick-at-fault",
    TRICKS,
    "67A2",
    "67B2",
    "67B3",
    version=5,
    what=Scene(
        kind="defective-trick",
        story=(_("Attention is drawn to a trick with which something is wrong."),),
        facts={
            "fault": ("extra-cards", "extra-cards", "not-placed"),
            "sides_played_next": (0, 1, 2, 2, 2),
            "could_have_followed": (False, True),
        },
        told={
            "hand": {
                "defender": _("The hand was a defender's."),
                "declarer": _("The hand was declarer's."),
                "dummy": _("The hand was dummy's."),
            }
        },
        besides=("fault", "hand", "sides_played_next"),
        never=({"fault": "not-placed", "sides_played_next": {0, 1}},),
        most=3,
        asks=(
            *("treat-as-fifth-card", "treat-as-simultaneous-play", "card-stays-played", "returned-card-revoke"),
            *("card-is-placed", "correct-later-trick", "adjusted-score"),
        ),
        worded={
            "treat-as-fifth-card": _("It is rectified as a fifth card played to a trick (Law 45E)."),
            "treat-as-simultaneous-play": _("It is rectified as cards played simultaneously (Law 58B)."),
            "card-stays-played why=faced": _(
                "The card that was faced stays; the extra ones go back, and there was no revoke for want of them."
            ),
            "card-stays-played why=faced, returned-card-revoke": _(
                "The card that was faced stays; the extra ones go back, and there may have been a revoke."
            ),
            "card-stays-played why=highest": _(
                "The highest card that was legal stays; the extra ones go back, and there was no revoke."
            ),
            "card-stays-played why=highest, returned-card-revoke": _(
                "The highest card that was legal stays; the extra ones go back, and there may have been a revoke."
            ),
            "card-is-placed": _("The card is put among the played ones, and no other trick is touched."),
            "card-is-placed, correct-later-trick": _(
                "The card is put among the played ones, and the later trick to which it was played is put right."
            ),
            "adjusted-score": _("The tricks stay as they were played, and the director gives an adjusted score."),
        },
        ask=_("What does the director do?"),
        seats=nowhere,
    ),
    by_text=(
        ({"fault": "not-placed", "played_again": False}, "card-is-placed", "67B3"),
        ({"fault": "not-placed", "too_late": False}, "card-is-placed, correct-later-trick", "67B3"),
        ({"fault": "not-placed", "too_late": True}, "adjusted-score", "67B3"),
        ({"sides_played_next": {0, 1}, "one_after_another": True}, "treat-as-fifth-card", "67A2"),
        ({"sides_played_next": {0, 1}, "one_after_another": False}, "treat-as-simultaneous-play", "67A2"),
        *(
            (
                {"sides_played_next": _BOTH, "faced_known": known, "could_have_followed": revoke},
                f"card-stays-played why={why}{', returned-card-revoke' if revoke else ''}",
                "67B2b" if revoke else "67B2a",
            )
            for known, why in ((True, "faced"), (False, "highest"))
            for revoke in (True, False)
        ),
    ),
)
