"""Changing a password, and a new one for a forgotten one."""

import re
import smtplib
from io import StringIO
from unittest import mock

import pytest
from django.contrib.auth.password_validation import validate_password
from django.core import mail
from django.core.exceptions import ValidationError
from django.core.management import CommandError, call_command
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from config.mail import mail_server
from tests.accounts.conftest import EMAIL, LANGUAGES, PASSWORD, RESET

NEW = "uc-trefl-rekontr"
BOTH = {"password1": NEW, "password2": NEW}
SENT = {"tr": "/tr/hesap/yeni-parola/gonderildi/", "en": "/en/account/new-password/sent/"}
LOG_IN = {"tr": "/tr/hesap/giris/", "en": "/en/account/log-in/"}


@LANGUAGES
def test_a_new_password_for_a_forgotten_one(reader: Client, user: User, language: str) -> None:
    assert reader.post(RESET[language], {"email": EMAIL})["Location"] == SENT[language]
    assert reader.get(SENT[language]).status_code == 200
    (message,) = mail.outbox
    text = str(message.body)
    assert message.subject == {"tr": "Briç Yasaları: yeni parola", "en": "Bridge Laws: a new password"}[language]
    assert {"tr": "yeni bir parola belirlemek istiyor", "en": "wants to set a new password"}[language] in text
    assert {"tr": "Briç Yasaları\nhttp://testserver/tr/", "en": "Bridge Laws\nhttp://testserver/en/"}[language] in text
    found = re.search(rf"http://testserver({RESET[language]}\S+)", text)
    assert found
    form = reader.get(found[1], follow=True)
    assert form.redirect_chain[-1][0].endswith("-set-password/")
    done = reader.post(form.redirect_chain[-1][0], BOTH, follow=True)
    assert done.redirect_chain[-1][0] == LOG_IN[language]
    assert {"tr": "Yeni parolanız belirlendi.", "en": "The new password is set."}[language] in done.content.decode()
    assert reader.post(LOG_IN[language], {"login": EMAIL, "password": PASSWORD}).status_code == 200
    assert reader.post(LOG_IN[language], {"login": EMAIL, "password": NEW}).status_code == 302
    used = Client().get(found[1]).content.decode()
    assert {"tr": "Bu bağlantı artık geçerli değil", "en": "This link does not work any more"}[language] in used


@pytest.mark.parametrize("email", [EMAIL, "somebody@example.org"])
def test_links_in_messages_lead_to_the_site_whatever_name_was_asked(
    reader: Client, user: User, settings: Settings, email: str
) -> None:
    """Who asks for another's link under another name, or with a port of his own, does not get it sent there."""
    settings.SITE_URL = "https://laws.example.org/"
    reader.post(RESET["tr"], {"email": email}, headers={"host": "localhost:1337"})
    (message,) = mail.outbox
    links = re.findall(r"https?://[^/\s]+/tr/hesap", str(message.body))
    assert links == ["https://laws.example.org/tr/hesap"]


@LANGUAGES
def test_nobody_learns_by_it_who_has_an_account(reader: Client, user: User, language: str) -> None:
    response = reader.post(RESET[language], {"email": "somebody@example.org"})
    assert response["Location"] == SENT[language]
    (message,) = mail.outbox
    assert message.to == ["somebody@example.org"]
    sign_up = {"tr": "/tr/hesap/ac/", "en": "/en/account/sign-up/"}[language]
    assert f"http://testserver{sign_up}" in str(message.body)


def test_a_site_without_a_mail_server_says_so(reader: Client, db: None, settings: Settings) -> None:
    said = "Bu site henüz e-posta göndermiyor."
    assert said in reader.get(RESET["tr"]).content.decode()
    settings.MAIL_IS_SENT = True
    assert said not in reader.get(RESET["tr"]).content.decode()


