"""Law 63: establishment of a revoke."""

from rulings.effects.revokes import CannotCorrect, EstablishedBy
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion
from rulings.laws import law_47
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revokes_in_play_facts import Board, Breach


@clause("63A")
def is_established(f: RevokeFacts) -> bool:
    """One of 63A1 to 63A4 has happened."""
    return played_to_next_trick(f) or named_next_card(f) or claimed(f) or agreed_to_claim(f)


@clause("63A1")
def played_to_next_trick(f: RevokeFacts) -> bool:
    """The offender or his partner led or played to the next trick, legally or not."""
    return f.establishment == "next-trick" and not law_47.played_on_misinformation(f)


@clause("63A1")
def established_by_play(f: RevokeFacts, board: Board, breach: Breach) -> Conclusion | None:
    """The first card that the offending side led or played to the next trick established the revoke."""
    if not board.has_played_to(breach.seat.side, breach.trick + 1):
        return None
    following = board.record[breach.trick].plays
    seat, card = next(play for play in following if play[0].side is breach.seat.side)
    return EstablishedBy(who=seat, card=card)


@clause("63A2")
def named_next_card(f: RevokeFacts) -> bool:
    """The offender or his partner named or otherwise designated a card for the next trick."""
    return f.establishment == "next-card-named"


@clause("63A3")
def claimed(f: RevokeFacts) -> bool:
    """A member of the offending side claimed or conceded, in words, by facing the hand or in any other way."""
    return f.establishment == "claim"


@clause("63A4")
def agreed_to_claim(f: RevokeFacts) -> bool:
    """An opponent's claim was agreed to (69A) and the offending side did not object in time."""
    return f.establishment == "agreed-claim" and not objected_to_claim(f)


@exception("63A4", to="63A4")
def objected_to_claim(f: RevokeFacts) -> bool:
    """Unless the offending side objects before the round ends and before its next call."""
    return f.objected_in_time


@clause("63B")
def trick_stands(f: RevokeFacts) -> Conclusion:
    """An established revoke can no longer be corrected; the trick stands as played."""
    return CannotCorrect(who="offender")
