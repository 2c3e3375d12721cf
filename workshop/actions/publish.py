"""Publish an approved draft: an edition that is whole or not there, in force from a moment on."""

import datetime
from collections.abc import Callable
from pathlib import Path

import yaml
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.book import book_of
from lawbook.jobs.queue import AlreadyAsked, ask
from lawbook.models import ChangeNote, Edition, Job
from lawbook.publishing.exports import make_exports
from lawbook.publishing.importing import bring_in, make_public
from lawbook.search.engine import make_index
from workshop.actions.approve import InTheWay, approvals_of
from workshop.actions.name import about
from workshop.actions.write import Closed
from workshop.log import note
from workshop.making import make_rest
from workshop.models import Draft
from workshop.notation.folder import as_folder, files_of
from workshop.obstacles import obstacles
from workshop.overtaken import too_early
from workshop.permissions import require
from workshop.standing import open_items

Said = Callable[[str], object]
Done = Callable[[Edition], object]


def ask_to_publish(who: User, draft: Draft, at: datetime.datetime, why: str = "", language: str = "tr") -> Job:
    """Have it published by a process of its own (``workshop.publication``), if nothing stands in the way now.

    Raises what ``publish`` raises; that looks again.
    """
    _look(who, draft, at, why)
    given = {"who": who.pk, "draft": draft.pk, "at": at.isoformat(), "why": why.strip(), "language": language}
    with transaction.atomic():
        try:
            job = ask("publish", f"draft {draft.pk}", given)
        except AlreadyAsked as error:
            raise InTheWay([_("Its publication was asked for already.")]) from error
        note(who, "ask-to-publish", f"draft {draft.pk}", at=at.isoformat())
    return job


def publish(
    who: User,
    draft: Draft,
    at: datetime.datetime,
    why: str = "",
    made: Said = lambda what: None,
    done: Done = lambda edition: None,
) -> Edition:
    """The new edition, in effect from ``at``; ``why``: the reason for leaving something unsettled, which the log keeps.

    ``made`` hears of each thing that is there, ``done`` of the end, in the transaction that makes it public. Raises
    ``InTheWay`` with everything that is missing. Cut off, it leaves readers what they had, and is simply done again.
    """
    _look(who, draft, at, why)
    files = _dated(files_of(draft), at, draft.copied_from)
    unsettled = [f"{one.kind}:{one.about}" for one in open_items(draft)]
    with as_folder(files) as folder:
        imported = bring_in(folder, anew=True)
        edition = imported.edition
        made("text")
        if imported.changed:
            Edition.objects.filter(pk=edition.pk).update(takes_effect_at=at)
            edition.takes_effect_at = at
            _keep_notes(draft, edition)
            _make(edition, folder, made)
    with transaction.atomic():
        _close(who, draft, edition, at, why, unsettled)
        if imported.changed:
            make_public(edition)
        done(edition)
    return edition


def _look(who: User, draft: Draft, at: datetime.datetime, why: str) -> None:
    """Whether it may be published by this person, as it is now."""
    require(who, "publish")
    draft.refresh_from_db()
    if draft.state != Draft.State.OPEN:
        raise Closed
    if missing := missing_to_publish(draft, at, why):
        raise InTheWay(missing)


def _make(edition: Edition, folder: Path, made: Said) -> None:
    """What belongs to it, before anybody sees it; without books, or what is kept offline, it is published all the same."""
    make_exports(edition, folder)
    made("exports")
    make_index(book_of(edition))
    made("index")
    make_rest(edition, made)


def missing_to_publish(draft: Draft, at: datetime.datetime, why: str) -> list[str]:
    """What stands between a draft and its publication, each in a sentence."""
    missing = obstacles(draft)
    if not missing:
        missing += too_early(draft, str(about(draft)["code"]), at)
    if not missing and not approvals_of(draft):
        missing.append(_("Nobody but those who wrote it has approved the draft as it is now."))
    if not missing and open_items(draft) and not why.strip():
        missing.append(_("Something that the draft changes elsewhere is not settled. Settle it, or say why not."))
    return missing


def _dated(files: dict[str, str], at: datetime.datetime, copied_from: str) -> dict[str, str]:
    """A new edition begins on the day on which it takes effect; a revision is of the edition that began when that began."""
    about = yaml.load(files["edition.yaml"], Loader=yaml.CSafeLoader)
    if str(about["code"]) == copied_from.partition(".")[0]:
        return files
    about["in_force_from"] = timezone.localtime(at).date()
    return {**files, "edition.yaml": yaml.safe_dump(about, allow_unicode=True, sort_keys=False)}


def _keep_notes(draft: Draft, edition: Edition) -> None:
    notes = [
        ChangeNote(edition=edition, citation=one.citation, note_tr=one.tr, note_en=one.en) for one in draft.notes.all()
    ]
    ChangeNote.objects.bulk_create(notes)


def _close(who: User, draft: Draft, edition: Edition, at: datetime.datetime, why: str, unsettled: list[str]) -> None:
    """The draft is the edition from now on, if it is still the one that was approved."""
    as_approved = Draft.objects.filter(pk=draft.pk, serial=draft.serial, state=Draft.State.OPEN)
    if not as_approved.update(state=Draft.State.PUBLISHED, published_as=str(edition)):
        raise Closed
    said = {"why": why.strip(), "unsettled": unsettled} if unsettled else {}
    note(who, "publish", edition, draft=draft.pk, at=at.isoformat(), approved_by=approvals_of(draft), **said)
