"""The English text against the Turkish one: every field of every clause, definition and footnote.

The words that must answer each other are in ``translation_terms.yaml``. An exception that is none any more fails as well.
"""

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

import pytest
import yaml

from lawbook import turkish
from lawbook.citations import Citation
from lawbook.text.edition_files import EditionFiles
from lawbook.text.footnotes import FIELDS
from lawbook.text.tables import Paragraph, Table, blocks
from lawbook.text.tree import TextPassage


@dataclass(frozen=True)
class Pair:
    """One field in both languages; ``place`` is how exceptions name it: ``12C1e text``."""

    place: str
    citation: Citation
    field: str
    turkish: str
    english: str

    @cached_property
    def lower_turkish(self) -> str:
        """As Turkish writes it in lower case, for all terms."""
        return turkish.lower(self.turkish)

    @cached_property
    def lower_english(self) -> str:
        """The same of the English field."""
        return self.english.lower()


@dataclass(frozen=True)
class Term:
    """``en`` must stand where ``tr`` stands, and with ``both_ways`` nowhere else (see ``translation_terms.yaml``)."""

    tr: str
    en: str
    both_ways: bool = False
    except_: dict[str, str] = field(default_factory=dict)
    except_back: dict[str, str] = field(default_factory=dict)

    def in_turkish(self, pair: Pair) -> int:
        """How often ``tr`` stands in the Turkish field."""
        return len(re.findall(rf"\b(?:{self.tr})", pair.lower_turkish))

    def in_english(self, pair: Pair) -> int:
        """How often ``en`` stands in the English field."""
        return len(re.findall(rf"\b(?:{self.en})", pair.lower_english))


LISTS = yaml.load(
    Path(__file__).with_name("translation_terms.yaml").read_text(encoding="utf-8"), Loader=yaml.CSafeLoader
)


def _terms(section: str) -> list[Any]:
    rows = LISTS[section]
    terms = [Term(**{"except_" if key == "except" else key: value for key, value in row.items()}) for row in rows]
    return [pytest.param(term, id=term.en) for term in terms]


TERMS = _terms("terms") + _terms("modality")

# English characters for each Turkish one; half of all fields lie between 0.96 and 1.13.
RATIO = (0.7, 1.5)
RATIO_EXCEPTIONS = {
    "20 heading": "“gözden geçirilmesi” and “açıklanması” are single words in English",
    "22A heading": "“deklare verdikten sonra” is “have bid”",
    "25 heading": "“konuşmaların yasal ya da yasadışı değiştirilmesi” has the longer words throughout",
    "25B3 text": "“ile ilgili olarak” is “to”",
    "80B2k text": "“itiraz başvurularının işleme konulması için” is “for handling appeals”",
}
SIGN_EXCEPTIONS = {
    "12C1a text": "“assigned” is quoted because the verb before it is the same word",
    "92B heading": "“(Apel)” is a second Turkish word for “itiraz”",
}
_SIGNS = re.compile(r"[()\[\]“”‘]")
_PAIRS = {")": "(", "]": "[", "”": "“"}

_TURKISH_NO = (
    r"\w+(?:maz|mez)(?:lar|ler|sa|se)?\b|değil|yoktur\b|\w+(?:mamal|memel)[ıi]|\w+m[ae]y[ae](?:cak|cek|cağ|ceğ)"
    r"|\w+(?:mam[ıi]ş|memiş)"
)
_TURKISH_NO_OF_ANY_KIND = (
    rf"{_TURKISH_NO}|hiçbir|\w+m[ae](?:z|d[ıi]|m|y[ae]n|y[ıi]|s[ıi]|k)|\w+s[ıiuü]z|yok|haric|hariç|dış[ıi]|aksi"
    r"|\w+m[ae]d[ae]n|\w+[ıi]ncaya|\w+[ei]nceye|kaçın|çekin"
)
_ENGLISH_NO = r"not\b|no\b|never\b|none\b|nor\b|neither\b|cannot\b|nothing\b"
_ENGLISH_NO_OF_ANY_KIND = rf"{_ENGLISH_NO}|without\b|unless\b|unplayed|invalid|avoid|fail|except\b"
LOST_NO_EXCEPTIONS = {
    "21A text": "“onarılamaz veya düzeltilemez” has one “not”",
    "41C text": "“geri dönülmez” is “irrevocably”",
    "43A1c text": "“katılmamalıdır veya … bulunmamalıdır” has one “not”",
    "52A text": "“çıkmaz veya oynamazsa” has one “not”",
}
ADDED_NO_EXCEPTIONS = {
    "def:yer text": "“yer olma durumu sona erer” is “is no longer dummy”",
    "fn:13 text": "“yapamıyorsa” is “cannot”",
    "fn:15 text": "“oynayamıyorsa” is “cannot”",
}


