"""A teacher, and a class that she has opened."""

import pytest
from django.test import Client

from accounts.models import User
from quizzes.classes import opening
from quizzes.models import Classroom
from quizzes.offering.blueprints import blueprints


@pytest.fixture
def teacher(db: None) -> Client:
    client = Client()
    client.force_login(User.objects.create_user("ogretmen@example.org", "yedi-pik-kontr"))
    return client


@pytest.fixture
def classroom(teacher: Client) -> Classroom:
    """Three questions, with standings, nothing on yet."""
    user = User.objects.get()
    return opening.open_class(user, blueprints()["revokes"].limited_to(3, ()), standings=True)