def test_a_mail_server_that_does_not_answer(reader: Client, user: User) -> None:
    with mock.patch("django.core.mail.EmailMessage.send", side_effect=smtplib.SMTPServerDisconnected):
        response = reader.post(RESET["en"], {"email": EMAIL})
    assert response.status_code == 503
    assert "The mail server does not answer." in response.content.decode()


def test_links_are_not_sent_without_end(reader: Client, user: User) -> None:
    """Who asks for another's address again and again keeps nobody from a new password: the link of the first message works."""
    answers = [reader.post(RESET["tr"], {"email": EMAIL}) for _ in range(7)]
    assert {(one.status_code, one["Location"]) for one in answers} == {(302, f"{RESET['tr']}gonderildi/")}
    assert [one.to for one in mail.outbox] == [[EMAIL]] * 5
    (here,) = set(re.findall(r"http://testserver(/tr/hesap/yeni-parola/\S+)", str(mail.outbox[0].body)))
    assert "password1" in reader.get(here, follow=True).content.decode()


def test_changing_it_asks_for_the_present_one_and_closes_other_sessions(student: Client, user: User) -> None:
    elsewhere = Client()
    elsewhere.force_login(user)
    html = student.post("/tr/hesap/parola/", {"oldpassword": "x"} | BOTH).content.decode()
    assert "Bu, şimdiki parolanız değil." in html
    response = student.post("/tr/hesap/parola/", {"oldpassword": PASSWORD} | BOTH, follow=True)
    assert response.redirect_chain == [("/tr/hesap/", 302)]
    assert "Yeni parolanız belirlendi." in response.content.decode()
    assert elsewhere.get("/tr/hesap/").status_code == 302


@pytest.mark.parametrize("address", ["/tr/hesap/parola/", "/en/account/password/"])
def test_only_for_somebody_who_is_logged_in(reader: Client, address: str, db: None) -> None:
    assert reader.get(address).status_code == 302


def test_without_mail_the_link_is_made_by_who_runs_the_site_and_never_logged(
    reader: Client, user: User, settings: Settings, capsys: pytest.CaptureFixture[str]
) -> None:
    settings.EMAIL_BACKEND = mail_server("").backend
    assert "whoever runs it" in reader.get("/en/account/new-password/").content.decode()
    reader.post("/en/account/new-password/", {"email": EMAIL})
    assert "new-password" not in "".join(capsys.readouterr())
    out = StringIO()
    call_command("reset_link", EMAIL.upper(), stdout=out)
    page = reader.get(out.getvalue().strip(), follow=True)
    assert 'name="password1"' in page.content.decode()
    with pytest.raises(CommandError, match="no account"):
        call_command("reset_link", "kimse@example.org")


@pytest.mark.parametrize(
    "password",
    [
        "galatasaray1905",
        "Fenerbahçe1907",
        "sifre1234",
        "Şifre1234!",
        "İSTANBUL34",
        "1923türkiye",
        "beşiktaş.1903",
        "password",
    ],
)
def test_what_many_in_turkey_choose_is_too_common(password: str) -> None:
    with pytest.raises(ValidationError) as refused:
        validate_password(password)
    assert [one.code for one in refused.value.error_list] == ["password_too_common"]


@pytest.mark.parametrize(
    "password", ["üç-trefl-rekontr", "galatasaray lisesi", "kupadamıyaatarım", "3kupa4pik5sanzatu"]
)
def test_words_of_it_may_stand_in_longer_ones(password: str) -> None:
    validate_password(password)


@LANGUAGES
def test_who_chooses_one_is_told_so(reader: Client, language: str) -> None:
    address = {"tr": "/tr/hesap/ac/", "en": "/en/account/sign-up/"}[language]
    sent = {"email": "new@example.org", "password1": "galatasaray1905", "password2": "galatasaray1905"}
    html = reader.post(address, sent).content.decode()
    told = {"tr": "Bu parola çok yaygın; başka bir parola seçin.", "en": "This password is too common."}
    assert told[language] in html
    assert not User.objects.exists()
