"""How strong a student and how hard a template is, on one scale (Elo): 400 points are odds of ten to one."""

from quizzes.models import START_RATING, Difficulty, Student

_STUDENT_STEP, _TEMPLATE_STEP = 24.0, 12.0
_NEW, _NEW_STEP = 30, 40.0
"""A template of which little is known moves faster, as a new player's rating does."""

_LEAST, _MOST = 400.0, 2800.0


def expected(student: float, template: float) -> float:
    """The chance of a right answer."""
    return float(1 / (1 + 10 ** ((template - student) / 400)))


def rate(student: Student, template: str, *, right: bool) -> None:
    """Both ratings move by how unexpected the answer was."""
    difficulty, _ = Difficulty.objects.get_or_create(template=template)
    surprise = right - expected(student.rating, difficulty.rating)
    student.rating = min(max(student.rating + _STUDENT_STEP * surprise, _LEAST), _MOST)
    student.save(update_fields=["rating"])
    step = _TEMPLATE_STEP if difficulty.answers >= _NEW else _NEW_STEP
    difficulty.rating = min(max(difficulty.rating - step * surprise, _LEAST), _MOST)
    difficulty.answers += 1
    difficulty.save(update_fields=["rating", "answers"])


def difficulties() -> dict[str, float]:
    """The ratings of the templates that have been answered."""
    return dict(Difficulty.objects.values_list("template", "rating"))


def difficulty(ratings: dict[str, float], template: str) -> float:
    """The rating of a template; one that nobody has answered is of middle difficulty."""
    return ratings.get(template, START_RATING)
