"""One's own infraction, the choice after one, the director's own error, boards and cards (Laws 7, 10C, 15A, 72, 82)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.directing import DIRECTING
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.boards_handled import HANDLED, WRONG_CARDS
from quizzes.questions.sets.procedure import WHICH
from quizzes.questions.told import Told

_LATE = {31, 50}

OWN = Told(
    "infractions-of-ones-own-side",
    Scene(
        kind="own-infraction",
        story=(_("It is found out what %(player)s did."),),
        facts={
            "about_infraction": ("intended", "hidden", "kept-silent", "kept-silent", "perhaps-gained", "perhaps-gained")
        },
        told={
            "silent_about": {
                "own-explanation": _("He had explained a call of his partner wrongly."),
                "partners-explanation": _("His partner had explained a call wrongly."),
                "revoke": _("He had revoked, and the revoke was not established yet."),
                "trick": _("His side was credited with a trick that it had not won."),
                "other": _("It was neither a wrong explanation, nor a revoke of his own, nor a trick counted wrongly."),
            },
        },
        besides=("about_infraction",),
        # Of who keeps silent or hides something it could be said that he does so on purpose.
        unfit={clause: {"72B1"} for clause in ("20F4a", "20F5b", "62A", "72B3", "79A2")},
        asks=(
            *("adjusted-score", "go-on", "may-not-accept-trick", "may-not-hide-infraction", "must-speak"),
            *("may-not-infringe-on-purpose", "need-not-speak", "score-stands"),
        ),
        cited=WHICH,
    ),
    (
        ({"about_infraction": "intended"}, "72B1"),
        ({"about_infraction": "hidden"}, "72B3"),
        ({"silent_about": "trick"}, "79A2"),
        ({"silent_about": "other"}, "72B2"),
        ({"silent_about": "own-explanation"}, "20F4a"),
        ({"silent_about": "partners-explanation"}, "20F5b"),
        ({"silent_about": "revoke"}, "62A"),
        ({"about_infraction": "perhaps-gained"}, "72C"),
    ),
)

CHOICE = Told(
    "choosing-a-rectification",
    Scene(
        kind="choice-of-rectification",
        story=(_("The Laws let a player choose between rectifications, and something happens about the choice."),),
        facts={"own_side_offended": (False, True), "infraction_intended": (False, True)},
        besides=("about_choice",),
        asks=(
            *("best-option-is-proper", "choice-stands", "chooses-alone", "may-act-in-own-interest"),
            *("may-not-infringe-on-purpose", "options-explained-first"),
        ),
        cited=WHICH,
    ),
    (
        ({"about_choice": "before-explained"}, "10C1"),
        ({"about_choice": "consulted-partner"}, "10C2"),
        ({"about_choice": "changed-mind"}, "84C"),
        ({"about_choice": "most-advantageous", "own_side_offended": False}, "10C3"),
        ({"infraction_intended": True}, "72B1"),
        ({"infraction_intended": False}, "10C4"),
    ),
)

ERROR = Told(
    "the-directors-error",
    Scene(
        kind="directors-error",
        story=(
            _("Afterwards it turns out that something was wrong at a table."),
            _("The correction period is 30 minutes."),
        ),
        facts={
            "minutes_since_open": (10, 29, *sorted(_LATE)),
            "error_by": ("director", "director", "players"),
        },
        besides=("error_by", "scores_open"),
        asks=("adjusted-score-due", "error-is-rectified", "no-ruling", "ruling-is-corrected"),
        seats=nowhere,
    ),
    (
        ({"scores_open": True, "minutes_since_open": _LATE}, "no-ruling why=noticed-too-late", "81C3"),
        ({"error_by": "players"}, "error-is-rectified", "82A"),
        ({"normal_score_possible": True}, "ruling-is-corrected", "82C"),
        ({"normal_score_possible": False}, "adjusted-score-due", "82C"),
    ),
)

bundled(
    "what-is-held-against-a-player",
    DIRECTING,
    *("2", "7", "8A2", "10C", "15A", "20F4", "20F5", "62A", "72", "79A2", "81C3", "82", "84C"),
    told=(OWN, CHOICE, ERROR, HANDLED, WRONG_CARDS),
    version=6,
)
