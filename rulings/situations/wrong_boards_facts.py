"""What a director is told: a player called with the cards of another board (15A), or the wrong board is being played (15B)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.facts import Facts, Judgement
from rulings.situations import told


class CardsFromWrongBoardFacts(Facts, kind="cards-from-wrong-board"):
    """A player has taken his cards from a board that is not the one in play."""

    board_at_issue: Annotated[
        Literal["board-in-play", "board-of-the-cards"],
        "on which board the director is to rule: the one in play; the one whose cards he had taken, now that it is to be "
        "played",
    ] = "board-in-play"
    called_with_wrong_cards: Annotated[bool, "he made a call while he held the wrong cards"]
    partner_called: told.PartnerCalled
    next_player_called: told.NextPlayerCalled = False
    call_repeated: Annotated[bool, "on the board whose cards he had taken he makes exactly the same call"]
    very_different: Annotated[
        bool, "the call that he makes now has a very different meaning, or is psychic", Judgement("fn:3")
    ]
    event: told.Event = "pairs"


def _called_before(f: CardsFromWrongBoardFacts) -> Problem | None:
    wrong = f.board_at_issue == "board-of-the-cards" and not f.called_with_wrong_cards
    return Problem("called_with_wrong_cards", "no-call-to-repeat", {}) if wrong else None


CARDS_FROM_WRONG_BOARD_CHECKS = (_called_before,)


class WrongBoardFacts(Facts, kind="wrong-board"):
    """Players at a table are about to play, or play, what they are not to play in this round."""

    event: told.Event = "pairs"
    auction_begun: Annotated[bool, "a call has been made"]
    wrong_at_table: Annotated[
        Literal["board", "opponents", "direction"],
        "what is wrong: the board; the opponents; only the directions in which the right players sit",
    ] = "board"
    played_before: Annotated[bool, "one or more of the players at the table have played that board before"]
    left_without_score: Annotated[bool, "a contestant is left without the chance of a valid score on a board"]
