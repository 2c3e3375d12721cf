"""An edition whose time has not come is read at its address and is not in force; a withdrawn one says so."""

import datetime
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from django.test import Client
from django.utils import timezone

from lawbook import editions
from lawbook.book import book_of, current_book
from lawbook.in_force import Keeper
from lawbook.models import Edition
from lawbook.publishing.importing import import_edition
from tests.kept import forget

_WORDS = "Yasa 50 kapsamında tertibe konu olan kart"
_NEW = ", pek yeni"


@pytest.fixture
def next_revision(db: None, folder: Path, tmp_path: Path) -> Edition:
    """The text with other words in one definition, published as the next revision."""
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        (tmp_path / path.name).write_text(text.replace(_WORDS, f"{_WORDS}{_NEW}"), encoding="utf-8")
    return import_edition(tmp_path).edition


@pytest.fixture
def keeper(monkeypatch: pytest.MonkeyPatch) -> Iterator[Keeper]:
    """What a process that serves the site keeps, without its search."""
    monkeypatch.setattr("lawbook.in_force.keep_engine", lambda book: None)
    yield Keeper()
    forget()


def _from(edition: Edition, moment: datetime.datetime) -> None:
    edition.takes_effect_at = moment
    edition.save()


def _say_why(edition: Edition, turkish: str, english: str) -> None:
    said = {"withdrawn_why_tr": turkish, "withdrawn_why_en": english}
    Edition.objects.filter(pk=edition.pk).update(**said)


def _in(**time: int) -> datetime.datetime:
    return timezone.now() + datetime.timedelta(**time)


def test_an_edition_of_the_future_is_not_in_force(book: object) -> None:
    Edition.objects.create(
        code="2027", in_force_from="2127-08-01", official_language="tr", state="published", content_hash="x"
    )
    assert str(editions.edition_in_force()) == "2017.1"


def test_it_takes_effect_at_midnight_in_istanbul() -> None:
    edition = Edition(code="2027", in_force_from=datetime.date(2027, 8, 1))
    assert editions.takes_effect_at(edition) == datetime.datetime(2027, 7, 31, 21, 0, tzinfo=datetime.UTC)


def test_a_revision_waits_for_its_hour(next_revision: Edition) -> None:
    assert str(editions.edition_in_force()) == "2017.2"
    _from(next_revision, _in(hours=1))
    assert str(editions.edition_in_force()) == "2017.1"
    assert str(editions.find_edition("2017")) == "2017.1"
    assert editions.short_name(editions.find_edition("2017.2")) == "2017.2"
    _from(next_revision, _in(seconds=-1))
    assert str(editions.find_edition("2017")) == "2017.2"


def test_meanwhile_it_is_read_at_its_address_and_says_from_when(next_revision: Edition, reader: Client) -> None:
    _from(next_revision, datetime.datetime(2127, 7, 31, 21, 0, tzinfo=datetime.UTC))
    page = reader.get("/tr/2017.2/tanimlar/").content.decode()
    assert _NEW in page
    assert "Yürürlüğe giriş: 1 Ağustos 2127, 00:00 (İstanbul saatiyle)." in page
    assert "Gelecek bir sürüm" in page
    assert _NEW not in reader.get("/tr/tanimlar/").content.decode()


@pytest.mark.long
def test_who_serves_the_site_switches_when_the_time_has_come(
    next_revision: Edition, keeper: Keeper, reader: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    _from(next_revision, _in(hours=1))
    assert keeper.refresh()
    assert not keeper.refresh()
    before = reader.get("/tr/2017/tanimlar/").content.decode()
    later = _in(hours=2)
    monkeypatch.setattr("lawbook.in_force.timezone.now", lambda: later)
    assert str(current_book().edition) == "2017.1"
    assert keeper.refresh()
    assert str(current_book().edition) == "2017.2"
    after = reader.get("/tr/2017/tanimlar/").content.decode()
    assert (_NEW in before, _NEW in after) == (False, True)


@pytest.mark.long
def test_a_withdrawn_edition_stays_at_its_address_and_says_so(next_revision: Edition, reader: Client) -> None:
    """A process that has read its book before, too."""
    book_of(next_revision)
    next_revision.state, next_revision.withdrawn_at = Edition.State.WITHDRAWN, timezone.now()
    next_revision.save()
    _say_why(next_revision, "50. yasada bir sözcük eksikti.", "A word.")
    assert str(editions.edition_in_force()) == "2017.1"
    page = reader.get("/tr/2017.2/tanimlar/").content.decode()
    assert "geri çekildi" in page
    assert "50. yasada bir sözcük eksikti." in page
    assert _NEW in page
    assert _NEW not in reader.get("/tr/2017/tanimlar/").content.decode()
    states = {one["name"]: one["state"] for one in reader.get("/api/v1/editions").json()}
    assert states == {"2017.1": "published", "2017.2": "withdrawn"}


def test_the_number_of_a_withdrawn_revision_is_not_given_again(next_revision: Edition, folder: Path) -> None:
    Edition.objects.filter(pk=next_revision.pk).update(state=Edition.State.WITHDRAWN)
    assert str(import_edition(folder).edition) == "2017.3"


def test_a_feed_tells_of_every_publication_and_withdrawal(next_revision: Edition, reader: Client) -> None:
    next_revision.state, next_revision.withdrawn_at = Edition.State.WITHDRAWN, timezone.now()
    next_revision.save()
    _say_why(next_revision, "Bir sözcük eksikti.", "A word was missing.")
    response = reader.get("/tr/surumler/akis.atom")
    feed = ElementTree.fromstring(response.content)  # noqa: S314 (our own)
    assert response["Content-Type"].startswith("application/atom+xml")
    titles = [one.findtext("{*}title") or "" for one in feed.findall("{*}entry")]
    assert len(titles) == 3
    assert titles[0].endswith("(2017.2) geri çekildi. Bir sözcük eksikti.")
    assert "(2017.1) yayımlandı. Yürürlüğe giriş: 1 Ağustos 2017, 00:00" in titles[2]
    names = [one.findtext("{*}id") for one in feed.findall("{*}entry")]
    assert len(set(names)) == 3
    assert "A word was missing." in reader.get("/en/editions/feed.atom").content.decode()
    assert 'href="/en/editions/feed.atom"' in reader.get("/en/editions/").content.decode()


def test_a_correction_that_was_undone_leaves_three_editions_apart(
    next_revision: Edition, folder: Path, keeper: Keeper
) -> None:
    """The third says the same as the first, but each stands at its own address under its own name."""
    third = import_edition(folder).edition
    first = Edition.objects.get(code=third.code, revision=1)
    assert third.content_hash == first.content_hash
    assert keeper.refresh()
    assert [book_of(one).edition.revision for one in (third, first, next_revision)] == [3, 1, 2]
    assert current_book().edition == third


def test_an_edition_with_the_words_of_the_one_in_force_replaces_it_too(
    next_revision: Edition, folder: Path, keeper: Keeper
) -> None:
    _from(next_revision, _in(hours=1))
    assert keeper.refresh()
    assert current_book().edition.revision == 1
    _from(next_revision, _in(hours=-2))
    third = import_edition(folder).edition
    assert keeper.refresh()
    assert current_book().edition == third
