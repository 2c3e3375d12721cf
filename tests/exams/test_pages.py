"""An exam in the browser: nobody else's sitting, no key before handing in, nothing after its time."""

import re
from datetime import timedelta
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone, translation
from django.utils.html import escape

from quizzes.asking import ask, verdict
from quizzes.exams.blueprints import blueprints
from quizzes.exams.sittings import question_at
from quizzes.models import Attempt, Sitting, SittingAnswer

NAME = next(iter(blueprints()))


def begun(reader: Client) -> Sitting:
    response = reader.post(f"/en/exam/{NAME}/", {"extra": "0"})
    assert response.status_code == 302
    sitting = Sitting.objects.get()
    assert response["Location"] == f"/en/my-exam/{sitting.pk}/1/"
    return sitting


def test_from_the_list_to_the_result(reader: Client) -> None:
    assert f'href="/en/exam/{NAME}/"' in reader.get("/en/exam/").content.decode()
    assert "pass" in reader.get(f"/en/exam/{NAME}/").content.decode()
    sitting = begun(reader)
    page = f"/en/my-exam/{sitting.pk}/"
    kept = reader.post(f"{page}1/", {"answered": "1", "answer": "a"})
    assert kept["Location"] == f"{page}2/"
    assert re.search(r'value="a" checked', reader.get(f"{page}1/").content.decode())
    flagged = reader.post(f"{page}2/", {"answered": "1", "flag": "on"})
    assert flagged["Location"] == f"{page}2/"
    overview = reader.get(page).content.decode()
    assert f"{len(sitting.questions) - 1} questions have no answer yet." in overview
    assert overview.count('class="answered"') == 1
    assert overview.count("⚑</span><span") == 1
    result = reader.post(f"{page}hand-in/", follow=True).content.decode()
    assert "Not passed" in result
    assert result.count('<details class="marked">') == len(sitting.questions)
    assert f'href="{page}"' in reader.get("/en/exam/").content.decode()


def test_no_key_leaves_before_handing_in(reader: Client) -> None:
    sitting = begun(reader)
    for number in range(1, len(sitting.questions) + 1):
        html = reader.get(f"/en/my-exam/{sitting.pk}/{number}/").content.decode()
        told = verdict(question_at(sitting, number), (), "en")
        assert question_at(sitting, number).id not in html
        assert "right-if" not in html
        assert all(option["right_if"] not in html for option in told["options"] if option["right_if"])
        assert told["template"] not in html


def test_an_answer_sent_by_the_script_is_kept_or_refused_with_a_status(reader: Client) -> None:
    sitting = begun(reader)
    by_script = {"X-Requested-With": "fetch"}
    page = f"/tr/sinavim/{sitting.pk}/1/"
    assert reader.post(page, {"answered": "1", "answer": "b"}, headers=by_script).status_code == 204
    assert SittingAnswer.objects.get().chosen == "b"
    Sitting.objects.update(deadline=timezone.now() - timedelta(minutes=1))
    assert reader.post(page, {"answered": "1", "answer": "a"}, headers=by_script).status_code == 409
    assert SittingAnswer.objects.get().chosen == "b"


def test_an_answer_can_be_taken_back(reader: Client) -> None:
    sitting = begun(reader)
    page = f"/en/my-exam/{sitting.pk}/1/"
    reader.post(page, {"answered": "1", "answer": "b"})
    reader.post(page, {"answered": "1"})
    assert SittingAnswer.objects.get().chosen == ""


def test_after_its_time_a_sitting_shows_its_result(reader: Client) -> None:
    sitting = begun(reader)
    Sitting.objects.update(deadline=timezone.now() - timedelta(minutes=1))
    response = reader.get(f"/en/my-exam/{sitting.pk}/1/")
    assert response["Location"] == f"/en/my-exam/{sitting.pk}/"
    assert "Not passed" in reader.get(response["Location"]).content.decode()


