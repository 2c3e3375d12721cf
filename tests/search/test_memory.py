"""What the engine of search holds in memory."""

from array import array
from pathlib import Path
from typing import Any

from lawbook.book import Book
from lawbook.search.numbered import Lists, Numbers, in_order
from lawbook.search.snapshot import read_snapshot, write_snapshot
from lawbook.search.understanding import Beginnings


def test_beginnings_are_found_among_the_words() -> None:
    found = Beginnings(["rononsu", "cezali", "kart"])
    assert all(one in found for one in ("ronon", "rononsu", "cezal"))
    assert not any(one in found for one in ("rono", "rononsuz", "kart", "a", "zzzzz", ""))


def test_long_arrays_of_what_is_kept_are_left_on_the_disk(book: Book, tmp_path: Path) -> None:
    made: dict[str, Any] = {
        "short": array("H", [1, 2]),
        "odd": array("H", range(1001)),
        "long": array("d", [0.5] * 2000),
        "book": book,
    }
    write_snapshot(tmp_path, made)
    kept = read_snapshot(tmp_path, book)
    assert {name: type(one) for name, one in kept.items()} | {"book": None} == {
        "short": array,
        "odd": memoryview,
        "long": memoryview,
        "book": None,
    }
    assert [list(kept[name]) == list(made[name]) for name in ("short", "odd", "long")] == [True] * 3
    assert kept["book"] is book


def test_what_was_read_stays_whoever_writes_over_the_file(book: Book, tmp_path: Path) -> None:
    """Memory that is a file which somebody cuts off ends the process."""
    write_snapshot(tmp_path, {"long": array("d", [0.5] * 20_000)})
    kept = read_snapshot(tmp_path, book)
    (file,) = tmp_path.iterdir()
    file.write_bytes(b"damaged")
    assert set(kept["long"]) == {0.5}


def test_of_what_is_kept_but_damaged_nothing_is_read(book: Book, tmp_path: Path) -> None:
    write_snapshot(tmp_path, {"long": array("d", [0.5] * 2000)})
    file = next(tmp_path.iterdir())
    file.write_bytes(file.read_bytes()[:-1])
    assert read_snapshot(tmp_path, book) is None


def test_words_are_known_by_numbers() -> None:
    words = ["kart", "löve", "\ud800", ""]
    ordered = in_order(words)
    numbers = Numbers(ordered)
    assert [numbers.get(word) for word in ordered] == [0, 1, 2, 3]
    assert numbers.get("kartlar") is None
    lists = Lists({word: [place, place + 7] for place, word in enumerate(words)})
    assert [list(lists.get(word)) for word in [*words, "kartlar"]] == [[0, 7], [1, 8], [2, 9], [3, 10], []]
