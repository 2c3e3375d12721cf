"""Adjusted scores: whether, and which (Laws 12, 79 and 86)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.boards import BOARDS
from quizzes.questions.templates import Topic

ADJUSTED = Topic("adjusted-scores", _("Adjusted scores"))

scene(
    "may-the-score-be-adjusted",
    ADJUSTED,
    "12",
    version=5,
    what=Scene(
        kind="adjusted-score",
        story=(_("After an irregularity somebody thinks that the score should be adjusted."),),
        facts={
            "prompted_by": ("player-in-time", "player-in-time", "player-late"),
            "ground": ("law-provides", "harm-not-removed", "harm-not-removed", "wrongly-rectified", "too-severe"),
            "event": ("pairs", "individual", "teams"),
        },
        fixed={"outcomes": "one", "result_possible": True},
        # Of damage nothing is told but where 12A1 asks for it: what it left undone would be a ground itself.
        besides=("event", "prompted_by", "ground"),
        never=({"ground": {"law-provides", "wrongly-rectified", "too-severe"}, "damaged": {True, False}},),
        asks=("no-adjusted-score", "score-may-be-adjusted", "score-stands"),
        worded={
            "no-adjusted-score why=too-late": _("No: it was asked for too late."),
            "no-adjusted-score why=severity": _("No: a rectification that seems too severe is no ground."),
            "score-stands why=not-damaged": _("No: the non-offending side was not damaged."),
            "score-may-be-adjusted why=harm-not-removed": _("Yes: the Laws do not make the damage good."),
            "score-may-be-adjusted why=law-provides": _("Yes: the Law that was infringed itself prescribes it."),
            "score-may-be-adjusted why=wrongly-rectified": _(
                "Yes: the irregularity was rectified in an incorrect way."
            ),
        },
        ask=_("May the director adjust the score?"),
        seats=nowhere,
    ),
    by_text=(
        ({"prompted_by": "player-late"}, "no-adjusted-score why=too-late", "12A"),
        ({"ground": "too-severe"}, "no-adjusted-score why=severity", "12B2"),
        ({"ground": "harm-not-removed", "damaged": False}, "score-stands why=not-damaged", "12B1"),
        ({"ground": "harm-not-removed"}, "score-may-be-adjusted why=harm-not-removed", "12A1"),
        ({"ground": "law-provides"}, "score-may-be-adjusted why=law-provides"),
        ({"ground": "wrongly-rectified"}, "score-may-be-adjusted why=wrongly-rectified", "12A3"),
    ),
)

_AVERAGES = {"none": "average-plus", "partial": "average", "direct": "average-minus"}

scene(
    "average-plus-or-minus",
    ADJUSTED,
    "12C2",
    "12A2",
    version=6,
    what=Scene(
        kind="adjusted-score",
        story=(_("A board has no result at a table."),),
        facts={
            "event": ("pairs", "individual"),
            "scoring": ("matchpoints", "imps"),
            "ground": ("board-unplayable", "law-provides", "wrongly-rectified"),
            "several_boards": (False, False, True),
        },
        fixed={"prompted_by": "director", "result_possible": False, "knockout": False},
        told={
            "several_boards": {
                True: _(
                    "It is not the only board of the session without a score; the regulations have no solution of their own "
                    "for that."
                ),
                False: _("It is the only board of the session without a score."),
            },
            "ground": {
                "board-unplayable": _("No correction lets the board be played normally."),
                "law-provides": _(
                    "The Law that was infringed itself prescribes an adjusted score, and a result can no longer be obtained."
                ),
                "wrongly-rectified": _(
                    "The players put an irregularity right by themselves, in an incorrect way, and a result can no longer be "
                    "obtained."
                ),
            },
        },
        besides=("event", "scoring", "ground", "several_boards", "fault_of_ns", "fault_of_ew"),
        # Who infringed a Law is at fault; so is who rectified by himself (9B1, 9B2).
        never=({"ground": {"law-provides", "wrongly-rectified"}, "fault_of_ns": "none", "fault_of_ew": "none"},),
        asks=("average", "average-plus", "average-minus"),
        halves=True,
        ask=_("Which artificial adjusted score does each side get?"),
        still=("scoring", "event", "ground", "several_boards"),
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

_ERRORS = ("serious-error", "gambling")
_AVERAGED = ", average-of-both-scores"
_OWN_PART = (
    (
        "assigned-score",
        "serious-error",
        "",
        _("The one likely result, without redress to the others for their own error; the two scores need not balance."),
    ),
    (
        "assigned-score",
        "gambling",
        "",
        _(
            "The one likely result, without redress to the others for their own gamble; the two scores need not balance."
        ),
    ),
    (
        "assigned-score, weight-results",
        "serious-error",
        "",
        _("Results that may be weighted, without redress to the others for their own error; they need not balance."),
    ),
    (
        "assigned-score, weight-results",
        "gambling",
        "",
        _("Results that may be weighted, without redress to the others for their own gamble; they need not balance."),
    ),
    (
        "assigned-score",
        "serious-error",
        _AVERAGED,
        _("The one likely result, without redress to the others for their own error; then the average of both scores."),
    ),
    (
        "assigned-score",
        "gambling",
        _AVERAGED,
        _(
            "The one likely result, without redress to the others for their own gamble; then the average of both scores."
        ),
    ),
    (
        "assigned-score, weight-results",
        "serious-error",
        _AVERAGED,
        _("Results that may be weighted, without redress to the others for their own error; then the average of both."),
    ),
    (
        "assigned-score, weight-results",
        "gambling",
        _AVERAGED,
        _(
            "Results that may be weighted, without redress to the others for their own gamble; then the average of both."
        ),
    ),
)

scene(
    "how-an-assigned-score-is-made",
    ADJUSTED,
    "12C1",
    "12C4",
    version=5,
    what=Scene(
        kind="adjusted-score",
        story=(_("An infraction has damaged the other side; the director is going to adjust the score."),),
        facts={
            "own_error": ("none", "none", "serious-error", "gambling"),
            "outcomes": ("one", "several", "too-many"),
            "event": ("pairs", "individual", "teams", "teams"),
            "ground": ("law-provides", "harm-not-removed"),
            "prompted_by": ("director", "player-in-time"),
            "knockout": (False, True),
        },
        fixed={"result_possible": True, "damaged": True},
        told={"knockout": {True: _("It is a knockout match."), False: _("It is no knockout match.")}},
        besides=("event", "prompted_by", "ground", "outcomes", "own_error", "knockout"),
        never=(
            # What an error of their own does to an artificial score is not asked (12C1e).
            {"outcomes": "too-many", "own_error": {*_ERRORS}},
            # Scores that balance are not averaged (12C4).
            {"knockout": True, "own_error": "none"},
            {"knockout": True, "event": {"pairs", "individual"}},
        ),
        # If the director can find an assigned score all the same, he may weight results (12C1a, 12C1c).
        unfit={"give-assigned-score, give-artificial-score": ("assigned-score, weight-results",)},
        asks=(
            "assigned-score",
            "weight-results",
            "no-redress-for-own-part",
            "adjusted-in-full",
            "give-assigned-score",
            "give-artificial-score",
            "average-of-both-scores",
        ),
        worded={
            "give-assigned-score, give-artificial-score": _(
                "The director need not give an assigned score: he may give an artificial one."
            ),
            "assigned-score": _("The score of the one likely result, unweighted, for both sides."),
            "assigned-score, weight-results": _(
                "A score in which the possible results may be weighted, for both sides."
            ),
            **{
                f"{score}, no-redress-for-own-part why={error}, adjusted-in-full{more}": words
                for score, error, more, words in _OWN_PART
            },
        },
        ask=_("Which score do the two sides get?"),
        seats=nowhere,
    ),
    by_text=(
        ({"outcomes": "too-many"}, "give-assigned-score, give-artificial-score", "12C1d"),
        ({"outcomes": "one", "own_error": "none"}, "assigned-score", "12C1b"),
        ({"outcomes": "several", "own_error": "none"}, "assigned-score, weight-results", "12C1c"),
        *(
            (
                {"outcomes": outcomes, "own_error": error, "knockout": bool(more)},
                f"{score}, no-redress-for-own-part why={error}, adjusted-in-full{more}",
                "12C4" if more else "12C1eii",
            )
            for outcomes, score in (("one", "assigned-score"), ("several", "assigned-score, weight-results"))
            for error in _ERRORS
            for more in ("", _AVERAGED)
        ),
    ),
)

_IN_TIME, _LATE = {5, 10, 20, 25, 29}, (31, 45, 60)
_TOO_LATE = {"minutes_since_open": frozenset(_LATE)}
_NEITHER = {"teams_at_fault": "neither"}

scene(
    "correcting-a-score",
    BOARDS,
    "79",
    version=6,
    what=Scene(
        kind="score-correction",
        idle=(
            _("The other side objects to a correction."),
            _("The correction would change who has won."),
            _("Nobody had noticed it at the table."),
        ),
        story=(
            _("A score that both sides agreed is said to have been worked out or entered wrongly."),
            _("The correction period is 30 minutes."),
        ),
        facts={"minutes_since_open": (*sorted(_IN_TIME), *_LATE), "slip_by": ("player", "official")},
        told={
            "slip_by": {
                "player": _("The slip is said to be a player's."),
                "official": _("The slip is said to be an official's."),
            }
        },
        fixed={"scores_open": True},
        besides=("slip_by", "minutes_since_open", "wrongly_entered"),
        never=({"minutes_since_open": _IN_TIME, "wrongly_entered": False},),
        asks=("score-corrected", "score-stands"),
        worded={
            "score-corrected why=in-time": _("It is corrected: there is still time for that."),
            "score-corrected why=beyond-doubt": _(
                "It is corrected, although the time has run out: there is no doubt, and the Tournament Organizer agrees."
            ),
            "score-stands why=slip-not-certain": _(
                "It stands: the time has run out, and the slip is not beyond doubt."
            ),
            "score-stands why=organizer-does-not-agree": _(
                "It stands: the time has run out, and the Tournament Organizer does not agree."
            ),
        },
        ask=_("What becomes of the score?"),
        seats=nowhere,
    ),
    by_text=(
        ({"minutes_since_open": _IN_TIME}, "score-corrected why=in-time", "79C1"),
        ({**_TOO_LATE, "wrongly_entered": False}, "score-stands why=slip-not-certain", "79C2"),
        ({**_TOO_LATE, "organizer_agrees": False}, "score-stands why=organizer-does-not-agree", "79C2"),
        (
            {**_TOO_LATE, "wrongly_entered": True, "organizer_agrees": True},
            "score-corrected why=beyond-doubt",
            "79C2",
        ),
    ),
    for_exams=False,
)

scene(
    "a-team-match-without-a-result",
    ADJUSTED,
    "86",
    "12C1",
    version=6,
    what=Scene(
        kind="team-match-score",
        idle=(
            _("Both captains would rather have the boards cancelled."),
            _("The other boards of the match were played without trouble."),
        ),
        story=(_("In a team match something has gone wrong with boards, and the director gives scores by Law 86B."),),
        facts={
            "several_adjusted": (False, True),
            "time_left": (False, True),
            "match_result_known": (False, False, True),
        },
        fixed={"single_table": False},
        besides=("not_comparable", "several_adjusted", "teams_at_fault", "time_left", "match_result_known"),
        never=(
            {"not_comparable": False, "several_adjusted": False},
            {"time_left": False, "match_result_known": True},
        ),
        asks=("artificial-score", "better-of-two", "no-substitute-board", "play-substitute-boards"),
        worded={
            "artificial-score why=both-at-fault": _(
                "Artificial scores, each team according to its fault; no substitute boards."
            ),
            "better-of-two": _(
                "The team not at fault has average plus or an assigned score, whichever is higher; the other what is left."
            ),
            "artificial-score why=neither-at-fault": _(
                "Average plus for both teams; for substitute boards there is no time."
            ),
            "artificial-score why=neither-at-fault, play-substitute-boards": _(
                "Average plus for both teams, or substitute boards instead."
            ),
            "artificial-score why=neither-at-fault, no-substitute-board": _(
                "Average plus for both teams; there are no substitute boards, since the result could be known."
            ),
        },
        seats=nowhere,
    ),
    by_text=(
        ({"teams_at_fault": "both"}, "artificial-score why=both-at-fault", "86B2c"),
        ({"teams_at_fault": "one"}, "better-of-two", "86B2b"),
        ({**_NEITHER, "time_left": False}, "artificial-score why=neither-at-fault", "86B2a"),
        (
            {**_NEITHER, "match_result_known": True},
            "artificial-score why=neither-at-fault, no-substitute-board",
            "86A",
        ),
        (
            {**_NEITHER, "match_result_known": False},
            "artificial-score why=neither-at-fault, play-substitute-boards",
            "86B2a",
        ),
    ),
)
