"""The citation: canonical ids, display, order."""

from contextlib import suppress
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook import citations
from lawbook.citations import ROMANS, Citation, CitationError, Kind
from lawbook.text.edition_files import LanguageText

labels = st.tuples(
    st.sampled_from("ABCDEFGHZ"), st.integers(1, 99).map(str), st.sampled_from("abivxz"), st.sampled_from(ROMANS)
)
clauses = st.builds(
    lambda law, path, depth: Citation(law, path[:depth]), st.integers(1, 999), labels, st.integers(0, 4)
)
names = st.from_regex(r"[a-z0-9]+(-[a-z0-9]+)*", fullmatch=True)
all_citations = clauses | names.map(citations.definition) | st.integers(1, 999).map(citations.footnote)


@given(all_citations)
def test_parsing_a_formatted_citation_gives_it_back(citation: Citation) -> None:
    assert citations.parse(citation.id) == citation


def test_every_passage_of_the_book_is_parsed_back(turkish: LanguageText) -> None:
    for entry in turkish.text.entries():
        assert citations.parse(entry.citation.id) == entry.citation


@given(st.text())
def test_any_text_is_a_citation_or_an_error(text: str) -> None:
    with suppress(CitationError):
        assert citations.parse(text).id == text


@pytest.mark.parametrize(
    "text", ["", "0", "50d", "D2", "50D0", "50D2aiiii", "50D2(a)", "1000", "fn:0", "def:", "def:A"]
)
def test_what_is_not_canonical_is_refused(text: str) -> None:
    with pytest.raises(CitationError):
        citations.parse(text)


@pytest.mark.parametrize(
    ("identifier", "path"),
    [("80B2i", ("B", "2", "i")), ("80B2gi", ("B", "2", "g", "i")), ("12C1eii", ("C", "1", "e", "ii"))],
)
def test_after_a_number_comes_exactly_one_letter(identifier: str, path: tuple[str, ...]) -> None:
    assert citations.parse(identifier).path == path


@pytest.mark.parametrize(
    ("identifier", "turkish", "english"),
    [
        ("50D2a", "Yasa 50D2(a)", "Law 50D2(a)"),
        ("12C1ei", "Yasa 12C1(e)(i)", "Law 12C1(e)(i)"),
        ("50", "Yasa 50", "Law 50"),
        ("fn:14", "Dipnot 14", "Footnote 14"),
        ("def:zon", "Tanım: zon", "Definition: zon"),
    ],
)
def test_display(identifier: str, turkish: str, english: str) -> None:
    citation = citations.parse(identifier)
    assert (citation.display("tr"), citation.display("en")) == (turkish, english)


def test_the_order_is_that_of_the_book(turkish: LanguageText) -> None:
    clauses = [entry.citation for law in turkish.text.laws for entry in law.walk()]
    assert sorted(set(clauses)) == clauses


@given(st.lists(all_citations, min_size=2))
def test_the_order_is_total(found: list[Citation]) -> None:
    ordered = sorted(found)
    assert all(first <= second for first, second in pairwise(ordered))


@given(clauses)
def test_ancestors_lead_to_the_parent(citation: Citation) -> None:
    assert len(citation.ancestors) == len(citation.path)
    assert (citation.ancestors[-1] if citation.path else None) == citation.parent
    assert all(ancestor.kind is Kind.CLAUSE for ancestor in citation.ancestors)


@pytest.mark.parametrize(
    ("text", "law"), [("64", 64), ("50D2a", 50), ("def:zon", 0), ("fn:14", 0), ("", 0), ("0", 0), ("64a", 0)]
)
def test_the_law_of_what_is_no_clause_is_none(text: str, law: int) -> None:
    assert citations.law_of(text) == law
