"""After an examination: marking, items, withdrawing, appeals, the table, certificates."""

import csv
from datetime import datetime, timedelta
from io import StringIO

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import translation

from accounts.models import User
from quizzes.examinations import (
    answering,
    appealing,
    certificates,
    enrolling,
    marking,
    releasing,
    spreadsheet,
    statistics,
    steering,
)
from quizzes.examinations.steering import NotPossible
from quizzes.models import Appeal, Candidate, Certificate, Examination
from rulings.citing import cited
from tests.examinations.conftest import at_the_desk, logged_in, page


def answer(candidate: Candidate, wrong: tuple[int, ...], now: datetime) -> None:
    """Answer everything, the items named wrongly."""
    held = Candidate.objects.select_related("examination").get(pk=candidate.pk)
    for row in held.answers.select_related("question"):
        key = row.question.key.split(",")
        others = [letter for letter in row.letters if letter not in key]
        answering.keep(held, row.number, others[:1] if row.question.item in wrong else key, 1, now)


@pytest.fixture
def sat(examination: Examination, ayse: Candidate, can: Candidate, examiner: User, now: datetime) -> Examination:
    """Closed: Ayşe had item 3 wrong, Can items 1 and 3; Deniz did not come."""
    for one, wrong in ((ayse, (3,)), (can, (1, 3))):
        at_the_desk(one)
        answer(one, wrong, now)
    steering.close(examination, examiner, now + timedelta(minutes=30))
    return Examination.objects.get(pk=examination.pk)


def figures(examination: Examination) -> dict[str, tuple[int, int, int, bool]]:
    return {
        one.candidate.name: (one.right, len(one.counted), one.per_cent, one.passed)
        for one in marking.results(examination)
    }


def test_results_and_a_withdrawn_item_marks_everybody_anew(sat: Examination, examiner: User, now: datetime) -> None:
    assert figures(sat) == {"Ayşe Yılmaz": (3, 4, 75, True), "Can Öz": (2, 4, 50, False)}
    releasing.withdraw(sat, 3, "Iki anahtar", examiner, now)
    assert figures(sat) == {"Ayşe Yılmaz": (3, 3, 100, True), "Can Öz": (2, 3, 66, False)}
    releasing.withdraw(sat, 1, "Açık değil", examiner, now)
    assert figures(sat)["Can Öz"] == (2, 2, 100, True)
    releasing.restore(sat, 1, examiner, now)
    assert figures(sat)["Can Öz"] == (2, 3, 66, False)
    assert [one.what for one in sat.events.order_by("-pk")[:3]] == ["restored", "withdrawn", "withdrawn"]
    for item, reason in ((99, "x"), (2, " ")):
        with pytest.raises(NotPossible):
            releasing.withdraw(sat, item, reason, examiner, now)
    with pytest.raises(NotPossible):
        releasing.restore(sat, 2, examiner, now)


def test_an_examination_of_which_everything_was_withdrawn_is_passed_by_nobody(
    sat: Examination, examiner: User, now: datetime
) -> None:
    for item in range(1, 5):
        releasing.withdraw(sat, item, "x", examiner, now)
    assert figures(sat)["Ayşe Yılmaz"] == (0, 0, 0, False)


def test_nobody_sees_a_result_before_its_release(
    sat: Examination, ayse: Candidate, examiner: User, now: datetime
) -> None:
    client = at_the_desk(ayse)
    assert "as soon as it is released" in client.get(page(ayse)).content.decode()
    assert client.get(page(ayse, 1))["Location"] == page(ayse)
    assert client.post(page(ayse, 1, "appeal"), {"text": "Neden?"}).status_code == 404
    assert not Certificate.objects.exists()
    logged_in(examiner).post(f"/en/examinations/{sat.pk}/do/", {"do": "release"})
    text = client.get(page(ayse)).content.decode()
    assert "3 of 4 right, 75%" in text
    assert "My certificate" in text
    assert "Back to the result" in client.get(page(ayse, 1)).content.decode()


def test_an_open_examination_is_not_released(examination: Examination, examiner: User, now: datetime) -> None:
    with pytest.raises(NotPossible):
        releasing.release(examination, examiner, now)
    told = logged_in(examiner).post(f"/en/examinations/{examination.pk}/do/", {"do": "release"}, follow=True)
    assert "nothing was changed" in told.content.decode()


