"""What a candidate's pages show."""

from datetime import datetime

from quizzes.examinations import clock
from quizzes.examinations.addresses import place
from quizzes.exams.pages import Place, SittingPage
from quizzes.models import Candidate


def sitting_page(candidate: Candidate, now: datetime, language: str) -> SittingPage:
    """The overview of who is not done; the shape is that of a mock exam."""
    rows = candidate.answers.values_list("number", "chosen", "flagged")
    return SittingPage(
        title=candidate.examination.title,
        address=place(candidate.pk, language),
        hand_in=place(candidate.pk, language, "hand-in"),
        deadline=candidate.deadline or now,
        seconds_left=clock.left(candidate, now),
        open_book=candidate.examination.open_book,
        places=[
            Place(number, place(candidate.pk, language, number), bool(chosen), flagged)
            for number, chosen, flagged in rows
        ],
        state=place(candidate.pk, language, "state"),
    )
