"""A draft: how it stands, what it changes elsewhere, and what is done with it as a whole."""

from collections.abc import Callable
from typing import Any

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.utils import timezone
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from lawbook.citation_input import read_citation
from lawbook.context import site_url
from lawbook.moments import moment_named
from lawbook.posted import posted
from lawbook.text.problems import TextError
from workshop import words
from workshop.actions.approve import InTheWay, approvals_of, approve
from workshop.actions.catch_up import bring_in_newer, keep_as_it_is
from workshop.actions.drop import drop
from workshop.actions.name import about, name
from workshop.actions.publish import ask_to_publish
from workshop.actions.share import DAYS, share
from workshop.both_changed import to_put_together
from workshop.changes import Change, changes_of
from workshop.clauses import clause_of
from workshop.models import Draft
from workshop.obstacles import obstacles
from workshop.overtaken import overtaken_by
from workshop.publication import publication_of
from workshop.standing import open_items
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, shown, told
from workshop.views.impact import settle_ticked


@desk
@require_safe
def draft(request: DeskRequest, pk: int) -> HttpResponse:
    """How it stands; ``?clause=`` leads to where a clause is written."""
    found = find(pk)
    if typed := request.GET.get("clause", "").strip():
        citation = read_citation(typed)
        if citation and clause_of(found, citation):
            return HttpResponseRedirect(words.clause(pk, citation, language()))
        messages.error(request, _("This draft has no clause “%(typed)s”.") % {"typed": typed[:40]})
    changes, told_of = _changes(found), about(found)
    context: dict[str, Any] = {
        "draft": found,
        "about": told_of,
        "title": _title(found),
        "obstacles": obstacles(found) if found.state == Draft.State.OPEN else [],
        "overtaken_by": overtaken_by(found, str(told_of["code"])) if found.state == Draft.State.OPEN else None,
        "changes": changes or [],
        "open": len(open_items(found)) if changes is not None else 0,
        "approvals": approvals_of(found),
        "to_put_together": [(one, words.clause(pk, one.citation, language())) for one in to_put_together(found)],
        "comments": found.comments.filter(settled_by=""),
        "impact": words.impact(pk, language()),
        "publication": publication_of(found),
        "publication_page": words.publication(pk, language()),
        "now": timezone.localtime().replace(second=0, microsecond=0),
    }
    return shown(request, "draft.html", elsewhere(lambda code: words.draft(pk, code)), **context)


def _title(found: Draft) -> str:
    """In the language of the page."""
    return str(about(found)["title"].get(language(), found.title))


def _changes(found: Draft) -> list[tuple[Change, str]] | None:
    """What is another, with the address where it is written; None while the draft cannot be read."""
    try:
        return [(one, words.clause(found.pk, one.citation, language())) for one in changes_of(found)]
    except TextError:
        return None


@desk
@require_safe
def publication(request: DeskRequest, pk: int) -> HttpResponse:
    """How far it is, looked at again by itself every few seconds for as long as it goes on; without any the draft."""
    found = find(pk)
    told_of = publication_of(found)
    if told_of is None:
        return HttpResponseRedirect(words.draft(pk, language()))
    context: dict[str, Any] = {"draft": found, "title": _title(found), "publication": told_of}
    response = shown(request, "publication.html", elsewhere(lambda code: words.publication(pk, code)), **context)
    if told_of.goes_on:
        response["Refresh"] = "3"
    return response


def _publish(request: DeskRequest, found: Draft) -> None:
    at = moment_named(request.POST.get("at", ""))
    if at is None:
        raise InTheWay([str(_("Say from when it is in force."))])
    ask_to_publish(request.user, found, at, request.POST.get("why", ""), language())


def _share(request: DeskRequest, found: Draft) -> None:
    token = share(request.user, found)
    link = f"{site_url(request)}/{language()}/{words.preview(token, language())}/"
    messages.info(request, _("Secret link, for %(days)s days: %(link)s") % {"days": DAYS, "link": link})


def _name(request: DeskRequest, found: Draft) -> None:
    name(request.user, found, *(request.POST.get(one, "") for one in ("code", "title_tr", "title_en")))


def _catch_up(request: DeskRequest, found: Draft) -> None:
    if both := bring_in_newer(request.user, found):
        clauses = ", ".join(both)
        messages.warning(
            request,
            _("Both changed these clauses, which stay as in the draft until you put each together: %s") % clauses,
        )


_VERBS: dict[str, tuple[Callable[[DeskRequest, Draft], None], object]] = {
    "approve": (lambda request, found: approve(request.user, found), _("You have approved the draft.")),
    "publish": (_publish, _("Asked for: see below how far it is.")),
    "share": (_share, _("Anybody who has the link can read the draft; nobody else finds it.")),
    "name": (_name, _("Saved.")),
    "catch-up": (_catch_up, _("What was published since is in the draft.")),
    "keep": (
        lambda request, found: keep_as_it_is(request.user, found),
        _("The draft stays as it is; where it differs from that edition, that is its own change now."),
    ),
    "settle": (settle_ticked, _("Noted.")),
    "drop": (lambda request, found: drop(request.user, found), _("The draft is given up.")),
}


_BACK = {"settle": words.impact, "publish": words.publication}


@desk
@posted()
def do(request: DeskRequest, pk: int, verb: str) -> HttpResponse:
    """One verb, then the draft again."""
    if verb not in _VERBS:
        raise Http404
    found, (act, done) = find(pk), _VERBS[verb]
    back = _BACK.get(verb, words.draft)(pk, language())
    return told(request, lambda: act(request, found), str(done), back)
