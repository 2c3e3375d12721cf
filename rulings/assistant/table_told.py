"""A table that is being told, as the address of a page holds it: ``?dealer=N&e=N 1S&e=E 1H&f=2.second_bid_accepted=true``.

``e`` is an event in the shorthand of ``rulings.table.reading_shorthand``, ``f`` a fact that the director adds to the ruling
on an event, by its number (``?``: nobody knows it), ``ask`` the place of a fact that is to be asked for again, ``done`` what
somebody has settled. A ``contract`` with its declarer stands for an auction that is not told: he made the bid, the others
passed.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any
from urllib.parse import urlencode

from bridge.auction import DOUBLE, PASS, REDOUBLE
from bridge.contracts import Contract, parse_contract
from bridge.lin import is_lin, read_lin
from bridge.problems import ImpossibleCase, Problem, quoted
from bridge.seats import Seat
from lawbook import addresses
from lawbook.text_input import whole_number
from rulings.assistant.told import NOT_KNOWN
from rulings.organisation.ruling_under import REGULATIONS, name_now
from rulings.table.reading_shorthand import events_of
from rulings.table.reading_table import TableRead, read_table


@dataclass(frozen=True)
class Line:
    """What was told at once: the line, the number of its first event, its events; none where it cannot be read."""

    text: str
    first: int
    events: tuple[dict[str, Any], ...]
    problems: tuple[Problem, ...] = ()


@dataclass(frozen=True)
class TableTold:
    """The board, what happened in order, what the director added; ``edition`` is the one that a permanent link names."""

    dealer: str = ""
    vulnerable: str = ""
    deal: str = ""
    contract: str = ""
    events: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    asking: str = ""
    done: tuple[str, ...] = ()
    edition: str = ""
    regulations: str = ""

    def under(self, edition: str) -> "TableTold":
        """The same as a permanent link: it names the edition and the regulations of the page, and nothing is being asked."""
        return replace(self, edition=edition, regulations=name_now(), asking="")

    def anew(self) -> "TableTold":
        """The board before anything has happened."""
        return replace(self, events=(), facts=(), done=(), asking="")

    def asked_for(self, place: str) -> "TableTold":
        """The same with the question for a fact on the screen."""
        return replace(self, asking=place)

    def settled(self, what: str) -> "TableTold":
        """The same with something settled, or open again if it was."""
        others = tuple(one for one in self.done if one != what)
        return replace(self, done=others if what in self.done else (*others, what))

    def without_fact(self, place: str) -> "TableTold":
        """Without a fact (``5.damage``); where none is told under that place without all of its event."""
        left = tuple(one for one in self.facts if not one.startswith(f"{place}="))
        if left == self.facts:
            left = tuple(one for one in self.facts if number_of(one) != number_of(place))
        return replace(self, facts=left)

    def address(self, language: str) -> str:
        """The page of it."""
        named = {"dealer": self.dealer, "vulnerable": self.vulnerable, "deal": self.deal, "contract": self.contract}
        query = [(name, text) for name, text in named.items() if text]
        query += [("e", one) for one in self.events] + [("f", one) for one in self.facts]
        query += [("done", one) for one in self.done]
        beside = {"ask": self.asking, "edition": self.edition, REGULATIONS: self.regulations}
        query += [(name, text) for name, text in beside.items() if text]
        return addresses.table(language) + (f"?{urlencode(query)}" if query else "")

    def tapping(self, language: str) -> str:
        """Where its hands are tapped, from North on."""
        address = replace(self, deal="").address(language)
        return f"{address}{'&' if '?' in address else '?'}tap=N"

    @cached_property
    def lines(self) -> tuple[Line, ...]:
        """What was told line by line, each with the numbers of its events; those of the contract come before."""
        lines: list[Line] = []
        number = len(self.before) + 1
        for text in self.events:
            line = _line(text, number)
            lines.append(line)
            number += len(line.events)
        return tuple(lines)

    @cached_property
    def before(self) -> list[dict[str, Any]]:
        """The calls that the contract stands for; none if it cannot be read."""
        try:
            declared = self._declared()
        except ImpossibleCase:
            return []
        if declared is None:
            return []
        contract, declarer = declared
        calls = [f"{contract.level}{contract.strain}", *_DOUBLED[contract.risk], PASS, PASS, PASS]
        return [{"by": declarer.after(turns), "call": call} for turns, call in enumerate(calls)]

    def read(self) -> TableRead:
        """The table as the engine reads it. ``ImpossibleCase`` names what is wrong, each with its place."""
        if problems := [problem for line in self.lines for problem in line.problems]:
            raise ImpossibleCase(problems)
        events = [*self.before, *(event for line in self.lines for event in line.events)]
        data: dict[str, Any] = {"dealer": self._first(), "events": events, "facts": self._facts()}
        if self.vulnerable:
            data["vulnerable"] = self.vulnerable
        if self.deal:
            data["deal"] = read_lin(self.deal).deal if is_lin(self.deal) else self.deal
        return read_table(data)

    def _first(self) -> str:
        """Who deals: the declarer, where the auction is not told."""
        declared = self._declared()
        return declared[1] if declared else self.dealer or Seat.N

    def _declared(self) -> tuple[Contract, Seat] | None:
        """The contract that stands for the auction, with its declarer."""
        if not self.contract:
            return None
        try:
            contract = parse_contract(self.contract)
        except ValueError:
            raise ImpossibleCase([Problem("contract", "not-understood", {"value": quoted(self.contract)})]) from None
        if contract.declarer is None:
            raise ImpossibleCase([Problem("contract", "no-declarer", {})])
        return contract, contract.declarer

    def _facts(self) -> dict[str, dict[str, Any]]:
        told: dict[str, dict[str, Any]] = {}
        for one in self.facts:
            place, _, value = one.partition("=")
            number, _, fact = place.partition(".")
            if value != NOT_KNOWN:
                told.setdefault(number, {})[fact] = value
        return told


_DOUBLED: Mapping[str, tuple[str, ...]] = {"": (), "X": (DOUBLE,), "XX": (DOUBLE, REDOUBLE)}


def number_of(fact: str) -> int:
    """The number of the event that a fact, or something settled, belongs to."""
    return whole_number(fact.partition(".")[0])


def _line(text: str, first: int) -> Line:
    try:
        return Line(text, first, tuple(events_of(text)))
    except ImpossibleCase as impossible:
        problems = (Problem(f"events.{first}", one.key, one.values) for one in impossible.problems)
        return Line(text, first, (), tuple(problems))


def chosen(event: Mapping[str, Any]) -> str:
    """The event that chooses an option, in shorthand."""
    values = " ".join(f"{name}={_value(value)}" for name, value in event["values"].items())
    return f"{event['by']} choose {event['choose']} {values}".strip()


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
