"""Calls and the auction: what is a legal call (Laws 18 and 19), when it ends (Law 22), who declares.

An auction holds what really happened: a call out of rotation that was accepted stands, and the turn goes on from it (29A);
calls that were withdrawn or cancelled stay on record, but count for nothing.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.in_words import in_signs
from bridge.seats import Seat

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
_LETTERS = str.maketrans("♠♥♦♣", "SHDC")
BIDS = tuple(f"{level}{strain}" for level in range(1, 8) for strain in Strain)
"""All bids, each superseding those before it (Law 18B)."""
CALLS = (PASS, DOUBLE, REDOUBLE, *BIDS)
_RANK = {bid: rank for rank, bid in enumerate(BIDS)}


_ABOVE_SEVEN = re.compile(r"(?:[89]|1[0-3])(?:C|D|H|S|NT?)")


class NotACall(ValueError):
    """The text is not a call."""


class Call(str):
    """A call by itself, as ``parse_call`` writes it: sentences say it in words."""

    __slots__ = ()

    @property
    def is_bid(self) -> bool:
        """A number of odd tricks and a denomination (Law 18A); a pass, a double and a redouble are none."""
        return self in _RANK

    @property
    def strain(self) -> Strain:
        """The denomination of a bid."""
        return Strain(self[1:])


def supersedes(bid: str, other: str) -> bool:
    """Whether a bid is higher than another (Law 18B)."""
    return _RANK[bid] > _RANK[other]


def lowest_above(bid: str, strain: Strain) -> Call | None:
    """The lowest bid in a denomination that supersedes a bid; ``None`` above seven."""
    return next((Call(one) for one in BIDS if one[1:] == strain and supersedes(one, bid)), None)


def parse_call(text: str) -> str:
    """``1NT``, ``P``, ``X``, ``XX`` from what people write (``pas``, ``1N``, ``kontr``, ``4 kör``)."""
    plain = _in_one_piece(text).translate(_LETTERS)
    plain = PASS if plain == "-" else plain
    plain = f"{plain}T" if re.fullmatch(r"[1-7]N", plain) else plain
    if plain in (PASS, DOUBLE, REDOUBLE) or plain in _RANK:
        return plain
    raise NotACall(f"not a call: {text[:20]!r}")


def parse_called(text: str) -> str:
    """A call as it was made: also a bid above seven (``8C``), which can never stand."""
    try:
        return parse_call(text)
    except NotACall:
        plain = _in_one_piece(text)
        if _ABOVE_SEVEN.fullmatch(plain):
            return f"{plain}T" if plain.endswith("N") else plain
        raise


def _in_one_piece(text: str) -> str:
    """``4 kör`` and ``4 ♥`` are ``4♥``."""
    return re.sub(r"(?<=\d) ", "", in_signs(text)).upper()


class Gone(NamedTuple):
    """A call that was withdrawn or cancelled: by whom, and how many calls stood when it was made."""

    seat: Seat
    call: str
    after: int


@dataclass(frozen=True)
class Auction:
    """The calls that stand, from the dealer on, each in rotation but for ``jumps``.

    A jump (number, seat) says that from the call of that number (from 0) on the rotation goes on from that seat: a call
    out of rotation was accepted. ``gone`` are the calls that no longer stand, in the order in which they were made.
    """

    dealer: Seat
    calls: tuple[str, ...] = ()
    jumps: tuple[tuple[int, Seat], ...] = ()
    gone: tuple[Gone, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call."""
        return self.bidder(len(self.calls))

    def bidder(self, number: int) -> Seat:
        """Who made the call of that number, from 0; of the number of all calls, who is to call."""
        for first, seat in reversed(self.jumps):
            if first <= number:
                return seat.after(number - first)
        return self.dealer.after(number)

    def made(self) -> list[tuple[Seat, str]]:
        """The calls that stand, each with its caller."""
        return [(self.bidder(number), call) for number, call in enumerate(self.calls)]

    def last_of(self, seat: Seat) -> int | None:
        """The number of the player's last call that stands."""
        return next((number for number in range(len(self.calls) - 1, -1, -1) if self.bidder(number) is seat), None)

    def first_of(self, seat: Seat) -> int | None:
        """The number of the player's first call that stands."""
        return next((number for number in range(len(self.calls)) if self.bidder(number) is seat), None)

    def has_called(self, seat: Seat) -> bool:
        """Whether a call of the player stands."""
        return self.last_of(seat) is not None

    def with_call(self, seat: Seat, call: str) -> "Auction":
        """The auction with one more call that stands, in rotation or not."""
        number = len(self.calls)
        jumps = self.jumps if seat is self.turn else (*self.jumps, (number, seat))
        return replace(self, calls=(*self.calls, call), jumps=jumps)

    def without(self, seat: Seat, call: str) -> "Auction":
        """A call was made that does not stand: it stays on record."""
        return replace(self, gone=(*self.gone, Gone(seat, call, len(self.calls))))

    def recalled(self, seat: Seat, call: str) -> "Auction":
        """The last such call of the player that was noted as gone is on record no more: it is to stand."""
        at = next((at for at in range(len(self.gone) - 1, -1, -1) if self.gone[at][:2] == (seat, call)), None)
        return self if at is None else replace(self, gone=self.gone[:at] + self.gone[at + 1 :])

    def back_to(self, number: int) -> "Auction":
        """The calls from that number (from 0) on no longer stand; it is the turn of the player whose turn it was then."""
        kept = tuple(one for one in self.gone if one.after <= number)
        taken: list[Gone] = []
        for at in range(number, len(self.calls) + 1):
            taken += [one._replace(after=number) for one in self.gone if one.after == at > number]
            taken += [Gone(self.bidder(at), call, number) for call in self.calls[at : at + 1]]
        jumps = tuple(one for one in self.jumps if one[0] < number)
        return replace(self, calls=self.calls[:number], jumps=jumps, gone=(*kept, *taken))

    def history(self) -> list[tuple[Seat, str, bool]]:
        """Everything that was called, and whether it stands; what does not stands where it was made."""
        told: list[tuple[Seat, str, bool]] = []
        for number in range(len(self.calls) + 1):
            told += [(one.seat, one.call, False) for one in self.gone if one.after == number]
            if number < len(self.calls):
                told.append((self.bidder(number), self.calls[number], True))
        return told

    @property
    def last_bid(self) -> int | None:
        """The number of the last bid."""
        return next((i for i in range(len(self.calls) - 1, -1, -1) if self.calls[i] in _RANK), None)

    @property
    def is_over(self) -> bool:
        """Law 22: three passes in rotation after a bid, or four passes at the start."""
        return self._ends_with_passes and self.skipped is None

    @property
    def _ends_with_passes(self) -> bool:
        if len(self.calls) < 3 or self.calls[-1] != PASS or self.calls[-2] != PASS or self.calls[-3] != PASS:
            return False
        return self.last_bid is not None or len(self.calls) > 3

    @property
    def skipped(self) -> int | None:
        """Law 17D3: the number of the pass that deprived a player of his turn, where three passes would end the auction."""
        if not self.jumps or not self._ends_with_passes:
            return None
        last = range(len(self.calls) - 3, len(self.calls))
        return next((number for number, _ in self.jumps if number in last), None)

    def reopened(self) -> "Auction":
        """Law 17D3: the auction goes back to the player who was skipped; that pass and all after it are void."""
        return self if self.skipped is None else self.back_to(self.skipped)

    def legal_calls(self) -> list[str]:
        """What the player in turn may call by Laws 18 and 19, restrictions aside; nothing once the auction is over."""
        if self.is_over:
            return []
        bids = BIDS if self.last_bid is None else BIDS[_RANK[self.calls[self.last_bid]] + 1 :]
        doubles = (call for call in (DOUBLE, REDOUBLE) if self.may_double(self.turn, call))
        return [PASS, *bids, *doubles]

    def is_sufficient(self, call: str) -> bool:
        """Law 18C: the bid supersedes the last one. Passes and doubles are no bids."""
        return call in _RANK and (self.last_bid is None or _RANK[call] > _RANK[self.calls[self.last_bid]])

    def may_double(self, seat: Seat, call: str) -> bool:
        """Laws 19A1 and 19B1: the last call other than a pass is an opponent's bid (or double, for a redouble)."""
        last = next((i for i in range(len(self.calls) - 1, -1, -1) if self.calls[i] != PASS), None)
        if last is None or self.bidder(last).side is seat.side:
            return False
        return self.calls[last] in _RANK if call == DOUBLE else self.calls[last] == DOUBLE

    def forbids(self, seat: Seat, call: str) -> bool:
        """Law 35A: whether the call is a double or redouble that 19 does not allow that player now."""
        return call in (DOUBLE, REDOUBLE) and not self.may_double(seat, call)

    def named_by(self, seat: Seat) -> frozenset[Strain]:
        """The denominations that the player's bids that stand have named."""
        return frozenset(Strain(call[1:]) for by, call in self.made() if by is seat and call in _RANK)

    @property
    def contract(self) -> Contract | None:
        """The contract as it stands (Law 22A), with its declarer; ``None`` before the first bid."""
        if (last := self.last_bid) is None:
            return None
        strain = Strain(self.calls[last][1:])
        return Contract(int(self.calls[last][0]), strain, _risk(self.calls[last + 1 :]), self._declarer(last, strain))

    def _declarer(self, last: int, strain: Strain) -> Seat:
        """The player of the side of the last bid who first named its denomination (definition "Deklaran")."""
        side = self.bidder(last).side
        named = (i for i, call in enumerate(self.calls) if call in _RANK and call[1:] == strain)
        return next(self.bidder(i) for i in named if self.bidder(i).side is side)


def _risk(calls: Sequence[str]) -> Risk:
    """Law 19D: undoubled, doubled or redoubled, by the calls after the last bid."""
    return "XX" if REDOUBLE in calls else "X" if DOUBLE in calls else ""
