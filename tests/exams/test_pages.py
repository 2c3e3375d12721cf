"""An exam in the browser: nobody else's sitting, no key before handing in, nothing after its time."""

import re
from datetime import timedelta
from uuid import uuid4

import pytest
from django.test import Client
from django.utils import timezone, translation
from django.utils.html import escape

from quizzes import addresses
from quizzes.exams.asked import letters_of, question_in, topic_titles, verdict_in
from quizzes.exams.sittings import question_at
from quizzes.models import Attempt, Paper, Sitting
from quizzes.offering.blueprints import blueprints
from quizzes.practice.modes import read_mode
from quizzes.questions.asking import verdict
from quizzes.questions.templates import sealed_question

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
    assert f"{sitting.questions.count() - 1} questions have no answer yet." in overview
    assert overview.count('class="answered"') == 1
    assert overview.count("⚑</span><span") == 1
    result = reader.post(f"{page}hand-in/", follow=True).content.decode()
    assert "Not passed" in result
    assert result.count('class="marked"') == sitting.questions.count()
    assert f'href="{page}"' in reader.get("/en/exam/").content.decode()


def test_no_key_leaves_before_handing_in(reader: Client) -> None:
    sitting = begun(reader)
    for row in sitting.questions.all():
        html = reader.get(f"/en/my-exam/{sitting.pk}/{row.number}/").content.decode()
        told = verdict(sealed_question(row.template, row.secret), (), "en")
        assert row.secret not in html
        assert "right-if" not in html
        assert all(option["right_if"] not in html for option in told["options"] if option["right_if"])
        assert told["template"] not in html


def test_an_answer_sent_by_the_script_is_kept_or_refused_with_a_status(reader: Client) -> None:
    sitting = begun(reader)
    by_script = {"X-Requested-With": "fetch"}
    page = f"/tr/sinavim/{sitting.pk}/1/"
    assert reader.post(page, {"answered": "1", "answer": "b"}, headers=by_script).status_code == 204
    assert question_at(sitting, 1).chosen == "b"
    Sitting.objects.update(deadline=timezone.now() - timedelta(minutes=1))
    assert reader.post(page, {"answered": "1", "answer": "a"}, headers=by_script).status_code == 409
    assert question_at(sitting, 1).chosen == "b"


def test_an_answer_can_be_taken_back(reader: Client) -> None:
    sitting = begun(reader)
    page = f"/en/my-exam/{sitting.pk}/1/"
    reader.post(page, {"answered": "1", "answer": "b"})
    reader.post(page, {"answered": "1"})
    assert question_at(sitting, 1).chosen == ""


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
    assert not sitting.questions.exclude(chosen="").exists()


def test_nobody_s_sitting_is_not_there_either(reader: Client) -> None:
    assert reader.get(f"/en/my-exam/{uuid4()}/").status_code == 404
    assert reader.get("/en/my-exam/not-a-number/").status_code == 404


def test_there_is_no_such_question_or_exam(reader: Client) -> None:
    sitting = begun(reader)
    assert reader.get(f"/en/my-exam/{sitting.pk}/999/").status_code == 404
    assert reader.get("/en/exam/nothing/").status_code == 404
    assert reader.get("/en/paper/nothing/").status_code == 404
    assert reader.get(f"/en/paper/{NAME}/99999999/").status_code == 404
    assert reader.get(f"/en/paper/{NAME}/7/").status_code == 404


def test_a_time_that_is_not_offered_is_refused(reader: Client) -> None:
    response = reader.post(f"/en/exam/{NAME}/", {"extra": "500"})
    assert response.status_code == 422
    assert "Choose one of the times given." in response.content.decode()
    assert not Sitting.objects.exists()


def test_a_sitting_of_an_earlier_version_is_gone(reader: Client) -> None:
    sitting = begun(reader)
    sitting.questions.update(asked={}, key="")
    assert reader.get(f"/en/my-exam/{sitting.pk}/1/").status_code == 410
    Sitting.objects.update(handed_in=timezone.now())
    assert reader.get(f"/en/my-exam/{sitting.pk}/").status_code == 410


def test_what_was_wrong_in_the_exam_comes_again_in_practice(reader: Client) -> None:
    sitting = begun(reader)
    reader.post(f"/en/my-exam/{sitting.pk}/1/", {"answered": "1", "answer": ["a", "b", "c"]})
    reader.post(f"/en/my-exam/{sitting.pk}/hand-in/")
    assert reader.get("/en/next/mistakes/").status_code == 302
    assert not Attempt.objects.get().right


def test_forms_need_the_site_s_own_token(db: None) -> None:
    strict = Client(enforce_csrf_checks=True)
    assert strict.post(f"/en/exam/{NAME}/", {"extra": "0"}).status_code == 403
    assert not Sitting.objects.exists()


def test_a_paper_and_its_key(reader: Client) -> None:
    key_address = reader.post(f"/en/paper/{NAME}/")["Location"]
    sheet_address = sheet_of(key_address)
    sheet, key = reader.get(sheet_address).content.decode(), reader.get(key_address).content.decode()
    assert sheet.count('class="paper-question"') == blueprints()[NAME].questions
    assert key_address not in sheet
    assert sheet_address in key
    assert key.count('<li class="key">') == blueprints()[NAME].questions
    assert Client().get(key_address[:-3] + "xx/").status_code == 404


