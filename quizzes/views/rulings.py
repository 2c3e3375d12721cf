"""Pages of the ruling engine: what it covers, and its reviewed cases."""

from itertools import groupby

from django.http import Http404, HttpRequest, HttpResponse

from lawbook import addresses
from lawbook.book import Book
from lawbook.views.base import alternates, language, page, render_page
from quizzes.coverage import coverage_page
from quizzes.diagrams import diagram
from quizzes.presenting import known_facts, rule_and_present
from quizzes.reviewed_cases import facts_of, reviewed_cases
from quizzes.wording.speech import kind_title

SCORES = {"score", "imps", "matchpoints"}


@page
def coverage(request: HttpRequest, book: Book) -> HttpResponse:
    """Every clause in the engine's scope with its status, rules and cases."""
    shown = coverage_page(book, language())
    return render_page(request, book, "quizzes/coverage.html", alternates("coverage"), coverage=shown)


@page
def cases(request: HttpRequest, book: Book) -> HttpResponse:
    """The reviewed cases by kind."""
    found = sorted(reviewed_cases().values(), key=lambda case: case.kind)
    kinds = [(kind_title(kind), list(group)) for kind, group in groupby(found, key=lambda case: case.kind)]
    return render_page(request, book, "quizzes/cases.html", alternates("cases"), kinds=kinds)


@page
def case(request: HttpRequest, book: Book, name: str) -> HttpResponse:
    """One case with its ruling: the script, the options, each step with its clause."""
    if name not in reviewed_cases():
        raise Http404
    found = reviewed_cases()[name]
    facts = facts_of(found)
    own = {code: addresses.case(name, code) for code in addresses.WORDS}
    context = {"case": found, "title": found.title[language()], "why": found.why[language()]}
    context |= {"ruling": rule_and_present(facts, language()), "facts": known_facts(found.kind, facts.known)}
    context |= {"diagram": diagram(facts.known), "is_score": found.kind in SCORES}
    return render_page(request, book, "quizzes/case.html", own, **context)
