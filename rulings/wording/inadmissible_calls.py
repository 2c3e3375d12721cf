"""Doubles and redoubles (19, 36), calls by a player who must pass (37), calls too late (39)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "double-or-redouble": _("Inadmissible double or redouble"),
    "call-despite-duty-to-pass": _("Call by a player who must pass"),
    "call-after-final-pass": _("Call after the final pass"),
}

FACTS = {
    "said": Fact(
        _("How did the player say it?"),
        {
            "one-word": _("with the one word"),
            "bid-named": _("naming the bid that was made"),
            "bid-misstated": _("naming another bid than the one that was made"),
        },
    ),
    "partners_lead_down": Fact(
        _("Has the partner of the player who called put the opening lead face down on the table?")
    ),
    "caller": Fact(
        _("Who called?"),
        {
            "defender": _("a player who is going to defend"),
            "declaring-side": _("declarer or dummy to be"),
            "all-passed": _("any player: all four had passed"),
        },
    ),
}

SENTENCES = {
    "double-stands": _("The call is legal and stands."),
    "bid-made-is-doubled": _("The bid that was made counts as doubled, whatever bid was named."),
    "bid-made-is-redoubled": _("The bid that was made and doubled counts as redoubled, whatever bid was named."),
    "only-the-word": _(
        "The one correct form is the single word; neither the number of odd tricks nor the denomination should be "
        "named with it."
    ),
    "unauthorised.words-with-double": _("What was said with it may not be used by %(who_to)s."),
    "scored-without-double": _("The contract is scored as if this call had not been made."),
    "lead-restricted-unless-comparable": _(
        "Should the offender's side defend: at the first lead of %(who_to)s declarer may forbid one suit that "
        "the offender did not call, unless the call in place of this one is comparable."
    ),
    "must-pass-once.had-to-pass-before": _(
        "When the auction comes back to %(who_to)s, %(who)s must pass at this turn; later any legal call may be made."
    ),
    "auction-over": _("The auction is over."),
    "auction-over.contract": _("The auction is over: the last bid is the contract."),
    "auction-over.passed-out": _("The auction is over: nobody has bid."),
    "no-rectification.lho-called": _("There is no rectification: the left-hand opponent has called too."),
    "no-rectification.declaring-side": _("There is no rectification: the call was one of the declaring side."),
    "no-rectification.defenders-pass": _("There is no rectification: it was a defender's pass."),
    "problem.not-a-double": _("The call is neither a double nor a redouble."),
    "problem.pass-is-right": _("A player who must pass may pass."),
    "problem.no-duty-to-pass": _("Without an earlier ruling the player does not have to pass."),
}
