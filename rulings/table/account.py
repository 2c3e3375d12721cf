"""What is known after some events of a record: the table, the rulings on the way, what nobody has noticed yet."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from bridge.cards import Card, Suit
from bridge.changing import changed
from bridge.plays import Play
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat, Side
from rulings.engine.cases import settled_by, told_case
from rulings.engine.effects import Effect
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.engine.regulations import regulated_now
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Option
from rulings.table.events import Called, Chose, Explained
from rulings.table.finding import Failure
from rulings.table.moments import Moment
from rulings.table.table import Table

Told = Mapping[int, Mapping[str, Any]]
"""What the director adds, by the number of the event that a ruling is about: facts that no record shows."""


@dataclass(frozen=True)
class Ruled:
    """A ruling in a record: the number of the event it is about (from 1), the case, who is who, and the option chosen.

    ``holds_up``: whether play waits for what is open in it; it does not for what is counted only after play (64).
    ``base``: of a ruling on a call, the table as the call found it, for nothing of it holds if the next player calls on (36A).
    ``reported``: of what is no irregular call or card; its options may be chosen while the board goes on.
    ``later``: the cards that had been played after a revoke (62C), dummy's card (45D1) or undesignated (51A), and may go back.
    """

    event: int
    facts: Facts
    ruling: Ruling
    seats: Mapping[str, Seat]
    chosen: Option | None = None
    holds_up: bool = True
    later: tuple[Play, ...] = ()
    base: Table | None = None
    reported: bool = False

    @property
    def is_open(self) -> bool:
        """Whether play waits: for a fact that is missing, or for a choice that has to be made before anybody plays on."""
        if self.ruling.split is not None:
            return self.holds_up
        return not self.is_decided and any(one.due in ("play", "lead") for one in self.ruling.options)

    @property
    def is_decided(self) -> bool:
        """Whether an option that the ruling offers was chosen; later events may have brought another ruling than that."""
        return self.chosen is not None and any(one.key == self.chosen.key for one in self.ruling.options)

    @property
    def offers_still(self) -> bool:
        """Whether an option may be chosen although play does not wait for it; one may bring the next (45D1)."""
        open_yet = self.chosen is None or self.chosen.key in ("withdraw-card-after-dummy", "withdraw-card-after-rho")
        return self.reported and self.ruling.split is None and open_yet

    def brings(self, *effects: type[Effect]) -> bool:
        """Whether one of those effects follows at once."""
        return any(isinstance(one, effects) for one in self.ruling.concluded)

    def option(self, key: str, values: Mapping[str, Any]) -> Option | None:
        """The option of that key, and of those values where several have the key."""
        return next(iter(self.options(key, values)), None)

    def options(self, key: str, values: Mapping[str, Any]) -> list[Option]:
        """All options of that key and those values: several players may have the same (45D1)."""
        named = [one for one in self.ruling.options if one.key == key]
        return [filled for one in named if (filled := _filled(one, values))]


class CalledAhead(NamedTuple):
    """A call that waits for what becomes of the irregular one before it, and the table as it found it."""

    number: int
    event: Called
    table: Table


class SaidFirst(NamedTuple):
    """What a defender said of declarer's lead, and the account before: his partner may say something else (55A)."""

    number: int
    event: Chose
    before: "Account"


@dataclass(frozen=True, slots=True)
class Omission:
    """A hand has played no card to a trick: the number of the event, the trick and the suit led to it.

    ``penalty_card_due``: a penalty card of its own would have been legal (50D1). ``ruled`` by 67B1, the card then ``placed``.
    """

    number: int
    seat: Seat
    trick: int
    suit: Suit
    penalty_card_due: bool = False
    ruled: bool = False
    placed: bool = False


class WentOn(NamedTuple):
    """An irregular card: the number of its event, and the trick to which that side led or played it."""

    number: int
    trick: int
    side: Side


