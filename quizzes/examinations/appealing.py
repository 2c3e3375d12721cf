"""A candidate contests a question; an examiner decides, with the question as it was asked before the eyes."""

from collections.abc import Mapping
from datetime import datetime
from typing import Literal

from django.db import transaction

from accounts.models import User
from lawbook.text_input import printable
from quizzes.examinations import certificates, deciding, events, marking, releasing, written_marking
from quizzes.examinations.steering import NotPossible
from quizzes.models import Appeal, Candidate, CandidateAnswer

MOST_CHARACTERS = 2000
DECISIONS = ("upheld", "changed", "refused")
"""Upheld: the question is withdrawn; changed: what this candidate wrote has other points."""

Outcome = Literal["kept", "empty", "too-long", "already", "withdrawn"]


@transaction.atomic
def appeal(candidate: Candidate, row: CandidateAnswer, text: str, now: datetime) -> Outcome:
    """Contest a question that counts, once, after the results are released."""
    if candidate.examination.released is None:
        raise NotPossible("not released")
    if marking.withdrawn(candidate.examination).get(row.question.item):
        return "withdrawn"
    written = printable(text).strip()
    if not written:
        return "empty"
    if len(written) > MOST_CHARACTERS:
        return "too-long"
    _made, new = Appeal.objects.get_or_create(
        candidate=candidate, question_id=row.question_id, defaults={"text": written}
    )
    if new:
        events.note(candidate.examination, "appealed", now, candidate=candidate, detail=str(row.number))
    return "kept" if new else "already"


@transaction.atomic
def decide(
    appeal: Appeal, decision: str, reply: str, who: User, now: datetime, points: Mapping[str, str] | None = None
) -> None:
    """Decide an appeal once and for all; where it is upheld the item is withdrawn, for everybody.

    What was written may have other ``points`` instead, for this candidate. Who gave it its points does not decide.
    """
    held = (
        Appeal.objects.select_for_update(of=("self",))
        .select_related("candidate__examination", "question")
        .get(pk=appeal.pk)
    )
    stands = deciding.standing(held, who)
    if stands not in ("may", "head"):
        raise NotPossible("own points")
    written = printable(reply).strip()[:MOST_CHARACTERS]
    if decision not in DECISIONS or held.decision or not written:
        raise NotPossible("decision")
    held.decision, held.reply, held.decided, held.decided_by = decision, written, now, who
    held.save(update_fields=["decision", "reply", "decided", "decided_by"])
    examination = held.candidate.examination
    events.note(
        examination,
        "decided",
        now,
        who=who,
        candidate=held.candidate,
        detail=decision if stands == "may" else f"{decision} {stands}",
    )
    if decision == "changed":
        answer = CandidateAnswer.objects.get(candidate=held.candidate, question=held.question)
        if not answer.written:
            raise NotPossible("not written")
        written_marking.correct(answer, who, points or {}, now)
        certificates.issue(examination, now)
    gone = examination.withdrawn_items.filter(item=held.question.item).exists()
    if decision == "upheld" and not gone:
        releasing.withdraw(examination, held.question.item, written, who, now)
