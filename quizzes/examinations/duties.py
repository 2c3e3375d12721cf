"""Who works at which examination: nobody reaches one that is not his, and who watches a room reaches that room."""

from datetime import datetime
from uuid import UUID

from django.db import transaction
from django.utils.translation import gettext as _

from accounts.models import User
from quizzes.examinations import events
from quizzes.examinations.steering import NotPossible
from quizzes.models import Duty, Examination

HOLD, WATCH = "quizzes.hold_examinations", "quizzes.watch_examinations"


class NotAssigned(NotPossible):
    """Nobody was put on duty; the text says why."""


def duty_of(user: User, examination: UUID) -> Duty | None:
    """What somebody does at an examination, if anything."""
    return Duty.objects.select_related("examination").filter(user=user, examination=examination).first()


def may_hold(duty: Duty, user: User) -> bool:
    """Whether somebody sees the keys and results of an examination: by his role and by his duty there."""
    return duty.holds and user.has_perm(HOLD)


def examinations_of(user: User) -> list[Examination]:
    """Those at which somebody works, the newest first."""
    return list(Examination.objects.filter(duties__user=user))


@transaction.atomic
def assign(examination: Examination, email: str, room: str, who: User | None, now: datetime, *, holds: bool) -> Duty:
    """Somebody with the role works at an examination from now on, as said; what was said of him before holds no more.

    ``who`` says so is an examiner, or nobody where it is said on the host.
    """
    user = User.objects.filter(email=email.strip().lower(), is_active=True).first()
    if user is None or not user.has_perm(HOLD if holds else WATCH):
        raise NotAssigned(_("No account with the role that this needs has the address %(email)s.") % {"email": email})
    if room and (holds or room not in examination.rooms):
        raise NotPossible("room")
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    duty, _new = Duty.objects.update_or_create(examination=held, user=user, defaults={"holds": holds, "room": room})
    _somebody_holds(held)
    events.note(held, "assigned", now, who=who, detail=events.duty_noted(user, room))
    return duty


@transaction.atomic
def relieve(examination: Examination, duty: int, who: User, now: datetime) -> str:
    """Somebody works at an examination no more; returns who. The last one who holds it stays."""
    held = Examination.objects.select_for_update().get(pk=examination.pk)
    found = held.duties.select_related("user").filter(pk=duty).first()
    if found is None:
        raise NotPossible("duty")
    found.delete()
    _somebody_holds(held)
    events.note(held, "relieved", now, who=who, detail=events.duty_noted(found.user))
    return found.user.email


def _somebody_holds(examination: Examination) -> None:
    if not examination.duties.filter(holds=True).exists():
        raise NotPossible("last")
