"""Where a clause is given another place: first what would happen, then, reference by reference, what shall."""

from dataclasses import dataclass

from django.contrib import messages
from django.http import Http404, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.http import urlencode
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_http_methods, require_safe

from lawbook.citation_input import read_citation
from lawbook.citations import Citation
from lawbook.commentary import remarks_by_clause
from lawbook.posted import posted
from lawbook.search.phrases import load_phrases
from lawbook.text.problems import TextError
from lawbook.text_input import whole_number
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.resting import resting
from workshop import words
from workshop.actions.renumber import Moved, renumber, take_back
from workshop.actions.write import Closed
from workshop.models import Draft
from workshop.notation.folder import files_of
from workshop.notation.places import Move, Unmovable
from workshop.renumbering import Plan, plan
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, reasons, shown, told

_MOST_RESTING = 60


@dataclass(frozen=True)
class Resting:
    """What rests on a clause that gets another number, and does not follow: each with its address, if it has one."""

    clause: str
    becomes: str
    kind: object
    items: list[tuple[str, str]]


@desk
@require_http_methods(["GET", "HEAD", "POST"])
def move(request: DeskRequest, pk: int) -> HttpResponse:
    """The form; with what was typed the plan; with POST the plan is carried out, if the draft is still as it was."""
    draft = find(pk)
    asked = request.POST if request.method == "POST" else request.GET
    typed = {name: asked.get(name, "").strip() for name in ("kind", "from", "to")}
    if not typed["from"] and not typed["to"]:
        return _page(request, draft, typed)
    try:
        chosen = _move(typed)
        if request.method == "POST":
            return _done(request, draft, chosen)
        return _page(request, draft, typed, made=plan(files_of(draft), chosen))
    except (Unmovable, TextError, Closed) as error:
        return _page(request, draft, typed, 422, problems=reasons(error))
    except Moved:
        messages.error(request, _("Somebody has changed the draft since: look at the plan as it is now."))
        return HttpResponseRedirect(f"{words.move(pk, language())}?{request.GET.urlencode()}")


def _move(typed: dict[str, str]) -> Move:
    """What was typed, by what shall be done: a clause is moved, put in, taken out."""
    here = _citation(typed["from"]) if typed["kind"] != "insert" else None
    there = _citation(typed["to"]) if typed["kind"] != "remove" else None
    if typed["kind"] not in ("insert", "remove") and (here is None or there is None):
        raise Unmovable(str(_("Say which clause, and where it shall stand.")))
    return Move(here, there)


def _citation(typed: str) -> Citation | None:
    found = read_citation(typed) if typed else None
    if typed and found is None:
        raise Unmovable(str(_("“%(typed)s” is no clause.") % {"typed": typed[:40]}))
    return found


def _done(request: DeskRequest, draft: Draft, chosen: Move) -> HttpResponse:
    """Each reference that is ticked reads as it was typed."""
    ticked = set(request.POST.getlist("follow"))
    said = {key: " ".join(request.POST.get(f"words {key}", "").split())[:60] for key in ticked}
    serial = request.POST.get("serial", "")
    made = renumber(request.user, draft, chosen, said, whole_number(serial, -1))
    left = len(made.following) - sum(bool(said.get(one.key)) for one in made.following)
    messages.success(request, _("Done. References that did not follow: %(left)s.") % {"left": left})
    return HttpResponseRedirect(words.draft(draft.pk, language()))


def _page(
    request: DeskRequest,
    draft: Draft,
    typed: dict[str, str],
    status: int = 200,
    made: Plan | None = None,
    problems: list[str] | None = None,
) -> HttpResponse:
    last = draft.renumberings.last()
    context = {
        "draft": draft,
        "typed": typed,
        "plan": made,
        "moved": [(one.short, to.short if to else "") for one, to in made.moved] if made else [],
        "following": [(one, words.clause(draft.pk, one.at, language())) for one in made.following] if made else [],
        "resting_at": f"{words.move(draft.pk, language())}{words.WORDS[language()]['resting']}/?{urlencode(typed)}",
        "problems": problems or [],
        "can_go_back": last is not None and last.serial == draft.serial and bool(last.files),
        "back": words.draft(draft.pk, language()),
    }
    return shown(request, "move.html", elsewhere(lambda code: words.move(draft.pk, code)), status, **context)


def _resting(made: Plan) -> list[Resting]:
    """Rules, cases, questions, remarks and phrases on the clauses that get another number: nothing of it follows by itself."""
    found: list[Resting] = []
    for one, to in made.map_of.items():
        on_it = resting(one.id)
        rows: list[tuple[object, list[tuple[str, str]]]] = [
            (_("Rules"), [(name, "") for name in on_it.get("rules", ())]),
            (_("Worked cases"), [_case(name) for name in on_it.get("cases", ())]),
            (_("Questions"), [(name, "") for name in on_it.get("questions", ())]),
            (_("Commentary"), [_remark(key) for key in _remarks(one)]),
            (_("Search phrases"), [(text, "") for text in load_phrases().get(one, {}).get(language(), ())]),
        ]
        becomes = to.short if to else ""
        found += [Resting(one.short, becomes, kind, items[:_MOST_RESTING]) for kind, items in rows if items]
    return found


def _remarks(citation: Citation) -> list[str]:
    return [one.key for one in remarks_by_clause().get(citation, [])]


def _remark(key: str) -> tuple[str, str]:
    return key, words.remark(key, language())


def _case(name: str) -> tuple[str, str]:
    case = reviewed_cases()[name]
    return case.title[language()], case.address(language())


@desk
@require_safe
def resting_on(request: DeskRequest, pk: int) -> HttpResponse:
    """What does not follow a move by itself: apart, for the rules are looked through for it."""
    draft = find(pk)
    try:
        made = plan(files_of(draft), _move({name: request.GET.get(name, "") for name in ("kind", "from", "to")}))
    except (Unmovable, TextError) as error:
        raise Http404 from error
    return render(request, "workshop/_resting.html", {"resting": _resting(made)})


@desk
@posted()
def back(request: DeskRequest, pk: int) -> HttpResponse:
    """Undo the last move."""
    draft = find(pk)
    done = str(_("The last move is taken back."))
    return told(request, lambda: take_back(request.user, draft), done, words.draft(pk, language()))
