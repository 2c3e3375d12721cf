"""What happened at a table in words, line by line, each to be taken back; and what is left to be looked at."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bridge.problems import ImpossibleCase
from rulings.assistant.happening_words import event_in_words
from rulings.assistant.settling import texts_of
from rulings.assistant.table_changing import taken_back
from rulings.assistant.table_followed import Followed
from rulings.assistant.table_questions import Presented, ToldFact, told_facts
from rulings.assistant.table_told import Line, TableTold
from rulings.assistant.told import Told
from rulings.presenting_tables import roles_of
from rulings.seating import seated_conclusion
from rulings.table.account import Account, Ruled
from rulings.table.events import Chose
from rulings.table.following import follow
from rulings.table.reading_events import read_events
from rulings.wording.speech import say


@dataclass(frozen=True)
class Happened:
    """What was told at once, in words, with what was added to it; ``number`` of its first event, where it is taken back."""

    number: int
    said: str
    facts: list[ToldFact]
    take_back: str


@dataclass(frozen=True)
class LeftOpen:
    """Something to look at later: its sentence, where it is worked out, and where it is settled or opened again."""

    said: str
    title: str
    address: str
    settle: str
    is_settled: bool


def history(whole: TableTold, shown: Followed, language: str) -> list[Happened]:
    """Everything that was told, in order; what cannot have happened as it was typed."""
    return [_happened(whole, shown, at, line, language) for at, line in enumerate(whole.lines)]


def _happened(whole: TableTold, shown: Followed, at: int, line: Line, language: str) -> Happened:
    numbers = range(line.first, line.first + len(line.events))
    inside = bool(numbers) and numbers[-1] <= len(shown.read.events) and at < len(shown.told.events)
    said = "; ".join(_said(shown, number) for number in numbers) if inside else _as_written(line)
    facts = told_facts(shown, numbers, language) if inside else []
    return Happened(line.first, said, facts, taken_back(whole, at).address(language))


def _as_written(line: Line) -> str:
    """What cannot have happened, in words where it can be read at all; what is about another event as it was typed."""
    try:
        events = read_events(line.events)
    except ImpossibleCase:
        return line.text
    return "; ".join(event_in_words(events, number) for number in range(1, len(events) + 1)) or line.text


def _said(shown: Followed, number: int) -> str:
    return event_in_words(shown.read.events, number, _chosen(shown, number))


def _chosen(shown: Followed, number: int) -> str:
    """The option that was chosen, as it was offered to him: by what is ruled now, else by what was before he chose."""
    event = shown.read.events[number - 1]
    if not isinstance(event, Chose):
        return ""
    return _offered(event, number, shown.account.rulings) or _offered(event, number, _before(shown, number).rulings)


def _before(shown: Followed, number: int) -> Account:
    return follow(shown.read.start, shown.read.events[: number - 1], shown.read.told)


def _offered(event: Chose, number: int, rulings: Sequence[Ruled]) -> str:
    for ruled in reversed(rulings):
        option = ruled.option(event.option, event.values)
        if option and ruled.event <= number:
            return say(seated_conclusion(option, roles_of(ruled)))
    return ""


def left_open(shown: Followed, presented: Presented, language: str) -> list[LeftOpen]:
    """What the rulings leave to be ruled on later, each once, until somebody has settled it.

    A reminder that leads nowhere is a rule of the play that goes on, which the table keeps by itself.
    """
    found: dict[str, LeftOpen] = {}
    for ruled in shown.rulings:
        for one in _to_look_at(presented[id(ruled)]) if id(ruled) in presented else ():
            place = f"{ruled.event}.{one['key']}"
            found.setdefault(one["text"], _left(shown, place, one, language))
    return sorted(found.values(), key=lambda one: one.is_settled)


def _to_look_at(ruling: Mapping[str, Any]) -> list[dict[str, Any]]:
    return [one for part in ("reminders", "effects", "judgements") for one in ruling[part] if "follow_up" in one]


def _left(shown: Followed, place: str, reminder: dict[str, Any], language: str) -> LeftOpen:
    further = reminder["follow_up"]
    address = Told(further["kind"], texts_of(further["facts"])).address(language)
    settle = shown.told.settled(place).address(language)
    return LeftOpen(reminder["text"], further["title"], address, settle, place in shown.told.done)
