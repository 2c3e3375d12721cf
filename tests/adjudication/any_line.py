"""The worst line of all where every legal card is normal: written from the rules of play alone, nothing of the aid's."""

from functools import cache

from rulings.adjudication.claims import Claim

Cards = tuple[int, ...]
"""Cards by their numbers: thirteen of each suit, the ace last."""


def tricks_on_the_worst_line(claim: Claim) -> int:
    """The claimer's side's tricks, all four playing against him."""

    def won_by(leader: int, trick: Cards) -> int:
        led = trick[0] // 13
        ranks = [(card // 13 == claim.trump, card // 13 == led, card % 13) for card in trick]
        return (leader + ranks.index(max(ranks))) % 4

    @cache
    def worst(hands: tuple[Cards, ...], leader: int, trick: Cards) -> int:
        if len(trick) == 4:
            winner = won_by(leader, trick)
            own = int(winner % 2 == claim.claimer % 2)
            return own + (worst(hands, winner, ()) if hands[winner] else 0)
        seat = (leader + len(trick)) % 4
        of_suit = tuple(card for card in hands[seat] if trick and card // 13 == trick[0] // 13)
        return min(worst(without(hands, card), leader, (*trick, card)) for card in of_suit or hands[seat])

    hands = tuple(tuple(card for card in range(52) if hand >> card & 1) for hand in claim.hands)
    return worst(hands, claim.leader, claim.trick)


def without(hands: tuple[Cards, ...], card: int) -> tuple[Cards, ...]:
    return tuple(tuple(held for held in hand if held != card) for hand in hands)
