"""The edition of 2007, of which only Law 6 is here, beside the one in force."""

from pathlib import Path

import pytest
from django.conf import settings

from lawbook.book import Book, book_of
from lawbook.publishing.importing import import_edition

OLD = settings.FIXTURES_DIR / "laws" / "2007"


@pytest.fixture
def old(db: None) -> Book:
    """The book of 2007."""
    return book_of(import_edition(OLD).edition)


@pytest.fixture
def old_folder() -> Path:
    """Its files."""
    return OLD
