"""A dispute on the number of tricks, Law 79A and 79B."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"tricks-disputed": _("Dispute on the number of tricks")}

FACTS = {
    "given_up_by": Fact(
        _("How did the disputed trick go to the other side?"),
        {
            "play": _("in the play: there was no claim or concession"),
            "agreement": _("the side that wants it agreed to the opponents' claim"),
            "concession": _("the side that wants it conceded it"),
        },
    ),
    "called_in_round": Fact(_("Was the director called before the end of the round?")),
    "clear_view": Fact(_("Have you a clear opinion of the result that was reached at the table?")),
}

SENTENCES = {
    "director-must-be-called": _("The players cannot settle it among themselves: the director must be called."),
    "agreed-before-hands-return": _(
        "Nobody puts his cards back in the board, or disturbs their order, before the number of tricks is agreed on."
    ),
    "director-determines-score": _(
        "The director determines the number of tricks, and with it the score to be recorded."
    ),
    "adjust-both-scores": _("adjust the scores of both sides to the result reached at the table"),
    "let-table-score-stand": _("let the table score stand"),
    "lower-one-score": _("lower the score of one side and leave that of the other as it is"),
    "score-stands.disputed-too-late": _("The time for asking for a ruling has run out: the recorded score stands."),
}
