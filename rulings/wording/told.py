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
PARTNER_CALLED = Fact(_("Has the player's partner called since?"))
COULD_HAVE_KNOWN = Fact(_("Could the player have known that it would damage the other side, and did his side gain?"))
UNCOMPENSATED_DAMAGE = Fact(_("Is the other side damaged more than the transferred tricks make good?"))
HAND = Fact(
    _("From whose hand was the card?"),
    {"defender": _("a defender's"), "declarer": _("declarer's"), "dummy": _("dummy's")},
)
LEAD_FACED = Fact(_("Has the opening lead been faced?"))
PLAY_OVER = Fact(_("Was the play over?"))
HONOUR = Fact(_("Was it an ace, king, queen, jack or ten?"))
COULD_HAVE_FOLLOWED = Fact(
    _("Did he fail to follow suit on an earlier trick to which a card that goes back could have been played?")
)
EVENT = Fact(
    _("What kind of competition is it?"),
    {"pairs": _("pairs"), "individual": _("individual"), "teams": _("teams")},
)
VULNERABLE = Fact(
    _("Who is vulnerable?"),
    {"none": _("nobody"), "ns": _("North-South"), "ew": _("East-West"), "all": _("everybody")},
)
ATTENTION_DRAWN = Fact(_("Had another player already drawn attention to an irregularity?"))
OWN_SIDE_OFFENDED = Fact(_("Was the irregularity of the player's own side?"))
DAMAGED = Fact(_("Did the non-offending side get a worse result than it would have got without the infraction?"))
