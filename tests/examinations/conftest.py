"""An examination about revokes, with candidates in two rooms, and who works at it."""

from datetime import datetime, timedelta
from typing import Any

import pytest
from allauth.mfa.totp.internal.auth import TOTP
from django.contrib.auth.models import Group
from django.test import Client
from django.utils import timezone

from accounts import roles
from accounts.models import User
from quizzes.examinations import duties, enrolling, preparing, steering, variants
from quizzes.exams.blueprints import blueprints
from quizzes.models import Candidate, Examination

Drawn = list[list[dict[str, Any]]]
LINES = "Ayşe Yılmaz; 101; Salon A\nCan Öz; 102; Salon B; 25\nDeniz Ak; 103; Salon B"


def member(email: str, *given: str) -> User:
    """Somebody with roles, who has an app that gives codes."""
    user = User.objects.create_user(email, "yedi-pik-kontr")
    for role in given:
        roles.give(user, role)
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    return User.objects.get(pk=user.pk)


def logged_in(user: User, *, second_step: bool = True) -> Client:
    client = Client()
    client.force_login(user)
    if second_step:
        session = client.session
        session["account_authentication_methods"] = [{"method": "mfa", "at": 0.0}]
        session["account_authentication_methods_user"] = str(user.pk)
        session.save()
    return client


@pytest.fixture
def now() -> datetime:
    return timezone.now().replace(microsecond=0)


@pytest.fixture
def examiner(db: None) -> User:
    assert Group.objects.filter(name="examiner").exists()
    return member("sinav@example.org", "examiner")


@pytest.fixture
def invigilator(db: None) -> User:
    return member("gozetmen@example.org", "invigilator")


def plan(now: datetime, **other: object) -> preparing.Plan:
    told: dict[str, object] = {
        "title": "Bölge hakemliği 2026",
        "blueprint": blueprints()["revokes"].limited_to(4, ()),
        "minutes": 60,
        "pass_mark": 70,
        "open_book": False,
        "rooms": ("Salon A", "Salon B"),
        "variants": 2,
        "opens": now - timedelta(hours=1),
        "closes": now + timedelta(hours=3),
    }
    return preparing.Plan(**(told | other))  # type: ignore[arg-type]


@pytest.fixture(scope="session")
def drawn() -> Drawn:
    """Two variants, drawn once for all tests."""
    return variants.draw_variants(["revoke-in-play", "revoke-question", "revoke-in-play", "revoke-twelfth"], 2)


@pytest.fixture
def examination(examiner: User, invigilator: User, now: datetime, drawn: Drawn) -> Examination:
    """Open, with three candidates and an invigilator."""
    made = preparing.keep(plan(now), drawn, examiner, now)
    duties.assign(made, invigilator.email, "", examiner, now, holds=False)
    enrolling.enrol(made, LINES, examiner, now)
    steering.open_it(made, examiner, now)
    return Examination.objects.get(pk=made.pk)


@pytest.fixture
def ayse(examination: Examination) -> Candidate:
    return examination.candidates.get(number="101")


@pytest.fixture
def can(examination: Examination) -> Candidate:
    """With a quarter more time."""
    return examination.candidates.get(number="102")


def at_the_desk(candidate: Candidate) -> Client:
    """A browser of its own in which the code was typed."""
    client = Client()
    assert client.post("/en/exam-code/", {"code": candidate.code}).status_code == 302
    return client


def page(candidate: Candidate, *rest: object) -> str:
    return f"/en/exam-code/{candidate.pk}/" + "".join(f"{one}/" for one in rest)