@pytest.fixture(scope="session")
def entries(files: EditionFiles) -> list[tuple[TextPassage, TextPassage]]:
    english = {entry.citation: entry for entry in files.languages["en"].text.entries()}
    return [(entry, english[entry.citation]) for entry in files.languages["tr"].text.entries()]


@pytest.fixture(scope="session")
def pairs(entries: list[tuple[TextPassage, TextPassage]]) -> list[Pair]:
    return [
        Pair(f"{first.citation.id} {name}", first.citation, name, getattr(first, name), getattr(second, name))
        for first, second in entries
        for name in FIELDS
    ]


def places(pairs: list[Pair], is_wrong: Callable[[Pair], object]) -> list[str]:
    return [pair.place for pair in pairs if is_wrong(pair)]


def shape(text: str) -> list[object]:
    """What kind of block follows what, and of tables the cells of each row and the number of header rows."""
    return [
        ("table", [len(row) for row in block.rows], block.header)
        if isinstance(block, Table)
        else isinstance(block, Paragraph)
        for block in blocks(text)
    ]


def is_balanced(text: str) -> bool:
    """Whether every bracket and quotation mark is closed in its turn; ’ is also the apostrophe, so any will close a ‘."""
    expected: list[str] = []
    for sign in re.findall(r"[()\[\]“”]", text):
        if sign not in _PAIRS:
            if sign == "“" and sign in expected:
                return False
            expected.append(sign)
        elif not expected or expected.pop() != _PAIRS[sign]:
            return False
    return not expected and all("’" in part for part in text.split("‘")[1:]) and not re.search(r"[\"'`„«»]", text)


def test_both_languages_have_the_same_fields(pairs: list[Pair]) -> None:
    assert len(pairs) > 2500
    assert not places(pairs, lambda pair: bool(pair.turkish) != bool(pair.english))


def test_both_languages_have_the_same_paragraphs_and_tables(pairs: list[Pair]) -> None:
    assert not places(pairs, lambda pair: shape(pair.turkish) != shape(pair.english))


def test_both_languages_refer_to_the_same_clauses(pairs: list[Pair], files: EditionFiles) -> None:
    def targets(language: str, pair: Pair) -> Counter[str]:
        return Counter(one.target.id for one in files.languages[language].references[pair.citation, pair.field])

    assert not places(pairs, lambda pair: targets("tr", pair) != targets("en", pair))


def test_both_languages_name_as_many_clauses_that_do_not_exist(pairs: list[Pair], files: EditionFiles) -> None:
    def lost(language: str, pair: Pair) -> list[list[str]]:
        return [
            re.findall(r"\d+|[A-Z]\b", one.text)
            for one in files.languages[language].unresolved[pair.citation, pair.field]
        ]

    assert not places(pairs, lambda pair: lost("tr", pair) != lost("en", pair))


def test_both_languages_have_the_same_footnote_marks(entries: list[tuple[TextPassage, TextPassage]]) -> None:
    def marks(entry: TextPassage) -> list[tuple[str, int]]:
        return sorted((mark.field, mark.footnote) for mark in entry.marks)

    assert not [first.citation.id for first, second in entries if marks(first) != marks(second)]


def test_both_languages_have_the_same_numbers(pairs: list[Pair]) -> None:
    def numbers(text: str) -> Counter[str]:
        return Counter(re.findall(r"\d+", text))

    assert not places(pairs, lambda pair: numbers(pair.turkish) != numbers(pair.english))


