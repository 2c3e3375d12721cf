"""A trick is wanted back after the round: how it was given up says by which Law the director decides (Laws 69, 71, 79B)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.claims import CLAIMS
from rulings.wording.forms import Text

_LATE = {31, 45, 60}
_AGREED = ("probably-won", "probably-lost", "already-won")
_CONCEDED = ("losable", "not-losable", "already-won")
_BETWEEN: Text = _("They would probably have won it if play had gone on, but a normal play could have lost it too.")
"""What 69B2 gives back and 71B does not."""

_HAD_WON = "trick-given-back why=already-won"
_BACK_BY_69B, _LOST_BY_69B = "trick-given-back why=probably-won", "trick-stays-lost why=probably-lost"
_BACK_BY_71, _LOST_BY_71 = "trick-given-back why=not-losable", "trick-stays-lost why=losable"
_OVER = "trick-stays-lost why=period-over"
_NOT_CLEAR = "let-table-score-stand, lower-one-score"

scene(
    "a-trick-wanted-back",
    CLAIMS,
    "79B1",
    "79B3",
    "69B",
    "71",
    "92B",
    # That the end of the round does not bar what 79B1 gives is a reading, and so is the time of 79B3.
    for_exams=False,
    version=4,
    what=Scene(
        kind="tricks-disputed",
        story=(
            _("After the end of a round a pair says that a trick recorded for their opponents should be their own."),
            _("The correction period, and the time in which a ruling may be asked for, are 30 minutes each."),
        ),
        facts={
            "minutes_since_open": (10, 20, 29, *sorted(_LATE)),
            "trick_agreed_away": _AGREED,
            "trick_conceded": _CONCEDED,
        },
        told={
            "given_up_by": {
                "play": _("Nobody had claimed or conceded on this board."),
                "agreement": _("They had agreed to a claim of their opponents, who thereby got this trick."),
                "concession": _("They had conceded this trick themselves."),
            },
            "trick_agreed_away": {
                "already-won": _("They had won the trick already when they agreed."),
                "probably-won": _BETWEEN,
                "probably-lost": _("They would probably not have won it if play had gone on."),
            },
            "trick_conceded": {
                "already-won": _("They had won the trick already when they conceded it."),
                "not-losable": _("No normal play of the cards that were left could have lost it."),
                "losable": _BETWEEN,
            },
        },
        fixed={"called_in_round": False},
        # What the trick was is told after the time too: that it is too late is not seen by what the story leaves out.
        besides=("given_up_by", "scores_open", "trick_agreed_away", "trick_conceded", "clear_view"),
        not_told=(
            {"given_up_by": {"play", "concession"}, "trick_agreed_away": {*_AGREED}},
            {"given_up_by": {"play", "agreement"}, "trick_conceded": {*_CONCEDED}},
            {"given_up_by": {"agreement", "concession"}, "clear_view": {True, False}},
        ),
        asks=(
            *("trick-given-back", "trick-stays-lost"),
            *("adjust-both-scores", "let-table-score-stand", "lower-one-score", "score-stands"),
        ),
        worded={
            _HAD_WON: _("The trick is given back, since they had won it already."),
            _BACK_BY_69B: _("Law 69B applies: the trick is given back, since they would probably have won it."),
            _BACK_BY_71: _("Law 71 applies: the trick is given back, since no normal play could lose it."),
            _LOST_BY_69B: _("Law 69B applies: the trick is not given back, since they would probably not have won it."),
            _LOST_BY_71: _("Law 71 applies: the trick is not given back, since a normal play could lose it."),
            _OVER: _("The trick is not given back, since the correction period is over."),
            "adjust-both-scores": _(
                "Law 79B3 applies: he may adjust the scores of both sides, since his opinion is clear."
            ),
            _NOT_CLEAR: _("Law 79B3 applies: he lets the score stand, or lowers that of one side only."),
            "score-stands": _("The score stands, since the time for asking for a ruling is over."),
        },
        # Both times are over at the same moment.
        apart=({_OVER, "score-stands"},),
        unfit={
            # What is not given back leaves the score as it may be by 79B3; a clear opinion may be that they had won it.
            _LOST_BY_69B: {_NOT_CLEAR, _OVER},
            _OVER: {_NOT_CLEAR},
            "adjust-both-scores": {_HAD_WON},
            # Where 69B2 and 71B differ the answers of the other way stand beside the right one.
            _BACK_BY_69B: {_HAD_WON, _LOST_BY_69B, _OVER},
            _LOST_BY_71: {_HAD_WON, _BACK_BY_71, _OVER, _NOT_CLEAR},
        },
        ask=_("What does the director do about the trick?"),
        seats=nowhere,
        most=3,
        idle=(
            _("The opponents do not want to give the trick back."),
            _("The trick decides whether the contract was made."),
            _("The pair had confirmed the score at the table."),
        ),
    ),
    by_text=(
        ({"given_up_by": "play", "scores_open": True, "minutes_since_open": _LATE}, "score-stands", "92B"),
        ({"given_up_by": "play", "called_in_round": False, "clear_view": True}, "adjust-both-scores", "79B3"),
        ({"given_up_by": "play", "called_in_round": False, "clear_view": False}, _NOT_CLEAR, "79B3"),
        (
            {"given_up_by": "agreement", "scores_open": True, "minutes_since_open": _LATE},
            _OVER,
            "69B",
        ),
        (
            {"given_up_by": "concession", "scores_open": True, "minutes_since_open": _LATE},
            _OVER,
            "71",
        ),
        ({"given_up_by": "agreement", "trick_agreed_away": "already-won"}, _HAD_WON, "69B1"),
        (
            {"given_up_by": "agreement", "trick_agreed_away": "probably-won"},
            _BACK_BY_69B,
            "79B1",
        ),
        (
            {"given_up_by": "agreement", "trick_agreed_away": "probably-lost"},
            _LOST_BY_69B,
            "69B",
        ),
        ({"given_up_by": "concession", "trick_conceded": "already-won"}, _HAD_WON, "71A"),
        ({"given_up_by": "concession", "trick_conceded": "not-losable"}, _BACK_BY_71, "71B"),
        ({"given_up_by": "concession", "trick_conceded": "losable"}, _LOST_BY_71, "79B1"),
    ),
)
