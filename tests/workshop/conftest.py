"""People with roles and a second factor, and a draft of the text in force."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any

import pytest
from allauth.mfa.totp.internal.auth import TOTP
from django.test import Client

from accounts.models import User
from accounts.roles import give
from lawbook.book import Book
from workshop.models import Draft, DraftFile
from workshop.notation.sources import files_of_edition

Person = Callable[..., User]
SECRET = "JBSWY3DPEHPK3PXP"


@pytest.fixture(scope="session", autouse=True)
def resting(made_resting: None) -> None:
    """All of the workshop looks at it."""


@pytest.fixture
def person(db: None) -> Person:
    """Make somebody with roles, who has an app that gives codes."""

    def make(name: str, *roles: str, second_factor: bool = True) -> User:
        user = User.objects.create_user(f"{name}@example.org", "yedi-pik-kontr")
        for role in roles:
            give(user, role)
        if second_factor:
            TOTP.activate(user, SECRET)
        return user

    return make


@pytest.fixture
def editor(person: Person) -> User:
    return person("editor", "editor")


@pytest.fixture
def reviewer(person: Person) -> User:
    return person("reviewer", "reviewer")


@pytest.fixture
def publisher(person: Person) -> User:
    return person("publisher", "publisher")


@lru_cache(maxsize=1)
def _files(content_hash: str) -> Mapping[str, str]:
    from lawbook.book import current_book

    return files_of_edition(current_book().edition)


@pytest.fixture
def draft(book: Book, editor: User) -> Draft:
    """A copy of the edition in force, as ``begin_as_copy`` makes it."""
    made = Draft.objects.create(title="2017", copied_from=str(book.edition), begun_by=editor.email)
    files = _files(book.edition.content_hash)
    DraftFile.objects.bulk_create(DraftFile(draft=made, name=name, text=text) for name, text in files.items())
    return made


@pytest.fixture
def at_the_desk() -> Callable[[User], Client]:
    """Somebody who is logged in and has given a code."""

    def log_in(user: User) -> Client:
        client = Client()
        client.force_login(user)
        session: Any = client.session
        session["account_authentication_methods"] = [{"method": "mfa", "at": 0.0}]
        session["account_authentication_methods_user"] = str(user.pk)
        session.save()
        return client

    return log_in
