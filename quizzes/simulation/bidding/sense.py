"""Whether an auction is one of a club: no strong hand is silent, no long suit unnamed, no contract far too high or too low."""

from collections.abc import Sequence

from bridge.auction import PASS, Auction
from bridge.contracts import Contract
from bridge.seats import ROTATION
from quizzes.simulation.bidding.hands import SUITS, Hand
from quizzes.simulation.bidding.sensible_contracts import is_of_that_level, strain_fits

_STRAINS = "CDHS"

SILENT = 15
"""With more points everybody says something, and with a suit of six cards two points earlier."""

_FOR_THREE_NOTRUMP = 6


def makes_sense(hands: Sequence[Hand], auction: Auction, contract: Contract | None) -> bool:
    """``hands`` from the dealer on, ``contract`` as the auction has it. Passed out is no auction to judge."""
    if contract is None or contract.declarer is None:
        return True
    declarer = ROTATION.index(contract.declarer) - ROTATION.index(auction.dealer)
    mine, dummy = hands[declarer % 4], hands[(declarer + 2) % 4]
    return (
        is_of_that_level(contract, mine, dummy)
        and strain_fits(contract, mine, dummy)
        and not any(_is_silent(hand, auction.calls[turn::4]) for turn, hand in enumerate(hands))
        and not any(_hides_suit(hand, auction.calls) for hand in hands)
        and not any(
            hand.points < _FOR_THREE_NOTRUMP and "3NT" in auction.calls[turn::4] for turn, hand in enumerate(hands)
        )
    )


def _is_silent(hand: Hand, own: Sequence[str]) -> bool:
    """A player who passes throughout with a hand that must speak."""
    if hand.points <= SILENT - 3:
        return False
    strong = hand.points > SILENT or max(hand.length) >= 6
    return strong and all(call == PASS for call in own)


def _hides_suit(hand: Hand, calls: Sequence[str]) -> bool:
    """Eight cards, or seven good ones, of a suit that nobody names."""
    if max(hand.length) < 7:
        return False
    named = {call[1:] for call in calls}
    return any(
        _STRAINS[suit] not in named and (hand.length[suit] >= 8 or (hand.length[suit] == 7 and _good(hand, suit)))
        for suit in SUITS
    )


def _good(hand: Hand, suit: int) -> bool:
    return hand.points >= 10 or hand.honours[suit] >= 5
