"""Whether an auction is one of a club: no strong hand is silent, no long suit unnamed, no contract far too high or too low."""

from collections.abc import Sequence

from bridge.auction import PASS, Auction
from bridge.contracts import Contract
from quizzes.simulation.bidding.hands import SUITS, Hand

_STRAINS = "CDHS"

SILENT = 15
"""With more points everybody says something, and with a suit of six cards two points earlier."""

_LEAST_IN_NOTRUMP = (17, 20, 23, 25, 27, 30, 34)
_LEAST_IN_SUIT = (11, 13, 14, 15, 17, 23, 28)
"""The points of both hands with which a contract of each level is still bid in earnest."""

_GAME, _FOR_GAME = 3, 29
_LEFT_TO_THE_OTHERS = 26
_FOR_THREE_NOTRUMP = 6


def makes_sense(hands: Sequence[Hand], auction: Auction) -> bool:
    """``hands`` from the dealer on. Passed out is no auction to judge."""
    if (contract := auction.contract) is None or contract.declarer is None:
        return True
    declarer = next(turn for turn in range(4) if auction.dealer.after(turn) is contract.declarer)
    ours = hands[declarer].points + hands[(declarer + 2) % 4].points
    return (
        not any(_is_silent(hand, auction.calls[turn::4]) for turn, hand in enumerate(hands))
        and not any(_hides_suit(hand, auction.calls) for hand in hands)
        and not any(
            hand.points < _FOR_THREE_NOTRUMP and "3NT" in auction.calls[turn::4] for turn, hand in enumerate(hands)
        )
        and _of_that_level(contract, ours)
    )


def _is_silent(hand: Hand, own: Sequence[str]) -> bool:
    """A player who passes throughout with a hand that must speak."""
    strong = hand.points > SILENT or (hand.points > SILENT - 3 and max(hand.length) >= 6)
    return strong and all(call == PASS for call in own)


def _hides_suit(hand: Hand, calls: Sequence[str]) -> bool:
    """Eight cards, or seven good ones, of a suit that nobody names."""
    named = {call[1:] for call in calls}
    return any(
        _STRAINS[suit] not in named and (hand.length[suit] >= 8 or (hand.length[suit] == 7 and _good(hand, suit)))
        for suit in SUITS
    )


def _good(hand: Hand, suit: int) -> bool:
    return hand.points >= 10 or hand.honours[suit] >= 5


def _of_that_level(contract: Contract, ours: int) -> bool:
    """Neither far above nor far below what both hands are worth; nor left to the side with nothing."""
    notrump = contract.strain.trump is None
    least = (_LEAST_IN_NOTRUMP if notrump else _LEAST_IN_SUIT)[contract.level - 1]
    missed = contract.level < _GAME and ours >= _FOR_GAME
    given = 40 - ours > _LEFT_TO_THE_OTHERS and contract.risk == "" and contract.level < _GAME + notrump
    return ours >= least and not missed and not given
