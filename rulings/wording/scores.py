"""Scores, Laws 77 and 78."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rulings.wording.forms import Fact

KINDS = {"score": _("Score of a contract"), "imps": _("IMPs"), "matchpoints": _("Matchpoints")}

FACTS = {
    "passed_out": Fact(_("Did all four players pass?")),
    "declarer": Fact(_("Who declared?"), {"N": _("North"), "E": _("East"), "S": _("South"), "W": _("West")}),
    "board": Fact(_("Which board was it?")),
    "calls": Fact(_("Which calls were made, from the dealer on?")),
    "ours": Fact(_("What did we score on the board?")),
    "theirs": Fact(_("What is it compared with, seen from the same direction?")),
    "scores": Fact(_("The scores on the board, all from the same direction")),
    "field": Fact(_("On how many scores does the board count by regulation, if more than were made?")),
    "fewer_scores": Fact(
        _("What does the regulation have for a board with fewer scores?"),
        {"compared": _("those who played it are compared"), "neuberg": _("Neuberg's formula")},
    ),
    "unit": Fact(
        _("What is given for an equal score (for a worse one it is twice that)?"),
        {"matchpoint": _("one matchpoint"), "half-matchpoint": _("half a matchpoint")},
    ),
}

SENTENCES = {
    "score": _("%(result)s: %(gain)s points for %(side_to)s."),
    "score.passed-out": _("All four players passed: each side scores zero."),
    "not-dealt-again": _("The hands go back into the board without play; the cards are not dealt again."),
    "imps.won": ngettext_lazy(
        "The difference is %(points)s points: one IMP won.",
        "The difference is %(points)s points: %(count)s IMPs won.",
        "count",
    ),
    "imps.lost": ngettext_lazy(
        "The difference is %(points)s points: one IMP lost.",
        "The difference is %(points)s points: %(count)s IMPs lost.",
        "count",
    ),
    "imps.level": _("The difference is %(points)s points: no IMP for either side."),
    "matchpoints": _("Matchpoints, of at most %(top)s: %(matchpoints)s. Percentages: %(percentages)s."),
    "matchpoints-of-field": _(
        "Matchpoints brought to the full field by the regulation, of at most %(top)s: %(matchpoints)s. "
        "Percentages: %(percentages)s."
    ),
    "problem.passed-out-but-played": _("If all four players passed there is no contract and there are no tricks."),
    "problem.calls-without-board": _("With the calls, the number of the board is needed too."),
    "problem.call-not-legal": _("Call %(count)s, %(call)s, is not legal there."),
    "problem.no-contract": _("The calls end without a contract."),
    "problem.not-of-board": _("On board %(board)s the vulnerability is another one."),
    "problem.not-of-calls": _("By the calls the contract is %(contract)s."),
    "problem.two-declarers": _("The contract names another declarer (%(other)s) than the case (%(who)s)."),
    "problem.not-a-score": _("%(points)s cannot be the score of a board."),
    "problem.too-few-scores": _("There are too few scores to compare: at least %(least)s."),
    "problem.field-too-small": _("More scores (%(count)s) were made on the board than it is to count on."),
}

CONDITIONS = {
    "is_game": {True: _("The contract is a game."), False: _("The contract is a partscore.")},
    "is_partscore": {True: _("The contract is a partscore."), False: _("The contract is a game.")},
    "is_vulnerable": {True: _("The declaring side is vulnerable."), False: _("The declaring side is not vulnerable.")},
}
"""What a step of a score found of the contract or the board, by its rule."""
