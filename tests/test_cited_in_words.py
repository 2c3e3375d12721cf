"""Citations among other words, under other names for a Law, with their numbers written out."""

import time

import pytest
from django.test import Client
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from lawbook.book import Book
from lawbook.cited_in_words import cited_in
from lawbook.number_words import read_number
from lawbook.search.service import search


@pytest.mark.parametrize(
    ("typed", "identifiers"),
    [
        ("kural 50", "50"),
        ("madde no: 73 c", "73C"),
        ("§ 12C1", "12C1"),
        ("rule number 45 c 4 b", "45C4b"),
        ("artikel 16", "16"),
        ("68 numaralı maddenin b bendi", "68B"),
        ("20. yasanın F bendi 5. fıkra a", "20F5a"),
        ("the 93rd law", "93"),
        ("yasa elli iki", "52"),
        ("yirmi beşinci yasa", "25"),
        ("otuz bir a iki be", "31A2b"),
        ("sixty four c two a", "64C2a"),
        ("law seventy-three", "73"),
        ("seventy three d", "73D"),
        ("hakem bize yirmi yedi b bir a uyguladı doğru mu", "27B1a"),
        ("director quoted forty five C 4 b", "45C4b"),
        ("dipnot 12", "fn:12"),
        ("17. dip not", "fn:17"),
        ("19 numaralı dipnot", "fn:19"),
        ("footnote no 3", "fn:3"),
        ("fn twenty", "fn:20"),
        ("hakem masada 27B1(a) uyguladı ve oyun sürdü", "27B1a"),
        ("70D2’ye göre talep geçmez", "70D2"),
        ("75B3'te ortağım ne yapar", "75B3"),
        ("director applied 64A2 although declarer disagreed", "64A2"),
        ("27B ile 31B arasındaki fark", "27B 31B"),
        ("yasa 64 rönons", "64"),
        ("27 b 1 a gereğince ortağı susmadı", "27B1a"),
        ("12 c 2 a applies to a late board", "12C2a"),
        ("yasa 12 c 2 a ya göre averaj", "12C2a"),
        ("what does law 12 c 2 a allow", "12C2a"),
        ("law 12C2 a player asks", "12C2"),
        ("law 12 a player asks", "12"),
        ("64 c ye göre iki löve", "64C"),
        ("12 a ya göre skor", "12A"),
        ("penalised under 66 d", "66D"),
        ("law 27 a player bids", "27"),
        ("80B2(g)(i) kimi atar", "80B2gi"),
        ("section B of law 57", "57B"),
        ("sub-clause (b) of Law 12C1", "12C1b"),
        ("the second paragraph of law 64A", "64A2"),
        ("part B1 of rule 27 was applied", "27B1"),
        ("Law 73, part D", "73D"),
        ("yasa 73 bölüm D", "73D"),
        ("27. kuralın b bendinin 1. alt bendi", "27B1"),
        ("laws 16 and 73 after a hesitation", "16 73"),
        ("16 ve 73", "16 73"),
        ("elli üç a'ya göre kabul", "53A"),
        ("the twelfth note", "fn:12"),
        ("note 9 to law 41", "fn:9 41"),
    ],
)
def test_what_a_sentence_names(book: Book, typed: str, identifiers: str) -> None:
    assert " ".join(citation.id for citation in cited_in(typed, book.passages).citations) == identifiers


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "64 löve",
        "on iki kartım var",
        "iki kural var mı",
        "bir pik iki karo dedim",
        "1c 2d 3nt konuştuk",
        "board no 7",
        "a bid under 3 c",
        "under 30 points",
        "penalised with 66 d",
        "5 kart b takımı",
        "elli puan",
        "put it on one side",
        "yasa 94",
        "the ninety-fourth law",
        "dipnot 99",
        "one side of the table",
        "points of 12 tricks",
        "3 pas ve 2 kontr",
        "a note",
        "yasak 3 yasal 4",
        "x" * 5000,
    ],
)
def test_what_names_nothing(book: Book, typed: str) -> None:
    assert cited_in(typed, book.passages).citations == ()


@pytest.mark.parametrize(
    ("words", "value", "in_order", "taken"),
    [
        ("yirmi yedi kart", 27, False, 2),
        ("yirmi yedinci kart", 27, True, 2),
        ("ninety third", 93, True, 2),
        ("twelve b", 12, False, 1),
        ("ellialti", 56, False, 1),
        ("yedi", 7, False, 1),
    ],
)
def test_numbers_in_words(words: str, value: int, in_order: bool, taken: int) -> None:
    assert read_number(words.split(), 0) == (value, in_order, taken)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "law"), [("bana 64C’yi gösterir misin?", "/64"), ("elli d iki a", "/50"), ("kural 73", "/73")]
)
def test_a_clause_asked_for_by_name_is_opened(reader: Client, query: str, law: str) -> None:
    response = reader.get("/tr/ara/", {"q": query})
    assert response.status_code == 302
    assert law in response["Location"]


def test_a_clause_among_other_words_comes_first_and_others_follow(book: Book) -> None:
    answer = search(book, "53A’ya göre çıkışı kabul ettik sonra pişman olduk", "tr")
    assert answer.citation is None
    assert answer.results[0].citation.id == "53A"
    assert len(answer.results) > 1


@settings(max_examples=150, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None)
@given(st.text(max_size=60) | st.text(alphabet="0123456789 abcdiv.’'()§yasmLİıdipnot", max_size=80))
def test_any_text_is_read(book: Book, text: str) -> None:
    assert set(cited_in(text, book.passages).citations) <= set(book.passages)


@pytest.mark.parametrize(
    "piece", ["yasa ", "27", "27 b ", "no ", "(", "a", "’", "٣", "🂡", "yirmi ", "§", "\u0301", "27’nin "]
)
def test_a_long_text_takes_no_time(book: Book, piece: str) -> None:
    """What grew with the square of the length would take minutes."""
    before = time.process_time()
    cited_in(piece * 100_000, book.passages)
    assert time.process_time() - before < 2


@pytest.mark.parametrize("typed", ["doksan dördüncü yasa", "what does the ninety-fifth law say", "94 numaralı kural"])
def test_a_law_that_there_is_not_is_said_plainly(book: Book, typed: str) -> None:
    answer = search(book, typed, "en")
    assert answer.missing is not None
    assert not answer.results
