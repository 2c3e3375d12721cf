"""Law 13: wrong number of cards."""

from rulings.effects.deals import (
    AdjustedScoreDue,
    AuctionAndPlayGoOn,
    BoardPlayedAndScored,
    BoardPlayedNormally,
    BoardPlayedUnchanged,
    ExtraCardRemoved,
    HandsCorrected,
    NoAdjustedScore,
    PlayEnds,
    TableScoreCancelled,
    TreatAsExtraneousInformation,
)
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.wrong_numbers_facts import WrongNumberFacts


@clause("13A")
def no_wrong_hand_has_called(f: WrongNumberFacts) -> bool:
    """None of the players with the wrong number of cards has called."""
    return not f.wrong_hand_called


@clause("13A1")
def hands_corrected(f: WrongNumberFacts) -> Conclusion:
    """The director makes the correction."""
    return HandsCorrected()


@clause("13A1")
def nothing_seen(f: WrongNumberFacts) -> bool:
    """No player has seen a card of another player."""
    return f.card_seen == "none"


@clause("13A1")
def play_goes_on_normally(f: WrongNumberFacts) -> Conclusion:
    """Then the board is played normally."""
    return BoardPlayedNormally()


@clause("13A2")
def opponents_card_from_wrong_pocket(f: WrongNumberFacts) -> bool:
    """A pocket held the wrong number of cards, and a player has seen an opponent's card."""
    return f.card_seen == "opponents" and f.pockets_wrong


@clause("13A2", "16D1")
def other_card_seen(f: WrongNumberFacts) -> Conclusion:
    """Partner's card, or no pocket was wrong: neither 13A1 nor 13A2; a card seen by accident falls under 16D."""
    return TreatAsExtraneousInformation(clause="16D1")


@clause("13A2")
def played_and_scored(f: WrongNumberFacts) -> Conclusion:
    """The director has the board played and scored."""
    return BoardPlayedAndScored()


@clause("13A2")
def looked_at_after_play(f: WrongNumberFacts) -> Conclusion:
    """Whether the information has affected the result is judged after play."""
    return reminder("result-affected-by-card-seen")


@clause("13A2")
def affected_result(f: WrongNumberFacts) -> bool:
    """The director finds that the information that came out has affected the result."""
    return f.result_affected


@clause("13A2", "12C1b")
def adjusted_after_affected_result(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """An adjusted score by 12C1(b), and perhaps a penalty on the offending side."""
    return AdjustedScore(), option("procedural-penalty", "director", who="offending-side")


@clause("13A2")
def score_unaffected(f: WrongNumberFacts) -> Conclusion:
    """The score obtained stands."""
    return ScoreStands(why="not-affected")


@clause("13B1")
def can_be_corrected(f: WrongNumberFacts) -> bool:
    """The director is satisfied that the board can be corrected and played."""
    return f.can_be_corrected


@clause("13B1", "13B")
def corrected_and_played(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """It is corrected and played with no other change; the score may be adjusted after the board."""
    return HandsCorrected(), BoardPlayedUnchanged(), reminder("may-adjust-after-board")


@clause("13B2", "13B", "12C1b")
def cannot_be_played(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """Otherwise an adjusted score by 12C1(b), and perhaps a penalty on the offending side."""
    return (
        PlayEnds(),
        AdjustedScore(),
        option("procedural-penalty", "director", who="offending-side"),
    )


@clause("13C")
def extra_card_removed(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """A card that does not belong to the deal is taken out; auction and play go on unaffected."""
    return ExtraCardRemoved(), AuctionAndPlayGoOn()


@clause("13C")
def played_to_past_trick(f: WrongNumberFacts) -> bool:
    """Such a card was found to have been played to a past trick."""
    return f.foreign_card_played == "past-trick"


@clause("13C")
def may_adjust_for_extra_card(f: WrongNumberFacts) -> Conclusion:
    """Then the score may be adjusted."""
    return option("adjust-score", "director")


@clause("13C")
def no_adjustment_for_extra_card(f: WrongNumberFacts) -> Conclusion:
    """Otherwise it may not."""
    return NoAdjustedScore(why="extra-card")


@clause("13D")
def noticed_after_play(f: WrongNumberFacts) -> bool:
    """It was noticed only when play had ended."""
    return f.play_over


@clause("13D", "12C1a")
def table_score_cancelled(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """The table score is cancelled and the score adjusted; the side at fault may be penalised."""
    return (
        TableScoreCancelled(),
        AdjustedScoreDue(),
        option("procedural-penalty", "director", who="offending-side"),
    )
