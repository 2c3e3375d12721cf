"""Bids of more than seven (Law 38)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"bid-above-seven": _("Bid of more than seven")}

FACTS = {
    "after_final_pass": Fact(_("Was it bid after the final pass of the auction?")),
    "pass_ends_auction": Fact(_("Would a pass in its place be the third pass in turn after the last bid?")),
}

SENTENCES = {
    "call-cancelled.with-all-later-calls.no-call": _("The bid is cancelled, and so are all calls after it."),
    "never-above-seven": _("A contract of more than seven is never played."),
    "awareness-not-looked-at": _("Law 72C is not looked at either."),
}
