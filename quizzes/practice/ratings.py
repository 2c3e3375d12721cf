"""How strong a student and how hard a template is, on one scale (Elo): 400 points are odds of ten to one."""

from dataclasses import dataclass

from lawbook.once import Once
from lawbook.statements import change, rows
from quizzes.models import START_RATING, Student

_STUDENT_STEP, _TEMPLATE_STEP = 24.0, 12.0
_NEW, _NEW_STEP = 30, 40.0
"""A template of which little is known moves faster, as a new player's rating does."""

_LEAST, _MOST = 400.0, 2800.0


def expected(student: float, template: float) -> float:
    """The chance of a right answer."""
    return float(1 / (1 + 10 ** ((template - student) / 400)))


@dataclass(frozen=True)
class Measured:
    """What the answers have shown of a template: its rating, and how many they are."""

    rating: float = START_RATING
    answers: int = 0


@Once
def measured() -> dict[str, Measured]:
    """The templates that have been answered."""
    return {name: Measured(rating, answers) for name, rating, answers in rows(_MEASURED)}


def rate(student: Student, template: str, *, right: bool) -> None:
    """Both ratings move by how unexpected the answer was; that of the template from where others have moved it meanwhile."""
    known = measured()
    before = known.get(template, Measured())
    surprise = right - expected(student.rating, before.rating)
    student.rating = _within(student.rating + _STUDENT_STEP * surprise)
    change("UPDATE quizzes_student SET rating = %s WHERE id = %s", student.rating, student.pk)
    step = _TEMPLATE_STEP if before.answers >= _NEW else _NEW_STEP
    after = _within(before.rating - step * surprise)
    change(_MOVED, template, after, after - before.rating)
    known[template] = Measured(after, before.answers + 1)


_MEASURED = "SELECT template, rating, answers FROM quizzes_difficulty"
_MOVED = """INSERT INTO quizzes_difficulty (template, rating, answers) VALUES (%s, %s, 1) ON CONFLICT (template)
    DO UPDATE SET rating = quizzes_difficulty.rating + %s, answers = quizzes_difficulty.answers + 1"""


def _within(rating: float) -> float:
    return min(max(rating, _LEAST), _MOST)


def difficulties() -> dict[str, float]:
    """The ratings of the templates that have been answered."""
    return {name: one.rating for name, one in measured().items()}


def difficulty(ratings: dict[str, float], template: str) -> float:
    """The rating of a template; one that nobody has answered is of middle difficulty."""
    return ratings.get(template, START_RATING)
