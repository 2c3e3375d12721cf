"""What a draft changes elsewhere: the list, and what somebody says of what she ticked."""

from collections.abc import Mapping
from typing import Any

from django.http import HttpResponse
from django.utils import timezone
from django.utils.formats import date_format
from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext
from django.views.decorators.http import require_safe

from lawbook.citations import parse
from lawbook.text.problems import TextError
from quizzes import addresses
from quizzes.editors.naming import titles
from quizzes.exams.resting import exams_resting_on
from quizzes.questions.templates import question
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.resting import resting
from workshop import words
from workshop.actions.approve import InTheWay
from workshop.actions.settle import settle
from workshop.impact import KINDS, Item
from workshop.impact_words import HEADINGS
from workshop.models import Draft, Settled
from workshop.standing import open_items, standing_of
from workshop.views.desk import DeskRequest, desk, elsewhere, find, language, shown, unreadable


@desk
@require_safe
def impact(request: DeskRequest, pk: int) -> HttpResponse:
    """By kind; what is settled says by whom, what is closed by itself says why."""
    found = find(pk)
    try:
        standings = standing_of(found)
    except TextError:
        return unreadable(request, pk)
    of_questions = titles(language())
    groups = [
        (
            kind,
            HEADINGS[kind],
            [(one, *_named(found, one.item, of_questions)) for one in standings if one.item.kind == kind],
        )
        for kind in KINDS
    ]
    context: dict[str, Any] = {
        "draft": found,
        "groups": [(*one, any(standing.is_open for standing, _label, _address in one[2])) for one in groups if one[2]],
        "open": sum(one.is_open for one in standings),
    }
    return shown(request, "impact.html", elsewhere(lambda code: words.impact(pk, code)), **context)


def settle_ticked(request: DeskRequest, found: Draft) -> None:
    """Single items and whole kinds; of rules it must be said whether they stay, and what else was ticked does not wait."""
    kinds, keys = request.POST.getlist("kind"), request.POST.getlist("key")
    chosen = [one for one in open_items(found) if one.kind in kinds or one.key in keys]
    if not chosen:
        raise InTheWay([str(_("Nothing was ticked that is still open."))])
    engine, said = request.POST.get("engine", ""), request.POST.get("said", "")
    if engine not in Settled.Engine.values and any(one.kind == "rules" for one in chosen):
        if rest := [one.key for one in chosen if one.kind != "rules"]:
            settle(request.user, found, rest, said)
            raise InTheWay([str(_("The rest is settled. Say of the rulings whether the engine is concerned."))])
        raise InTheWay([str(_("Say of the rulings whether the engine is concerned."))])
    settle(request.user, found, [one.key for one in chosen], said, engine or Settled.Engine.UNAFFECTED)


def _named(found: Draft, item: Item, of_questions: Mapping[str, str]) -> tuple[str, str]:
    """What an item is called, and where it is looked at: of a template, one of its questions."""
    if item.kind == "cases":
        case = reviewed_cases()[item.about]
        return case.title[language()], case.address(language())
    if item.kind == "questions":
        title = of_questions.get(item.about, item.about)
        return title, addresses.question(question(item.about, 0).id, language())
    if item.kind in ("papers", "examinations"):
        return _kept_exams(item), ""
    citation = parse(item.about)
    return citation.display(language()), words.clause(found.pk, citation, language())


def _kept_exams(item: Item) -> str:
    """How many; which they are only their makers know."""
    kept = exams_resting_on(item.about, resting(item.about).get("questions", ()))
    clause = parse(item.about).display(language())
    if item.kind == "examinations":
        told = ngettext("%(clause)s: %(n)s examination", "%(clause)s: %(n)s examinations", kept.examinations)
        return told % {"clause": clause, "n": kept.examinations}
    told = ngettext(
        "%(clause)s: %(n)s paper, the last of %(date)s", "%(clause)s: %(n)s papers, the last of %(date)s", kept.papers
    )
    last = date_format(timezone.localtime(kept.last_paper), "j F Y") if kept.last_paper else ""
    return told % {"clause": clause, "n": kept.papers, "date": last}
