"""A class on the wall and on the phones; who may do what."""

from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from quizzes.classes import answering, opening, standing
from quizzes.exams import asked
from quizzes.models import Classroom, Player, PlayerAnswer
from tests.classes.rooms import do, phone

POLL = {"HX-Request": "true"}


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
            assert f'innerHTML:#now">question {number} of 3: ' in text
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
