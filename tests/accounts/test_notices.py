"""What the owner of an account is told by mail of a change of his password or second step."""

import smtplib
from unittest import mock

import pytest
from allauth.mfa.totp.internal.auth import TOTP
from django.core import mail
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from tests.accounts.conftest import EMAIL, LANGUAGES, PASSWORD, RESET

CHANGE = {"tr": "/tr/hesap/parola/", "en": "/en/account/password/"}
REMOVE = {"tr": "/tr/hesap/ikinci-adim/uygulama/kaldir/", "en": "/en/account/second-step/app/remove/"}
NEW = {"oldpassword": PASSWORD, "password1": "uc-trefl-rekontr", "password2": "uc-trefl-rekontr"}


@pytest.fixture(autouse=True)
def _mail_is_sent(settings: Settings) -> None:
    settings.ACCOUNT_EMAIL_NOTIFICATIONS = True


@LANGUAGES
def test_a_changed_password_is_told_with_the_way_to_a_new_one(student: Client, language: str) -> None:
    student.post(CHANGE[language], NEW)
    (message,) = mail.outbox
    assert message.to == [EMAIL]
    assert (
        message.subject
        == {"tr": "Briç Yasaları: parolanız değiştirildi", "en": "Bridge Laws: your password was changed"}[language]
    )
    text = str(message.body)
    assert {"tr": "Hesabınızın parolası değiştirildi. Zamanı: ", "en": "was changed. That was on "}[language] in text
    assert f"http://testserver{RESET[language]}\n" in text


@LANGUAGES
def test_a_removed_second_step_is_told(student: Client, user: User, language: str) -> None:
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    asked = student.get(REMOVE[language], follow=True)
    if asked.redirect_chain:
        student.post(asked.redirect_chain[-1][0], {"password": PASSWORD})
    student.post(REMOVE[language])
    (message,) = mail.outbox
    assert {"tr": "Kod veren uygulama hesabınızdan kaldırıldı.", "en": "was removed from your account."}[
        language
    ] in str(message.body)


def test_a_wrong_password_tells_nothing(student: Client) -> None:
    student.post(CHANGE["tr"], NEW | {"oldpassword": "x"})
    assert mail.outbox == []


def test_a_change_stands_though_the_mail_server_does_not_answer(student: Client, user: User) -> None:
    with mock.patch("django.core.mail.EmailMessage.send", side_effect=smtplib.SMTPServerDisconnected):
        assert student.post(CHANGE["tr"], NEW).status_code == 302
    user.refresh_from_db()
    assert user.check_password(NEW["password1"])
