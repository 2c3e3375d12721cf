"""The two last tricks as they can be once a revoke on the twelfth is corrected (62D1)."""

from collections.abc import Iterator

from bridge.cards import Card, Suit
from bridge.plays import Play, Record, trick_winner
from bridge.seats import Seat, Side

Plays = tuple[Play, ...]


def tricks_after_correction(record: Record, offender: Seat, trump: Suit | None, side: Side) -> set[int]:
    """How many of the two last tricks a side can have once the offender, who did not lead, has played his other card."""
    twelfth, last = record[11].plays, dict(record[12].plays)
    turn = [seat for seat, _card in twelfth].index(offender)
    start = (*twelfth[:turn], (offender, last[offender]))
    return {
        sum(winner.side is side for winner in _winners(plays, dict(twelfth), last, trump))
        for plays in _completed(start, twelfth[turn + 1 :], last, offender, changed=False)
    }


def _completed(done: Plays, rest: Plays, last: dict[Seat, Card], offender: Seat, *, changed: bool) -> Iterator[Plays]:
    """Each later card as it was, or the player's other one: 62C1, and after such a change 62C2, if it follows suit as well."""
    if not rest:
        yield done
        return
    (seat, card), more = rest[0], rest[1:]
    yield from _completed((*done, (seat, card)), more, last, offender, changed=changed)
    suit, other = done[0][1].suit, last[seat]
    allowed = seat.side is not offender.side or changed
    if allowed and (other.suit is suit or card.suit is not suit):
        yield from _completed((*done, (seat, other)), more, last, offender, changed=True)


def _winners(
    twelfth: Plays, as_played: dict[Seat, Card], last: dict[Seat, Card], trump: Suit | None
) -> tuple[Seat, Seat]:
    leader = trick_winner(twelfth, trump)
    left = {seat: as_played[seat] if card == last[seat] else last[seat] for seat, card in twelfth}
    thirteenth = [(seat, left[seat]) for seat in (leader.after(turn) for turn in range(4))]
    return leader, trick_winner(thirteenth, trump)
