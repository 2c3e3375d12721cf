"""The words that a draft changes, the old ones beside the new: what somebody reads before she approves them."""

from collections.abc import Iterable

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import HttpResponse, HttpResponseRedirect
from django.utils.safestring import SafeString
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from lawbook.citations import Citation
from lawbook.comparison.shown import marked
from lawbook.text.problems import TextError
from workshop import words
from workshop.changes import Change, changes_of
from workshop.models import Draft
from workshop.notation.blocks import is_edited_with
from workshop.reworded import Reworded, reworded
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, shown

_ON_A_PAGE = 50
Shown = tuple[Change, str, str, list[tuple[str, bool, list[SafeString]]]]
"""A change, what the clause is called, where it is written; of each language whether only marks changed, and its paragraphs."""


@desk
@require_safe
def wording(request: DeskRequest, pk: int) -> HttpResponse:
    """Every changed passage, in each language that changed."""
    found = find(pk)
    try:
        changes = changes_of(found)
    except TextError:
        messages.error(request, _("The draft cannot be read whole yet; what is in the way is listed here."))
        return HttpResponseRedirect(words.draft(pk, language()))
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
        (
            change,
            change.citation.display(language()),
            words.clause(found.pk, change.citation, language()),
            [_half(one) for one in languages],
        )
        for change, languages in reworded(found, changes)
    ]


def _half(one: Reworded) -> tuple[str, bool, list[SafeString]]:
    return one.language, one.only_marks, [marked(pieces) for pieces in one.paragraphs]
