"""The proposal: the claimer's tricks when doubt goes against him (70A), the line that shows it, what assumptions change."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from rulings.adjudication.claims import Claim
from rulings.adjudication.criteria import BASES, Criterion
from rulings.adjudication.masks import SUITS, indices
from rulings.adjudication.search import Budget, Exhausted, Search

MOST_POSITIONS = 6_000
"""For the proposal; as many again for what the assumptions change: together some two seconds."""
FORGOTTEN_AT_ONCE = 2
"""Of more trumps than these nobody is thought to be unaware, unless the director says so."""


@dataclass(frozen=True, slots=True)
class Count:
    """The claimer's side's tricks; where not every line was looked at, it may be fewer."""

    tricks: int
    exhaustive: bool


@dataclass(frozen=True, slots=True)
class Assumption:
    """What would change: a card remembered, trumps forgotten, nothing stated, a criterion dropped or added."""

    kind: Literal["remembered", "trumps-forgotten", "nothing-stated", "without-criterion", "with-criterion"]
    count: Count
    cards: int = 0
    criterion: Criterion | None = None


@dataclass(frozen=True, slots=True)
class Proposal:
    """A proposal beside the director's judgement, never a ruling.

    ``forgot``: what must be forgotten for the line to be normal. ``line``: the cards of each trick, from its leader.
    ``all_tried``: whether every assumption was looked at to the end.
    """

    claim: Claim
    count: Count
    forgot: int
    line: tuple[tuple[int, ...], ...]
    assumptions: tuple[Assumption, ...]
    all_tried: bool


def propose(claim: Claim) -> Proposal:
    """The tricks for each side, by the criteria and facts of the claim."""
    count, forgot, line = least(claim, Budget(MOST_POSITIONS))
    budget = Budget(MOST_POSITIONS)
    tried = [replace(one, count=least(changed, budget)[0]) for changed, one in _others(claim)]
    changes = tuple(one for one in tried if _differs(one.count, count))
    return Proposal(claim, count, forgot, tuple(line), changes, all(one.count.exhaustive for one in tried))


def least(claim: Claim, budget: Budget) -> tuple[Count, int, list[tuple[int, ...]]]:
    """The fewest tricks on any line, what is forgotten on it, and the line.

    What may have been forgotten may also have been remembered, card by card: the worse counts (70C2).
    """
    worst, forgot, exhaustive = 0, 0, True
    line: list[tuple[int, ...]] = []
    for forgotten in _parts(claim.forgotten):
        search = Search(claim, forgotten, budget)
        try:
            if not line:
                line = search.line(0)
            while search.can_win(worst + 1):
                worst, forgot = worst + 1, forgotten
                line = search.line(worst)
        except Exhausted:
            exhaustive = False
            break
    return Count(claim.tricks - worst, exhaustive), forgot, line


def _differs(found: Count, count: Count) -> bool:
    """Where not every line was looked at, only fewer tricks are certain."""
    return found.tricks < count.tricks or (found.exhaustive and found.tricks > count.tricks)


def _others(claim: Claim) -> Iterator[tuple[Claim, Assumption]]:
    none = Count(0, exhaustive=False)
    for card in indices(claim.forgotten):
        yield replace(claim, forgotten=claim.forgotten & ~(1 << card)), Assumption("remembered", none, cards=1 << card)
    trumps = _trumps_out(claim) & ~claim.forgotten
    if 0 < trumps.bit_count() <= FORGOTTEN_AT_ONCE and not claim.forgotten & _trumps_out(claim):
        yield replace(claim, forgotten=claim.forgotten | trumps), Assumption("trumps-forgotten", none, cards=trumps)
    if claim.steps:
        yield replace(claim, steps=()), Assumption("nothing-stated", none)
    for criterion in _criteria_that_matter(claim):
        kept = criterion in claim.criteria
        kind: Literal["without-criterion", "with-criterion"] = "without-criterion" if kept else "with-criterion"
        yield replace(claim, criteria=claim.criteria ^ {criterion}), Assumption(kind, none, criterion=criterion)


def _criteria_that_matter(claim: Claim) -> Iterator[Criterion]:
    """Those that can change something: some are about declarer's two hands, one about a partner, some about trumps."""
    for criterion in BASES:
        of_two_hands = criterion in (Criterion.CASHES_BEFORE_LEAVING, Criterion.LEAVES_TRUMPS, Criterion.MARKED_FINESSE)
        of_trumps = criterion in (Criterion.DRAWS_TRUMPS, Criterion.LEAVES_TRUMPS)
        is_partners = criterion is Criterion.PARTNER_KEEPS_WINNERS
        if (claim.trump is not None or not of_trumps) and not (is_partners if claim.by_declarer else of_two_hands):
            yield criterion


def _trumps_out(claim: Claim) -> int:
    if claim.trump is None:
        return 0
    held = sum(claim.hands[seat] for seat in range(4) if (seat - claim.claimer) % 2)
    return held & SUITS[claim.trump]


def _parts(mask: int) -> Iterator[int]:
    """Every part of a set of cards, small ones first."""
    parts = [0]
    for card in indices(mask):
        parts += [part | 1 << card for part in parts]
    yield from sorted(parts, key=int.bit_count)
