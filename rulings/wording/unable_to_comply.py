"""A required lead or play that cannot be made, Law 59."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"unable-to-comply": _("Unable to lead or play as required")}

FACTS = {
    "prevented_by": Fact(
        _("Why does the player not comply?"),
        {
            "no-card-of-suit": _("no card of the required suit"),
            "only-forbidden-suits": _("only cards of suits that are forbidden"),
            "must-follow-suit": _("bound to follow suit"),
            "able": _("nothing prevents it"),
        },
    ),
    "bound_player": Fact(
        _("Who has to comply?"),
        {
            "partner": _("the offender's partner"),
            "offender": _("the offender"),
        },
    ),
    "rectification": Fact(
        _("What had been chosen?"),
        {
            "penalty-card": _("a lead required or forbidden because of one penalty card"),
            "several-penalty-cards": _("a lead required or forbidden because of several penalty cards"),
            "premature-play": _("a play because the partner had played too soon"),
            "other": _("another rectification"),
        },
    ),
    "own_card_playable": Fact(_("Does the player have a major penalty card of his own that could legally be played?")),
}

SENTENCES = {
    "any-legal-card.unable": _("%(who)s may play any other legal card."),
    "follows-suit-instead": _("%(who)s follows suit and may play any card of the suit led."),
    "must-comply": _("%(who)s can comply and must do so."),
    "not-complying-is-revoke": _("Not to comply when able is a revoke."),
    "penalty-card-back": _("Declarer has chosen, so the penalty card has gone back to hand."),
    "penalty-cards-of-suit-back": _(
        "Declarer has chosen, so the penalty cards of the chosen suits have gone back to hand; those of other suits stay."
    ),
    "own-penalty-card-now": _("%(who)s must now play his own penalty card."),
    "penalty-card-back-even-so": _("The penalty card has gone back to hand even so: declarer has used the choice."),
    "penalty-cards-of-suit-back-even-so": _(
        "The penalty cards of the chosen suits have gone back to hand even so; those of other suits stay."
    ),
    "premature-card-remains": _(
        "Declarer does not choose again; the premature card remains a major penalty card until it is played."
    ),
    "problem.leader-follows-no-suit": _("A player who is to lead cannot be bound to follow suit."),
}
