"""Who works at an examination: another examiner or invigilator does not reach it, and who watches a room reaches that room."""

import uuid
from datetime import datetime

import pytest
from django.core.management import CommandError, call_command

from accounts import services
from accounts.models import User
from quizzes.examinations import duties
from quizzes.examinations.steering import NotPossible
from quizzes.examinations.verbs import VERBS
from quizzes.models import Candidate, Duty, Examination, ExaminationEvent
from tests.examinations.conftest import at_the_desk, logged_in, member
from tests.examinations.test_roles import PAGES


@pytest.fixture
def home(examination: Examination) -> str:
    return f"/en/examinations/{examination.pk}/"


@pytest.mark.parametrize("role", ["examiner", "invigilator"])
def test_an_examination_of_others_is_not_there(examination: Examination, home: str, role: str) -> None:
    client, before = logged_in(member("baska@example.org", role)), ExaminationEvent.objects.count()
    for page in PAGES:
        assert client.get(home + page).status_code == (404 if PAGES[page] == "watch" or role == "examiner" else 403)
    for verb in VERBS:
        assert client.post(f"{home}do/", {"do": verb}).status_code == 404, verb
    assert ExaminationEvent.objects.count() == before
    assert examination.title not in client.get("/en/examinations/").content.decode()


def test_an_examiner_who_only_watches_one_sees_no_key(
    examination: Examination, home: str, examiner: User, now: datetime
) -> None:
    other = member("baska@example.org", "examiner")
    duties.assign(examination, other.email, "", examiner, now, holds=False)
    client = logged_in(other)
    for page, permission in PAGES.items():
        assert client.get(home + page).status_code == (200 if permission == "watch" else 403), page
    assert client.post(f"{home}do/", {"do": "release"}).status_code == 403
    assert client.post(f"{home}do/", {"do": "assign", "email": other.email, "as": "examiner"}).status_code == 403
    assert "sorular" not in client.get(f"/tr/resmi-sinavlar/{examination.pk}/").content.decode()


@pytest.fixture
def of_room_b(examination: Examination, examiner: User, now: datetime) -> User:
    found = member("salon-b@example.org", "invigilator")
    duties.assign(examination, found.email, "Salon B", examiner, now, holds=False)
    return found


def test_who_watches_a_room_sees_that_room(home: str, of_room_b: User, ayse: Candidate, can: Candidate) -> None:
    for one in (ayse, can):
        at_the_desk(one)
    client = logged_in(of_room_b)
    for address in (f"{home}watch/", f"{home}watch/?room=Salon+A", f"{home}log/"):
        text = client.get(address).content.decode()
        assert "Can Öz" in text
        assert "Ayşe" not in text


def test_who_watches_a_room_helps_only_there(home: str, of_room_b: User, ayse: Candidate, can: Candidate) -> None:
    for one in (ayse, can):
        at_the_desk(one)
    client = logged_in(of_room_b)
    before = dict(Candidate.objects.values_list("name", "deadline"))
    client.post(f"{home}do/", {"do": "add-time", "minutes": "5", "room": "Salon A"})
    client.post(f"{home}do/", {"do": "add-time", "minutes": "5", "room": ""})
    for verb in ("add-time-for", "new-code", "end"):
        client.post(f"{home}do/", {"do": verb, "minutes": "5", "candidate": str(ayse.pk)})
    same = Candidate.objects.get(pk=ayse.pk)
    assert (same.deadline, same.code, same.handed_in) == (before["Ayşe Yılmaz"], ayse.code, None)
    other = Candidate.objects.get(pk=can.pk)
    assert other.deadline is not None
    assert before["Can Öz"] is not None
    assert (other.deadline - before["Can Öz"]).total_seconds() == 600


@pytest.mark.parametrize("verb", [name for name, one in VERBS.items() if one.whole])
def test_who_watches_a_room_does_nothing_to_all(home: str, of_room_b: User, verb: str) -> None:
    before = ExaminationEvent.objects.count()
    assert logged_in(of_room_b).post(f"{home}do/", {"do": verb}).status_code == 403
    assert ExaminationEvent.objects.count() == before


