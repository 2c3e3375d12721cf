"""Agreed claims and cancelled concessions, Laws 69 and 71."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

from rulings.wording.forms import Fact

KINDS = {"agreed-claim": _("Agreed claim"), "cancelled-concession": _("Cancelled concession")}

FACTS = {
    "tricks_back": Fact(_("How many tricks is it about?")),
    "objection": Fact(
        _("When did the side that had agreed object?"),
        {
            "none": _("it did not object"),
            "in-time": _("before it had called on the next board and before the round was over"),
            "after-own-call": _("after a call of its own on the next board"),
            "after-round": _("after the end of the round"),
        },
    ),
    "trick_agreed_away": Fact(
        _("Which trick had it agreed to lose?"),
        {
            "already-won": _("one that it had already won"),
            "probably-won": _("one that it would probably have won had play gone on"),
            "probably-lost": _("one that it would probably not have won"),
        },
    ),
    "trick_conceded": Fact(
        _("Which trick was conceded?"),
        {
            "already-won": _("one that the side had already won"),
            "not-losable": _("one that no normal play, careless or inferior ones included, could lose"),
            "losable": _("one that some normal play could lose"),
        },
    ),
}

SENTENCES = {
    "agreement-established": _(
        "The agreement is established: unless it is withdrawn on the grounds of Law 69B, the board is scored with the "
        "tricks as they were claimed or conceded."
    ),
    "agreement-not-established": _(
        "The objection came in time: the agreement is not established, and the claim is ruled on as contested (Law 70)."
    ),
    "agreement-established-revoke": _(
        "By agreeing, and not objecting in time, %(who)s established their own revoke: it is no longer "
        "corrected. Whether tricks are transferred is ruled by Law 64, exceptions of 64B included; tricks "
        "that were conceded to it count as won later."
    ),
    "trick-given-back.already-won": ngettext_lazy(
        "%(who)s had already won the trick: it is given back, and the board is scored again.",
        "%(who)s had already won the %(count)s tricks: they are given back, and the board is scored again.",
        "count",
    ),
    "trick-given-back.probably-won": ngettext_lazy(
        "%(who)s would probably have won the trick: it is given back, and the board is scored again.",
        "%(who)s would probably have won the %(count)s tricks: they are given back, and the board is scored again.",
        "count",
    ),
    "trick-given-back.not-losable": ngettext_lazy(
        "No normal play could lose the trick: the concession is cancelled, the trick goes back to the side that conceded "
        "it, and the board is scored again.",
        "No normal play could lose the %(count)s tricks: the concession is cancelled, they go back to the side that "
        "conceded them, and the board is scored again.",
        "count",
    ),
    "trick-stays-lost.period-over": _("The correction period is over: the trick does not come back."),
    "trick-stays-lost.probably-lost": _("%(who)s would probably not have won that trick: the agreement stands."),
    "trick-stays-lost.losable": _("Some normal play could lose the trick: the concession stands."),
}
