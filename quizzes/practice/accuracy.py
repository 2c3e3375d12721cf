"""How rightly a student has answered, week by week and clause by clause, and which answers are taken for which."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta

from django.utils import timezone

from quizzes.models import Attempt
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


def weeks(attempts: Iterable[Attempt], now: datetime) -> list[Week]:
    """The last weeks in which something was answered, the newest first."""
    found: dict[date, list[bool]] = defaultdict(list)
    for one in attempts:
        day = timezone.localdate(one.answered)
        found[day - timedelta(days=day.weekday())].append(one.right)
    since = timezone.localdate(now) - timedelta(weeks=WEEKS)
    return [Week(monday, _share(rights)) for monday, rights in sorted(found.items(), reverse=True) if monday > since]


def weak(attempts: Sequence[Attempt]) -> list[Weak]:
    """The clauses that go worst, as surely as their answers tell: of late more than one answer in four was wrong."""
    found: dict[str, list[Attempt]] = defaultdict(list)
    for one in attempts:
        found[one.clause].append(one)
    every = [
        Weak(clause, several[-1].template, _share(one.right for one in several[-_LAST_OF_A_CLAUSE:]))
        for clause, several in found.items()
    ]
    found_weak = [one for one in every if 4 * one.share.wrong > one.share.answers]
    return sorted(found_weak, key=lambda one: (one.share.high, -one.share.wrong, one.clause))[:_MOST_CLAUSES]


def _share(rights: Iterable[bool]) -> Share:
    counted = list(rights)
    return Share(sum(counted), len(counted))


def mistaken(attempts: Sequence[Attempt], language: str) -> list[Mistaken]:
    """What was chosen in place of what, of the last mistakes in practice, the most frequent first.

    Answers in which a card, a player or a number of the deal stands are alike only if it is the same.
    """
    wrong = [one for one in attempts if not one.right and one.seed is not None][-_MISTAKES_LOOKED_AT:]
    pairs = Counter(pair for one in wrong if (pair := _pair(one, language)) is not None)
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
