"""Which question comes next: what is due, what was wrong, or what is about as hard as the student is strong."""

import secrets
from collections.abc import Iterable
from datetime import datetime
from random import Random, SystemRandom
from time import monotonic

from quizzes.models import Memory, Student
from quizzes.practice.modes import Mode
from quizzes.practice.ratings import difficulties, difficulty, expected
from quizzes.questions.templates import SEEDS, Question, Template, question, templates

DUE_SHARE = 0.4
"""How often mixed practice asks for what is due, if anything is."""

_LATELY = 20
_SEEDS_TRIED = 300
_LONGEST_SEARCH = 0.6
"""Seconds."""
_WANTED_CHANCE = 0.75


def next_question(student: Student | None, mode: Mode, now: datetime, chance: Random | None = None) -> Question | None:
    """A question with a fresh deal; ``None`` if nothing is due, or no mistake is left."""
    chance = chance or SystemRandom()
    if mode.kind == "due":
        return _again(due(student, now))
    if mode.kind == "mistakes":
        return _again(mistakes(student))
    if mode.kind == "mixed" and chance.random() < DUE_SHARE and (waiting := due(student, now)):
        return _again(waiting)
    template = weighted(student, [one for one in templates().values() if mode.takes(one)], chance)
    return of_clause(template, mode.clause) if mode.clause else fresh(template)


def due(student: Student | None, now: datetime) -> list[Memory]:
    """What is due, the longest overdue first."""
    if student is None:
        return []
    return _of_today(Memory.objects.filter(student=student, due__lte=now).order_by("due", "pk"))


def mistakes(student: Student | None) -> list[Memory]:
    """What was wrong the last time it was asked, the oldest first."""
    if student is None:
        return []
    return _of_today(Memory.objects.filter(student=student, last_right=False).order_by("due", "pk"))


def _of_today(memories: Iterable[Memory]) -> list[Memory]:
    """Those whose template there is still."""
    return [memory for memory in memories if memory.template in templates()]


def _again(memories: list[Memory]) -> Question | None:
    """Another question of the same template that, as far as can be found, the same clause decides."""
    if not memories:
        return None
    return of_clause(templates()[memories[0].template], memories[0].clause)


def of_clause(template: Template, clause: str) -> Question:
    """A question that the clause decides, unless none is found in reasonable time."""
    until = monotonic() + _LONGEST_SEARCH
    for _ in range(_SEEDS_TRIED):
        found = fresh(template)
        if found.draft.clause == clause or monotonic() > until:
            break
    return found


def fresh(template: Template) -> Question:
    """A question of the template, with a seed that nobody chose."""
    return question(template.name, secrets.randbelow(SEEDS))


def weighted(student: Student | None, candidates: list[Template], chance: Random) -> Template:
    """Rather a template of which three of four answers are likely to be right, and none of the last ones."""
    lately = _lately(student)
    choice = _longest_ago(candidates, lately)
    if student is None:
        return chance.choice(choice)
    ratings = difficulties()
    weights = [_weight(student.rating, difficulty(ratings, one.name)) for one in choice]
    return chance.choices(choice, weights)[0]


def _weight(strength: float, hardness: float) -> float:
    return 1 / (0.1 + abs(expected(strength, hardness) - _WANTED_CHANCE))


def _longest_ago(candidates: list[Template], lately: list[str]) -> list[Template]:
    """Those that were not asked lately; of few, those that were asked longest ago."""
    for asked in range(len(lately), 0, -1):
        if rest := [one for one in candidates if one.name not in lately[:asked]]:
            return rest
    return candidates


def _lately(student: Student | None) -> list[str]:
    """The templates of the last answers, the last one first."""
    if student is None:
        return []
    return list(student.attempts.order_by("-answered", "-pk").values_list("template", flat=True)[:_LATELY])
