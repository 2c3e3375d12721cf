"""What stands on the page of a question and of a verdict, and the page around it."""

from typing import Any

from django.http import HttpRequest
from django.template.loader import render_to_string
from django.utils import timezone
from django.utils.functional import SimpleLazyObject
from django.utils.html import escape
from django.utils.translation import gettext as _

from lawbook.addresses import WORDS, other_language
from lawbook.book import current_book
from lawbook.context import site_url
from lawbook.frames import in_frame
from lawbook.views.base import language, pages_of
from quizzes import addresses
from quizzes.offering.offered import offered
from quizzes.practice.ahead import owner_of
from quizzes.practice.asked import Answered, Asked
from quizzes.practice.hardness import hardness_of
from quizzes.practice.hardness_said import said
from quizzes.practice.modes import read_mode
from quizzes.practice.picking import next_question
from quizzes.practice.students import student_of
from quizzes.practice.telling import Telling, telling_of
from quizzes.practice.views import ticketed
from quizzes.questions.asking import told_besides
from quizzes.questions.chains import Place, place_of
from quizzes.questions.tables import table_of
from quizzes.questions.templates import Question
from rulings.quoting import Quoted, quoted


def shown(found: Question, answer: Answered = (), *, as_made: bool = False) -> dict[str, Any]:
    """What stands on the page of a question, or of the verdict on an answer, whoever asks; ``as_made``: though it be ready."""
    own = {code: addresses.question(found.id, code) for code in WORDS}
    telling = Telling(found, language()) if as_made else telling_of(found)
    context: dict[str, Any] = {
        "table": SimpleLazyObject(lambda: table_of(found.draft.shown)),
        "edition": current_book().edition,
        "written": telling.written,
    }
    context |= {"alternates": own, "canonical": own[language()]}
    context["step"] = place = place_of(found)
    context["from_the_start"] = addresses.question(place.first.id, language()) if place and place.first else ""
    if not answer:
        context["question"] = telling.asked()
    else:
        context["question"], context["verdict"] = _question, told = telling.judged(answer)
        context["others"] = told_besides(told)
        context["quotes"] = SimpleLazyObject(lambda: _quotes(told))
        context["similar"] = addresses.practice(f"like-{found.template.code}-{telling.clause}", language())
    return context


def _quotes(told: dict[str, Any]) -> list[Quoted]:
    cited = [clause["citation"] for clause in told["ruling"]["clauses"]]
    return quoted(pages_of(current_book()), told["clause"]["citation"], cited)


def page(request: HttpRequest, asked: Asked) -> str:
    """The question or the verdict, in the page around it unless it is put in place (htmx)."""
    context = shown(asked.question, asked.answer)
    context |= {"ticket": asked.ticket, "mode": asked.mode, "notice": asked.notice}
    if asked.withdrawn:
        context |= {"withdrawn": True, "similar": ""}
    if asked.answer:
        following = following_of(context["step"])
        context["next"], context["goes_on"] = _next(request, asked, following), following is not None
        name = asked.question.template.name
        context["hardness"] = said(hardness_of([name])[name])
    context["switch"] = f"{context['alternates'][other_language(language())]}{asked.query}"
    body: str = render_to_string("quizzes/_question.html", context, request)
    if not request.headers.get("HX-Request"):
        body = _whole(request, asked, context, body)
    return body


_MARKS = {name: f"-the-{name}-" for name in ("title", "description", "switch", "canonical", "owner", "body")}
_OTHER = "-in-"


def _whole(request: HttpRequest, asked: Asked, context: dict[str, Any], body: str) -> str:
    """The question in the page around it, which is the same for all questions."""
    is_own = bool(asked.ticket or asked.answer)
    book, question = current_book(), context["question"]
    marks = {code: f"{_OTHER}{code}-" for code in context["alternates"]}

    def make() -> str:
        frame = _MARKS | {"alternates": marks, "edition": book.edition, "is_own": is_own}
        return render_to_string("quizzes/question.html", frame, request)

    texts = {"title": _title(context), "description": question["ask"]}
    texts |= {"switch": context["switch"], "canonical": context["canonical"]}
    texts["owner"] = owner_of(request.user) if is_own else ""
    put = {_MARKS[name]: escape(text) for name, text in texts.items()}
    put |= {marks[code]: escape(address) for code, address in context["alternates"].items()}
    key = ("question", book.edition.identity, language(), site_url(request), str(is_own))
    return in_frame(key, make, put | {_MARKS["body"]: body})


def _title(context: dict[str, Any]) -> str:
    """The question; once it is answered, whether the answer is right."""
    if "verdict" not in context:
        return str(context["question"]["ask"])
    return _("Right") if context["verdict"]["right"] else _("Not right")


def _next(request: HttpRequest, asked: Asked, step: Question | None) -> str:
    """The next step of a chain, or the next question of a mode, itself and with its ticket: the address of the mode would
    cost a slow line a turn.
    """
    if step:
        return ticketed(step, asked.mode) if asked.mode else addresses.question(step.id, language())
    if not asked.mode:
        return addresses.practice("mixed", language())
    found = next_question(asked.student or student_of(request), read_mode(asked.mode), timezone.now())
    if found is None:
        return addresses.practice(asked.mode, language())
    return ticketed(found, asked.mode)


def following_of(place: Place | None) -> Question | None:
    """The next step of a chain, unless it is withdrawn."""
    step = place.following if place else None
    return step if step and step.template.name in offered() else None
