"""A board that was not the same everywhere: whether it is fouled, and how it is scored (Law 87)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere, scene
from quizzes.questions.sets.adjusted_scores import ADJUSTED

_NOT_COMPARED = "board-not-fouled why=not-compared"
_BY_REGULATION = "board-fouled, scores-grouped"
_NO_METHOD = f"{_BY_REGULATION}, compare-within-groups, bring-groups-to-field"
_IN_TEAMS = "board-fouled, treat-as-several-scores"

scene(
    "a-board-that-was-not-the-same",
    ADJUSTED,
    "87A",
    "87B",
    "87C",
    what=Scene(
        kind="fouled-board",
        story=(
            _("After the session it turns out that a board was not the same at all tables."),
            _("In one form of it North-South scored 420, 420 and 170, in the other 430 and −50."),
        ),
        facts={
            "difference": ("cards-misplaced", "dealer-or-vulnerability"),
            "compared_directly": (True, False),
            "event": ("pairs", "individual", "teams"),
            "group_method": ("none-stated", "compared", "neuberg"),
        },
        fixed={"score_groups": ((420, 420, 170), (430, -50))},
        told={
            "event": {
                "pairs": _("It is a pairs tournament scored by matchpoints."),
                "individual": _("It is an individual tournament scored by matchpoints."),
                "teams": _("It is a team tournament."),
            },
            "difference": {
                "cards-misplaced": _("At some tables two cards lay in the wrong pockets."),
                "dealer-or-vulnerability": _("One of the two copies of the board showed another vulnerability."),
            },
            "compared_directly": {
                True: _("Scores made on different forms of it would be compared directly with one another."),
                False: _("Scores that are compared directly with one another were all made on the same form of it."),
            },
            "group_method": {
                "none-stated": _("The regulations name no method for fouled boards."),
                "compared": _(
                    "Method of the regulations for fouled boards: scores made on the same form are compared with one another."
                ),
                "neuberg": _(
                    "Method of the regulations for fouled boards: scores made on the same form are scaled by Neuberg's formula."
                ),
            },
        },
        besides=("event", "difference", "compared_directly", "group_method"),
        asks=(
            *("board-not-fouled", "board-fouled", "scores-grouped", "treat-as-several-scores"),
            *("compare-within-groups", "bring-groups-to-field"),
        ),
        worded=(
            (
                _NOT_COMPARED,
                _("As usual: those who are compared played the same form, so that the board is not fouled."),
            ),
            (_IN_TEAMS, _("It is fouled: the director rules by Law 86B2, on scores that cannot be compared.")),
            (_BY_REGULATION, _("It is fouled: the scores are grouped, and each group is scored by the regulations.")),
            (
                _NO_METHOD,
                _(
                    "It is fouled: the scores are grouped, and each group is scored as the director decides and announces."
                ),
            ),
        ),
        ask=_("How is the board scored?"),
        seats=nowhere,
        idle=(
            _("Nobody had noticed anything at the table."),
            _("The board was the last of the session."),
        ),
    ),
    by_text=(
        ({"compared_directly": False}, _NOT_COMPARED, "87A"),
        ({"event": "teams"}, _IN_TEAMS, "87C"),
        ({"group_method": "none-stated"}, _NO_METHOD, "87B"),
        ({"group_method": {"compared", "neuberg"}}, _BY_REGULATION, "87B"),
    ),
)
