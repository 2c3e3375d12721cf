"""What the items of an impact are called."""

from collections.abc import Iterable, Mapping

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

from lawbook.citations import CitationError, parse
from quizzes.editors.naming import titles
from rulings.assistant.cases import reviewed_cases
from workshop.impact import KINDS

HEADINGS: dict[str, Promise | str] = {
    "cites": _("Clauses that cite what has changed"),
    "translation": _("Translations to be checked again"),
    "rules": _("Rulings whose clause has changed"),
    "cases": _("Reviewed cases that rest on it"),
    "questions": _("Questions that rest on it"),
    "papers": _("Printed papers with questions that rest on it"),
    "examinations": _("Examinations still held with questions that rest on it"),
    "remarks": _("Commentary on it"),
    "phrases": _("How people search for it"),
}


def by_kind(items: Iterable[str], language: str) -> list[tuple[str, str]]:
    """Items as the log keeps them (``cases:revoke``): what each kind is called, and those of it."""
    found: dict[str, list[str]] = {}
    for one in items:
        kind, _colon, about = one.partition(":")
        found.setdefault(kind, []).append(about)
    of_questions = titles(language) if "questions" in found else {}
    kinds = sorted(found, key=lambda kind: KINDS.index(kind) if kind in KINDS else len(KINDS))
    return [
        (str(HEADINGS.get(kind, kind)), ", ".join(_called(kind, one, language, of_questions) for one in found[kind]))
        for kind in kinds
    ]


def _called(kind: str, about: str, language: str, of_questions: Mapping[str, str]) -> str:
    """By its title or number; what is not there any more by the name that it had."""
    if kind == "cases":
        case = reviewed_cases().get(about)
        return f"“{case.title[language]}”" if case else about
    if kind == "questions":
        return of_questions.get(about, about)
    try:
        return parse(about).display(language)
    except CitationError:
        return about
