"""By which clause it is decided what comes of a hand that was short of a card, or not the player's own (Laws 7, 14 and 15)."""

from django.utils.translation import gettext_lazy as _

from quizzes.questions.bundles import bundled
from quizzes.questions.scenes import Scene, nowhere
from quizzes.questions.sets.deals import DEAL
from quizzes.questions.told import Told

SHORT = Told(
    "a-hand-short-of-a-card",
    Scene(
        kind="missing-card",
        story=(_("A hand turns out to be one card short, and no other hand has more than thirteen."),),
        idle=(
            _("Its owner had noticed nothing."),
            _("It was an opponent who noticed it."),
            _("The owner would have called otherwise with that card."),
        ),
        facts={
            "hand": ("defender", "declarer", "dummy"),
            "lead_faced": (True, True, True, False, False),
            "play_over": (False, False, True),
            "card_place": ("played-cards", "elsewhere", "not-found"),
            "could_have_followed": (True, True, False),
        },
        fixed={"others_have_more": False, "honour": True},
        besides=("lead_faced", "play_over", "card_place"),
        # Nothing has been played then.
        not_told=({"lead_faced": False, "play_over": {True, False}},),
        most=5,
        asks="calls-unchanged hand-complete-from-start restored-card-always-held treat-as-trick-at-fault".split(),
        cited=_("Which clause says what follows for the calls and plays that were made without the card?"),
        seats=nowhere,
    ),
    (
        ({"lead_faced": False}, "14A3"),
        ({"card_place": "played-cards"}, "14B1"),
        ({}, "14B4"),
    ),
)

NOT_HIS = Told(
    "cards-that-were-not-his",
    Scene(
        kind="cards-from-wrong-board",
        story=(_("%(offender)s had taken his cards from a wrong board."),),
        idle=(
            _("The opponents have not seen any of these cards."),
            _("%(offender)s noticed it himself."),
            _("The right board lay on the table as well."),
        ),
        facts={
            "board_at_issue": ("board-in-play", "board-in-play", "board-of-the-cards"),
            "next_player_called": (False, True),
        },
        besides=("board_at_issue", "called_with_wrong_cards"),
        most=5,
        asks=("calls-cancelled", "takes-right-cards", "let-board-be-played", "adjusted-score-due"),
        cited=_("Which clause deals with these cards, and with a call made with them?"),
    ),
    (
        ({"board_at_issue": "board-of-the-cards"}, "15A3"),
        ({"called_with_wrong_cards": False}, "7B1"),
        ({}, "15A1"),
    ),
)

bundled("the-clause-for-a-hand", DEAL, "7B1", "14", "15A", told=(SHORT, NOT_HIS), version=4)
