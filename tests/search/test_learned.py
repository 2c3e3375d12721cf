"""What was learned from the phrases: which words speak for which passage."""

import zlib
from dataclasses import replace

import pytest
from django.conf import settings

from lawbook.book import Book
from lawbook.citations import parse
from lawbook.search.learned import Learned, Table, features, file, load_table, packed, pairs
from lawbook.search.service import search
from upkeep.learning import Learner
from upkeep.learning_subject import learn_subject
from upkeep.learning_vectors import Vectors

PLACES = {parse("50"): 0, parse("64A1"): 1}
TOLD = [
    ("50", ["kart", "dustu", "gormeden"]),
    ("50", ["dusen", "kart"]),
    ("64A1", ["kart", "gorundu", "gordukten"]),
    ("64A1", ["rononsu", "gordu"]),
]


def table(*speaks: tuple[str, list[tuple[int, int]]]) -> Table:
    """A table in which each word speaks for passages (50, 64A1, and one that no book has) with a weight."""
    by_number = sorted((features([word]).pop(), weights) for word, weights in speaks)
    held = [pair for _, weights in by_number for pair in weights]
    bounds = [0]
    for _, weights in by_number:
        bounds.append(bounds[-1] + len(weights))
    return Table(
        ("50", "64A1", "99Z9"),
        0.01,
        [number for number, _ in by_number],
        bounds,
        [2.0] * len(by_number),
        [passage for passage, _ in held],
        [weight for _, weight in held],
    )


def test_a_word_counts_by_its_beginning_and_two_words_by_their_order() -> None:
    assert features(["kartini"]) == features(["karti"])
    assert pairs(["once", "gordu"]) != pairs(["gordu", "once"])
    assert pairs(["gordu"]) == set()
    assert not pairs(["bir", "iki", "uc", "dort"]) & pairs(["bir", "dort"]), "too far apart"


def test_words_speak_for_the_passages_that_they_were_learned_for() -> None:
    learned = Learned(table(("kart", [(0, 100), (2, 50)]), ("ronons", [(1, 200)])), PLACES)
    assert learned.spoken(["kart"]) == {0: pytest.approx(1.0)}, "and not for one that the book does not have"
    assert learned.spoken(["ronons"]) == {1: pytest.approx(2.0)}
    assert learned.spoken(["kart", "ronons"])[1] == pytest.approx(2 / 2**0.5)
    assert learned.spoken(["hava"]) == {}


def test_only_words_that_speak_nearly_as_a_phrase_find_by_themselves() -> None:
    learned = Learned(table(("kart", [(0, 66)]), ("masa", [(0, 63)])), PLACES)
    assert list(learned.sure_of(["kart"])) == [0]
    assert learned.sure_of(["masa"]) == {}
    assert learned.sure_of(["hava"]) == {}


def test_a_story_in_rare_words_is_found_by_what_was_learned(book: Book) -> None:
    story = search(book, "seyirci oyuncunun kulağına bir şey fısıldadı", "tr")
    assert story.results[0].citation == parse("76B3")
    assert search(book, "seyirci oyuncunun kulağına bir xqzv fısıldadı", "tr").results[:1] != story.results[:1], (
        "unknown"
    )


def test_what_they_say_is_added_to_the_scores_and_finds_more() -> None:
    learned = Learned(table(("kart", [(0, 100)])), PLACES)
    assert learned.added({0: 1.0, 1: 2.0}, ["kart"]) == {0: pytest.approx(3.2), 1: 2.0}
    assert learned.added({1: 2.0}, ["kart"]) == {0: pytest.approx(2.2), 1: 2.0}
    assert learned.added({1: 2.0}, ["hava"]) == {1: 2.0}


def test_what_they_say_for_a_law_counts_for_all_its_passages() -> None:
    places = {parse("50"): 0, parse("64A1"): 1, parse("64B1"): 2, parse("def:love"): 3}
    learned = Learned(replace(table(("ronons", [(3, 100)])), laws=("64", "def:love")), places)
    added = learned.added({0: 1.0, 1: 1.0, 2: 0.5, 3: 0.5}, ["ronons"])
    assert added == {0: 1.0, 1: pytest.approx(1.8), 2: pytest.approx(1.3), 3: 0.5}
    assert learned.spoken(["ronons"]) == {}, "a Law is no passage"


