"""What the director may do about a score, whichever Law says so: sentences that several situations share (12)."""

from django.utils.translation import gettext_lazy as _

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
}
