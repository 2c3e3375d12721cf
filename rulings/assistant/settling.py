"""What a ruling leaves open until somebody has looked (64C, 12C, 23C …), and how that was settled: both stand in its address.

``settled.<key>`` holds the situation in which it was ruled on further, with its facts, or “-” where nothing follows; the page
rules on it anew. ``of`` and ``settles`` lead from there back to the ruling that it settles.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from itertools import chain
from typing import Any
from urllib.parse import parse_qsl, urlencode

from rulings.assistant.situation_names import kind_at
from rulings.assistant.telling import telling
from rulings.assistant.told import OF, SETTLED, SETTLES, Told, told_by
from rulings.situations.values_as_text import NONE, as_text
from rulings.wording.speech import kind_title

_DEEPEST = 3
_PARTS = ("effects", "reminders", "judgements")


@dataclass(frozen=True)
class Open:
    """Something to be looked at, and where; once it is ``settled`` with what came of it and where that can be changed.

    ``lines`` are empty where nothing followed; ``clauses`` are those on which they rest.
    """

    text: str
    clause: dict[str, str]
    title: str
    address: str
    nothing: str
    settled: bool = False
    lines: tuple[str, ...] = ()
    clauses: tuple[dict[str, str], ...] = ()
    again: str = ""


@dataclass(frozen=True)
class Outcome:
    """What came of looking: the lines of the rulings, each deeper one after what it settles, and their clauses."""

    lines: tuple[str, ...] = ()
    clauses: tuple[dict[str, str], ...] = ()


@dataclass(frozen=True)
class Origin:
    """The ruling that is settled by what is told here: its title, its address, and its address with this settled in it."""

    title: str
    address: str
    settle: str


def left_open(told: Told, ruling: Mapping[str, Any], language: str) -> list[Open]:
    """Everything that a ruling leaves to be ruled on further, in the active language."""
    return [_open(told, key, item, language) for key, item in _further(ruling).items()]


def _further(ruling: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
    return {one["key"]: one for part in _PARTS for one in ruling[part] if "follow_up" in one}


def _open(told: Told, key: str, item: dict[str, Any], language: str) -> Open:
    further, name = item["follow_up"], f"{SETTLED}{key}"
    begun = Told(further["kind"], texts_of(further["facts"])).carrying(**{OF: held(told), SETTLES: key})
    how = told.beside.get(name, "")
    outcome = _came_of(how, language)
    return Open(
        text=item["text"],
        clause=item["clause"],
        title=further["title"],
        address=begun.address(language),
        nothing=told.carrying(**{name: NONE}).address(language),
        settled=how == NONE or bool(outcome.lines),
        lines=outcome.lines,
        clauses=outcome.clauses,
        again=told.carrying(**{name: ""}).address(language),
    )


def came_of(told: Told, language: str, depth: int = 0) -> Outcome:
    """How a situation is ruled, with what settles it further below; nothing where facts are missing."""
    shown = telling(told, language)
    if shown.ruling is None or shown.ruling["missing"] or depth == _DEEPEST:
        return Outcome()
    hows = (told.beside.get(f"{SETTLED}{key}", "") for key in _further(shown.ruling))
    below = [_came_of(how, language, depth + 1) for how in hows]
    return Outcome(
        lines=(*shown.ruling["script"], *chain.from_iterable(one.lines for one in below)),
        clauses=(*shown.ruling["clauses"], *chain.from_iterable(one.clauses for one in below)),
    )


def _came_of(how: str, language: str, depth: int = 0) -> Outcome:
    further = read(how)
    return came_of(further, language, depth) if further else Outcome()


def clauses_of_all(ruling: Mapping[str, Any], looked_at: Iterable[Open]) -> list[dict[str, str]]:
    """The clauses of a ruling and of what settled it, each once."""
    clauses = chain(ruling["clauses"], *(one.clauses for one in looked_at))
    return list({clause["citation"]: clause for clause in clauses}.values())


def origin(told: Told, language: str) -> Origin | None:
    """The ruling that this one settles, if any."""
    before, key = read(told.beside.get(OF, "")), told.beside.get(SETTLES, "")
    if before is None or not key:
        return None
    own = Told(told.kind, told.facts, taken=told.taken, beside=_settled(told))
    after = before.carrying(**{f"{SETTLED}{key}": held(own)})
    return Origin(kind_title(before.kind), before.address(language), after.address(language))


def _settled(told: Told) -> dict[str, str]:
    return {name: how for name, how in told.beside.items() if name.startswith(SETTLED)}


def held(told: Told) -> str:
    """A situation with its facts, as an address holds it within another."""
    return f"{told.kind}?{urlencode(told.query())}"


def read(text: str) -> Told | None:
    """The situation that an address holds, if it is one."""
    kind, _, query = text.partition("?")
    return told_by(dict(parse_qsl(query)), kind) if kind_at(kind) == kind and kind else None


def texts_of(facts: dict[str, Any]) -> dict[str, str]:
    """Facts of a follow-up as an address holds them."""
    return {name: as_text(tuple(value) if isinstance(value, list) else value) for name, value in facts.items()}
