"""Somebody with an account."""

import pytest
from django.test import Client

from accounts.models import User

EMAIL, PASSWORD = "deniz@example.org", "yedi-pik-kontr"
ACCOUNT = {"tr": "/tr/hesap/", "en": "/en/account/"}
RESET = {"tr": "/tr/hesap/yeni-parola/", "en": "/en/account/new-password/"}
LANGUAGES = pytest.mark.parametrize("language", ["tr", "en"])


@pytest.fixture
def user(db: None) -> User:
    """An account; its address is kept in small letters, however it was typed."""
    return User.objects.create_user(EMAIL.title(), PASSWORD)


@pytest.fixture
def student(user: User) -> Client:
    """Its owner, logged in."""
    client = Client()
    client.force_login(user)
    return client
