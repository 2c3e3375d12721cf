"""A class on the wall and on the phones; homework; who may do what."""

import re
from datetime import timedelta
from html import unescape

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django import Settings

from accounts.models import User
from lawbook import limits
from quizzes.classes import answering, joining, opening, standing, teaching
from quizzes.exams import asked
from quizzes.models import Classroom, Player, PlayerAnswer
from quizzes.offering.blueprints import blueprints
from quizzes.offering.withdrawing import withdraw

POLL = {"HX-Request": "true"}


@pytest.fixture
def teacher(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_user("ogretmen@example.org", "yedi-pik-kontr"))
    return client


@pytest.fixture
def classroom(teacher: Client) -> Classroom:
    """Three questions, with standings, nothing on yet."""
    user = User.objects.get()
    return opening.open_class(user, blueprints()["revokes"].limited_to(3, ()), standings=True)


def phone(classroom: Classroom, name: str) -> Client:
    client = Client()
    assert client.post("/en/class/", {"code": classroom.code, "name": name}).status_code == 302
    return client


def do(teacher: Client, classroom: Classroom, verb: str, **sent: str) -> None:
    assert teacher.post(f"/en/class/{classroom.code}/do/", {"do": verb, **sent}).status_code == 302


def test_a_button_that_is_pressed_twice_passes_over_no_question(teacher: Client, classroom: Classroom) -> None:
    for number in (1, 2):
        for verb in ("next", "next"):
            do(teacher, classroom, verb)
        assert Classroom.objects.get().current == number
        do(teacher, classroom, "tell")


def test_who_is_sent_out_while_he_answers_is_told_no_error(teacher: Client, classroom: Classroom) -> None:
    """His answer would belong to nobody."""
    phone(classroom, "Ece")
    player = Player.objects.get()
    do(teacher, classroom, "next")
    do(teacher, classroom, "send-out", player=str(player.pk))
    row = classroom.questions.get(number=1)
    assert answering.answer(player, row, asked.letters_of(row)[:1], timezone.now()) == "not-now"
    assert not PlayerAnswer.objects.exists()


@pytest.mark.parametrize("count", [3, pytest.param(30, marks=pytest.mark.long)])
def test_the_phones_answer_and_the_wall_follows(teacher: Client, classroom: Classroom, count: int) -> None:
    """From the door to the standings: nobody learns the key early, everybody's answer counts once, late ones do not."""
    phones = [phone(classroom, f"Oyuncu {number}") for number in range(count)]
    third = count // 3
    home, screen = f"/en/class/{classroom.code}/", f"/en/class/{classroom.code}/screen/"
    assert f"{count} players are in" in teacher.get(screen).content.decode()
    assert "Wait for the first question" in phones[0].get(home).content.decode()
    for number in (1, 2, 3):
        do(teacher, classroom, "next")
        row = classroom.questions.get(number=number)
        key = row.key.split(",")
        wrong = next(one["id"] for one in row.asked["en"]["options"] if one["id"] not in key)
        for place, one in enumerate(phones):
            text = one.get(f"{home}?state={number - 1}-1-0", headers=POLL).content.decode()
            assert row.asked["en"]["ask"].replace("'", "&#x27;") in text
            assert "is-right" not in text
            one.post(f"{home}{number}/", {"answer": wrong})
            one.post(f"{home}{number}/", {"answer": key if place < third * number else wrong})
        assert one.get(f"{home}?state={number}-0-0", headers=POLL).status_code == 204
        waiting = teacher.get(screen, headers=POLL).content.decode()
        assert f"{count} of {count} have answered" in waiting
        assert waiting.count("✓") == count
        assert "<meter" not in teacher.get(screen).content.decode()
        do(teacher, classroom, "tell")
        late = phones[-1].post(f"{home}{number}/", {"answer": key if number < 3 else wrong})
        assert late.status_code == 302
        shown = teacher.get(screen).content.decode()
        assert "<meter" in shown
        counted = standing.spread(row, [*row.asked["en"]["options"][0]["id"], *key, wrong])
        assert counted[wrong].count == count - third * number
        assert all(counted[letter].count == third * number for letter in key)
        assert (
            "is-right" in phones[0].get(home).content.decode(),
            "is-right" in phones[-1].get(home).content.decode(),
        ) == (
            True,
            number == 3,
        )
    assert PlayerAnswer.objects.count() == 3 * count
    ranks = standing.standings(classroom, 3)
    assert [(one.place, one.right) for one in ranks[::third]] == [(1, 3), (1 + third, 2), (1 + 2 * third, 1)]
    do(teacher, classroom, "end")
    text = phones[third].get(home).content.decode()
    assert f"Your place: {1 + third}, 2 right." in text
    assert "is-wrong" in phones[third].get(f"{home}1/").content.decode()


def test_a_question_that_is_not_on_is_neither_shown_nor_taken(teacher: Client, classroom: Classroom) -> None:
    one, home = phone(classroom, "Ece"), f"/en/class/{classroom.code}/"
    do(teacher, classroom, "next")
    for number in (1, 2, 3):
        assert one.get(f"{home}{number}/")["Location"] == home
    one.post(f"{home}2/", {"answer": "a"})
    assert not PlayerAnswer.objects.exists()
    assert one.get(f"{home}4/").status_code == 404
    one.post(f"{home}1/", {"answer": "zz"})
    assert not PlayerAnswer.objects.exists()


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


