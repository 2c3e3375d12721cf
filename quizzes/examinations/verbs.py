"""What who holds or watches an examination can do to it: each verb with the permission that it needs."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from django.http import QueryDict
from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from accounts.models import User
from lawbook.text_input import printable
from quizzes.examinations import appealing, codes, enrolling, releasing, steering
from quizzes.examinations.steering import NotPossible
from quizzes.models import Appeal, Candidate, Examination

HOLD, WATCH = "quizzes.hold_examinations", "quizzes.watch_examinations"


@dataclass(frozen=True)
class Order:
    """A verb as it was sent: to what, by whom, with which fields."""

    examination: Examination
    who: User
    sent: QueryDict
    now: datetime

    def number(self, field: str) -> int:
        """A field that is a small number; ``NotPossible`` for anything else."""
        text = self.sent.get(field, "")
        if not (text.isascii() and text.isdigit() and len(text) < 6):
            raise NotPossible(field)
        return int(text)

    def candidate(self) -> Candidate:
        """The candidate of this examination that it is about; ``NotPossible``."""
        try:
            return self.examination.candidates.get(pk=self.sent.get("candidate", ""))
        except (Candidate.DoesNotExist, ValueError, TypeError) as error:
            raise NotPossible("candidate") from error


Do = Callable[[Order], str]


@dataclass(frozen=True)
class Verb:
    """Who may do it, and what it does; it says what was done."""

    permission: str
    do: Do


VERBS: dict[str, Verb] = {}


def verb(name: str, permission: str) -> Callable[[Do], Do]:
    """Mark what a verb does."""

    def mark(do: Do) -> Do:
        VERBS[name] = Verb(permission, do)
        return do

    return mark


@verb("open", WATCH)
def _open(order: Order) -> str:
    steering.open_it(order.examination, order.who, order.now)
    return _("The examination is open: candidates can begin.")


@verb("pause", WATCH)
def _pause(order: Order) -> str:
    steering.pause(order.examination, order.who, order.now)
    return _("All clocks stand still.")


@verb("resume", WATCH)
def _resume(order: Order) -> str:
    steering.resume(order.examination, order.who, order.now)
    return _("The clocks go on.")


@verb("close", WATCH)
def _close(order: Order) -> str:
    steering.close(order.examination, order.who, order.now)
    return _("The examination is closed; everything is handed in.")


@verb("add-time", WATCH)
def _add_time(order: Order) -> str:
    room = order.sent.get("room", "")
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
    code = enrolling.new_code(one, order.who, order.now)
    return _("The new code of %(name)s: %(code)s") % {"name": one.name, "code": codes.shown(code)}


@verb("enrol", HOLD)
def _enrol(order: Order) -> str:
    count = enrolling.enrol(order.examination, order.sent.get("lines", ""), order.who, order.now)
    return ngettext("%(count)s candidate is entered.", "%(count)s candidates are entered.", count) % {"count": count}


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
    appealing.decide(found, sent.get("decision", ""), sent.get("reply", ""), order.who, order.now)
    return _("The appeal is decided.")
