"""Contested claims, Law 70."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"disputed-claim": _("Contested claim")}

FACTS = {
    "penalty_card_on_table": Fact(_("Does a defender have a major penalty card on the table?")),
    "trump_outstanding": Fact(_("Did an opponent of the player who claimed still hold a trump?")),
    "trump_mentioned": Fact(_("Had he said anything about the trumps?")),
    "may_be_unaware": Fact(_("Is it possible that he was not aware of that trump when he claimed?")),
    "trump_can_win": Fact(_("Could that trump win a trick by some normal play, a careless or inferior one included?")),
    "succeeds_by": Fact(
        _("How are the tricks in dispute won?"),
        {
            "any-normal-play": _("by every normal play, careless and inferior ones included"),
            "stated-line": _("by the line that he stated"),
            "unstated-line": _("only by a line that he did not state"),
            "no-line": _("by no line of play at all"),
        },
    ),
    "card_must_be_placed": Fact(
        _("Does that line succeed only if one opponent rather than the other holds a particular card?")
    ),
    "showed_out": Fact(
        _("Had an opponent failed to follow to the suit of that card, or would he have?"),
        {
            "neither": _("no, neither"),
            "before-claim": _("yes, before the claim"),
            "on-any-normal-line": _("not before the claim, but he would have on any normal line of play"),
        },
    ),
    "worse_line_normal": Fact(
        _("Would a less successful line be normal too for a player of this class, even if careless or inferior?")
    ),
    "needs_partners_choice": Fact(
        _("Do the tricks depend on his partner picking a particular one of several normal plays?")
    ),
    "suit_order": Fact(
        _("In which order is a suit deemed to be played where a claim does not say it?"),
        {
            "not-regulated": _("no order is laid down"),
            "high-to-low": _("from the highest card down"),
        },
    ),
    "rest_awarded": Fact(_("How many of the tricks that were left do you give to the declaring side?")),
}

SENTENCES = {
    "doubt-against-claimer": _(
        "The director decides the result as equitably as possible for both sides, but every doubtful point goes against the "
        "side that claimed."
    ),
    "statement-repeated": _("First the player who claimed repeats the statement that he made with the claim."),
    "objections-heard": _(
        "Then the opponents say what they object to; the director looks at more than these objections."
    ),
    "face-remaining-cards": _("have all players put their remaining cards face up on the table"),
    "claim-established-revoke": _(
        "%(who)s established their own revoke by the claim or concession: it is no longer corrected. Whether "
        "tricks are transferred is ruled by Law 64, exceptions of 64B included; tricks that it is given by "
        "the claim count as won later."
    ),
    "revoke-not-yet-established": _(
        "There is no established agreement, so the claim does not establish the revoke of %(who_to)s: it is "
        "corrected first, and the director decides about the rest from there."
    ),
    "penalty-card-binds-imagined-play": _(
        "In the play that the director imagines, too, a major penalty card is played at the first legal opportunity."
    ),
    "declarer-chooses-in-imagined-play": _(
        "In the play that the director assumes, too, the partner of the card's owner leads only once declarer has made "
        "his choice."
    ),
    "claim-refused.outstanding-trump": _(
        "The trump was not mentioned, the player was possibly not aware of it, and by a normal play it could win a trick: "
        "the director gives the opponents one or more tricks, what they cash after it included."
    ),
    "trump-wins-nothing": _("By no normal play can that trump win a trick: no trick is given for it."),
    "claim-refused.partners-choice": _(
        "The claim is not accepted as far as it depends on partner picking a particular one of several normal plays: there the "
        "worst of them counts."
    ),
    "claim-refused.place-of-card": _(
        "The line was not stated and needs a particular card with one opponent rather than the other; no "
        "opponent had failed to follow to its suit before the claim, or would fail to on any normal line of "
        "play: it is not accepted."
    ),
    "claim-refused.worse-line": _(
        "The line was not stated, and a less successful one is normal too: the successful line is not accepted, and the worst "
        "normal one counts."
    ),
    "claim-refused.no-line": _("No line of play wins the contested tricks: they go to the other side."),
    "claim-refused.losable": _(
        "Nothing was claimed, and some normal play could lose the tricks: the concession stands."
    ),
    "claim-upheld.already-won": _("The side that conceded the trick had already won it: it keeps it."),
    "claim-upheld.not-losable": _(
        "No normal play could lose the tricks: they go to the side that conceded them all the same."
    ),
    "claim-upheld.any-normal-play": _("Every normal play wins the tricks: they go to that player's side."),
    "claim-upheld.stated-line": _("The line that was stated wins the tricks: they go to that player's side."),
    "claim-upheld.no-worse-line": _(
        "The line was not stated, but no less successful one is normal: the tricks go to that player's side."
    ),
    "suit-played-high-to-low": _(
        "By the regulation, a suit about which nothing was stated is deemed to be played from the highest card down."
    ),
    "claim-result": _("The board is scored as %(result)s."),
    "claim-result.scored": _("The board is scored as %(result)s (%(score)s points for the declaring side)."),
}
