"""The steps of a statement as programs write them."""

from collections.abc import Callable, Iterable

from bridge.cards import Card, Suit
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat
from rulings.adjudication.masks import index_of, seat_number, suit_number
from rulings.adjudication.steps import (
    Cash,
    Cross,
    CrossRuff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    Lead,
    Ruff,
    Step,
    TopDown,
)
from rulings.adjudication.told import Doing, StepTold

PARTS: dict[Doing, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "draw-trumps": ((), ("rounds",)),
    "cash": (("suit",), ()),
    "ruff": (("suit", "hand"), ("times", "high")),
    "cross-ruff": ((), ("high",)),
    "finesse": (("suit", "hand"), ("card",)),
    "cross": (("hand",), ("suit",)),
    "lead": (("card",), ()),
    "give-up": (("suit",), ()),
    "discard": (("suit",), ()),
    "top-down": ((), ()),
}
"""What each step needs, and what it may have besides."""

_READ: dict[Doing, Callable[[StepTold], Step]] = {
    "draw-trumps": lambda one: DrawTrumps(one.rounds),
    "cash": lambda one: Cash(_suit(one.suit)),
    "ruff": lambda one: Ruff(_suit(one.suit), _seat(one.hand), one.times or 1, bool(one.high)),
    "cross-ruff": lambda one: CrossRuff(bool(one.high)),
    "finesse": lambda one: Finesse(_suit(one.suit), _seat(one.hand), index_of(one.card) if one.card else None),
    "cross": lambda one: Cross(_seat(one.hand), suit_number(one.suit) if one.suit else None),
    "lead": lambda one: Lead(_card(one.card)),
    "give-up": lambda one: GiveUp(_suit(one.suit)),
    "discard": lambda one: Discard(_suit(one.suit)),
    "top-down": lambda _: TopDown(),
}


def read_steps(told: Iterable[StepTold]) -> tuple[Step, ...]:
    """The steps in their order."""
    rows = list(enumerate(told, start=1))
    if problems := [problem for number, one in rows for problem in _odd(number, one)]:
        raise ImpossibleCase(problems)
    return tuple(_READ[one.do](one) for _, one in rows)


def _odd(number: int, one: StepTold) -> list[Problem]:
    needed, possible = PARTS[one.do]
    given = one.model_fields_set - {"do"}
    given = {name for name in given if getattr(one, name) is not None}
    place, values = f"statement.{number}", {"step": one.do}
    missing = [Problem(place, "step-part-missing", values | {"name": name}) for name in needed if name not in given]
    odd = sorted(given - {*needed, *possible})
    return missing + [Problem(place, "step-part-unknown", values | {"name": name}) for name in odd]


def _suit(suit: Suit | None) -> int:
    assert suit is not None  # noqa: S101 - read_steps has looked
    return suit_number(suit)


def _seat(seat: Seat | None) -> int:
    assert seat is not None  # noqa: S101 - read_steps has looked
    return seat_number(seat)


def _card(card: Card | None) -> int:
    assert card is not None  # noqa: S101 - read_steps has looked
    return index_of(card)
