"""What is wrong with a table and its events, said so that a person can mend it."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

SENTENCES = {
    "problem.table-not-an-object": _("A table is an object with its dealer and its events."),
    "problem.unknown-table-part": _("A table has no part “%(name)s”."),
    "problem.events-not-a-list": _("The events are a list of at most %(most)s."),
    "problem.event-not-an-object": _("An event is an object: who does it, and what."),
    "problem.event-needs-one-verb": _("An event has exactly one of these: %(known)s."),
    "problem.not-a-call": _("“%(value)s” is not a call: P, X, XX or a bid such as 1NT."),
    "problem.told-not-an-object": _("The facts of a table are an object: the number of each event with its facts."),
    "problem.told-of-no-event": _("The number of an event belongs here, from 1 to %(most)s, with an object of facts."),
    "problem.call-after-the-auction": _("The auction is over: %(who)s cannot call any more."),
    "problem.must-repeat-call": _("%(who)s must repeat the call out of rotation: %(call)s (31A1, 32A1)."),
    "problem.declarer-may-forbid-first": _("Before %(who_of)s lead declarer says whether he forbids a suit (26B)."),
    "problem.not-in-the-play": _("No cards are played at this point: the auction is not over yet, or the play is."),
    "problem.omits-at-his-turn": _(
        "That a hand plays no card is told at its turn, once the trick has been led to; %(who)s is not that hand."
    ),
    "problem.one-omits": _("%(who)s has already played no card to this trick."),
    "problem.places-suit-led": _("%(who)s still has a card of the suit led (%(suit)s) and places one of these (67B1)."),
    "problem.card-not-in-hand": _("%(card)s is not in %(who_of)s hand, or not any more."),
    "problem.face-down-in-trick": _(
        "%(card)s lies face down and nobody has seen it: it is neither played (45A) nor exposed (50) and goes back to the hand."
    ),
    "problem.waits-for-choice": _("A choice comes first, about event %(event)s: %(options)s."),
    "problem.waits-for-fact": _("The ruling on event %(event)s comes first; it needs the fact “%(fact)s”."),
    "problem.not-his-choice": _("%(who)s is not the one to choose “%(option)s”."),
    "problem.no-such-option": _("No ruling offers the choice “%(option)s” here."),
    "problem.suit-not-named": _("The choice “%(option)s” needs a suit among its values: S, H, D or C."),
    "problem.facts-against-the-table": _("The facts that were added do not fit what the events show."),
    "problem.only-declarer-designates": _("%(who)s is not declarer and names no card of dummy's (45B)."),
    "problem.designation-not-understood": _(
        "“%(words)s” names no card of dummy's: a suit and a rank, one of them, or high, low, win or anything (46)."
    ),
    "problem.turn-left-to-director": _(
        "%(who)s has called over %(call)s (event %(event)s). Once that bid is not accepted the Laws do not say at whose turn "
        "that was (27B, 30 to 32): the director decides (10A). To go on from the refusal, take that call back."
    ),
    "problem.no-designation-to-change": _("Dummy has played no card whose place another could take (45C4b)."),
    "problem.dummy-not-known": _("Which card an incomplete designation means can be said only with the deal."),
    "problem.no-call-explained": _(
        "An explanation is about a call before it: the number of its event, from 1 to %(most)s."
    ),
    "problem.board-not-played-on": _("By the ruling before it the play of this board ended."),
    "problem.auction-cannot-go-on": _(
        "The call is cancelled, he takes the right cards and the auction goes on (15A2(b)), although cards "
        "have been seen since: a record does not follow that. The director rules on it as on cards exposed in "
        "the auction (24)."
    ),
    "problem.no-hand-is-short": _(
        "If a hand has more than thirteen cards, another has fewer: both belong to the count."
    ),
    "problem.one-short-hand-at-a-time": _("Each hand that is short is counted in an event of its own (14)."),
    "problem.nothing-explained": _(
        "This is about an explanation, or a call that was not alerted, before it: the number of its event, from 1 to "
        "%(most)s."
    ),
    "problem.not-his-explanation": _("%(who)s corrects only what was explained, or not, by that side."),
    "problem.not-an-opponents-explanation": _("%(who)s can be misinformed only by an opponent (21B1)."),
    "problem.says-not-by-what": _(
        "What misled the player? “about” names the explanation, or the call that was not alerted."
    ),
    "problem.has-not-called-since": _("%(who)s has not called since that explanation: there is no call to change."),
    "problem.nothing-left-to-ask": _("The board is over: there is nothing left to ask."),
    "problem.asked-at-another-time": _(
        "%(who)s asks what is asked only before the final pass, or only after it (20, 41B, 41C)."
    ),
    "problem.called-after-correction": _(
        "%(who)s called after the explanation had been corrected: that call was not made on it (21B1)."
    ),
    "problem.dummy-claims": _("%(who)s is dummy and can neither claim nor concede tricks (68A, 68B)."),
    "problem.more-tricks-than-left": ngettext_lazy(
        "Only one trick is left.", "Only %(count)s tricks are left.", "count"
    ),
}
