"""Wrong boards, opponents and directions, Laws 5B and 15."""

from django.utils.translation import gettext_lazy as _

from rulings.wording.forms import Fact

KINDS = {
    "cards-from-wrong-board": _("Cards taken from the wrong board"),
    "wrong-board": _("Wrong board or wrong opponents"),
}

FACTS = {
    "board_at_issue": Fact(
        _("On which board is the director to rule?"),
        {
            "board-in-play": _("on the board that is being played"),
            "board-of-the-cards": _(
                "on the board whose cards the player had taken by mistake, now that it is its turn"
            ),
        },
    ),
    "called_with_wrong_cards": Fact(_("Did the player call while he held the wrong cards?")),
    "next_player_called": Fact(_("Has his left-hand opponent called after that?")),
    "call_repeated": Fact(_("Does he now make exactly the call that he made before?")),
    "very_different": Fact(_("Does the call that he makes now have a very different meaning, or is it psychic?")),
    "auction_begun": Fact(_("Has a call been made?")),
    "wrong_at_table": Fact(
        _("What is wrong?"),
        {
            "board": _("it is not the board of this round"),
            "opponents": _("they are not the opponents of this round"),
            "direction": _("only the directions in which the pairs sit"),
        },
    ),
    "played_before": Fact(_("Has any player at the table played this board before, against whichever opponents?")),
    "left_without_score": Fact(_("Does a contestant lose the chance of a valid score on a board by this?")),
}

SENTENCES = {
    "takes-right-cards": _("%(who)s puts the cards back and takes his hand from the board in play."),
    "cards-of-another-board-seen": _(
        "If somebody has seen another hand of a board that he plays or is still to play, the director rules on extraneous "
        "information (Law 16D)."
    ),
    "calls-cancelled": _("The call that %(who)s made with the wrong cards is cancelled, and every later call of his."),
    "calls-with-right-cards": _("%(who)s takes the right cards and calls; the auction goes on normally."),
    "later-calls-withdrawn": _("The call that was made over it is withdrawn as well; that player calls anew."),
    "authorised.cancelled-calls": _("What the cancelled calls show may be used by %(who_to)s."),
    "unauthorised.cancelled-calls": _("What the cancelled calls show may not be used by %(who_to)s."),
    "same-call-on-other-board": _(
        "When it comes to the board of those cards: if %(who)s repeats his call exactly, the director may let the board be "
        "played normally; if he makes a different call, the score is adjusted."
    ),
    "let-board-be-played": _("let the board be played normally"),
    "board-goes-on": _("The board is played normally."),
    "right-board-instead": _("Nobody has called yet: the right board is put on the table."),
    "right-opponents-instead": _("Nobody has called yet: the right opponents sit down at the table."),
    "board-cancelled": _("A player at the table has played this board before: it is cancelled for both sides."),
    "board-completed": _("Nobody at the table has played this board before: auction and play are completed normally."),
    "score-stands.wrong-board": _("The score obtained on it stands."),
    "have-right-board-played": _("have the right board played later"),
    "right-board-later": _("The right board is played later."),
    "artificial-score.no-chance-of-score": _(
        "A contestant who has lost the chance of a valid score is given an artificial adjusted score: average "
        "minus if directly at fault, average if partly at fault, average plus if not at fault."
    ),
    "treat-as-in-team-match": _("In a team match the director rules by Law 86B."),
    "right-seats.at-once": _("Nobody has called yet: the players change to their right seats."),
    "right-seats.after-board": _("The players take their right seats for the boards that follow."),
    "have-board-played-or-cancelled": _("require the play of a board, postpone it or cancel it"),
    "problem.no-call-to-repeat": _("A player who made no call with the wrong cards has none to repeat."),
}
