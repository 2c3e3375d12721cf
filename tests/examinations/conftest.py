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
from quizzes.examinations import duties, enrolling, preparing, releasing, steering, variants
from quizzes.examinations import written_marking as marks
from quizzes.models import Candidate, CandidateAnswer, Examination
from quizzes.offering.blueprints import blueprints
from quizzes.questions.templates import templates

Drawn = list[list[dict[str, Any]]]
TEXT = "Batı ronons yaptı:\niki löve verilir, Yasa 64A1."
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


def place_of_the_case(candidate: Candidate) -> int:
    found = candidate.examination.questions.get(rubric__isnull=False, variant=candidate.variant)
    return found.number


def sits(candidate: Candidate, text: str = TEXT) -> Client:
    """Begins, answers the choice rightly, writes."""
    client, number = at_the_desk(candidate), place_of_the_case(candidate)
    choice = candidate.examination.questions.get(rubric__isnull=True, variant=candidate.variant)
    client.post(page(candidate, choice.number), {"answered": "1", "answer": choice.key.split(","), "turn": "1"})
    client.post(page(candidate, number), {"answered": "1", "written": text, "turn": "1"})
    return client


def give(sheet: CandidateAnswer, share: float) -> dict[str, str]:
    """So great a part of the points, the remark as well."""
    most: dict[str, int] = sheet.question.parts["points"]
    return {part: str(int(points * share)) for part, points in most.items()} | {"remark": f"not {share}"}


def state(sheet: CandidateAnswer) -> str:
    fresh = CandidateAnswer.objects.get(pk=sheet.pk)
    return marks.standing(fresh, fresh.candidate.examination.apart).state


@pytest.fixture(scope="session")
def drawn_to_write() -> Drawn:
    """One choice and one ruling to write, in two variants."""
    cases = [one for one in templates().values() if one.name in ("an-insufficient-bid", "defenders-lead-out-of-turn")]
    return variants.draw_variants(["revoke-in-play"], 2, variants.Written(1, cases))


@pytest.fixture
def second(db: None) -> User:
    return member("ikinci@example.org", "examiner")


@pytest.fixture
def third(db: None) -> User:
    return member("ucuncu@example.org", "examiner")


@pytest.fixture
def held(examiner: User, second: User, third: User, now: datetime, drawn_to_write: Drawn) -> Examination:
    """Open, with two candidates; three examiners are on duty."""
    made = preparing.keep(plan(now, pass_mark=60), drawn_to_write, examiner, now)
    for one in (second, third):
        duties.assign(made, one.email, "", examiner, now, holds=True)
    enrolling.enrol(made, "Ayşe Yılmaz; 101\nCan Öz; 102", examiner, now)
    steering.open_it(made, examiner, now)
    return Examination.objects.get(pk=made.pk)


@pytest.fixture
def writer(held: Examination) -> Candidate:
    return held.candidates.get(number="101")


@pytest.fixture
def sheet(held: Examination, writer: Candidate, examiner: User, now: datetime) -> CandidateAnswer:
    """What she wrote, the examination closed."""
    sits(writer)
    steering.close(held, examiner, now)
    held.refresh_from_db()
    return CandidateAnswer.objects.get(candidate=writer, sheet__isnull=False)


@pytest.fixture
def marked(held: Examination, sheet: CandidateAnswer, examiner: User, second: User, now: datetime) -> Examination:
    """Seven and eight points; released."""
    assert sheet.sheet is not None
    points = give(sheet, 1)
    marks.mark(held, sheet.sheet, examiner, points, now)
    marks.mark(held, sheet.sheet, second, points | {"clause": "1", "remark": "Bent eksik."}, now)
    releasing.release(held, examiner, now)
    return Examination.objects.get(pk=held.pk)
