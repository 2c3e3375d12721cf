"""What the engine of search holds in memory."""

from lawbook.book import Book
from lawbook.search.engine import engine_of
from lawbook.search.understanding import Beginnings


def test_beginnings_are_found_among_the_words() -> None:
    found = Beginnings(["rononsu", "cezali", "kart"])
    assert all(one in found for one in ("ronon", "rononsu", "cezal"))
    assert not any(one in found for one in ("rono", "rononsuz", "kart", "a", "zzzzz", ""))


def test_words_that_nobody_knows_take_no_memory_of_their_own(book: Book) -> None:
    asking, interpreter = engine_of(book).ranking._asking, engine_of(book).interpreter
    found = [asking._find_holding(interpreter._typed(word).sought) for word in ("qwx123456", "qwx123457")]
    assert found[0] is found[1]
