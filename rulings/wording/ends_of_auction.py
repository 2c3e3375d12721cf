"""The end of the auction and of the auction period (Laws 17D, 22, 34)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"end-of-auction": _("End of the auction")}

FACTS = {
    "turn_skipped": Fact(
        _("Was one of the passes made out of rotation, so that a player in turn did not get to call?")
    ),
    "anybody_bid": Fact(_("Has anybody bid?")),
}

SENTENCES = {
    "auction-not-over": _("The auction is not over: a pass out of rotation took a player's turn from him."),
    "later-passes-cancelled": _("The passes made since it was the turn of %(who_to)s are cancelled."),
    "auction-goes-on-normally": _("The auction then goes on in the normal way, without a duty to pass."),
    "led-in-the-auction": _(
        "The lead was thus made during the auction: that card, and any that dummy has shown, falls under Law 24 (the lead "
        "as a card led prematurely, 24B)."
    ),
    "auction-period-over": _("The auction period is over."),
    "auction-period-lasts": _("The auction period lasts until all four hands are back in the board."),
    "slip-may-still-be-changed": _(
        "Until then a player whose partner has had no further turn may still change an unintended call (Law 25A)."
    ),
    "clarification-period": _(
        "The clarification period begins: the auction period lasts until a defender faces the opening lead."
    ),
}
