"""What an account did for others, in its export: classes that it opened, its work at examinations."""

from typing import Any

from accounts.models import User
from quizzes.models import Classroom, Duty, ExaminationEvent, WrittenMark


def classes(user: User) -> list[dict[str, Any]]:
    """The classes, without their players: those are others."""
    found = Classroom.objects.filter(teacher=user).values("code", "blueprint", "opened", "ended")
    return [*map(dict, found)]


def examinations(user: User) -> dict[str, list[dict[str, Any]]]:
    """What it has to do at examinations, what is noted of it in their logs, the marks that it gave."""
    duties = Duty.objects.filter(user=user).values("examination__title", "holds", "room")
    done = ExaminationEvent.objects.filter(who=user).values("examination__title", "what", "at")
    marks = WrittenMark.objects.filter(marker=user).values("points", "remark", "made")
    return {"duties": [*map(dict, duties)], "done": [*map(dict, done)], "marks": [*map(dict, marks)]}
