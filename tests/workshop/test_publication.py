"""Publishing off the request: asked for on the draft's page, done by a process of its own, told how far it is."""

import datetime
import re
from collections.abc import Callable

import pytest
from django.test import Client
from django.utils import timezone

from accounts.models import User
from accounts.roles import take
from lawbook import beforehand
from lawbook.book import Book
from lawbook.editions import edition_in_force
from lawbook.jobs.doing import work_off
from lawbook.jobs.queue import let_go_of
from lawbook.models import Edition, Job
from lawbook.offline.ahead import as_if_in_force
from tests.workshop.conftest import Person
from tests.workshop.test_publishing import CLAUSE, changed, no_index, ready
from tests.workshop.test_writing import lines
from workshop import making
from workshop.actions.approve import InTheWay, approve
from workshop.actions.publish import ask_to_publish, publish
from workshop.actions.write import write
from workshop.models import Draft, Entry

__all__ = ["changed", "no_index", "ready"]  # fixtures
Desk = Callable[[User], Client]
NOW = timezone.now()


@pytest.fixture(autouse=True)
def no_files(monkeypatch: pytest.MonkeyPatch) -> None:
    """The files of an edition have their own tests."""
    monkeypatch.setattr("workshop.actions.publish.make_exports", lambda edition, folder: None)


def asked(client: Client, draft: Draft) -> str:
    """The page to which asking leads."""
    sent = client.post(f"/tr/atolye/taslak/{draft.pk}/do/publish/", {"at": "2026-01-01T00:00:00"})
    return str(sent["Location"])


@pytest.mark.parametrize("at", ["", "soon", "2026-13-45T00:00", "0001-01-01T00:00+14:00", "9999-12-31T23:59-14:00"])
def test_what_is_no_moment_publishes_nothing(ready: Draft, publisher: User, at_the_desk: Desk, at: str) -> None:
    client, page = at_the_desk(publisher), f"/en/workshop/draft/{ready.pk}/"
    assert client.post(f"{page}do/publish/", {"at": at}).status_code == 302
    assert "Say from when it is in force." in client.get(page).content.decode()


def test_a_publication_goes_on_without_the_request(ready: Draft, publisher: User, at_the_desk: Desk) -> None:
    client = at_the_desk(publisher)
    page = asked(client, ready)
    assert page == f"/tr/atolye/taslak/{ready.pk}/yayin/"
    waiting = client.get(page)
    assert "Bekliyor (sıraya giriş:" in waiting.content.decode()
    assert (waiting["Refresh"], str(edition_in_force())) == ("3", "2017.1")
    draft_page = client.get(f"/tr/atolye/taslak/{ready.pk}/").content.decode()
    assert ("Yayımı sırada bekliyor." in draft_page, 'action="do/publish/"' in draft_page) == (True, False)
    with pytest.raises(InTheWay):
        ask_to_publish(publisher, ready, NOW)
    assert work_off() == 1
    done = client.get(page)
    assert "Refresh" not in done
    for words in ("Taslak yayımlandı.", "metin <", "dosyaları <", 'href="/tr/2017.2/"'):
        assert words in done.content.decode()
    assert [one.what for one in Entry.objects.all()][:2] == ["publish", "ask-to-publish"]
    assert "The draft is published." in client.get(f"/en/workshop/draft/{ready.pk}/publication/").content.decode()


def test_one_that_waits_for_another_says_since_when_and_until_when(
    ready: Draft, publisher: User, at_the_desk: Desk
) -> None:
    """It said that it was being published, and nothing was made."""
    client = at_the_desk(publisher)
    page = asked(client, ready)
    begun = {"state": Job.State.RUNNING, "begun_at": timezone.now(), "lane": "publish"}
    ahead = Job.objects.create(kind="publish", about="draft 0", **begun)
    told = client.get(page).content.decode()
    assert re.search(
        r"Bekliyor \(sıraya giriş: \d\d:\d\d:\d\d\): önce başka bir yayım bitecek \(başlangıcı: \d\d:", told
    )
    assert "Yayımlanıyor" not in told
    ahead.delete()
    Job.objects.update(not_before=timezone.now() + datetime.timedelta(hours=30))
    assert re.search(r"başlayacağı an: \d+ \w+ \d{4}, \d\d:\d\d", client.get(page).content.decode())
    Job.objects.update(state=Job.State.RUNNING)
    assert "Yayımlanıyor (başlangıç:" in client.get(page).content.decode()


def test_what_is_announced_waits_for_its_day(ready: Draft, publisher: User, at_the_desk: Desk) -> None:
    at = NOW + datetime.timedelta(days=30)
    job = ask_to_publish(publisher, ready, at)
    Job.objects.filter(pk=job.pk).update(state=Job.State.DONE, said={"edition": "2017.2"})
    page = f"/en/workshop/draft/{ready.pk}/publication/"
    assert "It waits for its day: asked for on" in at_the_desk(publisher).get(page).content.decode()


