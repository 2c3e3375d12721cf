"""The face-down lead and the questions around it, Law 41."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "face-down-lead": _("May a face-down lead be taken back?"),
    "questions-at-opening-lead": _("Who may ask about the auction, and when?"),
}

FACTS = {
    "director_instructs": Fact(_("Has the director told the player to take the lead back, or that he may?")),
    "led_face_up": Fact(_("Do the regulations require the opening lead to be made face up?")),
    "what": Fact(
        _("What does he ask for?"),
        {
            "review": _("a review of the auction"),
            "explanation": _("an explanation of an opponent's call"),
            "contract": _("the contract and whether it was doubled"),
            "who-doubled": _("who doubled or redoubled"),
            "whose-lead": _("whether the opening lead is his"),
        },
    ),
    "has_played": Fact(_("Has the player already played a card (declarer: from dummy or his hand)?")),
    "on_turn": Fact(_("Is it the player's turn to play (declarer: his own or dummy's)?")),
}

SENTENCES = {
    "lead-face-up-by-regulation": _("Here the opening lead is made face up: the card is faced."),
    "lead-withdrawn.face-down": _("The face-down lead counts as not made."),
    "lead-withdrawn.face-down.no-card": _("The face-down lead counts as not made."),
    "retract-face-down-lead": _("take your face-down lead back and lead any card"),
    "lead-waits-for-director": _(
        "Call the director: the face-down lead stays where it is and is taken back only on his instruction."
    ),
    "rule-on-faced-lead": _("The lead that was made face up out of turn is ruled on by Law 54."),
    "lead-from.opening-lead": _("The opening lead is made by %(hand_to)s."),
    "lead-stands.face-down": _(
        "The lead stands: a face-down lead is taken back only after an irregularity and on the director's instruction."
    ),
    "may-ask.review": _("Yes: %(who)s may have the auction repeated."),
    "may-ask.explanation": _("Yes: %(who)s may have an opponent's call explained."),
    "may-ask.contract": _(
        "Yes: %(who)s is told the contract and whether it was doubled or redoubled, but not by whom."
    ),
    "may-ask.whose-lead": _("Yes: each defender may ask whether the opening lead is his."),
    "may-not-ask.whose-lead-declarer": _("Whether the lead is his may be asked only by a defender."),
    "may-not-ask.whose-lead-over": _("The opening lead has been faced: there is nothing left to ask."),
    "may-ask.review-instead": _("%(who)s may still have the whole auction repeated, but not a part of it."),
    "may-not-ask.dummy-never": _("Dummy may not ask; only declarer and the defenders may."),
    "may-not-ask.review-over": _(
        "The auction is not repeated any more: that right ended when the player played his first card. At his turn he may "
        "ask for the contract."
    ),
    "may-not-ask.review-not-now": _("Not now: %(who)s may have the auction repeated at his first turn to play."),
    "may-not-ask.explanation-not-now": _("Not now: %(who)s may ask for explanations at each of his turns to play."),
    "may-not-ask.contract-not-now": _("Not now: %(who)s may ask for the contract at each of his turns to play."),
    "may-not-ask.who-doubled": _(
        "At his turn the player is told the contract and whether it was doubled or redoubled, but who doubled may not be asked."
    ),
    "whole-review": _("An opponent repeats all calls from first to last; it may be neither partial nor interrupted."),
    "partner-explains": _("The partner of the player who made the call should explain it."),
    "partner-explains.defender-asks": _(
        "The partner of the player who made the call should explain it; beware that a question may give partner "
        "unauthorised information."
    ),
    "partner-explains.declarer-asks": _(
        "The partner of the defender concerned should explain it; declarer may ask about calls and about agreements "
        "in the play."
    ),
    "problem.leader-has-played": _("Once the lead is faced, the opening leader has played a card."),
    "problem.lead-not-faced": _("Until the lead is faced, only the opening leader can have played a card."),
}
