"""Who decides an appeal: nobody is judge of his own points."""

from typing import Literal

from accounts.models import User
from quizzes.examinations.duties import may_hold
from quizzes.models import Appeal, CandidateAnswer, Examination

Standing = Literal["may", "head", "other", "nobody"]
"""May; may as the head, since nobody else is left; another examiner decides; all on duty have given it its points."""


def standing(appeal: Appeal, who: User) -> Standing:
    """How an examiner on duty stands to an appeal.

    Who has marked or settled a written answer does not decide about it. Where that leaves nobody on duty, who prepared the
    examination decides as its head, if on duty; else another examiner has to be put on duty.
    """
    examination = appeal.candidate.examination
    judges = _judges(appeal)
    if who.pk not in judges:
        return "may"
    if _others(examination, judges):
        return "other"
    return "head" if examination.made_by_id == who.pk else "nobody"


def _judges(appeal: Appeal) -> set[int | None]:
    """Those who gave the answer its points: the two who marked it, who settled it, who agreed."""
    answers = CandidateAnswer.objects.select_related("settlement").prefetch_related("marks")
    answer = answers.filter(candidate_id=appeal.candidate_id, question_id=appeal.question_id).first()
    if answer is None:
        return set()
    settled = getattr(answer, "settlement", None)
    return {one.marker_id for one in answer.marks.all()} | ({settled.by_id, settled.agreed_id} if settled else set())


def _others(examination: Examination, judges: set[int | None]) -> bool:
    """Whether an examiner is on duty who had no part in it."""
    on_duty = examination.duties.filter(holds=True, user__is_active=True).exclude(user__in=judges - {None})
    return any(may_hold(one, one.user) for one in on_duty.select_related("user"))
