"""Somebody tries to get a key, another's answers or another's result, or to be let in without a code."""

import json
from collections.abc import Iterator
from datetime import datetime

import pytest
from django.core.cache import caches
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from pytest_django import Settings

from quizzes.models import Candidate, CandidateAnswer, Examination
from quizzes.questions.templates import SEEDS
from tests.examinations.conftest import at_the_desk, page


@pytest.fixture(autouse=True)
def counted_anew() -> Iterator[None]:
    caches["limits"].clear()
    yield
    caches["limits"].clear()


def test_codes_cannot_be_tried_without_end(ayse: Candidate, settings: Settings) -> None:
    """Also who then has the right one has to wait; who sits at another address has not."""
    settings.LIMITS = {**settings.LIMITS, "exam_code": (5, 600)}
    thief = Client()
    statuses = [thief.post("/en/exam-code/", {"code": f"AAAAAAAAA{digit}"}).status_code for digit in range(5)]
    assert statuses == [422] * 5
    stopped = thief.post("/en/exam-code/", {"code": ayse.code})
    assert stopped.status_code == 429
    assert Client(REMOTE_ADDR="10.0.0.2").post("/en/exam-code/", {"code": ayse.code}).status_code == 302


def test_a_code_is_one_of_very_many(examination: Examination) -> None:
    """A thousand million million: with all of a hall's codes alive, 2,000 tries a minute find one in some thousand years."""
    from quizzes.examinations import codes

    assert len(codes.LETTERS) ** codes.LENGTH > 8e14
    assert len({codes.new_code() for _ in range(1000)}) == 1000


def test_another_candidates_pages_are_closed(ayse: Candidate, can: Candidate) -> None:
    """With a device of one's own, and with none: the number of a candidate opens nothing."""
    at_the_desk(ayse)
    for thief in (at_the_desk(can), Client()):
        for rest in ("", "1/", "state/"):
            assert thief.get(page(ayse) + rest).status_code == 404
        for rest in ("1/", "hand-in/", "1/appeal/"):
            assert thief.post(page(ayse) + rest, {"answered": "1", "answer": "a", "turn": "9"}).status_code == 404
    assert not CandidateAnswer.objects.filter(candidate=ayse).exclude(chosen="").exists()
    assert Candidate.objects.get(pk=ayse.pk).handed_in is None


def test_a_copied_session_of_the_old_device_is_worth_nothing(ayse: Candidate) -> None:
    old = at_the_desk(ayse)
    copied = Client()
    copied.cookies["sessionid"] = old.cookies["sessionid"].value
    at_the_desk(ayse)
    for thief in (old, copied):
        assert thief.get(page(ayse, 1)).status_code == 409
        assert thief.post(page(ayse, "hand-in")).status_code == 409
    assert Candidate.objects.get(pk=ayse.pk).handed_in is None


def test_who_knows_the_session_of_the_computer_from_before_is_not_the_candidate(
    ayse: Candidate, can: Candidate
) -> None:
    """In a hall others have sat there: they may have noted its cookie, or put in one of theirs."""
    desk = at_the_desk(can)
    desk.post("/en/exam-code/", {"leave": "1"})
    thief = Client()
    thief.cookies["sessionid"] = desk.cookies["sessionid"].value
    desk.post("/en/exam-code/", {"code": ayse.code})
    assert desk.get(page(ayse, 1)).status_code == 200
    assert thief.get(page(ayse, 1)).status_code == 404
    assert thief.post(page(ayse, "hand-in")).status_code == 404
    assert Candidate.objects.get(pk=ayse.pk).handed_in is None


