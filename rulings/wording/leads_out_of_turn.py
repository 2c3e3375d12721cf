"""Leads out of turn (Laws 47E1, 53, 55, 56), and what is said of any lead that goes back."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"lead-out-of-turn": _("Lead out of turn")}

FACTS = {
    "said_of_lead": Fact(
        _("What have the opponents said about the lead, before any of them played?"),
        {
            "none": _("nothing"),
            "accepted": _("they accept it"),
            "refused": _("it is to be taken back"),
            "differ": _("one defender accepts, the other does not"),
        },
    ),
    "next_defender_accepts": Fact(_("Is it the defender next in turn who accepts?")),
    "played_after": Fact(
        _("From which hand, seen from the one that led, did the next card come?"),
        {
            "nobody": _("no card has been played since"),
            "next-player": _("the next in rotation"),
            "right-hand-player": _("the hand on the right"),
            "partner": _("the hand opposite"),
        },
    ),
    "played_by_correct_hand": Fact(_("Did that card come from the hand whose turn it was to lead?")),
}

SENTENCES = {
    "accept-lead": _("accept the lead: it stands as a correct lead and play goes on from it"),
    "accept-lead.opening": _("accept the lead: dummy is spread and you play second to the trick from your own hand"),
    "refuse-lead": _("have the lead taken back"),
    "refuse-lead.partner-to-lead": _(
        "have the lead taken back: the card becomes a major penalty card and the offender's partner "
        "leads, after you have required that suit, forbidden it or left the lead free"
    ),
    "refuse-lead.declarer-to-lead": _("have the lead taken back: you lead from the correct hand"),
    "refuse-lead.own-hand-to-lead": _("have the lead taken back: you lead from your own hand"),
    "refuse-lead.dummy-to-lead": _("have the lead taken back: you lead from dummy"),
    "refuse-lead.defender-to-lead": _("have the lead taken back without further rectification: %(hand)s leads"),
    "refuse-lead.declarer-to-lead-again": _(
        "have the lead taken back: declarer must lead from his other hand, any card he likes"
    ),
    "refuse-lead.opening": _(
        "have the lead taken back: the card becomes a major penalty card and the other defender "
        "leads, after you have required that suit, forbidden it or left the lead free"
    ),
    "require-penalty-suit.no-suit": _("require %(who_to)s to lead the suit of the penalty card"),
    "forbid-penalty-suit.no-suits": _("forbid %(who_to)s to lead the suit of the penalty card while he keeps the lead"),
    "withdraw-card-played-in-error": _(
        "take back a card that you led or played to this trick in error: it does not become a penalty card"
    ),
    "cannot-be-accepted.thirteenth-trick": _("A lead out of turn to the thirteenth trick cannot be accepted."),
    "lead-stands": _("The lead stands as a correct lead."),
    "correct-lead-stands": _("The lead of %(who_to)s is the correct one and stands."),
    "lead-withdrawn": _("%(card)s, led by %(who_to)s, is taken back and is not the lead."),
    "lead-withdrawn.no-card": _("The card led by %(who_to)s is taken back and is not the lead."),
    "lead-withdrawn.misinformed": _("%(who_of)s lead counts as not made."),
    "lead-withdrawn.misinformed.no-card": _("%(who_of)s lead counts as not made."),
    "lead-from": _("The lead comes from %(hand_of)s hand."),
    "lead-from.must": _("The lead must come from %(hand_of)s hand."),
    "lead-from.misinformed": _("The lead is made by the misinformed player's partner."),
    "lead-required.no-suit": _("%(who)s must lead that suit."),
    "lead-forbidden.no-suits": _("%(who)s may not lead that suit while keeping the lead."),
    "later-card-returns": _("The card that %(who)s played upon it goes back too, without rectification."),
    "no-rectification.misinformed": _(
        "There is no rectification: an opponent had said whose turn it was, and said it wrongly. "
        "Nobody can accept the lead."
    ),
    "no-rectification.declarers-lead": _("There is no further rectification."),
    "line-from-own-infraction": _(
        "If %(who)s takes a line of play that may rest on what this infraction revealed, Law 16 applies."
    ),
    "next-defender-decides": _(
        "If the defenders choose differently, the choice of %(who_to)s, who is next in turn, stands."
    ),
    "next-defenders-choice.accepted": _(
        "The defenders choose differently: the choice of %(who_to)s, who is next in turn and accepts the lead, stands."
    ),
    "next-defenders-choice.refused": _(
        "The defenders choose differently: the choice of %(who_to)s, who is next in turn and refuses the lead, stands."
    ),
    "rights-unaffected": _("The card played since does not affect the rights of %(who_to)s."),
    "later-card-rectified.defenders-card": _(
        "The director decides on the card that the leader's partner has played since (Law 60C): if the lead is taken back "
        "that card is too, and becomes a major penalty card unless the director decides otherwise; if the lead is accepted "
        "it was played before its turn, and is played in turn where it is legal."
    ),
    "later-card-rectified.declaring-sides-card": _(
        "The director decides on the card that declarer has played since from the opposite hand (Law 60C): if the lead is "
        "taken back that card goes back too and is no penalty card; if the lead is accepted it is played, and a legal one "
        "cannot be taken back."
    ),
    "later-card-rectified.defenders-card.accepted": _(
        "The director decides on the card that the leader's partner has played since (Law 60C): the lead stands, so that "
        "card was played before its turn, and is played in turn where it is legal."
    ),
    "later-card-rectified.defenders-card.refused": _(
        "The director decides on the card that the leader's partner has played since (Law 60C): the lead goes back, so that "
        "card is taken back too, and becomes a major penalty card unless the director decides otherwise."
    ),
    "later-card-rectified.declaring-sides-card.accepted": _(
        "The director decides on the card that declarer has played since from the opposite hand (Law 60C): the lead stands, "
        "so that card is played, and a legal one cannot be taken back."
    ),
    "later-card-rectified.declaring-sides-card.refused": _(
        "The director decides on the card that declarer has played since from the opposite hand (Law 60C): the lead goes "
        "back, so that card goes back too and is no penalty card."
    ),
    "later-card-rectified.opening-leaders-card": _(
        "The director decides on the card that the other defender has faced since (Law 60C): if the lead out of turn is "
        "taken back that card was led before declarer had chosen, and becomes a major penalty card too unless the director "
        "decides otherwise; if the lead is accepted it was played before its turn, and is played in turn where it is legal."
    ),
    "later-card-rectified.opening-leaders-card.accepted": _(
        "The director decides on the card that the other defender has faced since (Law 60C): the lead out of turn stands, so "
        "that card was played before its turn, and is played in turn where it is legal."
    ),
    "later-card-rectified.opening-leaders-card.refused": _(
        "The director decides on the card that the other defender has faced since (Law 60C): the lead out of turn goes back, "
        "so that card was led before declarer had chosen, and becomes a major penalty card too unless the director decides "
        "otherwise."
    ),
    "declarers-card-if-accepted": _(
        "If declarer accepts the lead, the card that he has played to it too early is played, and a legal one cannot be "
        "taken back."
    ),
    "declarers-card-if-refused": _(
        "If he has the lead taken back, the card that he has played to it goes back to hand without rectification."
    ),
    "authorised.withdrawn-lead": _("What the withdrawn cards show may be used by %(who_to)s."),
    "unauthorised.withdrawn-lead": _("What the withdrawn cards show may not be used by %(who_to)s."),
    "authorised.lead-after-misinformation": _("What the cards taken back show may be used by the side that led."),
    "unauthorised.lead-after-misinformation": _(
        "What the cards taken back show may not be used by the side that gave the misinformation."
    ),
    "problem.turn-cannot-be": _("If %(leader)s led out of turn, it cannot have been the turn of %(who_to)s."),
    "problem.declarer-chooses-alone": _(
        "After a defender's lead declarer chooses alone: only defenders can choose differently."
    ),
}