def test_an_examiner_puts_others_on_duty_and_takes_them_off(
    examination: Examination, home: str, examiner: User, invigilator: User
) -> None:
    client = logged_in(examiner)
    client.post(f"{home}do/", {"do": "assign", "email": "Gozetmen@example.org ", "room": "Salon A"})
    duty = Duty.objects.get(user=invigilator)
    assert (duty.examination, duty.room, duty.holds) == (examination, "Salon A", False)
    assert "gozetmen@example.org" in client.get(home).content.decode()
    client.post(f"{home}do/", {"do": "relieve", "duty": str(duty.pk)})
    assert logged_in(invigilator).get(f"{home}watch/").status_code == 404
    assert list(examination.events.values_list("what", flat=True)[:2]) == ["relieved", "assigned"]


def test_nobody_without_the_role_and_the_last_examiner_stays(
    examination: Examination, examiner: User, invigilator: User, now: datetime
) -> None:
    member("uye@example.org")
    for email, room, holds in (
        ("uye@example.org", "", False),
        ("kimse@example.org", "", False),
        (invigilator.email, "", True),
        (invigilator.email, "Salon C", False),
        (examiner.email, "", False),
    ):
        with pytest.raises(NotPossible):
            duties.assign(examination, email, room, examiner, now, holds=holds)
    with pytest.raises(NotPossible):
        duties.relieve(examination, Duty.objects.get(user=examiner).pk, examiner, now)
    assert duties.duty_of(examiner, examination.pk) is not None


def test_who_has_no_such_account_is_named_and_stays_to_be_mended(home: str, examiner: User) -> None:
    sent = {"do": "assign", "email": "kimse@example.org", "as": "examiner", "room": "Salon B"}
    answer = logged_in(examiner).post(f"{home}do/", sent)
    assert answer.status_code == 422
    text = answer.content.decode()
    assert "No account with the role that this needs has the address kimse@example.org." in text
    assert 'value="kimse@example.org"' in text
    assert '<option value="examiner" selected>' in text


def test_who_has_lost_the_role_has_lost_the_examination(home: str, examiner: User) -> None:
    client = logged_in(examiner)
    examiner.groups.clear()
    assert client.get(home).status_code == 403


def test_an_examination_without_examiners_gets_one_on_the_host(
    examination: Examination, home: str, examiner: User, capsys: pytest.CaptureFixture[str]
) -> None:
    examiner.delete()
    other = member("baska@example.org", "examiner")
    call_command("duty")
    assert f"{examination.pk} {examination.title}: –" in capsys.readouterr().out
    for email, number in (
        (other.email, "1"),
        (other.email, str(uuid.uuid4())),
        ("gozetmen@example.org", str(examination.pk)),
    ):
        with pytest.raises(CommandError):
            call_command("duty", email, number)
    call_command("duty", other.email, str(examination.pk))
    assert logged_in(other).get(f"{home}questions/").status_code == 200


@pytest.mark.parametrize("noted", ["now", "once"])
def test_the_log_does_not_name_a_deleted_account(
    examination: Examination, home: str, examiner: User, now: datetime, noted: str
) -> None:
    """By its number, as events are noted now; by its address, as they were once."""
    other = member("baska@example.org", "invigilator")
    made = duties.assign(examination, other.email, "Salon A", examiner, now, holds=False)
    duties.relieve(examination, made.pk, examiner, now)
    if noted == "once":
        ExaminationEvent.objects.filter(what="assigned").update(detail="baska@example.org Salon A")
    client = logged_in(examiner)
    assert "baska@example.org Salon A" in client.get(f"{home}log/").content.decode()
    services.delete(other)
    assert not ExaminationEvent.objects.filter(detail__contains="baska").exists()
    assert "a deleted account Salon A" in client.get(f"{home}log/").content.decode()
