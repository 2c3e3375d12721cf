"""Words and their terms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.search.analysis import stem, words
from lawbook.search.snippets import snippet


@pytest.mark.parametrize(
    ("text", "terms"),
    [
        ("İZİN Verilmez", ["izin", "verilmez"]),
        ("Yasa 50’nin", ["yasa", "50"]),
        ("rönons-löve (çıkış)", ["ronons", "love", "cikis"]),
        ("", []),
    ],
)
def test_words_are_folded_and_cut_at_the_apostrophe(text: str, terms: list[str]) -> None:
    assert [word.term for word in words(text)] == terms


def test_inflected_forms_meet_at_the_stem() -> None:
    assert {stem(word.term) for word in words("rönons rönonsun RÖNONSLARI")} == {"ronon"}


@given(st.text())
def test_a_word_is_where_it_says(text: str) -> None:
    end = 0
    for word in words(text):
        assert end <= word.start < word.end <= len(text)
        end = word.end


TEXT = "Bir oyuncu kart oynar. " * 30 + "Burada rönons ve cezalı kart vardır. " + "Sonra devam edilir. " * 30


def test_a_snippet_shows_the_words_in_their_real_spelling() -> None:
    pieces = snippet(TEXT, {"ronon", "cezal"})
    assert [piece.text for piece in pieces if piece.found] == ["rönons", "cezalı"]
    assert len("".join(piece.text for piece in pieces)) < 240
    assert pieces[0].text == "… "
    assert pieces[-1].text.endswith(" …")


def test_a_short_text_is_its_own_snippet() -> None:
    assert "".join(piece.text for piece in snippet("Kart oynanır.", {"kart"})) == "Kart oynanır."


@given(st.text(max_size=600), st.sets(st.text(max_size=5), max_size=4))
def test_a_snippet_is_a_part_of_the_text(text: str, stems: set[str]) -> None:
    content = "".join(piece.text for piece in snippet(text, stems)).removeprefix("… ").removesuffix(" …")
    assert content in text
