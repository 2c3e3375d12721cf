"""A penalty card that was not played, Law 52."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"penalty-card-not-played": _("Penalty card not played")}

FACTS = {
    "duty": Fact(
        _("What was the defender bound to do?"),
        {
            "major": _("play a major penalty card that could legally be played"),
            "designated": _("play the penalty card that declarer had designated"),
            "minor": _("play no other card of the suit below an honour before the minor penalty card"),
            "none": _("nothing: no Law ordered the penalty card to be played"),
        },
    ),
    "excuse": Fact(
        _("Why was he not bound to play the penalty card?"),
        {
            "follow-suit": _("he had to follow suit"),
            "restriction": _("he obeyed a restriction"),
            "minor-card": _("before the minor card he played an honour or another suit"),
        },
    ),
    "declarer_played": Fact(_("Has declarer since played a card from hand or from dummy?")),
    "penalty_card": Fact(_("Which penalty card had to be played?")),
    "more_penalty_cards": Fact(_("Has he another penalty card on the table besides?")),
}

SENTENCES = {
    "no-infraction": _("Nothing is wrong; play goes on."),
    "no-withdrawal-of-own-accord": _("Of his own accord, %(who)s may not take back the card that was played."),
    "stays-penalty-card.minor.no-card": _("The penalty card that was not played remains a minor penalty card."),
    "accept-play": _(
        "accept the card that was led or played; you accept it too if you play a card from your hand or from dummy"
    ),
    "refuse-play": _("refuse it: it is taken back"),
    "revoke-without-transfer": _(
        "Not playing a card that must be played is a revoke, but no trick is transferred automatically for a "
        "penalty card."
    ),
    "damage-after-revoke.penalty-card": _(
        "If this revoke is established, the director checks after play whether it has damaged the other side; if so, the "
        "score is adjusted."
    ),
    "did-not-follow-suit": _(
        "%(who)s could follow suit and did not: that is a revoke, whatever penalty card lies there, and is ruled on by Laws 61 "
        "to 64."
    ),
    "problem.followed-suit-first": _("%(card)s follows suit, and that comes before playing the penalty card."),
    "problem.penalty-card-follows-suit": _("%(card)s follows suit: the duty to follow was no reason not to play it."),
    "problem.minor-card-no-excuse": _(
        "%(card)s may not be played before the minor penalty card: it is of the same suit and no honour."
    ),
    "problem.penalty-card-was-played": _("%(card)s is named both as the penalty card and as the card played instead."),
    "problem.minor-duty-not-broken": _(
        "%(card)s may be played before the minor penalty card: it is an honour or of another suit."
    ),
}
