"""Bring a draft up to the edition that was published since it was begun, or say that it is to be as it is."""

from django.db import transaction
from django.db.models import F
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.models import Edition
from workshop.actions.approve import InTheWay
from workshop.actions.held import open_draft
from workshop.actions.name import about
from workshop.both_changed import remember
from workshop.changes import base_of
from workshop.log import note
from workshop.models import Draft, DraftFile
from workshop.notation.folder import files_of
from workshop.notation.sources import files_of_edition
from workshop.overtaken import overtaken_by, put_together
from workshop.permissions import require
from workshop.storing import keep_versions


@transaction.atomic
def bring_in_newer(who: User, draft: Draft) -> tuple[str, ...]:
    """What that edition changed, where the draft did not; the clauses that both changed, each to be put together.

    ``InTheWay`` where clauses have other numbers, or nothing was published since.
    """
    draft, newer = _newer(who, draft)
    before, was, now = files_of(draft), files_of_edition(base_of(draft)), files_of_edition(newer)
    together = put_together(was, now, before)
    if together is None:
        raise InTheWay(
            [
                _(
                    "Clauses have other numbers, so it cannot be brought in by itself: keep the draft as it is, and write it."
                )
            ]
        )
    for name, text in together.files.items():
        DraftFile.objects.update_or_create(draft=draft, name=name, defaults={"text": text})
    DraftFile.objects.filter(draft=draft).exclude(name__in=together.files).delete()
    changed = keep_versions(who, draft, before, together.files)
    _follow(who, draft, newer, changed)
    for one in together.both:
        remember(draft, newer, one, was, now)
    return together.both


@transaction.atomic
def keep_as_it_is(who: User, draft: Draft) -> None:
    """The draft is compared with that edition from now on: where it differs, that counts as its own change."""
    draft, newer = _newer(who, draft)
    _follow(who, draft, newer, [])


def _newer(who: User, draft: Draft) -> tuple[Draft, Edition]:
    require(who, "write")
    draft = open_draft(draft)
    newer = overtaken_by(draft, str(about(draft)["code"]))
    if newer is None:
        raise InTheWay([_("No other edition was published since this draft was begun.")])
    return draft, newer


def _follow(who: User, draft: Draft, newer: Edition, changed: list[str]) -> None:
    Draft.objects.filter(pk=draft.pk).update(serial=F("serial") + 1, copied_from=str(newer))
    note(who, "catch-up", f"draft {draft.pk}", copied_from=str(newer), changed=changed)
