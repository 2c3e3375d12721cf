"""What a player does who has no card of the suit led: a ruff, or a discard."""

from bridge.cards import Card, Suit
from bridge.seats import Seat
from quizzes.simulation.playing.holdings import NEXT, PARTNER, SUITS, best_play, declares, holding, ranks_in
from rulings.table.position import Position

_QUEEN = 12

_GUARDS = {14: 1, 13: 2, 12: 3, 11: 4}
"""How many cards an honour needs to win a trick some day."""


def ruff_or_discard(position: Position, seat: Seat, cards: list[Card]) -> Card:
    """Ruff as cheaply as possible what partner would lose; else discard."""
    trump = position.trump
    trumps = [card for card in cards if card.suit is trump]
    if trumps:
        winner, best = best_play(position.trick, trump)
        enough = [card for card in trumps if best.suit is not trump or card.rank > best.rank]
        if enough and not _partner_wins(position, seat, winner, best):
            return min(enough, key=lambda card: card.rank)
    return discard(cards, trump)


def _partner_wins(position: Position, seat: Seat, winner: Seat, best: Card) -> bool:
    """Whether partner has the trick as good as won: he holds it for certain, or declarer sees that he will."""
    partner, led = PARTNER[seat], position.trick[0][1].suit
    place = len(position.trick)
    if winner is partner:
        if place == 3 or best.suit is not led:
            return True
        last = NEXT[seat]
        seen = last is PARTNER[position.declarer] or declares(position, seat)
        return best.rank >= (max(ranks_in(position.hands[last], led), default=0) if seen else _QUEEN)
    if place == 1 and declares(position, seat):
        others = [rank for one in (NEXT[seat], PARTNER[NEXT[seat]]) for rank in ranks_in(position.hands[one], led)]
        return max(ranks_in(position.hands[partner], led), default=0) > max([*others, best.rank])
    return False


def discard(cards: list[Card], trump: Suit | None) -> Card:
    """The lowest card of the longest suit that has cards to spare; honours keep their guards, trumps are kept."""
    suits = holding(cards)

    def spare(suit: Suit) -> tuple[bool, bool, int, int]:
        ranks = suits[suit]
        left = len(ranks) - _GUARDS.get(ranks[-1], 0)
        return suit is not trump, left > 0, left if left <= 0 else len(ranks), -ranks[0]

    suit = max((one for one in SUITS if suits[one]), key=spare)
    return Card(suit, suits[suit][0])
