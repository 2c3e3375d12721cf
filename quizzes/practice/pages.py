"""What the pages of practice show: the ways to practise, the map of the Laws, the plots."""

from collections import Counter
from dataclasses import dataclass
from datetime import datetime

from lawbook import alphabet
from lawbook.book import Book
from lawbook.citations import Citation
from quizzes import addresses
from quizzes.models import Student
from quizzes.offering.offered import offered
from quizzes.practice.accuracy import Mistaken, Weak, Week, mistaken, weak, weeks
from quizzes.practice.progress import Day, LawProgress, Progress, progress_of
from quizzes.practice.shares import Share
from quizzes.questions.templates import practised_as
from rulings.citing import cited


@dataclass(frozen=True)
class Way:
    """A way to practise: its name, its address, how many templates it has."""

    title: str
    address: str
    templates: int


@dataclass(frozen=True)
class PracticePage:
    """The start of practice."""

    progress: Progress
    mixed: str
    due: str
    mistakes: str
    topics: list[Way]
    laws: list[Way]


def practice_page(student: Student | None, now: datetime, language: str) -> PracticePage:
    """What there is to practise, in the reader's language."""
    asked = offered().values()
    topics: Counter[tuple[str, str]] = Counter((one.topic.name, str(one.topic.title)) for one in asked)
    laws = Counter(int(law) for one in asked for law in one.laws)
    return PracticePage(
        progress=progress_of(student, now),
        mixed=addresses.practice("mixed", language),
        due=addresses.practice("due", language),
        mistakes=addresses.practice("mistakes", language),
        topics=[
            Way(title, addresses.practice(f"topic-{name}", language), count)
            for (name, title), count in sorted(topics.items(), key=lambda item: alphabet.place(item[0][1], language))
        ],
        laws=[
            Way(Citation(law).display(language), addresses.practice(f"law-{law}", language), laws[law])
            for law in sorted(laws)
        ],
    )


@dataclass(frozen=True)
class LawOnMap:
    """A Law on the map of progress; ``address`` practises it, empty where there are no questions."""

    progress: LawProgress
    title: str
    address: str


@dataclass(frozen=True)
class Bar:
    """A day in the plot, in units of its height of 100: the part answered rightly and the rest."""

    day: Day
    x: int
    right: float
    wrong: float

    @property
    def right_top(self) -> float:
        """Where the part of the right answers begins."""
        return round(100 - self.right, 1)

    @property
    def wrong_top(self) -> float:
        """Where the part of the wrong answers begins."""
        return round(100 - self.right - self.wrong, 1)


@dataclass(frozen=True)
class ConfusedPair:
    """Two clauses that are taken for one another, as links."""

    clause: dict[str, str]
    taken_for: dict[str, str]
    times: int


@dataclass(frozen=True)
class WeakClause:
    """A clause that goes badly, as a link; ``address`` practises it, empty where it is asked no more."""

    clause: dict[str, str]
    share: Share
    address: str


@dataclass(frozen=True)
class MistakenAnswer:
    """An answer that was given in place of the right one, with the clause that decides as a link."""

    clause: dict[str, str]
    mistaken: Mistaken


@dataclass(frozen=True)
class ProgressPage:
    """How far a student has come, and the ways on."""

    progress: Progress
    mixed: str
    due: str
    map: list[LawOnMap]
    bars: list[Bar]
    confused: list[ConfusedPair]
    weeks: list[Week]
    weak: list[WeakClause]
    mistaken: list[MistakenAnswer]


def progress_page(book: Book, student: Student | None, now: datetime, language: str) -> ProgressPage:
    """The progress as it is shown."""
    found = progress_of(student, now)
    most = max((day.answers for day in found.days), default=0)
    return ProgressPage(
        progress=found,
        mixed=addresses.practice("mixed", language),
        due=addresses.practice("due", language),
        map=[_on_map(book, one, language) for one in found.laws],
        bars=[_bar(day, number, most) for number, day in enumerate(found.days)] if most else [],
        confused=[
            ConfusedPair(cited(pair.clause, language), cited(pair.taken_for, language), pair.times)
            for pair in found.confused
        ],
        weeks=weeks(found.every_day, now),
        weak=[_weak(one, language) for one in weak(student)],
        mistaken=[MistakenAnswer(cited(one.clause, language), one) for one in mistaken(student, language)],
    )


def _weak(one: Weak, language: str) -> WeakClause:
    template = offered().get(practised_as(one.template))
    mode = f"like-{template.code}-{one.clause}" if template else ""
    return WeakClause(cited(one.clause, language), one.share, addresses.practice(mode, language) if mode else "")


def _on_map(book: Book, one: LawProgress, language: str) -> LawOnMap:
    passage = book.get(Citation(one.law))
    title = (passage.heading[language] or passage.heading["tr"]) if passage else ""
    address = addresses.practice(f"law-{one.law}", language) if one.mastery != "none" else ""
    return LawOnMap(one, title, address)


def _bar(day: Day, number: int, most: int) -> Bar:
    return Bar(day, number * 10 + 1, round(100 * day.right / most, 1), round(100 * (day.answers - day.right) / most, 1))
