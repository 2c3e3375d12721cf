"""An auction in progress, as the players see it: the calls, and what each player has shown by them."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import NamedTuple

from quizzes.simulation.bidding.hands import MAJORS, NT, Hand


class Nature(Enum):
    """What a call asks of partner."""

    OPEN = auto()
    FORCING = auto()
    INVITE = auto()
    FINAL = auto()
    STAYMAN = auto()
    TRANSFER = auto()
    ACES = auto()
    TAKEOUT = auto()
    STRONG = auto()
    WAITING = auto()


class Bid(NamedTuple):
    """A call with its meaning: ``call`` numbers the bids from 1♣ (0) to 7NT (34); ``suit`` is the suit it shows."""

    call: int
    low: int = 0
    high: int = 40
    suit: int = NT
    length: int = 0
    nature: Nature = Nature.OPEN


PASS = Bid(-1)
_DOUBLE, _REDOUBLE, _LAST = -2, -3, 34
_RISKS = {_DOUBLE: (False, 0), _REDOUBLE: (True, 1)}
"""Whose bid may be doubled and redoubled, and what has been done to it before."""


def number(level: int, strain: int) -> int:
    """The number of a bid."""
    return 5 * level - 5 + strain


def bid(level: int, strain: int, low: int, high: int, length: int = 0, nature: Nature = Nature.OPEN) -> Bid:
    """A natural bid: a suit of that length, or notrump with so many cards in every suit."""
    return Bid(number(level, strain), low, high, strain, length, nature)


def double(low: int = 0, high: int = 40, nature: Nature = Nature.FINAL) -> Bid:
    """A double, for penalties unless said otherwise."""
    return Bid(_DOUBLE, low, high, nature=nature)


def redouble(low: int) -> Bid:
    """A redouble to play."""
    return Bid(_REDOUBLE, low, nature=Nature.OPEN)


@dataclass(slots=True)
class Bidding:
    """The auction so far. Players are numbered from the dealer (0); ``top`` is the last bid, ``by`` who made it."""

    hands: Sequence[Hand]
    vulnerable: tuple[bool, bool]
    calls: list[int] = field(default_factory=list)
    top: int = -1
    by: int = -1
    risk: int = 0
    opener: int = -1
    opened: int = -1
    passes: int = 0
    strong: bool = False
    turn: int = 0
    last: list[Bid] = field(default_factory=lambda: [PASS] * 4)
    low: list[int] = field(default_factory=lambda: [0] * 4)
    high: list[int] = field(default_factory=lambda: [40] * 4)
    shown: list[list[int]] = field(default_factory=lambda: [[0] * 4 for _ in range(4)])
    bids: int = 0
    named: tuple[set[int], set[int]] = field(default_factory=lambda: (set(), set()))
    turns: list[int] = field(default_factory=lambda: [0] * 4)

    @property
    def me(self) -> Hand:
        """The hand of the player in turn."""
        return self.hands[self.turn]

    @property
    def mate(self) -> int:
        """His partner."""
        return (self.turn + 2) % 4

    @property
    def his(self) -> Bid:
        """The last call of his partner other than a pass."""
        return self.last[(self.turn + 2) % 4]

    @property
    def mine(self) -> Bid:
        """His own last call other than a pass."""
        return self.last[self.turn]

    @property
    def ours(self) -> bool:
        """Whether his side made the last bid."""
        return (self.by - self.turn) % 2 == 0

    @property
    def his_call_is_new(self) -> bool:
        """Whether partner's last turn was not a pass."""
        return len(self.calls) >= 2 and self.calls[-2] != -1

    @property
    def forced(self) -> bool:
        """Whether partner's call must be answered: the opponent in between has passed."""
        asked = self.his.nature in (Nature.FORCING, Nature.TAKEOUT)
        return asked and self.his_call_is_new and self.calls[-1] == -1

    @property
    def for_penalties(self) -> bool:
        """Whether the contract is doubled, and not for takeout."""
        return self.risk == 1 and any(one.call == _DOUBLE and one.nature is Nature.FINAL for one in self.last)

    @property
    def to_game(self) -> bool:
        """Whether his side has opened two clubs and opener has not said that he is balanced."""
        strong = (self.turn - self.opener) % 2 == 0 and self.strong
        return strong and self.high[self.opener] > 24

    @property
    def conventional(self) -> bool:
        """Whether partner has just bid Stayman or a transfer."""
        return self.his_call_is_new and self.his.nature in (Nature.STAYMAN, Nature.TRANSFER)

    @property
    def contested(self) -> bool:
        """Whether the other side than the opener's has called anything but pass."""
        return self.last[(self.opener + 1) % 4] is not PASS or self.last[(self.opener + 3) % 4] is not PASS

    @property
    def over(self) -> bool:
        """Three passes after a bid, or four at the start (Law 22)."""
        return self.passes >= 4 or (self.passes == 3 and self.top >= 0)

    def cheapest(self, strain: int) -> int:
        """The lowest level at which a denomination may still be bid."""
        return self.top // 5 + (1 if strain > self.top % 5 else 2)

    def total(self, suit: int) -> int:
        """The cards of a suit that the player knows his side to have."""
        return self.me.length[suit] + self.shown[(self.turn + 2) % 4][suit]

    @property
    def stopped(self) -> bool:
        """Whether the player stops every suit that the opponents have shown."""
        return all(self.me.stops(suit) for suit in self.named[1 - self.turn % 2])

    def theirs(self, suit: int) -> bool:
        """Whether an opponent has shown the suit."""
        return suit in self.named[1 - self.turn % 2]

    def may(self, call: int) -> bool:
        """Whether the player in turn may make a call (Laws 18 and 19)."""
        if call >= 0:
            return self.top < call <= _LAST
        return call == -1 or (self.top >= 0 and (self.ours, self.risk) == _RISKS[call])

    def make(self, made: Bid) -> None:
        """The player in turn calls; what he may not call becomes a pass."""
        player = self.turn
        if made.call == -1 or not self.may(made.call):
            made = PASS
            self.passes += 1
        else:
            self.passes = 0
            self._tell(player, made)
        self.calls.append(made.call)
        self.turns[player] += self.opener >= 0
        self.turn = (player + 1) % 4

    def _tell(self, player: int, made: Bid) -> None:
        if made.call >= 0:
            self.top, self.by, self.risk = made.call, player, 0
            self.bids += 1
            if self.opener < 0:
                self.opener, self.opened, self.strong = player, made.call, made.nature is Nature.STRONG
        else:
            self.risk = 1 if made.call == _DOUBLE else 2
        if self.last[player].nature is Nature.TAKEOUT and (self.opener - player) % 2 and made.call >= 0:
            self.shown[player] = [0] * 4
        self.last[player] = made
        self.low[player] = max(self.low[player], made.low)
        self.high[player] = max(min(self.high[player], made.high), self.low[player])
        shown = self.shown[player]
        if made.suit != NT:
            self.named[player % 2].add(made.suit)
            shown[made.suit] = max(shown[made.suit], made.length)
        elif made.nature is Nature.TAKEOUT:
            self.shown[player] = [max(one, self._doubled(player, suit)) for suit, one in enumerate(shown)]
        elif made.length:
            self.shown[player] = [max(one, made.length) for one in shown]

    def _doubled(self, player: int, suit: int) -> int:
        """How many cards a takeout double shows: three of each suit that is left, responder four of a major."""
        ours, theirs = self.named[player % 2], self.named[1 - player % 2]
        if suit in theirs or suit in ours:
            return 0
        return 4 if ours and suit in MAJORS and player != self.opener else 3