@pytest.mark.long
def test_who_changed_the_draft_meanwhile_ends_it_and_it_is_asked_for_again(
    ready: Draft, editor: User, reviewer: User, publisher: User, at_the_desk: Desk
) -> None:
    client = at_the_desk(publisher)
    page = asked(client, ready)
    write(editor, ready, CLAUSE, {"en": lines(ready, field="en") + " So."}, 1)
    work_off()
    told = client.get(page).content.decode()
    assert "kimse onaylamadı" in told
    assert "yarım yayımlanmış hiçbir şey yok" in told
    assert (str(edition_in_force()), Entry.objects.filter(what="publish").exists()) == ("2017.1", False)
    ready.refresh_from_db()
    approve(reviewer, ready)
    again = dict(re.findall(r'name="(at|why)" value="([^"]*)"', told))
    assert client.post(page.replace("yayin/", "do/publish/"), again | {"why": "acele"})["Location"] == page
    assert "Bekliyor (sıraya giriş:" in client.get(page).content.decode()


def test_who_lost_the_role_meanwhile_publishes_nothing(ready: Draft, publisher: User, at_the_desk: Desk) -> None:
    ask_to_publish(publisher, ready, NOW)
    take(publisher, "publisher")
    work_off()
    assert Job.objects.get().said["error"] == "not-allowed"
    assert not Edition.objects.filter(revision=2, code="2017").exists()


@pytest.mark.long
def test_a_fault_is_told_kindly_and_leaves_what_readers_had(
    ready: Draft, publisher: User, at_the_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = at_the_desk(publisher)
    page = asked(client, ready)
    monkeypatch.setattr("workshop.actions.publish.make_exports", lambda *these: 1 / 0)
    work_off()
    told = client.get(page).content.decode()
    assert "Olmaması gereken bir şey oldu." in told
    assert "division" not in told
    assert 'action="../do/publish/"' in told
    assert str(edition_in_force()) == "2017.1"


@pytest.mark.long
def test_who_is_killed_right_after_it_has_published_it(
    ready: Draft, publisher: User, at_the_desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = at_the_desk(publisher)
    page = asked(client, ready)
    monkeypatch.setattr("lawbook.jobs.doing._done", _killed)
    with pytest.raises(KeyboardInterrupt):
        work_off("one")
    let_go_of("one")  # the parent has seen it end
    assert work_off("other") == 0
    assert "Taslak yayımlandı." in client.get(page).content.decode()
    assert Entry.objects.filter(what="publish").count() == 1


def _killed(*these: object) -> None:
    raise KeyboardInterrupt


@pytest.mark.long
def test_who_was_taken_for_dead_publishes_nothing(
    ready: Draft, publisher: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_to_publish(publisher, ready, NOW)
    monkeypatch.setattr("workshop.actions.publish.make_exports", lambda *these: Job.objects.update(holder="other"))
    work_off("one")
    ready.refresh_from_db()
    assert (str(edition_in_force()), ready.state, Job.objects.get().state) == ("2017.1", "open", "running")
    assert not Entry.objects.filter(what="publish").exists()


def test_nobody_but_a_publisher_asks_for_it(ready: Draft, reviewer: User, person: Person, at_the_desk: Desk) -> None:
    for who in (reviewer, person("second", "editor")):
        sent = at_the_desk(who).post(f"/tr/atolye/taslak/{ready.pk}/do/publish/", {"at": "2026-01-01T00:00:00"})
        assert sent.status_code == 403
    assert not Job.objects.exists()
    assert Client().get(f"/tr/atolye/taslak/{ready.pk}/yayin/").status_code == 302


@pytest.mark.long
def test_without_books_it_is_published_all_the_same_and_says_so(
    ready: Draft, publisher: User, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("workshop.actions.publish.make_rest", making.make_rest)
    monkeypatch.setattr(making, "make_books", lambda edition: 1 / 0)
    monkeypatch.setattr(beforehand, "_make_trees", lambda edition: None)
    monkeypatch.setattr(beforehand, "kept_bundle", lambda book, language: None)
    made: list[str] = []
    publish(publisher, ready, NOW, made=made.append)
    assert made == ["text", "exports", "index", "books-failed", "charts", "offline"]
    monkeypatch.setattr(making, "can_make_pdf", lambda: False)
    made.clear()
    making.make_rest(Edition.objects.get(code="2017", revision=2), made.append)
    assert made[0] == "books-need-typst"


@pytest.mark.long
def test_what_is_kept_offline_is_made_as_it_will_be_read(
    ready: Draft, publisher: User, reader: Client, book: Book
) -> None:
    edition = publish(publisher, ready, NOW + datetime.timedelta(days=30))
    with as_if_in_force(edition):
        assert "Böyle." in reader.get("/tr/yasa/64/").content.decode()
        assert "Gelecek bir sürüm" not in reader.get("/tr/yasa/64/").content.decode()
    assert "Böyle." not in reader.get("/tr/yasa/64/").content.decode()
    assert str(edition_in_force()) == "2017.1"
