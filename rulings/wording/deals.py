"""The deal, the board and its cards, and the rounds, Laws 2 and 6 to 8."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "faulty-deal": _("Faulty deal"),
    "board-handling": _("Handling a board and its cards"),
    "end-of-round": _("End of the round"),
}

FACTS = {
    "deal_fault": Fact(
        _("What is wrong with the deal?"),
        {
            "dealt-wrongly": _(
                "the cards were not dealt one by one, face down, thirteen to each hand with no two running to one hand"
            ),
            "face-could-be-seen": _("a player could have seen the face of another hand's card during shuffle and deal"),
            "card-seen-later": _("a card of another hand was seen by accident after the auction had begun"),
            "not-shuffled": _("the cards were dealt without a shuffle"),
            "earlier-session": _("the deal was taken from another session"),
            "passed-out": _("nothing: all four players have passed"),
            "other-reason": _("the Laws give another reason for a new deal"),
        },
    ),
    "sides_begun": Fact(_("How many sides had taken cards from the board when it was found?")),
    "method_prescribed": Fact(_("Had the director prescribed this way of dealing?")),
    "pack_sorted": Fact(_("Was the pack in an order that did not come from a random deal?")),
    "past_deals_meant": Fact(_("Is the competition held to play deals of the past again?")),
    "exchange_arranged": Fact(_("Did the board come from another table because boards are exchanged?")),
    "hands_duplicated": Fact(_("Are the hands copies made under the director's instruction?")),
    "match_result_known": Fact(_("In a team match: could a contestant know the final result without this board?")),
    "handling": Fact(
        _("What was done with the board or the cards?"),
        {
            "conditions-differ": _("the dealer or vulnerability marked on the board is not that of its number"),
            "board-moved": _("the board was moved or turned while it was played"),
            "not-counted": _("a player did not count his cards"),
            "called-unseen": _("a player called without having looked at his cards"),
            "touched-cards": _("a player touched cards that are not his"),
            "returned-wrongly": _("cards went back into the wrong pocket"),
            "hand-taken-out": _("a hand was taken out of the board again after play"),
            "not-passed-on": _("a board that had been played did not go to the right table"),
        },
    ),
    "touching_permitted": Fact(_("Had the director or an opponent allowed it?")),
    "declarer_plays_dummy": Fact(_("Was it declarer, playing dummy's cards himself?")),
    "both_sides_present": Fact(_("Was a member of each side, or the director, present?")),
    "others_instructed": Fact(_("Had the director charged somebody other than North with moving the boards?")),
    "board_postponed": Fact(
        _("Has the director postponed the play of a board of these players?"),
        {
            "no": _("no, he has not"),
            "outstanding": _("yes, and it is still outstanding"),
            "settled": _("yes, and it has since been played and recorded, or cancelled"),
        },
    ),
    "last_round": Fact(_("Is it the last round of the session?")),
    "all_entered": Fact(_("Have all boards of the table been completed and all scores entered without objection?")),
    "signal_given": Fact(_("Has the director given the signal for the next round?")),
    "table_finished": Fact(_("Had this table finished its play when the signal was given?")),
    "players_moved": Fact(_("Have the players changed tables since?")),
}

SENTENCES = {
    "pack-should-be-shuffled": _("Before play each pack is shuffled thoroughly, and cut if an opponent asks for it."),
    "shuffled-and-dealt-again": _("The pack must be shuffled and dealt again."),
    "shuffled-and-dealt-again.ordered": _("The pack is shuffled and dealt again."),
    "card-seen-in-deal": _(
        "If the board is played although a player has seen a card of another hand, the director rules on extraneous "
        "information (Law 16D)."
    ),
    "deal-stays": _("The auction has begun for both sides: the cards need not be dealt again on this ground."),
    "opponents-card-may-be-used": _(
        "An opponent's card that a player has seen during the auction or the play without meaning to may be used (Law 74C5)."
    ),
    "own-card-shown-in-auction": _(
        "A card of his own hand that a player shows during the auction is ruled on by Law 24."
    ),
    "result-cannot-stand": _("No result may stand on this deal."),
    "result-may-stand": _("The pack was not a sorted one: the result may stand."),
    "deal-is-right.meant": _("The deal was meant to be so: the result stands."),
    "deal-is-right.prescribed": _("The director had prescribed this way of dealing: the deal is in order."),
    "order-redeal": _("have the cards shuffled and dealt again"),
    "copies-not-redealt": _("Copies of the hands were made: the board is normally not dealt again."),
    "no-redeal-in-match": _(
        "Without this board a contestant could know the result of the match: no new deal is ordered."
    ),
    "adjust-instead-of-redeal": _("give an adjusted score instead of ordering a new deal"),
    "conditions-on-board-apply": _(
        "Such a board should not be used; since it has been used, what is marked on it holds for this session."
    ),
    "board-to-the-middle": _(
        "The board goes back to the middle of the table, turned the right way, and stays there until play is over."
    ),
    "cards-are-counted": _("%(who)s counts his cards face down, to be sure that there are thirteen."),
    "wrong-number-ruled": _("If the number is wrong, the director rules by Law 13 or 14."),
    "must-look-before-calling": _("%(who)s must look at his cards before he calls."),
    "may-touch-cards": _("There is nothing wrong in touching these cards."),
    "may-not-touch-cards": _(
        "Nobody touches cards other than his own without leave of the director or an opponent, during play or after it."
    ),
    "cards-to-right-pockets": _(
        "The director puts the cards right: each hand, its original thirteen cards shuffled, goes into its own pocket."
    ),
    "board-may-be-fouled": _(
        "If other tables have played the board in the wrong form, it is fouled, and the director rules on the scores by Law 87."
    ),
    "may-take-out-hand": _("The hand may be taken out in the presence of a member of each side, or of the director."),
    "may-not-take-out-hand": _(
        "After play no hand is taken out of the board unless a member of each side, or the director, is present."
    ),
    "moves-boards": _("%(who)s is responsible for the boards of his table going to the right table."),
    "moves-boards-as-instructed": _("The one whom the director charged with it moves the boards, not North."),
    "round-over": _("The round is over for this table."),
    "session-over": _("The last round, and with it the session, is over for this table."),
    "round-goes-on.no-signal": _("The director has not yet given the signal for the next round: the round goes on."),
    "round-goes-on.table-not-finished": _(
        "The table had not finished: for it the round goes on until its players change tables."
    ),
    "round-goes-on.board-postponed": _(
        "For these players the round is not over until the postponed board has been played, agreed and recorded, or cancelled."
    ),
    "round-goes-on.scores-open": _(
        "The session is not over for this table until all its boards have been completed and all scores entered "
        "without objection."
    ),
}
