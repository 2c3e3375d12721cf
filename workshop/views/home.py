"""The drafts, a new one, the log, and the editions that can be withdrawn."""

from collections.abc import Mapping
from typing import Any

from django.core.paginator import Paginator
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from lawbook.editions import edition_in_force, newest_whole, read_published, standing
from lawbook.limits import as_one_person
from lawbook.models import Edition
from lawbook.posted import posted
from lawbook.text.edition_files import LANGUAGES
from lawbook.text.problems import TextError
from lawbook.text_input import whole_number
from workshop import words
from workshop.actions.begin import begin, begin_as_copy
from workshop.actions.withdraw import withdraw
from workshop.log_words import line
from workshop.models import Draft, Entry
from workshop.notation.report import report, report_of_any
from workshop.notation.sources import NoFiles, files_of_text, files_of_upload
from workshop.notation.word_told import lost_of_word, word_of_upload
from workshop.overtaken import latest_revision
from workshop.views.desk import DeskRequest, desk, elsewhere, language, reasons, shown, told

_A_PAGE = 100


@desk
@as_one_person("draft")
def home(request: DeskRequest) -> HttpResponse:
    """The drafts, the newest first; with POST a new one as a copy of the edition in force.

    Which that is, the database says: what a process has kept is older right after an edition was withdrawn.
    """
    now, found = timezone.now(), read_published()
    in_force = newest_whole(found, now)
    if request.method == "POST":
        made = begin_as_copy(request.user, latest_revision(in_force.code) or in_force)
        return HttpResponseRedirect(words.draft(made.pk, language()))
    editions = [(one, standing(one, now)) for one in reversed(found) if not one.is_partial]
    context: dict[str, Any] = {"drafts": Draft.objects.all(), "editions": editions, "in_force": in_force}
    return shown(request, "home.html", elsewhere(words.home), **context)


@desk
@as_one_person("draft")
def new(request: DeskRequest) -> HttpResponse:
    """A draft from files or from a text; first a report of what was read, line by line."""
    other = elsewhere(lambda code: words.page("new", code))
    if request.method != "POST":
        return shown(request, "new.html", other)
    typed = request.POST.dict()
    try:
        lost = _of_word(request, typed)
        files = _brought(request, typed)
    except NoFiles as error:
        return shown(request, "new.html", other, 422, problems=reasons(error), typed=typed)
    read = [(code, report_of_any(files[f"{code}.txt"], code)) for code in LANGUAGES if f"{code}.txt" in files]
    try:
        for code, _lines in read:
            report(files[f"{code}.txt"], code)
        if "begin" in request.POST:
            made = begin(request.user, files)
            return HttpResponseRedirect(words.draft(made.pk, language()))
    except (TextError, KeyError) as error:
        problems = reasons(error) if isinstance(error, TextError) else [_("There is no text.")]
        return shown(request, "new.html", other, 422, problems=problems, typed=typed, read=read, lost=lost)
    return shown(request, "new.html", other, read=read, typed=typed, lost=lost)


def _of_word(request: DeskRequest, typed: dict[str, str]) -> list[str]:
    """What Word documents say goes where text is typed, to be mended there; what of it is no text, in sentences."""
    lost: list[str] = []
    for code in LANGUAGES:
        if file := request.FILES.get(f"word_{code}"):
            read = word_of_upload(file.name or "", file.size or 0, file)
            typed[code] = read.text
            lost += lost_of_word(read)
    return lost


def _brought(request: DeskRequest, typed: Mapping[str, str]) -> dict[str, str]:
    """The files that were sent, or those that a pasted text makes."""
    if request.FILES.getlist("files"):
        return files_of_upload({one.name or "": one.read() for one in request.FILES.getlist("files")})
    code, since = typed.get("code", ""), typed.get("in_force_from", "")
    texts = {language: typed.get(language, "") for language in LANGUAGES}
    if not code or not since or not texts["tr"].strip():
        raise NoFiles(_("Choose files, or paste the Turkish text and say its code and its first day."))
    return files_of_text(edition_in_force(), texts, code, since)


@desk
@require_safe
def log(request: DeskRequest) -> HttpResponse:
    """Every action, the newest first."""
    page = Paginator(Entry.objects.all(), _A_PAGE).get_page(request.GET.get("page"))
    return shown(request, "log.html", elsewhere(lambda code: words.page("log", code)), page=page, lines=map(line, page))


@desk
@posted()
def withdraw_edition(request: DeskRequest) -> HttpResponse:
    """With its reason in both languages."""
    edition = get_object_or_404(Edition, pk=whole_number(request.POST.get("edition", "")))
    why = request.POST.get("why_tr", ""), request.POST.get("why_en", "")
    return told(
        request,
        lambda: withdraw(request.user, edition, *why),
        _("Edition %(edition)s is withdrawn.") % {"edition": edition},
        words.home(language()),
    )
