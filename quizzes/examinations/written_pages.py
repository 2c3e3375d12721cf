"""What the pages show of a written answer: the case, what was written, what the rubric expects."""

from dataclasses import dataclass
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from quizzes.examinations.rubrics import MOST_POINTS, PARTS
from quizzes.exams import asked
from quizzes.models import CandidateAnswer, ExaminationQuestion
from quizzes.questions.tables import QuestionTable
from rulings.citing import cited

TITLES: dict[str, str | Promise] = {
    "ruling": _("What is ruled"),
    "clause": _("The clauses; the one that decides first"),
    "options": _("The choices, and what the players are told"),
}


@dataclass(frozen=True)
class Expected:
    """A part of the rubric: its points and the lines that the engine's ruling has for it."""

    part: str
    title: str
    points: int
    lines: list[str]
    given: int | str = ""

    @property
    def choices(self) -> range:
        """The points that can be given."""
        return range(self.points + 1)


@dataclass(frozen=True)
class Shown:
    """A case with what was written about it, without who wrote it."""

    question: dict[str, Any]
    table: QuestionTable
    written: str
    expected: list[Expected]
    clause: dict[str, str]
    most: int = MOST_POINTS


def expected(row: ExaminationQuestion, language: str, given: dict[str, int] | None = None) -> list[Expected]:
    """The rubric of a question in a language, with points that were given; none of a question with options."""
    if not row.rubric:
        return []
    points, lines = row.parts["points"], row.parts[language]
    return [
        Expected(part, str(TITLES[part]), points[part], lines[part], (given or {}).get(part, ""))
        for part in PARTS
        if part in points
    ]


def shown(row: CandidateAnswer, language: str, given: dict[str, int] | None = None) -> Shown:
    """An answer beside its rubric."""
    question = row.question
    return Shown(
        asked.question_in(question, language),
        asked.table_in(question),
        row.written,
        expected(question, language, given),
        cited(question.clause, language),
    )
