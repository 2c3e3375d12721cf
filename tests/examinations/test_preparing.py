"""Variants of an examination: alike in what is hard, otherwise not; and the form that asks for them."""

from datetime import datetime, timedelta
from typing import Any

import pytest

from accounts.models import User
from quizzes.examinations import preparing, variants
from quizzes.models import Examination
from quizzes.questions.templates import sealed_question
from tests.examinations.conftest import logged_in, plan

Drawn = list[list[dict[str, Any]]]


def test_variants_have_the_same_templates_and_rulings_and_other_deals(drawn: Drawn) -> None:
    one, other = ({row["item"]: row for row in variant} for variant in drawn)
    assert one.keys() == other.keys() == {1, 2, 3, 4}
    for item in one:
        mine, theirs = one[item], other[item]
        assert (mine["template"], mine["clause"]) == (theirs["template"], theirs["clause"])
        alike = [variants.likeness(sealed_question(row["template"], row["secret"])) for row in (mine, theirs)]
        assert alike[0] == alike[1]
        assert mine["secret"] != theirs["secret"]
        assert mine["asked"] != theirs["asked"]


def test_no_secret_comes_twice_and_none_can_be_guessed(drawn: Drawn) -> None:
    secrets = [row["secret"] for variant in drawn for row in variant]
    assert len(set(secrets)) == len(secrets)
    assert all(len(secret) == 32 for secret in secrets)


def test_a_template_without_enough_variants_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(variants, "_TRIED", 1)
    with pytest.raises(variants.NotEquivalent):
        variants.draw_variants(["revoke-in-play"], 2)


def test_what_was_asked_is_kept_as_asked(examiner: User, now: datetime) -> None:
    made = preparing.prepare(plan(now), examiner, now)
    rows = list(made.questions.all())
    assert len(rows) == 2 * made.questions_each == 8
    assert all(set(row.asked) == {"tr", "en", "shown"} and row.key for row in rows)
    assert [row.number for row in rows if row.variant == 1] == [1, 2, 3, 4]


def told(now: datetime, **other: str) -> dict[str, str]:
    form = {
        "title": "Bölge hakemliği",
        "blueprint": "revokes",
        "questions": "3",
        "variants": "2",
        "rooms": "Salon A\n\nSalon B\nSalon A",
        "opens": f"{now:%Y-%m-%dT%H:%M}",
        "closes": f"{now + timedelta(hours=2):%Y-%m-%dT%H:%M}",
    }
    return form | other


def test_an_examiner_fills_in_the_form(examiner: User, now: datetime) -> None:
    client = logged_in(examiner)
    assert "Equivalent variants" in client.get("/en/examinations/new/").content.decode()
    response = client.post("/en/examinations/new/", told(now))
    made = Examination.objects.get()
    assert response["Location"] == f"/en/examinations/{made.pk}/"
    assert (made.rooms, made.minutes, made.pass_mark, made.questions_each) == (["Salon A", "Salon B"], 6, 70, 3)
    assert made.made_by == examiner
    assert "Bölge hakemliği" in client.get(response["Location"]).content.decode()
    assert client.get(f"{response['Location']}questions/?variant=2").status_code == 200
    assert client.get(f"{response['Location']}questions/?variant=3").status_code == 404


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("title", ""),
        ("questions", "0"),
        ("variants", "9"),
        ("blueprint", "none"),
        ("opens", "soon"),
        ("opens", "0001-01-01T00:00"),
        ("closes", "9999-12-31T23:59-14:00"),
    ],
)
def test_a_wrong_form_prepares_nothing(examiner: User, now: datetime, field: str, value: str) -> None:
    assert logged_in(examiner).post("/tr/resmi-sinavlar/yeni/", told(now, **{field: value})).status_code == 422
    closes = f"{now - timedelta(hours=1):%Y-%m-%dT%H:%M}"
    assert logged_in(examiner).post("/tr/resmi-sinavlar/yeni/", told(now, closes=closes)).status_code == 422
    assert not Examination.objects.exists()
