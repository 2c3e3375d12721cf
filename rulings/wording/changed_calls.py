"""Changes of call, Law 25."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"changed-call": _("Changed call")}

FACTS = {
    "first_call": Fact(_("Which call did the player make first?")),
    "second_call": Fact(_("To which call did the player change it, or want to?")),
    "second_call_forbidden": Fact(
        _("Is the second call a double or redouble that Law 19 forbids in the place of the first one too?")
    ),
    "second_call_made": Fact(_("Has the player already made or said the second call?")),
    "auction_period_over": Fact(
        _("Is the auction period over (the opening lead faced, or four passes and all hands back in the board)?")
    ),
    "first_call_was": Fact(
        _("How did the player come to make the first call?"),
        {
            "slip": _("a mechanical error or a slip of the tongue"),
            "lapse": _("a lapse of concentration"),
            "meant": _("the player meant that call"),
        },
    ),
    "noticed_from": Fact(
        _("How did the player notice that it was not the call that had been meant?"),
        {
            "himself": _("unprompted"),
            "partners-explanation": _("from partner's alert or explanation"),
            "opponents-question": _("from an opponent's question"),
        },
    ),
    "lho_called_over_first": Fact(_("Had the left-hand opponent called over the first call?")),
    "lho_called_deliberately": Fact(_("Did the left-hand opponent know of the change when calling over it?")),
}

SENTENCES = {
    "change-call": _("change your call to %(call)s: it stands, and no lead is restricted because of the first call"),
    "change-call.no-call": _("change your call to the one that you meant: it stands, and no lead is restricted"),
    "call-stands.first": _("The first call stands: %(call)s."),
    "call-stands.first.no-call": _("The first call stands."),
    "call-stands.second": _("The second call stands: %(call)s."),
    "call-stands.second.no-call": _("The second call stands."),
    "call-withdrawn.first": _("The first call is withdrawn: %(call)s."),
    "call-withdrawn.first.no-call": _("The first call is withdrawn."),
    "call-cancelled.second": _("The second call is cancelled: %(call)s."),
    "call-cancelled.second.no-call": _("The second call is cancelled."),
    "call-cannot-be-changed.partner-called": _("His partner has called over it: the call cannot be changed."),
    "call-cannot-be-changed.auction-period-over": _("The auction period is over: no call can be changed any more."),
    "slip-may-be-changed": _(
        "%(who)s may change a call that was a slip to the one that he meant, as long as partner has not called: that call then "
        "stands under its own Law, and nothing is rectified for the first one."
    ),
    "slip-however-noticed": _(
        "It does not matter how the player noticed the slip: it may be changed after partner's explanation or an "
        "opponent's question too."
    ),
    "second-call-under-its-law": _(
        "The Law that fits the second call governs it: if it is insufficient or inadmissible, that is ruled on."
    ),
    "accept-call.in-place-of-first": _(
        "accept %(call_the)s, also by calling over it: it stands in place of the first call"
    ),
    "accept-call.in-place-of-first.no-call": _(
        "accept the second call, also by calling over it: it stands in place of the first one"
    ),
    "refuse-call.first-call-stands": _("refuse %(call_the)s: it is cancelled and the first call stands"),
    "refuse-call.first-call-stands.no-call": _("refuse the second call: it is cancelled and the first one stands"),
    "law-26-may-apply": _(
        "For the call that does not stand Law 26 may apply: at the first lead of that player's partner "
        "declarer may then forbid a suit that the player did not call, unless the two calls are comparable "
        "(23A)."
    ),
    "withdraw-own-call": _("withdraw the call made over the first one, and call anew"),
    "authorised.opponents-withdrawn-call": _(
        "If the left-hand opponent withdraws that call, what it shows may be used by the side of that player."
    ),
    "unauthorised.opponents-withdrawn-call": _("What it shows may not be used by the side that changed its call."),
    "problem.call-not-changed": _("The second call is the same as the first: %(call)s."),
}
