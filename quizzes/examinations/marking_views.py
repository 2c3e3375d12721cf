"""Where examiners mark written answers: the next one, without a name; and those about which two differ."""

from uuid import UUID

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.views.decorators.http import require_safe

from accounts.models import User
from accounts.roles import user_of
from lawbook.views.base import language
from quizzes.examinations import written_marking as marking
from quizzes.examinations import written_pages
from quizzes.examinations.addresses import examination
from quizzes.examinations.duties import HOLD
from quizzes.examinations.on_duty import on_duty
from quizzes.examinations.staff_views import of_examination
from quizzes.models import CandidateAnswer, Duty


@require_safe
@on_duty(HOLD)
def next_answer(request: HttpRequest, duty: Duty) -> HttpResponse:
    """How far the marking is, and the next answer for this examiner."""
    found, who = duty.examination, user_of(request)
    sheets = marking.in_order_of(who, marking.to_mark(found))
    stands = [(one, marking.standing(one, found.apart).state) for one in sheets]
    is_open = [one for one, state in stands if state == "open"]
    waiting = [one for one in is_open if found.closed and not found.released and not marking.has_marked(one, who)]
    context: dict[str, object] = {
        "written": sum(state != "empty" for _one, state in stands),
        "empty": sum(state == "empty" for _one, state in stands),
        "done": sum(state in ("marked", "settled") for _one, state in stands),
        "waiting": len(waiting),
        "withdrawn": len(sheets) < len(marking.sheets(found)),
        "apart": [(*_way(duty, one), _proposed(one, who)) for one, state in stands if state == "apart"],
        "own": [_way(duty, one) for one in is_open if marking.has_marked(one, who)],
    }
    if waiting:
        context |= {"answer": waiting[0], "shown": written_pages.shown(waiting[0], language())}
    return of_examination(request, duty, "marking", context, "marking")


@require_safe
@on_duty(HOLD)
def answer(request: HttpRequest, duty: Duty, sheet: UUID) -> HttpResponse:
    """An answer of which the own points may still be changed, or about which two differ."""
    found, who = duty.examination, user_of(request)
    one = marking.answer_on(found, sheet)
    if one is None:
        raise Http404
    state = marking.standing(one, found.apart).state
    context: dict[str, object] = {"answer": one}
    if state == "apart":
        return of_examination(request, duty, "settling", context | _settling(one, who), "marking", str(sheet))
    own = next((mark for mark in one.marks.all() if mark.marker_id == who.pk), None)
    if state != "open" or own is None:
        return HttpResponseRedirect(examination(found.pk, language(), "marking"))
    context |= {"shown": written_pages.shown(one, language(), own.points), "remark": own.remark}
    return of_examination(request, duty, "marking_again", context, "marking", str(sheet))


def _settling(one: CandidateAnswer, who: User) -> dict[str, object]:
    """Both marks without who gave which, and what one of the two proposes."""
    marks = [
        (sum(mark.points.values()), written_pages.expected(one.question, language(), mark.points), mark.remark)
        for mark in one.marks.all()
    ]
    proposed = getattr(one, "settlement", None)
    is_one_of_two = marking.has_marked(one, who)
    context: dict[str, object] = {"marks": marks, "is_one_of_two": is_one_of_two, "proposed": proposed}
    context["shown"] = written_pages.shown(one, language(), proposed.points if proposed else None)
    context["may_agree"] = bool(proposed) and is_one_of_two and proposed is not None and proposed.by_id != who.pk
    return context


def _proposed(one: CandidateAnswer, who: User) -> str:
    """For one of the two who differ: whether the own proposal waits (``sent``) or the other's (``asked``)."""
    proposed = getattr(one, "settlement", None)
    if proposed is None or not marking.has_marked(one, who):
        return ""
    return "sent" if proposed.by_id == who.pk else "asked"


def _way(duty: Duty, one: CandidateAnswer) -> tuple[int, str]:
    """The item, and where the answer is."""
    return one.question.item, examination(duty.examination.pk, language(), "marking", str(one.sheet))
