"""A situation that is being told: the next question, or the ruling, with all that was told and can be told otherwise."""

from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from bridge.problems import ImpossibleCase, Problem
from rulings.assistant.asking import Asked, asked
from rulings.assistant.told import NOT_KNOWN, Told
from rulings.engine.facts import Facts
from rulings.engine.rulings import rule
from rulings.presenting import rule_and_present
from rulings.wording.speech import kind_title, question, say_problem, value_name


@dataclass(frozen=True)
class ToldFact:
    """A fact as one asks for it, and what was told; where it can be changed, and where it is left out again."""

    name: str
    question: str
    value: str
    change: str
    without: str


@dataclass(frozen=True)
class Trouble:
    """What cannot be, in words, and the fact that it is about, if it is one."""

    text: str
    question: str


@dataclass(frozen=True)
class Telling:
    """What the page shows: the question or the ruling, or what is wrong with what was told."""

    title: str
    told: list[ToldFact]
    asked: Asked | None = None
    ruling: dict[str, Any] | None = None
    assumed: tuple[ToldFact, ...] = ()
    troubles: tuple[Trouble, ...] = ()


def telling(told: Told, language: str) -> Telling:
    """Where the telling stands, in the active language."""
    title = kind_title(told.kind)
    try:
        facts = told.read()
    except ImpossibleCase as impossible:
        troubles = tuple(_trouble(problem) for problem in impossible.problems)
        own = asked(told, told.asking, language) if told.asking else None
        return Telling(title, _told(told, None, language), own, troubles=troubles)
    known = _told(told, facts, language)
    wanted = told.asking or _wanted(told, facts)
    if wanted:
        return Telling(title, known, asked(told, wanted, language))
    ruling = rule_and_present(facts, language)
    assumed = tuple(
        ToldFact(one["fact"], one["question"], one["label"], told.asked_for(one["fact"]).address(language), "")
        for one in ruling["assumed"]
    )
    return Telling(title, known, None, ruling, assumed)


def _wanted(told: Told, facts: Facts) -> str:
    """The fact that the ruling waits for; none if it does not wait, or if nobody knows it."""
    split = rule(facts).split
    return split.fact if split and split.fact not in told.unknown else ""


def _told(told: Told, facts: Facts | None, language: str) -> list[ToldFact]:
    """What was told, in its order; as it was typed where it could not be read."""
    return [
        ToldFact(
            name,
            question(name),
            _label(name, text, facts),
            told.asked_for(name).address(language),
            told.without(name).address(language),
        )
        for name, text in told.facts.items()
    ]


def _label(name: str, text: str, facts: Facts | None) -> str:
    if text == NOT_KNOWN:
        return _("not known")
    return text if facts is None else value_name(name, facts.known[name])


def _trouble(problem: Problem) -> Trouble:
    name = problem.place.removeprefix("facts.").partition(".")[0]
    return Trouble(say_problem(problem), question(name) if problem.place.startswith("facts.") else "")
