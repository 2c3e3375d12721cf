"""Dummy points out an irregularity, after having looked, or not, where that is forbidden (43A1b, 43B3)."""

from dataclasses import replace

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.by_text import Row
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.dummy import DUMMY, INFRINGED, INFRINGEMENTS, NOTHING_WRONG_BEFORE
from quizzes.questions.told import Told
from rulings.wording.forms import Text

_NAME = "dummy-points-out-an-irregularity"


_SCENE = Scene(
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
    besides=("irregularity_by", "was_first", "defence_gained", "had_infringed"),
    never=({"irregularity_by": "declarer", "defence_gained": {True, False}},),
    idle=(
        _("The defenders ask for a penalty upon dummy."),
        _("Declarer had not noticed anything."),
        _("Dummy says that he only wanted to be helpful."),
    ),
    asks=("no-rectification", "adjusted-score", "table-score-stands", "rule-on-irregularity"),
    worded={
        "rule-on-irregularity": _("It is ruled on at once, by its own Law."),
        "no-rectification, table-score-stands why=-": _(
            "It is not rectified during the play; the table score then stands for both sides."
        ),
        "no-rectification, adjusted-score, table-score-stands why=declaring-side": _(
            "It is not rectified during the play; then the defenders' score is adjusted, not declarer's."
        ),
    },
    ask=_("What becomes of the irregularity that dummy points out?"),
    seats=nowhere,
    most=3,
)


def _scene(infringed: Text) -> Scene:
    """Dummy has infringed 43A2 in one way, if at all."""
    before = {"had_infringed": {True: infringed, False: NOTHING_WRONG_BEFORE}}
    return replace(_SCENE, told={**_SCENE.told, **before})


_ROWS: tuple[Row, ...] = (
    ({"had_infringed": False}, "rule-on-irregularity", "9B1a"),
    ({"was_first": False}, "rule-on-irregularity", "9B1a"),
    ({"irregularity_by": "declarer"}, "rule-on-irregularity", "9B1a"),
    (
        {"defence_gained": True},
        "no-rectification, adjusted-score, table-score-stands why=declaring-side",
        "43B3",
    ),
    ({"defence_gained": False}, "no-rectification, table-score-stands why=-", "43B3"),
)

POINTED_OUT = bundled(
    _NAME,
    DUMMY,
    "9B1a",
    "43B3",
    told=[Told(f"{_NAME}-{how}", _scene(text), _ROWS) for how, text in zip(INFRINGEMENTS, INFRINGED, strict=True)],
    version=4,
)
