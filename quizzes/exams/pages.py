"""What the pages of the exams show."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.utils.http import urlencode

from lawbook import addresses
from quizzes.asking import ask, verdict
from quizzes.exams.blueprints import Blueprint, blueprints, of_topic
from quizzes.exams.sittings import EXTRA_TIME, Marked, Result, result_of
from quizzes.models import Sitting, SittingAnswer, Student

_MOST_SITTINGS = 20


@dataclass(frozen=True)
class ExamPage:
    """An exam before it is begun; ``times`` are the minutes with each extra time in per cent."""

    title: str
    address: str
    paper: str
    blueprint: Blueprint
    topics: list[tuple[str, int]]
    times: list[tuple[int, int]]


def exam_page(blueprint: Blueprint, language: str) -> ExamPage:
    """What a candidate is told."""
    topics = [(str(of_topic(topic)[0].topic.title), count) for topic, count in blueprint.shares().items()]
    return ExamPage(
        title=blueprint.title[language],
        address=addresses.exam(blueprint.name, language),
        paper=addresses.papers(blueprint.name, language),
        blueprint=blueprint,
        topics=sorted(topics),
        times=[(extra, blueprint.minutes_with(extra)) for extra in EXTRA_TIME],
    )


@dataclass(frozen=True)
class OwnSitting:
    """A sitting in the list of the candidate's own."""

    title: str
    address: str
    begun: datetime
    is_open: bool


@dataclass(frozen=True)
class ExamsPage:
    """All exams, and the candidate's sittings, the newest first."""

    exams: list[ExamPage]
    own: list[OwnSitting]


def exams_page(student: Student | None, language: str) -> ExamsPage:
    """The start of the exams."""
    own = list(Sitting.objects.filter(student=student)[:_MOST_SITTINGS]) if student else []
    return ExamsPage(
        exams=[exam_page(one, language) for one in blueprints().values()],
        own=[
            OwnSitting(_title(one, language), addresses.sitting(str(one.pk), language), one.begun, not one.handed_in)
            for one in own
        ],
    )


@dataclass(frozen=True)
class Place:
    """A question in the overview of a sitting."""

    number: int
    address: str
    answered: bool
    flagged: bool


@dataclass(frozen=True)
class SittingPage:
    """A sitting that is not handed in."""

    title: str
    address: str
    hand_in: str
    deadline: datetime
    seconds_left: int
    open_book: bool
    places: list[Place]

    @property
    def unanswered(self) -> int:
        """How many questions have no answer yet."""
        return sum(not place.answered for place in self.places)


def sitting_page(sitting: Sitting, now: datetime, language: str) -> SittingPage:
    """The overview."""
    rows = {row.number: row for row in sitting.answers.all()}
    return SittingPage(
        title=_title(sitting, language),
        address=addresses.sitting(str(sitting.pk), language),
        hand_in=addresses.hand_in(str(sitting.pk), language),
        deadline=sitting.deadline,
        seconds_left=max(round((sitting.deadline - now).total_seconds()), 0),
        open_book=sitting.blueprint not in blueprints() or blueprints()[sitting.blueprint].open_book,
        places=[_place(sitting, number, rows.get(number), language) for number in range(1, len(sitting.questions) + 1)],
    )


def answer_to(sitting: Sitting, number: int) -> SittingAnswer:
    """What the candidate has answered to a question so far."""
    return SittingAnswer.objects.filter(sitting=sitting, number=number).first() or SittingAnswer(number=number)


@dataclass(frozen=True)
class MarkedQuestion:
    """A question with the verdict on its answer; ``address`` shows both with the diagram."""

    number: int
    address: str
    question: dict[str, Any]
    verdict: dict[str, Any]


@dataclass(frozen=True)
class ResultPage:
    """A sitting that is handed in: its result, the verdict on every answer, where mistakes are practised."""

    title: str
    sitting: Sitting
    result: Result
    mistakes: str
    verdicts: list[MarkedQuestion]


def result_page(sitting: Sitting, language: str) -> ResultPage:
    """The result, question by question."""
    result = result_of(sitting)
    return ResultPage(
        title=_title(sitting, language),
        sitting=sitting,
        result=result,
        mistakes=addresses.practice("mistakes", language),
        verdicts=[_marked(one, language) for one in result.marked],
    )


def _marked(one: Marked, language: str) -> MarkedQuestion:
    address = addresses.question(one.question.id, language)
    answered = f"{address}?{urlencode({'answer': ','.join(one.chosen)})}" if one.chosen else address
    return MarkedQuestion(
        one.number, answered, ask(one.question, language), verdict(one.question, one.chosen, language)
    )


def _place(sitting: Sitting, number: int, row: SittingAnswer | None, language: str) -> Place:
    address = addresses.sitting_question(str(sitting.pk), number, language)
    return Place(number, address, bool(row and row.chosen), bool(row and row.flagged))


def _title(sitting: Sitting, language: str) -> str:
    known = blueprints().get(sitting.blueprint)
    return known.title[language] if known else sitting.blueprint
