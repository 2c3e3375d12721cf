"""What the pages of the course show: the lessons in their order, and one of them step by step."""

from dataclasses import dataclass
from datetime import datetime

from lawbook.addresses import address as address_of_clause
from lawbook.book import Book
from lawbook.citations import Citation
from lawbook.commentary import reading_named
from quizzes import addresses
from quizzes.models import Student
from quizzes.offering.offered import offered
from quizzes.practice.course import Done, Lesson, course, done_of
from quizzes.practice.hardness import hardness_of
from quizzes.practice.hardness_said import Spread, spread
from quizzes.practice.picking import IN_A_LESSON
from quizzes.questions.templates import templates
from rulings.assistant.cases import reviewed_cases


@dataclass(frozen=True)
class Linked:
    """Something to open: how it is called and where it is; ``heading`` says more."""

    title: str
    address: str
    heading: str = ""


@dataclass(frozen=True)
class LessonInList:
    """A line of the course."""

    link: Linked
    done: Done


@dataclass(frozen=True)
class LessonPage:
    """A lesson: what is read, a case, five questions, what is due of it, more; the lessons before and after it."""

    title: str
    laws: list[Linked]
    reading: Linked | None
    case: Linked | None
    done: Done
    left: int
    questions: str
    review: str
    more: str
    spread: Spread
    before: Linked | None
    after: Linked | None


def course_page(student: Student | None, now: datetime, language: str) -> list[LessonInList]:
    """The lessons whose questions are asked now."""
    lessons = _open()
    done = done_of(student, lessons, now)
    return [LessonInList(_link(one, language), done[one.topic]) for one in lessons]


def lesson_page(book: Book, lesson: Lesson, student: Student | None, now: datetime, language: str) -> LessonPage:
    """What stands on the page of a lesson that is open (``is_open``), between the lessons before and after it."""
    lessons = _open()
    place = lessons.index(lesson)
    done = done_of(student, [lesson], now)[lesson.topic]
    return LessonPage(
        title=_title(lesson),
        laws=[law_linked(book, law, language) for law in lesson.laws],
        reading=_reading(lesson, language),
        case=_case(lesson, language),
        done=done,
        left=max(IN_A_LESSON - done.share.answers, 0),
        questions=addresses.practice(lesson.mode, language),
        review=addresses.practice(f"review-{lesson.topic}", language),
        more=addresses.practice(f"topic-{lesson.topic}", language),
        spread=spread(hardness_of(_names(lesson.topic)).values()),
        before=_link(lessons[place - 1], language) if place else None,
        after=_link(lessons[place + 1], language) if place + 1 < len(lessons) else None,
    )


def is_open(lesson: Lesson) -> bool:
    """Whether there are questions on its topic at this moment."""
    return bool(_names(lesson.topic))


def _open() -> list[Lesson]:
    topics = {one.topic.name for one in offered().values()}
    return [one for one in course().values() if one.topic in topics]


def _names(topic: str) -> list[str]:
    return [name for name, one in offered().items() if one.topic.name == topic]


def _title(lesson: Lesson) -> str:
    return next(str(one.topic.title) for one in templates().values() if one.topic.name == lesson.topic)


def _link(lesson: Lesson, language: str) -> Linked:
    return Linked(_title(lesson), addresses.lesson(lesson.topic, language))


def law_linked(book: Book, law: int, language: str) -> Linked:
    """A Law by its number, with its heading."""
    passage = book.get(Citation(law))
    heading = (passage.heading[language] or passage.heading["tr"]) if passage else ""
    return Linked(Citation(law).display(language), address_of_clause(Citation(law), language), heading)


def _reading(lesson: Lesson, language: str) -> Linked | None:
    found = reading_named(lesson.reading) if lesson.reading else None
    return Linked(found.title[language], found.address(language)) if found else None


def _case(lesson: Lesson, language: str) -> Linked | None:
    found = reviewed_cases().get(lesson.case)
    return Linked(found.title[language], found.address(language)) if found else None