def test_who_passed_has_a_certificate_that_anybody_verifies(
    sat: Examination, ayse: Candidate, examiner: User, now: datetime, reader: Client
) -> None:
    releasing.release(sat, examiner, now)
    releasing.release(sat, examiner, now)
    certificate = Certificate.objects.get()
    assert certificate.candidate == ayse
    assert len(certificate.code) == certificates.LENGTH
    for typed in (certificate.code, certificates.shown(certificate.code).lower()):
        text = reader.get(f"/en/certificate/{typed}/").content.decode()
        assert "Ayşe Yılmaz" in text
        assert "genuine and valid" in text
    assert "Bu belge gerçektir" in reader.get(f"/tr/belge/{certificate.code}/").content.decode()
    assert (
        reader.get("/en/certificate/", {"code": certificate.code})["Location"] == f"/en/certificate/{certificate.code}/"
    )
    assert reader.get("/en/certificate/AAAABBBBCCCC/").status_code == 404
    assert reader.get("/en/certificate/").status_code == 200


def test_a_certificate_stands_and_falls_with_the_result(
    sat: Examination, can: Candidate, examiner: User, now: datetime, reader: Client
) -> None:
    releasing.release(sat, examiner, now)
    for item in (1, 3):
        releasing.withdraw(sat, item, "x", examiner, now)
    his = Certificate.objects.get(candidate=can)
    releasing.restore(sat, 1, examiner, now)
    text = reader.get(f"/en/certificate/{his.code}/").content.decode()
    assert "not valid any more" in text
    assert "Can Öz" not in text


def test_an_appeal_that_is_too_long_stays_to_be_shortened(
    sat: Examination, can: Candidate, examiner: User, now: datetime
) -> None:
    releasing.release(sat, examiner, now)
    text = "Anahtar yanlış. " * 200
    answer = at_the_desk(can).post(page(can, 1, "appeal"), {"text": text})
    assert answer.status_code == 422
    assert text in answer.content.decode()


def test_an_appeal_is_decided_with_the_question_as_it_was(
    sat: Examination, can: Candidate, examiner: User, now: datetime
) -> None:
    releasing.release(sat, examiner, now)
    client, row = at_the_desk(can), can.answers.select_related("question").get(question__item=1)
    address = page(can, row.number, "appeal")
    assert client.post(address, {"text": "  "}).status_code == 422
    assert client.post(address, {"text": "x" * 2001}).status_code == 422
    assert client.post(address, {"text": "64B'ye göre aktarma yok."}).status_code == 302
    client.post(address, {"text": "Bir daha"})
    made = Appeal.objects.get()
    assert made.text.startswith("64B")
    shown = logged_in(examiner).get(f"/en/examinations/{sat.pk}/appeals/").content.decode()
    assert "64B&#x27;ye göre" in shown
    assert row.question.asked["en"]["ask"].replace("'", "&#x27;") in shown
    assert "the answer given" in shown
    assert "your answer" not in shown, "it is the candidate's, and an examiner reads it"
    sent = {"do": "decide", "appeal": str(made.pk), "decision": "upheld", "reply": "Haklısınız."}
    logged_in(examiner).post(f"/en/examinations/{sat.pk}/do/", sent)
    assert figures(sat)["Can Öz"] == (2, 3, 66, False)
    assert f"Question {row.number}</a>: upheld: Haklısınız." in client.get(page(can)).content.decode()
    text = client.get(page(can, row.number)).content.decode()
    assert "Haklısınız." in text
    assert "withdrawn and counts for nobody" in text
    with pytest.raises(NotPossible):
        appealing.decide(made, "refused", "Yine de hayır", examiner, now)


def test_what_was_withdrawn_is_not_contested(sat: Examination, can: Candidate, examiner: User, now: datetime) -> None:
    releasing.release(sat, examiner, now)
    client, row = at_the_desk(can), can.answers.get(question__item=1)
    assert "<textarea" in client.get(page(can, row.number)).content.decode()
    releasing.withdraw(sat, 1, "Iki anahtar", examiner, now)
    assert "<textarea" not in client.get(page(can, row.number)).content.decode()
    client.post(page(can, row.number, "appeal"), {"text": "Sent from a page opened before."})
    assert not Appeal.objects.exists()
    assert client.get(page(can, row.number, "appeal"))["Location"] == page(can, row.number)
    releasing.restore(sat, 1, examiner, now)
    assert "<textarea" in client.get(page(can, row.number)).content.decode()


@pytest.mark.parametrize(("decision", "reply"), [("", "x"), ("maybe", "x"), ("refused", " ")])
def test_no_other_decision(
    sat: Examination, can: Candidate, examiner: User, now: datetime, decision: str, reply: str
) -> None:
    releasing.release(sat, examiner, now)
    can = Candidate.objects.select_related("examination").get(pk=can.pk)
    row = can.answers.select_related("question").get(number=1)
    appealing.appeal(can, row, "Neden?", now)
    with pytest.raises(NotPossible):
        appealing.decide(Appeal.objects.get(), decision, reply, examiner, now)
    assert not sat.withdrawn_items.exists()


