"""Somebody tries to get the key of an exam: from the export, public questions, a second account, the number of a paper."""

import json
from random import Random

import pytest
from django.test import Client

from quizzes.exams import papers
from quizzes.models import Paper, Sitting
from quizzes.offering.blueprints import blueprints
from quizzes.questions.templates import SEEDS, question

PASSWORD = "yedi-pik-kontr"


@pytest.fixture
def candidate(reader: Client) -> Client:
    reader.post("/en/exam/club-director/", {"extra": "0"})
    return reader


def open_account(client: Client) -> None:
    sent = {"email": "aday@example.org", "password1": PASSWORD, "password2": PASSWORD}
    assert client.post("/en/account/sign-up/", sent).status_code == 302


def test_an_account_opened_in_mid_exam_exports_nothing_that_tells_the_key(candidate: Client) -> None:
    """The sitting goes over into the account, as progress does; the export says what was answered and no more."""
    sitting = Sitting.objects.get()
    candidate.post(f"/en/my-exam/{sitting.pk}/1/", {"answered": "1", "answer": "a"})
    open_account(candidate)
    text = candidate.get("/en/account/my-data/").content.decode()
    (exam,) = json.loads(text)["practice"]["exams"]
    assert exam["handed_in"] is None
    assert exam["questions"][0] == {"number": 1, "chosen": "a", "flagged": False}
    for row in sitting.questions.all():
        assert row.secret not in text
        assert row.template not in text
    candidate.post(f"/en/my-exam/{sitting.pk}/hand-in/")
    (exam,) = json.loads(candidate.get("/en/account/my-data/").content)["practice"]["exams"]
    assert [one["key"] for one in exam["questions"]] == [row.key for row in sitting.questions.all()]


def test_no_address_names_a_question_of_an_exam(candidate: Client) -> None:
    """Neither its secret nor a number made of it: what the site takes as a seed is another question, but for chance."""
    same = 0
    for row in Sitting.objects.get().questions.all():
        number = int(row.secret, 16)
        assert candidate.get(f"/api/v1/questions/{row.template}/{row.secret}").status_code == 422
        assert candidate.get(f"/api/v1/questions/{row.template}/{number}").status_code == 404
        assert candidate.get(f"/en/question/1-{row.secret}/").status_code == 404
        there = candidate.get(f"/api/v1/questions/{row.template}/{number % SEEDS}?lang=en").json()
        same += all(there[part] == row.asked["en"][part] for part in ("story", "options"))
    assert same < 5


def test_a_sitting_belongs_to_one_candidate(candidate: Client) -> None:
    """A second account, and the first browser's session after it: neither gets a sitting that is not its own."""
    sitting = Sitting.objects.get()
    other = Client()
    open_account(other)
    for page in ("", "1/"):
        assert other.get(f"/en/my-exam/{sitting.pk}/{page}").status_code == 404
    assert other.post(f"/en/my-exam/{sitting.pk}/hand-in/").status_code == 404
    assert not json.loads(other.get("/en/account/my-data/").content)["practice"]["exams"]
    assert Sitting.objects.get(handed_in=None) == sitting


def test_a_sitting_that_is_handed_in_takes_nothing_more(candidate: Client) -> None:
    """Replay: the key is known now, so no answer is taken, and a new sitting has other questions."""
    sitting = Sitting.objects.get()
    page = f"/en/my-exam/{sitting.pk}/"
    candidate.post(f"{page}hand-in/")
    row = sitting.questions.get(number=1)
    candidate.post(f"{page}1/", {"answered": "1", "answer": row.key.split(",")})
    assert sitting.questions.get(number=1).chosen == ""
    candidate.post("/en/exam/club-director/", {"extra": "0"})
    assert not {row.secret for row in sitting.questions.all()} & {
        row.secret for row in Sitting.objects.get(handed_in=None).questions.all()
    }


def test_the_number_of_a_paper_does_not_make_its_questions(db: None) -> None:
    """The questions of a paper used to follow from its printed number: whoever had the sheet computed the key."""
    blueprint = blueprints()["revokes"]
    paper = papers.make(blueprint)
    chance = Random(f"{blueprint.name} {paper.number}")
    for row in paper.questions.all():
        assert len(row.secret) == 32
        computed = question(row.template, chance.randrange(SEEDS))
        assert [str(one) for one in row.asked["shown"]["tricks"]] != [
            str(one) for one in computed.draft.shown.tricks
        ] or (not row.asked["shown"]["tricks"])


def test_sheet_and_number_do_not_lead_to_the_key(reader: Client) -> None:
    key_address = reader.post("/tr/kagit/revokes/")["Location"]
    paper = Paper.objects.get()
    sheet = Client().get(f"/tr/kagit/revokes/{paper.number}/").content.decode()
    assert papers.key_of(paper) not in sheet
    assert papers.key_of(paper) in key_address
    assert not any(row.secret in sheet for row in paper.questions.all())
    assert Client().get(f"/tr/kagit/revokes/{paper.number}/{paper.number}/").status_code == 404
    assert Client().get(f"/tr/kagit/play/{paper.number}/").status_code == 404
    assert len(paper.number) >= 9
