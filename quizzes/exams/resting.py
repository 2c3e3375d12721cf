"""Which exams that are kept as they were asked rest on a clause: papers that were printed, examinations that are still held."""

import datetime
from collections.abc import Collection
from dataclasses import dataclass

from django.db.models import Max, Q

from quizzes.models import Examination, Paper


@dataclass(frozen=True)
class KeptExams:
    """How many, and of papers when the last one was made. Which they are is told to nobody: their questions are theirs."""

    papers: int
    last_paper: datetime.datetime | None
    examinations: int


def exams_resting_on(clause: str, templates: Collection[str]) -> KeptExams:
    """Those with a question that the clause decides, or of a template that rests on it."""
    asked = Q(questions__clause=clause) | Q(questions__template__in=templates)
    papers = Paper.objects.filter(asked).distinct()
    held = Examination.objects.filter(asked, closed=None).distinct()
    return KeptExams(papers.count(), papers.aggregate(last=Max("made"))["last"], held.count())
