"""The page of the editors: reports of mistakes with the question as it was, and the templates that are withdrawn."""

from dataclasses import dataclass
from typing import Any

from django.contrib import messages
from django.core.paginator import Paginator
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_safe

from accounts.roles import needs, user_of
from lawbook.addresses import page
from lawbook.book import current_book
from lawbook.limits import as_one_person
from lawbook.posted import posted
from lawbook.text_input import whole_number
from lawbook.views.base import alternates, language, pages_of, private_page
from quizzes import addresses
from quizzes.editors import judging
from quizzes.editors.naming import titles
from quizzes.examinations.addresses import PARTS
from quizzes.models import ExaminationQuestion, MistakeReport
from quizzes.offering import withdrawing
from quizzes.practice.reports import as_asked
from quizzes.questions.asking import verdict
from quizzes.questions.shown import shown_from_data
from quizzes.questions.tables import QuestionTable, table_of
from quizzes.questions.templates import NoSuchQuestion, Question, question
from rulings.citing import cited
from rulings.quoting import quoted

JUDGE = "quizzes.judge_questions"
_ON_A_PAGE = 10


def address_of_do(code: str) -> str:
    """Where the forms of the page are sent."""
    return f"{page('reports', code)}{PARTS[code]['do']}/"


@dataclass(frozen=True)
class Shown:
    """A report beside its question as it was asked: ``options`` with the key; ``ruling`` where it is still made alike.

    ``title`` is that of the template.
    """

    report: MistakeReport
    title: str
    question: dict[str, Any] | None
    table: QuestionTable | None
    options: list[dict[str, Any]]
    ruling: dict[str, Any] | None
    quotes: list[Any]
    address: str
    withdrawn: str


@require_safe
@needs(JUDGE)
def reports(request: HttpRequest) -> HttpResponse:
    """The reports that wait, the oldest first; with ``all`` the judged ones too, the newest first."""
    every = "all" in request.GET
    found = (
        MistakeReport.objects.order_by("-reported")
        if every
        else MistakeReport.objects.filter(finding="").order_by("reported")
    )
    listed = Paginator(found, _ON_A_PAGE).get_page(request.GET.get("page"))
    gone, named = withdrawing.withdrawn(), titles(language())
    shown = [_shown(one, named.get(one.template, one.template), gone) for one in listed]
    context: dict[str, object] = {"reports": shown, "listed": listed, "every": every}
    context["withdrawn"] = [(name, named.get(name, name), reason) for name, reason in gone.items()]
    context |= {"running": _running(gone), "templates": named.items()}
    context["do"] = address_of_do(language())
    return private_page(request, "quizzes/editors/reports.html", alternates("reports"), context)


def _shown(report: MistakeReport, title: str, gone: dict[str, str]) -> Shown:
    now = _now(report)
    kept = report.asked or (as_asked(now) if now and now.template.version == report.version else {})
    address = addresses.question(now.id, language()) if now else ""
    withdrawn = gone.get(report.template, "")
    if not kept:
        return Shown(report, title, None, None, [], None, [], address, withdrawn)
    said, key = kept["asked"][language()], kept["key"].split(",")
    told = verdict(now, (), language()) if now and as_asked(now) == kept else None
    options = told["options"] if told else [{**one, "right": one["id"] in key} for one in said["options"]]
    table = table_of(shown_from_data(kept["asked"]["shown"]))
    clauses = [one["citation"] for one in told["ruling"]["clauses"]] if told else []
    quotes = quoted(pages_of(current_book()), cited(kept["clause"], language())["citation"], clauses)
    return Shown(report, title, said, table, options, told["ruling"] if told else None, quotes, address, withdrawn)


def _now(report: MistakeReport) -> Question | None:
    """The question that template and seed make today."""
    try:
        return question(report.template, report.seed)
    except NoSuchQuestion:
        return None


def _running(gone: dict[str, str]) -> list[tuple[str, int]]:
    """Examinations that are not released and have a question of a withdrawn template: the examiner withdraws the item."""
    rows = ExaminationQuestion.objects.filter(template__in=gone, variant=1, examination__released=None)
    return list(rows.values_list("examination__title", "item").order_by("examination__title", "item"))


@posted()
@needs(JUDGE)
@as_one_person("work")
def do(request: HttpRequest) -> HttpResponse:
    """Judge a report, withdraw a template from exams, or take it back."""
    sent, who = request.POST, user_of(request)
    try:
        match sent.get("do"):
            case "judge":
                found = get_object_or_404(MistakeReport, pk=whole_number(sent.get("report", "")))
                judging.judge(found, sent.get("finding", ""), sent.get("note", ""), who, timezone.now())
            case "withdraw":
                withdrawing.withdraw(sent.get("template", ""), sent.get("reason", ""), who)
            case "take-back":
                withdrawing.take_back(sent.get("template", ""))
            case _:
                raise Http404
    except (judging.NoSuchFinding, withdrawing.NotWithdrawn):
        messages.error(request, _("Nothing was changed: choose a finding, or a kind of question and a reason."))
    else:
        messages.success(request, _("Done."))
    return HttpResponseRedirect(page("reports", language()))
