"""How hard questions are, as they were answered, and what is said of it after few answers."""

import random

import pytest
from django.http import HttpResponse
from django.test import Client, RequestFactory
from django.utils import translation

from lawbook.once import in_a_request
from quizzes.models import Difficulty, Student
from quizzes.practice.hardness import Hardness, hardness, hardness_of
from quizzes.practice.hardness_said import said, spread
from quizzes.practice.ratings import expected, measured, rate
from quizzes.questions.templates import question


@pytest.mark.parametrize(
    ("rating", "answers", "lowest", "highest"),
    [
        (1500, 9, None, None),
        (1500, 10, None, None),
        (1200, 400, "first-month", "first-month"),
        (1345, 400, "first-month", "club"),
        (1410, 400, "club", "club"),
        (1525, 400, "region", "region"),
        (1700, 400, "nation", "nation"),
        (1700, 40, "nation", "nation"),
        (1600, 40, "region", "nation"),
    ],
)
def test_few_answers_leave_two_levels_or_nothing(
    rating: float, answers: int, lowest: str | None, highest: str | None
) -> None:
    found = hardness(rating, answers)
    assert (found.lowest, found.highest) == (lowest, highest)


def test_what_it_says_is_true_of_questions_of_known_hardness(student: Student) -> None:
    """Answers as somebody of middle strength gives them: the level said is that of the question."""
    chance = random.Random(3)
    for name, true in {"easy": 1250.0, "club": 1410.0, "hard": 1750.0}.items():
        for _time in range(120):
            student.rating = 1500
            rate(student, name, right=chance.random() < expected(1500, true))
    found = hardness_of(("easy", "club", "hard", "never"))
    assert found["easy"].lowest == "first-month"
    assert "club" in (found["club"].lowest, found["club"].highest)
    assert found["hard"].highest == "nation"
    assert found["never"] == Hardness(0)


def test_it_is_said_with_its_answers_in_both_languages() -> None:
    found = [hardness(1345, 400), hardness(1700, 400), hardness(1700, 1), hardness(1500, 10)]
    with translation.override("en"):
        assert said(found[0]) == "Level: first month to club director (400 answers)."
        assert said(found[2]) == "How hard it is cannot be said yet (1 answer)."
    with translation.override("tr"):
        assert said(found[1]) == "Düzey: ulusal hakem (400 yanıt)."
    told = spread(found)
    assert ([count for _name, count in told.levels], told.between, told.unknown) == ([0, 0, 0, 1], 1, 2)
    assert told.is_known
    assert not spread(found[2:]).is_known


def test_a_verdict_says_how_hard_questions_of_its_kind_are(reader: Client) -> None:
    found = question("revoke-in-play", 3)
    assert (
        "How hard it is cannot be said yet (0 answers)"
        in reader.get(f"/en/question/{found.id}/?answer=a").content.decode()
    )
    Difficulty.objects.create(template="revoke-in-play", rating=1700, answers=400)
    assert (
        "Level: national director (400 answers)." in reader.get(f"/en/question/{found.id}/?answer=a").content.decode()
    )
    assert "Level:" not in reader.get(f"/en/question/{found.id}/").content.decode()


@pytest.mark.django_db
def test_an_answer_moves_what_others_have_moved_meanwhile(rf: RequestFactory) -> None:
    student = Student.objects.create()
    Difficulty.objects.create(template="revoke-in-play", rating=1500, answers=400)

    def answered(_request: object) -> HttpResponse:
        assert measured()["revoke-in-play"].rating == 1500
        Difficulty.objects.update(rating=1600, answers=401)
        rate(student, "revoke-in-play", right=True)
        return HttpResponse()

    in_a_request(answered)(rf.get("/"))
    row = Difficulty.objects.get()
    assert (row.rating, row.answers) == (1594, 402)
