"""Arranging tricks and looking at them again, Laws 65 and 66."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"trick-inspection": _("Looking at played tricks")}

FACTS = {
    "request": Fact(
        _("What does the player want?"),
        {
            "see-trick": _("to see all cards just played to the trick"),
            "look-at-own-card": _("to look at his own last card"),
            "show-own-card": _("to show his own last card"),
            "see-earlier-trick": _("to see an earlier trick"),
            "point-out-card": _("to say that a played card points the wrong way"),
            "settle-claim": _("after play, to settle a revoke or the number of tricks"),
        },
    ),
    "own_card_turned": Fact(_("Has he turned his own card to the trick face down?")),
    "side_played_next": Fact(_("Has his own side led or played to the next trick?")),
    "inspection_ordered": Fact(_("Does the director expressly order that the trick be looked at?")),
    "won_by_owner": Fact(_("Was the trick won by the side of the player whose card it is?")),
    "mixed_by": Fact(
        _("Who has disturbed the order of the played cards?"),
        {
            "nobody": _("nobody"),
            "own-side": _("the side that makes the claim"),
            "other-side": _("the other side"),
            "both-sides": _("both sides"),
        },
    ),
    "agreed_before": Fact(_("Had the number of tricks been agreed before the cards were mixed?")),
    "facts_lost": Fact(_("With the cards mixed, is it no longer possible to establish what happened?")),
}

SENTENCES = {
    "trick-is-shown": _("The cards just played to this trick are shown."),
    "not-shown": _("The cards are not shown."),
    "not-shown.not-dummys-right": _(
        "The cards are not shown: only declarer and the defenders have that right, dummy has not."
    ),
    "not-shown.own-card-turned": _(
        "The trick is not shown: the player has turned his own card face down. Only he may still look at that one card, "
        "until his side plays to the next trick."
    ),
    "not-shown.looking-only": _("The player may look at the card that he played last, but may not show it."),
    "not-shown.quitted": _(
        "The trick is closed: until the end of play it may not be looked at, unless the director expressly orders it."
    ),
    "may-look-at-own-card": _("The player may look at the card that he played last, but may not show it."),
    "inspected-by-order": _("The trick is looked at because the director has ordered it."),
    "card-is-turned": _("The card is turned the right way."),
    "card-is-turned.partner-of-owner": _(
        "The side of the card's owner won the trick: it is laid lengthwise towards his partner."
    ),
    "card-is-turned.opponents-of-owner": _("The opponents won the trick: the card is laid lengthwise towards them."),
    "pointed-out-too-late": _(
        "His side has played to the next trick: the right to point out a card laid the wrong way has ended."
    ),
    "partner-used-remark": _(
        "If the partner may have used what the remark showed, the director rules on unauthorised information."
    ),
    "cards-are-inspected": _(
        "Played and unplayed cards may be looked at to settle the claim; no player should touch cards "
        "that are not his own."
    ),
    "right-to-claim-at-risk": _(
        "A player who mixed his cards before the tricks were agreed puts at risk his right to claim, or to deny, "
        "doubtful tricks or a revoke."
    ),
    "ruled-for": _("The director rules for the side that did not mix its cards."),
    "ruled-for.claiming-side": _(
        "The director rules for the side that makes the claim, because the other side mixed its cards."
    ),
    "ruled-for.other-side": _(
        "The director rules against the side that makes the claim, because it mixed its own cards."
    ),
    "facts-not-found": _(
        "What happened can no longer be established: the director rules as far as the facts can still be found, so that play "
        "can go on."
    ),
}
