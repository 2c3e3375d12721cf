"""Publishing off the request: the job that a publisher asked for, and what her page says of it."""

import datetime
from dataclasses import dataclass

from django.utils import timezone, translation
from django.utils.dateparse import parse_datetime
from django.utils.formats import date_format
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.editions import keep_published
from lawbook.jobs.doing import GivenUp, Task
from lawbook.jobs.queue import latest
from lawbook.models import Job
from workshop.actions.approve import InTheWay
from workshop.actions.publish import publish
from workshop.actions.write import Closed
from workshop.models import Draft
from workshop.permissions import NotAllowed, SecondFactorNeeded


def run(task: Task) -> None:
    """Publish as it was asked for; whoever asked must still be allowed to, and the draft as it was approved."""
    keep_published(None)  # this process has seen the editions when it began
    given = task.given
    who, draft = User.objects.filter(pk=given["who"]).first(), Draft.objects.filter(pk=given["draft"]).first()
    at = parse_datetime(given["at"])
    if who is None or draft is None or at is None:
        raise GivenUp(error="not-allowed")
    try:
        with translation.override(given["language"]):
            publish(who, draft, at, given["why"], task.made, lambda edition: task.finish(edition=str(edition)))
    except InTheWay as error:
        raise GivenUp(error="in-the-way", told=error.obstacles) from error
    except Closed as error:
        raise GivenUp(error="closed") from error
    except (NotAllowed, SecondFactorNeeded) as error:
        raise GivenUp(error="not-allowed") from error


@dataclass(frozen=True)
class Publication:
    """How it stands: ``state`` as of the job, ``told`` and in ``short`` in words; what is made, each with its time; what went
    wrong, if anything did.
    """

    state: str
    told: str
    short: str
    at: datetime.datetime | None
    why: str
    made: list[tuple[str, datetime.datetime | None]]
    problems: list[str]
    edition: str

    @property
    def goes_on(self) -> bool:
        """Whether somebody has to wait for it."""
        return self.state in (Job.State.WAITING, Job.State.RUNNING)


def publication_of(draft: Draft) -> Publication | None:
    """That which was asked for last; None if none ever was."""
    job = latest("publish", f"draft {draft.pk}")
    if job is None:
        return None
    made = [(_made_words(what), parse_datetime(when)) for what, when in job.made]
    at, edition = parse_datetime(job.given["at"]), job.said.get("edition", "")
    told, short = _told(job, at), _short(job.state)
    return Publication(job.state, told, short, at, job.given["why"], made, _problems(job), edition)


def _short(state: str) -> str:
    sentences = {
        Job.State.WAITING: _("Its publication waits."),
        Job.State.RUNNING: _("It is being published."),
        Job.State.FAILED: _("Its publication did not succeed."),
    }
    return sentences.get(Job.State(state), _("Its publication"))


def _told(job: Job, at: datetime.datetime | None) -> str:
    """What it waits for, since when and until when; since when it is made; from when what is made is in force."""
    if job.state == Job.State.WAITING:
        return f"{_waits(job)} {_('This page looks again by itself; it may also be left.')}"
    if job.state == Job.State.RUNNING:
        told = _("It is being published, since %(since)s.") % {"since": _clock(job.begun_at or job.asked_at)}
        return f"{told} {_('This page looks again by itself; it may also be left.')}"
    if job.state == Job.State.DONE and at and at > timezone.now():
        told = _(
            "The draft is published and announced. It waits for its day: asked for on %(since)s, in force from %(at)s."
        )
        return told % {"since": _moment(job.asked_at), "at": _moment(at)}
    return _("The draft is published.") if job.state == Job.State.DONE else ""


def _waits(job: Job) -> str:
    ahead = Job.objects.filter(lane=job.lane, state=Job.State.RUNNING).exclude(pk=job.pk).first()
    since = _clock(job.asked_at)
    if ahead:
        told = _(
            "It waits, since %(since)s, until another publication is done, which was begun at %(begun)s. "
            "Then it begins by itself."
        )
        return told % {"since": since, "begun": _clock(ahead.begun_at or ahead.asked_at)}
    if job.not_before > timezone.now():
        return _("It waits, since %(since)s, until %(until)s.") % {"since": since, "until": _moment(job.not_before)}
    return _("It waits, since %(since)s, until a process is free, mostly for some seconds.") % {"since": since}


def _clock(when: datetime.datetime) -> str:
    """The time of a moment, with its day unless that is today."""
    is_today = timezone.localdate(when) == timezone.localdate()
    return date_format(timezone.localtime(when), "H:i:s" if is_today else "j F Y, H:i:s")


def _moment(when: datetime.datetime) -> str:
    return date_format(timezone.localtime(when), "j F Y, H:i")


def _problems(job: Job) -> list[str]:
    if job.state == Job.State.WAITING and job.ends:
        return [_("The process over it ended before it was done. It is taken up again.")]
    if job.state != Job.State.FAILED:
        return []
    nothing = _("Readers see what they saw before; nothing is half published.")
    return [*_reasons(job), nothing]


def _reasons(job: Job) -> list[str]:
    error = job.said.get("error", "")
    if error == "in-the-way":
        return list(job.said.get("told", []))
    sentences = {
        "closed": _("Somebody changed, published or gave up the draft meanwhile."),
        "not-allowed": _("The person who asked for it may no longer publish."),
        "interrupted": _("The process over it ended each time before it was done. Ask who keeps the server why."),
    }
    return [sentences.get(error, _("Something failed that should not. Whoever runs the server finds it in the log."))]


def _made_words(what: str) -> str:
    sentences = {
        "text": _("the text"),
        "exports": _("its files"),
        "index": _("the search index"),
        "books": _("the books (PDF)"),
        "books-need-typst": _("no books (PDF): typst is not installed here; make_books makes them"),
        "books-failed": _("no books (PDF): they could not be made; make_books tries again"),
        "charts": _("the flow charts"),
        "charts-failed": _("no flow charts yet: they are made when somebody opens one"),
        "offline": _("what is kept without a connection"),
        "offline-failed": _("what is kept without a connection is made when somebody asks for it"),
    }
    return sentences.get(what, what)
