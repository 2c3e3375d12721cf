"""How rightly a student has answered, week by week and clause by clause, and which answers are taken for which."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.db.models import Window
from django.db.models.functions import RowNumber
from django.utils import timezone

from quizzes.models import Attempt, Student
from quizzes.practice.progress import Day
from quizzes.practice.shares import Share
from quizzes.questions.asking import label_text, lettered
from quizzes.questions.templates import NoSuchQuestion, Question, linked, question

WEEKS = 12
_LAST_OF_A_CLAUSE = 10
"""Of each clause the last answers: what was weak and is known now is not weak."""
_MOST_CLAUSES, _MOST_PAIRS = 8, 8
_MISTAKES_LOOKED_AT = 60


@dataclass(frozen=True)
class Week:
    """The answers of a week that begins on a Monday."""

    monday: date
    share: Share


@dataclass(frozen=True)
class Weak:
    """A clause that was answered wrongly of late; ``template`` is that of the last answer."""

    clause: str
    template: str
    share: Share


@dataclass(frozen=True)
class Mistaken:
    """An answer that was given in place of the right one, both as they stood there, and the clause that decides."""

    right: str
    chosen: str
    clause: str
    times: int


def weeks(days: Iterable[Day], now: datetime) -> list[Week]:
    """The last weeks in which something was answered, the newest first."""
    found: dict[date, list[Day]] = defaultdict(list)
    for one in days:
        found[one.day - timedelta(days=one.day.weekday())].append(one)
    since = timezone.localdate(now) - timedelta(weeks=WEEKS)
    return [
        Week(monday, Share(sum(day.right for day in several), sum(day.answers for day in several)))
        for monday, several in sorted(found.items(), reverse=True)
        if monday > since
    ]


def weak(student: Student | None) -> list[Weak]:
    """The clauses that go worst, as surely as their answers tell: of late more than one answer in four was wrong."""
    found: dict[str, list[bool]] = defaultdict(list)
    last: dict[str, str] = {}
    for clause, template, right in _lately(student) if student else ():
        found[clause].append(right)
        last[clause] = template
    every = [Weak(clause, last[clause], Share(sum(rights), len(rights))) for clause, rights in found.items()]
    found_weak = [one for one in every if 4 * one.share.wrong > one.share.answers]
    return sorted(found_weak, key=lambda one: (one.share.high, -one.share.wrong, one.clause))[:_MOST_CLAUSES]


def _lately(student: Student) -> Iterable[tuple[str, str, bool]]:
    """Clause, template, and whether it was right, of the last answers to each clause, the first one first."""
    newest_first = Window(RowNumber(), partition_by="clause", order_by=("-answered", "-pk"))
    lately = student.attempts.annotate(number=newest_first).filter(number__lte=_LAST_OF_A_CLAUSE)
    return lately.values_list("clause", "template", "right")


def mistaken(student: Student | None, language: str) -> list[Mistaken]:
    """What was chosen in place of what, of the last mistakes in practice, the most frequent first.

    Answers in which a card, a player or a number of the deal stands are alike only if it is the same.
    """
    if student is None:
        return []
    wrong = student.attempts.filter(right=False, seed__isnull=False).order_by("-answered", "-pk")
    pairs = Counter(pair for one in wrong[:_MISTAKES_LOOKED_AT] if (pair := _pair(one, language)) is not None)
    most = sorted(pairs.items(), key=lambda item: (-item[1], item[0]))[:_MOST_PAIRS]
    return [Mistaken(right, chosen, clause, times) for (right, chosen, clause), times in most]


def _pair(attempt: Attempt, language: str) -> tuple[str, str, str] | None:
    """Nothing where several are right, or where the template makes another question of the seed today."""
    found = _asked(attempt)
    if found is None or found.draft.several:
        return None
    said = {letter: label_text(one.answer.label, found.draft.roles, language) for letter, one in lettered(found)}
    right = next(said[letter] for letter, one in lettered(found) if one.right)
    chosen = said.get(attempt.chosen)
    return (right, chosen, attempt.clause) if chosen is not None and chosen != right else None


def _asked(attempt: Attempt) -> Question | None:
    known = linked().get(attempt.template)
    if known is None or known.version != attempt.version or attempt.seed is None:
        return None
    try:
        return question(attempt.template, attempt.seed)
    except NoSuchQuestion:
        return None
