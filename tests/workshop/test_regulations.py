"""Regulations are written by one person and published by another, who first sees which cases they rule otherwise."""

from collections.abc import Callable
from datetime import timedelta
from itertools import cycle

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from bridge.problems import ImpossibleCase
from lawbook.book import Book
from lawbook.jobs.doing import work_off
from rulings.assistant.cases import reviewed_cases
from rulings.engine.regulations import Regulations
from rulings.engine.rulings import rule
from rulings.models import PublishedRegulations
from rulings.organisation.published import TooEarly
from tests.rulings.reviewed import said_backwards
from tests.workshop.conftest import Person
from workshop import regulations_impact
from workshop.actions.approve import InTheWay, OwnWork
from workshop.actions.regulate import drop_regulations, publish_regulations, write_regulations
from workshop.actions.write import Closed
from workshop.models import Entry, RegulationsDraft
from workshop.permissions import NotAllowed, SecondFactorNeeded
from workshop.regulations_impact import changed_cases

Desk = Callable[[User], Client]
TODAY = timezone.localdate()


@pytest.fixture(autouse=True)
def _it_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of the tests may go on beyond midnight."""
    monkeypatch.setattr(timezone, "localdate", lambda: TODAY)


FORM = "/en/workshop/regulations/"
TOLD = {"in_force_from": TODAY.isoformat(), "appeal_minutes": "10", "note": "<b>Board</b>"}


@pytest.fixture
def written(editor: User, book: Book) -> RegulationsDraft:
    """Written, and what they change is known."""
    made = write_regulations(editor, {"appeal_minutes": 10}, TODAY, "")
    work_off()
    made.refresh_from_db()
    return made


def test_the_whole_way_on_the_pages(editor: User, publisher: User, at_the_desk: Desk, book: Book) -> None:
    desk, other = at_the_desk(editor), at_the_desk(publisher)
    html = desk.get(FORM).content.decode()
    assert all(f'name="{name}"' in html for name in Regulations.model_fields)
    wrong = desk.post(FORM, TOLD | {"in_force_from": "soon", "appeal_minutes": "many"})
    assert wrong.status_code == 422
    for words in ("A day is needed", "Nothing was kept", 'value="many"'):
        assert words in wrong.content.decode()
    assert desk.post(FORM, TOLD | {"appeal_minutes": "9" * 5000}).status_code == 422
    over = desk.post(FORM, TOLD | {"in_force_from": (TODAY - timedelta(days=1)).isoformat()})
    assert (over.status_code, "That day is over" in over.content.decode()) == (422, True)
    page = desk.post(FORM, TOLD)["Location"]
    assert "It is being looked for." in other.get(page).content.decode()
    assert other.get(page)["Refresh"] == "3"
    work_off()
    seen = other.get(page).content.decode()
    assert "&lt;b&gt;Board" in seen
    assert "Under these" in seen
    assert "do/publish/" not in desk.get(page).content.decode()
    other.post(f"{page}do/publish/")
    assert "published as no. 1" in other.get(page).content.decode()
    assert "Regulations no. 1, in force since" in Client().get("/en/regulations/").content.decode()
    assert 'value="10"' in desk.get(FORM).content.decode()
    assert desk.get(page.replace("/en/workshop/regulations", "/tr/atolye/yonetmelik")).status_code == 200
    assert [one.what for one in Entry.objects.all()] == ["publish-regulations", "write-regulations"]
    assert Entry.objects.all()[0].details["written_by"] == editor.email


def test_who_wrote_them_does_not_publish_them(written: RegulationsDraft, person: Person) -> None:
    both = person("both", "publisher", "editor")
    own = write_regulations(both, {}, TODAY, "")
    work_off()
    with pytest.raises(OwnWork):
        publish_regulations(both, own)
    publish_regulations(both, written)
    with pytest.raises(Closed):
        publish_regulations(both, written)
    with pytest.raises(Closed):
        drop_regulations(both, written)


def test_nobody_else_writes_or_publishes(written: RegulationsDraft, person: Person, editor: User) -> None:
    for role in ("translator", "commentator", "reviewer"):
        who = person(role, role)
        with pytest.raises(NotAllowed):
            write_regulations(who, {}, TODAY, "")
        with pytest.raises(NotAllowed):
            drop_regulations(who, written)
    for who in (editor, person("reader"), person("second", "reviewer")):
        with pytest.raises(NotAllowed):
            publish_regulations(who, written)
    with pytest.raises(SecondFactorNeeded):
        publish_regulations(person("half", "publisher", second_factor=False), written)
    assert not PublishedRegulations.objects.exists()
    assert RegulationsDraft.objects.count() == 1


def test_the_page_is_closed_to_others_and_needs_its_token(
    written: RegulationsDraft, publisher: User, person: Person
) -> None:
    assert Client().get(FORM).status_code == 302
    reader = Client()
    reader.force_login(person("reader"))
    assert reader.get(FORM).status_code == 403
    assert reader.post(f"{FORM}{written.pk}/do/publish/").status_code == 403
    half = Client()
    half.force_login(publisher)
    assert half.post(f"{FORM}{written.pk}/do/publish/").status_code == 302
    strict = Client(enforce_csrf_checks=True)
    strict.force_login(publisher)
    assert strict.post(f"{FORM}{written.pk}/do/publish/").status_code == 403
    assert not PublishedRegulations.objects.exists()


def test_a_day_that_is_over_and_what_cannot_be_are_refused(editor: User, publisher: User, book: Book) -> None:
    with pytest.raises(ImpossibleCase):
        write_regulations(editor, {"appeal_minutes": -1}, TODAY, "")
    late = write_regulations(editor, {}, TODAY - timedelta(days=1), "")
    with pytest.raises(InTheWay):
        publish_regulations(publisher, late)  # what they change is not known yet
    work_off()
    with pytest.raises(TooEarly):
        publish_regulations(publisher, late)
    assert not PublishedRegulations.objects.exists()
    drop_regulations(editor, late)


def test_the_cases_that_are_ruled_otherwise_are_found_and_no_others(written: RegulationsDraft, editor: User) -> None:
    assert written.impact is not None
    assert written.impact["cases"]
    asked_late = {case.kind for case in map(reviewed_cases().__getitem__, written.impact["cases"])}
    assert asked_late <= {"appeal", "ruling-requested", "directors-error", "tricks-disputed", "wrong-number-of-cards"}
    same = write_regulations(editor, {"average_imps": 3}, TODAY, "")
    work_off()
    same.refresh_from_db()
    assert (same.impact or {})["cases"] == []


def test_a_case_that_is_only_said_in_another_order_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    now, then = {"appeal_minutes": 30}, {"appeal_minutes": 20}
    found = [case.id for case in changed_cases(now, then)]
    orders = cycle([lambda ruling: ruling, said_backwards])
    monkeypatch.setattr(regulations_impact, "rule", lambda case: next(orders)(rule(case)))
    assert [case.id for case in changed_cases(now, then)] == found
