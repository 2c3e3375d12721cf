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
    version=4,
    what=Scene(
        kind="fouled-board",
        story=(
            _("After the session it turns out that a board was not the same in halls A and B."),
            _("North-South scored 420, 420, 170 and −50 in hall A, and 430, 430, 400 and −50 in hall B."),
        ),
        facts={
            "difference": ("cards-misplaced", "dealer-or-vulnerability"),
            "compared_directly": (True, False),
            "event": ("pairs", "individual", "teams"),
            "group_method": ("none-stated", "compared", "neuberg"),
        },
        fixed={"score_groups": ((420, 420, 170, -50), (430, 430, 400, -50))},
        told={
            "event": {
                "pairs": _("It is a pairs tournament scored by matchpoints."),
                "individual": _("It is an individual tournament scored by matchpoints."),
                "teams": _("It is a team tournament."),
            },
            "difference": {
                "cards-misplaced": _("In hall B two cards lay in the wrong pockets."),
                "dealer-or-vulnerability": _("The copy in hall B showed another vulnerability."),
            },
            "compared_directly": {
                True: _("In this tournament the scores of the two halls are compared with one another."),
                False: _(
                    "In this tournament each hall is scored by itself: no score is compared with one of the other hall."
                ),
            },
            "group_method": {
                "none-stated": _("The regulations name no method for fouled boards."),
                "compared": _(
                    "Regulations on fouled boards at matchpoints: scores made on the same form are compared with one another."
                ),
                "neuberg": _(
                    "Regulations on fouled boards at matchpoints: scores made on the same form are scaled by Neuberg's formula."
                ),
            },
        },
        besides=("event", "difference", "compared_directly", "group_method"),
        asks=(
            *("board-not-fouled", "board-fouled", "scores-grouped", "treat-as-several-scores"),
            *("compare-within-groups", "bring-groups-to-field"),
        ),
        worded={
            _NOT_COMPARED: _("As usual: it does not count as fouled."),
            _IN_TEAMS: _("It is fouled: the director rules by Law 86B2, on scores that cannot be compared."),
            _BY_REGULATION: _("It is fouled: the scores are grouped, and each group is scored by the regulations."),
            _NO_METHOD: _(
                "It is fouled: the scores are grouped, and each group is scored as the director decides and announces."
            ),
        },
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
