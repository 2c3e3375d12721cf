"""Cards taken back, Law 47."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"withdrawn-card": _("May a played card be taken back?")}

FACTS = {
    "reason": Fact(
        _("Why should the card be taken back?"),
        {
            "rectification": _("to comply with a rectification"),
            "illegal-play": _("to correct an illegal play"),
            "simultaneous-play": _("cards were played at the same time"),
            "unintended-designation": _("declarer did not mean the card that he designated"),
            "opponent-changed": _("an opponent has changed a card played before it"),
            "misinformation": _("it was played after an opponent's mistaken explanation"),
            "told-to-play": _("an opponent had told him wrongly that it was his turn"),
            "correct-lead-made": _("the correct lead was made after an irregular one"),
            "none": _("for none of these reasons"),
        },
    ),
    "law_exempts": Fact(_("Does the Law on that irregularity exempt the defender's card from penalty?")),
    "unintended": Fact(_("Was the card designated unintentionally?")),
    "own_side_revoked": Fact(_("Did the opponent change his card because the player's own side had revoked?")),
    "after_attention": Fact(_("Was the card played once attention had been drawn to the irregularity?")),
    "because_of_explanation": Fact(_("Was the card played because of the mistaken explanation?")),
    "after_correction": Fact(_("Had the explanation been corrected before the card was played?")),
    "later_card": Fact(_("Has another card been played to the trick after it?")),
    "opening_lead": Fact(_("Is the card the opening lead?")),
    "dummy_faced": Fact(_("Has dummy faced any card?")),
    "damaged_by_explanation": Fact(_("Did the mistaken explanation damage the other side?")),
}

SENTENCES = {
    "play-withdrawn.taken-back": _("%(card)s is taken back."),
    "play-withdrawn.taken-back.no-card": _("The card is taken back."),
    "play-stands.not-permitted": _("%(card)s has been played and cannot be taken back."),
    "play-stands.not-permitted.no-card": _("The card has been played and cannot be taken back."),
    "card-to-hand.no-penalty-card": _("%(card)s goes back to %(who_of)s hand and does not become a penalty card."),
    "card-to-hand.no-penalty-card.no-card": _(
        "The card goes back to %(who_of)s hand and does not become a penalty card."
    ),
    "card-to-hand.withdrawn": _("%(card)s does not become a penalty card."),
    "card-to-hand.withdrawn.no-card": _("The card does not become a penalty card."),
    "withdraw-in-rectification": _(
        "take back the card where the rectification provides for it; it does not become a penalty card"
    ),
    "withdraw-unintended": _(
        "take back the card designated unintentionally; it does not become a penalty card, and there is no rectification"
    ),
    "withdraw-after-change": _("take back the card and play another; it does not become a penalty card"),
    "withdraw-after-change-penalised": _("take back the card and play another"),
    "withdraw-after-misinformation": _(
        "take back the card and play another; it does not become a penalty card, and there is no rectification"
    ),
    "withdraw-after-correct-lead": _(
        "take back the card that was played in error to the irregular lead; it does not become a penalty card"
    ),
    "no-rectification.told-to-play": _(
        "There is no rectification: an opponent had said wrongly that it was his turn. Nobody can accept the card."
    ),
    "establishes-no-revoke": _(
        "If the side of %(who_to)s revoked on the trick before, this card does not establish the revoke."
    ),
    "score-stands.no-misinformation-damage": _("The misinformation did no damage: the score stands."),
    "simultaneous-play": _("Cards played at the same time are ruled on by Law 58."),
    "damage-by-misinformation": _(
        "After play the director checks whether the mistaken explanation did damage; if so, the score may be adjusted."
    ),
    "problem.opening-lead-is-a-defenders": _("The opening lead is made by a defender."),
}
# Whatever is known of the card, these sentences do not name it.
SENTENCES |= {f"{key}.no-card": sentence for key, sentence in SENTENCES.items() if key.startswith("withdraw-")}
