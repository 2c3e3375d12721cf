"""Penalty cards on the table, Laws 50 and 51."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"penalty-card": _("Penalty card on the table")}

FACTS = {
    "offenders_cards": Fact(_("Which penalty cards does the defender have?")),
    "partners_cards": Fact(_("Which penalty cards does the partner have?")),
    "partners_grade": Fact(
        _("Is the partner's penalty card minor or major?"),
        {
            "minor": _("minor"),
            "major": _("major"),
        },
    ),
    "moment": Fact(
        _("Whose turn is it?"),
        {
            "offender-leads": _("the owner of the penalty card is to lead"),
            "offender-plays": _("the owner of the penalty card is to play to a trick"),
            "partner-leads": _("the partner is to lead"),
            "partner-plays": _("the partner is to play to a trick"),
        },
    ),
    "led_before_choice": Fact(_("Which card was led before declarer had chosen?")),
    "choice": Fact(
        _("What has declarer already chosen for this lead?"),
        {
            "required": _("required a suit"),
            "forbidden": _("forbade suits"),
            "free": _("left the lead free"),
        },
    ),
    "chosen_suits": Fact(_("Which suits did declarer require or forbid?")),
    "required_suit": Fact(
        _("Which suit does another rectification require?"),
        {
            "S": _("spades"),
            "H": _("hearts"),
            "D": _("diamonds"),
            "C": _("clubs"),
        },
    ),
    "forbidden_suits": Fact(_("Which suits does another rectification forbid?")),
    "can_comply": Fact(_("Does the player hold a card that complies?")),
    "damaged_by_information": Fact(_("Did the exposed card convey information that damaged the other side?")),
}

SENTENCES = {
    "minor-card-first": _(
        "Until %(card)s is played, %(who)s may play no other card of that suit below an honour; an honour may"
        " be played."
    ),
    "minor-card-first.no-card": _(
        "Until that card is played, %(who)s may play no other card of its suit below an honour; an honour may"
        " be played."
    ),
    "partner-leads-freely": _("A minor penalty card does not restrict the lead of %(who)s."),
    "no-lead-no-restriction": _(
        "A major penalty card restricts its owner's partner only in leading; %(who)s plays to this trick "
        "without that restriction."
    ),
    "wait-for-declarers-choice": _("%(who)s may not lead until declarer has chosen."),
    "play-required": _("%(who)s must play %(card)s."),
    "play-required.no-card": _("%(who)s must play the penalty card."),
    "play-required.declarer-names.no-card": _("%(who)s must play whichever of the penalty cards declarer names."),
    "penalty-card-waits": _("%(card)s must stay face up on the table and be played at the next legal opportunity."),
    "play-suit": _("%(who)s must play a card of this suit: %(suit)s."),
    "restriction-first": _("%(who)s must first obey the lead or play restriction."),
    "declarer-designates": _("%(who)s plays whichever of these cards declarer names: %(cards)s."),
    "designate-penalty-card": _("have this penalty card played: %(card)s"),
    "require-penalty-suit": _("require a lead of %(suit)s from %(who_from)s"),
    "forbid-penalty-suit": _("forbid %(who_to)s to lead %(suits)s for as long as he keeps the lead"),
    "no-lead-restriction": _("leave the lead free"),
    "lead-required": _("%(who)s must lead %(suit)s."),
    "lead-forbidden": _("%(who)s may not lead: %(suits)s."),
    "lead-forbidden.loses-lead": _("%(who)s may not lead %(suits)s until another hand wins a trick."),
    "any-card": _("%(who)s may lead any card."),
    "only-defenders-lead-restricted": _("Law 26 binds a side only if it defends: no suit may be forbidden."),
    "any-legal-card.all-back": _("%(who)s may play any legal card to that trick."),
    "any-legal-card": _("%(who)s may play any legal card; penalty cards that are still on the table must be heeded."),
    "stays-penalty-card": _("%(card)s remains a penalty card."),
    "stays-penalty-card.no-card": _("Every penalty card that was not played remains one."),
    "choice-again-next-trick": _(
        "If %(who)s keeps the lead and the card is still there, declarer chooses again before the next lead."
    ),
    "any-card-if-unable": _("If %(who)s cannot comply with what declarer chooses, any legal card may be played."),
    "own-penalty-card-if-unable": _(
        "If %(who)s cannot comply with what declarer chooses, he must play a penalty card of his own."
    ),
    "unauthorised.minor-penalty-card": _(
        "Beyond what everybody may use while it lies there, what was learned by seeing a minor penalty card "
        "may not be used by %(who)s."
    ),
    "unauthorised.returned-penalty-card": _(
        "If the card goes back to hand, the knowledge of it may not be used by %(who)s."
    ),
    "authorised.returned-penalty-card": _("If the card goes back to hand, the knowledge of it may be used by %(who)s."),
    "unauthorised.returned-penalty-card.back": _(
        "Now that the card is back in hand, the knowledge of it may not be used by %(who)s."
    ),
    "authorised.returned-penalty-card.back": _(
        "Now that the card is back in hand, the knowledge of it may be used by %(who)s."
    ),
    "unauthorised.played-penalty-card": _(
        "Once the card has been played, how it became a penalty card may not be used by %(who)s."
    ),
    "problem.choice-not-offered": _(
        "Declarer does not have this choice: he may require one, or forbid some, of the suits of major penalty cards whose "
        "owner's partner is to lead."
    ),
    "problem.no-penalty-card-named": _("Name at least one penalty card."),
    "problem.penalty-card-twice": _("%(card)s is named twice."),
    "problem.must-be-major": _("An honour, or one of several penalty cards, cannot be minor."),
    "problem.lead-when-following": _(
        "A card was led before declarer chose, yet the player is said to be playing to a trick."
    ),
}
