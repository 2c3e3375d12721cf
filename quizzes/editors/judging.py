"""A report of a mistake is judged: the question is right, wrong or unclear."""

from datetime import datetime

from django.db import transaction

from accounts.models import User
from lawbook.text_input import printable
from quizzes.models import MistakeReport

FINDINGS = ("right", "wrong", "unclear")


class NoSuchFinding(ValueError):
    """What a report cannot be found to be."""


def waiting() -> int:
    """How many reports nobody has judged."""
    return MistakeReport.objects.filter(finding="").count()


@transaction.atomic
def judge(report: MistakeReport, finding: str, note: str, who: User, now: datetime) -> None:
    """Write down what an editor found; a later finding takes the place of an earlier one."""
    if finding not in FINDINGS:
        raise NoSuchFinding(finding)
    held = MistakeReport.objects.select_for_update(of=("self",)).get(pk=report.pk)
    held.finding, held.note, held.judged, held.judged_by = finding, printable(note).strip()[:500], now, who
    held.save(update_fields=["finding", "note", "judged", "judged_by"])
