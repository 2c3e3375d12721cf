"""The form in which the organisation says what the Laws leave to it."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils import timezone
from django.utils.translation import gettext as _

from bridge.problems import ImpossibleCase
from lawbook.text_input import whole_number
from rulings.citing import cited
from rulings.engine.regulations import Regulations, left_by, read_regulations, values_of
from rulings.regulations import settled_fact
from rulings.situations.values_as_text import as_text
from rulings.wording.choices import Choice, choices
from rulings.wording.problems_said import say_problem
from rulings.wording.speech import question, value_name


@dataclass(frozen=True)
class Field:
    """A regulation in the form: its question, the clauses that leave it open, its values or the figure that is typed."""

    name: str
    question: str
    clauses: list[dict[str, str]]
    choices: list[Choice]
    typed: str
    usual: str
    problem: str


@dataclass(frozen=True)
class Shown:
    """A regulation as it was published, in words; ``usual``: as the text has it."""

    question: str
    value: str
    clauses: list[dict[str, str]]
    usual: bool


def fields(told: Mapping[str, str], problems: Mapping[str, str], language: str) -> list[Field]:
    """Every regulation with what was typed, in the language in force."""
    return [_field(name, told.get(name, ""), problems.get(name, ""), language) for name in Regulations.model_fields]


def _field(name: str, typed: str, problem: str, language: str) -> Field:
    fact, default = settled_fact(name), Regulations.model_fields[name].default
    values = values_of(name)
    offered = choices(fact, values, typed or as_text(values[0])) if values else []
    usual = "" if default is None else value_name(fact, default)
    return Field(name, question(fact), [cited(one, language) for one in left_by(name)], offered, typed, usual, problem)


def values_told(told: Mapping[str, str]) -> dict[str, Any]:
    """What was typed, as the engine reads it; what is left empty is as the text has it."""
    given = {name: told.get(name, "").strip() for name in Regulations.model_fields}
    return {name: _value(name, text) for name, text in given.items() if text}


def _value(name: str, text: str) -> Any:
    if Regulations.model_fields[name].annotation is bool:
        return {"true": True, "false": False}.get(text, text)
    number = whole_number(text, -1)
    return number if Regulations.model_fields[name].annotation is int and number >= 0 else text


def problems_of(values: Mapping[str, Any]) -> dict[str, str]:
    """What cannot be, in words, by the name of the regulation."""
    try:
        read_regulations(values)
    except ImpossibleCase as impossible:
        return {one.place.rpartition(".")[2]: say_problem(one) for one in impossible.problems}
    return {}


def day_told(text: str) -> tuple[datetime.date | None, str]:
    """The day from which they hold, or what is wrong with it."""
    try:
        day = datetime.date.fromisoformat(text.strip())
    except ValueError:
        return None, _("A day is needed, as 2027-08-01.")
    if day < timezone.localdate():
        return None, _("That day is over: rulings were given by the regulations of then.")
    return day, ""


def texts_of(values: Mapping[str, Any]) -> dict[str, str]:
    """Published values as the form holds them."""
    read = read_regulations(values)
    return {name: as_text(getattr(read, name)) for name in values if getattr(read, name) is not None}


def shown(values: Mapping[str, Any], language: str) -> list[Shown]:
    """Every regulation with its value in words."""
    read = read_regulations(values)
    found = []
    for name, declared in Regulations.model_fields.items():
        value, fact = getattr(read, name), settled_fact(name)
        words = _("not regulated") if value is None else value_name(fact, value)
        clauses = [cited(one, language) for one in left_by(name)]
        found.append(Shown(question(fact), words, clauses, value == declared.default))
    return found
