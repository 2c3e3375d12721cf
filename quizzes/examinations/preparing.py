"""An examination is prepared from a blueprint: its questions are drawn at once, in all variants, and kept."""

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db import transaction

from accounts.models import User
from quizzes.examinations import events, variants
from quizzes.models import Duty, Examination, ExaminationQuestion
from quizzes.offering.blueprints import Blueprint
from quizzes.offering.picking import as_it_stands, pick

MOST_VARIANTS = 8
MINUTES_TO_WRITE = 8
"""So much time an examination gets for each ruling that is to be written, where the examiner says none."""


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
    written: int = 0
    written_worth: int = 2
    apart: int = 2


def prepare(plan: Plan, examiner: User, now: datetime) -> Examination:
    """A new examination with its questions. ``NotEquivalent`` where a template cannot make enough that are alike."""
    names = pick(plan.blueprint)
    cases = [one for one in as_it_stands(plan.blueprint).open_templates() if one.name not in names]
    written = variants.Written(plan.written, cases) if plan.written else None
    return keep(plan, variants.draw_variants(names, plan.variants, written), examiner, now)


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
            written_worth=plan.written_worth,
            apart=plan.apart,
            made_by=examiner,
        )
        Duty.objects.create(examination=made, user=examiner, holds=True)
        ExaminationQuestion.objects.bulk_create(variants.rows(made, drawn))
        events.note(made, "prepared", now, who=examiner)
    return made
