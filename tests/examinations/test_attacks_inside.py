"""Who works at an examination, or teaches a class, tries to reach what is not his; a candidate tries what he writes."""

from datetime import datetime, timedelta

import pytest
from django.test import Client

from accounts.models import User
from quizzes.classes import opening
from quizzes.examinations import appealing, duties, preparing, steering
from quizzes.models import Appeal, Candidate, CandidateAnswer, Classroom, Examination, WrittenMark
from quizzes.offering.blueprints import blueprints
from tests.examinations.conftest import (
    Drawn,
    at_the_desk,
    give,
    logged_in,
    member,
    page,
    place_of_the_case,
    plan,
    sits,
)

MARKUP = "<script>alert(1)</script><img src=x onerror=alert(1)>"


@pytest.fixture
def of_another(held: Examination, drawn: Drawn, now: datetime) -> tuple[Client, str]:
    """An examiner of another examination, and where that one is."""
    user = member("baska@example.org", "examiner")
    own = preparing.keep(plan(now), drawn, user, now)
    return logged_in(user), f"/en/examinations/{own.pk}/"


def contested(marked: Examination, writer: Candidate, sheet: CandidateAnswer, now: datetime, text: str) -> Appeal:
    row = CandidateAnswer.objects.select_related("question").get(pk=sheet.pk)
    appealing.appeal(Candidate.objects.get(pk=writer.pk), row, text, now)
    return Appeal.objects.get()


def test_an_invigilator_gets_no_code_once_it_is_closed(
    examination: Examination, invigilator: User, examiner: User, ayse: Candidate, now: datetime
) -> None:
    """With it he would read the key and her result, and fetch her certificate."""
    home = f"/en/examinations/{examination.pk}/"
    sent = {"do": "new-code", "candidate": str(ayse.pk), "back": "watch"}
    at_the_desk(ayse)
    assert "The new code of" in logged_in(invigilator).post(f"{home}do/", sent, follow=True).content.decode()
    before = Candidate.objects.get(pk=ayse.pk).code
    assert before != ayse.code
    steering.close(examination, examiner, now + timedelta(minutes=5))
    told = logged_in(invigilator).post(f"{home}do/", sent, follow=True).content.decode()
    assert "nothing was changed" in told
    assert 'value="new-code"' not in told
    assert Candidate.objects.get(pk=ayse.pk).code == before
    assert "The new code of" in logged_in(examiner).post(f"{home}do/", sent, follow=True).content.decode()


def test_an_examiner_of_another_examination_marks_and_settles_nothing_here(
    held: Examination, sheet: CandidateAnswer, of_another: tuple[Client, str]
) -> None:
    """Neither at this address nor by naming the sheet at the own one."""
    client, own = of_another
    assert client.get(f"{own}marking/{sheet.sheet}/").status_code == 404
    for verb in ("mark", "settle", "agree"):
        client.post(f"{own}do/", {"do": verb, "sheet": str(sheet.sheet)} | give(sheet, 0))
        sent = {"do": verb, "sheet": str(sheet.sheet)} | give(sheet, 0)
        assert client.post(f"/en/examinations/{held.pk}/do/", sent).status_code == 404
    assert not WrittenMark.objects.exists()


def test_an_examiner_of_another_examination_decides_no_appeal_here(
    marked: Examination, sheet: CandidateAnswer, writer: Candidate, of_another: tuple[Client, str], now: datetime
) -> None:
    made = contested(marked, writer, sheet, now, "Neden?")
    client, own = of_another
    client.post(f"{own}do/", {"do": "decide", "appeal": str(made.pk), "decision": "upheld", "reply": "x"})
    assert not Appeal.objects.get().decision
    assert not marked.withdrawn_items.exists()


def test_who_was_taken_off_duty_marks_no_more(
    held: Examination, sheet: CandidateAnswer, examiner: User, second: User, now: datetime
) -> None:
    client = logged_in(second)
    duties.relieve(held, held.duties.get(user=second).pk, examiner, now)
    sent = {"do": "mark", "sheet": str(sheet.sheet)} | give(sheet, 1)
    assert client.post(f"/en/examinations/{held.pk}/do/", sent).status_code == 404
    assert not WrittenMark.objects.exists()


def test_what_is_written_is_never_markup(
    held: Examination, writer: Candidate, examiner: User, second: User, third: User, now: datetime
) -> None:
    """Neither the answer nor the remark, the appeal, the reply: not for the examiner and not for the candidate."""
    candidate, number, home = sits(writer, MARKUP), place_of_the_case(writer), f"/en/examinations/{held.pk}/"
    pages = [candidate.get(page(writer, number))]
    steering.close(held, examiner, now)
    row = CandidateAnswer.objects.get(candidate=writer, sheet__isnull=False)
    for who in (examiner, second):
        client = logged_in(who)
        pages.append(client.get(f"{home}marking/"))
        client.post(f"{home}do/", {"do": "mark", "sheet": str(row.sheet)} | give(row, 1) | {"remark": MARKUP})
    logged_in(examiner).post(f"{home}do/", {"do": "release"})
    candidate.post(page(writer, number, "appeal"), {"text": MARKUP})
    client = logged_in(third)
    pages.append(client.get(f"{home}appeals/"))
    sent = {"do": "decide", "appeal": str(Appeal.objects.get().pk), "decision": "upheld", "reply": MARKUP}
    client.post(f"{home}do/", sent)
    pages += [client.get(home + part) for part in ("appeals/", "log/", "items/")]
    pages += [candidate.get(page(writer)), candidate.get(page(writer, number))]
    for one in pages:
        text = one.content.decode()
        assert "&lt;script&gt;alert(1)" in text
        assert "<script>alert" not in text
        assert "<img src=x" not in text


def test_letters_sent_to_a_case_are_no_answer(held: Examination, writer: Candidate) -> None:
    client, number = at_the_desk(writer), place_of_the_case(writer)
    client.post(page(writer, number), {"answered": "1", "answer": ["a", "b"], "turn": "1"})
    row = CandidateAnswer.objects.get(candidate=writer, number=number)
    assert (row.chosen, row.written) == ("", "")


def test_another_teacher_and_a_player_do_not_steer_a_class(db: None, reader: Client) -> None:
    teachers = [User.objects.create_user(f"{name}@example.org", "yedi-pik-kontr") for name in ("bir", "iki")]
    mine, other = (
        opening.open_class(one, blueprints()["revokes"].limited_to(1, ()), standings=True) for one in teachers
    )
    reader.post("/en/class/", {"code": mine.code, "name": "Ece"})
    player = mine.players.get()
    thief = Client()
    thief.force_login(teachers[1])
    room = f"/en/class/{mine.code}/"
    assert thief.get(f"{room}screen/").status_code == thief.post(f"{room}do/", {"do": "next"}).status_code == 404
    thief.post(f"/en/class/{other.code}/do/", {"do": "send-out", "player": str(player.pk)})
    assert mine.players.get() == player
    assert reader.post(f"{room}do/", {"do": "tell"}).status_code == reader.get(f"{room}screen/").status_code == 302
    assert Classroom.objects.get(pk=mine.pk).current == 0
    assert reader.get(f"/en/class/{other.code}/1/").status_code == 404
