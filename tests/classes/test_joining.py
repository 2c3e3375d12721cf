"""Who comes into a class with which name, and who does not."""

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from lawbook import limits
from quizzes.classes import joining, teaching
from quizzes.models import Classroom, Player
from tests.classes.rooms import do, phone


@pytest.mark.parametrize(
    "name", ["", "   ", "x" * 25, "<script>", "a\x00b", "🂡", "ECE", " ece ", ". - .", "\u3164", "Ece\u115f", "Ｅｃｅ"]
)
def test_names_are_checked(classroom: Classroom, name: str) -> None:
    phone(classroom, "Ece")
    refused = Client().post("/tr/sinif/", {"code": classroom.code, "name": name})
    assert refused.status_code == 422
    assert Player.objects.count() == 1


@pytest.mark.parametrize(
    ("first", "alike"),
    [("Ece", "Ecе"), ("Nur", "Νur"), ("Poyraz", "Роуraz"), ("Ali", "AlI"), ("Ali", "AIi"), ("Masa 10", "Masa 1O")],
)
def test_nobody_is_told_apart_by_letters_that_look_alike(classroom: Classroom, first: str, alike: str) -> None:
    """Of other scripts, or a small L for a capital I: on the wall they are one name."""
    assert first != alike
    phone(classroom, first)
    assert Client().post("/en/class/", {"code": classroom.code, "name": alike}).status_code == 422
    assert Client().post("/en/class/", {"code": classroom.code, "name": f"{alike} ve"}).status_code == 302


def test_a_phone_joins_once_and_comes_back(classroom: Classroom) -> None:
    one = phone(classroom, "Ece")
    one.post("/tr/sinif/", {"code": classroom.code.lower(), "name": "Ece 2"})
    assert [player.name for player in Player.objects.all()] == ["Ece"]
    assert "Ece" in one.get(f"/tr/sinif/{classroom.code}/").content.decode()
    stranger = Client().get(f"/tr/sinif/{classroom.code}/")
    assert stranger["Location"] == f"/tr/sinif/?code={classroom.code}"
    assert Client().post("/tr/sinif/", {"code": "ABCDEF", "name": "Ece"}).status_code == 422
    assert Client().get("/tr/sinif/ABCDEF/").status_code == 404


def test_who_knows_the_session_of_the_computer_from_before_is_not_the_player(classroom: Classroom) -> None:
    thief, one = Client(), Client()
    thief.get("/en/class/")
    thief.session.save()
    one.cookies["sessionid"] = thief.cookies["sessionid"].value
    one.post("/en/class/", {"code": classroom.code, "name": "Ece"})
    assert "Ece" in one.get(f"/en/class/{classroom.code}/").content.decode()
    assert thief.get(f"/en/class/{classroom.code}/").status_code == 302


def test_codes_cannot_be_tried_without_end(classroom: Classroom, settings: Settings) -> None:
    one, thief = phone(classroom, "Ece"), Client()
    settings.LIMITS = settings.LIMITS | {"class": (3, 600)}
    limits.forget()
    assert [thief.get(f"/en/class/ABCDE{letter}/").status_code for letter in "ABCD"] == [404, 404, 404, 429]
    assert thief.get(f"/en/class/{classroom.code}/").status_code == 429
    assert (
        thief.get(f"/en/class/{classroom.code}/1/").status_code == thief.get("/en/class/ABCDEF/1/").status_code == 404
    )
    assert one.get(f"/en/class/{classroom.code}/").status_code == 200
    limits.forget()


def test_a_class_is_full_or_over(classroom: Classroom, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(joining, "MOST_PLAYERS", 1)
    phone(classroom, "Ece")
    assert Client().post("/tr/sinif/", {"code": classroom.code, "name": "Can"}).status_code == 422
    monkeypatch.setattr(joining, "MOST_PLAYERS", 9)
    teaching.end(classroom, timezone.now())
    assert Client().post("/tr/sinif/", {"code": classroom.code, "name": "Can"}).status_code == 422


def test_who_was_sent_out_is_gone(teacher: Client, classroom: Classroom) -> None:
    one = phone(classroom, "Ece")
    do(teacher, classroom, "send-out", player=str(Player.objects.get().pk))
    assert one.get(f"/en/class/{classroom.code}/")["Location"].startswith("/en/class/?code=")


def test_a_name_may_have_an_apostrophe_as_any_telephone_types_it(classroom: Classroom) -> None:
    assert phone(classroom, "Ann O’Hara").get(f"/en/class/{classroom.code}/").status_code == 200
    assert Player.objects.get().name == "Ann O'Hara"
    assert Client().post("/en/class/", {"code": classroom.code, "name": "ann o'hara"}).status_code == 422
    assert Client().post("/en/class/", {"code": classroom.code, "name": "'"}).status_code == 422
