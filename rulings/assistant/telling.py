"""A situation that is being told: the next question, or the ruling, with all that was told and can be told otherwise."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from bridge.problems import ImpossibleCase, Problem
from lawbook.watching import metrics
from rulings.assistant.asking import Asked, asked
from rulings.assistant.calculators import SCORES
from rulings.assistant.fact_form import example_of
from rulings.assistant.taken import Taken, possible, taken_facts
from rulings.assistant.told import NOT_KNOWN, Told
from rulings.assistant.two_questions import asked_first
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.presenting import present_ruled
from rulings.situations.values_as_text import as_text
from rulings.wording.problems_said import say_problem
from rulings.wording.speech import kind_title, question, value_name

DISPUTED = "disputed-facts"
_UNREAD = ("not-understood", "not-a-number", "not-a-figure")


@dataclass(frozen=True)
class ToldFact:
    """A fact as one asks for it, what was told, and where it can be changed."""

    question: str
    value: str
    change: str


@dataclass(frozen=True)
class Trouble:
    """What cannot be, in words, and the fact that it is about, if it is one."""

    text: str
    question: str


@dataclass(frozen=True)
class Telling:
    """What the page shows: the question or the ruling (``ruled``: as the engine gives it), or what is wrong with what was told.

    ``taken`` is what the tile takes as usual, ``assumed`` what the Laws do; ``disputed`` is where one goes on if the players
    do not agree.
    """

    title: str
    told: list[ToldFact]
    asked: Asked | None = None
    ruling: dict[str, Any] | None = None
    taken: tuple[Taken, ...] = ()
    assumed: tuple[ToldFact, ...] = ()
    troubles: tuple[Trouble, ...] = ()
    disputed: str = ""
    ruled: Ruling | None = None


def telling(told: Told, language: str) -> Telling:
    """Where the telling stands, in the active language."""
    title = kind_title(told.kind)
    told = possible(told)
    try:
        facts = told.read()
    except ImpossibleCase as impossible:
        troubles = _troubles(told.kind, impossible.problems)
        own = asked(told, told.asking, language) if told.asking else None
        return Telling(title, _told(told, None, language), own, troubles=troubles)
    known = _told(told, facts, language)
    if told.asking:
        return Telling(title, known, asked(told, told.asking, language))
    ruling = rule(facts)
    if ruling.split and ruling.split.fact not in told.unknown:
        return Telling(title, known, asked_first(told, ruling.split, language))
    metrics.ruled(told.kind)
    shown = present_ruled(facts, ruling, language)
    assumed = tuple(
        ToldFact(one["question"], one["label"], told.asked_for(one["fact"]).address(language))
        for one in shown["assumed"]
    )
    taken = tuple(taken_facts(told, facts, ruling, language))
    return Telling(title, known, None, shown, taken, assumed, disputed=_disputed(told, language), ruled=ruling)


def _disputed(told: Told, language: str) -> str:
    """Where disputed facts are ruled on (85); a sum has none."""
    at_the_table = told.kind not in (*SCORES, DISPUTED)
    return Told(DISPUTED, {"facts_agreed": "false"}).address(language) if at_the_table else ""


def _told(told: Told, facts: Facts | None, language: str) -> list[ToldFact]:
    """What was told, in its order; what was typed as it stands where it cannot be read. Not what is only taken as usual."""
    return [
        ToldFact(question(name), _label(told.kind, name, text, facts), told.asked_for(name).address(language))
        for name, text in told.facts.items()
        if name not in told.taken
    ]


def _label(kind: str, name: str, text: str, facts: Facts | None) -> str:
    if text == NOT_KNOWN:
        return _("not known")
    if facts:
        return value_name(name, facts.known[name])
    candidates = kind_named(kind).facts.fields[name].candidates
    return next((value_name(name, value) for value in candidates if as_text(value) == text), text)


def _troubles(kind: str, problems: Sequence[Problem]) -> tuple[Trouble, ...]:
    """What cannot be, each once. That values are too few goes without saying where one of them cannot be read."""
    unread = {_fact(one) for one in problems if one.key in _UNREAD}
    told = [one for one in problems if one.key != "too-few" or _fact(one) not in unread]
    return tuple(dict.fromkeys(_trouble(kind, one) for one in told))


def _trouble(kind: str, problem: Problem) -> Trouble:
    """In words, with an example of what can be read."""
    name, text = _fact(problem), say_problem(problem)
    if not name:
        return Trouble(text, "")
    declared = kind_named(kind).facts.fields.get(name)
    if problem.key in _UNREAD and declared and (example := example_of(declared)):
        text = f"{text} {_('For example: %(example)s') % {'example': example}}"
    return Trouble(text, question(name))


def _fact(problem: Problem) -> str:
    """The name of the fact that it is about; empty if it is about none."""
    return problem.place.removeprefix("facts.").partition(".")[0] if problem.place.startswith("facts.") else ""
