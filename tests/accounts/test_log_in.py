"""Logging in and out."""

import pytest
from django.test import Client
from pytest_django import Settings

from accounts.models import User
from tests.accounts.conftest import ACCOUNT, EMAIL, LANGUAGES, PASSWORD

FORM = {"login": EMAIL, "password": PASSWORD}
LOG_IN = {"tr": "/tr/hesap/giris/", "en": "/en/account/log-in/"}
WRONG = {
    "tr": "Bu e-posta adresi ile bu parola eşleşmiyor.",
    "en": "This e-mail address and this password do not belong",
}


@LANGUAGES
def test_in_and_out(reader: Client, user: User, language: str) -> None:
    assert reader.post(LOG_IN[language], FORM | {"login": EMAIL.upper()})["Location"] == ACCOUNT[language]
    assert EMAIL in reader.get(ACCOUNT[language]).content.decode()
    log_out = {"tr": "/tr/hesap/cikis/", "en": "/en/account/log-out/"}[language]
    assert reader.get(log_out).status_code == 200
    assert EMAIL in reader.get(ACCOUNT[language]).content.decode()
    response = reader.post(log_out, follow=True)
    assert response.redirect_chain[-1][0] == LOG_IN[language]
    assert {"tr": "Çıkış yaptınız.", "en": "You are logged out."}[language] in response.content.decode()
    assert reader.get(ACCOUNT[language]).status_code == 302


def test_a_log_in_begins_a_session_of_its_own(reader: Client, user: User) -> None:
    """Who planted a session in her browser before is not in hers afterwards, and the one she had is no more after the end."""
    planted = str(reader.session.session_key)
    reader.post(LOG_IN["tr"], FORM)
    own = reader.cookies["sessionid"].value
    assert planted != own
    assert len(own) == 32
    reader.post("/tr/hesap/cikis/")
    for key in (planted, own):
        reader.cookies["sessionid"] = key
        assert reader.get(ACCOUNT["tr"]).status_code == 302


@LANGUAGES
@pytest.mark.parametrize("wrong", [{"password": "x"}, {"login": "somebody@example.org"}])
def test_a_wrong_password_and_an_unknown_address_are_answered_alike(
    reader: Client, user: User, language: str, wrong: dict[str, str]
) -> None:
    html = reader.post(LOG_IN[language], FORM | wrong).content.decode()
    assert WRONG[language] in html
    assert 'role="alert"' in html


@LANGUAGES
def test_after_five_wrong_passwords_the_right_one_waits(reader: Client, user: User, language: str) -> None:
    for _ in range(5):
        assert WRONG[language] in reader.post(LOG_IN[language], FORM | {"password": "x"}).content.decode()
    said = {"tr": "Beş dakika bekleyip yeniden deneyin.", "en": "Wait five minutes, then try again."}[language]
    assert said in reader.post(LOG_IN[language], FORM).content.decode()


@LANGUAGES
def test_too_many_attempts_are_refused_in_the_language_of_the_user(
    reader: Client, user: User, settings: Settings, language: str
) -> None:
    settings.ACCOUNT_RATE_LIMITS = {"login": "2/m/ip"}
    for _ in range(2):
        reader.post(LOG_IN[language], FORM | {"password": "x"})
    response = reader.post(LOG_IN[language], FORM)
    assert response.status_code == 429
    assert {"tr": "Çok fazla deneme", "en": "Too many attempts"}[language] in response.content.decode()


@pytest.mark.parametrize(
    ("asked", "leads_to"),
    [
        ("/tr/yasa/50/", "/tr/yasa/50/"),
        ("https://evil.example/", "/tr/hesap/"),
        ("//evil.example/", "/tr/hesap/"),
        ("javascript:alert(1)", "/tr/hesap/"),
        ("/\\evil.example", "/tr/hesap/"),
        ("https://localhost/", "/tr/hesap/"),  # another name that the site has
    ],
)
def test_the_way_back_leads_only_to_the_site_itself(reader: Client, user: User, asked: str, leads_to: str) -> None:
    assert reader.post("/tr/hesap/giris/", FORM | {"next": asked})["Location"] == leads_to


def test_no_way_back_leads_from_https_to_http(reader: Client, user: User) -> None:
    for asked, leads_to in (
        ("http://testserver/tr/", "/tr/hesap/"),
        ("https://testserver/tr/", "https://testserver/tr/"),
    ):
        assert Client().post("/tr/hesap/giris/", FORM | {"next": asked}, secure=True)["Location"] == leads_to


@LANGUAGES
def test_the_account_asks_to_log_in_and_the_way_back_goes_along(reader: Client, user: User, language: str) -> None:
    response = reader.get(ACCOUNT[language])
    assert response["Location"] == f"{LOG_IN[language]}?next={ACCOUNT[language]}"
    html = reader.get(response["Location"]).content.decode()
    assert f'name="next" value="{ACCOUNT[language]}"' in html
    other = {"tr": "en", "en": "tr"}[language]
    assert f'href="{LOG_IN[other]}?next={ACCOUNT[language]}" hreflang="{other}"' in html


def test_a_form_from_elsewhere_is_refused(user: User) -> None:
    response = Client(enforce_csrf_checks=True).post("/tr/hesap/giris/", FORM)
    assert response.status_code == 403
    assert "Form kabul edilmedi" in response.content.decode()
    response = Client(enforce_csrf_checks=True).post("/en/account/log-in/", FORM)
    assert "The form was not accepted" in response.content.decode()


def test_a_closed_account(reader: Client, user: User) -> None:
    User.objects.update(is_active=False)
    response = reader.post("/tr/hesap/giris/", FORM)
    assert response.status_code == 403
    assert "Bu hesap kapatılmış" in response.content.decode()


def test_attempts_are_noted_without_who_made_them(reader: Client, user: User, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level("INFO", "accounts"):
        reader.post("/en/account/log-in/", FORM | {"password": "x"})
        reader.post("/en/account/log-in/", FORM)
    assert [one.getMessage() for one in caplog.records if one.name.startswith("accounts")] == [
        "An attempt to log in failed",
        "Somebody logged in",
    ]
    assert EMAIL not in caplog.text


@pytest.mark.parametrize(
    "address", ["email/", "password/set/", "reauthenticate/", "login/code/confirm/", "inactive/", "login/", "signup/"]
)
def test_what_the_site_does_not_need_is_not_there(student: Client, address: str) -> None:
    assert student.get(f"/en/account/{address}").status_code == 404
    assert student.get(f"/tr/hesap/{address}").status_code == 404


def test_somebody_elsewhere_cannot_lock_the_owner_out(reader: Client, user: User) -> None:
    for _ in range(7):
        told = reader.post("/en/account/log-in/", {"login": EMAIL, "password": "wrong"}, REMOTE_ADDR="203.0.113.9")
    assert "Wait five minutes" in told.content.decode()
    assert reader.post("/en/account/log-in/", {"login": EMAIL, "password": PASSWORD}).status_code == 302
