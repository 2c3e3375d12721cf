"""The search: how many tricks the opponents can win at most on the lines that are looked at, and by which cards.

Where doubt goes against the claimer everybody's choice goes against him: the opponents' because they play their best, his
own and his partner's because a less successful normal line counts (70D1, 70D2). So one line is looked for, not a strategy.
"""

from rulings.adjudication.alike import Alike, Key
from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import SUITS
from rulings.adjudication.play import Lines, Played, State, Walk


class Exhausted(Exception):
    """More positions than are looked at."""


class Budget:
    """How many positions may still be looked at."""

    def __init__(self, most: int) -> None:
        self.left = most

    def spend(self) -> None:
        """One position more."""
        if self.left <= 0:
            raise Exhausted
        self.left -= 1


class Search:
    """One view of the claim: what the claimer has forgotten is settled."""

    def __init__(self, claim: Claim, forgotten: int, budget: Budget) -> None:
        self._claim, self._budget = claim, budget
        self.lines = Lines(claim, forgotten)
        self._alike = Alike(claim, forgotten)
        self._trumps = SUITS[claim.trump] if claim.trump is not None else 0
        self._bounds: dict[Key, tuple[int, int]] = {}
        self._own = (claim.claimer, (claim.claimer + 2) % 4)

    def can_win(self, need: int) -> bool:
        """Whether the opponents can win so many of the tricks that are left."""
        opening = self.lines.opening()
        if opening is None:
            return self._reach(self.lines.start(), need)
        return any(self._goes_on(played, need) for played in self._endings(opening))

    def line(self, need: int) -> list[tuple[int, ...]]:
        """The tricks of a line on which the opponents win so many; there is one."""
        found: list[tuple[int, ...]] = []
        opening, state = self.lines.opening(), self.lines.start()
        ways = self._endings(opening) if opening is not None else self._ways(state)
        while ways:
            played = next(one for one in ways if self._goes_on(one, need))
            found.append(played.cards)
            need -= played.lost
            state = played.after
            ways = self._ways(state) if state.hands[state.leader] else []
        return found

    def _goes_on(self, played: Played, need: int) -> bool:
        return self._reach(played.after, need - played.lost)

    def _reach(self, state: State, need: int) -> bool:
        left = state.hands[state.leader].bit_count()
        if need <= 0 or need > left:
            return need <= 0
        key = self._alike.key(state)
        low, high = self._bounds.get(key) or (0, self._most(state, left))
        if need <= low or need > high:
            return need <= low
        self._budget.spend()
        found = any(self._goes_on(played, need) for played in self._ways(state))
        self._bounds[key] = (max(low, need), high) if found else (low, need - 1)
        return found

    def _most(self, state: State, left: int) -> int:
        """More tricks than these the opponents cannot win, whatever is played."""
        one, other = (state.hands[seat] for seat in self._own)
        theirs = sum(state.hands) - one - other
        ours = state.leader in self._own
        if (
            ours
            and not theirs & self._trumps
            and not any(_beaten((one | other) & suit, theirs & suit) for suit in SUITS)
        ):
            return 0
        top = -1 << (theirs & self._trumps).bit_length()
        sure = max((one & self._trumps & top).bit_count(), (other & self._trumps & top).bit_count())
        return left - sure

    def _ways(self, state: State) -> list[Played]:
        """The ways in which the next trick can go, those that the opponents win first."""
        left = sum(state.hands)
        found: dict[State, Played] = {}
        for option in self.lines.leads(state):
            for card in self._alike.distinct(option.cards, left):
                self._collect(self.lines.led(state, option, card), left, found)
        return sorted(found.values(), key=lambda played: not played.lost)

    def _endings(self, walk: Walk) -> list[Played]:
        found: dict[State, Played] = {}
        left = sum(walk.state.hands) + sum(1 << card for card in walk.cards)
        self._collect(walk, left, found)
        return sorted(found.values(), key=lambda played: not played.lost)

    def _collect(self, walk: Walk, left: int, found: dict[State, Played]) -> None:
        if walk.begun.played == 4:
            played = self.lines.ended(walk)
            found.setdefault(played.after, played)
            return
        for card in self._alike.distinct(self.lines.plays(walk), left):
            self._collect(self.lines.played(walk, card), left, found)


def _beaten(ours: int, theirs: int) -> bool:
    """Whether a card of one suit can be beaten by one of the opponents'."""
    return bool(ours and theirs and theirs > ours & -ours)
