"""A candidate's examination: begin by code, answer, lose the connection, change the device, hand in."""

import re
from datetime import datetime, timedelta
from typing import Any

import pytest
from django.db import OperationalError
from django.test import Client
from django.utils import timezone

from accounts.models import User
from quizzes.examinations import answering, beginning, clock, codes, steering
from quizzes.exams.sittings import GRACE
from quizzes.models import Candidate, Examination
from tests.examinations.conftest import at_the_desk, page

SCRIPT: dict[str, Any] = {"headers": {"X-Requested-With": "fetch"}}


def chosen(candidate: Candidate, number: int = 1) -> str:
    return candidate.answers.get(number=number).chosen


@pytest.mark.parametrize("shape", ["{}", " {} ", "{} ", "lower", "printed"])
def test_a_code_is_read_however_it_is_typed(ayse: Candidate, reader: Client, shape: str) -> None:
    typed = {"lower": ayse.code.lower().replace("i", "ı"), "printed": codes.shown(ayse.code)}
    response = reader.post("/tr/sinav-kodu/", {"code": typed.get(shape, shape.format(ayse.code))})
    assert response["Location"] == f"/tr/sinav-kodu/{ayse.pk}/1/"


@pytest.mark.parametrize("code", ["", "AAAAAAAAAA", "x" * 400, "' OR 1=1", "\x00"])
def test_another_code_opens_nothing(examination: Examination, reader: Client, code: str) -> None:
    response = reader.post("/en/exam-code/", {"code": code})
    assert response.status_code == 422
    assert "No candidate has this code" in response.content.decode()


def test_the_clock_of_the_server_runs_from_the_beginning_with_extra_time(ayse: Candidate, can: Candidate) -> None:
    for one, minutes in ((ayse, 60), (can, 75)):
        at_the_desk(one)
        one.refresh_from_db()
        assert one.begun
        assert one.deadline == one.begun + timedelta(minutes=minutes)


def test_a_question_shows_no_key_and_no_search_in_a_closed_book(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    shown = client.get(page(ayse, 1))
    text = shown.content.decode()
    question = ayse.answers.get(number=1).question
    assert "no-store" in shown["Cache-Control"]
    assert question.asked["en"]["ask"].replace("'", "&#x27;") in text
    assert 'class="header-search"' not in text + client.get(page(ayse)).content.decode()
    assert question.secret not in text
    assert question.template not in text


def test_answers_survive_a_reload_and_a_change_of_device(ayse: Candidate) -> None:
    first = at_the_desk(ayse)
    first.post(page(ayse, 1), {"answered": "1", "answer": "b", "turn": "1"})
    assert 'value="b" checked' in first.get(page(ayse, 1)).content.decode()
    second = at_the_desk(ayse)
    assert 'value="b" checked' in second.get(page(ayse, 1)).content.decode()
    told = first.get(page(ayse, 1))
    assert told.status_code == 409
    assert "on another device" in told.content.decode()
    late = first.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "9"}, **SCRIPT)
    assert (late.status_code, "on another device" in late.content.decode()) == (409, True)
    assert first.get(page(ayse, "state")).json()["here"] is False
    assert chosen(ayse) == "b"
    assert [event.what for event in ayse.events.all()] == ["moved", "began"]


def test_the_clock_is_told_in_the_zone_of_the_federation(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    deadline = timezone.localtime(Candidate.objects.get(pk=ayse.pk).deadline)
    until = f"{deadline:%H:%M}"
    assert f">{until}</time> (UTC+3)" in client.get(page(ayse, 1)).content.decode()
    assert client.get(page(ayse, "state")).json()["until"] == until


def test_typing_the_code_again_on_the_same_device_changes_nothing(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    before = Candidate.objects.get(pk=ayse.pk)
    client.post("/en/exam-code/", {"code": ayse.code})
    after = Candidate.objects.get(pk=ayse.pk)
    assert (before.deadline, before.device, before.devices) == (after.deadline, after.device, after.devices)


def test_a_repeated_answer_is_kept_once_and_an_old_one_does_not_overtake(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    send = {"answered": "1", "answer": "b", "turn": "5"}
    for _ in range(2):
        assert client.post(page(ayse, 1), send, **SCRIPT).status_code == 204
    delayed = client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "4"}, **SCRIPT)
    other_window = client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "5"}, **SCRIPT)
    assert (delayed.status_code, other_window.status_code, chosen(ayse)) == (412, 412, "b")
    told = client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "5"}, follow=True)
    assert "in another window since" in told.content.decode()


def test_without_a_script_the_form_leads_on_and_to_the_overview_at_the_end(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    assert client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "1"})["Location"] == page(ayse, 2)
    assert client.post(page(ayse, 2), {"answered": "1", "flag": "on", "turn": "1"})["Location"] == page(ayse, 2)
    assert ayse.answers.get(number=2).flagged
    assert client.post(page(ayse, 4), {"answered": "1", "answer": "a", "turn": "1"})["Location"] == page(ayse)
    text = client.get(page(ayse)).content.decode()
    assert "2 questions have no answer yet" in text


def test_a_letter_that_is_not_on_offer_is_no_answer(ayse: Candidate, now: datetime) -> None:
    at_the_desk(ayse)
    assert answering.keep(ayse, 1, ["z", "B", "b"], 1, now) == "kept"
    assert chosen(ayse) == "b"
    assert answering.keep(ayse, 99, ["a"], 1, now) == "no-such-question"
    assert answering.flag(ayse, 99, flagged=True, now=now) == "no-such-question"
    client = at_the_desk(ayse)
    for sent in ({"answered": "1", "answer": "a", "turn": "2"}, {"flag": "on"}):
        assert client.post(page(ayse, 99), sent).status_code == 404
    assert client.get(page(ayse, 99)).status_code == 404


