"""Scores of a team match that cannot be compared, and fouled boards (86, 87)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"team-match-score": _("Team match: an adjusted score and the other table"), "fouled-board": _("Fouled board")}

FACTS = {
    "single_table": Fact(_("Are the boards played at one table only?")),
    "single_table_method": Fact(
        _("What do the regulations have for boards that are played at one table only?"),
        {"as-usual": _("no method of their own"), "own-method": _("a method of their own")},
    ),
    "not_comparable": Fact(_("Were scores obtained at the two tables that cannot be compared?")),
    "several_adjusted": Fact(_("Does more than one adjusted score have to be given in the match?")),
    "other_table_favours": Fact(_("Is the score of the other table clearly in favour of one of the teams?")),
    "teams_at_fault": Fact(
        _("Which of the two teams are at fault?"),
        {"neither": _("neither of them"), "one": _("only one of them"), "both": _("both teams")},
    ),
    "assigned_imps": Fact(
        _("What is the assigned score of the team not at fault on each board, in IMPs?"),
        {"none": _("no score can be assigned")},
    ),
    "time_left": Fact(_("Is there enough time to play substitute boards?")),
    "difference": Fact(
        _("What differed on the board?"),
        {
            "none": _("nothing"),
            "cards-misplaced": _("cards lay in a wrong pocket"),
            "dealer-or-vulnerability": _("two copies of it had another dealer or another vulnerability"),
        },
    ),
    "compared_directly": Fact(_("Did pairs whose scores are compared directly play the board in different forms?")),
    "score_groups": Fact(
        _("Which scores, for North-South, were made while the board was right, and which once it was fouled?")
    ),
    "group_method": Fact(
        _("How do the regulations have each group of scores scored?"),
        {
            "none-stated": _("they state no method"),
            "compared": _("the scores of a group are compared with one another"),
            "neuberg": _("each group's matchpoints are scaled to the whole field by Neuberg's formula"),
        },
    ),
}

SENTENCES = {
    "method-of-regulations": _("The score is adjusted as the regulations have it for boards played at one table only."),
    "boards-cancelled": _("The board is cancelled; if there are several, all of them."),
    "artificial-score.neither-at-fault": _(
        "Neither team is at fault: the director gives an artificial adjusted score, average plus for both (in a "
        "knockout match their average, Law 12C4)."
    ),
    "artificial-score.both-at-fault": _(
        "Both teams are at fault: the director gives an artificial adjusted score, for each team by its fault (in a "
        "knockout match their average, if they do not balance, Law 12C4)."
    ),
    "play-substitute-boards": _("have substitute boards played instead"),
    "no-substitute-board": _(
        "A team could know the result of the match but for this board: no substitute board is played."
    ),
    "better-of-two": _(
        "For each board the team not at fault has average plus (%(imps)s IMPs) or an assigned score, whichever is higher; the "
        "team at fault has the complement."
    ),
    "board-for-non-offenders.average-plus": _(
        "Board %(count)s: average plus, %(imps)s IMPs for the team not at fault."
    ),
    "board-for-non-offenders.assigned": _(
        "Board %(count)s: the assigned score, %(imps)s IMPs for the team not at fault."
    ),
    "team-total": _("Together for %(who_to)s: %(imps)s IMPs."),
    "board-fouled": _("The board is fouled."),
    "board-not-fouled.same-form": _("The board was the same for all: it is not fouled."),
    "board-not-fouled.not-compared": _(
        "All who are compared directly played the board in the same form: for them it is not fouled."
    ),
    "scores-grouped": _(
        "The director finds as well as he can which scores were made in which form of the board, and scores each group by "
        "itself."
    ),
    "compare-within-groups": _("compare the scores of each group with one another, and announce this method"),
    "bring-groups-to-field": _(
        "scale each group's matchpoints to the whole field by Neuberg's formula, and announce this method"
    ),
    "group-scored": _(
        "Group %(count)s: matchpoints, of at most %(top)s: %(matchpoints)s. Percentages: %(percentages)s."
    ),
    "group-not-comparable": _(
        "Group %(count)s has a single score, with which nothing can be compared: the director gives an artificial score "
        "(Law 12C2)."
    ),
    "treat-as-several-scores": _(
        "In a team match its scores are ruled on as scores that cannot be compared (Law 86B2)."
    ),
}
