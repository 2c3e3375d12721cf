"""A claim to be looked at: the cards that are left, whose lead it is, what was stated and what may have been forgotten."""

from dataclasses import dataclass, field

from rulings.adjudication.criteria import USUAL, Criterion
from rulings.adjudication.steps import Discard, Finesse, Lead, Step, TopDown

Hands = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Penalty:
    """A defender's penalty card (Law 50)."""

    seat: int
    card: int
    major: bool = True


@dataclass(frozen=True, slots=True)
class Claim:
    """The position at the claim. ``trick`` has the cards of a trick that was begun, from its leader; they are not in ``hands``.

    ``shown_out``: suits (by seat) to which an opponent did not follow before the claim. ``forgotten``: cards of others
    of which it is possible that the claimer was not aware.
    """

    hands: Hands
    leader: int
    trump: int | None
    declarer: int
    claimer: int
    trick: tuple[int, ...] = ()
    steps: tuple[Step, ...] = ()
    forgotten: int = 0
    shown_out: frozenset[tuple[int, int]] = frozenset()
    penalties: tuple[Penalty, ...] = ()
    criteria: frozenset[Criterion] = field(default=USUAL)

    @property
    def by_declarer(self) -> bool:
        """Whether declarer claims; then he plays dummy's cards too."""
        return self.claimer == self.declarer

    @property
    def controlled(self) -> tuple[int, ...]:
        """The hands whose cards the claimer chooses."""
        return (self.claimer, (self.claimer + 2) % 4) if self.by_declarer else (self.claimer,)

    @property
    def tricks(self) -> int:
        """How many tricks are left, the one that was begun with them."""
        turn = (self.leader + len(self.trick)) % 4
        return self.hands[turn].bit_count() if len(self.trick) < 4 else self.hands[self.leader].bit_count()

    @property
    def plan(self) -> tuple[Step, ...]:
        """The steps that are leads, in their order."""
        return tuple(step for step in self.steps if not isinstance(step, Discard | TopDown))

    @property
    def named(self) -> int:
        """Cards that the statement names."""
        cards = [step.card for step in self.steps if isinstance(step, Lead | Finesse) and step.card is not None]
        return sum(1 << card for card in set(cards))