def test_table_cells_have_the_same_numbers(pairs: list[Pair]) -> None:
    def numbers(text: str) -> list[list[list[str]]]:
        tables = [block for block in blocks(text) if isinstance(block, Table)]
        rows = [row for table in tables for row in table.rows]
        return [[re.findall(r"\d+", text[cell.start : cell.end]) for cell in row] for row in rows]

    assert not places(pairs, lambda pair: numbers(pair.turkish) != numbers(pair.english))


def test_no_turkish_letters_are_left(pairs: list[Pair]) -> None:
    assert not places(pairs, lambda pair: re.search("[çğıöşüâîûÇĞİÖŞÜÂÎÛ]", pair.english))


def test_spaces_stand_where_they_should(pairs: list[Pair]) -> None:
    wrong = re.compile(r"[^\S\n ]| {2}|^\s|\s$| \n|\n |[^|\n]\s[,.;:)\]”]|[(\[“‘]\s|[,;:](?=[A-Za-z])|\.(?=[A-Z][a-z])")
    assert not places(pairs, lambda pair: wrong.search(pair.english))


def test_the_file_has_no_doubled_or_trailing_spaces(folder: Path) -> None:
    lines = (folder / "en.txt").read_text(encoding="utf-8").split("\n")
    assert not [number for number, line in enumerate(lines, start=1) if re.search(r"^\s|\s$|\s\s", line)]


def test_brackets_and_quotation_marks_are_balanced(pairs: list[Pair]) -> None:
    assert not places(pairs, lambda pair: not is_balanced(pair.english))


def test_both_languages_have_the_same_brackets_and_quotation_marks(pairs: list[Pair]) -> None:
    def signs(text: str) -> Counter[str]:
        return Counter(_SIGNS.findall(text))

    odd = places(pairs, lambda pair: signs(pair.turkish) != signs(pair.english))
    assert sorted(odd) == sorted(SIGN_EXCEPTIONS)


def test_a_field_is_about_as_long_as_the_turkish_one(pairs: list[Pair]) -> None:
    long = [pair for pair in pairs if len(pair.turkish) >= 40]
    odd = places(long, lambda pair: not RATIO[0] <= len(pair.english) / len(pair.turkish) <= RATIO[1])
    assert sorted(odd) == sorted(RATIO_EXCEPTIONS)


@pytest.mark.parametrize("term", TERMS)
def test_a_term_has_its_english(term: Term, pairs: list[Pair]) -> None:
    needed = {pair.place: term.in_turkish(pair) for pair in pairs}
    assert any(needed.values())
    assert sorted(places(pairs, lambda pair: term.in_english(pair) < needed[pair.place])) == sorted(term.except_)


@pytest.mark.parametrize("term", [param for param in TERMS if param.values[0].both_ways])
def test_a_term_is_not_added(term: Term, pairs: list[Pair]) -> None:
    added = places(pairs, lambda pair: term.in_english(pair) and not term.in_turkish(pair))
    assert sorted(added) == sorted(term.except_back)


@pytest.mark.parametrize("row", [pytest.param(row, id=row["but"]) for row in LISTS["not_said"]])
def test_directors_would_say_it(row: dict[str, str], pairs: list[Pair]) -> None:
    """Turkish syntax must not show through: each thing has the one name that directors give it."""
    assert not places(pairs, lambda pair: re.search(row["not"], pair.english.lower()))


def test_no_negation_is_lost(pairs: list[Pair]) -> None:
    negation = Term(_TURKISH_NO, _ENGLISH_NO_OF_ANY_KIND)
    lost = places(pairs, lambda pair: negation.in_turkish(pair) > negation.in_english(pair))
    assert sorted(lost) == sorted(LOST_NO_EXCEPTIONS)


def test_no_negation_is_added(pairs: list[Pair]) -> None:
    negation = Term(_TURKISH_NO_OF_ANY_KIND, _ENGLISH_NO)
    added = places(pairs, lambda pair: negation.in_english(pair) and not negation.in_turkish(pair))
    assert sorted(added) == sorted(ADDED_NO_EXCEPTIONS)