def test_a_late_answer_is_refused_kindly_and_the_earlier_ones_count(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    client.post(page(ayse, 1), {"answered": "1", "answer": "b", "turn": "1"})
    held = Candidate.objects.get(pk=ayse.pk)
    assert held.deadline
    assert answering.keep(held, 2, ["a"], 1, held.deadline + GRACE) == "kept"
    assert answering.keep(held, 2, ["b"], 2, held.deadline + GRACE + timedelta(seconds=1)) == "too-late"
    Candidate.objects.filter(pk=ayse.pk).update(deadline=held.deadline - timedelta(hours=2))
    late = client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "2"}, **SCRIPT)
    assert (late.status_code, "All earlier ones count" in late.content.decode()) == (409, True)
    shown = client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "2"}, follow=True)  # without a script
    assert "All earlier ones count" in shown.content.decode()
    assert "as soon as it is released" in shown.content.decode()
    assert (chosen(ayse, 1), chosen(ayse, 2)) == ("b", "a")
    ayse.refresh_from_db()
    assert ayse.handed_in == held.deadline - timedelta(hours=2)


def test_handed_in_is_handed_in(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    client.post(page(ayse, "hand-in"))
    first = Candidate.objects.get(pk=ayse.pk).handed_in
    client.post(page(ayse, "hand-in"))
    assert Candidate.objects.get(pk=ayse.pk).handed_in == first
    assert client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "1"}, **SCRIPT).status_code == 409
    assert client.get(page(ayse, 1))["Location"] == page(ayse)


@pytest.mark.parametrize("why", ["too-early", "not-open", "too-late", "paused"])
def test_nobody_begins_before_or_after_or_in_a_pause(ayse: Candidate, reader: Client, now: datetime, why: str) -> None:
    moments: dict[str, dict[str, Any]] = {
        "too-early": {"opens": now + timedelta(hours=1)},
        "not-open": {"opened": None},
        "too-late": {"closes": now - timedelta(minutes=1)},
        "paused": {"paused": now},
    }
    Examination.objects.update(**moments[why])
    assert reader.post("/en/exam-code/", {"code": ayse.code}).status_code == 409
    with pytest.raises(beginning.NotNow, match=why):
        beginning.may_begin(Candidate.objects.select_related("examination").get(pk=ayse.pk), now)


def test_in_a_pause_nothing_is_lost_and_nothing_taken(
    examination: Examination, ayse: Candidate, invigilator: User, now: datetime
) -> None:
    client = at_the_desk(ayse)
    begun = Candidate.objects.get(pk=ayse.pk)
    assert begun.deadline
    steering.pause(examination, invigilator, now - timedelta(minutes=5))
    assert client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "1"}, **SCRIPT).status_code == 423
    assert "stopped all clocks" in client.get(page(ayse, 1)).content.decode()
    assert "stopped all clocks" in client.get(page(ayse)).content.decode()
    held = Candidate.objects.select_related("examination").get(pk=ayse.pk)
    assert not clock.is_over(held, now + timedelta(days=1))
    left = clock.left(held, now)
    steering.resume(examination, invigilator, now)
    held = Candidate.objects.select_related("examination").get(pk=ayse.pk)
    assert (held.deadline, clock.left(held, now)) == (begun.deadline + timedelta(minutes=5), left)
    assert client.post(page(ayse, 1), {"answered": "1", "answer": "a", "turn": "1"}, **SCRIPT).status_code == 204


def test_who_leaves_a_device_leaves_nothing_on_it(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    client.post(page(ayse, "hand-in"))
    assert "Leave this device" in client.get(page(ayse)).content.decode()
    assert client.post("/en/exam-code/", {"leave": "1"})["Location"] == "/en/exam-code/"
    assert client.get(page(ayse)).status_code == 404
    assert "Ayşe" not in client.get("/en/exam-code/").content.decode()
    assert client.post("/en/exam-code/", {"code": ayse.code})["Location"] == page(ayse)


def test_with_a_full_disk_she_reads_on(ayse: Candidate, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where she looks is noted for the invigilator alone; her answers wait in the browser meanwhile."""

    def full(*_: object) -> None:
        raise OperationalError("database or disk is full")

    client = at_the_desk(ayse)
    monkeypatch.setattr(answering, "_seen", full)
    assert client.get(page(ayse, 2)).status_code == 200
    sent = {"answered": "1", "answer": "a", "turn": "1"}
    kept = client.post(page(ayse, 2), sent, headers={"X-Requested-With": "fetch"})
    assert kept.status_code == 503
    assert "disk is full" in kept.content.decode()
    assert not ayse.answers.get(number=2).chosen


def test_who_comes_back_on_her_device_goes_on_at_once(ayse: Candidate, can: Candidate, invigilator: User) -> None:
    """As after a lost connection. Not on a device that she has left, and not where somebody else is examined now."""
    client, entry = at_the_desk(ayse), "/tr/sinav-kodu/"
    client.get(page(ayse, 3))
    assert client.get(entry)["Location"] == f"{entry}{ayse.pk}/3/"
    other = re.search(r'href="(/en/exam-code/\?[^"]+)"', client.get(page(ayse)).content.decode())
    assert other
    assert 'name="code"' in client.get(other[1]).content.decode()
    at_the_desk(ayse)
    assert 'name="code"' in client.get(entry).content.decode()
    assert client.post(other[1], {"code": can.code})["Location"] == page(can, 1)
    steering.close(can.examination, invigilator, timezone.now())
    assert 'name="code"' in client.get(entry).content.decode()