@pytest.mark.parametrize("page", ["", "1/", "hand-in/"])
def test_another_candidate_s_sitting_is_not_there(reader: Client, page: str) -> None:
    sitting = begun(reader)
    other = Client()
    address = f"/en/my-exam/{sitting.pk}/{page}"
    response = other.post(address) if page else other.get(address)
    assert response.status_code == 404
    assert "There is no such exam of yours." in response.content.decode()
    sitting.refresh_from_db()
    assert sitting.handed_in is None
    assert not SittingAnswer.objects.exists()


def test_nobody_s_sitting_is_not_there_either(reader: Client) -> None:
    assert reader.get(f"/en/my-exam/{uuid4()}/").status_code == 404
    assert reader.get("/en/my-exam/not-a-number/").status_code == 404


def test_there_is_no_such_question_or_exam(reader: Client) -> None:
    sitting = begun(reader)
    assert reader.get(f"/en/my-exam/{sitting.pk}/999/").status_code == 404
    assert reader.get("/en/exam/nothing/").status_code == 404
    assert reader.get("/en/paper/nothing/").status_code == 404
    assert reader.get(f"/en/paper/{NAME}/99999999/").status_code == 404


def test_a_time_that_is_not_offered_is_refused(reader: Client) -> None:
    response = reader.post(f"/en/exam/{NAME}/", {"extra": "500"})
    assert response.status_code == 422
    assert "Choose one of the times given." in response.content.decode()
    assert not Sitting.objects.exists()


def test_a_sitting_of_an_earlier_version_is_gone(reader: Client) -> None:
    sitting = begun(reader)
    Sitting.objects.update(version=0)
    assert reader.get(f"/en/my-exam/{sitting.pk}/1/").status_code == 410
    Sitting.objects.update(handed_in=timezone.now())
    assert reader.get(f"/en/my-exam/{sitting.pk}/").status_code == 410


def test_what_was_wrong_in_the_exam_comes_again_in_practice(reader: Client) -> None:
    sitting = begun(reader)
    reader.post(f"/en/my-exam/{sitting.pk}/1/", {"answered": "1", "answer": ["a", "b", "c"]})
    reader.post(f"/en/my-exam/{sitting.pk}/hand-in/")
    assert not Attempt.objects.get().right
    assert reader.get("/en/next/mistakes/").status_code == 302


def test_forms_need_the_site_s_own_token(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/en/exam/{NAME}/", {"extra": "0"}).status_code == 403
    assert not Sitting.objects.exists()


def test_a_paper_and_its_key(reader: Client) -> None:
    key_address = reader.post(f"/en/paper/{NAME}/")["Location"]
    sheet_address = "/".join(key_address.split("/")[:-2]) + "/"
    sheet, key = reader.get(sheet_address).content.decode(), reader.get(key_address).content.decode()
    assert sheet.count('class="paper-question"') == blueprints()[NAME].questions
    assert key_address not in sheet
    assert sheet_address in key
    assert key.count("<li>") >= blueprints()[NAME].questions
    assert Client().get(key_address[:-3] + "xx/").status_code == 404


def test_the_result_tells_each_question_and_leads_to_it_with_the_answer(reader: Client) -> None:
    sitting = begun(reader)
    reader.post(f"/en/my-exam/{sitting.pk}/1/", {"answered": "1", "answer": "a"})
    reader.post(f"/en/my-exam/{sitting.pk}/hand-in/")
    html = reader.get(f"/en/my-exam/{sitting.pk}/").content.decode()
    first, second = question_at(sitting, 1), question_at(sitting, 2)
    with translation.override("en"):
        assert escape(ask(second, "en")["ask"]) in html
    assert f'href="/en/question/{first.id}/?answer=a"' in html
    assert f'href="/en/question/{second.id}/"' in html
    assert 'href="/en/next/mistakes/"' in html


def test_on_paper_nothing_is_folded_away(reader: Client) -> None:
    for name in blueprints():
        html = reader.get(f"/en/paper/{name}/7/").content.decode()
        assert "<details" in html
        assert not re.search(r"<details(?![^>]* open)", html)
