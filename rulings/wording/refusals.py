"""Why a card may not be played or a call not be made now, said of that card or call."""

from django.utils.translation import gettext_lazy as _

NOTES = {
    "not-your-turn": _("It is not this player's turn."),
    "declarer-may-forbid-first": _(
        "Partner's call was withdrawn: before this lead declarer may forbid a suit that partner did not call."
    ),
    "declarer-chooses-first": _("Partner has a major penalty card: nothing may be led before declarer has chosen."),
    "must-follow-suit": _("The hand has a card of the suit led: it must follow suit."),
    "card-already-played": _("The card that was played too soon must now be played."),
    "designated-card-first": _("Declarer has designated another penalty card."),
    "suit-required": _("Declarer has required the lead of another suit."),
    "suit-forbidden": _("Declarer has forbidden the lead of this suit."),
    "demanded-highest": _("Declarer has demanded the highest card of the suit."),
    "demanded-lowest": _("Declarer has demanded the lowest card of the suit."),
    "demanded-suit": _("Declarer has demanded a card of another suit."),
    "demanded-not-suit": _("Declarer has forbidden a card of this suit."),
    "penalty-card-first": _("A major penalty card that can legally be played must be played first."),
    "minor-penalty-card-first": _(
        "Until the minor penalty card is played, no other card of its suit below an honour may be played."
    ),
    "insufficient-bid": _("The bid is insufficient: it does not supersede the last one."),
    "nothing-to-double": _("Only the last bid may be doubled: an opponent's, with nothing but passes since."),
    "nothing-to-redouble": _("Only the last double may be redoubled: an opponent's, with nothing but passes since."),
    "must-pass": _("By a ruling this player must pass."),
    "must-repeat": _("The opponent on the right has passed: the call out of rotation must be repeated."),
    "only-if-comparable": _("In place of an insufficient bid only if the director finds it a comparable call."),
    "must-play-it": _("By this ruling that card must be played as soon as it legally can be."),
    "choice-first": _("Nobody may act before the director has ruled and the choice has been made."),
}
