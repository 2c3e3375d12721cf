"""What queries are taken for: numbers, spelling, the glossary, suggestions."""

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawbook.book import Book
from lawbook.search.engine import engine_of
from lawbook.search.glossary import load_glossary
from lawbook.search.numbers import read_numbers
from lawbook.search.service import search
from lawbook.search.spelling import Spelling, slips
from lawbook.search.understanding import clean


@pytest.mark.parametrize(
    ("first", "second", "distance"),
    [
        ("ronons", "ronons", 0),
        ("ronos", "ronons", 1),
        ("ceazli", "cezali", 1),
        ("atka", "atak", 1),
        ("kart", "lovel", 3),
    ],
)
def test_slips(first: str, second: str, distance: int) -> None:
    assert slips(first, second, 2) == distance


@given(st.text(alphabet="abc", max_size=6), st.text(alphabet="abc", max_size=6))
def test_slips_are_the_same_both_ways(first: str, second: str) -> None:
    assert slips(first, second, 2) == slips(second, first, 2)
    assert (slips(first, second, 2) == 0) == (first == second)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [
        ("ronos", "ronons"),
        ("ceazli", "cezali"),
        ("deklarna", "deklaran"),
        ("kar", None),
        ("krt", "kart"),
        ("kat", "kart"),
        ("xrt", None),
        ("futbol", None),
        ("x" * 100, None),
    ],
)
def test_the_nearest_word(typed: str, nearest: str | None) -> None:
    assert Spelling({"ronons": 9, "cezali": 5, "deklaran": 7, "kart": 99}).nearest(typed) == nearest


def test_the_more_frequent_of_two_equally_near_words() -> None:
    assert Spelling({"kontra": 1, "kontri": 8}).nearest("kontru") == "kontri"


@pytest.mark.parametrize(
    ("query", "first", "sentence"),
    [
        ("350 puan kac imp", "78B", "350 puanlık fark 8 IMP eder."),
        ("imp 20", "78B", "20 puanlık fark 1 IMP eder."),
        ("0 puan imp", "78B", "0 puanlık fark 0 IMP eder."),
        ("4000 imp", "78B", "4000 puanlık fark 24 IMP eder."),
        ("board 7 zon", "2", "Bord 7: Güney Dağıtan, Herkes Zonda."),
        ("bord 17", "2", "Bord 17: Kuzey Dağıtan, Herkes Zonsuz."),
        ("32. bord dagitan", "2", "Bord 32: Batı Dağıtan, Doğu-Batı Zonda."),
        ("14 kart", "13", ""),
        ("5 kart", "45E", ""),
        ("2 kart birden", "58B", ""),
        ("12 kart", "14", ""),
        ("3nt kontrlu zonda", "77", ""),
        ("4♠", "77", ""),
        ("bir pik üstüne bir kör", "27", ""),
        ("2♥ 2♦", "27", ""),
        ("2 sanzatuya 2 maça dedi", "27", ""),
        ("she bid 1 spade over my 1NT opener", "27", ""),
        ("bid 1s over 2c", "27", ""),
        ("bid 8 hearts as a joke", "38", ""),
        ("sekiz pik dedi", "38", ""),
    ],
)
def test_numbers_that_mean_something(book: Book, query: str, first: str, sentence: str) -> None:
    counted = read_numbers(book, query)
    assert (counted.passages[0].id, counted.sentence) == (first, sentence)


@pytest.mark.parametrize(
    "query", ["13 kart", "15 puan imp", "52 kart", "bord 0 zon", "kart", "1990", "dört pike kontr dedi", "1♥ 1♠"]
)
def test_numbers_that_mean_nothing(book: Book, query: str) -> None:
    counted = read_numbers(book, query)
    assert counted.sentence == ""


@pytest.mark.parametrize(
    "query",
    [
        "psyche a 1nt opening",
        "ortağım 1 sanzatu açtı sırası değildi",
        "elime 14 kart geldi ortağımda 12 var",
        "2♥ over 1♠",
        "elimde 8 kör vardı pas dedim",
        "8 trumps went",
    ],
)
def test_in_a_story_a_contract_or_a_number_of_cards_is_not_what_is_asked(book: Book, query: str) -> None:
    assert read_numbers(book, query).passages == ()


