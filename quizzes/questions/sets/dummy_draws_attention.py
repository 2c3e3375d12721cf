"""Dummy points out an irregularity, after having looked, or not, where that is forbidden (43A1b, 43B3)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.dummy import DUMMY
from quizzes.questions.told import Told

_NAME = "dummy-points-out-an-irregularity"

_SCENE = Told(
    _NAME,
    Scene(
        kind="dummy-action",
        story=(_("During the play dummy says that something irregular has happened, which is so."),),
        facts={
            "had_infringed": (False, True),
            "was_first": (True, False),
            "irregularity_by": (*["defender"] * 5, "declarer"),
            "defence_gained": (False, True),
        },
        fixed={"action": "draws-attention", "play_over": False},
        told={
            "was_first": {
                True: _("Nobody had spoken of it before dummy."),
                False: _("A defender had spoken of it before dummy."),
            },
            "defence_gained": {
                True: _("Left without a rectification, it brings the defenders a gain."),
                False: _("Even without a rectification it brings the defenders no gain."),
            },
        },
        besides=("had_infringed", "was_first", "irregularity_by", "defence_gained"),
        never=({"irregularity_by": "declarer", "defence_gained": {True, False}},),
        idle=(
            _("The defenders ask for a penalty upon dummy."),
            _("Declarer had not noticed anything."),
            _("Dummy says that he only wanted to be helpful."),
        ),
        asks=("no-rectification", "adjusted-score", "table-score-stands", "rule-on-irregularity"),
        worded=(
            ("rule-on-irregularity", _("It is ruled on at once, by its own Law.")),
            (
                "no-rectification, table-score-stands why=-",
                _("It is not rectified during the play; the table score then stands for both sides."),
            ),
            (
                "no-rectification, adjusted-score, table-score-stands why=declaring-side",
                _("It is not rectified during the play; then the defenders' score is adjusted, not declarer's."),
            ),
        ),
        ask=_("What becomes of the irregularity that dummy points out?"),
        seats=nowhere,
        most=3,
    ),
    (
        ({"had_infringed": False}, "rule-on-irregularity", "9B1a"),
        ({"was_first": False}, "rule-on-irregularity", "9B1a"),
        ({"irregularity_by": "declarer"}, "rule-on-irregularity", "9B1a"),
        (
            {"defence_gained": True},
            "no-rectification, adjusted-score, table-score-stands why=declaring-side",
            "43B3",
        ),
        ({"defence_gained": False}, "no-rectification, table-score-stands why=-", "43B3"),
    ),
)

POINTED_OUT = bundled(_NAME, DUMMY, "9B1a", "43B3", told=(_SCENE,))
