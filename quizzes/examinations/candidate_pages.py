"""What a candidate's pages show."""

from datetime import datetime

from django.db.models import Q

from quizzes.examinations import clock
from quizzes.examinations.addresses import place
from quizzes.exams.pages import Place, SittingPage
from quizzes.models import Candidate


def sitting_page(candidate: Candidate, now: datetime, language: str) -> SittingPage:
    """The overview of who is not done; the shape is that of a mock exam."""
    is_answered = ~Q(chosen="") | ~Q(written="")
    rows = candidate.answers.annotate(is_answered=is_answered).values_list("number", "is_answered", "flagged")
    return SittingPage(
        title=candidate.examination.title,
        address=place(candidate.pk, language),
        hand_in=place(candidate.pk, language, "hand-in"),
        deadline=candidate.deadline or now,
        seconds_left=clock.left(candidate, now),
        open_book=candidate.examination.open_book,
        places=[
            Place(number, place(candidate.pk, language, number), is_answered, flagged)
            for number, is_answered, flagged in rows
        ],
        state=place(candidate.pk, language, "state"),
    )
