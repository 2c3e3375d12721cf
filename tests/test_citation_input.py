"""Citations as people type them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.citation_input import may_be_citation, read_citation
from lawbook.text.edition_files import LanguageText


@pytest.mark.parametrize(
    ("typed", "identifier"),
    [
        ("50D2a", "50D2a"),
        ("50D2(a)", "50D2a"),
        ("50d2a", "50D2a"),
        ("yasa 50 d 2 a", "50D2a"),
        ("YASA 50 D 2 A", "50D2a"),
        ("Law 27B1(b)", "27B1b"),
        ("madde 40B2(a)(v)", "40B2av"),
        ("80B2/k", "80B2k"),
        ("12 C2", "12C2"),
        ("y.16", "16"),
        ("L73E2", "73E2"),
        ("50D2nin", "50D2"),
        ("50D2’nin", "50D2"),
        ("16C'ye", "16C"),
        ("16C’ye", "16C"),
        ("16ya", "16"),
        ("7/B-2", "7B2"),
        ("68.D.2.b.i", "68D2bi"),
        ("27. yasanın B4 bendi", "27B4"),
        ("77'ye göre", "77"),
        ("80B2(g)(i)", "80B2gi"),
        ("80B2i", "80B2i"),
        ("12c1eii", "12C1eii"),
        ("50D2İ", "50D2i"),
        ("dipnot 14", "fn:14"),
        ("Footnote 23", "fn:23"),
        ("fn:14", "fn:14"),
        ("def:cezali-kart", "def:cezali-kart"),
        ("94", "94"),
    ],
)
def test_the_ways_in_which_people_write_a_citation(typed: str, identifier: str) -> None:
    citation = read_citation(typed)
    assert citation is not None
    assert citation.id == identifier


@pytest.mark.parametrize(
    "typed",
    ["", "yasa", "rönons", "14 kart", "350 puan kaç imp", "board 7", "7 zon", "yasa 64 rönons", "0", "50 2", "x" * 61],
)
def test_other_texts_are_no_citations(typed: str) -> None:
    assert read_citation(typed) is None


def test_every_clause_of_the_book_is_read_in_every_form(turkish: LanguageText) -> None:
    for law in turkish.text.laws:
        for entry in law.walk():
            citation = entry.citation
            spoken = " ".join([str(citation.law), *citation.path])
            for typed in (
                citation.id,
                citation.short,
                f"yasa {spoken}",
                citation.display("en"),
                f"{citation.short}’de",
            ):
                assert read_citation(typed) == citation, typed


@given(st.text(max_size=70))
def test_no_text_breaks_the_reader(text: str) -> None:
    citation = read_citation(text)
    assert citation is None or read_citation(citation.id) == citation


@given(st.text(alphabet="0123456789abcdivxnyasu ABCD()./-’'", max_size=60))
def test_no_near_citation_breaks_the_reader(text: str) -> None:
    citation = read_citation(text)
    assert citation is None or read_citation(citation.short) == citation


@given(st.text(max_size=20))
def test_the_quick_look_never_misses_a_citation(text: str) -> None:
    assert may_be_citation(text) or read_citation(text) is None


@pytest.mark.parametrize("text", ["５０D", "def:zon", "dipnot ¹⁴"])
def test_unusual_figures_pass_the_quick_look(text: str) -> None:
    assert may_be_citation(text)
