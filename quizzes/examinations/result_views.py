"""What a candidate sees once the results are released: the result, each question with its verdict, a way to contest it."""

from django.http import HttpRequest, HttpResponse
from django.utils.translation import get_language_info

from lawbook.addresses import WORDS, page
from lawbook.book import current_book
from lawbook.context import site_url
from lawbook.publishing.typesetting.pdf import can_make_pdf
from lawbook.views.base import language, pages_of, private_page
from quizzes.examinations import appealing, certificates, marking, result_words, written_marking, written_pages
from quizzes.examinations.addresses import both, certificate, certificate_file, place
from quizzes.examinations.rubrics import MOST_POINTS
from quizzes.examinations.topics import by_topic
from quizzes.exams import asked
from quizzes.models import Appeal, Candidate, CandidateAnswer, KeptCertificate
from quizzes.questions.asking import told_besides
from rulings.assistant.situation_page import qr_code
from rulings.citing import cited
from rulings.quoting import quoted


def result(request: HttpRequest, candidate: Candidate) -> HttpResponse:
    """The result by topic and question by question, with the certificate of who has passed."""
    found = marking.result_of(candidate)
    lines = [
        (one, cited(one.clause, language())["display"], place(candidate.pk, language(), one.number))
        for one in found.marked
    ]
    code = getattr(candidate, "certificate", None) if found.passed else None
    context: dict[str, object] = {
        "result": found,
        "candidate": candidate,
        "lines": lines,
        "topics": by_topic(found.marked),
        "sentences": result_words.sentences(found),
    }
    context["most"] = MOST_POINTS
    context["certificate"] = certificate(code.code, language()) if code else ""
    context["files"] = _files(candidate) if code and can_make_pdf() else []
    context["entry"] = page("exam-code", language())
    context["appeals"] = _appeals(candidate)
    return _shown(request, "result", context, both(place, candidate.pk))


def _appeals(candidate: Candidate) -> list[tuple[Appeal, str, int]]:
    """The appeals with the place and number of what they are about."""
    numbers = dict(candidate.answers.values_list("question_id", "number"))
    return [
        (one, place(candidate.pk, language(), numbers[one.question_id]), numbers[one.question_id])
        for one in candidate.appeals.all()
    ]


def _files(candidate: Candidate) -> list[tuple[str, str, str]]:
    """The certificate as a file in each language: its code, its own name, where the file is."""
    return [
        (code, get_language_info(code)["name_local"], certificate_file(candidate.pk, code))
        for code in sorted(WORDS, key=lambda code: code != language())
    ]


def verdict(request: HttpRequest, candidate: Candidate, row: CandidateAnswer, outcome: str = "") -> HttpResponse:
    """A question as it was asked, with the verdict on what was answered."""
    question, number = row.question, row.number
    own = both(place, candidate.pk, number)
    if question.rubric:
        return _shown(
            request, "verdict_written", _of_written(candidate, row) | _of_appeal(candidate, row, outcome), own
        )
    chosen = row.chosen.split(",") if row.chosen else []
    told = asked.verdict_in(question, chosen, language())
    context: dict[str, object] = {"question": asked.question_in(question, language()), "verdict": told}
    context |= {"table": asked.table_in(question)} | _of_appeal(candidate, row, outcome)
    context |= {"others": told_besides(told) if "ruling" in told else []}
    clauses = [clause["citation"] for clause in told["ruling"]["clauses"]] if "ruling" in told else []
    context["quotes"] = quoted(pages_of(current_book()), question.clause, clauses)
    return _shown(request, "verdict", context, own)


def _of_written(candidate: Candidate, row: CandidateAnswer) -> dict[str, object]:
    """What was written beside the ruling, its points (none if it was withdrawn unmarked) and what the examiners say of it."""
    found = written_pages.shown(row, language())
    how = written_marking.standing(row, candidate.examination.apart)
    return {"shown": found, "points": marking.said(how.points), "remarks": written_marking.remarks(row)}


def _of_appeal(candidate: Candidate, row: CandidateAnswer, outcome: str) -> dict[str, object]:
    """The appeal against a question, or the form for it, and what leads on."""
    number, count = row.number, candidate.examination.questions_each
    after = () if number >= count else (number + 1,)
    return {
        "candidate": candidate,
        "number": number,
        "count": count,
        "outcome": outcome,
        "withdrawn": marking.withdrawn(candidate.examination).get(row.question.item, ""),
        "appeal": Appeal.objects.filter(candidate=candidate, question=row.question).first(),
        "contest": place(candidate.pk, language(), number, "appeal"),
        "most": appealing.MOST_CHARACTERS,
        "home": place(candidate.pk, language()),
        "after": place(candidate.pk, language(), *after),
    }


def verified(request: HttpRequest, found: certificates.Verified) -> HttpResponse:
    """A certificate, to be verified or printed."""
    candidate = found.certificate.candidate
    context: dict[str, object] = {"holds": found.holds, "candidate": candidate, "title": candidate.examination.title}
    context["sentences"] = result_words.sentences(found.result)
    return _certified(request, found.certificate.code, context)


def kept(request: HttpRequest, found: KeptCertificate) -> HttpResponse:
    """A certificate whose examination was deleted."""
    context: dict[str, object] = {"holds": True, "candidate": found, "title": found.examination.title}
    context["sentences"] = [result_words.share(found.share, found.examination.pass_mark)]
    return _certified(request, found.code, context)


def _certified(request: HttpRequest, code: str, context: dict[str, object]) -> HttpResponse:
    address = f"{site_url(request)}{certificate(code, language())}"
    context |= {"code": certificates.shown(code), "qr": qr_code(address) if context["holds"] else ""}
    return _shown(request, "certificate", context, both(certificate, code))


def _shown(request: HttpRequest, name: str, context: dict[str, object], own: dict[str, str]) -> HttpResponse:
    return private_page(request, f"quizzes/examination/{name}.html", own, context)
