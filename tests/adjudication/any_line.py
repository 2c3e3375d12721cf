"""The worst line of all where every legal card is normal: from the rules of play and of penalty cards, nothing of the aid's."""

from functools import cache

from rulings.adjudication.claims import Claim

TEN = 8
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
        allowed = bound(claim, seat, of_suit or hands[seat])
        return min(worst(without(hands, card), leader, (*trick, card)) for card in allowed)

    hands = tuple(tuple(card for card in range(52) if hand >> card & 1) for hand in claim.hands)
    return worst(hands, claim.leader, claim.trick)


def bound(claim: Claim, seat: int, legal: Cards) -> Cards:
    """What a defender's penalty card leaves of the cards that suit allows: a major one alone (50D1); with a minor one
    no other card below honour rank of its suit (50C).
    """
    own = {one.card: one.major for one in claim.penalties if one.seat == seat and one.card in legal}
    if any(own.values()):
        return tuple(card for card in legal if own.get(card))
    return tuple(
        card for card in legal if card in own or card % 13 >= TEN or all(card // 13 != one // 13 for one in own)
    )


def without(hands: tuple[Cards, ...], card: int) -> tuple[Cards, ...]:
    return tuple(tuple(held for held in hand if held != card) for hand in hands)
