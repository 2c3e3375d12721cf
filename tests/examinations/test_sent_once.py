"""What an examiner, an invigilator, a teacher or an editor sends twice is done once."""

import re
from datetime import timedelta
from unittest.mock import Mock

import pytest
from django.test import Client

from accounts.models import User
from quizzes.examinations.addresses import examination as address_of
from quizzes.models import Candidate, Classroom, Examination
from tests.examinations.conftest import at_the_desk, logged_in


def numbers(client: Client, address: str) -> list[str]:
    """Those of the forms of a page, one for each."""
    return re.findall(r'name="once" value="([\w-]+)"', client.get(address).content.decode())


@pytest.fixture
def desk(invigilator: User) -> Client:
    return logged_in(invigilator)


@pytest.fixture
def watch(examination: Examination) -> str:
    return address_of(examination.pk, "en", "watch")


@pytest.fixture
def do(examination: Examination) -> str:
    return address_of(examination.pk, "en", "do")


def minutes_more(one: Candidate) -> float:
    before = one.deadline
    one.refresh_from_db()
    assert before
    assert one.deadline
    return (one.deadline - before) / timedelta(minutes=1)


@pytest.fixture
def running(ayse: Candidate) -> Candidate:
    at_the_desk(ayse)
    ayse.refresh_from_db()
    return ayse


@pytest.mark.parametrize("verb", ["add-time", "add-time-for"])
def test_time_is_added_once_by_a_form_that_is_sent_twice(
    desk: Client, watch: str, do: str, running: Candidate, verb: str
) -> None:
    sent = {"do": verb, "minutes": "5", "candidate": str(running.pk), "back": "watch"}
    sent |= {"once": numbers(desk, watch)[0]}
    answers = [desk.post(do, sent, headers={"referer": f"http://testserver{watch}"}) for _time in range(2)]
    assert [one.headers["Location"] for one in answers] == [watch, watch]
    assert minutes_more(running) == 5
    assert "it was done once" in desk.get(watch).content.decode()


def test_the_form_of_a_page_that_was_opened_again_adds_time_again(
    desk: Client, watch: str, do: str, running: Candidate
) -> None:
    for _time in range(2):
        desk.post(do, {"do": "add-time", "minutes": "5", "once": numbers(desk, watch)[0]})
    assert minutes_more(running) == 10


def test_the_same_form_filled_in_otherwise_is_another(desk: Client, watch: str, do: str, running: Candidate) -> None:
    once = numbers(desk, watch)[0]
    for minutes in ("5", "7"):
        desk.post(do, {"do": "add-time", "minutes": minutes, "once": once})
    assert minutes_more(running) == 12


def test_what_was_refused_may_be_sent_again(desk: Client, watch: str, do: str, running: Candidate) -> None:
    """It was not done: nobody is told that it was."""
    sent = {"do": "add-time", "minutes": "500", "once": numbers(desk, watch)[0]}
    for _time in range(2):
        page = desk.post(do, sent | {"back": "watch"}, follow=True).content.decode()
        assert "nothing was changed" in page
        assert "it was done once" not in page
    assert minutes_more(running) == 0


def test_the_number_of_another_account_stops_nobody(
    desk: Client, watch: str, do: str, running: Candidate, examiner: User
) -> None:
    sent = {"do": "add-time", "minutes": "5", "once": numbers(desk, watch)[0]}
    desk.post(do, sent)
    logged_in(examiner).post(do, sent)
    assert minutes_more(running) == 10


def test_a_new_code_is_made_once(desk: Client, watch: str, do: str, ayse: Candidate) -> None:
    """The first one, which the invigilator has read out, still opens the examination."""
    sent = {"do": "new-code", "candidate": str(ayse.pk), "once": numbers(desk, watch)[0]}
    codes = []
    for _time in range(2):
        desk.post(do, sent)
        ayse.refresh_from_db()
        codes.append(ayse.code)
    assert codes[0] == codes[1]


def test_of_what_was_cut_off_nobody_is_told_that_it_was_done(
    desk: Client, watch: str, do: str, running: Candidate, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that died left the number of the form behind; the page has a new one to send it anew."""
    sent = {"do": "add-time", "minutes": "5", "back": "watch"}
    first = sent | {"once": numbers(desk, watch)[0]}
    with monkeypatch.context() as dying:
        dying.setattr("quizzes.examinations.steering.add_time", Mock(side_effect=SystemExit))
        dying.setattr("lawbook.shared_cache.SharedCache.delete", Mock())
        with pytest.raises(SystemExit):
            desk.post(do, first)
    answer = desk.post(do, first, headers={"referer": f"http://testserver{watch}"}, follow=True).content.decode()
    assert "it was done once" not in answer
    assert "See whether it is done now" in answer
    assert minutes_more(running) == 0
    desk.post(do, sent | {"once": numbers(desk, watch)[0]})
    assert minutes_more(running) == 5


@pytest.mark.parametrize("came", ["https://evil.example/", "http://testserver//evil.example/", "", "nonsense"])
def test_no_header_leads_to_another_site(
    desk: Client, do: str, running: Candidate, came: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the second, while the first is not done yet."""
    sent = {"do": "add-time", "minutes": "5", "once": "n"}
    answers: list[str] = []

    def twice(*_: object) -> int:
        monkeypatch.undo()
        answers.append(desk.post(do, sent, headers={"referer": came}).headers["Location"])
        return 1

    monkeypatch.setattr("quizzes.examinations.steering.add_time", twice)
    desk.post(do, sent, headers={"referer": came})
    assert answers == ["/"]
    assert minutes_more(running) == 0


def test_a_class_and_an_examination_are_made_once(examiner: User) -> None:
    teacher = logged_in(examiner)
    for address, form in {
        "/en/class/new/": {"blueprint": "revokes", "questions": "1"},
        "/en/examinations/new/": {
            "title": "Bölge",
            "blueprint": "revokes",
            "questions": "1",
            "variants": "1",
            "opens": "2030-01-01T10:00",
            "closes": "2030-01-01T11:00",
        },
    }.items():
        once = numbers(teacher, address)[0]
        led = [teacher.post(address, form | {"once": once}).headers["Location"] for _time in range(2)]
        assert led[0] == led[1]
    assert (Classroom.objects.count(), Examination.objects.count()) == (1, 1)
