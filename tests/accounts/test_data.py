"""What is kept about somebody: to be had, and to be deleted."""

import pytest
from allauth.account.models import EmailAddress
from django.test import Client

from accounts import services
from accounts.models import User
from tests.accounts.conftest import EMAIL, PASSWORD


@pytest.mark.parametrize("address", ["/tr/hesap/verilerim/", "/en/account/my-data/"])
def test_the_file_holds_what_is_kept(student: Client, user: User, address: str) -> None:
    response = student.get(address)
    assert response["Content-Disposition"] == 'attachment; filename="bridge-laws.json"'
    assert "no-store" in response["Cache-Control"]
    account = response.json()["account"]
    assert account["email"] == EMAIL
    assert account["email_confirmed"] is False
    assert account["joined"] == user.date_joined.isoformat()


def test_a_user_who_was_never_logged_in(user: User) -> None:
    assert services.export_of(user)["account"]["last_login"] is None
    assert str(user) == EMAIL


@pytest.mark.parametrize(
    ("address", "refusal", "deleted"),
    [
        ("/tr/hesap/sil/", "Bu, sizin parolanız değil.", "/tr/hesap/silindi/"),
        ("/en/account/delete/", "This is not your password.", "/en/account/deleted/"),
    ],
)
def test_deleting_asks_for_the_password_and_leaves_nothing(
    student: Client, user: User, address: str, refusal: str, deleted: str
) -> None:
    EmailAddress.objects.create(user=user, email=EMAIL)
    assert 'autocomplete="current-password"' in student.get(address).content.decode()
    assert refusal in student.post(address, {"password": "x"}).content.decode()
    assert User.objects.filter(pk=user.pk).exists()
    response = student.post(address, {"password": PASSWORD})
    assert response["Location"] == deleted
    assert student.get(deleted).status_code == 200
    assert not User.objects.exists()
    assert not EmailAddress.objects.exists()
    assert "sessionid" not in {name for name, cookie in student.cookies.items() if cookie.value}


def test_the_password_cannot_be_guessed_there(student: Client, user: User) -> None:
    for _ in range(5):
        student.post("/tr/hesap/sil/", {"password": "x"})
    assert "Beş dakika bekleyip" in student.post("/tr/hesap/sil/", {"password": PASSWORD}).content.decode()
    assert User.objects.filter(pk=user.pk).exists()


@pytest.mark.parametrize("page", ["", "verilerim/", "sil/"])
def test_nobody_else_sees_them(reader: Client, page: str, user: User) -> None:
    response = reader.get(f"/tr/hesap/{page}")
    assert (response.status_code, response["Location"]) == (302, f"/tr/hesap/giris/?next=/tr/hesap/{page}")
