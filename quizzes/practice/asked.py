"""What a request says of a question: what was answered, with which ticket."""

from dataclasses import dataclass

from quizzes.models import Student
from quizzes.practice.telling import telling_of
from quizzes.questions.templates import Question

Answered = tuple[str, ...]


@dataclass(frozen=True)
class Asked:
    """A question with what the request says of it: the letters answered, the ticket, and what to tell the reader.

    ``query`` is what leads to the same in the other language, ``student`` who has just answered, ``withdrawn`` whether
    editors have taken it out.
    """

    question: Question
    answer: Answered = ()
    ticket: str = ""
    mode: str = ""
    notice: str = ""
    query: str = ""
    student: Student | None = None
    withdrawn: bool = False


def letters_of(found: Question, given: list[str]) -> Answered:
    """The letters that are options of the question; of a question with one answer at most one."""
    told = telling_of(found)
    letters = tuple(letter for letter in told.letters if letter in given)
    return letters if told.several else letters[:1]
