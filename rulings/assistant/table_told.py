"""A table that is being told, as the address of a page holds it: ``?dealer=N&e=N 1S&e=E 1H&f=2.second_bid_accepted=true``.

``e`` is an event in the shorthand of ``rulings.table.reading_shorthand``, ``f`` a fact that the director adds to the ruling
on an event, by its number. A ``contract`` with its declarer stands for an auction that is not told: he made the bid, the
others passed.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict

from bridge.auction import DOUBLE, PASS, REDOUBLE
from bridge.boards import Vulnerability
from bridge.contracts import Contract, parse_contract
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat
from lawbook import addresses
from rulings.table.reading_events import MOST_EVENTS
from rulings.table.reading_shorthand import events_of
from rulings.table.reading_table import TableRead, read_table

_MOST_LETTERS = 120
_MOST_OF_DEAL = 400
_FACT = re.compile(r"[1-9][0-9]{0,2}\.[a-z_]+=")


@dataclass(frozen=True)
class TableTold:
    """The board, what happened in order, what the director added."""

    dealer: str = ""
    vulnerable: str = ""
    deal: str = ""
    contract: str = ""
    events: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()

    def undone(self) -> "TableTold":
        """Without the last event, and without what was added to it."""
        shorter = replace(self, events=self.events[:-1])
        try:
            left = len(shorter.all_events())
        except ImpossibleCase:
            left = len(shorter.events)
        return replace(shorter, facts=tuple(one for one in self.facts if int(one.partition(".")[0]) <= left))

    def anew(self) -> "TableTold":
        """The board before anything has happened."""
        return replace(self, events=(), facts=())

    def address(self, language: str) -> str:
        """The page of it."""
        named = {"dealer": self.dealer, "vulnerable": self.vulnerable, "deal": self.deal, "contract": self.contract}
        query = [(name, text) for name, text in named.items() if text]
        query += [("e", one) for one in self.events] + [("f", one) for one in self.facts]
        return addresses.table(language) + (f"?{urlencode(query)}" if query else "")

    def all_events(self) -> list[dict[str, Any]]:
        """The events as programs write them, those that the contract stands for first."""
        return [*self._auction(), *(event for line in self.events for event in events_of(line))]

    def read(self) -> TableRead:
        """The table as the engine reads it. ``ImpossibleCase`` names what is wrong, each with its place."""
        events = self.all_events()
        data: dict[str, Any] = {"dealer": self._first(), "events": events, "facts": self._facts()}
        if self.vulnerable:
            data["vulnerable"] = self.vulnerable
        if self.deal:
            data["deal"] = self.deal
        return read_table(data)

    def _first(self) -> str:
        """Who deals: the declarer, where the auction is not told."""
        declared = self._declared()
        return declared[1] if declared else self.dealer or Seat.N

    def _auction(self) -> list[dict[str, Any]]:
        declared = self._declared()
        if declared is None:
            return []
        contract, declarer = declared
        calls = [f"{contract.level}{contract.strain}", *_DOUBLED[contract.risk], PASS, PASS, PASS]
        return [{"by": declarer.after(turns), "call": call} for turns, call in enumerate(calls)]

    def _declared(self) -> tuple[Contract, Seat] | None:
        """The contract that stands for the auction, with its declarer."""
        if not self.contract:
            return None
        try:
            contract = parse_contract(self.contract)
        except ValueError:
            raise ImpossibleCase([Problem("contract", "not-understood", {"value": self.contract})]) from None
        if contract.declarer is None:
            raise ImpossibleCase([Problem("contract", "no-declarer", {})])
        return contract, contract.declarer

    def _facts(self) -> dict[str, dict[str, Any]]:
        told: dict[str, dict[str, Any]] = {}
        for one in self.facts:
            place, _, value = one.partition("=")
            number, _, fact = place.partition(".")
            told.setdefault(number, {})[fact] = value
        return told


_DOUBLED: Mapping[str, tuple[str, ...]] = {"": (), "X": (DOUBLE,), "XX": (DOUBLE, REDOUBLE)}


def table_told_by(query: QueryDict) -> TableTold:
    """What the address tells, in so far as it could be told at all."""
    seats, sides = set(Seat), set(Vulnerability)
    return TableTold(
        dealer=_one_of(query, "dealer", seats),
        vulnerable=_one_of(query, "vulnerable", sides),
        deal=" ".join(query.get("deal", "").split())[:_MOST_OF_DEAL],
        contract=query.get("contract", "").strip().upper()[:_MOST_LETTERS],
        events=tuple(one.strip()[:_MOST_LETTERS] for one in [*query.getlist("e"), *_claim(query)] if one.strip())[
            :MOST_EVENTS
        ],
        facts=tuple(one[:_MOST_LETTERS] for one in [*query.getlist("f"), *_typed(query)] if _FACT.match(one))[
            :MOST_EVENTS
        ],
    )


def _claim(query: QueryDict) -> list[str]:
    """A claim or concession, whose parts stand in three fields."""
    parts = [str(query.get(name, "")) for name in ("who", "did", "tricks")]
    return [" ".join(parts)] if all(parts) else []


def _typed(query: QueryDict) -> list[str]:
    """A fact that was typed: its place and its value stand in two fields."""
    place, value = str(query.get("place", "")), str(query.get("value", "")).strip()
    return [f"{place}={value}"] if place and value else []


def _one_of(query: QueryDict, name: str, known: set[Any]) -> str:
    value = query.get(name, "")
    return value if value in known else ""


def chosen(event: Mapping[str, Any]) -> str:
    """The event that chooses an option, in shorthand."""
    values = " ".join(f"{name}={_value(value)}" for name, value in event["values"].items())
    return f"{event['by']} choose {event['choose']} {values}".strip()


def _value(value: Any) -> str:
    return ",".join(map(str, value)) if isinstance(value, list | tuple) else str(value)
