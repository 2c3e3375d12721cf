"""Adjusted scores: whether, and which (Laws 12, 79, 86 and 87)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.templates import Topic

ADJUSTED = Topic("adjusted-scores", _("Adjusted scores"))

scene(
    "may-the-score-be-adjusted",
    ADJUSTED,
    "12",
    what=Scene(
        kind="adjusted-score",
        story=(_("After an irregularity somebody thinks that the score should be adjusted."),),
        facts={
            "prompted_by": ("director", "player-in-time", "player-in-time", "player-late"),
            "ground": ("law-provides", "harm-not-removed", "harm-not-removed", "wrongly-rectified", "too-severe"),
            "event": ("pairs", "teams"),
        },
        fixed={"outcomes": "one", "result_possible": True},
        besides=("prompted_by", "ground", "damaged", "event"),
        asks=("no-adjusted-score", "score-may-be-adjusted", "score-stands"),
        ask=_("May the director adjust the score?"),
        seats=nowhere,
    ),
    by_text=(
        ({"prompted_by": "player-late"}, "no-adjusted-score why=too-late"),
        ({"ground": "too-severe"}, "no-adjusted-score why=severity"),
        ({"ground": "harm-not-removed", "damaged": False}, "score-stands why=not-damaged"),
        ({"ground": "harm-not-removed"}, "score-may-be-adjusted why=harm-not-removed"),
        ({"ground": "law-provides"}, "score-may-be-adjusted why=law-provides"),
        ({"ground": "wrongly-rectified"}, "score-may-be-adjusted why=wrongly-rectified"),
    ),
)

_AVERAGES = {"none": "average-plus", "partial": "average", "direct": "average-minus"}

scene(
    "average-plus-or-minus",
    ADJUSTED,
    "12C2",
    "12A2",
    what=Scene(
        kind="adjusted-score",
        story=(_("A board cannot be played. It is the only one of the session without a score."),),
        facts={"event": ("pairs", "teams"), "scoring": ("matchpoints", "imps"), "knockout": (False, True)},
        fixed={"ground": "board-unplayable", "prompted_by": "director", "several_boards": False},
        besides=("fault_of_ns", "fault_of_ew", "scoring", "event"),
        asks=("average", "average-plus", "average-minus"),
        ask=_("Which artificial adjusted score does each side get?"),
        still=("scoring", "event", "knockout"),
        seats=nowhere,
    ),
    by_text=tuple(
        (
            {"fault_of_ns": ns, "fault_of_ew": ew},
            f"{_AVERAGES[ns]} who=NS, {_AVERAGES[ew]} who=EW",
        )
        for ns in _AVERAGES
        for ew in _AVERAGES
    ),
)

scene(
    "how-an-assigned-score-is-made",
    ADJUSTED,
    "12C1",
    what=Scene(
        kind="adjusted-score",
        story=(_("A result was obtained at the table, but an infraction affected it."),),
        facts={
            "own_error": ("none", "none", "serious-error", "gambling"),
            "event": ("pairs", "individual"),
            "ground": ("law-provides",),
            "prompted_by": ("director", "player-in-time"),
        },
        fixed={"result_possible": True},
        told={"ground": {}},
        besides=("outcomes", "own_error", "prompted_by", "event"),
        asks=(
            *("assigned-score", "weight-results", "give-artificial-score", "no-redress-for-own-part"),
            "adjusted-in-full",
        ),
        ask=_("Which of this does the director do?"),
        seats=nowhere,
    ),
    by_text=(
        ({"outcomes": "one", "own_error": "none"}, "assigned-score"),
        ({"outcomes": "several", "own_error": "none"}, "assigned-score, weight-results"),
        ({"outcomes": "too-many"}, "give-artificial-score"),
        *(
            (
                {"outcomes": outcomes, "own_error": error},
                f"{score}, no-redress-for-own-part why={error}, adjusted-in-full",
            )
            for outcomes, score in (
                ("one", "assigned-score"),
                ("several", "assigned-score, weight-results"),
            )
            for error in ("serious-error", "gambling")
        ),
    ),
)

scene(
    "correcting-a-score",
    ADJUSTED,
    "79",
    what=Scene(
        kind="score-correction",
        story=(_("A score that both sides agreed is said to be wrong. Thirty minutes are the time for corrections."),),
        facts={"minutes_since_open": (10, 30, 31, 60), "slip_by": ("player", "official", "nobody")},
        besides=("slip_by", "scores_open", "wrongly_entered", "organizer_agrees"),
        asks=("score-corrected", "score-stands"),
        nothing=_("It is ruled on as tricks in dispute."),
        seats=nowhere,
    ),
    by_text=(
        ({"slip_by": "nobody"}, "nothing"),
        ({"scores_open": False}, "score-corrected why=in-time"),
        ({"minutes_since_open": {10, 30}}, "score-corrected why=in-time"),
        ({"wrongly_entered": False}, "score-stands why=slip-not-certain"),
        ({"organizer_agrees": False}, "score-stands why=organizer-does-not-agree"),
        ({}, "score-corrected why=beyond-doubt"),
    ),
)

scene(
    "a-team-match-without-a-result",
    ADJUSTED,
    "86",
    "12C1",
    what=Scene(
        kind="team-match-score",
        story=(_("In a team match a board has no valid result at one of the tables."),),
        facts={
            "single_table": (False,),
            "several_adjusted": (False, True),
            "time_left": (False, True),
            "match_result_known": (False, False, True),
        },
        told={"single_table": {}},
        besides=("not_comparable", "several_adjusted", "other_table_favours", "teams_at_fault", "time_left"),
        asks=(
            "adjusted-score-due",
            "artificial-score",
            "assigned-score",
            "better-of-two",
            "no-substitute-board",
            "play-substitute-boards",
        ),
        seats=nowhere,
    ),
    by_text=(
        (
            {"not_comparable": False, "several_adjusted": False, "other_table_favours": True},
            "assigned-score",
        ),
        ({"not_comparable": False, "several_adjusted": False}, "adjusted-score-due"),
        ({"teams_at_fault": "both"}, "artificial-score why=both-at-fault"),
        ({"teams_at_fault": "one"}, "better-of-two"),
        ({"time_left": False}, "artificial-score why=neither-at-fault"),
        ({"match_result_known": True}, "artificial-score why=neither-at-fault, no-substitute-board"),
        ({}, "artificial-score why=neither-at-fault, play-substitute-boards"),
    ),
)
