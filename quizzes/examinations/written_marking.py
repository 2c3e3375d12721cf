"""Two examiners mark a written answer without its name and without each other's points; where they differ it is settled."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from fractions import Fraction
from hashlib import blake2b
from typing import Literal
from uuid import UUID

from django.db import transaction
from django.db.models import QuerySet

from accounts.models import User
from lawbook.text_input import printable
from quizzes.examinations import events
from quizzes.examinations.steering import NotPossible
from quizzes.models import Candidate, CandidateAnswer, Examination, Settlement, WrittenMark

MARKERS = 2
MOST_CHARACTERS = 1000

State = Literal["empty", "open", "apart", "marked", "settled"]


@dataclass(frozen=True)
class Standing:
    """How a written answer stands; ``points`` once it is marked."""

    state: State
    points: Fraction | None = None


def standing(answer: CandidateAnswer, apart: int) -> Standing:
    """An empty answer has no points; else a settlement holds, then the mean of two who are not too far apart."""
    if not answer.written:
        return Standing("empty", Fraction(0))
    settled = getattr(answer, "settlement", None)
    if settled is not None and settled.settled:
        return Standing("settled", Fraction(sum(settled.points.values())))
    totals = [sum(one.points.values()) for one in answer.marks.all()]
    if len(totals) < MARKERS:
        return Standing("open")
    if max(totals) - min(totals) > apart:
        return Standing("apart")
    return Standing("marked", Fraction(sum(totals), len(totals)))


def sheets(examination: Examination, candidate: Candidate | None = None) -> list[CandidateAnswer]:
    """All answers of the examination, or of one candidate, that were to be written, with their marks."""
    found = _with_marks(examination)
    return list(found.filter(candidate=candidate) if candidate else found)


def answer_on(examination: Examination, sheet: UUID) -> CandidateAnswer | None:
    """One of them, with its marks."""
    return _with_marks(examination).filter(sheet=sheet).first()


def _with_marks(examination: Examination) -> QuerySet[CandidateAnswer]:
    found = CandidateAnswer.objects.filter(candidate__examination=examination, sheet__isnull=False)
    return found.select_related("question", "settlement").prefetch_related("marks")


def to_mark(examination: Examination) -> list[CandidateAnswer]:
    """Those whose question counts: what was written about a withdrawn one needs no points."""
    gone = set(examination.withdrawn_items.values_list("item", flat=True))
    return [one for one in sheets(examination) if one.question.item not in gone]


def is_complete(examination: Examination) -> bool:
    """Whether every written answer that counts has its points."""
    return _are_marked(examination, to_mark(examination))


def is_marked(examination: Examination, item: int) -> bool:
    """Whether everything that was written about an item has its points."""
    return _are_marked(examination, (one for one in sheets(examination) if one.question.item == item))


def is_blind(examination: Examination) -> bool:
    """Whether who marks may not learn whose answer is whose: from the closing to the release, where something was written."""
    if examination.closed is None or examination.released is not None:
        return False
    return examination.questions.filter(rubric__isnull=False).exists()


def _are_marked(examination: Examination, several: Iterable[CandidateAnswer]) -> bool:
    return all(standing(one, examination.apart).points is not None for one in several)


def in_order_of(marker: User, several: Iterable[CandidateAnswer]) -> list[CandidateAnswer]:
    """Question by question, within it in an order of the examiner's own: that in which they were begun tells candidates."""
    return sorted(several, key=lambda one: (one.question.item, _shuffled(one, marker)))


def has_marked(answer: CandidateAnswer, marker: User) -> bool:
    """Whether an examiner is one of those who marked an answer."""
    return any(one.marker_id == marker.pk for one in answer.marks.all())


def _shuffled(answer: CandidateAnswer, marker: User) -> bytes:
    return blake2b(f"{answer.sheet} {marker.pk}".encode()).digest()


@transaction.atomic
def mark(examination: Examination, sheet: UUID, marker: User, told: Mapping[str, str], now: datetime) -> None:
    """Two mark an answer; each may think again until the other has marked it too."""
    answer = _held(examination, sheet)
    marks = list(answer.marks.all())
    if standing(answer, examination.apart).state == "empty" or len(marks) >= MARKERS:
        raise NotPossible("marked")
    given = {"points": points_of(answer, told), "remark": remark_of(told), "made": now}
    WrittenMark.objects.update_or_create(answer=answer, marker=marker, defaults=given)
    events.note(examination, "marked", now, who=marker, detail=str(answer.question.item))


@transaction.atomic
def settle(examination: Examination, sheet: UUID, who: User, told: Mapping[str, str], now: datetime) -> bool:
    """A third settles a difference at once; one of the two proposes. Returns whether it is settled."""
    answer = _held(examination, sheet)
    if standing(answer, examination.apart).state != "apart":
        raise NotPossible("not apart")
    is_third = not has_marked(answer, who)
    given = {"points": points_of(answer, told), "remark": remark_of(told), "by": who, "agreed": None}
    Settlement.objects.update_or_create(answer=answer, defaults=given | {"settled": now if is_third else None})
    events.note(examination, "settled" if is_third else "proposed", now, who=who, detail=str(answer.question.item))
    return is_third


@transaction.atomic
def agree(examination: Examination, sheet: UUID, who: User, told: Mapping[str, str], now: datetime) -> None:
    """The other of the two agrees to what one of them proposed: to the points that he was shown, and to no later ones."""
    answer = _held(examination, sheet)
    proposed = getattr(answer, "settlement", None)
    if proposed is None or proposed.settled or proposed.by_id == who.pk or not has_marked(answer, who):
        raise NotPossible("nothing proposed")
    if proposed.points != points_of(answer, told):
        raise NotPossible("another proposal")
    proposed.agreed, proposed.settled = who, now
    proposed.save(update_fields=["agreed", "settled"])
    events.note(examination, "settled", now, who=who, detail=str(answer.question.item))


def correct(answer: CandidateAnswer, who: User, told: Mapping[str, str], now: datetime) -> None:
    """After an appeal other points hold for this candidate."""
    given = {"points": points_of(answer, told), "remark": remark_of(told), "by": who, "agreed": None, "settled": now}
    Settlement.objects.update_or_create(answer=answer, defaults=given)


def remarks(answer: CandidateAnswer) -> list[str]:
    """What the examiners wrote beside their points, without who did."""
    settled = getattr(answer, "settlement", None)
    said = [one.remark for one in answer.marks.all()] + ([settled.remark] if settled and settled.settled else [])
    return [one for one in said if one]


def points_of(answer: CandidateAnswer, told: Mapping[str, str]) -> dict[str, int]:
    """The points that were filled in for each part of the rubric; ``NotPossible`` if one is missing or too many."""
    most: dict[str, int] = answer.question.parts["points"]
    found = {part: told.get(part, "") for part in most}
    if not all(given in map(str, range(most[part] + 1)) for part, given in found.items()):
        raise NotPossible("points")
    return {part: int(given) for part, given in found.items()}


def remark_of(told: Mapping[str, str]) -> str:
    """What the examiner writes beside the points."""
    return printable(told.get("remark", "")).strip()[:MOST_CHARACTERS]


def _held(examination: Examination, sheet: UUID) -> CandidateAnswer:
    """The answer, which nobody else marks meanwhile; only once the examination is closed, and not after the release."""
    if examination.closed is None or examination.released is not None:
        raise NotPossible("not now")
    every = CandidateAnswer.objects.select_for_update(of=("self",)).select_related("question")
    found = every.filter(candidate__examination=examination, sheet=sheet).first()
    if found is None:
        raise NotPossible("sheet")
    return found