def test_no_address_makes_a_question_of_an_examination(ayse: Candidate) -> None:
    """Neither its secret nor a number made of it is a seed for the API or a permanent link."""
    client, same = at_the_desk(ayse), 0
    for row in ayse.examination.questions.all():
        number = int(row.secret, 16)
        assert client.get(f"/api/v1/questions/{row.template}/{row.secret}").status_code == 422
        assert client.get(f"/api/v1/questions/{row.template}/{number}").status_code == 404
        sent = json.dumps({"chosen": ["a"]})
        answer = f"/api/v1/questions/{row.template}/{row.secret}/answer"
        assert client.post(answer, sent, content_type="application/json").status_code == 422
        assert client.get(f"/en/question/3-{row.secret}/").status_code == 404
        there = client.get(f"/api/v1/questions/{row.template}/{number % SEEDS}?lang=en").json()
        same += all(there[part] == row.asked["en"][part] for part in ("story", "options"))
    assert same < 2


def test_keeping_an_answer_never_reads_the_key(ayse: Candidate) -> None:
    """So neither its answer nor its time can depend on whether it is right: the same statements for every letter."""
    client, row = at_the_desk(ayse), ayse.answers.select_related("question").get(number=1)
    said = []
    for turn, letter in enumerate(row.letters, start=1):
        sent = {"answered": "1", "answer": letter, "turn": str(turn)}
        with CaptureQueriesContext(
            connection,
        ) as queries:
            response = client.post(page(ayse, 1), sent, headers={"X-Requested-With": "fetch"})
        statements = [one["sql"] for one in queries.captured_queries]
        said.append((response.status_code, response.content, len(statements)))
    assert len(set(said)) == 1
    assert row.question.key in row.letters


def test_what_a_candidate_is_shown_is_the_same_whatever_was_answered(ayse: Candidate) -> None:
    client, row = at_the_desk(ayse), ayse.answers.get(number=1)
    pages = set()
    for turn, letter in enumerate(row.letters, start=1):
        client.post(page(ayse, 1), {"answered": "1", "answer": letter, "turn": str(turn)})
        text = client.get(page(ayse)).content.decode()
        pages.add(len(text.split('data-left="')[0]))
        assert row.question.secret not in text
    assert len(pages) == 1


def test_a_body_that_was_cut_off_changes_nothing(ayse: Candidate) -> None:
    """Half a form has no turn, or no answer with one: what was kept before stays."""
    client = at_the_desk(ayse)
    client.post(page(ayse, 1), {"answered": "1", "answer": "b", "turn": "1"})
    for half in (
        "answered=1",
        "answered=1&answer=a",
        "answered=1&turn=",
        "ans",
        "answered=1&turn=9999999999999&answer=a",
    ):
        client.post(page(ayse, 1), half, content_type="application/x-www-form-urlencoded")
    assert ayse.answers.get(number=1).chosen == "b"


def test_a_replay_after_handing_in_or_closing_changes_nothing(ayse: Candidate, now: datetime) -> None:
    client = at_the_desk(ayse)
    client.post(page(ayse, "hand-in"))
    row = ayse.answers.select_related("question").get(number=1)
    sent = {"answered": "1", "answer": row.question.key.split(","), "turn": "99"}
    assert client.post(page(ayse, 1), sent, headers={"X-Requested-With": "fetch"}).status_code == 409
    assert ayse.answers.get(number=1).chosen == ""


def test_forms_of_other_sites_are_refused(ayse: Candidate) -> None:
    client = Client(enforce_csrf_checks=True)
    assert client.post("/en/exam-code/", {"code": ayse.code}).status_code == 403
    assert Candidate.objects.get(pk=ayse.pk).begun is None


def test_an_account_exports_nothing_of_an_examination(ayse: Candidate) -> None:
    client = at_the_desk(ayse)
    sent = {"email": "aday@example.org", "password1": "yedi-pik-kontr", "password2": "yedi-pik-kontr"}
    client.post("/en/account/sign-up/", sent)
    text = client.get("/en/account/my-data/").content.decode()
    assert not any(row.secret in text for row in ayse.examination.questions.all())
    assert client.get(page(ayse, 1)).status_code == 200
