"""What a director is told in several situations, as one asks for it."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

THE_CARD = Fact(_("Which card is it?"))
PLAYED_CARD = Fact(_("Which card was played?"))
SUIT_LED = Fact(
    _("Which suit was led to the trick?"),
    {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")},
)
THE_CONTRACT = Fact(_("The contract"))
SIDES_PLAYED_NEXT = Fact(_("How many sides had played to the next trick when attention was drawn?"))
HAS_PENALTY_CARD = Fact(_("Did the defender already have a penalty card on the table?"))
CARD_PLAYED_SINCE = Fact(_("Has declarer since played another card from his hand or from dummy?"))
MEANT_AS_LEAD = Fact(_("Was the card meant as a lead, not as a card to the irregular lead?"))
COULD_HAVE_KNOWN = Fact(_("Could the player have known that it would damage the other side, and did his side gain?"))
UNCOMPENSATED_DAMAGE = Fact(_("Is the other side damaged more than the transferred tricks make good?"))
VULNERABLE = Fact(
    _("Who is vulnerable?"),
    {"none": _("nobody"), "ns": _("North-South"), "ew": _("East-West"), "all": _("everybody")},
)