def test_only_the_teacher_steers_and_sees_the_screen(teacher: Client, classroom: Classroom) -> None:
    """Nobody logged in, another account, a player: the screen is not theirs."""
    other = Client()
    other.force_login(User.objects.create_user("baska@example.org", "yedi-pik-kontr"))
    home = f"/en/class/{classroom.code}/"
    for one, status in ((Client(), 302), (phone(classroom, "Ece"), 302), (other, 404)):
        assert one.get(f"{home}screen/").status_code == status
        for verb in ("next", "tell", "end", "send-out"):
            assert one.post(f"{home}do/", {"do": verb, "player": "1"}).status_code == status
    assert teacher.post(f"{home}do/", {"do": "dance"}).status_code == 404
    assert Client().get("/en/class/new/").status_code == 302
    assert (Classroom.objects.get().current, Player.objects.count()) == (0, 1)


def test_a_teacher_opens_a_class_about_some_laws(teacher: Client) -> None:
    assert "Open a class" in teacher.get("/en/class/new/?blueprint=revokes").content.decode()
    sent = {"blueprint": "revokes", "questions": "2", "law": ["64"], "standings": "on"}
    made = teacher.post("/en/class/new/", sent)
    found = Classroom.objects.get()
    assert made["Location"] == f"/en/class/{found.code}/screen/"
    assert (found.questions.count(), found.standings, found.until) == (2, True, None)
    assert teacher.get("/en/class/new/?blueprint=none").status_code == 404


@pytest.mark.parametrize(
    "sent", [{"questions": "0"}, {"questions": "61"}, {"until": "soon"}, {"until": "2001-01-01T10:00"}]
)
def test_a_class_that_cannot_be_opened(teacher: Client, sent: dict[str, str]) -> None:
    wanted = {"blueprint": "revokes", "questions": "7", "law": "64", "standings": "on"}
    refused = teacher.post("/en/class/new/", wanted | sent)
    assert refused.status_code == 422
    assert not Classroom.objects.exists()
    form = refused.content.decode()
    assert f'value="{sent.get("questions", "7")}"' in form, "what was typed stays"
    assert 'value="64" checked' in form
    assert 'name="standings" checked' in form
    assert f'type="datetime-local" value="{sent.get("until", "")}"' in form


def test_who_sends_nothing_is_asked_to_choose(teacher: Client, classroom: Classroom) -> None:
    one, home = phone(classroom, "Ece"), f"/tr/sinif/{classroom.code}/"
    do(teacher, classroom, "next")
    assert "Önce bir yanıt seçin." in one.post(f"{home}1/", {}, follow=True).content.decode()
    Classroom.objects.update(until=timezone.now() + timedelta(days=1))
    answer = one.post(f"{home}2/", {"answer": "z"}, follow=True)
    assert answer.redirect_chain == [(f"{home}2/?empty", 302)]
    assert "Önce bir yanıt seçin." in answer.content.decode()


def test_a_class_with_questions_left_is_not_ended_by_one_press(teacher: Client, classroom: Classroom) -> None:
    """The button stands folded beside the one for the next question until the last answer is shown."""
    screen, folded = f"/en/class/{classroom.code}/screen/", "End the class now"
    for _number in range(3):
        assert folded in teacher.get(screen).content.decode()
        do(teacher, classroom, "next")
        shown = teacher.get(screen).content.decode()
        assert folded in shown
        assert ('<div class="beside-table">' in shown) == ('<section class="table"' in shown), "as one looks at both"
        do(teacher, classroom, "tell")
    last = teacher.get(screen).content.decode()
    assert folded not in last
    assert 'value="end"' in last


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


def test_the_wall_has_a_qr_code_until_the_first_question(teacher: Client, classroom: Classroom, reader: Client) -> None:
    screen = f"/en/class/{classroom.code}/screen/"
    assert "QR code with which phones join" in teacher.get(screen).content.decode()
    assert f'value="{classroom.code}"' in reader.get("/en/class/", {"code": classroom.code}).content.decode()
    do(teacher, classroom, "next")
    assert "QR code with which phones join" not in teacher.get(screen).content.decode()
    do(teacher, classroom, "end")
    assert "The class is over" in teacher.get(screen).content.decode()


def test_nobody_stands_on_the_wall_with_nothing_right(teacher: Client, classroom: Classroom) -> None:
    good, weak = phone(classroom, "Ece"), phone(classroom, "Mert")
    do(teacher, classroom, "next")
    home, row = f"/en/class/{classroom.code}/", classroom.questions.get(number=1)
    good.post(f"{home}1/", {"answer": row.key.split(",")})
    weak.post(f"{home}1/", {"answer": next(one for one in asked.letters_of(row) if one not in row.key)})
    do(teacher, classroom, "tell")
    wall = teacher.get(f"{home}screen/").context["ranks"]
    assert [(one.name, one.right) for one in wall] == [("Ece", 1)]
    assert "Your place: 1, 1 right." in good.get(home).content.decode()
    assert "Your place" not in weak.get(home).content.decode()


def test_a_class_is_forgotten_after_a_month(classroom: Classroom) -> None:
    phone(classroom, "Ece")
    assert opening.forget_old(timezone.now() + timedelta(days=29)) == 0
    assert opening.forget_old(timezone.now() + timedelta(days=31)) == 1
    assert not Player.objects.exists()