def test_the_key_of_a_paper_gives_the_letters_the_reasons_and_the_clauses(reader: Client) -> None:
    key = reader.get(reader.post(f"/en/paper/{NAME}/")["Location"]).content.decode()
    for row, html in zip(Paper.objects.get().questions.all(), key.split('<li class="key">')[1:], strict=True):
        with translation.override("en"):
            told = verdict_in(row, (), "en")
        assert told["because"]
        assert html.count(escape(told["because"])) == 1
        assert f">{told['clause']['display']}</a>" in html
        letters = re.findall(r'class="letter">(.)</span>', html)
        assert [letter.lower() for letter in letters] == row.key.split(",") or told["options"][0]["card"]


def test_a_question_is_headed_by_what_is_asked(reader: Client) -> None:
    sitting = begun(reader)
    row = question_at(sitting, 1)
    html = reader.get(f"/en/my-exam/{sitting.pk}/1/").content.decode()
    assert re.findall(r"<h1[^>]*>(.*?)</h1>", html) == [escape(question_in(row, "en")["ask"])]


def test_the_verdict_gives_the_words_of_the_law_and_more_of_the_same_clause(reader: Client) -> None:
    sitting = begun(reader)
    reader.post(f"/en/my-exam/{sitting.pk}/hand-in/")
    for row in sitting.questions.all()[:8]:
        html = reader.get(f"/en/my-exam/{sitting.pk}/{row.number}/").content.decode()
        assert "The clause that decides" in html
        assert '<section class="quoted">' in html
        (similar,) = re.findall(r'href="/en/next/(like-[^"/]+)/"', html)
        assert read_mode(similar).clause == row.clause


def test_the_result_says_what_was_wrong_and_leads_to_each_question_with_its_hands(reader: Client) -> None:
    sitting = begun(reader)
    page = f"/en/my-exam/{sitting.pk}/"
    row = question_at(sitting, 1)
    wrong = next(letter for letter in letters_of(row) if letter != row.key)
    reader.post(f"{page}1/", {"answered": "1", "answer": wrong})
    result = reader.post(f"{page}hand-in/", follow=True).content.decode()
    assert f"your answer {wrong.upper()}, right {row.key.replace(',', ', ').upper()}" in result
    assert "not answered, right" in result
    with translation.override("en"):
        said, topic = question_in(row, "en"), topic_titles()[row.topic]
    assert escape(topic) in result
    assert f'href="{page}1/"' in result
    assert 'href="/en/next/mistakes/"' in result
    opened = reader.get(f"{page}1/").content.decode()
    assert escape(said["ask"]) in opened
    assert "Not right" in opened
    assert (
        all(f">{letter.upper()}</span>" in opened for letter in letters_of(row))
        or row.asked["en"]["options"][0]["card"]
    )
    assert ('class="hand' in opened) == bool(row.asked["shown"]["hands"])
    assert f'href="{page}2/"' in opened
    assert "/en/question/" not in opened
    last = reader.get(f"{page}{sitting.questions.count()}/").content.decode()
    assert f'href="{page}"' in last


@pytest.mark.long
def test_on_paper_nothing_is_folded_away(reader: Client) -> None:
    for name in blueprints():
        html = reader.get(sheet_of(reader.post(f"/en/paper/{name}/")["Location"])).content.decode()
        assert "<details" in html
        assert not re.search(r"<details(?![^>]* open)", html)


def sheet_of(key_address: str) -> str:
    return "/".join(key_address.split("/")[:-2]) + "/"


def test_number_and_laws_of_a_paper_can_be_chosen(reader: Client) -> None:
    form = reader.get("/en/paper/revokes/").content.decode()
    assert re.search(r'name="law" value="64"> <span>Law 64</span>', form)
    key_address = reader.post("/en/paper/revokes/", {"questions": "4", "law": ["64"]})["Location"]
    sheet = reader.get(sheet_of(key_address)).content.decode()
    assert sheet.count('class="paper-question"') == 4
    assert "4 questions · 8 minutes" in sheet
    for wrong in ({"questions": "0"}, {"questions": "61"}, {"questions": "x"}, {"law": ["12"]}):
        response = reader.post("/en/paper/revokes/", wrong)
        assert response.status_code == 422
        assert "Choose 1 to 60 questions" in response.content.decode()
    kept = reader.post("/en/paper/revokes/", {"questions": "61", "law": ["64"]}).content.decode()
    assert 'value="61"' in kept
    assert re.search(r'value="64" checked>', kept)


@pytest.mark.parametrize("name", ["club-director", "national-director"])
def test_an_exam_says_what_is_asked_in_examinations_alone(reader: Client, name: str) -> None:
    told = "asked in the federation's examinations alone" in reader.get(f"/en/exam/{name}/").content.decode()
    assert told == bool(blueprints()[name].written)


def test_mock_exams_have_turkish_addresses_and_answer_under_their_former_ones(reader: Client) -> None:
    for name in blueprints():
        address = addresses.exam(name, "tr")
        assert name not in address
        page = reader.get(address).content.decode()
        assert f'href="{addresses.exam(name, "en")}"' in page
        assert f'href="{addresses.papers(name, "tr")}"' in page
        assert reader.get(f"/tr/sinav/{name}/").status_code == 200
    key = reader.post("/tr/kagit/revokes/", {"questions": "4"})["Location"]
    assert key.startswith("/tr/kagit/ronons/")
    assert reader.get(key.replace("ronons", "revokes")).status_code == 200
    assert reader.get("/en/exam/ronons/").status_code == 404
