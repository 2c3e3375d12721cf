"""Sentences that rulings of several Laws share."""

from django.utils.translation import gettext_lazy as _

SENTENCES = {
    "penalty-card.major": _("%(card)s becomes a major penalty card."),
    "penalty-card.major.no-card": _("The card becomes a major penalty card."),
    "penalty-card.minor": _("%(card)s becomes a minor penalty card."),
    "penalty-card.minor.no-card": _("The card becomes a minor penalty card."),
    "stays-faced": _("It stays face up on the table in front of %(who_to)s."),
    "play-at-first-opportunity": _(
        "%(who)s must play it at the first legal opportunity, but following suit and lead restrictions come first."
    ),
    "declarer-chooses-at-lead": _(
        "When the partner of %(who_to)s is to lead while the card is on the table, declarer first chooses: require that suit, "
        "forbid it, or leave the lead free."
    ),
    "damage-by-exposed-card": _(
        "After play: if the exposed card helped the offending side to the damage of the other, the score is adjusted."
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
        "result without the mistaken explanation."
    ),
    "adjusted-score.without-suggestion": _(
        "The director assigns an adjusted score in place of the score obtained in play: as near as possible to the likely "
        "result without dummy's suggestion."
    ),
    "no-rectification": _("There is no rectification; play goes on."),
    "transfer-tricks": _("At the end of play one trick of %(who_to)s is transferred to the other side."),
}
