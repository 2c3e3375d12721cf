"""An old examination is deleted: what stands against it, what goes, what stays."""

from datetime import datetime, timedelta

import pytest
from django.apps import apps
from django.test import Client
from django.utils import timezone

from accounts.models import User
from quizzes.examinations import removing, steering
from quizzes.models import (
    Appeal,
    Candidate,
    Certificate,
    Examination,
    KeptCertificate,
    RemovedExamination,
)
from tests.examinations.conftest import at_the_desk, logged_in, member, page

OF_LONG_AGO = timedelta(days=removing.DAYS_TO_APPEAL, hours=1)


@pytest.fixture
def old(marked: Examination) -> Examination:
    """Marked, with a certificate, released longer ago than anybody may contest."""
    assert marked.released
    Examination.objects.filter(pk=marked.pk).update(released=marked.released - OF_LONG_AGO)
    return Examination.objects.get(pk=marked.pk)


def address(one: Examination) -> str:
    return f"/en/examinations/{one.pk}/deletion/"


def test_who_types_the_title_deletes_all_but_the_certificate(
    old: Examination, examiner: User, writer: Candidate
) -> None:
    code, desk = Certificate.objects.get().code, at_the_desk(writer)
    before = Client().get(f"/tr/belge/{code}/").content.decode()
    client = logged_in(examiner)
    assert client.post(address(old), {"title": "Another"}).status_code == 422
    assert Examination.objects.filter(pk=old.pk).exists()
    told = client.post(address(old), {"title": f"  {old.title.upper()} "}, follow=True).content.decode()
    assert "The examination is deleted." in told
    assert f"by {examiner.email}" in told
    left = [one._meta.label for one in apps.get_app_config("quizzes").get_models() if one._default_manager.exists()]
    assert left == ["quizzes.RemovedExamination", "quizzes.KeptCertificate"]
    shown = Client().get(f"/tr/belge/{code.lower()}/").content.decode()
    for said in (writer.name, writer.number, old.title, "geçerlidir", "%95 (geçme notu: %60)"):
        assert said in shown, said
        assert said in before or said.startswith("%"), said
    assert desk.get(page(writer)).status_code == 404
    assert "No candidate has this code" in Client().post("/en/exam-code/", {"code": writer.code}).content.decode()


def test_a_certificate_that_does_not_hold_is_none_afterwards(old: Examination, examiner: User, now: datetime) -> None:
    Examination.objects.update(pass_mark=100)
    removing.remove(old, old.title, examiner, now)
    assert not KeptCertificate.objects.exists()
    assert Client().get("/en/certificate/AAAABBBBCCCC/").status_code == 404


def test_not_while_candidates_may_contest(
    marked: Examination, examiner: User, writer: Candidate, now: datetime
) -> None:
    client = logged_in(examiner)
    assert "may still contest" in client.get(address(marked)).content.decode()
    assert client.post(address(marked), {"title": marked.title}).status_code == 409
    Appeal.objects.create(candidate=writer, question=marked.questions.all()[0], text="64A1")
    assert removing.obstacle(marked, now + OF_LONG_AGO) == "appeals"
    Appeal.objects.update(decision="refused")
    assert removing.obstacle(marked, now + OF_LONG_AGO) is None
    assert Examination.objects.filter(pk=marked.pk).exists()


def test_not_while_it_is_open_but_at_once_where_nobody_began(
    examination: Examination, examiner: User, now: datetime
) -> None:
    assert removing.obstacle(examination, now + timedelta(days=900)) == "open"
    steering.close(examination, examiner, now)
    examination.refresh_from_db()
    assert removing.obstacle(examination, now) is None
    assert removing.remove(examination, examination.title, examiner, now).candidates == 3


def test_an_invigilator_deletes_nothing_nor_an_examiner_of_another(
    old: Examination, invigilator: User, second: User
) -> None:
    old.duties.filter(user=second).delete()
    for who, status in ((invigilator, (403, 404)), (second, (404,))):
        for sent in (Client.get, Client.post):
            assert sent(logged_in(who), address(old), {"title": old.title}).status_code in status
    assert not RemovedExamination.objects.exists()


def test_what_is_kept_for_two_years_is_said(old: Examination, examiner: User) -> None:
    client, told = logged_in(examiner), "kept for more than two years"
    assert told not in client.get("/en/examinations/").content.decode()
    Examination.objects.update(opens=old.opens - removing.DUE)
    assert told in client.get("/en/examinations/").content.decode()


ERASURE = "/en/examinations/certificate-erasure/"


@pytest.fixture
def kept(old: Examination, examiner: User, now: datetime) -> KeptCertificate:
    removing.remove(old, old.title, examiner, now)
    return KeptCertificate.objects.get()


@pytest.mark.parametrize("asked", ["code", "name", "number"])
def test_who_asks_for_it_has_the_certificate_erased(
    kept: KeptCertificate, examiner: User, asked: str, client: Client
) -> None:
    """It is found by what stands on it; that it is gone is noted, and nowhere whose it was."""
    staff, typed = logged_in(examiner), {"code": kept.code.lower(), "name": "AYSE  yılmaz", "number": "101"}[asked]
    shown = staff.post(ERASURE, {"sought": typed}).content.decode()
    assert f'value="{kept.code}"' in shown
    done = staff.post(ERASURE, {"code": kept.code}, follow=True).content.decode()
    assert "The certificate is erased." in done
    assert f"a certificate erased on {timezone.now():%-d %B %Y} by {examiner.email}" in done
    verified = client.get(f"/en/certificate/{kept.code}/")
    assert verified.status_code == 404
    assert "No certificate with this code is on record." in verified.content.decode()
    assert kept.name not in done + verified.content.decode()
    rows = [str(vars(row)) for one in apps.get_app_config("quizzes").get_models() for row in one._default_manager.all()]
    assert rows
    assert not [row for row in rows if kept.name in row or kept.code in row]
    assert "not on record any more" in staff.post(ERASURE, {"code": kept.code}, follow=True).content.decode()


def test_nobody_else_erases_or_finds_one(kept: KeptCertificate, examiner: User, invigilator: User) -> None:
    others = (
        Client(),
        logged_in(invigilator),
        logged_in(member("uye@example.org")),
        logged_in(examiner, second_step=False),
    )
    for who in others:
        for sent in ({"sought": kept.name}, {"code": kept.code}):
            answer = who.post(ERASURE, sent)
            assert answer.status_code in (302, 403)
            assert kept.code not in answer.content.decode()
    assert KeptCertificate.objects.exists()


def test_a_name_is_found_whole_or_not_at_all(kept: KeptCertificate, examiner: User) -> None:
    for typed in ("Ayşe", "1", " ", "%", "A" * 900):
        answer = logged_in(examiner).post(ERASURE, {"sought": typed})
        assert answer.status_code == 404
        assert "has this code, name or number" in answer.content.decode()
