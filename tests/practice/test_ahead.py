"""Questions that are taken along: their verdicts are the site's, and what is answered counts once and for nobody else."""

import json
from collections.abc import Mapping

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from lawbook import limits
from quizzes.models import Attempt, Student
from quizzes.practice import ahead, tickets
from quizzes.questions.asking import is_right, lettered
from quizzes.questions.templates import question, question_of

HERE = "/en/ahead/"


def taken_along(reader: Client, have: str = "") -> list[dict[str, object]]:
    told = reader.get(HERE, {"have": have}).json()
    return list(told["questions"])


def answer_to(row: Mapping[str, object], letter: str = "a", owner: str = "") -> dict[str, object]:
    return {"question": row["id"], "ticket": row["ticket"], "answer": letter, "owner": owner}


def send(reader: Client, *answers: Mapping[str, object]) -> list[str]:
    """As the script does: once more where the site asks for it. Returns the tickets that are settled."""
    for _attempt in range(2):
        response = reader.post(HERE, json.dumps({"answers": answers}), content_type="application/json")
        assert response.status_code == 200
        assert response["Cache-Control"] == "no-store"
        if not response.json()["again"]:
            break
    return list(response.json()["settled"])


def test_each_question_comes_with_the_verdict_on_every_answer(reader: Client) -> None:
    rows = taken_along(reader)
    assert len(rows) == 5
    for row in rows:
        found, verdicts = question_of(str(row["id"])), dict[str, str](row["verdicts"])  # type: ignore[call-overload]
        assert not found.draft.several
        assert verdicts.keys() == {letter for letter, _option in lettered(found)}
        for letter, verdict in verdicts.items():
            assert ("is-right" in verdict) == is_right(found, [letter])
        assert "verdict" not in str(row["asked"])


def test_no_kind_of_question_is_taken_along_twice(reader: Client) -> None:
    first = [str(row["id"]) for row in taken_along(reader)]
    more = [str(row["id"]) for row in taken_along(reader, " ".join(first))]
    codes = [one.split("-")[1] for one in [*first, *more]]
    assert len(set(codes)) == len(codes) == 10


def test_an_answer_counts_once_however_often_it_comes(reader: Client) -> None:
    answer = answer_to(taken_along(reader)[0])
    assert send(reader, answer, answer) == [answer["ticket"]]
    assert send(reader, answer | {"answer": "b"}) == [answer["ticket"]]
    attempt = Attempt.objects.get()
    assert (attempt.chosen, attempt.mode) == ("a", "mixed")
    assert reader.get("/en/practice/").context["practice"].progress.answers == 1


def test_who_takes_more_along_than_people_answer_is_told_when_to_come_back(reader: Client, settings: Settings) -> None:
    limits.forget()
    settings.LIMITS = settings.LIMITS | {"ahead": (1, 36000)}
    assert [reader.get(HERE).status_code for _ in range(2)] == [200, 429]
    limits.forget()


def test_who_sends_more_answers_than_people_give_has_them_kept_later(reader: Client, settings: Settings) -> None:
    rows = taken_along(reader)
    limits.forget()
    settings.LIMITS = settings.LIMITS | {"practice_answer": (2, 36000)}
    answers = [answer_to(row) for row in rows[:4]]
    assert send(reader, *answers) == [one["ticket"] for one in answers[:2]]
    assert Attempt.objects.count() == 2
    limits.forget()
    assert send(reader, *answers[2:]) == [one["ticket"] for one in answers[2:]]


def test_nothing_is_counted_before_the_browser_has_a_session(reader: Client) -> None:
    """If the first response is lost on the way, with it is the cookie: the answer has to be free to come again."""
    body = json.dumps({"answers": [answer_to(taken_along(reader)[0])]})
    assert reader.post(HERE, body, content_type="application/json").json() == {"settled": [], "again": True}
    reader.cookies.clear()
    assert not Attempt.objects.exists()
    assert reader.post(HERE, body, content_type="application/json").json()["again"]
    assert reader.post(HERE, body, content_type="application/json").json()["settled"]
    assert Attempt.objects.count() == 1


def test_what_somebody_else_answered_is_not_counted_for_me(reader: Client) -> None:
    row = taken_along(reader)[0]
    assert send(reader, answer_to(row, owner="0123456789abcdef")) == [row["ticket"]]
    assert not Attempt.objects.exists()
    assert not Student.objects.exists()


def test_with_an_account_an_answer_counts_for_it(reader: Client) -> None:
    user = User.objects.create_user(email="cellar@example.org")
    reader.force_login(user)
    told = reader.get(HERE).json()
    assert told["owner"]
    assert str(user.pk) != told["owner"]
    send(reader, answer_to(told["questions"][0], owner=told["owner"]), answer_to(told["questions"][1]))
    assert Attempt.objects.filter(student__user=user).count() == 2


def test_what_was_never_handed_out_is_not_counted(reader: Client) -> None:
    row, other = taken_along(reader)[:2]
    forged = [
        answer_to(row) | {"ticket": "forged"},
        answer_to(row) | {"ticket": tickets.issue(str(row["id"]), "mixed")},  # of a question on the screen
        answer_to(row) | {"question": other["id"]},
        answer_to(row) | {"question": "no-such-question"},
        answer_to(row, "z"),
    ]
    for one in forged:
        assert send(reader, one) == [one["ticket"]]
    assert not Attempt.objects.exists()
    assert not Student.objects.exists()


def test_a_ticket_of_a_question_taken_along_opens_no_other_way(reader: Client) -> None:
    row = taken_along(reader)[0]
    reader.post(f"/en/question/{row['id']}/", {"answer": "a", "ticket": row["ticket"]})
    assert not Attempt.objects.exists()


@pytest.mark.parametrize(
    "body", [b"", b"[]", b"{}", b'{"answers": [1]}', b'{"answers": [{}]}', b"x" * 100_001, b"\xff", b"[" * 90_000]
)
def test_anything_else_is_refused_kindly(reader: Client, body: bytes) -> None:
    assert reader.post(HERE, body, content_type="application/json").status_code == 400


def test_the_pages_of_questions_say_whose_they_are_and_public_ones_do_not(reader: Client) -> None:
    assert 'data-owner=""' in reader.get("/en/practice/").content.decode()
    row = taken_along(reader)[0]
    assert "data-owner" not in reader.get(f"/en/question/{row['id']}/").content.decode()


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_verdict_on_a_step_of_a_chain_says_where_the_story_goes_on(
    reader: Client, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The next step has several right answers, so it is not among what was taken along; the last step leads nowhere."""
    chain = "a-call-out-of-rotation-step-by-step"
    steps = [question(name, 5) for name in (chain, f"{chain}-2", f"{chain}-3")]
    monkeypatch.setattr(ahead, "questions_ahead", lambda *_of: [steps[0], steps[2]])
    first, last = reader.get({"tr": "/tr/onceden/", "en": HERE}[language]).json()["questions"]
    words = {"tr": "Olayın devamı, bağlantı olduğunda:", "en": "The story goes on where there is a connection:"}
    assert all(words[language] in verdict and steps[1].id in verdict for verdict in first["verdicts"].values())
    assert words[language] not in first["asked"] + "".join(last["verdicts"].values())
