"""Rulings that candidates wrote: counted, withdrawn, contested."""

import csv
import re
from datetime import datetime
from fractions import Fraction
from io import StringIO

from django.utils import translation

from accounts.models import User
from quizzes.examinations import (
    appealing,
    marking,
    releasing,
    spreadsheet,
    statistics,
    steering,
)
from quizzes.models import Appeal, Candidate, CandidateAnswer, Certificate, Examination
from tests.examinations.conftest import (
    at_the_desk,
    give,
    logged_in,
    page,
    place_of_the_case,
    sits,
)


def test_the_mean_counts_as_much_as_was_said(marked: Examination, writer: Candidate) -> None:
    """One choice right (1) and 7.5 of 8 points, worth two questions: 2.875 of 3."""
    result = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert (result.right, len(result.choices), result.points, result.most_points) == (1, 1, Fraction(15, 2), 8)
    assert result.per_cent == 95
    assert result.passed
    text = at_the_desk(writer).get(page(writer).replace("/en/exam-code/", "/tr/sinav-kodu/")).content.decode()
    assert "8 puan üzerinden 7,5" in text
    verdict = at_the_desk(writer).get(page(writer, place_of_the_case(writer))).content.decode()
    assert "7.5 of 8 points" in verdict
    assert "Bent eksik." in verdict
    assert "iki löve verilir" in verdict
    assert not re.search(r"\w+@example\.org", verdict)


def test_the_table_and_the_statistics_have_it(marked: Examination) -> None:
    with translation.override("en"):
        head, line, absent = csv.reader(StringIO(spreadsheet.results_csv(marked)))
        (item,) = [one for one in statistics.items(marked, "en") if one.written]
    cells = dict(zip(head, line, strict=True))
    assert (cells["Points"], cells["Per cent"], cells[str(item.item)]) == ("7.5", "95", "7.5 (8)")
    assert len(absent) == 9
    assert (item.asked, item.right, item.empty) == (1, 94, 0)


def test_a_withdrawn_case_counts_for_nobody(
    marked: Examination, writer: Candidate, examiner: User, now: datetime
) -> None:
    case = marked.questions.get(rubric__isnull=False, variant=1)
    releasing.withdraw(marked, case.item, "Belirsiz.", examiner, now)
    result = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert (result.per_cent, int(result.points), len(result.counted)) == (100, 0, 1)


def test_an_empty_answer_needs_no_examiner(held: Examination, writer: Candidate, examiner: User, now: datetime) -> None:
    sits(writer, " ")
    steering.close(held, examiner, now)
    releasing.release(Examination.objects.get(pk=held.pk), examiner, now)
    result = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert (int(result.points), result.per_cent, result.passed) == (0, 33, False)


def test_an_appeal_changes_the_points_of_who_appealed(
    marked: Examination, sheet: CandidateAnswer, writer: Candidate, third: User, now: datetime
) -> None:
    assert Certificate.objects.filter(candidate=writer).exists()
    row = CandidateAnswer.objects.select_related("question").get(pk=sheet.pk)
    appealing.appeal(Candidate.objects.get(pk=writer.pk), row, "64A1 yazdım.", now)
    client, home = logged_in(third), f"/en/examinations/{marked.pk}/"
    text = client.get(f"{home}appeals/").content.decode()
    assert "iki löve verilir" in text
    sent = {"do": "decide", "appeal": str(Appeal.objects.get().pk), "decision": "changed", "reply": "Puan düşürüldü."}
    client.post(f"{home}do/", sent | {"clause": "9"})
    assert not Appeal.objects.get().decision
    client.post(f"{home}do/", sent | give(sheet, 0))
    result = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert (Appeal.objects.get().decision, int(result.points), result.passed) == ("changed", 0, False)
    assert not marked.withdrawn_items.exists()


def test_the_questions_and_results_are_shown_to_the_examiner(marked: Examination, examiner: User) -> None:
    client, home = logged_in(examiner), f"/tr/resmi-sinavlar/{marked.pk}/"
    case = marked.questions.get(rubric__isnull=False, variant=1)
    assert case.parts["tr"]["clause"][0] in client.get(f"{home}sorular/").content.decode()
    assert "7,5 / 8" in client.get(f"{home}sonuclar/").content.decode()
    assert "puanların %94" in client.get(f"{home}soru-istatistikleri/").content.decode()
    assert "Yazılı yanıtları puanla" in client.get(home).content.decode()
