"""Tables as a person writes them in a file: an auction in one line, a play as ``W S5``, a whole trick as ``E SQ S6 S3 SA``.

======================================  =================================================
``E 1H``, ``E 1H P P X``                a call; calls clockwise from the first caller
``W P simultaneous``, ``W 2H changes``   at the same moment as the call before it; in place of his last call
``E SQ``, ``E SQ S6 S3 SA``             a card; the cards of a trick clockwise from the leader
``W S5 down``                           the same face down
``W omits``                              plays no card to the trick at his turn (67)
``W exposes D2``, ``W exposes D2 C6 deliberate``   cards that were seen, and how
``N choose require-penalty-suit suit=S``           an option, with its values; several suits as ``suits=S,H``
``N designates low spade``, ``N explains 3: strong``   dummy's card in declarer's words; what was said of event 3
``N designates spade six changes``      in place of the card that he named last
``S count S=14 N=12``, ``S count N=12 card=H4 found=elsewhere``   hands that did not have thirteen cards
``W take_from another-board``, ``N deal_fault not-shuffled``  what else is noticed: the verb and its word
``W correct 4: weak``, ``N misled_by explanation 4``  an explanation is corrected; it misled him
``N attention``, ``N claims 5``, ``N concedes 2``  attention drawn, a claim, a concession
``N claims 5: drawing trumps``          a claim or a concession with the words that went with it
======================================  =================================================
"""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any, get_args

from bridge.problems import ImpossibleCase, Problem
from bridge.seats import Seat
from rulings.table.events import Exposure
from rulings.table.reading_events import REPORTS

Event = dict[str, Any]

_CALL = re.compile(r"P|XX?|(?:[1-9]|1[0-3])(?:C|D|H|S|NT)")
_CARD = re.compile(r"[SHDC][2-9TJQKA]")
_SHOWN = 40


def events_of(line: str) -> list[Event]:
    """The events that a line stands for. ``ImpossibleCase`` if it cannot be read."""
    by, *words = line.split()
    if by not in Seat.__members__ or not words:
        raise _unreadable(line)
    if _CALL.fullmatch(words[0]):
        return list(_calls(line, Seat(by), words))
    if _CARD.fullmatch(words[0]):
        return list(_cards(line, Seat(by), words))
    verb = _VERBS.get(words[0])
    if verb is None:
        raise _unreadable(line)
    return [{"by": by, **verb(words[1:])}]


def _calls(line: str, first: Seat, words: list[str]) -> Iterator[Event]:
    how = words[-1] if words[-1] in ("simultaneous", "changes") else None
    for turns, call in enumerate(words[:-1] if how else words):
        if not _CALL.fullmatch(call):
            raise _unreadable(line)
        yield {"by": first.after(turns), "call": call} | ({how: True} if how else {})


def _cards(line: str, leader: Seat, words: list[str]) -> Iterator[Event]:
    faced = words[-1] != "down"
    for turns, card in enumerate(words if faced else words[:-1]):
        if not _CARD.fullmatch(card):
            raise _unreadable(line)
        yield {"by": leader.after(turns), "play": card} | ({} if faced else {"faced": False})


def _exposes(words: list[str]) -> Event:
    how = words[-1] if words and words[-1] in get_args(Exposure) else None
    return {"expose": words[:-1] if how else words} | ({"how": how} if how else {})


def _designates(words: list[str]) -> Event:
    changes = len(words) > 1 and words[-1] == "changes"
    return {"designate": " ".join(words[:-1] if changes else words)} | ({"changes": True} if changes else {})


def _chooses(words: list[str]) -> Event:
    return {"choose": words[0] if words else None, "values": dict(map(_value, words[1:]))}


def _value(word: str) -> tuple[str, Any]:
    name, _, value = word.partition("=")
    return name, value.split(",") if name == "suits" else value


def _number(words: Iterable[str]) -> int | str:
    word = next(iter(words), "")
    return int(word) if word.isdecimal() and word.isascii() else word


def _explains(words: list[str]) -> Event:
    return _about("explain", words)


def _about(verb: str, words: list[str]) -> Event:
    about, _, text = " ".join(words).partition(":")
    return {verb: text.strip(), "about": _number([about])}


def _tricks(verb: str, words: list[str]) -> Event:
    tricks, _, statement = " ".join(words).partition(":")
    return {verb: _number([tricks.strip()])} | ({"statement": statement.strip()} if statement.strip() else {})


def _count(words: list[str]) -> Event:
    told = dict(word.partition("=")[::2] for word in words)
    counts = {seat: _number([told[seat]]) for seat in told if seat in Seat.__members__}
    return {"count": counts} | {name: told[name] for name in told if name not in counts}


def _reports(verb: str) -> Callable[[list[str]], Event]:
    return lambda words: {verb: words[0] if words else None} | ({"about": _number(words[1:])} if words[1:] else {})


_VERBS: dict[str, Callable[[list[str]], Event]] = {
    "omits": lambda words: {"omit": True},
    "exposes": _exposes,
    "choose": _chooses,
    "designates": _designates,
    "explains": _explains,
    "attention": lambda words: {"attention": True},
    "claims": lambda words: _tricks("claim", words),
    "concedes": lambda words: _tricks("concede", words),
    "count": _count,
    "correct": lambda words: _about("correct", words),
    **{verb: _reports(verb) for verb in REPORTS if verb != "correct"},
}


def _unreadable(line: str) -> ImpossibleCase:
    return ImpossibleCase([Problem("events", "not-understood", {"value": line[:_SHOWN]})])
