"""Equivalent variants of an examination: in each the same templates and rulings, with other deals, seats and another order."""

import re
import secrets
from random import SystemRandom
from typing import Any

from quizzes.exams.asked import fields
from quizzes.exams.contested import is_contested
from quizzes.models import Examination, ExaminationQuestion
from quizzes.questions.templates import Question, sealed_question

_TRIED = 400
_SEAT_OR_SUIT = re.compile(r"\b[NESWCDH]\b")
_NUMBER = re.compile(r"\d+")

Likeness = tuple[str, str, tuple[str, ...], tuple[str, ...]]


def likeness(found: Question) -> Likeness:
    """What two questions have in common that are equally hard: form, deciding clause, key but for seats and suits, clauses.

    Of a score the number is another one too: it is reckoned in the same way.
    """
    draft = found.draft
    values = (_SEAT_OR_SUIT.sub("·", repr(value)) for value in draft.right)
    if draft.form == "score":
        values = (_NUMBER.sub("#", value) for value in values)
    clauses = sorted({str(clause) for clause in draft.ruling.clauses})
    return draft.form, draft.clause, tuple(sorted(values)), tuple(clauses)


def draw_variants(names: list[str], count: int) -> list[list[dict[str, Any]]]:
    """For each variant its questions as the fields of an ``ExaminationQuestion``, each with its item."""
    items = [_equivalent(name, count) for name in names]
    variants = [
        [{"item": item, **several[variant]} for item, several in enumerate(items, 1)] for variant in range(count)
    ]
    for one in variants:
        SystemRandom().shuffle(one)
    return variants


def _equivalent(name: str, count: int) -> list[dict[str, Any]]:
    """So many questions of a template that are alike: from the first that has enough like it, all with other seeds."""
    alike: dict[Likeness, list[dict[str, Any]]] = {}
    for _tried in range(_TRIED):
        secret = secrets.token_hex(16)
        found = sealed_question(name, secret)
        if is_contested(found.draft):
            continue
        several = alike.setdefault(likeness(found), [])
        one = fields(found, secret)
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