@dataclass(frozen=True)
class Account:
    """The table after the events so far, the rulings on the way, and the failures on which nothing is ruled yet.

    ``explained``: what was said of calls, by the number of the event; ``moments``: when that was, and when it was corrected.
    ``ahead``: a call of the offender's partner before his opponent has accepted the irregular one, or has not.
    ``went_on``: irregular cards played while a failure was open; they establish it even if they go back (63A1).
    ``attention``: the number of the last event by which somebody drew attention to what was irregular (9A).
    ``said_first``: the last choice of a defender about declarer's lead; ``omissions``: tricks with a card too few (67).
    """

    table: Table
    rulings: tuple[Ruled, ...] = ()
    failures: tuple[tuple[int, Failure], ...] = ()
    explained: tuple[tuple[int, Explained], ...] = ()
    moments: tuple[Moment, ...] = ()
    ahead: CalledAhead | None = None
    went_on: tuple[WentOn, ...] = ()
    attention: int = 0
    said_first: SaidFirst | None = None
    omissions: tuple[Omission, ...] = ()

    @property
    def waiting(self) -> Ruled | None:
        """The last ruling that play waits for; once play has stopped (68D), only for a fact, no more for a choice."""
        stopped = self.table.phase == "over"
        open_yet = (one for one in reversed(self.rulings) if one.is_open)
        return next((one for one in open_yet if one.ruling.split is not None or not stopped), None)

    @property
    def last_at_the_table(self) -> Ruled | None:
        """The last ruling on a call or a card, whatever was reported since."""
        return next((one for one in reversed(self.rulings) if not one.reported), None)

    def with_ruling(self, ruled: Ruled, table: Table) -> "Account":
        """A further ruling, and the table as it leaves it."""
        return changed(self, table=table, rulings=(*self.rulings, ruled))

    def instead(self, before: Ruled, ruled: Ruled, table: Table) -> "Account":
        """A ruling again, with what has become known or been chosen since."""
        return changed(self, table=table, rulings=tuple(ruled if one is before else one for one in self.rulings))

    def without(self, ruled: Ruled) -> "Account":
        """The account where that ruling is superseded by another on its event."""
        return changed(self, rulings=tuple(one for one in self.rulings if one is not ruled))


def ruled_on(
    event: int, kind: str, facts: Mapping[str, Any], told: Mapping[str, Any], seats: Mapping[str, Seat]
) -> Ruled:
    """The ruling on an event, with what the director adds. ``ImpossibleCase`` names the event.

    What the table itself shows is of the right types and does not contradict itself; what somebody adds is checked, and
    nothing is assumed that it excludes.
    """
    read = regulated_now()
    settled = settled_by(kind_named(kind), read) if read else {}
    if not told:
        case = kind_named(kind).facts(**{**settled, **facts})
        return Ruled(event, case, rule(case), seats)
    try:
        case = told_case({"kind": kind, "facts": {**settled, **facts, **told}})
    except ImpossibleCase as impossible:
        problems = [
            Problem(f"facts.{event}.{one.place.removeprefix('facts.')}", one.key, one.values)
            for one in impossible.problems
        ]
        raise ImpossibleCase(problems) from impossible
    case = kind_named(kind).assuming_what_can_be(case, even=_SHOWN_LATER)
    return Ruled(event, case, rule(case), seats)


_SHOWN_LATER = frozenset({"declarer_did", "dummys_cards", "lho_did", "played_after", "said_of_lead"})
"""Facts that later events show: what has not happened at the table is assumed not to have, even where something is told that
is only of use once it has."""


def _filled(option: Option, told: Mapping[str, Any]) -> Option | None:
    """The option if the values told are its own; a suit that it leaves open is the one that is told (57A3, 57A4)."""
    suit = str(told.get("suit"))
    if suit in Suit.__members__ and "suit" in option.values and option.values["suit"] is None:
        then = tuple(one.but(suit=Suit(suit)) if "suit" in one.values else one for one in option.then)
        option = replace(option.but(suit=Suit(suit)), then=then)
    return option if all(_same(option.values.get(name), value) for name, value in told.items()) else None


def _same(value: Any, told: Any) -> bool:
    if isinstance(value, tuple) and not isinstance(value, Card):
        return isinstance(told, list | tuple) and sorted(map(str, value)) == sorted(map(str, told))
    return str(value) == str(told)
