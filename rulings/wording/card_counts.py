"""A wrong number of cards, Laws 13 and 14."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "wrong-number-of-cards": _("Wrong number of cards"),
    "missing-card": _("Missing card"),
}

FACTS = {
    "card_count": Fact(
        _("What did counting the cards show?"),
        {
            "long-and-short": _("one hand has more than 13 cards and another fewer"),
            "short-only": _("there are fewer than 13 cards in a hand, and more in none"),
            "foreign-card": _("there is a card too many, one that does not belong to the deal"),
        },
    ),
    "wrong_hand_called": Fact(_("Had a player with the wrong number of cards already called?")),
    "card_seen": Fact(
        _("Has a player seen a card that belongs in another player's hand?"),
        {
            "none": _("no, nobody has"),
            "opponents": _("yes, a card of an opponent"),
            "partners": _("yes, but only of his partner"),
        },
    ),
    "pockets_wrong": Fact(_("Were there wrong numbers of cards in the pockets of the board?")),
    "result_affected": Fact(_("Has what was seen affected the result of the board?")),
    "can_be_corrected": Fact(_("Can the board be corrected and played?")),
    "foreign_card_played": Fact(
        _("Was the card that does not belong to the deal played?"),
        {
            "no": _("no, it was not"),
            "current-trick": _("to the trick in progress"),
            "past-trick": _("to a trick that is already past"),
        },
    ),
    "others_have_more": Fact(_("Does another hand have more than 13 cards?")),
    "correction_period_over": Fact(_("Had the time for correcting scores run out?")),
    "card_place": Fact(
        _("Where was the missing card?"),
        {
            "played-cards": _("among the played cards"),
            "elsewhere": _("somewhere else: in the board, on the floor, in another board"),
            "not-found": _("it cannot be found"),
        },
    ),
}

SENTENCES = {
    "hands-corrected": _("The director puts the hands right: each player has his own thirteen cards."),
    "board-played-normally": _("Nobody has seen a card of another player: the board is played normally."),
    "board-played-and-scored": _("The board is played, and the score is recorded."),
    "board-played-unchanged": _("The board is played with no other change; calls already made stand."),
    "result-affected-by-card-seen": _(
        "After play the director judges whether the card that was seen has affected the result; if so, he adjusts the score "
        "and may impose a penalty on the offending side."
    ),
    "may-adjust-after-board": _("Once the board has been completed the director may adjust the score."),
    "adjusted-score.board-not-completed": _(
        "The director assigns an adjusted score: as near as possible to the likely result without the infraction."
    ),
    "score-stands.not-affected": _("What was seen has not affected the result: the score stands."),
    "treat-as-extraneous-information": _(
        "A card of another player was seen by accident: the director rules on extraneous information (Law 16D)."
    ),
    "play-ends": _("The board cannot be put right: it is not played on."),
    "extra-card-removed": _("The card does not belong to the deal: it is taken out."),
    "auction-and-play-go-on": _("Auction and play go on unaffected."),
    "no-adjusted-score.extra-card": _("The card was played to no past trick: the score may not be adjusted."),
    "table-score-cancelled": _("The score obtained at the table is cancelled."),
    "treat-as-missing-card": _("No hand has more than 13 cards: the director rules on a missing card (Law 14)."),
    "treat-as-wrong-number": _(
        "Another hand has more than 13 cards: the director rules on a wrong number of cards (Law 13)."
    ),
    "missing-card-put-back": _("%(card)s goes back to the hand that was short."),
    "missing-card-put-back.no-card": _("The director has the missing card put back in the hand that was short."),
    "deal-rebuilt": _("The director rebuilds the original deal with cards of another pack."),
    "calls-unchanged": _("Calls already made are not changed; auction and play go on normally."),
    "hand-complete-from-start": _("The hand counts as having been complete from the start."),
    "restored-card-always-held": _("%(card)s counts as having been in that hand all along."),
    "restored-card-always-held.no-card": _("The card counts as having been in that hand all along."),
    "treat-as-trick-at-fault": _(
        "The card lay among the played cards: the director deals with a defective trick (Law 67)."
    ),
    "treat-as-revoke": _(
        "Not having played the card to the earlier trick may be a revoke: the director rules on that by Laws 61 to 64."
    ),
    "score-stands.correction-period-over": _("The time for corrections has run out: the score stands."),
    "penalise-restored-card": _("decide that the card becomes a penalty card"),
    "problem.everybody-has-called": _("When the play was over, every player had called."),
    "problem.no-trick-in-progress": _("Once the play is over no trick is in progress."),
    "problem.play-not-over": _("The time for corrections ends only after play."),
    "problem.no-card-played-yet": _("Before the opening lead is faced no card has been played."),
}