def test_the_table_for_a_spreadsheet_holds_everybody_and_no_formula(
    sat: Examination, examiner: User, now: datetime
) -> None:
    Candidate.objects.filter(name="Deniz Ak").update(name="=HYPERLINK(1)")
    with translation.override("en"):
        lines = list(csv.reader(StringIO(spreadsheet.results_csv(sat))))
    assert lines[0][:8] == ["Name", "Number", "Room", "Variant", "Right", "Counted", "Per cent", "Passed"]
    variant = str(sat.candidates.get(number="101").variant)
    assert lines[1][:8] == ["Ayşe Yılmaz", "101", "Salon A", variant, "3", "4", "75", "yes"]
    assert [cell[-1] for cell in lines[1][8:]] == ["✓", "✓", "✗", "✓"]
    assert (lines[2][0], lines[2][7]) == ("'=HYPERLINK(1)", "did not begin")
    response = logged_in(examiner).get(f"/tr/resmi-sinavlar/{sat.pk}/sonuclar.csv")
    assert response["Content-Type"].startswith("text/csv")
    assert "Ayşe Yılmaz" in response.content.decode("utf-8-sig")


@pytest.mark.parametrize(
    ("name", "is_quoted"),
    [
        ("=1+1", True),
        ("＝1+1", True),
        ("＋1", True),
        ("－1", True),
        ("−1", True),
        ("＠SUM(1)", True),
        ("﹦1", True),
        ("|calc", True),
        (" =1", True),
        ("\u3000＝1", True),
        ("\u200b=1", True),
        ("\ufeff=1", True),
        ("\t=1", True),
        ("Çiğdem = Ak", False),
        ("Ali-Veli", False),
        ("’Ali", False),
        ("", False),
    ],
)
def test_no_name_is_a_formula_in_whatever_signs_it_is_written(name: str, is_quoted: bool) -> None:
    assert spreadsheet._plain(name) == ("'" if is_quoted else "") + name


def test_results_with_as_many_points_stand_by_the_turkish_alphabet(
    examination: Examination, examiner: User, now: datetime
) -> None:
    enrolling.enrol(examination, "Zeki Ak\nÇiğdem Ak\nCem Ak", examiner, now)
    for one in examination.candidates.filter(number=""):
        at_the_desk(one)
        answer(one, (), now)
    text = logged_in(examiner).get(f"/tr/resmi-sinavlar/{examination.pk}/sonuclar/").content.decode()
    assert text.index("Cem Ak") < text.index("Çiğdem Ak") < text.index("Zeki Ak")


def test_items_say_how_hard_they_were_whom_they_tell_apart_and_what_nobody_chose(
    examination: Examination, examiner: User, now: datetime
) -> None:
    """Twenty more candidates: item 2 is right for the good ones alone, item 4 for the weak ones alone."""
    enrolling.enrol(examination, "\n".join(f"Aday {number}" for number in range(20)), examiner, now)
    crowd = list(examination.candidates.filter(name__startswith="Aday "))
    for place, one in enumerate(crowd):
        at_the_desk(one)
        answer(one, (4,) if place < 10 else (1, 2, 3), now)
    found = {one.item: one for one in statistics.items(examination, marking.results(examination), "en")}
    assert (found[2].right, found[2].asked, found[2].empty) == (50, 20, 0)
    assert found[2].discrimination is not None
    assert found[2].discrimination > 0.9
    assert found[4].discrimination is not None
    assert found[4].discrimination < -0.9
    assert statistics.items(examination, marking.results(examination), "en")[0].item == 4
    options = examination.questions.get(variant=1, item=1)
    chosen = {one for row in options.answers.all() for one in row.chosen.split(",")}
    expected = {one["id"].upper() for one in options.asked["en"]["options"]} - {one.upper() for one in chosen}
    assert {one.letter for one in found[1].never if one.variant == 1} == expected
    assert expected
    text = logged_in(examiner).get(f"/en/examinations/{examination.pk}/items/").content.decode()
    assert f"{cited(options.clause, 'en')['display']}</span></h2>" in text
    assert "Discrimination: −1.00" in text or "Discrimination: −0.9" in text


def test_the_page_of_the_items_marks_everybody_once(sat: Examination, examiner: User) -> None:
    with CaptureQueriesContext(connection) as asked:
        logged_in(examiner).get(f"/en/examinations/{sat.pk}/items/")
    read = [one["sql"] for one in asked if 'FROM "quizzes_candidateanswer"' in one["sql"]]
    assert read
    assert len(read) == len(set(read))


def test_where_everybody_did_alike_nothing_is_said_of_discrimination(sat: Examination) -> None:
    found = {one.item: one for one in statistics.items(sat, marking.results(sat), "tr")}
    assert found[2].discrimination is None
    assert found[2].never == []
