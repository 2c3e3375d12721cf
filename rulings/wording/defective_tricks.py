"""Defective tricks, Law 67."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"defective-trick": _("Defective trick")}

FACTS = {
    "fault": Fact(
        _("What is wrong with the trick?"),
        {
            "no-card": _("a player played no card to it"),
            "extra-cards": _("a player played more than one card to it"),
            "not-placed": _("a player's card to it is not among his played cards"),
        },
    ),
    "counts_agree": Fact(_("Do the cards in hand and the played cards both have the wrong number?")),
    "one_after_another": Fact(_("Was the extra card played after the first one, not together with it?")),
    "has_suit": Fact(_("Does the hand still hold a card of the suit led to that trick?")),
    "twelfth_trick": Fact(_("Is it the twelfth trick?")),
    "won_since": Fact(_("Has the offending side won that trick or a later one?")),
    "penalty_card_due": Fact(
        _("Did a penalty card of the defender lie on the table that he should have played to that trick?")
    ),
    "faced_known": Fact(_("Can the director find out which of the cards was faced in playing to the trick?")),
    "faced_card": Fact(_("Which card was faced?")),
    "seen": Fact(_("Which extra cards of a defender were seen as they went back?")),
    "played_again": Fact(_("Was the same card played to a later trick as well?")),
    "too_late": Fact(_("Is it too late to correct that later trick?")),
}

SENTENCES = {
    "play-missing-card": _("A card that can legally be played to the trick is now added from %(who_of)s hand."),
    "treat-as-fifth-card": _("The extra card is dealt with as a fifth card to the trick."),
    "treat-as-simultaneous-play": _(
        "The cards are dealt with as several cards played from one hand at the same moment."
    ),
    "no-defective-trick": _(
        "The numbers of cards do not show a defective trick: the director looks for a missing card or a wrong number "
        "of cards in the deal."
    ),
    "face-and-place-card": _(
        "A card from %(who_of)s hand is faced at once and placed where it belongs among the played cards."
    ),
    "trick-stays-won": _("This does not change which side won the trick."),
    "place-card-of-suit-led": _("It must be a card of the suit that was led to the trick; %(by)s chooses which."),
    "place-any-card": _("It may be any card, since there is none of the suit that was led; %(by)s chooses which."),
    "deemed-revoke": _("%(who)s is deemed to have revoked on that trick."),
    "count-tricks-for-revoke.no-card": _(
        "After play the tricks are counted: one trick goes to the other side if the side of %(who_to)s won that trick or a "
        "later one."
    ),
    "extra-cards-to-hand": _(
        "The director looks at the played cards; one of the cards stays in the trick and the others go back to %(who_of)s hand."
    ),
    "card-stays-played": _("%(card)s stays among the played cards."),
    "card-stays-played.faced": _("%(card)s, which was faced in playing to the trick, stays among the played cards."),
    "card-stays-played.faced.no-card": _(
        "The card that was faced in playing to the trick stays among the played cards."
    ),
    "card-stays-played.highest": _(
        "Which card was faced cannot be found out: %(card)s, the highest that could legally have been played, stays "
        "among the played cards."
    ),
    "card-stays-played.highest.no-card": _(
        "Which card was faced cannot be found out: the highest card that could legally have been played stays among "
        "the played cards."
    ),
    "avoid-showing-cards": _(
        "As far as possible the director should not let a defender's played cards be seen; an extra card that is seen "
        "as it goes back becomes a penalty card."
    ),
    "extra-cards-seen": _("An extra card that is seen as it goes back to a defender's hand becomes a penalty card."),
    "returned-cards-always-held": _("A card that goes back counts as having been in %(who_of)s hand all along."),
    "returned-card-revoke": _(
        "A card that goes back counts as having been in %(who_of)s hand all along: not having played it to an earlier "
        "trick may be a revoke, and the director rules on that too."
    ),
    "card-is-placed": _("The director finds the card and puts it in its place among the played cards."),
    "correct-later-trick": _("The same card cannot be played twice: the later trick is corrected as well."),
    "problem.not-several-cards": _("Extra cards are at least two cards; the case names %(count)s."),
    "problem.faced-card-not-played": _("%(card)s is not among the cards played to the trick."),
    "problem.faced-card-unknown-but-given": _("The case names the card that was faced but says that it is not known."),
    "problem.faced-card-goes-back": _(
        "%(card)s was faced in playing to the trick: it stays and cannot be an extra card."
    ),
}
