"""What is wrong with a case, said so that a person can mend it."""

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext_lazy

SENTENCES = {
    "problem.case-not-an-object": _("A case is an object with a kind and its facts."),
    "problem.facts-not-an-object": _("The facts are an object: the name of each fact with its value."),
    "problem.kind-missing": _("The case does not say its kind. Kinds: %(known)s."),
    "problem.unknown-kind": _("There is no kind of case “%(name)s”. Kinds: %(known)s."),
    "problem.unknown-part": _("A case has no part “%(name)s”."),
    "problem.unknown-fact": _("This kind of case has no fact “%(name)s”."),
    "problem.unknown-fact.meant": _("This kind of case has no fact “%(name)s”. Did you mean “%(meant)s”?"),
    "problem.regulations-not-an-object": _("The regulations are an object: the name of each with its value."),
    "problem.no-such-regulations": _("There are no published regulations “%(name)s”."),
    "problem.unknown-regulation": _("There is no regulation “%(name)s”."),
    "problem.unknown-regulation.meant": _("There is no regulation “%(name)s”. Did you mean “%(meant)s”?"),
    "problem.no-declarer": _("The contract has to name its declarer, such as 4SX N."),
    "problem.not-one-of": _("%(value)s is not possible here. Possible: %(expected)s."),
    "problem.not-yes-or-no": _("%(value)s is neither true nor false."),
    "problem.not-a-number": _("%(value)s is not a whole number."),
    "problem.not-a-figure": _("%(value)s is not a number."),
    "problem.not-together": _("These cannot all be true: %(facts)s."),
    "problem.too-small": _("%(value)s is too small: at least %(ge)s."),
    "problem.too-large": _("%(value)s is too large: at most %(le)s."),
    "problem.too-many": _("There are too many."),
    "problem.too-few": _("There are too few."),
    "problem.not-understood": _("%(value)s cannot be read here."),
    "problem.deal-not-pbn": _("The deal is not PBN: a seat, a colon and four hands, as in N:AKQJ.T98.765.432 …"),
    "problem.lin-not-one-deal": _("The LIN text has to hold one deal, after “md|”; this one holds %(count)s."),
    "problem.lin-dealer": _("In LIN the deal begins with the dealer, 1 to 4 (1 is South), and not with “%(value)s”."),
    "problem.lin-hands-missing": _(
        "In LIN the hands stand from South on; only the last may be left out. Found: %(count)s."
    ),
    "problem.lin-hand": _("In the LIN text %(seat_of)s hand cannot be read from here on: “%(value)s”."),
    "problem.lin-call": _("In the LIN text call %(number)s cannot be read: “%(value)s”."),
    "problem.lin-card": _("In the LIN text card %(number)s of the play cannot be read: “%(value)s”."),
    "problem.lin-play-without-contract": _("The LIN text has a play, but its auction does not end with a contract."),
    "problem.lin-card-not-held": _(
        "In the LIN text card %(number)s of the play, %(card)s, is not in %(who_of)s hand: it was that player's turn."
    ),
    "problem.deal-not-hands": _("The deal is PBN text or the four hands by seat."),
    "problem.unknown-seat": _("There is no seat “%(seat)s”: N, E, S or W."),
    "problem.hand-missing": _("The hand of %(seat_to)s is missing."),
    "problem.hand-not-suits": _("The hand of %(seat_to)s is not four suits, as in AKQJ.T98.765.432."),
    "problem.unknown-card": _("There is no card “%(card)s”: suit and rank, as in SA, HT, D2."),
    "problem.wrong-number-of-cards": ngettext_lazy(
        "%(seat)s has one card, not 13.", "%(seat)s has %(count)s cards, not 13.", "count"
    ),
    "problem.card-twice": _("%(card)s is in two hands: %(other)s and %(seat)s."),
    "problem.tricks-not-a-list": _("The play is a list of at most %(most)s tricks."),
    "problem.trick-not-understood": _("A trick is text as in “E SK SA S5 S2”, or a list of seats with their cards."),
    "problem.trick-size": _("Trick %(trick)s has %(count)s cards."),
    "problem.played-out-of-rotation": _("Trick %(trick)s: %(who)s played before %(before)s."),
    "problem.wrong-leader": _("Trick %(trick)s: %(who)s led, but it was the turn of %(right_to)s."),
    "problem.card-not-held": _("Trick %(trick)s: %(who)s did not hold %(card)s any more."),
    "problem.too-deep": _("The case is too large or nested too deeply."),
    "problem.not-json": _("This is not JSON or YAML from line %(line)s, column %(column)s."),
    "problem.half-character": _("The text holds half a character (such as U+D800 alone)."),
    "problem.unreadable": _(
        "This cannot be read as JSON or YAML: it holds bytes, a number (such as NaN) or a value that they do not have."
    ),
}
