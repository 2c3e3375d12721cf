"""Tests of a clause that are asked one after the other, each only if the one before went on: on one screen, one tap for all.

16B1: was it information, did it suggest, was there another choice …? The first test that ends the matter is chosen; those
before it are then told too. Only tests that the director judges are asked so; what was seen at the table has its own screen.
"""

from dataclasses import dataclass

from rulings.assistant.told import Told, is_possible
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Split
from rulings.engine.rulings import rule
from rulings.situations.values_as_text import as_text


@dataclass(frozen=True)
class End:
    """A test with the answer to be chosen, and what is told by choosing it."""

    fact: str
    value: bool
    told: Told


def chain(told: Told, split: Split) -> list[End]:
    """The tests from here on, each with the answer that ends them; nothing where there are not at least two."""
    ends: list[End] = []
    tests = 0
    here: Told = told
    asked: Split | None = split
    while asked is not None and _is_test(here, asked.fact):
        ways = {value: _split_after(here.telling(asked.fact, as_text(value))) for value in _values(here, asked.fact)}
        on = [value for value, further in ways.items() if further is not None]
        if len(on) > 1:
            break
        tests += 1
        ends += [_end(here, asked.fact, says=value) for value in ways if value not in on]
        if not on:
            return ends if tests > 1 else []
        last = _end(here, asked.fact, says=on[0])
        here, asked = last.told, ways[on[0]]
    return [*ends, last] if tests > 1 else []


def _is_test(told: Told, fact: str) -> bool:
    declared = kind_named(told.kind).facts.fields[fact]
    return bool(declared.judgement) and declared.candidates == (False, True) and fact not in told.unknown


def _values(told: Told, fact: str) -> list[bool]:
    return [value for value in (False, True) if is_possible(told.telling(fact, as_text(value)))]


def _split_after(told: Told) -> Split | None:
    return rule(told.read()).split


def _end(told: Told, fact: str, *, says: bool) -> End:
    return End(fact, says, told.telling(fact, as_text(says)))
