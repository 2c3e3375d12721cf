"""What the pages of the exams show."""

from dataclasses import dataclass
from datetime import datetime

from django.utils.translation import gettext as _

from lawbook import alphabet
from lawbook.citations import Citation
from quizzes import addresses
from quizzes.exams.sittings import EXTRA_TIME, Marked, Result, result_of
from quizzes.models import AskedQuestion, Sitting, Student
from quizzes.offering.blueprints import Blueprint, blueprints, of_topic
from quizzes.offering.picking import as_it_stands
from quizzes.practice.modes import NoSuchMode, read_mode
from quizzes.questions.templates import templates
from rulings.citing import cited

_MOST_SITTINGS = 20
MOST_ON_PAPER = 60


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
    topics = [(str(of_topic(topic)[0].topic.title), count) for topic, count in as_it_stands(blueprint).shares().items()]
    return ExamPage(
        title=blueprint.title[language],
        address=addresses.exam(blueprint.name, language),
        paper=addresses.papers(blueprint.name, language),
        blueprint=blueprint,
        topics=sorted(topics, key=lambda pair: alphabet.place(pair[0], language)),
        times=[(extra, blueprint.minutes_with(extra)) for extra in EXTRA_TIME],
    )


@dataclass(frozen=True)
class PaperForm:
    """What can be chosen for a paper: how many questions, about which Laws (number and name)."""

    title: str
    questions: int
    most: int
    laws: list[tuple[int, str]]


def paper_form(blueprint: Blueprint, language: str) -> PaperForm:
    """The form, with what the exam itself has."""
    laws = [(law, Citation(law).display(language)) for law in blueprint.all_laws()]
    return PaperForm(blueprint.title[language], blueprint.questions, MOST_ON_PAPER, laws)


def limited(blueprint: Blueprint, questions: str, laws: list[str]) -> Blueprint:
    """The exam as it was chosen for a paper; ``ValueError`` for what cannot be chosen."""
    count = int(questions) if questions else blueprint.questions
    if count > MOST_ON_PAPER or not set(laws) <= {str(law) for law in blueprint.all_laws()}:
        raise ValueError("not offered")
    return blueprint.limited_to(count, laws)


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
    """A sitting that is not handed in; ``state`` is where its clock asks how much time is left, if that may change."""

    title: str
    address: str
    hand_in: str
    deadline: datetime
    seconds_left: int
    open_book: bool
    places: list[Place]
    state: str = ""

    @property
    def unanswered(self) -> int:
        """How many questions have no answer yet."""
        return sum(not place.answered for place in self.places)


def sitting_page(sitting: Sitting, now: datetime, language: str) -> SittingPage:
    """The overview."""
    rows = sitting.questions.values_list("number", "chosen", "flagged")
    return SittingPage(
        title=_title(sitting, language),
        address=addresses.sitting(str(sitting.pk), language),
        hand_in=addresses.hand_in(str(sitting.pk), language),
        deadline=sitting.deadline,
        seconds_left=max(round((sitting.deadline - now).total_seconds()), 0),
        open_book=sitting.blueprint not in blueprints() or blueprints()[sitting.blueprint].open_book,
        places=[
            Place(number, addresses.sitting_question(str(sitting.pk), number, language), bool(chosen), flagged)
            for number, chosen, flagged in rows
        ],
    )


@dataclass(frozen=True)
class MarkedQuestion:
    """A line of the result: ``address`` shows the question with the verdict, ``said`` what was wrong and the clause."""

    number: int
    right: bool
    topic: str
    said: str
    address: str


@dataclass(frozen=True)
class ResultPage:
    """A sitting that is handed in: its result, a line for every question, where mistakes are practised."""

    title: str
    sitting: Sitting
    result: Result
    mistakes: str
    lines: list[MarkedQuestion]


def result_page(sitting: Sitting, language: str) -> ResultPage:
    """The result; each question is opened on a page of its own."""
    result = result_of(sitting)
    return ResultPage(
        title=_title(sitting, language),
        sitting=sitting,
        result=result,
        mistakes=addresses.practice("mistakes", language),
        lines=[_line(sitting, one, language) for one in result.marked],
    )


def _line(sitting: Sitting, one: Marked, language: str) -> MarkedQuestion:
    address = addresses.sitting_question(str(sitting.pk), one.number, language)
    said = [cited(one.clause, language)["display"]]
    values = {"chosen": ", ".join(one.chosen).upper(), "key": ", ".join(one.key).upper()}
    if not one.right:
        wrong = _("your answer %(chosen)s, right %(key)s") if one.chosen else _("not answered, right %(key)s")
        said.insert(0, wrong % values)
    return MarkedQuestion(one.number, one.right, one.topic, " · ".join(said), address)


@dataclass(frozen=True)
class VerdictPage:
    """A question of a sitting that is handed in, with the verdict on its answer and its neighbours."""

    title: str
    number: int
    count: int
    result: str
    before: str
    after: str
    similar: str


def verdict_page(sitting: Sitting, row: AskedQuestion, language: str) -> VerdictPage:
    """What leads on from the verdict; from the last question back to the result."""
    number, result = row.number, addresses.sitting(str(sitting.pk), language)
    count = sitting.questions.count()
    near = {
        one: addresses.sitting_question(str(sitting.pk), one, language) if 1 <= one <= count else ""
        for one in (number - 1, number + 1)
    }
    return VerdictPage(
        title=_title(sitting, language),
        number=number,
        count=count,
        result=result,
        before=near[number - 1],
        after=near[number + 1] or result,
        similar=addresses.practice(_more_of(row), language),
    )


def _more_of(row: AskedQuestion) -> str:
    """The practice of more of one template and clause; mixed practice if there is no such template any more."""
    if row.template not in templates():
        return "mixed"
    code = templates()[row.template].code
    try:
        return str(read_mode(f"like-{code}-{row.clause}"))
    except NoSuchMode:
        return f"like-{code}"


def _title(sitting: Sitting, language: str) -> str:
    known = blueprints().get(sitting.blueprint)
    return known.title[language] if known else sitting.blueprint
