"""Roles: given and taken; a view is for who has the permission, through a role alone."""

import pytest
from django.apps import apps
from django.contrib.auth.models import AnonymousUser
from django.http import HttpRequest, HttpResponse
from django.test import Client, RequestFactory

from accounts import roles
from accounts.models import User


@pytest.fixture
def role(db: None) -> str:
    roles.make_role(apps, "scorer", "accounts", "user", {"keep_scores": "Can keep scores"})
    return "scorer"


def ask(user: User | AnonymousUser, rf: RequestFactory) -> HttpResponse:
    @roles.needs("accounts.keep_scores")
    def view(request: HttpRequest) -> HttpResponse:
        return HttpResponse("the scores")

    request = rf.get("/en/scores/")
    request.user = user
    found = view(request)
    assert isinstance(found, HttpResponse)
    return found


def test_a_role_opens_a_view_and_its_end_closes_it(
    role: str, user: User, rf: RequestFactory, caplog: pytest.LogCaptureFixture
) -> None:
    assert ask(user, rf).status_code == 403
    assert "was refused" in caplog.text
    roles.give(user, role)
    assert (role in roles.roles(), roles.roles_of(user)) == (True, [role])
    assert ask(User.objects.get(pk=user.pk), rf).content == b"the scores"
    roles.take(user, role)
    refused = ask(User.objects.get(pk=user.pk), rf)
    assert (refused.status_code, refused["Cache-Control"]) == (403, "no-store")


def test_who_may_not_is_told_as_whom_and_led_on(reader: Client, user: User) -> None:
    reader.force_login(user)
    text = reader.get("/tr/atolye/").content.decode()
    assert f"<strong>{user.email}</strong> olarak giriş yaptınız." in text
    ways = text.partition("<h1>")[2].partition("</main>")[0]
    for address in ("/tr/hesap/", "/tr/hesap/cikis/", "/tr/"):
        assert f'href="{address}"' in ways


def test_who_is_not_logged_in_is_asked_to(role: str, rf: RequestFactory) -> None:
    response = ask(AnonymousUser(), rf)
    assert response.status_code == 302
    assert response["Location"].endswith("?next=/en/scores/")


def test_a_role_made_twice_is_one(role: str, user: User) -> None:
    roles.make_role(apps, "scorer", "accounts", "user", {"keep_scores": "Can keep scores"})
    assert roles.roles().count(role) == 1


def test_there_is_no_other_role(user: User) -> None:
    with pytest.raises(roles.NoSuchRole):
        roles.give(user, "queen")
