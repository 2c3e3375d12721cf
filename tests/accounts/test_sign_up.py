"""Opening an account."""

import re

import pytest
from django.contrib.auth.hashers import MD5PasswordHasher
from django.core import mail
from django.db import IntegrityError
from django.http import HttpRequest
from django.test import Client
from pytest_django import Settings

from accounts.forms import SignupForm
from accounts.models import User
from quizzes.models import Student
from quizzes.practice import students
from quizzes.practice.students import SESSION_KEY
from tests.accounts.conftest import EMAIL, PASSWORD

FORM = {"email": EMAIL, "password1": PASSWORD, "password2": PASSWORD}
BOTH = pytest.mark.parametrize(
    ("address", "account"), [("/tr/hesap/ac/", "/tr/hesap/"), ("/en/account/sign-up/", "/en/account/")]
)


@BOTH
def test_a_new_account_is_logged_in_for_a_year(reader: Client, address: str, account: str) -> None:
    response = reader.post(address, FORM)
    assert (response.status_code, response["Location"]) == (302, account)
    cookie = response.cookies["sessionid"]
    assert (cookie["max-age"], cookie["httponly"], cookie["samesite"]) == (31_536_000, True, "Lax")
    assert EMAIL in reader.get(account).content.decode()


def test_a_form_that_comes_twice_at_once_opens_one_account(reader: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The button was pressed twice: the second found nobody, then somebody; it was an error, with the address in the log."""

    def beside_another(form: SignupForm, request: HttpRequest) -> object:
        User.objects.create_user(email=EMAIL)
        raise IntegrityError  # by the database; here it would end the transaction of the test

    monkeypatch.setattr(SignupForm, "try_save", beside_another)
    told = reader.post("/en/account/sign-up/", FORM)
    assert told.status_code == 200
    assert "already an account" in told.content.decode()


@BOTH
def test_the_form_says_its_fields_and_names_them_to_the_browser(reader: Client, address: str, account: str) -> None:
    html = reader.get(address).content.decode()
    assert re.search(r'<input type="email" name="email"[^>]* autocomplete="email"', html)
    assert html.count('autocomplete="new-password"') == 2
    assert set(re.findall(r'<label for="(\w+)"', html)) <= set(re.findall(r'id="(\w+)"', html))
    assert "placeholder" not in html[html.index('<form class="form"') :]
    assert "style=" not in html


@pytest.mark.parametrize(
    ("address", "change", "said"),
    [
        ("/tr/hesap/ac/", {"password2": "baska"}, "İki parola birbirinin aynı olmalı."),
        ("/en/account/sign-up/", {"password2": "other"}, "You must type the same password each time."),
        ("/tr/hesap/ac/", {"password1": "kisa", "password2": "kisa"}, "Bu parola çok kısa."),
        ("/tr/hesap/ac/", {"password1": "password", "password2": "password"}, "Bu parola çok yaygın"),
        ("/en/account/sign-up/", {"password1": "password", "password2": "password"}, "This password is too common."),
        ("/tr/hesap/ac/", {"email": "deniz"}, "Geçerli bir e-posta adresi girin."),
        ("/tr/hesap/ac/", {"email": "maſſ@example.org"}, "Geçerli bir e-posta adresi girin."),
        ("/tr/hesap/ac/", {"email": "deniz@exam\u200bple.org"}, "Geçerli bir e-posta adresi girin."),
        ("/en/account/sign-up/", {"email": "deniz@example.ℴrg"}, "Enter a valid email address."),
    ],
)
def test_what_is_wrong_is_said_at_its_field(reader: Client, address: str, change: dict[str, str], said: str) -> None:
    html = reader.post(address, FORM | change).content.decode()
    assert said in html
    field = re.search(r'aria-invalid="true"[^>]*', html)
    assert field
    described = re.search(r'aria-describedby="([^"]+)"', field[0])
    assert described
    assert all(f'id="{one}"' in html for one in described[1].split())
    assert not User.objects.exists()


def test_an_address_that_has_an_account_is_told_where_no_mail_is_sent(reader: Client, user: User) -> None:
    assert "Bu e-posta adresiyle açılmış bir hesap var." in reader.post("/tr/hesap/ac/", FORM).content.decode()
    html = reader.post("/en/account/sign-up/", FORM).content.decode()
    assert "There is already an account with this e-mail address." in html


@pytest.mark.parametrize(
    ("address", "sent", "subject", "link", "account"),
    [
        (
            "/tr/hesap/ac/",
            "/tr/hesap/onay/",
            "Briç Yasaları: e-posta adresinizi onaylayın",
            "/tr/hesap/onay/",
            "/tr/hesap/",
        ),
        (
            "/en/account/sign-up/",
            "/en/account/confirm/",
            "Bridge Laws: confirm your e-mail address",
            "/en/account/confirm/",
            "/en/account/",
        ),
    ],
)
def test_where_mail_is_sent_the_address_is_confirmed_first(
    reader: Client, settings: Settings, address: str, sent: str, subject: str, link: str, account: str
) -> None:
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    assert reader.post(address, FORM)["Location"] == sent
    assert reader.get(sent).status_code == 200
    assert reader.get(account).status_code == 302
    message = mail.outbox[0]
    assert (message.subject, message.to) == (subject, [EMAIL])
    found = re.search(rf"http://testserver({link}\S+)", str(message.body))
    assert found
    assert EMAIL in reader.get(found[1]).content.decode()
    assert reader.post(found[1])["Location"] == account
    html = reader.get(account).content.decode()
    assert f"{EMAIL} onaylandı." in html or f"{EMAIL} is confirmed." in html
    used = reader.get(found[1]).content.decode()
    assert "Bu bağlantı artık geçerli değil" in used or "This link does not work any more" in used


def test_where_mail_is_sent_nobody_learns_who_has_an_account(reader: Client, settings: Settings, user: User) -> None:
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    assert reader.post("/tr/hesap/ac/", FORM)["Location"] == "/tr/hesap/onay/"
    assert mail.outbox[0].subject == "Briç Yasaları: zaten bir hesabınız var"
    assert "http://testserver/tr/hesap/yeni-parola/" in str(mail.outbox[0].body)
    assert User.objects.count() == 1


def practise(reader: Client) -> Student:
    """What an anonymous reader leaves: a student, and its number in the session."""
    student = Student.objects.create(rating=1700)
    session = reader.session
    session[SESSION_KEY] = student.pk
    session.save()
    return student


def come_in(reader: Client, way: str) -> None:
    if way == "sign up":
        reader.post("/tr/hesap/ac/", FORM)
    else:
        User.objects.create_user(EMAIL, PASSWORD)
        reader.post("/tr/hesap/giris/", {"login": EMAIL, "password": PASSWORD})


WAYS = pytest.mark.parametrize("way", ["sign up", "log in"])


@WAYS
def test_the_session_from_before_is_at_hand_when_progress_is_claimed(
    reader: Client, monkeypatch: pytest.MonkeyPatch, way: str
) -> None:
    claimed: list[tuple[object, str]] = []
    monkeypatch.setattr(students, "claim", lambda number, user: claimed.append((number, user.email)))
    student = practise(reader)
    before = reader.session.session_key
    come_in(reader, way)
    assert claimed == [(student.pk, EMAIL)]
    assert SESSION_KEY not in reader.session
    assert reader.session.session_key != before


@WAYS
def test_what_was_practised_before_belongs_to_the_account(reader: Client, way: str) -> None:
    student = practise(reader)
    come_in(reader, way)
    assert User.objects.get(student=student).email == EMAIL
    assert SESSION_KEY not in reader.session
    assert reader.get("/tr/hesap/verilerim/").json()["practice"]["rating"] == 1700
    reader.post("/tr/hesap/sil/", {"password": PASSWORD})
    assert not Student.objects.exists()


def test_an_address_is_never_cut(reader: Client) -> None:
    """254 characters are an e-mail address, one more is none: it was cut silently, and signing up again failed."""
    for length, status in ((255, 200), (254, 302)):
        email = f"{'d' * 60}@{'e' * (length - 61 - 4 - 64 * 2)}.{'f' * 63}.{'g' * 63}.org"
        assert len(email) == length
        sent = {"email": email, "password1": PASSWORD, "password2": PASSWORD}
        assert reader.post("/en/account/sign-up/", sent).status_code == status
    assert User.objects.get().email == email


@pytest.mark.parametrize("email", [EMAIL, "yeni@example.org"])
def test_where_mail_is_sent_an_address_with_an_account_takes_as_long(
    reader: Client, settings: Settings, user: User, email: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long is to hash the password: it is done once either way."""
    settings.ACCOUNT_EMAIL_VERIFICATION = "mandatory"
    hashed: list[str] = []
    encode = MD5PasswordHasher.encode

    def counted(self: MD5PasswordHasher, password: str, salt: str) -> str:
        hashed.append(password)
        return encode(self, password, salt)

    monkeypatch.setattr(MD5PasswordHasher, "encode", counted)
    sent = {"email": email, "password1": PASSWORD, "password2": PASSWORD}
    assert reader.post("/en/account/sign-up/", sent).status_code == 302
    assert hashed == [PASSWORD]