def test_the_file_holds_the_table_as_it_was() -> None:
    kept = file().read_bytes()
    assert zlib.decompress(packed(load_table())) == zlib.decompress(kept)
    assert len(kept) < 1_000_000
    assert file().parent == settings.FIXTURES_DIR / "search"


def test_the_table_is_of_passages_of_the_book(book: Book) -> None:
    known = {citation.id for citation in book.passages}
    assert set(load_table().citations) <= known
    assert set(load_table().laws) <= known
    assert len(load_table().citations) > 0.9 * len(known)


def test_the_learner_tells_apart_what_differs_in_one_word() -> None:
    vectors = Vectors([words for _, words in TOLD])
    learner = Learner(vectors, TOLD)
    learner.learn()
    of = dict(zip(vectors.numbers, learner.speaking(1000), strict=True))
    place = {at: number for number, at in enumerate(learner.citations)}
    without, after = (of[features([word]).pop()] for word in ("gormeden", "gordukten"))
    assert without[place["50"]] > without[place["64A1"]]
    assert after[place["64A1"]] > after[place["50"]]


def test_the_learner_tells_what_is_about_something_else() -> None:
    ours, others = [words for _, words in TOLD], [["vagon", "kart"], ["vagon", "bileti"], ["kart", "limiti", "vagon"]]
    vectors = Vectors([*ours, *others])
    subject = learn_subject(vectors, ours, others)
    by_word = dict(zip(vectors.numbers, subject.weights, strict=True))
    weight = {word: by_word[features([word]).pop()] for word in ("vagon", "gormeden", "kart")}
    assert weight["vagon"] > 0 > weight["gormeden"]
    assert weight["vagon"] > abs(weight["kart"]), "a word of both says little"


@pytest.mark.parametrize(
    "query",
    [
        "kulüpte dün akşam adamın biri kartını yere düşürdü",
        "appeal time limit",
        "masadaki çocuk sırası gelmeden konuştu",
        "can I see the last trick again please",
        "skoru yanlış girmişiz yarın düzeltilir mi",
    ],
)
def test_what_may_be_about_the_laws_is_not_taken_for_something_else(book: Book, query: str) -> None:
    assert search(book, query, "tr").results


@pytest.mark.parametrize(
    "query", ["vagon kart bilet fiyatı", "evlilik sözleşmesi kaç yıl", "doğum günü pastası siparişi"]
)
def test_what_is_learned_tells_words_that_no_list_has(book: Book, query: str) -> None:
    answer = search(book, query, "tr")
    assert answer.is_elsewhere
    assert not answer.results


@pytest.mark.parametrize(
    ("query", "best"),
    [
        ("ortağım konuştuktan sonra yanlış kart çektiğimi gördüm", "25A4"),
        ("artırım bittikten sonra yanlış kart çektiğimi gördüm", "25A5"),
        ("rönonsu sonraki bordda konuştuktan sonra fark ettik", "64B4"),
        ("rönonsu tur bittikten sonra fark ettik", "64B5"),
    ],
)
def test_neighbours_that_differ_in_one_condition(book: Book, query: str, best: str) -> None:
    assert search(book, query, "tr").results[0].citation == parse(best)


def test_technique_of_play_is_something_else_though_players_alone_say_its_words(book: Book) -> None:
    assert search(book, "empas tekniği nasıl öğrenilir", "tr").is_elsewhere
    assert search(book, "when should I finesse for the queen", "en").is_elsewhere
    assert search(book, "söylemediği empası talepten sonra isteyebilir mi", "tr").results


def test_a_word_of_something_else_is_no_slip_for_a_word_of_the_laws(book: Book) -> None:
    assert search(book, "the road is closed in the cold", "en").is_elsewhere
    assert search(book, "roed card from dummy", "en").results


def test_nothing_is_found_anew_where_nothing_was_found(book: Book) -> None:
    assert search(book, "hava durumu nasıl", "tr").results == ()
