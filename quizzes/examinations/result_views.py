"""What a candidate sees once the results are released: the result, each question with its verdict, a way to contest it."""

from django.http import HttpRequest, HttpResponse

from lawbook.addresses import page
from lawbook.book import current_book
from lawbook.views.base import language, pages_of, private_page
from quizzes.examinations import appealing, certificates, marking
from quizzes.examinations.addresses import both, certificate, place
from quizzes.exams import asked
from quizzes.models import Appeal, Candidate, CandidateAnswer
from quizzes.questions.asking import told_besides
from rulings.presenting import cited
from rulings.quoting import quoted


def result(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """The result by topic and question by question, with the certificate of who has passed."""
    found = marking.result_of(candidate)
    lines = [
        (one, cited(one.clause, language())["display"], place(candidate.pk, language(), one.number))
        for one in found.marked
    ]
    code = getattr(candidate, "certificate", None) if found.passed else None
    context: dict[str, object] = {"result": found, "candidate": candidate, "lines": lines, "topics": found.topics()}
    context["certificate"] = certificate(code.code, language()) if code else ""
    context["entry"] = page("exam-code", language())
    context["appeals"] = candidate.appeals.select_related("question")
    return _shown(request, "result", context, both(place, candidate.pk))


def verdict(request: HttpRequest, candidate: Candidate, row: CandidateAnswer, outcome: str = "") -> HttpResponse:
    """A question as it was asked, with the verdict on what was answered."""
    question, number = row.question, row.number
    chosen = row.chosen.split(",") if row.chosen else []
    told = asked.verdict_in(question, chosen, language())
    context: dict[str, object] = {"question": asked.question_in(question, language()), "verdict": told}
    context |= {"table": asked.table_in(question), "number": number, "candidate": candidate, "outcome": outcome}
    context |= {"others": told_besides(told) if "ruling" in told else []}
    clauses = [clause["citation"] for clause in told["ruling"]["clauses"]] if "ruling" in told else []
    context["quotes"] = quoted(pages_of(current_book()), question.clause, clauses)
    context["withdrawn"] = marking.withdrawn(candidate.examination).get(question.item, "")
    context["appeal"] = Appeal.objects.filter(candidate=candidate, question=question).first()
    context |= {"contest": place(candidate.pk, language(), number, "appeal"), "most": appealing.MOST_CHARACTERS}
    last = number >= candidate.examination.questions_each
    context |= {"home": place(candidate.pk, language()), "count": candidate.examination.questions_each}
    context["after"] = place(candidate.pk, language(), *(() if last else (number + 1,)))
    return _shown(request, "verdict", context, both(place, candidate.pk, number))


def verified(request: HttpRequest, found: certificates.Verified) -> HttpResponse:
    """A certificate, to be verified or printed."""
    code = found.certificate.code
    context: dict[str, object] = {"found": found, "candidate": found.certificate.candidate}
    context["code"] = certificates.shown(code)
    return _shown(request, "certificate", context, both(certificate, code))


def _shown(request: HttpRequest, name: str, context: dict[str, object], own: dict[str, str]) -> HttpResponse:
    return private_page(request, f"quizzes/examination/{name}.html", own, context)
