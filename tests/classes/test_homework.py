"""Homework: answered until a day, told after it; the same questions asked again."""

import re
from datetime import timedelta
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from quizzes.classes import opening
from quizzes.models import Classroom, PlayerAnswer
from quizzes.offering.blueprints import blueprints
from quizzes.offering.withdrawing import withdraw
from tests.classes.rooms import phone


def test_homework_is_answered_until_a_day_and_told_after_it(teacher: Client) -> None:
    until = timezone.localtime() + timedelta(days=1)
    sent = {"blueprint": "revokes", "questions": "2", "until": f"{until:%Y-%m-%dT%H:%M}", "standings": "on"}
    teacher.post("/en/class/new/", sent)
    found = Classroom.objects.get()
    one, home = phone(found, "Ece"), f"/en/class/{found.code}/"
    key = found.questions.get(number=1).key.split(",")
    assert "Send my answer" in one.get(f"{home}1/").content.decode()
    assert one.post(f"{home}1/", {"answer": key})["Location"] == f"{home}2/"
    assert one.post(f"{home}2/", {"answer": "a"})["Location"] == home
    assert "is-right" not in one.get(f"{home}1/").content.decode()
    before = teacher.get(f"{home}screen/").content.decode()
    assert "Ece" in before
    assert "Right:" not in before
    unfolded = before.partition('value="end"')[0]
    assert unfolded.count("<details") > unfolded.count("</details>"), "homework is not ended by one tap"
    Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    one.post(f"{home}1/", {"answer": "a"})
    assert "is-right" in one.get(f"{home}1/").content.decode()
    assert "each question opens with its answer" in one.get(home).content.decode()
    after = teacher.get(f"{home}screen/").content.decode()
    assert "Right:" in after
    assert "Standings" in after
    assert 'value="end"' not in after, "what is over is not ended"


def test_homework_leads_to_what_is_open_and_after_its_day_says_how_each_went(teacher: Client) -> None:
    """An unanswered question is not called wrong, and an answered one has no tick for right."""
    until = timezone.now() + timedelta(days=1)
    found = opening.open_class(
        User.objects.get(), blueprints()["revokes"].limited_to(3, ()), standings=False, until=until
    )
    one, home, screen = phone(found, "Ece"), f"/tr/sinif/{found.code}/", f"/tr/sinif/{found.code}/perde/"
    keys = [row.key.split(",") for row in found.questions.order_by("number")]
    one.post(f"{home}1/", {"answer": keys[0]})
    one.post(f"{home}2/", {"answer": next(letter for letter in "abcd" if letter not in keys[1])})
    assert f'class="button" href="{home}3/"' in one.get(home).content.decode()
    again = f"/tr/sinif/{found.code}/yeniden/"
    assert "sınıfının ödevi sürüyor" in teacher.get(again).content.decode()
    assert "ödev, son gün" in teacher.get("/tr/sinif/yeni/").content.decode()
    Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    listed = one.get(home).content.decode()
    assert re.findall(r'/\d/" class="(\w+)"', listed) == ["right", "wrong", "empty"]
    assert "Soruları yanıtla" not in listed
    left = one.get(f"{home}3/").content.decode()
    assert "Yanıtlanmadı" in left
    assert "✗</span> Yanlış" not in left
    assert "✗</span> Yanlış" in one.get(f"{home}2/").content.decode()
    assert "sınıfının ödevi sürüyor" not in teacher.get(again).content.decode()
    assert 'class="deal' in teacher.get(screen).content.decode(), "the hands, to talk about them"


def test_homework_that_comes_too_late_is_said_to_the_player_and_results_to_the_teacher(teacher: Client) -> None:
    """The teacher sees each question with its options, and in a fold what everybody has right, also who has nothing."""
    until = timezone.localtime() + timedelta(days=1)
    teacher.post("/tr/sinif/yeni/", {"blueprint": "revokes", "questions": "1", "until": f"{until:%Y-%m-%dT%H:%M}"})
    found = Classroom.objects.get()
    screen, home, row = f"/tr/sinif/{found.code}/perde/", f"/tr/sinif/{found.code}/", found.questions.get()
    assert "Son gün" in teacher.get(screen).content.decode(), "before anybody has joined too"
    assert "Bu kodla katılın" in teacher.get(screen).content.decode()
    Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    over = teacher.get(screen).content.decode()
    assert "Bu kodla katılın" not in over, "nobody can join any more, though nobody has"
    assert 'class="qr"' not in over
    Classroom.objects.update(until=until, told=False)
    good, late = phone(found, "Ece"), phone(found, "Mert")
    good.post(f"{home}1/", {"answer": row.key.split(",")})
    assert "geç geldi" not in good.get(home).content.decode()
    Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    assert "geç geldi" in late.post(f"{home}1/", {"answer": "a"}, follow=True).content.decode()
    text = unescape(teacher.get(screen).content.decode())
    assert all(line in text for line in row.asked["tr"]["story"])
    assert all(option["text"] in text for option in row.asked["tr"]["options"])
    assert "<li>Ece: 1 / 1</li><li>Mert: 0 / 1</li>" in text
    assert "Sıralama" not in text, "not wanted"


