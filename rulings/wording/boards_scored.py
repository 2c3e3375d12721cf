"""Adjusted scores worked out: what each side has on the board (12C)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "assigned-score": _("Assigned or weighted score, worked out"),
    "artificial-score": _("Artificial score, worked out"),
}

FACTS = {
    "results": Fact(_("Which results do you assign, and how much does each weigh?")),
    "other_scores": Fact(_("What are the other scores on the board, for North-South?")),
    "other_table_score": Fact(_("What is the score of the other table, for those who sit North-South here?")),
    "weighing": Fact(
        _("What is weighted where several results are assigned?"),
        {
            "comparisons": _("the matchpoints or IMPs of each result"),
            "points": _("the points; their average is then compared"),
        },
    ),
    "table_score": Fact(_("What was the score obtained in play, for North-South?")),
    "offending_side": Fact(_("Which side committed the infraction?"), {"NS": _("North-South"), "EW": _("East-West")}),
    "without_error": Fact(
        _(
            "What would the score have been, for North-South, after the infraction but without the non-offending side's own "
            "error?"
        )
    ),
    "adjusted_for": Fact(
        _("Whose score is adjusted?"),
        {
            "both": _("that of both sides"),
            "NS": _("only that of North-South, who gained"),
            "EW": _("only that of East-West, who gained"),
        },
    ),
    "ns_on_other_boards": Fact(
        _("What did North-South score on the other boards of the session (percent, or IMPs on average for each board)?")
    ),
    "ew_on_other_boards": Fact(
        _("What did East-West score on the other boards of the session (percent, or IMPs on average for each board)?")
    ),
    "earlier_board_ns": Fact(_("Did North-South get no score on an earlier board of the session either?")),
    "earlier_board_ew": Fact(_("Did East-West get no score on an earlier board of the session either?")),
    "average_imps": Fact(_("How many IMPs are average plus and average minus?")),
    "later_average_plus": Fact(
        _("What is average plus on each further board of the session without a score (percent or IMPs)?")
    ),
    "later_average_minus": Fact(
        _("What is average minus on each further board of the session without a score (percent or IMPs)?")
    ),
    "top": Fact(_("What is the most matchpoints that can be had on the board?")),
}

SENTENCES = {
    "result-not-counted": _("%(result)s does not count: it could not have come about legally."),
    "result-worth.matchpoints": _("%(result)s: %(worth)s%% of the matchpoints for North-South."),
    "result-worth.imps": _("%(result)s: %(worth_imps)s for North-South."),
    "result-worth.cross-imps": _("%(result)s: on average %(worth)s IMPs for North-South against each other score."),
    "result-worth.total-points": _("%(result)s: %(worth)s points for North-South."),
    "others-in-field": _("The others who sat %(who)s, in the order of their scores: %(matchpoints)s matchpoints."),
    "result-weighed.matchpoints": _("%(result)s, weight %(weight)s%%: %(worth)s%% of the matchpoints for North-South."),
    "result-weighed.imps": _("%(result)s, weight %(weight)s%%: %(worth_imps)s for North-South."),
    "result-weighed.cross-imps": _(
        "%(result)s, weight %(weight)s%%: on average %(worth)s IMPs for North-South against each other score."
    ),
    "result-weighed.total-points": _("%(result)s, weight %(weight)s%%: %(worth)s points for North-South."),
    "average-weighed.matchpoints": _(
        "By the regulations the scores are weighted: %(points)s on average for North-South, which is %(worth)s%% of the "
        "matchpoints."
    ),
    "average-weighed": _(
        "By the regulations the scores are weighted: %(points)s on average for North-South, which is %(worth_imps)s."
    ),
    "average-weighed.total-points": _("The points on average: %(points)s for North-South."),
    "damage-divided.matchpoints": _(
        "The damage to %(who_to)s is %(damage)s%% of the matchpoints. Its own error accounts for %(own)s%%, which is not made "
        "good; %(redressed)s%% is."
    ),
    "damage-divided": _(
        "The damage to %(who_to)s is %(damage)s IMPs. Its own error accounts for %(own)s, which is not made good; "
        "%(redressed)s is."
    ),
    "damage-divided.total-points": _(
        "The damage to %(who_to)s is %(damage)s points. Its own error accounts for %(own)s, which is not made good; "
        "%(redressed)s is."
    ),
    "scores-averaged.matchpoints": _(
        "Each by itself North-South would have %(ns)s%% and East-West %(ew)s%%; in a knockout match both are given the average."
    ),
    "scores-averaged": _(
        "Each by itself North-South would have %(ns)s IMPs and East-West %(ew)s IMPs; in a knockout match both are given the "
        "average."
    ),
    "scores-averaged.total-points": _(
        "Each by itself North-South would have %(ns)s points and East-West %(ew)s points; in a knockout match both are given "
        "the average."
    ),
    "percentage-on-board": _("%(who)s on this board: %(percentage)s%% of the matchpoints."),
    "matchpoints-on-board": _("For %(who_to)s that is %(matchpoints)s of %(top)s matchpoints."),
    "percentage-on-board.average-plus": _("%(who)s: average plus, %(percentage)s%% on this board."),
    "percentage-on-board.average": _("%(who)s: average, %(percentage)s%% on this board."),
    "percentage-on-board.average-minus": _("%(who)s: average minus, %(percentage)s%% on this board."),
    "percentage-on-board.session": _("%(who)s: %(percentage)s%% on this board, as on the other boards of the session."),
    "percentage-on-board.regulated": _(
        "%(who)s: %(percentage)s%% on this board, as the regulations have it for a further board without a score."
    ),
    "imps-on-board": _("%(who)s on this board: %(imps_imps)s."),
    "imps-on-board.average-plus": _("%(who)s: average plus, %(imps)s IMPs on this board."),
    "imps-on-board.average": _("%(who)s: average, %(imps)s IMPs on this board."),
    "imps-on-board.average-minus": _("%(who)s: average minus, %(imps)s IMPs on this board."),
    "imps-on-board.session": _(
        "%(who)s: %(imps)s IMPs on this board, as on average on the other boards of the session."
    ),
    "imps-on-board.regulated": _(
        "%(who)s: %(imps)s IMPs on this board, as the regulations have it for a further board without a score."
    ),
    "points-on-board": _("%(who)s on this board: %(points)s points."),
    "problem.no-legal-result": _("At least one of the results must have been possible legally."),
    "problem.weights-not-whole": _("The weights of the results that count add up to %(total)s%%, not to 100%%."),
    "problem.knockout-against-field": _("A knockout match is played between two contestants, not against a field."),
    "problem.negative-figure": _("A penalty or an average is not less than 0."),
    "problem.not-a-percentage": _("A percentage is from 0 to 100."),
}
