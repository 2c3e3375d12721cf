"""What stands in the log, in words: the log itself keeps names, which never change."""

import datetime
from dataclasses import dataclass

from django.utils.dateparse import parse_datetime
from django.utils.formats import date_format
from django.utils.timezone import is_aware, localtime
from django.utils.translation import get_language
from django.utils.translation import gettext_lazy as _

from workshop.impact_words import by_kind
from workshop.models import Entry, Settled

DONE = {
    "annotate": _("wrote a remark"),
    "approve": _("approved the draft"),
    "approve-remark": _("approved a remark"),
    "ask-to-publish": _("asked for publication"),
    "begin": _("began a draft"),
    "catch-up": _("brought a draft up to a newer edition"),
    "comment": _("commented on a clause"),
    "drop": _("gave up a draft"),
    "drop-regulations": _("gave up a draft of regulations"),
    "drop-remark": _("gave up the draft of a remark"),
    "explain": _("wrote a note on a change"),
    "name": _("changed name or code"),
    "publish": _("published an edition"),
    "publish-regulations": _("published regulations"),
    "publish-remark": _("published a remark"),
    "put-together": _("put a clause together with what an edition made of it"),
    "remove-webhook": _("removed a webhook"),
    "renumber": _("moved a clause"),
    "retire-remark": _("took a remark out of use"),
    "set-webhook": _("set a webhook"),
    "settle": _("settled what the draft changes elsewhere"),
    "settle-comment": _("settled a comment"),
    "share": _("made a secret link"),
    "take-back": _("took a move back"),
    "try-webhook": _("sent a test to a webhook"),
    "withdraw": _("withdrew an edition"),
    "write": _("wrote a clause"),
    "write-regulations": _("wrote regulations"),
}
ABOUT = {
    "draft": _("draft"),
    "regulations": _("regulations"),
    "remark": _("remark"),
    "webhook": _("webhook"),
}
DETAILS = {
    "address": _("address"),
    "approved_by": _("approved by"),
    "at": _("at"),
    "changed": _("changed"),
    "clause": _("clause"),
    "code": _("code"),
    "comment": _("comment"),
    "copied_from": _("copy of"),
    "days": _("days"),
    "draft": _("draft"),
    "edition": _("edition"),
    "engine": _("engine"),
    "in_force_from": _("in force from"),
    "left": _("references left as they are"),
    "moved": _("moved"),
    "references": _("references that follow"),
    "said": _("reason"),
    "serial": _("state"),
    "unsettled": _("left open"),
    "version": _("version"),
    "why": _("reason"),
    "withdrawn_why_en": _("reason in English"),
    "withdrawn_why_tr": _("reason in Turkish"),
    "written_by": _("written by"),
}


@dataclass(frozen=True)
class Line:
    """A line of the log as one reads it."""

    at: datetime.datetime
    who: str
    done: str
    about: str
    details: list[tuple[str, str]]


def line(entry: Entry) -> Line:
    """A name that has no word here stands as it is; what was left empty is not told."""
    details = [one for name, value in entry.details.items() if value != "" for one in _told(name, value)]
    return Line(entry.at, entry.who, str(DONE.get(entry.what, entry.what)), _about(entry.about), details)


def _about(text: str) -> str:
    kind, _space, name = text.partition(" ")
    return f"{ABOUT[kind]} {name}" if kind in ABOUT else text


def _told(name: str, value: object) -> list[tuple[str, str]]:
    """A detail with its name in words; what was settled, kind by kind."""
    if name == "items" and isinstance(value, list):
        return by_kind(map(str, value), get_language() or "tr")
    meanings = {str(one): str(one.label) for one in Settled.Engine} if name == "engine" else {}
    moment = _moment(str(value)) if name == "at" else ""
    return [(str(DETAILS.get(name, name)), meanings.get(str(value)) or moment or _value(value))]


def _moment(text: str) -> str:
    """A moment as the other dates of the log are written; nothing where it is none."""
    found = parse_datetime(text)
    return date_format(localtime(found) if is_aware(found) else found, "j F Y, H:i:s") if found else ""


def _value(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} → {_value(one)}" for name, one in value.items())
    if isinstance(value, list):
        return ", ".join(map(_value, value))
    return "–" if value is None else str(value)
