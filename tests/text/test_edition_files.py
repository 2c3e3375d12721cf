"""Broken source files: every problem is reported with its line."""

import shutil
from pathlib import Path

import pytest

from lawbook.text.edition_files import read_edition
from lawbook.text.problems import _MESSAGES, Problem, TextError, told

SMALL = """Kısa Yasalar

TANIMLAR

Zon

En az 100 puan (bkz. Yasa 2).

YASA 1 – DESTE

A. Kartlar

1. Elli iki kart1 vardır.

2. Her renkte (a) on üç kart bulunur.

B. Yüzler

(bkz. A)

YASA 2 – SKOR

Skor yazılır.

1 – Jokersiz.
"""
EDITION = """code: "1"
title: {tr: Kısa, en: Short}
official_language: tr
in_force_from: 2020-01-01
parts: [{slug: hepsi, first: 1, last: 2, title: {tr: Hepsi, en: All}}]
"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "tr.txt").write_text(SMALL, encoding="utf-8")
    (tmp_path / "edition.yaml").write_text(EDITION, encoding="utf-8")
    return tmp_path


def problems(folder: Path) -> list[tuple[str, int]]:
    with pytest.raises(TextError) as error:
        read_edition(folder)
    for problem in error.value.problems:
        assert problem.message("tr")
        assert problem.message("en")
    return [(problem.code, problem.line) for problem in error.value.problems]


def change(folder: Path, old: str, new: str, name: str = "tr.txt") -> None:
    path = folder / name
    content = path.read_text(encoding="utf-8")
    assert old in content
    path.write_text(content.replace(old, new), encoding="utf-8")


def test_a_small_edition_is_read(small: Path) -> None:
    text = read_edition(small).languages["tr"].text
    assert [entry.citation.id for entry in text.entries()] == ["def:zon", "1", "1A", "1A1", "1A2", "1B", "2", "fn:1"]


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("B. Yüzler", "C. Yüzler", ("clause-order", 17)),
        ("2. Her", "3. Her", ("clause-order", 15)),
        ("2. Her", "(b) Her", ("clause-order", 15)),
        ("YASA 2 –", "YASA 3 –", ("law-order", 21)),
        ("TANIMLAR", "SÖZLÜK", ("no-definitions", 0)),
        ("Zon\n\nEn az 100 puan (bkz. Yasa 2).", "Zon", ("term-without-text", 5)),
        ("1 – Jokersiz.", "2 – Jokersiz.", ("footnote-order", 25)),
        ("kart1 vardır", "kart vardır", ("footnote-unmarked", 25)),
        ("Skor yazılır.", "| a | b |\n| c |", ("table-shape", 21)),
        ("(bkz. A)", "1.", ("empty-clause", 19)),
    ],
)
def test_each_fault_is_found_at_its_line(small: Path, old: str, new: str, expected: tuple[str, int]) -> None:
    change(small, old, new)
    assert expected in problems(small)


def test_all_faults_are_reported_at_once(small: Path) -> None:
    change(small, "B. Yüzler", "C. Yüzler")
    change(small, "YASA 2 –", "YASA 7 –")
    assert [code for code, _ in problems(small)] == ["clause-order", "law-order"]


def test_a_text_without_laws(small: Path) -> None:
    change(small, "YASA", "MADDE")
    assert ("no-laws", 0) in problems(small)


def test_the_same_term_twice(small: Path) -> None:
    change(small, "TANIMLAR\n", "TANIMLAR\n\nZon\n\nBir açıklama.\n")
    assert ("duplicate-term", 9) in problems(small)


def test_a_file_that_is_not_utf_8(small: Path) -> None:
    (small / "tr.txt").write_bytes(SMALL.encode("iso-8859-9", errors="replace"))
    assert ("encoding", 0) in problems(small)


def test_nul_bytes_and_a_byte_order_mark_are_dropped(small: Path) -> None:
    (small / "tr.txt").write_text("\ufeff" + SMALL.replace("puan", "pu\0an"), encoding="utf-8")
    text = read_edition(small).languages["tr"].text
    assert text.title == "Kısa Yasalar"
    assert text.definitions[0].text.startswith("En az 100 puan")


def test_an_empty_folder(tmp_path: Path) -> None:
    assert problems(tmp_path) == [("missing-file", 0), ("missing-file", 0)]


@pytest.mark.parametrize(
    ("content", "code", "says"),
    [
        ("a: [", "yaml-value", "ayraç kapanmıyor"),
        ("a: [b\nc: d", "yaml-bracket", "ayraç kapanmıyor"),
        ("- liste", "form", "biçimi yanlış: code, title, parts"),
        ("", "form", "biçimi yanlış"),
        ("code: 1", "form", "biçimi yanlış: in_force_from"),
        ("code: 1\nin_force_from: 2027-01-01\ntitle: {tr: a}\nofficial_language: tr\nparts: 5", "form", "parts"),
        ("title: Yasalar: 2027", "yaml-colon", "1. satır: edition.yaml: iki nokta üst üste"),
        ("code: '2027", "yaml-quote", "tırnak kapanmıyor"),
        ("code: 1\n\ttitle: x", "yaml-tab", "sekme (tab) var"),
        ("code: 1\n- b", "yaml-indent", "2. satır: edition.yaml: girinti ya da tırnak bozuk"),
        ('code: "a\\q"', "yaml-escape", "ters eğik çizgi"),
        ("a: 1\nb: *c", "yaml-alias", "2. satır"),
        ("in_force_from: 2027-02-30", "yaml-number", "olmayan bir tarih"),
    ],
)
def test_a_broken_edition_file_is_told_in_the_language_of_the_reader(
    small: Path, content: str, code: str, says: str
) -> None:
    """The reader of YAML speaks English: “mapping values are not allowed in this context”."""
    (small / "edition.yaml").write_text(content, encoding="utf-8")
    with pytest.raises(TextError) as refused:
        read_edition(small)
    (problem,) = refused.value.problems
    assert (problem.code, says in problem.message("tr")) == (code, True), problem.message("tr")
    assert problem.message("en") != problem.message("tr")


def test_of_many_faults_the_first_are_told_and_how_many_more_there_are() -> None:
    many = [Problem(line, "no-laws") for line in range(1, 341)]
    said = told(many, "tr")
    assert (len(said), said[49][:9], said[50]) == (51, "50. satır", "… ve 290 kusur daha.")
    assert told(many[:50], "en") == [one.message("en") for one in many[:50]]


@pytest.mark.parametrize(("first", "last"), [(1, 1), (2, 2), (1, 3)])
def test_parts_must_cover_the_laws(small: Path, first: int, last: int) -> None:
    change(small, "first: 1, last: 2", f"first: {first}, last: {last}", "edition.yaml")
    assert problems(small) == [("part", 0)]


def test_faulty_errata_and_layout(small: Path) -> None:
    (small / "tr.errata.yaml").write_text("- {at: x}", encoding="utf-8")
    assert problems(small) == [("row", 0)]
    (small / "tr.errata.yaml").write_text("- {", encoding="utf-8")
    assert [code for code, _ in problems(small)] == ["yaml-value"]
    (small / "tr.errata.yaml").unlink()
    (small / "tr.layout.txt").write_text("başka sözcükler\n", encoding="utf-8")
    assert problems(small) == [("passage-not-found", 1)]


def test_a_second_language_must_have_the_same_tree(small: Path) -> None:
    english = SMALL.replace("TANIMLAR", "DEFINITIONS").replace("YASA", "LAW")
    (small / "en.txt").write_text(english, encoding="utf-8")
    assert set(read_edition(small).languages) == {"tr", "en"}
    (small / "en.txt").write_text(english.replace("\nB. Yüzler\n\n(bkz. A)\n", ""), encoding="utf-8")
    assert [code for code, _ in problems(small)] == ["tree-mismatch"]


def test_every_problem_has_its_sentence_in_both_languages() -> None:
    assert all(set(sentences) == {"tr", "en"} for sentences in _MESSAGES.values())
    assert Problem(7, "no-laws").message("tr").startswith("7. satır: ")
    assert Problem(7, "no-laws").message("en").startswith("line 7: ")


@pytest.mark.long
def test_the_edition_of_2017_survives_a_copy(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder, tmp_path / "copy")
    assert len(read_edition(tmp_path / "copy").languages["tr"].text.laws) == 93
