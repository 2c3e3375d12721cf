"""An edition to come is made in a process of its own before it is shown; readers have the former until it is there."""

import datetime
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest
from django.utils import timezone

from lawbook import beforehand
from lawbook.beforehand import Beforehand
from lawbook.book import current_book
from lawbook.in_force import Keeper
from lawbook.models import Edition
from tests.kept import forget


@pytest.fixture
def on_disk(book: object, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The names of the editions whose index lies on the disk: that in force, and what a process has made."""
    there = {"2017.1"}
    monkeypatch.setattr(beforehand, "_LOOK", 0.0)
    monkeypatch.setattr(beforehand, "is_on_disk", lambda edition: str(edition) in there)
    monkeypatch.setattr(beforehand, "make_index", lambda book: there.add(str(book.edition)))
    monkeypatch.setattr(beforehand, "make_pages", lambda edition: None)
    return there


@pytest.fixture
def keeper(on_disk: set[str], monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Keeper, Beforehand]]:
    """What a node keeps in memory, without its search, and what it makes beforehand."""
    monkeypatch.setattr("lawbook.in_force.keep_engine", lambda book: None)
    coming = Beforehand()
    kept = Keeper(coming.makes)
    assert kept.refresh()
    yield kept, coming
    forget()


def another(state: str = "published", days: int = 0) -> Edition:
    """A second revision of the text that is in force."""
    edition = Edition.objects.get(code="2017", revision=1)
    rows: list[Any] = [*edition.parts.all(), *edition.passages.all()]
    edition.pk, edition.revision, edition.state, edition.content_hash = None, 2, state, "2" * 64
    edition.takes_effect_at = timezone.now() + datetime.timedelta(days=days)
    edition.published_at = timezone.now() if state == "published" else None
    edition.save()
    for row in rows:
        row.pk, row.edition = None, edition
        row.save()
    return edition


def test_what_is_announced_is_made_before_its_moment(on_disk: set[str]) -> None:
    coming = Beforehand()
    assert not coming.is_due()
    another(days=30)
    assert coming.is_due()
    coming.work()
    coming.ended()
    assert on_disk == {"2017.1", "2017.2"}
    assert not coming.is_due()


def test_what_another_node_publishes_is_made_before_it_is_public(
    on_disk: set[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    another("draft")
    assert not Beforehand().is_due()  # on a file: who publishes it makes it
    monkeypatch.setattr(beforehand, "connection", SimpleNamespace(vendor="postgresql"))
    assert Beforehand().is_due()


def test_readers_have_the_former_until_the_next_is_made(keeper: tuple[Keeper, Beforehand]) -> None:
    kept, coming = keeper
    another()
    assert not kept.refresh()
    assert str(current_book().edition) == "2017.1"
    assert coming.is_due()
    coming.work()
    assert kept.refresh()
    assert str(current_book().edition) == "2017.2"


def test_what_cannot_be_made_beforehand_is_shown_all_the_same(keeper: tuple[Keeper, Beforehand]) -> None:
    """A full disk, a process that is killed: it is tried twice."""
    kept, coming = keeper
    another()
    for _ in range(2):
        assert not kept.refresh()
        assert coming.is_due()
        coming.ended()
    assert not coming.is_due()
    assert kept.refresh()
    assert str(current_book().edition) == "2017.2"
