"""Insufficient bids, Laws 18 and 27."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"insufficient-bid": _("Insufficient bid")}

FACTS = {
    "in_turn": Fact(_("Was it the player's turn to call?")),
    "premature": Fact(_("Did the offender replace the call before the director had ruled?")),
    "attempted": Fact(_("With which call, since cancelled, was it first tried to correct the bid?")),
    "second_bid_accepted": Fact(_("Did the left-hand opponent accept the second insufficient bid, or call over it?")),
    "lower_bid_shows_same": Fact(_("Would a lower sufficient bid show the same denominations?")),
}

SENTENCES = {
    "bid-is-sufficient.more-tricks": _(
        "%(call)s names more tricks than %(last_bid)s: the bid is sufficient, and the auction goes on."
    ),
    "bid-is-sufficient.dearer-denomination": _(
        "%(call)s names as many tricks as %(last_bid)s in a dearer denomination: "
        "the bid is sufficient, and the auction goes on."
    ),
    "ruled-as-out-of-rotation": _("The insufficient bid was made out of rotation: Law 31 applies."),
    "accept-call": _("accept %(call)s, also by calling over it: it counts as legal, and the auction goes on"),
    "refuse-call": _("refuse %(call)s: the offender should correct it"),
    "refuse-call.replaced": _("refuse %(call)s: the call made in its place is then looked at"),
    "accept-second-bid": _("accept %(call)s, also by calling over it: it counts as legal, and the auction goes on"),
    "refuse-second-bid": _(
        "refuse %(call)s: it is cancelled, the offender corrects the bid again, and partner must then pass throughout"
    ),
    "must-replace-call": _("%(who)s should put a legal call in its place."),
    "correct-same-denomination": _(
        "correct it to %(call)s, the lowest sufficient bid in the same denomination: no rectification"
    ),
    "correct-same-denomination.no-call": _(
        "correct it to the lowest sufficient bid that shows the same denominations: no rectification"
    ),
    "correct-comparably": _("correct it by a comparable call: the director judges; no rectification"),
    "correct-otherwise": _(
        "correct it by another sufficient bid or a pass: your partner must then pass for the rest of the auction, "
        "and that player's lead may be restricted"
    ),
    "correct-comparably.after-attempt": _(
        "correct it by a comparable call (the director judges): no lead is restricted"
    ),
    "correct-otherwise.after-attempt": _(
        "correct it by another sufficient bid or a pass: a lead of your partner's may then be restricted"
    ),
    "call-withdrawn": _("%(call_the)s is withdrawn."),
    "no-rectification.same-denomination": _(
        "It is the lowest sufficient bid in the same denomination: there is no rectification, the auction goes on."
    ),
    "double-only-if-comparable": _(
        "A double or redouble may take its place only if it is a comparable call; otherwise it is cancelled, another call "
        "takes its place, and partner must pass for the rest of the auction all the same."
    ),
    "problem.no-bid-before": _("Nobody had bid before: no bid can be insufficient."),
    "problem.not-a-bid": _("%(call)s is not a bid; only a bid can be insufficient."),
    "problem.attempt-stands": _("%(call)s would have taken the place of the insufficient bid; it is not cancelled."),
    "problem.replaced-by-itself": _("%(call)s again takes the place of nothing; give the call that replaced it."),
}
