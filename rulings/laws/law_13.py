"""Law 13: wrong number of cards."""

from collections.abc import Iterator

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
def hands_corrected(f: WrongNumberFacts) -> Iterator[Conclusion]:
    """The director makes the correction; if no player has seen a card of another player the board is played normally."""
    yield HandsCorrected()
    if f.card_seen == "none":
        yield BoardPlayedNormally()


@clause("13A2", "12C1b", "16D1")
def opponents_card_from_wrong_pocket(f: WrongNumberFacts) -> Iterator[Conclusion]:
    """A pocket held the wrong number of cards and an opponent's card was seen: the board is played and scored.

    An adjusted score by 12C1(b), and perhaps a penalty, if the director then finds that the information has affected the
    result. Partner's card, or one that was seen otherwise, falls under 16D.
    """
    if f.card_seen != "opponents" or not f.pockets_wrong:
        yield TreatAsExtraneousInformation(clause="16D1")
        return
    yield BoardPlayedAndScored()
    if not f.given("result_affected"):
        yield reminder("result-affected-by-card-seen")
    elif f.result_affected:
        yield from (AdjustedScore(), option("procedural-penalty", "director", who="offending-side"))
    else:
        yield ScoreStands(why="not-affected")


@clause("13B1", "13B")
def corrected_and_played(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """If the director is satisfied that the board can be corrected it is played with no other change.

    The score may be adjusted after the board.
    """
    if not f.can_be_corrected:
        return ()
    return HandsCorrected(), BoardPlayedUnchanged(), reminder("may-adjust-after-board")


@clause("13B2", "13B", "12C1b")
def cannot_be_played(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """Otherwise an adjusted score by 12C1(b), and perhaps a penalty on the offending side."""
    return (
        PlayEnds(),
        AdjustedScore(towards="board-not-completed"),
        option("procedural-penalty", "director", who="offending-side"),
    )


@clause("13C")
def extra_card_removed(f: WrongNumberFacts) -> Iterator[Conclusion]:
    """A card that does not belong to the deal is taken out; auction and play, if they are not over, go on unaffected.

    The score may be adjusted only if such a card was found to have been played to a past trick.
    """
    yield ExtraCardRemoved()
    if not f.play_over:
        yield AuctionAndPlayGoOn()
    if f.foreign_card_played == "past-trick":
        yield option("adjust-score", "director")
    else:
        yield NoAdjustedScore(why="extra-card")


@clause("13D", "12C1a")
def noticed_after_play(f: WrongNumberFacts) -> tuple[Conclusion, ...]:
    """Noticed only after play: the table score should be cancelled and the score adjusted (86B); a penalty is possible."""
    return (
        TableScoreCancelled(),
        AdjustedScoreDue(),
        option("procedural-penalty", "director", who="offending-side"),
    )
