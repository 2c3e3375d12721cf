"""The book of 2017, read once for all tests of a process."""

import gc
import os
from collections.abc import Generator
from pathlib import Path

import hypothesis
import pytest
from _pytest import runner
from django.conf import settings
from django.test import Client
from pytest_django import DjangoDbBlocker
from xdist.remote import Producer

from lawbook import editions
from lawbook.book import Book, current_book
from lawbook.data_folder import locked
from lawbook.publishing.importing import import_shipped
from lawbook.text import edition_files
from lawbook.text.edition_files import EditionFiles, LanguageText, read_edition
from quizzes.questions import scenes
from rulings.assistant.resting import make_resting
from tests import one_set_up
from tests.read_once import ReadOnce
from tests.scheduling import ByFile, LongestFirst
from tests.shared_keys import SharedKeys
from tests.until_written import UntilWritten
from tests.with_room import with_room

# A loaded machine draws slowly; what is drawn is what counts. The same is drawn everywhere: what fails fails again.
hypothesis.settings.register_profile(
    "patient", derandomize=True, deadline=None, suppress_health_check=[hypothesis.HealthCheck.too_slow]
)
# A newcomer's run tries fewer things each time than the long one does; tests that say how many keep to that.
hypothesis.settings.register_profile("quick", hypothesis.settings.get_profile("patient"), max_examples=30)

published = UntilWritten(editions.read_published)
editions.read_published = published
edition_files.read_language = ReadOnce(edition_files.read_language)

FOLDER = settings.FIXTURES_DIR / "laws" / "2017"
SHARED = Path(os.environ["BRIDGELAWS_TESTS_SHARE"])
SET_UP = SHARED / "set-up.sqlite3"
scenes.keys_in = SharedKeys(SHARED / "answers")


def pytest_configure(config: pytest.Config) -> None:
    """A quick run sets the site up by one first start, the long one by two at the same time, and draws less."""
    hypothesis.settings.load_profile("quick" if is_quick(config) else "patient")
    os.environ.setdefault("BRIDGELAWS_TESTS_FIRST_STARTS", "1" if is_quick(config) else "2")


def is_quick(config: pytest.Config) -> bool:
    """Whether long tests are left out."""
    return "not long" in config.option.markexpr


def pytest_runtest_setup() -> None:
    """What the test before has written is undone."""
    published.forget()


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item, nextitem: pytest.Item | None) -> bool:
    """A test with its fixtures, as pytest goes about it, but with room."""
    return with_room(lambda: runner.pytest_runtest_protocol(item, nextitem))


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LongestFirst:
    """By file in a quick run; in the long one some take minutes, for which the other processes would wait in the end."""
    return ByFile(config, log) if is_quick(config) else LongestFirst(config, log)


RARELY = (50_000, 20, 50)
"""Questions and rulings are many small things: to look among them for garbage as often as usual takes a tenth of the time."""


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Garbage is not looked for among thousands of tests that stay to the end, neither now nor later."""
    gc.disable()
    result = yield
    gc.freeze()
    gc.enable()
    gc.set_threshold(*RARELY)
    return result


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems() -> Generator[None, object, object]:
    """Hypothesis reads the constants of all code here: one process does, the others read what it has kept of them."""
    with locked(SHARED / "collecting", "constants"):
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Of the processes that collect a module at the same time one compiles it and what it imports; the others read that."""
    with locked(SHARED / "collecting", collector.nodeid.replace("/", "-") or "all"):
        return (yield)


@pytest.fixture(scope="session")
def folder() -> Path:
    """The files of the edition of 2017."""
    return FOLDER


@pytest.fixture(scope="session")
def files() -> EditionFiles:
    """The edition of 2017 as its files say it."""
    return read_edition(FOLDER)


@pytest.fixture(scope="session")
def turkish(files: EditionFiles) -> LanguageText:
    """Its Turkish text."""
    return files.languages["tr"]


@pytest.fixture(scope="session")
def django_db_setup(request: pytest.FixtureRequest, django_db_blocker: DjangoDbBlocker) -> None:
    """The database with the edition of 2017 in it: migrated and filled by one process for all."""
    with locked(SHARED, "setting-up"), one_set_up.begun_with(SET_UP):
        request.getfixturevalue("django_db_setup")
        with django_db_blocker.unblock():
            import_shipped(FOLDER, lambda edition: None)
            one_set_up.keep(SET_UP)


@pytest.fixture(scope="session")
def made_resting() -> None:
    """What rests on which clause, made by one process for all."""
    with locked(SHARED, "making-resting"):
        make_resting()


@pytest.fixture
def book(db: None) -> Book:
    """The book in force."""
    return current_book()


@pytest.fixture
def reader(db: None) -> Client:
    """Somebody who reads the site."""
    return Client()
