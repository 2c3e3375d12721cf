"""When a card is played, Law 45A to 45C."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"played-card": _("Is the card played?")}

FACTS = {
    "card_was": Fact(
        _("What happened to the card?"),
        {
            "faced": _("it was put face up on the table to play it"),
            "held": _("its player held it out of his hand"),
            "touched": _("declarer touched it in dummy"),
            "designated": _("it was named or otherwise designated as the card to be played"),
            "dropped": _("it was dropped"),
            "penalty-card": _("it lies on the table as a penalty card"),
        },
    ),
    "already_played": Fact(_("Had a legal card from that hand already been played to this trick?")),
    "by_declarer": Fact(_("Did declarer name dummy's card or take it himself?")),
    "partner_could_see": Fact(_("Was it possible for the defender's partner to see the face of the card?")),
    "position": Fact(
        _("How did declarer hold the card?"),
        {
            "touching": _("face up, touching the table"),
            "nearly-touching": _("face up, nearly touching the table"),
            "clear": _("neither"),
        },
    ),
    "shown_as_played": Fact(_("Did declarer hold the card in a way that indicates that it is played?")),
    "deliberate": Fact(_("Did declarer touch dummy's card deliberately?")),
    "purpose": Fact(
        _("Why did declarer touch it?"),
        {
            "arranging": _("to arrange dummy's cards"),
            "reaching": _("to reach a card below or above it"),
            "other": _("for another reason"),
        },
    ),
    "other_penalty_card": Fact(_("Does the defender have another penalty card?")),
}

SENTENCES = {
    "card-not-played": _("%(card)s is not played."),
    "card-not-played.no-card": _("The card is not played."),
    "fifth-card-shown": _(
        "The defender has already played to this trick: the further card becomes a penalty card, unless the director finds "
        "that it was led to the next trick."
    ),
    "fifth-card-of-declaring-side": _(
        "A card from that hand has already been played to this trick: the further card goes back to the hand without "
        "further rectification, unless the director finds that it was led to the next trick."
    ),
    "undesignated-card-shown": _(
        "Declarer did not designate the card, so Law 45D applies: it is taken back if attention is drawn to it before both "
        "sides have played to the next trick."
    ),
    "play-required.designated": _("%(card)s must be played."),
    "play-required.designated.no-card": _("The card must be played."),
    "unintended-may-be-changed": _(
        "If declarer named the card unintentionally, he may change it until he plays another card from either hand."
    ),
    "perhaps-a-change": _(
        "If declarer had named the first card unintentionally and means this one in its place, he may change it until he plays "
        "another card from either hand."
    ),
    "penalty-card-duty.major": _(
        "It must be played at the first legal opportunity; following suit and lead or play restrictions come first."
    ),
    "penalty-card-duty.minor": _(
        "Until it is played, the defender may play no other card of that suit below an honour; an honour may be played."
    ),
    "problem.manner-not-of-this-player": _("This does not happen to %(who_of)s cards."),
}