@pytest.mark.parametrize(
    "query", ["iki kör demek istedim bir kör dedim", "I meant 2S but pulled 1S", "2♥ yerine 2♦ istemiştim"]
)
def test_of_two_bids_one_may_have_been_meant(book: Book, query: str) -> None:
    assert read_numbers(book, query).passages == ()


@pytest.mark.parametrize(
    ("query", "words"),
    [
        ("5. kart", "beşinci kart"),
        ("12. löve", "on ikinci löve"),
        ("13. love", "on üçüncü love"),
        ("1. love", "ilk love"),
    ],
)
def test_figures_become_the_words_of_the_text(book: Book, query: str, words: str) -> None:
    assert read_numbers(book, query).query == words


def test_every_board_has_a_dealer_and_a_vulnerability(book: Book) -> None:
    for board in range(1, 65):
        sentence = read_numbers(book, f"bord {board} zon").sentence
        assert sentence.count(",") == 1
        assert "Dağıtan" in sentence
        assert "Zon" in sentence


def test_a_slip_is_mended_shown_and_can_be_undone(book: Book) -> None:
    answer = search(book, "ceazlı kart", "tr")
    assert answer.corrected == (("ceazlı", "cezalı"),)
    assert answer.results[0].citation.id == "def:cezali-kart"
    literal = search(book, "ceazlı kart", "tr", correct=False)
    assert literal.corrected == ()
    assert "def:cezali-kart" not in [result.citation.id for result in literal.results[:1]]


def test_a_foreign_word_leads_to_the_term(book: Book) -> None:
    for language, typed, called in (("tr", "revoke", "rönons"), ("en", "rönons", "revoke")):
        answer = search(book, typed, language)
        assert [name for _, name in answer.glosses] == [called]
        assert answer.results[0].citation.id == "def:ronons"


def test_a_reader_is_not_told_what_she_typed_herself(book: Book) -> None:
    assert search(book, "revoke", "en").glosses == ()


def test_the_glossary_is_sound(book: Book) -> None:
    glossary = load_glossary()
    terms = [entry.term for entry in glossary]
    assert len(terms) == len(set(terms))
    for entry in glossary:
        assert entry.english, entry.term
        assert set(entry.passages) <= set(book.passages), entry.term


def test_queries_are_cut_and_cleaned() -> None:
    assert clean("  a\0b\n" + "x" * 300) == "a b " + "x" * 194
    assert clean("\ud800") == ""


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("ron", "Rönons"),
        ("RÖN", "Rönons"),
        ("cezali", "Cezalı Kart"),
        ("resmilesmesi", "Rönonsun Resmileşmesi"),
        ("50", ""),
    ],
)
def test_suggestions(book: Book, typed: str, first: str) -> None:
    found = engine_of(book).suggestions["tr"].suggest(typed)
    assert found[0].text == first
    assert len(found) <= 8


def test_a_citation_suggests_its_clauses(book: Book) -> None:
    found = engine_of(book).suggestions["tr"].suggest("50d")
    assert [one.citation.id for one in found] == ["50D", "50D1", "50D2"]


@pytest.mark.parametrize("typed", ["", "r", "zzzzz", "\0", "(" * 500])
def test_nothing_to_suggest(book: Book, typed: str) -> None:
    assert engine_of(book).suggestions["tr"].suggest(typed) == []


@pytest.mark.parametrize("query", ["64B1 nedir", "§64B1", "64B1 ne demek?", "what is 64B1"])
def test_a_citation_is_found_among_words_that_only_ask(book: Book, query: str) -> None:
    answer = search(book, query, "tr")
    assert answer.citation is not None
    assert answer.citation.id == "64B1"


def test_a_number_beside_words_may_be_the_law(book: Book) -> None:
    assert {"64A", "64B"} <= {result.citation.id for result in search(book, "64 löve", "tr").results[:5]}
    assert search(book, "53 sırasız çıkış", "tr").results[1].citation.law == 53


@pytest.mark.parametrize(
    ("query", "law"),
    [
        ("64 löve", 64),
        ("5. kart", 0),
        ("14 kart", 0),
        ("350 puan", 0),
        ("%60 arti", 0),
        ("12 14 masa", 0),
        ("7.5 puan", 0),
        ("2♥ dedi", 0),
    ],
)
def test_numbers_that_may_be_a_law(book: Book, query: str, law: int) -> None:
    assert read_numbers(book, query).law == law


