"""Words and their terms."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook import turkish
from lawbook.search.analysis import Analysis, words
from lawbook.search.lexicon import Lexicon
from lawbook.search.snippets import AFTER, FOUND, forms_of, found_in, snippet, text_with, unmarked

VOCABULARY = (
    "kart kartın rönons löve renk ortak oyun oyuncu kontr kontrat deklare deklaran "
    "konum konu el sıra konuşma sonuç son ceza cezalı"
).split()


@pytest.fixture(scope="module")
def lexicon() -> Lexicon:
    return Lexicon(VOCABULARY)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("İZİN Verilmez", ["izin", "verilmez"]),
        ("Yasa 50’nin", ["yasa", "50"]),
        ("rönons-löve (çıkış)", ["rönons", "löve", "çıkış"]),
        ("", []),
    ],
)
def test_words_are_lower_case_and_cut_at_the_apostrophe(text: str, expected: list[str]) -> None:
    assert [word.text for word in words(text)] == expected


@given(st.text())
def test_a_word_is_where_it_says(text: str) -> None:
    end = 0
    for word in words(text):
        assert end <= word.start < word.end <= len(text)
        end = word.end


@pytest.mark.parametrize(
    ("word", "lemma"),
    [
        ("kartının", "kart"),
        ("kartlarını", "kart"),
        ("rönonsun", "ronons"),
        ("löveye", "love"),
        ("lövelerimizin", "love"),
        ("rengi", "renk"),
        ("ortağının", "ortak"),
        ("oyuncunun", "oyuncu"),
        ("kontratın", "kontrat"),
        ("kontrun", "kontr"),
        ("deklaranın", "deklaran"),
        ("konuma", "konum"),
        ("sonuca", "sonuc"),
        ("elindeki", "el"),
        ("cezalıların", "cezali"),
        ("futbol", "futbol"),
    ],
)
def test_dictionary_forms(lexicon: Lexicon, word: str, lemma: str) -> None:
    assert lexicon.lemma(word) == lemma
    assert lexicon.lemma_of_folded(turkish.fold(word)) == lemma


@given(
    st.sampled_from(VOCABULARY), st.sampled_from(["", "lar", "ler", "ı", "i", "u", "ü", "nın", "a", "e", "dan", "den"])
)
def test_a_word_without_diacritics_has_the_same_form_as_with_them(word: str, ending: str) -> None:
    lexicon = Lexicon([*VOCABULARY, word + ending])
    assert lexicon.lemma_of_folded(turkish.fold(word + ending)) == lexicon.lemma(word + ending)


@given(st.text(max_size=30))
def test_any_word_has_a_form(word: str) -> None:
    lexicon = Lexicon(VOCABULARY)
    assert isinstance(lexicon.lemma_of_folded(turkish.fold(word)), str)


def test_english_words_have_their_stems() -> None:
    analysis = Analysis("en", Lexicon(()))
    assert [term.lemma for term in analysis.terms("Revokes, revoked; penalty cards")] == [
        "revok",
        "revok",
        "penalti",
        "card",
    ]


def test_pairs_leave_out_words_that_say_nothing() -> None:
    analysis = Analysis("tr", Lexicon(()))
    assert analysis.pairs(["cezali", "ve", "kart", "oyna"]) == ["cezali kart", "kart oyna"]


TEXT = "Bir oyuncu kart oynar. " * 30 + "Burada rönons ve cezalı kart vardır. " + "Sonra devam edilir. " * 30


def test_a_snippet_shows_the_words_in_their_real_spelling() -> None:
    terms = Analysis("tr", Lexicon(VOCABULARY)).terms(TEXT)
    marked = snippet(text_with("tr", TEXT, terms), {"ronons", "cezali"})
    assert found_in(marked) == ["rönons", "cezalı"]
    assert len(unmarked(marked)) < 240
    assert marked.startswith("… ")
    assert marked.endswith(" …")


@given(
    st.text(st.characters(exclude_characters=[FOUND, AFTER]), max_size=600), st.sets(st.text(max_size=5), max_size=4)
)
def test_a_snippet_is_a_part_of_the_text(text: str, stems: set[str]) -> None:
    terms = Analysis("tr", Lexicon(())).terms(text)
    forms = {form for stem in stems for form in forms_of("", stem)}
    content = unmarked(snippet(text_with("tr", text, terms), forms)).removeprefix("… ").removesuffix(" …")
    assert content in text
