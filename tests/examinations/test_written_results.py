"""Rulings that candidates wrote: counted, withdrawn, contested."""

import csv
import re
from datetime import datetime
from fractions import Fraction
from io import StringIO

import pytest
from django.test import Client
from django.utils import translation

from accounts.models import User
from quizzes.examinations import (
    appealing,
    duties,
    marking,
    releasing,
    spreadsheet,
    statistics,
    steering,
    written_marking,
)
from quizzes.examinations.result_words import sentences
from quizzes.examinations.topics import by_topic
from quizzes.models import Appeal, Candidate, CandidateAnswer, Certificate, Examination
from tests.examinations.conftest import (
    at_the_desk,
    give,
    logged_in,
    member,
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
        (item,) = [one for one in statistics.items(marked, marking.results(marked), "en") if one.written]
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


def test_what_was_withdrawn_is_not_told_with_the_result(
    marked: Examination, writer: Candidate, examiner: User, now: datetime
) -> None:
    """Neither “0 of 0 right” nor what a ruling is worth beside questions that do not count."""
    case = marked.questions.get(rubric__isnull=False, variant=1)
    others = {one.item for one in marked.questions.all()} - {case.item}
    for item in others:
        releasing.withdraw(marked, item, "Belirsiz.", examiner, now)
    found = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert sentences(found) == ["%93 (geçme notu: %60).", "Yazılı kararlar: 8 puan üzerinden 7,5."]
    page = Client().get(f"/en/certificate/{Certificate.objects.get(candidate=writer).code}/").content.decode()
    assert "0 of 0" not in page
    assert "7.5 of 8 points." in page
    releasing.withdraw(marked, case.item, "Belirsiz.", examiner, now)
    found = marking.result_of(Candidate.objects.get(pk=writer.pk))
    assert sentences(found) == ["Bütün sorular çıkarıldı: sonuç yok."]


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
    assert "7.5 of 8 points" in text
    assert text.count('name="reply"') == 2
    assert (
        text.index('value="refused"') < text.index("Give this candidate other points") < text.index('value="changed"')
    )
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
    assert "alınan puan %94, yanıtsız %0" in client.get(f"{home}soru-istatistikleri/").content.decode()
    assert "Yazılı yanıtları puanla" in client.get(home).content.decode()


def test_the_statistics_say_that_rulings_wait_for_their_points(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, now: datetime
) -> None:
    """“0% of the points” says nothing of the question before everybody has read what was written."""
    waiting = "Puanlanmayı bekleyen yazılı yanıtlar var"
    client, address = logged_in(examiner), f"/tr/resmi-sinavlar/{held.pk}/soru-istatistikleri/"
    assert waiting in client.get(address).content.decode()
    assert sheet.sheet is not None
    for marker in (examiner, second):
        written_marking.mark(held, sheet.sheet, marker, give(sheet, 1), now)
    assert waiting not in client.get(address).content.decode()


@pytest.fixture
def contested(marked: Examination, sheet: CandidateAnswer, writer: Candidate, now: datetime) -> Appeal:
    """The writer contests the points that the examiner and the second gave."""
    row = CandidateAnswer.objects.select_related("question").get(pk=sheet.pk)
    appealing.appeal(Candidate.objects.get(pk=writer.pk), row, "64A1 yazdım.", now)
    return Appeal.objects.get()


def can_decide(marked: Examination, who: User) -> bool:
    return 'name="decision"' in logged_in(who).get(f"/en/examinations/{marked.pk}/appeals/").content.decode()


def refuse(contested: Appeal, who: User) -> str:
    """What is there of the decision after somebody has tried to refuse the appeal."""
    sent = {"do": "decide", "appeal": str(contested.pk), "decision": "refused", "reply": "Puan doğru."}
    logged_in(who).post(f"/en/examinations/{contested.candidate.examination_id}/do/", sent)
    return Appeal.objects.get(pk=contested.pk).decision


def test_who_marked_it_does_not_decide_the_appeal(
    marked: Examination, contested: Appeal, examiner: User, second: User, third: User
) -> None:
    for who in (examiner, second):
        assert not can_decide(marked, who)
        assert refuse(contested, who) == ""
    page_of_his = logged_in(second).get(f"/tr/resmi-sinavlar/{marked.pk}/itirazlar/").content.decode()
    assert "itirazı sınav kurulunun başka bir üyesi karara bağlar" in page_of_his
    assert can_decide(marked, third)
    assert refuse(contested, third) == "refused"
    log = logged_in(third).get(f"/tr/resmi-sinavlar/{marked.pk}/olaylar/").content.decode()
    assert "itiraz karara bağlandı: reddedildi<" in log


def test_who_settled_it_does_not_decide_the_appeal_either(
    held: Examination,
    sheet: CandidateAnswer,
    writer: Candidate,
    examiner: User,
    second: User,
    third: User,
    now: datetime,
) -> None:
    assert sheet.sheet is not None
    for who, share in ((examiner, 1.0), (second, 0.0)):
        written_marking.mark(held, sheet.sheet, who, give(sheet, share), now)
    written_marking.settle(held, sheet.sheet, third, give(sheet, 0.5), now)
    releasing.release(held, examiner, now)
    row = CandidateAnswer.objects.select_related("question").get(pk=sheet.pk)
    appealing.appeal(Candidate.objects.get(pk=writer.pk), row, "64A1 yazdım.", now)
    for who in (second, third):
        assert refuse(Appeal.objects.get(), who) == ""
    fourth = member("dorduncu@example.org", "examiner")
    duties.assign(held, fourth.email, "", examiner, now, holds=True)
    assert refuse(Appeal.objects.get(), fourth) == "refused"


def test_where_all_have_marked_it_the_head_decides_and_the_log_says_so(
    marked: Examination, contested: Appeal, examiner: User, second: User, third: User, now: datetime
) -> None:
    duties.relieve(marked, marked.duties.get(user=third).pk, examiner, now)
    assert refuse(contested, second) == ""
    assert "Put another one on duty" in logged_in(second).get(f"/en/examinations/{marked.pk}/appeals/").content.decode()
    assert can_decide(marked, examiner)
    assert refuse(contested, examiner) == "refused"
    log = logged_in(second).get(f"/en/examinations/{marked.pk}/log/").content.decode()
    assert "appeal decided: refused, though among those who gave the points" in log


def test_an_examiner_without_the_role_any_more_is_nobody_else(
    marked: Examination, contested: Appeal, examiner: User, third: User
) -> None:
    third.groups.clear()
    assert refuse(contested, examiner) == "refused"


def test_written_rulings_stand_with_their_topics(marked: Examination, writer: Candidate, examiner: User) -> None:
    """Seven and eight of eight points; the choice was right."""
    topics = by_topic(marking.result_of(Candidate.objects.get(pk=writer.pk)).marked)
    assert sorted((one.right, one.asked, one.points, one.most, one.per_cent) for one in topics) == [
        (0, 0, Fraction(15, 2), 8, 93),
        (1, 1, 0, 0, 100),
    ]
    own = at_the_desk(writer).get(page(writer).replace("/en/exam-code/", "/tr/sinav-kodu/")).content.decode()
    assert "<td>7,5 / 8</td>" in own
    every = logged_in(examiner).get(f"/en/examinations/{marked.pk}/results/").content.decode()
    assert "<td>7.5 / 8</td><td>93</td>" in every


def test_topics_count_nothing_that_was_withdrawn(
    marked: Examination, writer: Candidate, examiner: User, now: datetime
) -> None:
    case = marked.questions.get(rubric__isnull=False, variant=1)
    releasing.withdraw(marked, case.item, "Belirsiz.", examiner, now)
    topics = by_topic(marking.result_of(Candidate.objects.get(pk=writer.pk)).marked)
    assert [(one.right, one.asked, one.most) for one in topics] == [(1, 1, 0)]
    assert "Written, points" not in at_the_desk(writer).get(page(writer)).content.decode()
