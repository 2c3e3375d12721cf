"""What who holds or watches an examination can do to it: each verb with the permission that it needs."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from uuid import UUID

from django.core.exceptions import ValidationError
from django.db.models import QuerySet
from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from lawbook.text_input import printable
from quizzes.examinations import appealing, codes, duties, enrolling, releasing, steering, written_marking
from quizzes.examinations.duties import HOLD, WATCH
from quizzes.examinations.rubrics import PARTS
from quizzes.examinations.steering import NotPossible
from quizzes.models import Appeal, Candidate, Examination


@dataclass(frozen=True)
class Order:
    """A verb as it was sent: to what, by whom, with which fields; who watches one ``room`` reaches nobody in others.

    ``holds``: by an examiner.
    """

    examination: Examination
    who: User
    sent: QueryDict
    now: datetime
    room: str = ""
    holds: bool = False

    def number(self, field: str) -> int:
        """A field that is a small number; ``NotPossible`` for anything else."""
        text = self.sent.get(field, "")
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise NotPossible(field)
        return int(text)

    def within(self) -> QuerySet[Candidate]:
        """The candidates that it may reach."""
        every = self.examination.candidates.all()
        return every.filter(room=self.room) if self.room else every

    def sheet(self) -> UUID:
        """The written answer that it is about; ``NotPossible``."""
        try:
            return UUID(self.sent.get("sheet", ""))
        except ValueError as error:
            raise NotPossible("sheet") from error

    def points(self) -> dict[str, str]:
        """What was filled in of a rubric, with the remark."""
        return {name: self.sent.get(name, "") for name in (*PARTS, "remark")}

    def candidate(self) -> Candidate:
        """The candidate of this examination that it is about; ``NotPossible``."""
        try:
            return self.within().get(pk=self.sent.get("candidate", ""))
        except (Candidate.DoesNotExist, ValidationError, ValueError, TypeError) as error:
            raise NotPossible("candidate") from error


Do = Callable[[Order], str]


@dataclass(frozen=True)
class Verb:
    """Who may do it, and what it does; it says what was done. ``whole``: not for who watches one room only."""

    permission: str
    do: Do
    whole: bool


VERBS: dict[str, Verb] = {}


def verb(name: str, permission: str, *, whole: bool = False) -> Callable[[Do], Do]:
    """Mark what a verb does."""

    def mark(do: Do) -> Do:
        VERBS[name] = Verb(permission, do, whole)
        return do

    return mark


@verb("open", WATCH, whole=True)
def _open(order: Order) -> str:
    steering.open_it(order.examination, order.who, order.now)
    return _("The examination is open: candidates can begin.")


@verb("pause", WATCH, whole=True)
def _pause(order: Order) -> str:
    steering.pause(order.examination, order.who, order.now)
    return _("All clocks stand still.")


@verb("resume", WATCH, whole=True)
def _resume(order: Order) -> str:
    steering.resume(order.examination, order.who, order.now)
    return _("The clocks go on.")


@verb("close", WATCH, whole=True)
def _close(order: Order) -> str:
    steering.close(order.examination, order.who, order.now)
    return _("The examination is closed; everything is handed in.")


@verb("add-time", WATCH)
def _add_time(order: Order) -> str:
    room = order.room or order.sent.get("room", "")
    if room and room not in order.examination.rooms:
        raise NotPossible("room")
    count = steering.add_time(order.examination, order.number("minutes"), order.who, order.now, room)
    return ngettext("%(count)s candidate has more time.", "%(count)s candidates have more time.", count) % {
        "count": count
    }


@verb("add-time-for", WATCH)
def _add_time_for(order: Order) -> str:
    one = order.candidate()
    steering.add_time_for(one, order.number("minutes"), order.who, order.now)
    return _("%(name)s has more time.") % {"name": one.name}


@verb("end", WATCH)
def _end(order: Order) -> str:
    one = order.candidate()
    steering.end(one, order.who, order.now)
    return _("The examination of %(name)s is over.") % {"name": one.name}


@verb("new-code", WATCH)
def _new_code(order: Order) -> str:
    one = order.candidate()
    if order.examination.closed and not order.holds:
        raise NotPossible("closed")  # the code would open the key, and the candidate's result
    code = enrolling.new_code(one, order.who, order.now)
    return _("The new code of %(name)s: %(code)s") % {"name": one.name, "code": codes.shown(code)}


@verb("enrol", HOLD)
def _enrol(order: Order) -> str:
    count = enrolling.enrol(order.examination, order.sent.get("lines", ""), order.who, order.now)
    return ngettext("%(count)s candidate is entered.", "%(count)s candidates are entered.", count) % {"count": count}


@verb("assign", HOLD)
def _assign(order: Order) -> str:
    sent = order.sent
    holds = sent.get("as") == "examiner"
    room = "" if holds else sent.get("room", "")
    made = duties.assign(order.examination, sent.get("email", ""), room, order.who, order.now, holds=holds)
    return _("%(email)s works at this examination now.") % {"email": made.user.email}


@verb("relieve", HOLD)
def _relieve(order: Order) -> str:
    email = duties.relieve(order.examination, order.number("duty"), order.who, order.now)
    return _("%(email)s does not work at this examination any more.") % {"email": email}


@verb("mark", HOLD)
def _mark(order: Order) -> str:
    written_marking.mark(order.examination, order.sheet(), order.who, order.points(), order.now)
    return _("Your points are kept.")


@verb("settle", HOLD)
def _settle(order: Order) -> str:
    if written_marking.settle(order.examination, order.sheet(), order.who, order.points(), order.now):
        return _("The points are settled.")
    return _("Your proposal is with the other examiner, who marked this answer too.")


@verb("agree", HOLD)
def _agree(order: Order) -> str:
    written_marking.agree(order.examination, order.sheet(), order.who, order.points(), order.now)
    return _("The points are settled.")


@verb("release", HOLD)
def _release(order: Order) -> str:
    releasing.release(order.examination, order.who, order.now)
    return _("Candidates see their results now.")


@verb("withdraw", HOLD)
def _withdraw(order: Order) -> str:
    reason = printable(order.sent.get("reason", ""))
    releasing.withdraw(order.examination, order.number("item"), reason, order.who, order.now)
    return _("The question counts for nobody any more; all results are marked anew.")


@verb("restore", HOLD)
def _restore(order: Order) -> str:
    releasing.restore(order.examination, order.number("item"), order.who, order.now)
    return _("The question counts again; all results are marked anew.")


@verb("decide", HOLD)
def _decide(order: Order) -> str:
    found = Appeal.objects.filter(candidate__examination=order.examination, pk=order.number("appeal")).first()
    if found is None:
        raise NotPossible("appeal")
    sent = order.sent
    appealing.decide(found, sent.get("decision", ""), sent.get("reply", ""), order.who, order.now, order.points())
    return _("The appeal is decided.")
