"""The lead of a player whose partner had a call withdrawn, Law 26."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact
from rulings.wording.players import SUITS

KINDS = {"lead-after-withdrawn-call": _("Lead after a withdrawn call")}

FACTS = {
    "offender_defends": Fact(_("Is the player whose call was withdrawn a defender?")),
    "withdrawn_how": Fact(
        _("How was the call withdrawn?"),
        {
            "replaced": _("another call took its place"),
            "unintended": _("it was unintended and was changed in time"),
            "same-denomination": _("an insufficient bid corrected to the lowest sufficient one in its denomination"),
        },
    ),
    "lead": Fact(
        _("Which lead of the offender's partner is it?"),
        {
            "first": _("the first, to whichever trick"),
            "kept": _("a further one, without losing the lead since declarer forbade a suit"),
            "later": _("a later one"),
        },
    ),
    "suits_called": Fact(_("Which suits did the offender call in the auction that stands?")),
    "forbidden_suit": Fact(_("Which suit has declarer forbidden?"), {suit.value: SUITS[suit] for suit in SUITS}),
    "leaders_major_cards": Fact(_("Which major penalty cards has the player who leads?")),
    "offenders_major_cards": Fact(_("Which major penalty cards has the player whose call was withdrawn?")),
}

SENTENCES = {
    "forbid-suit": _("forbid %(who_to)s to lead %(suit_acc)s for as long as the lead stays there"),
    "suit-forbidden-and-required": _(
        "At one lead declarer can forbid %(who_to)s this suit and require it because of the penalty card (50D2(a)): "
        "%(suits)s. The Laws do not say which then holds. Explain both choices before he makes either (10C1); if he wants "
        "both all the same, you decide. As the text is read here the prohibition stands, the card goes back to the hand, and "
        "any other legal card is led."
    ),
    "problem.called-suit-forbidden": _("Declarer cannot forbid a suit that the offender called: %(suit)s."),
}
