"""Which kind of adjusted score there is, what the side at fault gets, and a single score in a team match (Laws 12, 86B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.adjusted_scores import ADJUSTED
from quizzes.questions.told import Told

_ANY = frozenset({True, False})
_UNPLAYABLE, _ASSIGNED = "artificial-score-for-board", "assigned-score"
_EITHER = "give-assigned-score, give-artificial-score"
_BY_FAULT = "average-plus, average-minus"

KIND = Told(
    "which-kind-of-adjusted-score",
    Scene(
        kind="adjusted-score",
        story=(
            _("East-West have committed an irregularity, for which they alone are directly at fault."),
            _("North-South have been damaged, and the director is going to adjust the score."),
        ),
        idle=(
            _("North-South would prefer a percentage to a result."),
            _("At most other tables the board was played in the same contract."),
            _("East-West acted in good faith."),
        ),
        facts={
            "ground": ("board-unplayable", "law-provides", "harm-not-removed", "wrongly-rectified"),
            "outcomes": ("one", "several", "too-many"),
            "result_possible": (True, True, False),
        },
        fixed={
            "prompted_by": "director",
            "damaged": True,
            "own_error": "none",
            "fault_of_ns": "none",
            "fault_of_ew": "direct",
            "scoring": "matchpoints",
            "several_boards": False,
            "knockout": False,
        },
        told={
            "ground": {
                "board-unplayable": _("No correction lets the board be played normally."),
                "law-provides": _("The Law that was infringed itself prescribes an adjusted score."),
                "harm-not-removed": _("The Laws have no rectification that makes good damage by such an infraction."),
                "wrongly-rectified": _("The irregularity was rectified in an incorrect way."),
            },
        },
        besides=("ground",),
        most=3,
        asks=(_UNPLAYABLE, _ASSIGNED, "weight-results", *_EITHER.split(", "), *_BY_FAULT.split(", ")),
        worded={
            f"{_UNPLAYABLE}, {_BY_FAULT}": _("An artificial one, by fault, since the board cannot be played."),
            _BY_FAULT: _("An artificial one, by fault, since there is no result at the table."),
            _ASSIGNED: _("An assigned one: the one likely result."),
            f"{_ASSIGNED}, weight-results": _("An assigned one: of the possible results, which may be weighted."),
            _EITHER: _("An assigned one if he can find it; but he may give an artificial one instead."),
        },
        # A board that cannot be played has no result either.
        apart=({f"{_UNPLAYABLE}, {_BY_FAULT}", _BY_FAULT},),
        # Without a result the text lets him give an artificial one (12C2a); of too many he may also weight some (12C1c).
        unfit={_BY_FAULT: {_EITHER}, _EITHER: {f"{_ASSIGNED}, weight-results"}},
        ask=_("Which kind of adjusted score does he give?"),
        seats=nowhere,
    ),
    (
        ({"ground": "board-unplayable"}, f"{_UNPLAYABLE}, {_BY_FAULT}", "12A2"),
        ({"result_possible": False}, _BY_FAULT, "12C2a"),
        ({"outcomes": "too-many"}, _EITHER, "12C1d"),
        ({"outcomes": "several"}, f"{_ASSIGNED}, weight-results", "12C1c"),
        ({"outcomes": "one"}, _ASSIGNED, "12C1a"),
    ),
)

_IN_FULL = "adjusted-in-full"
_ERRORS = {"serious-error", "gambling"}

OFFENDERS = Told(
    "what-the-side-at-fault-gets",
    Scene(
        kind="adjusted-score",
        story=(
            _("In a pairs event East-West have infringed a Law."),
            _("The Laws have no rectification that makes good damage by such an infraction."),
        ),
        idle=(
            _("North-South have asked for an adjusted score."),
            _("East-West say that North-South have only themselves to blame."),
            _("East-West acted in good faith."),
            _("Only West was to blame for it, and East could not prevent it."),
        ),
        facts={
            "damaged": (True, True, False),
            "outcomes": ("one", "several"),
            "own_error": ("none", "serious-error", "gambling"),
        },
        fixed={
            "prompted_by": "player-in-time",
            "ground": "harm-not-removed",
            "result_possible": True,
            "event": "pairs",
            "knockout": False,
            "fault_of_ns": "none",
            "fault_of_ew": "direct",
        },
        told={
            "damaged": {
                True: _("North-South have been damaged by it."),
                False: _("North-South have not been damaged by it."),
            },
            "own_error": {
                "none": _("North-South themselves have done nothing to add to the damage."),
                "serious-error": _(
                    "With an extremely serious error, unrelated to the infraction, North-South added to the damage."
                ),
                "gambling": _("With a gambling action North-South added to the damage."),
            },
        },
        besides=("damaged",),
        most=3,
        asks=("score-stands", _ASSIGNED, _IN_FULL),
        worded={
            "score-stands": _("The score of the table: there is nothing to make good."),
            _ASSIGNED: _("The adjusted score, and North-South get the other side of it, undiminished."),
            f"{_ASSIGNED}, {_IN_FULL}": _(
                "The adjusted score in full, although North-South do not get the other side of it in full."
            ),
        },
        ask=_("What do East-West get?"),
        seats=nowhere,
    ),
    (
        ({"damaged": False}, "score-stands why=not-damaged", "12B1"),
        ({"own_error": "none"}, _ASSIGNED, "12C1b"),
        ({"own_error": _ERRORS}, f"{_ASSIGNED}, {_IN_FULL}", "12C1ei"),
    ),
)

_OWN_METHOD, _GENERAL = "method-of-regulations", "adjusted-score-due"

ONE_SCORE = Told(
    "a-score-adjusted-in-a-team-match",
    Scene(
        kind="team-match-score",
        story=(_("In a team match the director has to adjust a score."),),
        idle=(
            _("The match was level before this board."),
            _("The captain of one of the teams objects."),
            _("Both teams had agreed on the score before."),
        ),
        facts={
            "single_table": (False, False, True),
            "single_table_method": ("own-method", "own-method", "as-usual"),
            "not_comparable": (False,),
            "several_adjusted": (False, False, True),
            "other_table_favours": (True, False),
            "teams_at_fault": ("one", "both"),
            "time_left": (False,),
        },
        told={
            "not_comparable": {},
            "time_left": {},
            "single_table": {
                True: _("Boards of the match were played at one table only."),
                False: _("All boards were played at both tables."),
            },
        },
        besides=("single_table", "several_adjusted"),
        # Of a board played at one table there is no other score, and of several the text speaks (86B3).
        never=(
            {"single_table": True, "several_adjusted": False},
            {"single_table": True, "other_table_favours": _ANY},
        ),
        most=3,
        asks=(_OWN_METHOD, _GENERAL, _ASSIGNED, "better-of-two", "artificial-score"),
        worded={
            _OWN_METHOD: _("By the method that the regulations have for such boards, which may differ from Law 86B2."),
            _ASSIGNED: _("By Law 86B1, for the one score, in view of that of the other table."),
            _GENERAL: _("By Law 12C alone, as in any event."),
            "better-of-two": _(
                "By Law 86B2: the team not at fault gets average plus or an assigned score, the higher on each board."
            ),
            "artificial-score": _("By Law 86B2: the boards are cancelled, and each team has an artificial score."),
        },
        ask=_("How does he adjust?"),
        seats=nowhere,
    ),
    (
        ({"single_table": True, "single_table_method": "own-method"}, _OWN_METHOD, "86B3"),
        ({"several_adjusted": True, "teams_at_fault": "one"}, "better-of-two", "86B2b"),
        ({"several_adjusted": True, "teams_at_fault": "both"}, "artificial-score", "86B2c"),
        ({"other_table_favours": True}, _ASSIGNED, "86B1"),
        ({"other_table_favours": False}, _GENERAL, "12C1a"),
    ),
)

_LATE = {31, 45, 60}

TRICKS_DETERMINED = Told(
    "who-determines-the-number-of-tricks",
    Scene(
        kind="tricks-disputed",
        story=(
            _("The hands are back in the board, and the two sides do not agree on how many tricks were won."),
            _("Nobody had claimed or conceded."),
            _("The correction period is 30 minutes, and for a ruling there is as much time."),
        ),
        idle=(
            _("Three of the four players have scored the same number."),
            _("A score had been entered."),
            _("With one trick less the contract would be down."),
        ),
        facts={
            "called_in_round": (True, False, False),
            "minutes_since_open": (5, 15, 29, *sorted(_LATE)),
        },
        fixed={"given_up_by": "play", "hands_in_board": True},
        told={
            "called_in_round": {
                True: _("The director was called before the round was over."),
                False: _("The director was called only after the round."),
            },
        },
        besides=("called_in_round",),
        still=("hands_in_board",),
        most=3,
        asks="director-determines-score adjust-both-scores let-table-score-stand lower-one-score score-stands".split(),
        worded={
            "director-determines-score": _(
                "The score that the director determines on the evidence, for both sides, whatever it is."
            ),
            "adjust-both-scores": _("The director may change the scores of both sides."),
            "let-table-score-stand, lower-one-score": _(
                "The score of the table, or a lower one for one side only; no side gains."
            ),
            "score-stands": _("The score of the table: it is too late for anything else."),
        },
        # What he determines on the evidence changes the scores of both sides.
        apart=({"director-determines-score", "adjust-both-scores"},),
        ask=_("Which score is recorded?"),
        seats=nowhere,
    ),
    (
        ({"called_in_round": True}, "director-determines-score", "79B2"),
        ({"scores_open": True, "minutes_since_open": _LATE}, "score-stands", "92B"),
        ({"clear_view": True}, "adjust-both-scores", "79B3"),
        ({"clear_view": False}, "let-table-score-stand, lower-one-score", "79B3"),
    ),
)

bundled(
    "which-score-the-director-gives",
    ADJUSTED,
    *("12", "79B", "86B", "92B"),
    told=(KIND, OFFENDERS, ONE_SCORE, TRICKS_DETERMINED),
)
