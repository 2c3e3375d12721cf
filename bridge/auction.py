"""Calls and the auction: what is a legal call (Laws 18 and 19), when it ends (Law 22), who declares."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.seats import Seat

PASS, DOUBLE, REDOUBLE = "P", "X", "XX"
_BID = re.compile(r"[1-7](?:C|D|H|S|NT)")
BIDS = tuple(f"{level}{strain}" for level in range(1, 8) for strain in Strain)
"""All bids, each superseding those before it (Law 18B)."""


class NotACall(ValueError):
    """The text is not a call."""


def parse_call(text: str) -> str:
    """``1NT``, ``P``, ``X``, ``XX`` from what people write (``pas``, ``1N``, ``dbl``, ``kontr``)."""
    plain = text.strip().upper().translate(str.maketrans("♠♥♦♣", "SHDC"))
    plain = {
        "PASS": PASS,
        "PAS": PASS,
        "-": PASS,
        "DBL": DOUBLE,
        "KONTR": DOUBLE,
        "RDBL": REDOUBLE,
        "SÜRKONTR": REDOUBLE,
    }.get(plain, plain)
    plain = f"{plain}T" if re.fullmatch(r"[1-7]N", plain) else plain
    if plain in (PASS, DOUBLE, REDOUBLE) or _BID.fullmatch(plain):
        return plain
    raise NotACall(f"not a call: {text[:20]!r}")


@dataclass(frozen=True)
class Auction:
    """The calls from the dealer on, each in rotation."""

    dealer: Seat
    calls: tuple[str, ...] = ()

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call."""
        return self.dealer.after(len(self.calls))

    def bidder(self, number: int) -> Seat:
        """Who made the call of that number, from 0."""
        return self.dealer.after(number)

    @property
    def last_bid(self) -> int | None:
        """The number of the last bid."""
        return next((i for i in range(len(self.calls) - 1, -1, -1) if _BID.fullmatch(self.calls[i])), None)

    @property
    def is_over(self) -> bool:
        """Law 22: three passes after a bid, or four passes at the start."""
        passes = 4 if self.last_bid is None else 3
        return len(self.calls) >= passes and all(call == PASS for call in self.calls[-passes:])

    def legal_calls(self) -> list[str]:
        """What the player in turn may call by Laws 18 and 19, restrictions aside; nothing once the auction is over."""
        if self.is_over:
            return []
        bids = BIDS if self.last_bid is None else BIDS[BIDS.index(self.calls[self.last_bid]) + 1 :]
        return [
            PASS,
            *bids,
            *([DOUBLE] if self._can_double(DOUBLE) else []),
            *([REDOUBLE] if self._can_double(REDOUBLE) else []),
        ]

    def _can_double(self, call: str) -> bool:
        """Laws 19A1 and 19B1: the last call other than a pass is an opponent's bid (or double, for a redouble)."""
        last = next((i for i in range(len(self.calls) - 1, -1, -1) if self.calls[i] != PASS), None)
        if last is None or self.bidder(last).side is self.turn.side:
            return False
        return bool(_BID.fullmatch(self.calls[last])) if call == DOUBLE else self.calls[last] == DOUBLE

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
        named = (i for i, call in enumerate(self.calls) if _BID.fullmatch(call) and call[1:] == strain)
        return next(self.bidder(i) for i in named if self.bidder(i).side is side)


def _risk(calls: Sequence[str]) -> Risk:
    """Law 19D: undoubled, doubled or redoubled, by the calls after the last bid."""
    return "XX" if REDOUBLE in calls else "X" if DOUBLE in calls else ""
