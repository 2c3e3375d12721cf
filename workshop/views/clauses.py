"""Where a clause of a draft is written."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_POST

from lawbook.citations import Citation, CitationError, parse
from lawbook.limits import too_many, within_for
from lawbook.posted import posted
from lawbook.text_input import whole_number
from workshop import words
from workshop.actions.comment import comment, settle_comment
from workshop.actions.explain import NoteChanged, explain, note_of
from workshop.actions.keep import forget, keep
from workshop.actions.restore import restore, undo
from workshop.actions.save import meeting_of, save, waiting
from workshop.actions.write import Closed, Conflict
from workshop.clauses import FIELDS, Clause, changes, clause_of
from workshop.models import Draft
from workshop.notation.blocks import blocks_of
from workshop.notation.checking import Checked, Fault, check, first_of, too_long
from workshop.notation.errata_fields import faults_of_rows, rows_sent, rows_shown
from workshop.notation.errata_of import faults_of, with_rows
from workshop.notation.folder import files_of
from workshop.permissions import may
from workshop.storing import Faulty
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, reasons, shown, told
from workshop.views.meeting import Shown, halves, with_edition, with_other
from workshop.views.wording import wording_of

Errata = tuple[str, bool, list[dict[str, str]]]
"""The errata of a language: its code, whether they may be written, their rows."""


@desk
def clause(request: DeskRequest, pk: int, typed: str) -> HttpResponse:
    """The form; with POST what was typed is saved, or refused with everything that is wrong with it."""
    draft, found = _clause(pk, typed)
    if request.method != "POST":
        return _opened(request, draft, found)
    sent = _sent(request)
    first = whole_number(request.POST.get("seen", ""))
    seen = whole_number(request.POST.get("met", ""), first)
    try:
        save(request.user, draft, found.citation, sent, seen, whole_number(request.POST.get("puts_together", "")))
    except Faulty as refused:
        return _form(request, draft, found, {**found.fields, **sent}, seen, 422, faults=first_of(refused.faults))
    except Conflict as conflict:
        return _met(request, draft, conflict, seen)
    except Closed as error:
        faults = [Fault("tr", 0, 0, reason) for reason in reasons(error)]
        return _form(request, draft, found, {**found.fields, **sent}, seen, 409, faults=faults)
    return HttpResponseRedirect(f"{words.clause(pk, found.citation, language())}?saved")


def _opened(request: DeskRequest, draft: Draft, found: Clause) -> HttpResponse:
    """The form with what is there, or what was typed and not saved; where an edition changed it too, with both."""
    kept = draft.unsaved.filter(citation=found.citation.id, by=request.user.email).first()
    fields = {**found.fields, **kept.fields} if kept else found.fields
    if both := waiting(request.user, draft, found.citation):
        fields = meeting_of(both, found, fields).proposal
    return _form(request, draft, found, fields, kept.seen if kept else found.seen, kept=kept)


def _met(request: DeskRequest, draft: Draft, conflict: Conflict, seen: int) -> HttpResponse:
    """What each made of it, and the form with both; ``seen`` stays what it was until a person has looked."""
    now, meeting = conflict.now, conflict.meeting
    if conflict.both:
        return _form(request, draft, now, meeting.proposal, seen, 409)
    shown_so = with_other(meeting, draft, now, seen, request.user.email)
    return _form(request, draft, now, meeting.proposal, seen, 409, meeting=shown_so)


def _sent(request: DeskRequest) -> dict[str, str]:
    """What was typed, the errata as rows of the notation."""
    sent = {name: request.POST[name].replace("\r\n", "\n") for name in FIELDS if name in request.POST}
    errata = {f"errata_{code}": rows_sent(request.POST, code) for code in ("tr", "en")}
    return sent | {name: rows for name, rows in errata.items() if rows is not None}


def _clause(pk: int, typed: str) -> tuple[Draft, Clause]:
    """The draft and the clause, or 404."""
    draft = find(pk)
    try:
        found = clause_of(draft, parse(typed))
    except CitationError as error:
        raise Http404 from error
    if found is None:
        raise Http404
    return draft, found


def _form(
    request: DeskRequest,
    draft: Draft,
    found: Clause,
    fields: Mapping[str, str],
    seen: int,
    status: int = 200,
    **context: object,
) -> HttpResponse:
    citation = found.citation
    writes, translates = may(request.user, "write"), may(request.user, "translate")
    note = note_of(draft, citation)
    context = {
        "draft": draft,
        "citation": citation,
        "name": citation.display(language()),
        "fields": fields,
        "seen": seen,
        "writes": writes and draft.state == Draft.State.OPEN,
        "translates": translates and draft.state == Draft.State.OPEN,
        "errata": _errata(citation, fields, {"tr": writes, "en": translates and writes}),
        "versions": list(reversed(changes(draft, citation))),
        "first": draft.versions.filter(citation=citation.id, number=0).first(),
        "comments": draft.comments.filter(citation=citation.id),
        "note": note,
        "note_was": note,
        "has_note": any(note.values()),
        "rewordings": wording_of(draft, citation),
        "around": _around(draft, citation),
        "back": words.draft(draft.pk, language()),
        "impact": words.impact(draft.pk, language()),
        "meeting": _waiting(request, draft, found),
        **context,
    }
    other = elsewhere(lambda code: words.clause(draft.pk, citation, code))
    return shown(request, "clause.html", other, status, **context)


def _waiting(request: DeskRequest, draft: Draft, found: Clause) -> Shown | None:
    """What an edition made of the clause beside what the draft did, for as long as nobody has put them together."""
    both = waiting(request.user, draft, found.citation)
    return with_edition(meeting_of(both, found, {}), both, found.citation) if both else None


def _errata(citation: Citation, fields: Mapping[str, str], writes: Mapping[str, bool]) -> list[Errata]:
    """The errata of both languages as rows of a form; one more where somebody may write it."""
    return [
        (code, may_write, rows_shown(fields.get(f"errata_{code}", ""), citation, empty=may_write))
        for code, may_write in writes.items()
    ]


def _around(draft: Draft, citation: Citation) -> list[tuple[str, str]]:
    """The clause before, the Law as a whole, the clause after."""
    names = [one.citation for one in blocks_of(files_of(draft)["tr.txt"], "tr")]
    if citation not in names:
        return []
    at = names.index(citation)
    near = [*names[max(at - 1, 0) : at], *([Citation(citation.law)] if citation.path else []), *names[at + 1 : at + 2]]
    return [(one.display(language()), words.clause(draft.pk, one, language())) for one in near]


@desk
@require_POST
def check_typed(request: DeskRequest, pk: int, typed: str) -> HttpResponse:
    """While somebody types: what is wrong, what it refers to, which terms it uses. What was typed is kept."""
    draft, found = _clause(pk, typed)
    sent = _sent(request)
    if long := too_long(sent):
        wrong = {code: Checked(faults, [], []) for code in ("tr", "en") if (faults := _of(long, code))}
        return _told(request, draft, wrong, kept=False)
    keep(request.user, draft, found.citation, sent, whole_number(request.POST.get("seen", "")))
    checked = {code: _checked(draft, code, found.citation, sent) for code in ("tr", "en") if sent.get(code)}
    return _told(request, draft, checked, kept=True)


def _of(faults: list[Fault], code: str) -> list[Fault]:
    return [one for one in faults if one.language.endswith(code)]


def _told(request: DeskRequest, draft: Draft, checked: Mapping[str, Checked], *, kept: bool) -> HttpResponse:
    context = {"checked": checked, "draft": draft, "kept": kept, "workshop_words": words.WORDS[language()]}
    return render(request, "workshop/_checked.html", context)


def _checked(draft: Draft, code: str, citation: Citation, sent: Mapping[str, str]) -> Checked:
    """The lines with the errata that were typed beside them."""
    files, rows = files_of(draft), sent.get(f"errata_{code}")
    if rows is not None:
        if wrong := faults_of_rows(code, rows) or faults_of(code, citation, rows):
            return Checked(wrong, [], [])
        files[f"{code}.errata.yaml"] = with_rows(files.get(f"{code}.errata.yaml", ""), citation, rows)
    found = check(files, code, citation, sent[code])
    return replace(found, faults=first_of(found.faults))


def _comment(request: DeskRequest, draft: Draft, citation: Citation) -> None:
    comment(request.user, draft, citation, request.POST.get("text", "").replace("\r\n", "\n"))


def _settle(request: DeskRequest, draft: Draft, citation: Citation) -> None:
    settle_comment(request.user, get_object_or_404(draft.comments, pk=whole_number(request.POST.get("comment", ""))))


def _explain(request: DeskRequest, draft: Draft, citation: Citation) -> None:
    typed, read = _note_sent(request, "note"), _note_sent(request, "note_was")
    explain(request.user, draft, citation, typed["tr"], typed["en"], read)


def _note_sent(request: DeskRequest, name: str) -> dict[str, str]:
    return {code: request.POST.get(f"{name}_{code}", "").replace("\r\n", "\n") for code in ("tr", "en")}


def _restore(request: DeskRequest, draft: Draft, citation: Citation) -> None:
    restore(request.user, get_object_or_404(draft.versions, pk=whole_number(request.POST.get("version", ""))))


_VERBS: dict[str, tuple[Callable[[DeskRequest, Draft, Citation], object], object]] = {
    "comment": (_comment, _("Saved.")),
    "settle": (_settle, _("Settled.")),
    "explain": (_explain, _("Saved.")),
    "restore": (_restore, _("The clause says again what it said then.")),
    "undo": (
        lambda request, draft, at: undo(request.user, draft, at),
        _("The last change is taken back; undo once more, and it is there again."),
    ),
    "forget": (lambda request, draft, at: forget(request.user, draft, at), _("What was not saved is gone.")),
}


_SAID = ("comment", "explain")
"""What is written beside the text: limited by itself, so that nobody floods a draft with it."""


@desk
@posted()
def do(request: DeskRequest, pk: int, typed: str, verb: str) -> HttpResponse:
    """One verb, then the clause again."""
    if verb not in _VERBS:
        raise Http404
    if verb in _SAID and not within_for("comment", f"account {request.user.pk}"):
        return too_many(request, "comment")
    draft, found = _clause(pk, typed)
    act, done = _VERBS[verb]
    back = words.clause(pk, found.citation, language())
    try:
        return told(request, lambda: act(request, draft, found.citation), str(done), back)
    except NoteChanged as changed:
        kept = {"note": changed.meeting.proposal, "note_halves": halves(changed.meeting), "note_was": changed.now}
        return _form(request, draft, found, found.fields, found.seen, 409, **kept)
    except Faulty as refused:
        told_why = _("It cannot stand there any more: %(why)s") % {"why": refused.faults[0].message}
        return _form(request, draft, found, found.fields, found.seen, 422, faults=[Fault("tr", 0, 0, told_why)])
