"""The commentary: what there is, and where a remark is written, approved, published and taken out of use."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST, require_safe

from lawbook.book import current_book
from lawbook.citation_input import read_citation
from lawbook.citations import Citation
from lawbook.commentary import remarks_by_clause
from lawbook.posted import posted
from lawbook.remarks import LAYERS, origins, shipped_readings
from lawbook.text_input import whole_number
from lawbook.views.base import pages_of
from workshop import words
from workshop.actions.annotate import FaultyRemark, RemarkChanged, annotate
from workshop.actions.approve_remark import approve_remark, remark_approvals
from workshop.actions.publish_remark import drop_remark, publish_remark, retire_remark
from workshop.actions.write import Closed
from workshop.meeting import meet_values
from workshop.models import RemarkDraft
from workshop.permissions import may
from workshop.remarks import ORIGIN, Fields, beside, cleaned, faults, remark_of, written
from workshop.views.desk import DeskRequest, desk, elsewhere, language, shown, told
from workshop.views.meeting import with_remark

_LABELS = {
    "at": _("Clause"),
    "layer": _("What it is"),
    "origin_tr": _("Signed, in Turkish"),
    "origin_en": _("Signed, in English"),
    "case": _("Worked case that shows it (may be empty)"),
    "page": _("Also on a page to read through"),
}
_LAYERS = {"comment": _("Comment"), "advice": _("Advice"), "example": _("Example")}


@desk
@require_safe
def commentary(request: DeskRequest) -> HttpResponse:
    """What is in work, and everything that readers see; ``?clause=`` keeps a Law."""
    typed = request.GET.get("clause", "").strip()
    chosen = read_citation(typed) if typed else None
    if typed and chosen is None:
        messages.error(request, _("“%(typed)s” is no clause.") % {"typed": typed[:40]})
    drafts = RemarkDraft.objects.prefetch_related("versions").all()
    context: dict[str, Any] = {
        "in_work": [_row(one) for one in drafts if one.state == RemarkDraft.State.OPEN and not one.is_dropped],
        "retired": [_row(one) for one in drafts if one.is_retired],
        "by_clause": _by_clause(chosen),
        "typed": typed,
        "new": words.remark("", language()),
    }
    return shown(request, "commentary.html", elsewhere(lambda code: words.page("commentary", code)), **context)


def _row(draft: RemarkDraft) -> tuple[str, str, str, list[str]]:
    """The clause and the words of what is written, where that is done, who approved it."""
    fields = draft.latest.fields
    return fields["at"], fields[language()], words.remark(draft.key, language()), remark_approvals(draft)


def _by_clause(chosen: Citation | None) -> list[tuple[str, list[tuple[str, str, str]]]]:
    """What readers see, in the order of the book: of each clause the remarks with the address where each is written."""
    found = [one for one in sorted(remarks_by_clause()) if chosen is None or one.law == chosen.law]
    return [
        (
            at.display(language()),
            [
                (str(_LAYERS[one.layer]), one.text[language()], words.remark(one.key, language()))
                for one in remarks_by_clause()[at]
            ],
        )
        for at in found
    ]


@desk
def new(request: DeskRequest) -> HttpResponse:
    """A remark that there is not yet; ``?clause=`` says on which clause."""
    typed = read_citation(request.GET.get("clause", ""))
    empty = cleaned({"at": typed.id if typed else "", "layer": "comment", **ORIGIN})
    return _write(request, "", None, empty, 0)


@desk
def remark(request: DeskRequest, key: str) -> HttpResponse:
    """One of them; with POST what was typed is saved as its next version, or refused with what is wrong with it."""
    draft, fields, number = _found(key)
    return _write(request, key, draft, fields, number)


def _found(key: str) -> tuple[RemarkDraft | None, dict[str, str], int]:
    found = written(key)
    if found is None:
        raise Http404
    return found


def _write(
    request: DeskRequest, key: str, draft: RemarkDraft | None, fields: dict[str, str], number: int
) -> HttpResponse:
    if request.method != "POST":
        return _form(request, key, draft, _of_version(request, draft) or fields, number)
    sent = fields | _sent(request)
    seen = whole_number(request.POST.get("met", ""), whole_number(request.POST.get("seen", "")))
    try:
        saved = annotate(request.user, key, sent, seen)
    except FaultyRemark as refused:
        return _form(request, key, draft, sent, number, 422, faults=refused.faults)
    except RemarkChanged as changed:
        return _met(request, key, draft, sent, seen, changed)
    except Closed:
        return _form(request, key, draft, sent, number, 409, closed=True)
    messages.success(request, _("Saved."))
    return HttpResponseRedirect(words.remark(saved.key, language()))


def _met(
    request: DeskRequest, key: str, draft: RemarkDraft | None, sent: Fields, seen: int, changed: RemarkChanged
) -> HttpResponse:
    """What each made of it, and the form with both; ``seen`` stays what it was until a person has looked."""
    meeting = meet_values(changed.base, changed.theirs, sent)
    by = draft.versions.filter(number=changed.number).first() if draft else None
    told = with_remark(meeting, by, changed.number, {name: str(label) for name, label in _LABELS.items()})
    return _form(request, key, draft, dict(meeting.proposal), seen, 409, meeting=told)


def _sent(request: DeskRequest) -> dict[str, str]:
    """The fields that were sent: those that somebody may not write are not among them."""
    return {name: value for name, value in cleaned(request.POST.dict()).items() if name in request.POST}


def _of_version(request: DeskRequest, draft: RemarkDraft | None) -> dict[str, str] | None:
    """An earlier version, put into the form to be saved again."""
    number = whole_number(request.GET.get("version", ""), -1)
    found = draft.versions.filter(number=number).first() if draft is not None else None
    return found.fields if found else None


def _form(
    request: DeskRequest,
    key: str,
    draft: RemarkDraft | None,
    fields: Fields,
    number: int,
    status: int = 200,
    **context: Any,
) -> HttpResponse:
    context |= {
        "key": key,
        "draft": draft,
        "fields": fields,
        "seen": number,
        "layers": [(one, _LAYERS[one]) for one in LAYERS],
        "reading_pages": [(one.slug["en"], one.title[language()]) for one in shipped_readings()],
        "origins": [{"tr": ORIGIN["origin_tr"], "en": ORIGIN["origin_en"]}, *origins().values()],
        "writes": may(request.user, "annotate"),
        "translates": may(request.user, "translate") and bool(key),
        "versions": list(draft.versions.order_by("-number")) if draft else [],
        "approvals": remark_approvals(draft) if draft else [],
        "back": words.page("commentary", language()),
        **_as_shown(key, fields),
    }
    return shown(request, "remark.html", elsewhere(lambda code: words.remark(key, code)), status, **context)


def _as_shown(key: str, fields: Fields) -> dict[str, Any]:
    """The clause with the remark beside it, as readers will see it; nothing while something is wrong with it."""
    if faults(fields):
        return {}
    one = remark_of(key or "new", fields)
    book = current_book()
    clause = replace(pages_of(book).clause(one.at), children=[])
    return {"clause": clause, "remarks_as": beside(one), "book": book, "edition": book.edition, "older": False}


@desk
@require_POST
def check_typed(request: DeskRequest, key: str = "") -> HttpResponse:
    """While somebody types: what is wrong, and how it will stand on its clause. Nothing is kept."""
    found = written(key) if key else None
    fields = cleaned((found[1] if found else {}) | _sent(request))
    context = {"faults": faults(fields), "fields": fields, **_as_shown(key, fields)}
    return render(request, "workshop/_remark_checked.html", context)


def _draft(key: str) -> RemarkDraft:
    found = RemarkDraft.objects.filter(key=key).first()
    if found is None:
        raise Http404
    return found


def _number(request: DeskRequest) -> int:
    return whole_number(request.POST.get("version", ""), -1)


_VERBS: dict[str, tuple[Callable[[DeskRequest, str], None], object]] = {
    "approve": (
        lambda request, key: approve_remark(request.user, _draft(key), _number(request)),
        _("You have approved the remark."),
    ),
    "publish": (
        lambda request, key: publish_remark(request.user, _draft(key), _number(request)),
        _("The remark is published."),
    ),
    "retire": (
        lambda request, key: retire_remark(request.user, key, request.POST.get("why", "")),
        _("The remark is out of use."),
    ),
    "drop": (lambda request, key: drop_remark(request.user, _draft(key)), _("The remark is given up.")),
}


@desk
@posted()
def do(request: DeskRequest, key: str, verb: str) -> HttpResponse:
    """One verb, then the remark again."""
    if verb not in _VERBS:
        raise Http404
    _found(key)
    act, done = _VERBS[verb]
    return told(request, lambda: act(request, key), str(done), words.remark(key, language()))
