"""Which question comes next: what is due, what was wrong, or what is about as hard as the student is strong."""

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import datetime
from random import Random, SystemRandom
from typing import Any, NamedTuple

from lawbook.citations import law_of
from lawbook.statements import rows
from quizzes.models import Student
from quizzes.offering.offered import offered
from quizzes.practice.modes import Mode, weights_of_level
from quizzes.practice.ratings import difficulties, difficulty, expected
from quizzes.practice.searching import like, new_to, of_clause
from quizzes.questions.chains import beginning
from quizzes.questions.recorded import known_to_decide
from quizzes.questions.templates import Question, Template, practised_as, templates

DUE_SHARE = 0.4
"""How often mixed practice asks for what is due, if anything is."""

IN_A_LESSON = 5
"""Questions of a topic that a lesson of the course asks."""

_LATELY = 20
_WANTED_CHANCE = 0.75


def next_question(student: Student | None, mode: Mode, now: datetime, chance: Random | None = None) -> Question | None:
    """A question with a fresh deal; ``None`` if nothing is due, no mistake is left, or all of the mode is withdrawn."""
    chance, asked = chance or SystemRandom(), offered()
    if mode.kind in ("due", "review"):
        return _again(
            student, [one for one in due(student, now, asked) if mode.takes(templates()[practised_as(one.template)])]
        )
    if mode.kind == "mistakes":
        return _again(student, mistakes(student, asked))
    if mode.kind == "mixed" and chance.random() < DUE_SHARE and (waiting := due(student, now, asked)):
        return _again(student, waiting)
    candidates = [one for one in asked.values() if mode.takes(one)]
    if mode.kind == "lesson":
        candidates = _of_lesson(student, str(mode), candidates)
    if mode.kind == "level" and candidates:
        candidates = _of_a_topic(candidates, weights_of_level(mode.about), chance)
    if not candidates:
        return None
    template = weighted(student, beginning(candidates), chance)
    clause = mode.clause or _of_law(template, mode, chance)
    return like(template, clause, asked.values(), student) if clause else new_to(template, student)


def _of_law(template: Template, mode: Mode, chance: Random) -> str:
    """Who practises a Law is asked of its own clauses, each of those that a template is known to ask as often as another."""
    own = (
        [one for one in known_to_decide(template.name) if str(law_of(one)) == mode.about] if mode.kind == "law" else ()
    )
    return chance.choice(own) if own else ""


def _of_lesson(student: Student | None, mode: str, candidates: list[Template]) -> list[Template]:
    """Those that the lesson has asked least often; none once its questions are answered."""
    if student is None:
        return candidates
    asked = Counter(student.attempts.filter(mode=mode).values_list("template", flat=True))
    if asked.total() >= IN_A_LESSON:
        return []
    least = min((asked[one.name] for one in candidates), default=0)
    return [one for one in candidates if asked[one.name] == least]


def _of_a_topic(candidates: list[Template], weights: Mapping[str, int], chance: Random) -> list[Template]:
    """Those of one topic, drawn by its weight."""
    topics = sorted({one.topic.name for one in candidates})
    topic = chance.choices(topics, [weights[one] for one in topics])[0]
    return [one for one in candidates if one.topic.name == topic]


class Waiting(NamedTuple):
    """What is to be asked again: a template, and the clause that decides."""

    template: str
    clause: str


def due(student: Student | None, now: datetime, asked: Collection[str]) -> list[Waiting]:
    """What is due of the templates that are asked, the longest overdue first."""
    return _waiting("due <= %s", student, now, asked)


def mistakes(student: Student | None, asked: Collection[str]) -> list[Waiting]:
    """What was wrong the last time, of the templates that are asked, the oldest first."""
    return _waiting("last_right = %s", student, False, asked)  # noqa: FBT003 (a value of a column)


def _waiting(condition: str, student: Student | None, value: Any, asked: Collection[str]) -> list[Waiting]:
    """Those whose template, or the one into which it went, there is still, and is not withdrawn."""
    if student is None:
        return []
    found = rows(f"{_REMEMBERED} {condition} ORDER BY due, id", student.pk, value)
    return [Waiting(template, clause) for template, clause in found if practised_as(template) in asked]


_REMEMBERED = "SELECT template, clause FROM quizzes_memory WHERE student_id = %s AND"


def _again(student: Student | None, memories: list[Waiting]) -> Question | None:
    """Another question of the same template that, as far as can be found, the same clause decides."""
    if not memories:
        return None
    return of_clause(templates()[practised_as(memories[0].template)], memories[0].clause, student)


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
    return [template for (template,) in rows(_LAST, student.pk, _LATELY)]


_LAST = "SELECT template FROM quizzes_attempt WHERE student_id = %s ORDER BY answered DESC, id DESC LIMIT %s"
