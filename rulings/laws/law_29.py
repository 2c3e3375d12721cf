"""Law 29: procedure after a call out of rotation."""

from collections.abc import Callable

from rulings.effects.auctions import AuctionGoesBackTo
from rulings.effects.calls import CallCancelled, CallStands, InsufficientBidIsLastBid, NextToCall
from rulings.effects.rights import RightForfeited
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.calls_out_of_rotation_facts import CallOutOfRotationFacts

Way = Callable[[CallOutOfRotationFacts], object]
"""The rule that says what follows a choice."""


@clause("29A")
def left_hand_opponent_chooses(
    f: CallOutOfRotationFacts, stands: Way, goes: Way, without_it: str
) -> tuple[Conclusion, ...]:
    """He may call, and the call out of rotation stands; or he leaves it, and it is cancelled (29B).

    Where it was his own turn he can accept it by words only: his call would be in rotation (28B). ``without_it`` names
    for the sentence what a cancelled call brings.
    """
    his_turn = f.turn_to_call == "lho" and not f.simultaneous
    return (
        choice(
            f,
            "accept-call",
            "offenders-lho",
            stands,
            {"lho_did": "accepted"},
            due="play",
            call=f.call,
            brings="by-words" if his_turn else "next-call",
        ),
        choice(
            f, "refuse-call", "offenders-lho", goes, {"lho_did": "refused"}, due="play", call=f.call, brings=without_it
        ),
    )


@clause("29A")
def accepted(f: CallOutOfRotationFacts) -> tuple[Conclusion, ...]:
    """The call stands and the right to a rectification is lost; the left-hand opponent's call follows."""
    lost = RightForfeited(who="opponents")
    turn = NextToCall(who="partner" if f.lho_did == "called" else "offenders-lho")
    return CallStands(who="offender", call=f.call), lost, turn


@clause("29A", "27A2")
def insufficient_bid_stands(f: CallOutOfRotationFacts) -> Conclusion:
    """An insufficient bid that was made out of rotation and accepted is the last bid: the next one must supersede it."""
    return InsufficientBidIsLastBid(clause="27A2")


@clause("29B")
def cancelled(f: CallOutOfRotationFacts, turn: str) -> tuple[Conclusion, ...]:
    """The call is cancelled and the auction goes back to the player whose turn it was; 30, 31 or 32 follow."""
    return CallCancelled(who="offender", call=f.call), AuctionGoesBackTo(who=turn)


@clause("29C")
def what_an_artificial_call_shows(f: CallOutOfRotationFacts) -> Conclusion | None:
    """Of an artificial call the denominations count that it shows, not the one that was named."""
    return reminder("denominations-shown-count") if f.artificial else None
