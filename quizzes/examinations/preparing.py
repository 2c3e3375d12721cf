"""An examination is prepared from a blueprint: its questions are drawn at once, in all variants, and kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from accounts.models import User
from quizzes.examinations import events, variants
from quizzes.exams.blueprints import Blueprint
from quizzes.exams.picking import pick
from quizzes.models import Duty, Examination, ExaminationQuestion

MOST_VARIANTS = 8


@dataclass(frozen=True)
class Plan:
    """What an examiner asks for."""

    title: str
    blueprint: Blueprint
    minutes: int
    pass_mark: int
    open_book: bool
    rooms: tuple[str, ...]
    variants: int
    opens: datetime
    closes: datetime


def prepare(plan: Plan, examiner: User, now: datetime) -> Examination:
    """A new examination with its questions. ``NotEquivalent`` where a template cannot make enough that are alike."""
    return keep(plan, variants.draw_variants(pick(plan.blueprint), plan.variants), examiner, now)


def keep(plan: Plan, drawn: list[list[dict[str, Any]]], examiner: User, now: datetime) -> Examination:
    """Keep an examination with the questions that were drawn for it."""
    with transaction.atomic():
        made = Examination.objects.create(
            title=plan.title,
            blueprint=plan.blueprint.name,
            questions_each=len(drawn[0]),
            minutes=plan.minutes,
            pass_mark=plan.pass_mark,
            open_book=plan.open_book,
            rooms=list(plan.rooms),
            variants=plan.variants,
            opens=plan.opens,
            closes=plan.closes,
            made_by=examiner,
        )
        Duty.objects.create(examination=made, user=examiner, holds=True)
        ExaminationQuestion.objects.bulk_create(variants.rows(made, drawn))
        events.note(made, "prepared", now, who=examiner)
    return made
