"""The search of a text that has other clauses than 2017: phrases, glossary and numbers that name those lead nowhere."""

import pytest
from django.conf import settings

from lawbook.book import Book, book_of
from lawbook.publishing.importing import bring_in
from lawbook.search.service import search


@pytest.fixture
def small(db: None) -> Book:
    """Four Laws and two definitions."""
    return book_of(bring_in(settings.BASE_DIR / "bench" / "small_edition").edition)


def test_a_small_text_is_searched(small: Book) -> None:
    firsts = {"löveyi kim kazanır": "4A", "deste": "def:deste", "rönons": ""}
    for query in (*firsts, "bord 17", "12 kart", "320 puan kaç imp", "1 kör 1 karo", "cezalı kartın çıkışı"):
        found = search(small, query, "tr").results
        assert all(one.citation in small.passages for one in found)
        if query in firsts:
            assert (found[0].citation.id if found else "") == firsts[query]
