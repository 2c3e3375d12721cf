"""What was told of a table is changed: an event is taken back, the numbers by which later things name events follow."""

import re
from collections.abc import Iterable
from dataclasses import replace

from rulings.assistant.table_told import Line, TableTold, number_of

_ABOUT = re.compile(
    r"(?P<before>[NESW] (?:(?:explains|correct) |\w+ [a-z-]+ ))(?P<number>[1-9][0-9]{0,2})(?P<after>:.*|)"
)


def undone(told: TableTold) -> TableTold:
    """Without the last thing told, and without what was added to it."""
    return taken_back(told, len(told.events) - 1) if told.events else told


def taken_back(told: TableTold, at: int) -> TableTold:
    """Without what was told in that line (from 0), and without what speaks of it; all else stays, under its new numbers."""
    gone = _with_what_speaks_of_it(told.lines, at)
    numbers = _renumbered(told, gone)
    kept = [line for place, line in enumerate(told.lines) if place not in gone]
    return replace(
        told,
        events=tuple(_with_number(line.text, numbers) for line in kept),
        facts=_moved(told.facts, numbers),
        done=_moved(told.done, numbers),
        asking="",
    )


def told_until(told: TableTold, at: int) -> TableTold:
    """What was told before that line (from 0)."""
    while len(told.events) > at:
        told = undone(told)
    return told


def _with_what_speaks_of_it(lines: tuple[Line, ...], at: int) -> set[int]:
    """The line and those that are about an event of it: a correction goes with its explanation."""
    gone = {at}
    for place in range(at + 1, len(lines)):
        about = _about(lines[place].text)
        if about and any(_holds(lines[one], about) for one in gone):
            gone.add(place)
    return gone


def _about(text: str) -> int:
    found = _ABOUT.fullmatch(text)
    return int(found["number"]) if found else 0


def _holds(line: Line, number: int) -> bool:
    return line.first <= number < line.first + len(line.events)


def _renumbered(told: TableTold, gone: set[int]) -> dict[int, int]:
    """The new number of each event that stays; of the one to come too, unless the last one is taken back."""
    first = told.lines[0].first
    numbers = {number: number for number in range(1, first)}
    following = first
    for place, line in enumerate(told.lines):
        if place not in gone:
            numbers |= {line.first + at: following + at for at in range(len(line.events))}
            following += len(line.events)
    if len(told.lines) - 1 not in gone:
        numbers[told.lines[-1].first + len(told.lines[-1].events)] = following
    return numbers


def _with_number(text: str, numbers: dict[int, int]) -> str:
    found = _ABOUT.fullmatch(text)
    if not found:
        return text
    number = int(found["number"])
    return f"{found['before']}{numbers.get(number, number)}{found['after']}"


def _moved(noted: Iterable[str], numbers: dict[int, int]) -> tuple[str, ...]:
    """Facts and what is settled, ``5.damage=true``, by the numbers that their events have now."""
    return tuple(f"{numbers[number_of(one)]}.{one.partition('.')[2]}" for one in noted if number_of(one) in numbers)
