"""The pages of the second step, for who has no role and for who speaks the other language."""

from allauth.mfa.totp.internal.auth import TOTP
from django.test import Client

from accounts.models import User
from tests.accounts.conftest import ACCOUNT, LANGUAGES, PASSWORD

STEP = {"tr": "/tr/hesap/ikinci-adim/", "en": "/en/account/second-step/"}
APP = {"tr": "uygulama/", "en": "app/"}


@LANGUAGES
def test_who_has_an_app_finds_where_to_remove_it(student: Client, user: User, language: str) -> None:
    link = f'href="{STEP[language]}"'
    assert link not in student.get(ACCOUNT[language]).content.decode()
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    assert link in student.get(ACCOUNT[language]).content.decode()


@LANGUAGES
def test_no_page_of_it_leads_where_one_may_not_go(student: Client, user: User, language: str) -> None:
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    page = student.get(STEP[language]).content.decode()
    assert f'href="{ACCOUNT[language]}"' in page
    assert {"tr": "/tr/atolye/", "en": "/en/workshop/"}[language] not in page


@LANGUAGES
def test_its_forms_speak_as_the_site_does(student: Client, language: str) -> None:
    address = STEP[language] + APP[language]
    password_again = student.get(address)["Location"]
    page = student.post(password_again, {"password": PASSWORD}, follow=True).content.decode()
    assert {"tr": "Uygulamanın gösterdiği kod", "en": "Code that the app shows"}[language] in page
    refused = student.post(address, {"code": "000000"}).content.decode()
    assert {"tr": "Bu kod doğru değil.", "en": "This code is not right."}[language] in refused


@LANGUAGES
def test_a_password_is_called_so_where_it_is_asked_again(student: Client, language: str) -> None:
    page = student.get(STEP[language] + APP[language], follow=True).content.decode()
    assert 'type="password"' in page
    assert "ifreniz" not in page
    assert "Forgot your password" not in page
