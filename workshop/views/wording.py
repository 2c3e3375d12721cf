"""The words that a draft changes, the old ones beside the new: what somebody reads before she approves them."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.core.paginator import Paginator
from django.http import HttpResponse
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe

from lawbook.citations import Citation
from lawbook.comparison.shown import marked
from lawbook.text.problems import TextError
from workshop import words
from workshop.changes import Change, changes_of
from workshop.models import Draft
from workshop.notation.blocks import is_edited_with
from workshop.reworded import reworded
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, shown, unreadable

_ON_A_PAGE = 50


@dataclass(frozen=True)
class Half:
    """One language of a change; ``only_marks``: its words are the same."""

    language: str
    only_marks: bool
    paragraphs: list[SafeString]


@dataclass(frozen=True)
class Shown:
    """A change as a page shows it: what the clause is called, where it is written, each language that changed."""

    change: Change
    name: str
    address: str
    halves: list[Half]


@desk
@require_safe
def wording(request: DeskRequest, pk: int) -> HttpResponse:
    """Every changed passage, in each language that changed."""
    found = find(pk)
    try:
        changes = changes_of(found)
    except TextError:
        return unreadable(request, pk)
    page = Paginator(changes, _ON_A_PAGE).get_page(request.GET.get("page"))
    other = elsewhere(lambda code: words.wording(pk, code))
    return shown(request, "wording.html", other, draft=found, page=page, rows=rows_of(found, page.object_list))


def wording_of(found: Draft, citation: Citation) -> list[Shown]:
    """The changed passages that are edited with a clause; none while the draft cannot be read."""
    try:
        changes = [one for one in changes_of(found) if is_edited_with(one.citation, citation)]
        return rows_of(found, changes)
    except TextError:
        return []


def rows_of(found: Draft, changes: Iterable[Change]) -> list[Shown]:
    """Each of the changes as a page shows it."""
    return [
        Shown(
            change,
            change.citation.display(language()),
            words.clause(found.pk, change.citation, language()),
            [Half(one.language, one.only_marks, [marked(pieces) for pieces in one.paragraphs]) for one in languages],
        )
        for change, languages in reworded(found, changes)
    ]
