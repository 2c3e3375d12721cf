"""What a director is told: hands with the wrong number of cards, one of them with more than thirteen (13)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.exclusions import not_together
from rulings.engine.facts import Judgement
from rulings.situations import told
from rulings.situations.clocks_facts import AppealClockFacts, ScoresOpen, scores_closed


class WrongNumberFacts(AppealClockFacts, kind="wrong-number-of-cards"):
    """A player has more than thirteen cards, or a card was found that does not belong to the deal."""

    card_count: Annotated[
        Literal["long-and-short", "short-only", "foreign-card"],
        "what counting showed: one hand has more than 13 cards and another fewer; hands have fewer than 13 and none has "
        "more; a card was found that does not belong to the deal",
    ]
    play_over: told.PlayOver = False
    scores_open: ScoresOpen = False
    wrong_hand_called: Annotated[bool, "a player with the wrong number of cards had already called"]
    card_seen: Annotated[
        Literal["none", "opponents", "partners"],
        "a player has seen a card of another player's hand: nobody has; a card of an opponent's; one of his partner's",
    ]
    pockets_wrong: Annotated[bool, "the pockets of the board held the wrong numbers of cards"] = True
    result_affected: Annotated[
        bool, "after play: what was seen has affected the result of the board", Judgement("13A2")
    ]
    can_be_corrected: Annotated[bool, "the board can be corrected and played", Judgement("13B1")]
    foreign_card_played: Annotated[
        Literal["no", "current-trick", "past-trick"],
        "whether the card that does not belong to the deal was played: no; to the trick in progress; to a past trick",
    ]
    event: told.Event = "pairs"


def _called_before_play_ended(f: WrongNumberFacts) -> Problem | None:
    wrong = f.card_count == "long-and-short" and f.play_over and not f.wrong_hand_called
    return Problem("wrong_hand_called", "everybody-has-called", {}) if wrong else None


def _no_trick_in_progress(f: WrongNumberFacts) -> Problem | None:
    wrong = f.card_count == "foreign-card" and f.foreign_card_played == "current-trick" and f.play_over
    return Problem("foreign_card_played", "no-trick-in-progress", {}) if wrong else None


WRONG_NUMBER_CHECKS = (
    _called_before_play_ended,
    _no_trick_in_progress,
    scores_closed,
    not_together(card_seen="none", result_affected=True),
)
