"""What happens to an examination is noted: who did what, when; and read back."""

from datetime import datetime

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from accounts.models import User
from quizzes.models import Candidate, Examination, ExaminationEvent

NAMES: dict[str, str | Promise] = {
    "prepared": _("prepared"),
    "enrolled": _("candidates entered"),
    "assigned": _("put on duty"),
    "relieved": _("taken off duty"),
    "opened": _("opened"),
    "paused": _("paused"),
    "resumed": _("goes on"),
    "time-added": _("time added"),
    "closed": _("closed"),
    "began": _("began"),
    "moved": _("goes on on another device"),
    "handed-in": _("handed in"),
    "ended": _("ended by the invigilator"),
    "new-code": _("has a new code"),
    "marked": _("written answer marked"),
    "proposed": _("points proposed"),
    "settled": _("points settled"),
    "withdrawn": _("question withdrawn"),
    "restored": _("question counts again"),
    "released": _("results released"),
    "appealed": _("appeal"),
    "decided": _("appeal decided"),
}


_DETAILS: dict[str, str | Promise] = {
    "upheld": _("upheld"),
    "changed": _("other points given"),
    "refused": _("refused"),
    "head": _("though among those who gave the points: nobody else was on duty"),
}
"""What is noted of a decision on an appeal, each a word."""


OF_DUTY = ("assigned", "relieved")
"""What is noted of somebody's duty: the number of the account, so that nothing names it once it is deleted, and the room."""


def duty_noted(user: User, room: str = "") -> str:
    """How an event names who was put on duty or taken off it."""
    return f"#{user.pk} {room}".strip()


def _duty_said(detail: str) -> str:
    number, _space, room = detail.partition(" ")
    if not number.startswith("#"):
        return detail  # as it was noted once, with the address
    email = User.objects.filter(pk=int(number[1:])).values_list("email", flat=True).first()
    return f"{email or _('a deleted account')} {room}".strip()


def detail_said(what: str, detail: str) -> str:
    """The detail of an event in the active language."""
    if what in OF_DUTY:
        return _duty_said(detail)
    if what != "decided":
        return detail
    return ", ".join(str(_DETAILS.get(word, word)) for word in detail.split())


def note(
    examination: Examination,
    what: str,
    now: datetime,
    *,
    who: User | None = None,
    candidate: Candidate | None = None,
    detail: str = "",
) -> None:
    """Note that it happened."""
    ExaminationEvent.objects.create(
        examination=examination, candidate=candidate, who=who, what=what, detail=detail[:300], at=now
    )
