"""What belongs to somebody is closed to all others, whatever role they have; no form is taken from another site."""

from collections.abc import Iterator
from datetime import timedelta

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from bench.staff import EXAMINED, session_of_staff
from lawbook import limits
from quizzes.classes.opening import open_class
from quizzes.exams.sittings import begin
from quizzes.models import Duty, Student
from quizzes.offering.blueprints import blueprints
from tests.test_every_form import NOTHING_THERE, addresses, asked, rows

OWNED = ("en/class/<code>/", "en/my-exam/<sitting_id>/", "en/exam-code/<candidate_id>/", "en/examinations/<number>/")
ENTRANCES = ("/en/account/log-in/", "/en/class/?code=")
FROM_ANYWHERE = {  # no session stands behind them, or an answer counts by its ticket alone
    "csp-report",
    "en/ahead/",
    "en/announcements/",
    "en/announcements/confirm/<token>/",
    "en/announcements/unsubscribe/<token>/",
    "en/editions/verification/",
    "en/question/<question_id>/",
}


@pytest.fixture
def owned(reader: Client, made_resting: None) -> dict[str, str]:
    """A class, an exam, a candidate and an examination that somebody holds: what stands for each in an address."""
    limits.forget()
    session_of_staff()
    owner = User.objects.get(email="staff@example.org")
    blueprint = blueprints()["scores"]
    code = open_class(owner, blueprint, standings=False).code
    sitting = begin(Student.objects.create(user=owner), blueprint, 0, timezone.now() - timedelta(minutes=1))
    mine = {"code": code, "sitting_id": str(sitting.pk), "candidate_id": str(EXAMINED), "number": "1"}
    return mine | {"examination": str(EXAMINED), "sheet": str(EXAMINED)}


@pytest.fixture
def another(owned: dict[str, str]) -> Client:
    """Somebody with every role and the second step, to whom none of it belongs."""
    User.objects.filter(email="staff@example.org").update(email="owner@example.org")
    client = Client()
    client.cookies["sessionid"] = session_of_staff()
    Duty.objects.filter(user__email="staff@example.org").delete()
    return client


def _theirs(owned: dict[str, str]) -> Iterator[str]:
    """The addresses of what is owned."""
    for one in addresses():
        if one.startswith(OWNED):
            filled = one.replace("en/examinations/<number>/", f"en/examinations/{owned['examination']}/")
            for name, value in owned.items():
                filled = filled.replace(f"<{name}>", value)
            yield f"/{filled.replace('<', 'x').replace('>', '')}"


def _is_closed(status: int, leads_to: str) -> bool:
    return status in (403, 404, 405) or (status == 302 and leads_to.startswith(ENTRANCES))


@pytest.mark.parametrize("method", ["get", "post"])
def test_all_of_it_is_closed_to_others(another: Client, owned: dict[str, str], method: str) -> None:
    found = list(_theirs(owned))
    assert len(found) > 20
    for address in found:
        for who in (another, Client()):
            answered = getattr(who, method)(address)
            leads_to = answered.get("Location", "")
            if method == "get" and leads_to and not leads_to.startswith(ENTRANCES):
                answered = who.get(leads_to)  # a button's address that is only opened leads to its page
            said = answered.status_code, answered.get("Location", "")
            assert _is_closed(*said), (address, *said)


def test_it_is_open_to_whom_it_belongs(owned: dict[str, str]) -> None:
    """Otherwise the test above would hold for addresses that lead nowhere."""
    owner = Client()
    owner.cookies["sessionid"] = session_of_staff()
    for address in (
        f"/en/class/{owned['code']}/screen/",
        f"/en/my-exam/{owned['sitting_id']}/1/",
        f"/en/examinations/{EXAMINED}/",
    ):
        assert owner.get(address).status_code == 200


def test_no_form_is_taken_without_its_token(reader: Client, made_resting: None) -> None:
    """As a page of another site would send it, from the browser of somebody with every role."""
    client = Client(enforce_csrf_checks=True)
    taken = set()
    for address in rows():
        if not address.startswith("api/") and address not in NOTHING_THERE:
            client.cookies["sessionid"] = session_of_staff()
            if asked(client, address) != 403:
                taken.add(address)
    assert taken == FROM_ANYWHERE
