"""What a director is told in several situations: the one question for each, and one word for each value.

A situation may have only some of the values; it says so in its facts.
"""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

FACTS = {
    "after_opening_lead_out_of_turn": Fact(_("Was that immediately after a faced opening lead out of turn?")),
    "asker": Fact(
        _("Is the player declarer, a defender or dummy?"),
        {
            "declarer": _("declarer"),
            "dummy": _("dummy"),
            "defender": _("a defender"),
            "leader": _("the opening leader"),
            "leaders-partner": _("the opening leader's partner"),
        },
    ),
    "attention": Fact(
        _("When was attention first drawn to it?"),
        {
            "in-time": _("before the other side called on the next deal"),
            "after-call-on-next-deal": _("after the other side had called on the next deal"),
            "after-round": _("after the end of the round"),
        },
    ),
    "attention_drawn": Fact(_("Had another player already drawn attention to an irregularity?")),
    "auction_over": Fact(_("Has the final pass been made?")),
    "both_sides": Fact(_("Does each side have an established revoke on this board?")),
    "can_follow": Fact(_("Does the player hold a card of the suit led?")),
    "card": Fact(_("Which card is it?")),
    "card_played_since": Fact(_("Has declarer since played another card from his hand or from dummy?")),
    "cards": Fact(_("Which cards were they?")),
    "claimer": Fact(
        _("Who claimed or conceded tricks, or seemed to?"),
        {"declarer": _("declarer"), "defender": _("a defender"), "dummy": _("dummy")},
    ),
    "clearly_no_claim": Fact(_("Was it clear that the player neither claimed nor conceded?")),
    "contract": Fact(_("The contract")),
    "could_have_followed": Fact(
        _("Did he fail to follow suit on an earlier trick to which a card that goes back could have been played?")
    ),
    "could_have_known": Fact(
        _("Could the player have known that it would damage the other side, and did his side gain?")
    ),
    "damage": Fact(_("Is the other side damaged more than the transferred tricks make good?")),
    "damaged": Fact(_("Did the non-offending side get a worse result than it would have got without the infraction?")),
    "designated_card": Fact(_("Which card had declarer designated?")),
    "director_exempts": Fact(_("Do you decide that it is not to be a penalty card?")),
    "earlier_cards": Fact(_("Which penalty cards did the same defender already have?")),
    "event": Fact(
        _("What kind of competition is it?"),
        {"pairs": _("pairs"), "individual": _("individual"), "teams": _("teams")},
    ),
    "faced": Fact(_("Was the card led face up?")),
    "grade": Fact(_("Is the penalty card minor or major?"), {"minor": _("minor"), "major": _("major")}),
    "hand": Fact(
        _("From whose hand?"),
        {
            "defender": _("a defender's"),
            "declarer": _("declarer's"),
            "dummy": _("dummy's"),
            "declaring-side": _("declarer's or dummy's"),
            "undecided": _("undecided: the auction is still going on"),
        },
    ),
    "hands_in_board": Fact(_("Are all four hands back in the board?")),
    "has_penalty_card": Fact(_("Did the defender already have a penalty card on the table?")),
    "honour": Fact(_("Was it an ace, king, queen, jack or ten?")),
    "irregularity": Fact(
        _("What was irregular?"),
        {
            "none": _("nothing"),
            "wrong-leader": _("another defender was to lead"),
            "partner-led-faced": _("the leader's partner has led face up out of turn"),
            "penalty-card": _("a penalty card had to be led, or declarer had to choose first"),
            "misinformation": _("the leader relied on an opponent's mistaken explanation"),
            "lead": _("a lead out of turn or too early"),
            "play": _("a play out of turn or too early"),
            "other": _("something else"),
        },
    ),
    "irregularity_by": Fact(
        _("Whose irregularity was it?"),
        {
            "defender": _("a defender's"),
            "declarer": _("declarer's"),
        },
    ),
    "lead_faced": Fact(_("Has the opening lead been faced?")),
    "leads": Fact(_("Was the card a lead, nothing having been led to the trick?")),
    "legal": Fact(_("Could the card legally be played to the trick?")),
    "meant_as_lead": Fact(_("Was the card meant as a lead, not as a card to the irregular lead?")),
    "line_stated": Fact(_("Did he say how he would play or defend?")),
    "misinformed": Fact(_("Had an opponent told the leader that it was his turn?")),
    "own_side_offended": Fact(_("Was the irregularity of the player's own side?")),
    "partner_called": Fact(_("Has the player's partner called since?")),
    "partner_objected": Fact(_("Did the partner object to the concession at once?")),
    "play_over": Fact(_("Was the play over?")),
    "repeated": Fact(_("Did the same player have an earlier established revoke in this suit?")),
    "rest_to_declarer": Fact(_("How many of the remaining tricks does the declaring side get?")),
    "revoke_before_claim": Fact(
        _("Which side had revoked, with nothing that established the revoke before the claim or concession?"),
        {
            "none": _("neither of them"),
            "claiming-side": _("the side that claimed or conceded"),
            "other-side": _("the other side"),
        },
    ),
    "sides_played_next": Fact(_("How many sides had played to the next trick when attention was drawn?")),
    "suit_led": Fact(
        _("Which suit was led to the trick?"),
        {"S": _("spades"), "H": _("hearts"), "D": _("diamonds"), "C": _("clubs")},
    ),
    "thirteenth_trick": Fact(_("Was it the lead to the thirteenth trick?")),
    "tricks_before": Fact(_("How many tricks had the declaring side won before the claim or concession?")),
    "tricks_at_table": Fact(_("How many tricks did the declaring side win at the table?")),
    "turn": Fact(
        _("Whose turn was it to lead?"),
        {
            "same-hand": _("the hand that the card came from"),
            "partner": _("that defender's partner"),
            "declarer": _("declarer's hand"),
            "dummy": _("dummy's hand"),
            "lho": _("the player on declarer's left"),
            "rho": _("the player on declarer's right"),
            "declaring-side": _("declarer's or dummy's hand"),
            "defender": _("a defender"),
        },
    ),
    "vulnerable": Fact(
        _("Who is vulnerable?"),
        {"none": _("nobody"), "ns": _("North-South"), "ew": _("East-West"), "all": _("everybody")},
    ),
}
