"""What became of each try to send to a webhook, in words."""

import datetime

from django.utils.translation import gettext as _

from lawbook.models import Job
from workshop.models import Delivery, Webhook

_CERTIFICATE = ("SSLCertVerificationError", "CertificateError")


def why_not(why: str) -> str:
    """Why nothing is sent to an address (``NotPublic``)."""
    sentences = {
        "scheme": _("Only addresses that begin with https:// are sent to."),
        "form": _("The address is to be https://, a name and a path: no port, no password."),
        "host": _("There is no host of that name."),
        "slow": _("Nothing was heard of that name in time. Try again in a minute."),
        "private": _("That name leads into a private network. Nothing is sent there."),
    }
    return sentences[why]


def what_of(one: Delivery) -> str:
    """Which message it was: a test, or what happened to which edition."""
    what, _dash, rest = one.event.partition("-")
    edition = rest.rpartition("-")[0]
    return {"published": _("%(edition)s published"), "withdrawn": _("%(edition)s withdrawn")}.get(what, _("test")) % {
        "edition": edition
    }


def became_of(one: Delivery) -> str:
    """Whether it arrived, and if not, why."""
    if 200 <= one.status < 300:
        return _("arrived (%(status)s)") % {"status": one.status}
    if one.status == 410:
        return _("the other side wants no more (410)")
    if one.status:
        return _("not taken: the other side answered %(status)s") % {"status": one.status}
    kind, _colon, why = one.problem.partition(": ")
    if kind == "not-public":
        return _("nothing was heard of that name in time") if why == "slow" else why_not(why)
    if kind == "TimeoutError":
        return _("no answer within ten seconds")
    if kind in _CERTIFICATE:
        return _("the certificate of the other side is not valid")
    return _("no connection (%(problem)s)") % {"problem": one.problem}


def next_try(hook: Webhook) -> datetime.datetime | None:
    """When what has not arrived is sent again; None where nothing waits."""
    waiting = Job.objects.filter(kind="webhook", state=Job.State.WAITING, given__to=hook.pk)
    return waiting.order_by("not_before").values_list("not_before", flat=True).first()
