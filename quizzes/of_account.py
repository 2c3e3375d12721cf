"""What an account did for others, in its export: classes that it opened, its work at examinations."""

from typing import Any

from accounts.models import User
from quizzes.examinations.events import OF_DUTY, duty_noted
from quizzes.models import Classroom, Duty, ErasedCertificate, ExaminationEvent, RemovedExamination, WrittenMark


def classes(user: User) -> list[dict[str, Any]]:
    """The classes, without their players: those are others."""
    found = Classroom.objects.filter(teacher=user).values("code", "blueprint", "opened", "ended")
    return [*map(dict, found)]


def examinations(user: User) -> dict[str, list[dict[str, Any]]]:
    """What it has to do at examinations, what is noted of it in their logs, the marks that it gave, what it deleted."""
    duties = Duty.objects.filter(user=user).values("examination__title", "holds", "room")
    done = ExaminationEvent.objects.filter(who=user).values("examination__title", "what", "at")
    marks = WrittenMark.objects.filter(marker=user).values("points", "remark", "made")
    removed = RemovedExamination.objects.filter(removed_by=user).values("title", "removed")
    erased = ErasedCertificate.objects.filter(erased_by=user).values("examination__title", "erased")
    found = {"duties": duties, "done": done, "marks": marks, "removed": removed, "erased": erased}
    return {name: [*map(dict, rows)] for name, rows in found.items()}


def forget(user: User) -> None:
    """Logs of examinations from before events knew accounts by number name who was on duty by the address: not for ever."""
    for event in ExaminationEvent.objects.filter(what__in=OF_DUTY, detail__istartswith=user.email):
        email, _space, room = event.detail.partition(" ")
        if email.lower() == user.email:
            ExaminationEvent.objects.filter(pk=event.pk).update(detail=duty_noted(user, room))
