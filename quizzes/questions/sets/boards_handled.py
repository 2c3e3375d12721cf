"""How a board and its cards are handled, and cards taken from another board (Laws 2, 7, 8A2 and 15A)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.procedure import WHICH
from quizzes.questions.told import Told

HANDLED = Told(
    "handling-of-the-board",
    Scene(
        kind="board-handling",
        story=(_("The director sees how a board and its cards are handled."),),
        facts={
            "handling": (
                *("conditions-differ", "board-moved", "not-counted", "called-unseen", "touched-cards", "touched-cards"),
                *("returned-wrongly", "hand-taken-out", "hand-taken-out", "not-passed-on", "not-passed-on"),
            ),
            "declarer_plays_dummy": (False, True),
            "others_instructed": (False, True),
        },
        besides=("handling",),
        cited=WHICH,
        seats=nowhere,
    ),
    (
        ({"handling": "conditions-differ"}, "2"),
        ({"handling": "board-moved"}, "7A"),
        ({"handling": {"not-counted", "called-unseen"}}, "7B2"),
        ({"handling": "touched-cards"}, "7B3"),
        ({"handling": {"returned-wrongly", "hand-taken-out"}}, "7C"),
        ({"handling": "not-passed-on"}, "8A2"),
    ),
)

WRONG_CARDS = Told(
    "cards-of-another-board",
    Scene(
        kind="cards-from-wrong-board",
        story=(_("%(offender)s had taken his cards from a wrong board."),),
        facts={
            "next_player_called": (False, True),
            "board_at_issue": ("board-in-play", "board-in-play", "board-of-the-cards"),
        },
        told={
            "next_player_called": {
                True: _("%(next_player)s had called as well."),
                False: _("%(next_player)s had not called yet."),
            },
            "partner_called": {
                True: _("%(partner)s had called after that."),
                False: _("%(partner)s had not called after that."),
            },
        },
        besides=("board_at_issue", "called_with_wrong_cards"),
        # Who has not called has no partner and no next player who called over it.
        most=3,
        asks=(
            *("adjusted-score-due", "calls-cancelled", "calls-with-right-cards", "later-calls-withdrawn"),
            *("takes-right-cards", "let-board-be-played"),
        ),
        worded={
            "takes-right-cards": _("The player puts the cards back and takes his own; no call has to be cancelled."),
            "calls-cancelled, adjusted-score-due": _(
                "All calls from that call on are cancelled, and the score is adjusted: the auction does not go on."
            ),
            "calls-cancelled, calls-with-right-cards, later-calls-withdrawn": _(
                "His call and the next player's are cancelled; he calls with the right cards, and the auction goes on."
            ),
            "calls-cancelled, calls-with-right-cards": _(
                "His call alone is cancelled; he calls with the right cards, and the auction goes on."
            ),
            "adjusted-score-due": _("This board is not to be played normally: the score is adjusted."),
            "let-board-be-played": _("The director may let this board be played normally."),
        },
    ),
    (
        ({"board_at_issue": "board-of-the-cards", "call_repeated": True}, "let-board-be-played", "15A3"),
        ({"board_at_issue": "board-of-the-cards", "very_different": False}, "let-board-be-played", "15A3"),
        ({"board_at_issue": "board-of-the-cards", "very_different": True}, "adjusted-score-due", "15A3"),
        ({"called_with_wrong_cards": False}, "takes-right-cards", "7B1"),
        ({"partner_called": True}, "calls-cancelled, adjusted-score-due", "15A2a"),
        (
            {"partner_called": False, "next_player_called": True},
            "calls-cancelled, calls-with-right-cards, later-calls-withdrawn",
            "15A2b",
        ),
        (
            {"partner_called": False, "next_player_called": False},
            "calls-cancelled, calls-with-right-cards",
            "15A2b",
        ),
    ),
)
