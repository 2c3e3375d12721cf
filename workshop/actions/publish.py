"""Publish an approved draft: an edition that is whole or not there, in force from a moment on."""

import datetime

import yaml
from django.db import transaction
from django.utils import timezone
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.book import book_of
from lawbook.models import ChangeNote, Edition
from lawbook.publishing.exports import make_exports
from lawbook.publishing.importing import bring_in, make_public
from lawbook.search.engine import make_index
from workshop.actions.approve import InTheWay, approvals_of
from workshop.actions.write import Closed
from workshop.impact import open_items
from workshop.log import note
from workshop.models import Draft
from workshop.notation.folder import as_folder, files_of
from workshop.obstacles import obstacles
from workshop.permissions import require


def publish(who: User, draft: Draft, at: datetime.datetime, why: str = "") -> Edition:
    """The new edition, in effect from ``at``; ``why``: the reason for leaving something unsettled, which the log keeps.

    Raises ``InTheWay`` with everything that is missing. A publication that is cut off leaves readers what they had, and is
    simply done again.
    """
    require(who, "publish")
    draft.refresh_from_db()
    if draft.state != Draft.State.OPEN:
        raise Closed
    if missing := _missing(draft, why):
        raise InTheWay(missing)
    files = _dated(files_of(draft), at, draft.copied_from)
    unsettled = [f"{one.kind}:{one.about}" for one in open_items(draft)]
    with as_folder(files) as folder:
        imported = bring_in(folder)
        edition = imported.edition
        if imported.changed:
            Edition.objects.filter(pk=edition.pk).update(takes_effect_at=at)
            _keep_notes(draft, edition)
            make_exports(edition, folder)
            make_index(book_of(edition))
    with transaction.atomic():
        _close(who, draft, edition, at, why, unsettled)
        if imported.changed:
            make_public(edition)
    return edition


def _missing(draft: Draft, why: str) -> list[str]:
    """What stands between a draft and its publication, each in a sentence."""
    missing = obstacles(draft)
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
