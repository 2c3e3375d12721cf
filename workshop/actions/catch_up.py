"""Bring a draft up to the edition that was published since it was begun, or say that it is to be as it is."""

from django.db import transaction
from django.db.models import F
from django.utils.translation import get_language
from django.utils.translation import gettext as _

from accounts.models import User
from lawbook.book import book_of
from lawbook.citations import parse
from lawbook.models import Edition
from workshop.actions.approve import InTheWay
from workshop.actions.comment import comment
from workshop.actions.held import open_draft
from workshop.actions.name import about
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
    """What that edition changed, where the draft did not; the clauses that both changed, each with a comment that is open.

    ``InTheWay`` where clauses have other numbers, or nothing was published since.
    """
    draft, newer = _newer(who, draft)
    before = files_of(draft)
    together = put_together(files_of_edition(base_of(draft)), files_of_edition(newer), before)
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
        comment(who, draft, parse(one), _says(newer, one))
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


def _says(newer: Edition, clause: str) -> str:
    """Its words in that edition, both languages."""
    passage = book_of(newer).passages[parse(clause)]
    begun = _("%(edition)s changed this clause too; the draft still has its own words. There it says:") % {
        "edition": newer
    }
    codes = sorted(("tr", "en"), key=lambda code: code != get_language())
    return "\n".join([begun, *(f"{passage.text.get(code, '')} {passage.tail.get(code, '')}".strip() for code in codes)])
