"""The answer by looking at every line to its end: no bounds, nothing kept, no cards taken as alike."""

from collections.abc import Iterator

from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import SUITS, beats, indices
from rulings.adjudication.play import Lines, State, Walk


def least_tricks(claim: Claim) -> int:
    """The claimer's side's tricks on the worst line, whatever was forgotten or remembered."""
    return min(_of(claim, forgotten) for forgotten in _parts(claim.forgotten))


def _parts(mask: int) -> list[int]:
    found = [0]
    for card in indices(mask):
        found += [part | 1 << card for part in found]
    return found


def _of(claim: Claim, forgotten: int) -> int:
    lines = Lines(claim, forgotten)
    opening = lines.opening()
    return min(_rest(lines, walk) for walk in ([opening] if opening else _led(lines, lines.start())))


def _led(lines: Lines, state: State) -> Iterator[Walk]:
    for option in lines.leads(state):
        for card in indices(option.cards):
            yield lines.led(state, option, card)


def _rest(lines: Lines, walk: Walk) -> int:
    if walk.begun.played < 4:
        return min(_rest(lines, lines.played(walk, card)) for card in indices(lines.plays(walk)))
    played = lines.ended(walk)
    won = int(not played.lost)
    if not played.after.hands[played.after.leader]:
        return won
    return won + min(_rest(lines, after) for after in _led(lines, played.after))


def double_dummy(claim: Claim) -> int:
    """The claimer's side's tricks with the best play of all four, by plain minimax (no trick begun, no penalty cards)."""
    return _best(claim, claim.hands, claim.leader, ())


def _best(claim: Claim, hands: tuple[int, ...], leader: int, trick: tuple[int, ...]) -> int:
    if len(trick) == 4:
        winner, best = leader, trick[0]
        for turn, card in enumerate(trick[1:], start=1):
            if beats(card, best, claim.trump):
                winner, best = (leader + turn) % 4, card
        won = int((winner - claim.claimer) % 2 == 0)
        return won + (_best(claim, hands, winner, ()) if hands[winner] else 0)
    seat = (leader + len(trick)) % 4
    legal = hands[seat] & SUITS[trick[0] // 13] or hands[seat] if trick else hands[seat]
    tried = (
        _best(claim, tuple(h & ~(1 << card) if i == seat else h for i, h in enumerate(hands)), leader, (*trick, card))
        for card in indices(legal)
    )
    return max(tried) if (seat - claim.claimer) % 2 == 0 else min(tried)
