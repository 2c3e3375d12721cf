"""Who sends more than people do from one address has to wait, is told so, and loses nothing."""

import pytest
from django.core.cache import cache
from django.test import Client, RequestFactory
from pytest_django import Settings

from lawbook import limits
from quizzes.models import Attempt, MistakeReport
from tests.practice.test_pages import dealt, found_at, letters, single


@pytest.fixture
def soon_reached(db: None, settings: Settings) -> None:
    """Limits that are soon reached, counted from nothing."""
    limits.forget()
    settings.LIMITS = settings.LIMITS | {"report": (2, 36000), "practice_answer": (2, 36000), "exam": (1, 36000)}
    cache.clear()


@pytest.mark.usefixtures("soon_reached")
def test_too_many_reports_from_one_address_have_to_wait_and_lose_nothing(reader: Client) -> None:
    form = f"/en/question/{single().id}/report/"
    assert [reader.post(form, {"text": "wrong"}).status_code for _ in range(3)] == [200, 200, 429]
    assert MistakeReport.objects.count() == 2
    assert "my long text" in Client().post(form, {"text": "my long text"}).content.decode()


@pytest.mark.usefixtures("soon_reached")
def test_answers_that_come_faster_than_people_answer_are_judged_but_not_kept(reader: Client) -> None:
    for _ in range(3):
        address, ticket = dealt(reader)
        answer = {"answer": letters(found_at(address), right=True), "ticket": ticket}
        html = reader.post(address, answer, follow=True).content.decode()
        assert "is-right" in html
    assert "more has come from your connection" in html
    assert Attempt.objects.count() == 2


@pytest.mark.usefixtures("soon_reached")
def test_too_many_exams_begun_from_one_address_have_to_wait(reader: Client) -> None:
    statuses = [reader.post("/en/exam/scores/", {"extra": "0"}).status_code for _ in range(2)]
    assert statuses == [302, 429]


def test_a_hall_behind_one_address_can_begin(settings: Settings) -> None:
    """500 people, twice an hour: the 201st was refused. Who runs a larger one sets BRIDGELAWS_PEOPLE."""
    limits.forget()
    request = RequestFactory().post("/", REMOTE_ADDR="198.51.100.7")
    assert all(limits.within(request, "exam") for _ in range(1000))
    assert not limits.within(request, "exam")
    assert limits.within(RequestFactory().post("/", REMOTE_ADDR="198.51.100.8"), "exam")
    assert settings.LIMITS["practice_answer"][0] >= 2000
    limits.forget()
