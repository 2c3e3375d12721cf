"""Cards shown, dropped or named, Laws 48 to 50."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {"exposed-card": _("Exposed card")}

FACTS = {
    "during": Fact(
        _("When did it happen?"),
        {
            "auction": _("before the opening lead was faced"),
            "play": _("after the opening lead was faced"),
        },
    ),
    "occasion": Fact(
        _("On what occasion did the cards become known?"),
        {
            "other": _("none of the following"),
            "normal-play": _("they were played in turn"),
            "held-in-turn": _("the player, in turn, held a card so that partner could see its face"),
            "application-of-law": _(
                "a Law had it shown or taken back without rectification, such as after misinformation"
            ),
            "led": _("the card was led or played too soon or out of turn"),
            "current-trick": _("with a statement or action about the trick in progress only"),
            "concession": _("with a concession of tricks, which a claim of only some of them is too"),
            "claim": _("with a claim of every trick that was left"),
            "restored": _("it had been missing and was put back after the opening lead was faced"),
        },
    ),
    "how": Fact(
        _("How could the partner have learned of the card?"),
        {
            "could-be-seen": _("he could possibly have seen its face"),
            "named": _("its owner said that he held it"),
            "not-seen": _("neither"),
        },
    ),
    "own_fault": Fact(_("Was it through the player's own fault that the partner could see the card?")),
    "exposed": Fact(
        _("What was exposed?"),
        {
            "small-card": _("a single card below an honour"),
            "honour": _("a single honour"),
            "several": _("several cards"),
        },
    ),
    "manner": Fact(
        _("How did the card come to be exposed?"),
        {
            "inadvertent": _("by accident"),
            "to-play": _("the player meant to play it"),
            "deliberate": _("on purpose, but not in order to play it"),
        },
    ),
    "opening_leader": Fact(
        _("Which of the two defenders makes the opening lead?"),
        {
            "offender": _("the player whose card it is"),
            "partner": _("that player's partner"),
        },
    ),
    "declarers_act": Fact(
        _("What did declarer do?"),
        {
            "dropped": _("dropped a card"),
            "showed": _("showed a card without dropping it"),
            "showed-hand": _("showed the hand"),
        },
    ),
    "looked_played": Fact(
        _("Did declarer hold the card face up on or almost on the table, or so as to indicate that it was played?")
    ),
}

SENTENCES = {
    "no-penalty-card": _("There is no penalty card."),
    "no-penalty-card.declaring-side": _("No card of declarer or dummy becomes a penalty card."),
    "no-penalty-card.not-seen": _(
        "There is no penalty card: partner could not have seen the face, and the card was not named."
    ),
    "no-penalty-card.auction": _(
        "There is no penalty card: partner could not have seen the face of a card during the auction."
    ),
    "no-penalty-card.not-own-fault": _(
        "There is no penalty card: the card could be seen through no fault of the player."
    ),
    "no-penalty-card.normal-play": _("There is no penalty card: the card was seen in the normal course of play."),
    "no-penalty-card.application-of-law": _("There is no penalty card: the card was seen because a Law had it so."),
    "no-penalty-card.current-trick": _(
        "There is no penalty card, for only the trick in progress was meant; play goes on."
    ),
    "no-penalty-card.concession": _("The cards that were shown do not become penalty cards."),
    "no-penalty-card.by-director": _("By the director's decision there is no penalty card."),
    "need-not-play": _("A dropped card need not be played: %(card)s is not played."),
    "need-not-play.no-card": _("A dropped card need not be played."),
    "must-spread-hand": _("%(who)s must spread the whole hand."),
    "becomes-dummy": _("%(who)s becomes dummy."),
    "becomes-declarer": _("%(who)s becomes declarer."),
    "no-claim": _("This was no claim or concession; play goes on."),
    "deemed-claim": _(
        "Showing the hand may be taken as a claim or concession, unless it clearly was none: Law 68 applies, and play "
        "stops."
    ),
    "led-not-shown": _(
        "The card was led or played, not merely shown: the rules on premature and out-of-turn leads and plays apply."
    ),
    "concession-void": _("Since partner objected at once there is no concession; play goes on."),
    "concession-made": _("This is a concession: play stops and the rules on concessions apply."),
    "claim-made": _("This is a claim: play stops and the rules on claims apply."),
    "all-penalty-cards-major": _(
        "If a defender has two or more penalty cards, all of them are major. They stay face up on the table; "
        "each must be played at the first legal opportunity, declarer says which if there is a choice, and "
        "before the partner leads declarer chooses."
    ),
    "all-penalty-cards-major.named": _(
        "If a defender has two or more penalty cards, all of them are major. Those not yet faced are put face up "
        "on the table with the others; each must be played at the first legal opportunity, declarer says which "
        "if there is a choice, and before the partner leads declarer chooses."
    ),
    "information-or-premature-play": _(
        "The director checks whether the remark or action gave partner information, or was a play before partner's."
    ),
    "partner-must-pass": _("If the auction is still going on, %(who)s must pass at the next turn to call."),
    "card-to-hand.auction-period-over": _(
        "When a defender has faced the opening lead, %(card)s goes back to %(who_of)s hand."
    ),
    "card-to-hand.auction-period-over.no-card": _(
        "When a defender has faced the opening lead, the card goes back to %(who_of)s hand."
    ),
    "faced-through-auction": _(
        "Every card that partner could see stays face up on the table until the auction period ends."
    ),
    "no-rectification.small-card-in-auction": _(
        "It was a single card below an honour and it was not led: there is no other rectification, and "
        "the auction goes on."
    ),
    "cards-back-if-declaring": _("If %(who)s becomes declarer or dummy, what lies on the table goes back to his hand."),
    "penalty-cards-if-defending.minor": _("If %(who)s defends, the card becomes a minor penalty card."),
    "penalty-cards-if-defending.major": _("If %(who)s defends, each of the cards becomes a major penalty card."),
    "held-all-along": _("%(card)s goes back to %(who_of)s hand and counts as having been there all along."),
    "held-all-along.no-card": _("The card goes back to %(who_of)s hand and counts as having been there all along."),
    "restored-card-revoke": _(
        "The director checks whether not having played this card to an earlier trick was a revoke."
    ),
    "unauthorised.restored-card": _("That the missing card was put back may not be used by %(who)s."),
    "could-have-known": _(
        "After play the director checks whether %(who)s could have known that this would damage the other "
        "side; if his side gained by it, the score is adjusted."
    ),
    "unauthorised.exposed-card": _("What the cards showed may not be used by %(who)s."),
    "authorised.exposed-card": _("What the cards showed may be used by %(who)s."),
    "unauthorised.card-in-auction": _("During the auction, what the cards showed may not be used by %(who)s."),
    "unauthorised.named-card": _("What was said about the card may not be used by %(who)s."),
    "problem.roles-are-known": _(
        "Once the opening lead is faced it is known whether the player declares, is dummy or defends."
    ),
    "problem.no-exposed-card-named": _("The list of cards is empty: name the cards or leave the fact out."),
    "problem.cards-and-kind-differ": _("The cards that are named are not what is said to have been exposed."),
    "problem.already-penalty-card": _("%(card)s cannot be exposed now and a penalty card already."),
}
