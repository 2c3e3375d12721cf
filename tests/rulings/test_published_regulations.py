"""The regulations of the organisation: published by who may, dated, read by the engine as they were on the day of a link."""

import datetime
import json
import threading
from threading import Event
from typing import Any

import pytest
from django.db import OperationalError, connection
from django.test import Client
from django.utils import timezone

from accounts import roles
from accounts.models import User
from bridge.problems import ImpossibleCase
from lawbook.book import Book
from lawbook.in_force import _LOOKED_AFTER
from rulings.assistant.told import Told
from rulings.engine.regulations import Regulations, read_regulations
from rulings.models import PublishedRegulations
from rulings.organisation import published
from rulings.organisation.form import texts_of, values_told
from rulings.organisation.published import TooEarly, in_force, named, publish

TODAY = timezone.localdate()


@pytest.fixture(autouse=True)
def _it_is_today(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run of the tests may go on beyond midnight."""
    monkeypatch.setattr(timezone, "localdate", lambda: TODAY)


@pytest.fixture
def publisher(db: None) -> User:
    user = User.objects.create_user("publisher@example.org", "three small words")
    roles.give(user, "publisher")
    return User.objects.get(pk=user.pk)


def past(days: int, by: User, **values: object) -> str:
    """Regulations that hold since some days ago."""
    kept = publish(values, TODAY, "", by)
    PublishedRegulations.objects.filter(number=int(kept.name)).update(in_force_from=TODAY - datetime.timedelta(days))
    published.forget()
    return kept.name


def test_every_value_is_kept_as_it_was_and_read_again(publisher: User) -> None:
    values = {"average_imps": "2,5", "appeal_minutes": 20, "opening_lead_faced": True, "procedural_penalty": "10"}
    kept = publish(values, TODAY, " decided on Monday ", publisher)
    again = read_regulations(kept.values)
    assert again == read_regulations(values)
    assert kept.values.keys() == Regulations.model_fields.keys()  # whatever the defaults will be one day
    assert json.loads(json.dumps(kept.values)) == kept.values
    assert read_regulations(values_told(texts_of(kept.values))) == again
    assert named("1") == in_force() == kept


def test_without_a_database_rulings_go_by_what_is_known(publisher: User, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is known that nothing was published, which is so on most sites."""

    def away() -> None:
        asked.append(1)
        raise OperationalError("the database is away")

    asked: list[int] = []
    monkeypatch.setattr(published, "_checked", (0.0, None))
    _LOOKED_AFTER["regulations"]()  # what a server does before its processes begin
    monkeypatch.setattr(PublishedRegulations.objects, "all", away)
    assert [in_force() for _ in range(3)] == [None] * 3
    assert len(asked) == 1
    monkeypatch.setattr(published, "_checked", (0.0, None))
    with pytest.raises(OperationalError):
        in_force()


def test_nobody_waits_for_a_database_server_that_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is asked from a thread of its own; who came goes on with what is known."""
    goes_on, asked = Event(), Event()

    def away() -> None:
        asked.set()
        goes_on.wait(20)
        raise OperationalError("the database is away")

    monkeypatch.setattr(connection, "vendor", "postgresql")
    monkeypatch.setattr(PublishedRegulations.objects, "all", away)
    monkeypatch.setattr(published, "_checked", (0.0, ()))
    before = set(threading.enumerate())
    assert in_force() is None
    assert asked.is_set()
    (looking,) = set(threading.enumerate()) - before  # it still waits, and nobody with it
    assert in_force() is None
    goes_on.set()
    looking.join(20)


def test_what_holds_is_the_latest_whose_day_has_come(publisher: User) -> None:
    assert in_force() is None
    first = past(30, publisher, appeal_minutes=20)
    second = past(10, publisher, appeal_minutes=40)
    publish({"appeal_minutes": 50}, TODAY + datetime.timedelta(days=3), "", publisher)

    def on(days: int) -> str | None:
        found = in_force(TODAY + datetime.timedelta(days=days))
        return found.name if found else None

    assert [on(-31), on(-30), on(-11), on(0), on(2), on(3)] == [None, first, first, second, second, "3"]


def test_nothing_is_published_for_a_day_that_is_over_or_that_cannot_be(publisher: User) -> None:
    with pytest.raises(TooEarly):
        publish({}, TODAY - datetime.timedelta(days=1), "", publisher)
    with pytest.raises(ImpossibleCase):
        publish({"appeal_minutes": -1}, TODAY, "", publisher)
    assert not PublishedRegulations.objects.exists()


def test_everybody_reads_what_was_published(publisher: User, reader: Client, book: Book) -> None:
    publish({"appeal_minutes": 20}, TODAY, "<b>Board</b>", publisher)
    page = reader.get("/en/regulations/").content.decode()
    assert "Regulations no. 1, in force since" in page
    assert "&lt;b&gt;Board" in page
    assert not reader.get("/en/regulations/").cookies
    assert reader.get("/tr/yonetmelik/1/").status_code == 200
    assert reader.get("/tr/yonetmelik/2/").status_code == 404
    assert reader.get("/tr/yonetmelik/yeni/")["Location"] == "/tr/atolye/yonetmelik/"


# A ruling is asked for 25 minutes after the scores were opened: in time, where nothing else is regulated (92B).
ASKED = Told("ruling-requested", {"brought_up_by": "contestant", "scores_open": "true", "minutes_since_open": "25"})


def ruled(reader: Client, address: str) -> dict[str, Any]:
    response = reader.get(address)
    assert response.status_code == 200
    ruling = response.context["ruling"]
    found = [(one["key"], one["clause"]["citation"]) for part in ("effects", "reminders") for one in ruling[part]]
    shown = response.context["of_regulations"]
    return {
        "ruling": found,
        "link": response.context["link"],
        "by": shown and shown.name,
        "html": response.content.decode(),
    }


def test_a_page_rules_by_those_in_force_and_its_link_by_those_of_its_day(
    publisher: User, reader: Client, book: Book
) -> None:
    before = ruled(reader, ASKED.address("en"))
    assert before["by"] is None
    past(5, publisher, appeal_minutes=20)
    shorter = ruled(reader, ASKED.address("en"))
    assert shorter["ruling"] != before["ruling"]
    assert shorter["by"] == "1"
    assert "By regulations no. 1" in shorter["html"]
    past(2, publisher, appeal_minutes=60)
    now = ruled(reader, ASKED.address("en"))
    assert (now["ruling"], now["by"]) == (before["ruling"], "2")
    then = ruled(reader, shorter["link"])
    assert (then["ruling"], then["by"], then["link"]) == (shorter["ruling"], "1", shorter["link"])
    assert "those of the day on which the link was made; others hold today." in then["html"]
    first = ruled(reader, before["link"])
    assert (first["ruling"], first["by"], first["link"]) == (before["ruling"], "", before["link"])
    assert "when no regulations were published here" in first["html"]
    unknown = ruled(reader, shorter["link"].replace("regulations=1", "regulations=77"))
    assert unknown["by"] == "2"
    assert "which are not here" in unknown["html"]


def test_what_a_case_says_itself_goes_before(publisher: User, reader: Client, book: Book) -> None:
    before = ruled(reader, ASKED.address("en"))
    past(5, publisher, appeal_minutes=20)
    assert ruled(reader, ASKED.telling("appeal_minutes", "30").address("en"))["ruling"] == before["ruling"]


def test_the_page_of_a_situation_that_nothing_regulates_says_nothing_of_them(
    publisher: User, reader: Client, book: Book
) -> None:
    past(5, publisher, appeal_minutes=20)
    assert reader.get(Told("revoke").address("en")).context["of_regulations"] is None


def test_the_api_rules_by_published_ones_when_it_is_asked_to(publisher: User, reader: Client, book: Book) -> None:
    past(1, publisher, appeal_minutes=20)
    listed = reader.get("/api/v1/rulings/regulations/published").json()
    assert [(one["name"], one["in_force"], one["values"]["appeal_minutes"]) for one in listed] == [("1", True, 20)]
    case = {
        "kind": "ruling-requested",
        "facts": {"brought_up_by": "contestant", "scores_open": True, "minutes_since_open": 25},
    }

    def answer(status: int = 200, **more: object) -> Any:
        response = reader.post("/api/v1/rulings", json.dumps(case | more), content_type="application/json")
        assert response.status_code == status
        told = response.json()
        told.pop("trace", None)
        return told

    itself = answer()
    assert answer(regulations="1")["effects"] == answer(regulations="in-force")["effects"] != itself["effects"]
    assert answer(regulations={})["effects"] == itself["effects"]
    answer(422, regulations="7")
    answer(422, regulations=7)
