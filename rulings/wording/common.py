"""Sentences that rulings of several Laws share."""

from django.utils.translation import gettext_lazy as _

TWO_RIGHTS = {
    "withdrawn-call",
    "withdrawn-cards",
    "withdrawn-lead",
    "cancelled-calls",
    "card-led-in-auction",
    "returned-penalty-card",
    "exposed-card",
}
"""What one side may use and the other may not."""
CONTRARY_RIGHT = {"authorised": _("%(who)s may use it."), "unauthorised": _("%(who)s may not use it.")}
"""Said right after the sentence on the other side, which names it."""

SENTENCES = {
    "call-cancelled": _("%(call_the)s is cancelled."),
    "call-stands": _("%(call_the)s stands."),
    "next-to-call": _("It is the turn of %(who_to)s to call."),
    "right-forfeited": _("%(who)s loses the right to the rectification of this irregularity."),
    "card-played": _("%(card)s is played from %(who_of)s hand."),
    "card-played.no-card": _("The card is played from %(who_of)s hand."),
    "card-to-hand": _("%(card)s goes back to %(who_of)s hand."),
    "card-to-hand.no-card": _("The card goes back to %(who_of)s hand."),
    "penalty-card.major": _("%(card)s becomes a major penalty card."),
    "penalty-card.major.no-card": _("The card that was seen becomes a major penalty card."),
    "penalty-card.major.instead.no-card": _("The card that was played instead becomes a major penalty card."),
    "penalty-card.major.changed.no-card": _(
        "The card that was seen becomes a major penalty card; it need not be played to this trick."
    ),
    "penalty-card.major.led.no-card": _("The card led out of turn becomes a major penalty card."),
    "penalty-card.minor": _("%(card)s becomes a minor penalty card."),
    "penalty-card.minor.no-card": _("The card becomes a minor penalty card."),
    "stays-faced": _("It should be left face up on the table in front of %(who_to)s."),
    "stays-faced.choice": _("It should be left face up on the table in front of %(who_to)s until declarer has chosen."),
    "stays-faced.named": _("It should be put face up on the table in front of %(who_to)s and left there."),
    "stays-penalty-card.major": _("%(card)s remains a major penalty card."),
    "stays-penalty-card.major.no-card": _("The penalty card remains a major penalty card."),
    "stays-penalty-card.minor": _("%(card)s remains a minor penalty card."),
    "play-at-first-opportunity": _(
        "As long as the card is on the table %(who)s must play it at the first legal opportunity, but following suit and "
        "lead restrictions come first."
    ),
    "declarer-chooses-at-lead": _(
        "Whenever the partner of %(who_to)s is to lead while the card is on the table, no card may be led before declarer "
        "has chosen: to require that suit or to forbid it, and then the card goes back to hand; or to leave the lead free, "
        "and then it remains a penalty card."
    ),
    "declarer-chooses-at-lead.partners-card": _(
        "Whenever %(leader)s is to lead while the card is on the table, no card may be led before declarer has chosen: to "
        "require that suit or to forbid it, and then the card goes back to hand; or to leave the lead free, and then it "
        "remains a penalty card."
    ),
    "damage-by-exposed-card": _(
        "After play: if the exposed card conveyed information that damaged the other side, the director should adjust the "
        "score."
    ),
    "authorised.penalty-card": _(
        "While the card is on the table, everybody may use the knowledge of it and of its having to be played."
    ),
    "authorised.withdrawn-cards": _("What the withdrawn cards show may be used by %(who_to)s."),
    "unauthorised.withdrawn-cards": _("What the withdrawn cards show may not be used by %(who_to)s."),
    "unauthorised.withdrawn-card": _("What the withdrawn card shows may not be used by %(who_to)s."),
    "adjusted-score": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without the infraction."
    ),
    "adjusted-score.without-penalty-card": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without the penalty card."
    ),
    "adjusted-score.without-misinformation": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without the misinformation."
    ),
    "adjusted-score.without-suggestion": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without dummy's suggestion."
    ),
    "later-card-rectified.later-card": _(
        "The card that the offending side has played since may be rectified too: the director decides (Law 60C). Where an "
        "irregular lead is taken back it goes back as well, a defender's as a major penalty card unless the director decides "
        "otherwise; where the lead is accepted it was played too early."
    ),
    "no-rectification": _("There is no rectification; play goes on."),
    "transfer-tricks": _("At the end of play one trick of %(who_to)s is transferred to the other side."),
}
