"""A fresh question, and one that a certain clause decides: looked for among chance seeds, and remembered once found.

Rather one that is ready and that the student has not met: it costs nothing to make.
"""

import secrets
from collections import deque
from collections.abc import Iterable
from random import SystemRandom
from time import monotonic

from lawbook.citations import with_ancestors
from lawbook.statements import rows
from quizzes.models import Student
from quizzes.practice.ready import seeds_ready
from quizzes.questions.templates import SEEDS, Question, Template, question

_SEEDS_TRIED = 300
_LONGEST_SEARCH, _LONGEST_ELSEWHERE = 0.6, 0.2
"""Seconds."""
_MOST_ELSEWHERE = 4
_MOST_REMEMBERED = 30

_met: dict[tuple[str, int, str], deque[int]] = {}
"""Seeds by template, its version and the clause that decides: what this process has met, for clauses that decide seldom."""


def fresh(template: Template) -> Question:
    """A question of the template, with a seed that nobody chose."""
    return question(template.name, secrets.randbelow(SEEDS))


def new_to(template: Template, student: Student | None) -> Question:
    """A question of the template that the student has not answered."""
    return _ready_for(template, student) or fresh(template)


def of_clause(template: Template, clause: str, student: Student | None = None) -> Question:
    """A question of the template that the clause decides, unless none is found in reasonable time."""
    return _found(template, clause, student) or fresh(template)


def like(template: Template, clause: str, others: Iterable[Template], student: Student | None = None) -> Question:
    """The same, where the clause counts more than the template: of another one that is about the clause, if need be."""
    if found := _found(template, clause, student):
        return found
    levels = with_ancestors(clause)
    about = [one for one in others if one is not template and one.is_about(clause)]
    SystemRandom().shuffle(about)
    about.sort(key=lambda one: _distance(one, levels))
    for other in about[:_MOST_ELSEWHERE]:
        if found := _looked_for(other, clause, _LONGEST_ELSEWHERE) or _met_before(other, clause):
            return found
    return fresh(template)


def _distance(template: Template, levels: list[str]) -> tuple[int, int]:
    """Templates about this clause alone are nearer than those about its Law, and these than those about all Laws."""
    return next(place for place, one in enumerate(levels) if one in template.clauses), len(template.clauses)


def _found(template: Template, clause: str, student: Student | None) -> Question | None:
    is_ready = _ready_for(template, student, clause)
    return is_ready or _looked_for(template, clause, _LONGEST_SEARCH) or _met_before(template, clause)


def _ready_for(template: Template, student: Student | None, clause: str = "") -> Question | None:
    """One that is ready, by chance, but none that the student has answered."""
    seeds = seeds_ready(template, clause)
    if seeds and student is not None:
        met = {seed for (seed,) in rows(_MET, student.pk, template.name)}
        seeds = [seed for seed in seeds if seed not in met]
    return question(template.name, secrets.choice(seeds)) if seeds else None


_MET = "SELECT seed FROM quizzes_attempt WHERE student_id = %s AND template = %s"


def _looked_for(template: Template, clause: str, seconds: float) -> Question | None:
    until = monotonic() + seconds
    for _time in range(_SEEDS_TRIED):
        found = fresh(template)
        _remember(found)
        if found.draft.clause == clause:
            return found
        if monotonic() > until:
            break
    return None


def _remember(found: Question) -> None:
    if found.seed is not None:
        key = (found.template.name, found.template.version, found.draft.clause)
        _met.setdefault(key, deque(maxlen=_MOST_REMEMBERED)).append(found.seed)


def _met_before(template: Template, clause: str) -> Question | None:
    seeds = _met.get((template.name, template.version, clause))
    return question(template.name, SystemRandom().choice(seeds)) if seeds else None
