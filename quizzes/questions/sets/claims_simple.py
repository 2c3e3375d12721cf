"""The simple line of a claim: declarer leads from the top, in any order of suits, and nobody of his side wastes a winner."""

from functools import cache

from bridge.cards import Card, Suit
from bridge.plays import Play, trick_winner
from bridge.seats import ROTATION, Seat, Side

Hands = tuple[frozenset[Card], ...]


def simply(hands: Hands, declarer: Seat, trump: Suit, drawn: Card | None) -> int:
    """The fewest tricks of declarer's side when it plays as everybody would, and the defenders as they like.

    ``drawn``: trumps are led as long as this one is out. A question is asked only where careless plays cost no more than this.
    """
    side = declarer.side

    @cache
    def from_lead(left: Hands, leader: Seat) -> int:
        held = left[ROTATION.index(leader)]
        if leader.side is side:
            held = _to_lead(held, left, leader)
        return min((on(left, ((leader, card),)) for card in distinct(held, left, ())), default=0)

    def on(left: Hands, trick: tuple[Play, ...]) -> int:
        seat, card = trick[-1]
        place = ROTATION.index(seat)
        after = (*left[:place], left[place] - {card}, *left[place + 1 :])
        if len(trick) == 4:
            winner = trick_winner(trick, trump)
            return (winner.side is side) + from_lead(after, winner)
        legal = _legal(after[ROTATION.index(seat.lho)], trick)
        if seat.lho.side is side:
            legal = _sensible(legal, after, trick, trump, side)
        return min(on(after, (*trick, (seat.lho, one))) for one in distinct(legal, after, trick))

    def _to_lead(held: frozenset[Card], left: Hands, leader: Seat) -> frozenset[Card]:
        trumps = frozenset(card for card in held if card.suit is trump)
        if leader is declarer and trumps and drawn is not None and any(drawn in hand for hand in left):
            return frozenset({max(trumps)})
        return highest_of_each_suit(held)

    return from_lead(hands, declarer)


def highest_of_each_suit(held: frozenset[Card]) -> frozenset[Card]:
    """What is led from the top."""
    return frozenset(max(card for card in held if card.suit is suit) for suit in {card.suit for card in held})


def _legal(held: frozenset[Card], trick: tuple[Play, ...]) -> frozenset[Card]:
    return frozenset(card for card in held if card.suit is trick[0][1].suit) or held


def _sensible(legal: frozenset[Card], left: Hands, trick: tuple[Play, ...], trump: Suit, side: Side) -> frozenset[Card]:
    """Low under a trick that his side wins; what wins, where nobody of his side wins it after him; or else low.

    A card that no defender can beat is not thrown away while there is another.
    """
    me = trick[-1][0].lho
    losing = frozenset(card for card in legal if any(_beaten(card, left[at]) for at in _defenders(side))) or legal
    low = frozenset(min(card for card in losing if card.suit is suit) for suit in {card.suit for card in losing})
    if trick_winner(trick, trump).side is side:
        return low
    winning = _winning(legal, me, trick, trump)
    partner_plays = all(seat is not me.partner for seat, _card in trick)
    if partner_plays and _winning(_legal(left[ROTATION.index(me.partner)], trick), me.partner, trick, trump):
        return winning | low
    return winning or low


def _defenders(side: Side) -> list[int]:
    return [at for at, seat in enumerate(ROTATION) if seat.side is not side]


def _beaten(card: Card, hand: frozenset[Card]) -> bool:
    return any(other.suit is card.suit and other.rank > card.rank for other in hand)


def _winning(cards: frozenset[Card], seat: Seat, trick: tuple[Play, ...], trump: Suit) -> frozenset[Card]:
    return frozenset(card for card in cards if trick_winner((*trick, (seat, card)), trump) is seat)


def distinct(cards: frozenset[Card], hands: Hands, trick: tuple[Play, ...]) -> list[Card]:
    """Of cards between which no other lies one."""
    between = {card for hand in hands for card in hand} | {card for _seat, card in trick}
    found = []
    last: dict[Suit, Card] = {}
    for card in sorted(between):
        if card in cards and last.get(card.suit) not in cards:
            found.append(card)
        last[card.suit] = card
    return found
