"""Adjusted scores, Law 12; with sentences on scores that several situations share."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"adjusted-score": _("Adjusted score")}

_FAULT = {"none": _("not at all"), "partial": _("partly"), "direct": _("directly")}

FACTS = {
    "prompted_by": Fact(
        _("What makes the director look at the score?"),
        {
            "director": _("his own initiative"),
            "director-late": _("his own initiative, after the time in which he rectifies what he notices"),
            "player-in-time": _("a player's request, in time"),
            "player-late": _("a player's request after the time for it"),
        },
    ),
    "ground": Fact(
        _("Why might the score be adjusted?"),
        {
            "law-provides": _("a Law provides for an adjusted score in this case"),
            "harm-not-removed": _("the Laws do not make good the damage that this infraction did"),
            "board-unplayable": _("no correction would let the board be played normally"),
            "wrongly-rectified": _("the irregularity was rectified in an incorrect way"),
            "too-severe": _("the rectification laid down seems too severe, or to favour a side"),
        },
    ),
    "result_possible": Fact(_("Was a result obtained at the table, or can one be?")),
    "outcomes": Fact(
        _("What would have happened without the infraction?"),
        {
            "one": _("one result is likely"),
            "several": _("several results are possible"),
            "too-many": _("the possibilities are too many or not clear"),
        },
    ),
    "own_error": Fact(
        _("Did the non-offending side contribute to its own damage after the irregularity?"),
        {
            "none": _("no, it did not"),
            "serious-error": _("by an extremely serious error, unrelated to the infraction"),
            "gambling": _("by a gambling action, which could count on redress if it failed"),
        },
    ),
    "fault_of_ns": Fact(_("Are North-South at fault for the irregularity?"), _FAULT),
    "fault_of_ew": Fact(_("Are East-West at fault for the irregularity?"), _FAULT),
    "scoring": Fact(
        _("How is the competition scored?"),
        {
            "matchpoints": _("by matchpoints"),
            "imps": _("by IMPs"),
            "cross-imps": _("by IMPs against each of the other scores"),
            "total-points": _("by total points"),
        },
    ),
    "several_boards": Fact(_("Does a contestant get no score on more than one board of the session?")),
    "knockout": Fact(_("Is it a knockout match?")),
}

SENTENCES = {
    "adjusted-score-due": _(
        "The director gives an adjusted score: an assigned one if he can determine it, otherwise an artificial one."
    ),
    "artificial-score": _(
        "The director gives an artificial adjusted score: average minus to a contestant directly at fault, average to one "
        "partly at fault, average plus to one not at fault."
    ),
    "adjust-score": _("give an adjusted score"),
    "other-table-score": _("In a team match the score obtained at the other table is taken into account (Law 86B)."),
    "no-adjusted-score.too-late": _("The time for asking for a ruling has run out: the score is not adjusted."),
    "no-adjusted-score.severity": _(
        "That the rectification is severe or favours a side is no ground for an adjusted score: the score stands."
    ),
    "score-stands.not-damaged": _("The non-offending side was not damaged: the score stands."),
    "score-may-be-adjusted.harm-not-removed": _(
        "The Laws do not make good the damage: the director may adjust the score in favour of the non-offending side."
    ),
    "score-may-be-adjusted.wrongly-rectified": _(
        "The irregularity was rectified in an incorrect way: the director may adjust the score."
    ),
    "score-may-be-adjusted.law-provides": _("The Laws give the director the power to adjust the score here."),
    "artificial-score-for-board": _(
        "The board cannot be played normally: the director gives an artificial adjusted score."
    ),
    "assigned-score": _(
        "The director gives an assigned adjusted score; it takes the place of the score obtained in play, if "
        "there is one."
    ),
    "towards-likely-result": _(
        "It comes as near as possible to the result that was likely at the table without the infraction."
    ),
    "weight-results": _(
        "weight several possible results by their likelihood, counting only those that could have come about legally"
    ),
    "give-assigned-score": _("give an assigned score, if one can be determined all the same"),
    "give-artificial-score": _("give an artificial adjusted score"),
    "adjusted-in-full": _("%(who)s receives the adjusted score that follows from its infraction in full."),
    "no-redress-for-own-part.serious-error": _(
        "%(who)s receives no redress for the part of the damage that came from its own extremely serious error."
    ),
    "no-redress-for-own-part.gambling": _(
        "%(who)s receives no redress for the part of the damage that came from its own gambling action."
    ),
    "average-minus.matchpoints": _("%(who)s: average minus, at most 40%% of the matchpoints."),
    "average-minus.imps": _("%(who)s: average minus, minus 3 IMPs unless the regulations have another figure."),
    "average-minus.imps.regulated": _("%(who)s: average minus, by the regulations %(imps)s IMPs."),
    "average.matchpoints": _("%(who)s: average, 50%% of the matchpoints."),
    "average.imps": _("%(who)s: average."),
    "average-plus.matchpoints": _("%(who)s: average plus, at least 60%% of the matchpoints."),
    "average-plus.imps": _("%(who)s: average plus, plus 3 IMPs unless the regulations have another figure."),
    "average-plus.imps.regulated": _("%(who)s: average plus, by the regulations %(imps)s IMPs."),
    "score-of-session": _(
        "A contestant not at fault who scored more than 60%% on the other boards of the session, or one at fault "
        "who scored less than 40%%, is given that percentage instead (in IMPs the equivalent)."
    ),
    "several-boards-regulated": _(
        "For a contestant without a score on several boards of a session the regulations may have another solution."
    ),
    "both-members-alike": _(
        "In an individual both members of the offending side are treated alike, even if only one of them is "
        "responsible; but a partner who is not guilty should be given no procedural penalty."
    ),
    "average-of-both-scores": _(
        "In a knockout match: if the two scores do not balance, each side's result on the board is worked out by itself and "
        "both are given the average of the two."
    ),
}
