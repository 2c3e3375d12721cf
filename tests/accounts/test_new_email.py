"""Another e-mail address: asked for with the password, confirmed from a message to the new address."""

import re
import time

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client
from pytest_django import Settings

from accounts import new_email, roles
from accounts.models import User
from tests.accounts.conftest import ACCOUNT, EMAIL, LANGUAGES, PASSWORD, RESET

NEW = "yeni@example.org"
OTHER = "bes-karo-sur"
ADDRESS = {"tr": "/tr/hesap/e-posta/", "en": "/en/account/e-mail/"}


@pytest.fixture(autouse=True)
def _mail_is_sent(settings: Settings) -> None:
    settings.MAIL_IS_SENT = settings.ACCOUNT_EMAIL_NOTIFICATIONS = True
    settings.ACCOUNT_RATE_LIMITS = settings.ACCOUNT_RATE_LIMITS | {"confirm_email": "99/m/key"}


def link(language: str = "en") -> str:
    """Where the last message to the new address leads."""
    (text,) = [str(one.body) for one in mail.outbox if one.to == [NEW]]
    found = re.search(rf"http://testserver({ADDRESS[language]}\S+)", text)
    assert found
    return found[1]


def ask(client: Client, email: str = NEW, password: str = PASSWORD) -> str:
    return client.post(ADDRESS["en"], {"email": email, "password": password}).content.decode()


@LANGUAGES
def test_the_address_changes_once_the_link_is_confirmed(student: Client, user: User, language: str) -> None:
    EmailAddress.objects.create(user=user, email=EMAIL, verified=True, primary=True)
    assert ADDRESS[language] in student.get(ACCOUNT[language]).content.decode()
    assert f"<strong>{EMAIL}</strong>" in student.get(ADDRESS[language]).content.decode()
    sent = student.post(ADDRESS[language], {"email": NEW.upper(), "password": PASSWORD})
    assert NEW in sent.content.decode()
    assert [one.to for one in mail.outbox] == [[NEW], [EMAIL]], "the owner is told at the present address"
    assert f"http://testserver{RESET[language]}" in str(mail.outbox[1].body)
    here = link(language)
    shown = student.get(here).content.decode()
    assert NEW in shown
    assert EMAIL in shown
    assert User.objects.get().email == EMAIL, "who only looks at messages confirms nothing"
    assert student.post(here)["Location"] == ACCOUNT[language]
    assert User.objects.get().email == NEW
    assert list(EmailAddress.objects.values_list("email", "verified", "primary")) == [(NEW, True, True)]
    assert mail.outbox[-1].to == [EMAIL]
    assert NEW in str(mail.outbox[-1].body)
    assert student.get(ACCOUNT[language]).status_code == 200
    assert student.post(here).status_code == 404, "once"
    assert Client().post("/en/account/log-in/", {"login": NEW, "password": PASSWORD}).status_code == 302


@pytest.mark.parametrize("email", ["", "deniz", EMAIL, EMAIL.upper(), "ya\u017fin@example.org", "a" * 250 + "@b.co"])
def test_an_address_that_will_not_do_is_refused(student: Client, email: str) -> None:
    assert "errorlist" in ask(student, email)
    assert mail.outbox == []


def test_a_thief_with_the_session_needs_the_password(student: Client) -> None:
    assert "This is not your password." in ask(student, password=OTHER)
    assert mail.outbox == []
    for _ in range(9):
        ask(student, password=OTHER)
    ask(student)
    assert mail.outbox == [], "nor guesses it"


def test_the_link_is_for_its_account_alone(student: Client, user: User) -> None:
    """A stranger who got the message, or another account, changes nothing; nor does a forged or an altered link."""
    ask(student)
    here = link()
    assert "/log-in/" in Client().post(here)["Location"]
    stranger = User.objects.create_user("baska@example.org", OTHER)
    other = Client()
    other.force_login(stranger)
    assert other.post(here).status_code == 404
    assert student.post(here[:-3] + "x/").status_code == 404
    assert student.post(f"{ADDRESS['en']}{new_email.key_of(stranger, NEW)}/").status_code == 404
    assert set(User.objects.values_list("email", flat=True)) == {EMAIL, "baska@example.org"}


def test_a_new_password_makes_the_link_void(student: Client, user: User) -> None:
    ask(student)
    user.set_password(OTHER)
    user.save()
    student.force_login(user)
    assert student.post(link()).status_code == 404
    assert User.objects.get().email == EMAIL


def test_a_link_is_void_after_a_day(student: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    ask(student)
    a_day_and_more = time.time() + 25 * 3600
    monkeypatch.setattr(time, "time", lambda: a_day_and_more)
    assert new_email.address_in(link().split("/")[-2], User.objects.get()) is None


def test_whether_an_address_has_an_account_is_not_told(student: Client) -> None:
    """The page is the same; the owner of that account is told, and of two who confirm the first has the address."""
    free = ask(student)
    here = link()
    User.objects.create_user(NEW, OTHER)
    mail.outbox.clear()
    assert ask(student) == free
    assert ADDRESS["en"] not in str(mail.outbox[0].body)
    assert mail.outbox[0].to == [NEW]
    assert student.post(here).status_code == 404
    assert set(User.objects.values_list("email", flat=True)) == {EMAIL, NEW}


def test_nobody_is_flooded_with_messages(student: Client, settings: Settings) -> None:
    settings.ACCOUNT_RATE_LIMITS = settings.ACCOUNT_RATE_LIMITS | {"confirm_email": "1/3m/key"}
    for _ in range(4):
        ask(student)
    assert [one.to for one in mail.outbox].count([NEW]) == 1


def test_who_is_named_in_the_workshop_keeps_the_address(student: Client, user: User) -> None:
    """Under another address the writer of a text would be somebody else, who may approve it."""
    ask(student)
    roles.give(user, "editor")
    assert student.post(link()).status_code == 404
    page = student.get(ADDRESS["en"]).content.decode()
    assert "name you by this address" in page
    assert 'name="password"' not in page
    mail.outbox.clear()
    ask(student)
    assert mail.outbox == []
    assert User.objects.get().email == EMAIL


def test_without_mail_the_page_says_so(student: Client, settings: Settings) -> None:
    settings.MAIL_IS_SENT = False
    assert "sends no e-mail yet" in ask(student)
    assert mail.outbox == []
