"""Every page and every verb of an examination, for every role: nobody, a member, an invigilator, an examiner."""

import pytest
from django.db import transaction
from django.test import Client

from accounts.models import User
from quizzes.examinations.duties import HOLD
from quizzes.examinations.verbs import VERBS
from quizzes.models import Candidate, Duty, Examination, ExaminationEvent
from tests.examinations.conftest import logged_in, member

PAGES = {"": "watch", "watch/": "watch", "log/": "watch", "candidates/": "hold", "questions/": "hold"}
PAGES |= dict.fromkeys(("sheet/", "results/", "results.csv", "items/", "appeals/", "marking/", "deletion/"), "hold")
ROLES = ["nobody", "member", "invigilator", "examiner"]


@pytest.fixture
def as_role(examiner: User, invigilator: User) -> dict[str, Client]:
    return {
        "nobody": Client(),
        "member": logged_in(member("uye@example.org")),
        "invigilator": logged_in(invigilator),
        "examiner": logged_in(examiner),
    }


def expected(role: str, permission: str, opened: int) -> int:
    """The status that a role gets where a permission is needed."""
    if role == "nobody":
        return 302
    allowed = role == "examiner" or (role == "invigilator" and permission == "watch")
    return opened if allowed else 403


@pytest.mark.parametrize("role", ROLES)
def test_pages(examination: Examination, as_role: dict[str, Client], role: str) -> None:
    client, home = as_role[role], f"/en/examinations/{examination.pk}/"
    for page, permission in PAGES.items():
        response = client.get(home + page)
        assert response.status_code == expected(role, permission, 200), page
        assert response.status_code != 302 or "log-in" in response["Location"]
        assert "no-store" in response.get("Cache-Control", "no-store")
    assert client.get("/en/examinations/").status_code == expected(role, "watch", 200)
    for part in ("new", "certificate-erasure"):
        assert client.get(f"/en/examinations/{part}/").status_code == expected(role, "hold", 200)


@pytest.mark.parametrize("role", ROLES)
def test_verbs(examination: Examination, as_role: dict[str, Client], role: str) -> None:
    """Who may is led back, or told what is missing; who may not changes nothing, and nothing is noted.

    Each verb is tried on the examination as it was made.
    """
    before = ExaminationEvent.objects.count()
    candidate = Candidate.objects.earliest("name")
    for verb, one in VERBS.items():
        sent = {"do": verb, "minutes": "5", "candidate": str(candidate.pk), "lines": "Ek Aday", "back": "watch"}
        with transaction.atomic():
            response = as_role[role].post(f"/en/examinations/{examination.pk}/do/", sent)
            noted = ExaminationEvent.objects.count() - before
            transaction.set_rollback(True)
        permission = "hold" if one.permission == HOLD else "watch"
        names_nobody = verb == "assign"
        assert response.status_code == expected(role, permission, 422 if names_nobody else 302), verb
        if expected(role, permission, 200) != 200:
            assert noted == 0, verb
            assert "code" not in response.content.decode(), verb


def test_verbs_are_not_done_by_looking(examination: Examination, as_role: dict[str, Client]) -> None:
    looked = as_role["examiner"].get(f"/en/examinations/{examination.pk}/do/?do=close")
    assert looked["Location"] == f"/en/examinations/{examination.pk}/", "as after a log-in in between"
    assert not examination.events.filter(what="closed").exists()
    assert as_role["examiner"].post(f"/en/examinations/{examination.pk}/do/", {"do": "burn"}).status_code == 404


def test_a_verb_reaches_no_candidate_of_another_examination(
    examination: Examination, as_role: dict[str, Client], ayse: Candidate, examiner: User
) -> None:
    other = Examination.objects.get(pk=examination.pk)
    other.pk = None
    other.save()
    Duty.objects.create(examination=other, user=examiner, holds=True)
    sent = {"do": "new-code", "candidate": str(ayse.pk)}
    as_role["examiner"].post(f"/en/examinations/{other.pk}/do/", sent)
    assert Candidate.objects.get(pk=ayse.pk).code == ayse.code


def test_examinations_need_the_second_step_of_the_log_in(
    examination: Examination, examiner: User, invigilator: User
) -> None:
    """A password alone opens neither pages nor verbs, of an examiner or of an invigilator."""
    home, client = f"/en/examinations/{examination.pk}/", logged_in(examiner, second_step=False)
    for page in PAGES:
        assert client.get(home + page).status_code == 302, page
    assert "next=" in client.get(f"{home}questions/")["Location"]
    client.post(f"{home}do/", {"do": "enrol", "lines": "Ek Aday"})
    assert examination.candidates.count() == 3
    assert client.get("/en/reports/").status_code == 302
    watching = logged_in(invigilator, second_step=False)
    assert watching.get(f"{home}watch/").status_code == watching.get("/en/examinations/").status_code == 302
    watching.post(f"{home}do/", {"do": "pause"})
    assert Examination.objects.get(pk=examination.pk).paused is None