@pytest.mark.parametrize("ends", ["its day", "its teacher"])
def test_nobody_joins_homework_that_is_over(teacher: Client, ends: str) -> None:
    """Who comes too late is told so, and stands in no list; who was in it sees the answers as before."""
    until = timezone.now() + timedelta(days=1)
    blueprint = blueprints()["revokes"].limited_to(1, ())
    found = opening.open_class(User.objects.get(), blueprint, standings=True, until=until)
    in_time, screen = phone(found, "Ece"), f"/tr/sinif/{found.code}/perde/"
    assert "Ödevin süresi doldu" not in teacher.get(screen).content.decode()
    assert "bitti" not in teacher.get("/tr/sinif/yeni/").content.decode()
    if ends == "its day":
        Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    else:
        teacher.post(f"/tr/sinif/{found.code}/islem/", {"do": "end"})
    late = Client().post("/tr/sinif/", {"code": found.code, "name": "Mert"})
    assert late.status_code == 422
    assert "Bu ödevin süresi doldu" in late.content.decode()
    assert [one.name for one in found.players.all()] == ["Ece"]
    assert in_time.get(f"/tr/sinif/{found.code}/1/").status_code == 200
    assert "Ödevin süresi doldu" in teacher.get(screen).content.decode()
    assert "bitti" in teacher.get("/tr/sinif/yeni/").content.decode()


@pytest.mark.parametrize("looks", ["teacher", "player", "nobody"])
def test_homework_that_was_told_is_not_open_again_when_a_clock_is_set_back(
    teacher: Client, monkeypatch: pytest.MonkeyPatch, looks: str
) -> None:
    """Who has seen the key answers no more; where nobody has, the day counts."""
    user, now = User.objects.get(), timezone.now()
    until = now + timedelta(days=1)
    found = opening.open_class(user, blueprints()["revokes"].limited_to(1, ()), standings=False, until=until)
    player, home = phone(found, "Ece"), f"/en/class/{found.code}/"
    monkeypatch.setattr(timezone, "now", lambda: until + timedelta(seconds=1))
    match looks:
        case "teacher":
            teacher.get(f"{home}screen/")
        case "player":
            player.get(f"{home}1/")
    monkeypatch.setattr(timezone, "now", lambda: now)
    player.post(f"{home}1/", {"answer": found.questions.get().key.split(",")})
    assert PlayerAnswer.objects.exists() == (looks == "nobody")


def test_the_key_of_homework_is_said_in_answers_not_in_letters_that_are_not_shown(teacher: Client) -> None:
    """Cards and calls are shown without letters."""
    user = User.objects.get()
    blueprint = blueprints()["revokes"].limited_to(1, ())
    found = opening.open_class(user, blueprint, standings=False, until=timezone.now() + timedelta(days=1))
    row = found.questions.get()
    ranks = dict(zip("abcd", "5678", strict=True))
    cards = [
        {"id": letter, "text": f"the {rank} of spades", "card": {"suit": "S", "glyph": "♠", "rank": rank}}
        for letter, rank in ranks.items()
    ]
    for language in ("tr", "en"):
        row.asked[language]["options"] = cards
    row.key, row.template = "b,c", "no-such-template"
    row.save()
    Classroom.objects.update(until=timezone.now() - timedelta(minutes=1))
    shown = unescape(teacher.get(f"/en/class/{found.code}/screen/").content.decode())
    key = re.sub(r"<[^>]+>", " ", shown.split('<p class="key">')[1].split("</p>")[0])
    assert "the 6 of spades" in key
    assert "the 7 of spades" in key
    assert "the 5 of spades" not in key
    assert not re.search(r"\b[A-D]\b", key)


def test_the_same_questions_are_asked_live_and_as_homework(teacher: Client, classroom: Classroom) -> None:
    """Whichever came first; the other class has its own code, players and answers."""
    player = phone(classroom, "Ece")
    here = f"/en/class/{classroom.code}/again/"
    assert here in teacher.get("/en/class/new/").content.decode()
    assert "The 3 questions of class" in teacher.get(here).content.decode()
    until = timezone.localtime() + timedelta(days=1)
    teacher.post(here, {"until": f"{until:%Y-%m-%dT%H:%M}"})
    homework = Classroom.objects.exclude(pk=classroom.pk).get()
    assert homework.until is not None
    assert [(row.secret, row.key, row.asked) for row in homework.questions.all()] == [
        (row.secret, row.key, row.asked) for row in classroom.questions.all()
    ]
    assert player.get(f"/en/class/{homework.code}/")["Location"] == f"/en/class/?code={homework.code}"
    live = teacher.post(f"/en/class/{homework.code}/again/", {"standings": "on"})["Location"]
    third = Classroom.objects.exclude(pk__in=[classroom.pk, homework.pk]).get()
    assert live == f"/en/class/{third.code}/screen/"
    assert (third.until, third.standings, third.questions.count()) == (None, True, 3)


def test_the_same_questions_only_for_their_teacher_in_time_and_without_withdrawn_ones(
    teacher: Client, classroom: Classroom
) -> None:
    here, user = f"/en/class/{classroom.code}/again/", User.objects.get()
    other = Client()
    other.force_login(User.objects.create_user("baska@example.org", "yedi-pik-kontr"))
    assert other.post(here, {}).status_code == 404
    assert teacher.post(here, {"until": "2001-01-01T10:00"}).status_code == 422
    templates = {row.template for row in classroom.questions.all()}
    first, *others = templates
    withdraw(first, "looked at", user)
    left = classroom.questions.filter(template__in=others).count()
    if left:
        teacher.post(here, {})
        assert Classroom.objects.exclude(pk=classroom.pk).get().questions.count() == left
    for one in others:
        withdraw(one, "looked at", user)
    assert teacher.post(here, {}).status_code == 409
