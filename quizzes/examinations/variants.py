"""Equivalent variants of an examination: in each the same templates and rulings, with other deals, seats and another order."""

import re
import secrets
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from random import SystemRandom
from typing import Any

from quizzes.examinations.rubrics import can_be_written, written_fields
from quizzes.models import Examination, ExaminationQuestion
from quizzes.offering.as_asked import fields
from quizzes.offering.contested import is_contested
from quizzes.questions.templates import Question, Template, sealed_question

_TRIED = 400
_TRIED_TO_WRITE = 20
_SEAT_OR_SUIT = re.compile(r"\b[NESWCDH]\b")
_NUMBER = re.compile(r"\d+")

Likeness = tuple[str, str, tuple[str, ...], tuple[str, ...]]


def likeness(found: Question, *, whole: bool = False) -> Likeness:
    """What two questions have in common that are equally hard: form, deciding clause, key but for seats and suits, clauses.

    Of a score the number is another one too: it is reckoned in the same way. ``whole``: everything that is ruled is the same,
    for who is to write it.
    """
    draft = found.draft
    values = (_SEAT_OR_SUIT.sub("·", repr(value)) for value in draft.right)
    if draft.form == "score":
        values = (_NUMBER.sub("#", value) for value in values)
    clauses = sorted({str(clause) for clause in draft.ruling.clauses})
    if whole:
        values = (f"{one.part} {one.key}" for one in draft.ruling.concluded)
    return draft.form, draft.clause, tuple(sorted(values)), tuple(clauses)


@dataclass(frozen=True)
class Written:
    """How many rulings are to be written, about cases of which templates: the first that can be had, each topic in its turn."""

    count: int
    templates: Sequence[Template]


def draw_variants(names: list[str], count: int, written: Written | None = None) -> list[list[dict[str, Any]]]:
    """For each variant its questions as the fields of an ``ExaminationQuestion``, each with its item."""
    items = [_equivalent(name, count) for name in names]
    items += _written(written, count) if written else []
    variants = [
        [{"item": item, **several[variant]} for item, several in enumerate(items, 1)] for variant in range(count)
    ]
    for one in variants:
        SystemRandom().shuffle(one)
    return variants


def _written(wanted: Written, count: int) -> list[list[dict[str, Any]]]:
    """So many cases of different templates; ``NotEquivalent`` if there are not enough."""
    found: list[list[dict[str, Any]]] = []
    for one in _by_turns(wanted.templates):
        if len(found) == wanted.count:
            break
        try:
            found.append(_equivalent(one.name, count, written=True))
        except NotEquivalent:
            continue
    if len(found) < wanted.count:
        raise NotEquivalent("written")
    return found


def _by_turns(every: Sequence[Template]) -> list[Template]:
    """Any order, but a topic comes again only when each other has come."""
    shuffled = SystemRandom().sample(every, len(every))
    turn: Counter[str] = Counter()
    turns = []
    for one in shuffled:
        turns.append((turn[one.topic.name], one))
        turn[one.topic.name] += 1
    return [one for _turn, one in sorted(turns, key=lambda pair: pair[0])]


def _equivalent(name: str, count: int, *, written: bool = False) -> list[dict[str, Any]]:
    """So many questions of a template that are alike: from the first that has enough like it, all with other seeds."""
    alike: dict[Likeness, list[dict[str, Any]]] = {}
    for tried in range(_TRIED):
        secret = secrets.token_hex(16)
        found = sealed_question(name, secret)
        if written and not can_be_written(found):
            if tried >= _TRIED_TO_WRITE and not alike:
                break
            continue
        if is_contested(found.draft):
            continue
        several = alike.setdefault(likeness(found, whole=written), [])
        one = written_fields(found, secret) if written else fields(found, secret)
        if all(one["asked"] != other["asked"] for other in several):
            several.append(one)
        if len(several) == count:
            return several
    raise NotEquivalent(name)


class NotEquivalent(RuntimeError):
    """A template that does not make so many questions that are alike."""


def rows(examination: Examination, variants: list[list[dict[str, Any]]]) -> list[ExaminationQuestion]:
    """The questions of all variants, to be kept."""
    return [
        ExaminationQuestion(examination=examination, variant=variant, number=number, **one)
        for variant, questions in enumerate(variants, start=1)
        for number, one in enumerate(questions, start=1)
    ]