_PIECES = "0 00 1 7 10 13 99 100 99999 . , ’ th inci d e imp bord board zon kart puan nt ♥ dedi yasa A (a) : - % ² ٣ ½".split()
_NUMBERED = st.lists(st.sampled_from([*_PIECES, " "]), max_size=8).map("".join)


@pytest.mark.parametrize(
    "query", ["0.d", "0.e", "0. kart", "00.d", "0th card", "bord 0", "0 kart", "0 imp", "99999 imp"]
)
def test_nought_is_a_number_like_any_other(book: Book, query: str) -> None:
    assert search(book, query, "tr").query == query


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(
    query=_NUMBERED | st.text(alphabet="0123456789.:’() dDeEaAıİ²½٣♥%", max_size=12),
    language=st.sampled_from(["tr", "en"]),
)
def test_any_number_is_answered(book: Book, query: str, language: str) -> None:
    assert search(book, query, language).query == clean(query)
    engine_of(book).suggestions[language].suggest(query)


def test_a_number_alone_brings_no_passage(book: Book) -> None:
    assert search(book, "64 offside futbol", "tr").results == ()


@pytest.mark.parametrize(
    ("typed", "taken"), [("eş değer konuşma", "esdeger konusma"), ("eş zamanlı", "eszamanli"), ("on iki", "on iki")]
)
def test_words_that_the_text_writes_as_one(book: Book, typed: str, taken: str) -> None:
    interpreter = engine_of(book).interpreter
    assert " ".join(interpreter.understand(typed, "tr").words) == taken
    assert " ".join(interpreter.understand("eş değer", "tr", correct=False).words) == "es deger"


@pytest.mark.parametrize(("typed", "lemma"), [("oyuncular", "oyuncu"), ("ihlali", "ihlal"), ("oturumda", "oturum")])
def test_a_word_with_another_name_counts_itself_too(book: Book, typed: str, lemma: str) -> None:
    (one,) = [one for one in engine_of(book).interpreter.understand(typed, "tr").sought if one.turkish][:1]
    assert lemma in [found for found, _ in one.turkish]


@pytest.mark.parametrize(("typed", "name"), [("takım maçı", "pik"), ("tur bitti", "duraksama"), ("hakimi", "")])
def test_words_that_only_look_like_another(book: Book, typed: str, name: str) -> None:
    glosses = [called for _, called in engine_of(book).interpreter.understand(typed, "tr").glosses]
    assert name not in glosses


def test_the_article_is_not_the_score(book: Book) -> None:
    assert search(book, "what is a revoke", "en").results[0].citation.id == "def:ronons"


@pytest.mark.parametrize(
    ("query", "language"), [("I said 2H, then I said 3D instead", "en"), ("2h dedim vazgeçtim 3d dedim", "tr")]
)
def test_which_bids_they_were_hides_no_story(book: Book, query: str, language: str) -> None:
    """Nobody knows ``2H`` as a word: a story with several bids was like nothing."""
    assert 25 in [result.citation.law for result in search(book, query, language).results[:3]]


@pytest.mark.parametrize("word", ["eğiliyor", "egiliyor", "başlıyor", "ödenir", "bağırdı"])
def test_verbs_of_every_day_are_no_slips(book: Book, word: str) -> None:
    assert search(book, f"rakip {word}", "tr").corrected == ()


def test_a_slip_in_a_verb_of_the_laws_is_still_one(book: Book) -> None:
    assert [wanted for _typed, wanted in search(book, "rakip oyndı", "tr").corrected] != []


def test_no_is_not_the_side_that_did_nothing_wrong(book: Book) -> None:
    assert "kusursuz" not in {term for _typed, term in search(book, "no cards left", "tr").glosses}
    assert search(book, "no cards left", "en").glosses == search(book, "cards left", "en").glosses


@pytest.mark.parametrize(
    ("query", "plain", "language"),
    [
        ("napcaz bi dk acil deklaran yanlış elden çıktı", "deklaran yanlış elden çıktı", "tr"),
        ("idk asap anyone declarer led from the wrong hand lol", "declarer led from the wrong hand", "en"),
    ],
)
def test_what_is_only_said_to_be_said_finds_nothing_else(book: Book, query: str, plain: str, language: str) -> None:
    with_it, without = (search(book, one, language).results for one in (query, plain))
    assert [one.citation for one in with_it[:5]] == [one.citation for one in without[:5]] != []
