"""The card that declarer designates from dummy, Law 46, and its change, Law 45C4(b)."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "designation": _("Which card of dummy is designated?"),
    "designation-changed": _("Declarer changes the card designated"),
}

_SUITS = {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")}
_RANKS = {
    "A": _("an ace"),
    "K": _("a king"),
    "Q": _("a queen"),
    "J": _("a jack"),
    "T": _("a ten"),
    "9": _("a nine"),
    "8": _("an eight"),
    "7": _("a seven"),
    "6": _("a six"),
    "5": _("a five"),
    "4": _("a four"),
    "3": _("a three"),
    "2": _("a two"),
}

FACTS = {
    "words": Fact(
        _("What did declarer say?"),
        {
            "suit-and-rank": _("suit and rank"),
            "high": _("“high” or the like"),
            "win": _("that dummy should win the trick"),
            "low": _("“low” or the like"),
            "suit": _("a suit without a rank"),
            "rank": _("a rank without a suit"),
            "anything": _("“anything” or the like"),
        },
    ),
    "named_card": Fact(_("Which card was named?")),
    "named_suit": Fact(_("Which suit was named?"), _SUITS),
    "named_rank": Fact(_("Which rank was named?"), _RANKS),
    "dummy_cards": Fact(_("Which cards does dummy still hold?")),
    "trick_so_far": Fact(_("Which cards have been played to the trick so far? (None if dummy is to lead.)")),
    "last_won_with": Fact(
        _("With which suit did dummy win the previous trick?"), {**_SUITS, "none": _("dummy did not win it")}
    ),
    "trump": Fact(_("What are trumps?"), {**_SUITS, "none": _("notrump")}),
    "cards_gone": Fact(_("Which cards have been played to earlier tricks?")),
    "suit_meant": Fact(_("Which suit did the words mean in this situation?"), _SUITS),
    "intended_otherwise": Fact(_("Is a different intention of declarer incontrovertible?")),
    "intended_card": Fact(_("Which card did declarer incontrovertibly intend?")),
    "cause": Fact(
        _("Why does declarer want another card?"),
        {
            "slip-of-the-tongue": _("he never meant that card: a slip of the tongue or the like"),
            "loss-of-concentration": _("he had lost concentration"),
            "reconsideration": _("he has thought again"),
        },
    ),
    "defender_played": Fact(_("Had the next defender played a legal card to the card designated?")),
    "new_card": Fact(_("Which card did declarer mean?")),
}

SENTENCES = {
    "designated-card-not-legal": _(
        "%(card)s cannot be played, because dummy can follow suit; there is no further rectification."
    ),
    "name-any-legal-card": _("name any card that dummy may legally play"),
    "no-card-designated": _("No card has been designated."),
    "no-card-designated.not-in-dummy": _("The call is void: dummy has no such card."),
    "no-card-designated.none-wins": _("The call is void: dummy has no card that is known to win the trick."),
    "no-card-designated.not-legal": _("Dummy may not legally play a card of that rank, so no card is designated."),
    "must-say-which": _("Dummy may legally play more than one card of that rank: declarer must say which he wants."),
    "designate-dummys-card": _("designate the card that dummy plays, one that dummy may legally play (either of you)"),
    "dummy-follows-suit": _("Dummy follows suit if possible."),
    "different-intention": _(
        "If it is incontrovertible that declarer intended another card, that card is played instead."
    ),
    "designation-stands": _("The card that was designated must be played."),
    "designation-stands.not-unintended": _(
        "The card must be played as designated: a change of mind or a loss of concentration is no ground for a change."
    ),
    "designation-stands.too-late": _(
        "It is too late for a change, as declarer has played another card since; the card must be played as designated."
    ),
    "change-designation": _(
        "change the card designated, without rectification, until you play another card from your hand or from dummy"
    ),
    "change-card-after-designation": _(
        "take back the card that you played and play another, without rectification, if declarer changes"
    ),
    "problem.card-in-two-places": _("%(card)s stands in two places."),
    "problem.card-not-in-dummy": _("%(card)s is not in dummy."),
    "problem.suit-not-in-dummy": _("Dummy has no %(suit)s."),
    "problem.same-card": _("The card meant is the card designated: %(card)s."),
}
# One sentence whatever is known of the cards.
SENTENCES |= {
    f"designation-stands.{why}.no-card": SENTENCES[f"designation-stands.{why}"]
    for why in ("not-unintended", "too-late")
}
