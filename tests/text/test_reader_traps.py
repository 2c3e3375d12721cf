"""The traps of the source of 2017, each with what a reader must find there."""

import pytest

from lawbook.citations import parse
from lawbook.text.edition_files import LanguageText
from lawbook.text.tree import TextPassage


@pytest.fixture
def clause(turkish: LanguageText):  # type: ignore[no-untyped-def]
    def find(identifier: str) -> TextPassage:
        entry = turkish.text.find(parse(identifier))
        assert entry is not None, identifier
        return entry

    return find


def labels(entry: TextPassage) -> list[str]:
    return [child.citation.path[-1] for child in entry.children]


def test_four_levels_below_a_law(clause) -> None:  # type: ignore[no-untyped-def]
    assert clause("40B2av").text.startswith("Yapay konuşmalarda psişik")
    assert labels(clause("40B2a")) == ["i", "ii", "iii", "iv", "v"]


@pytest.mark.parametrize("law", ["2", "3", "4", "33", "34", "49", "59", "77", "83", "88", "89"])
def test_laws_without_lettered_clauses(clause, law: str) -> None:  # type: ignore[no-untyped-def]
    assert clause(law).text
    assert not clause(law).children


@pytest.mark.parametrize(
    ("law", "opening"),
    [
        ("24", "Hakem, artırım sırasında,"),
        ("32", "Sırasız bir kontr veya sürkontr,"),
        ("50", "Bir defans oyuncusu tarafından"),
        ("54", "Sırasız bir atağın yüzü"),
        ("68", "Bu yasalara göre bir beyan"),
    ],
)
def test_text_before_the_first_clause(clause, law: str, opening: str) -> None:  # type: ignore[no-untyped-def]
    assert clause(law).text.startswith(opening)
    assert labels(clause(law))[0] == "A"


@pytest.mark.parametrize(
    ("identifier", "tail"),
    [("20F5b", "kendi görüşüne göre"), ("69B", "Bu löve iade edilerek"), ("71", "Bu löve iade edilerek")],
)
def test_text_that_resumes_after_a_list(clause, identifier: str, tail: str) -> None:  # type: ignore[no-untyped-def]
    assert clause(identifier).tail.startswith(tail)


@pytest.mark.parametrize("identifier", ["12C", "45C", "80A", "16B"])
def test_clauses_that_are_only_a_heading(clause, identifier: str) -> None:  # type: ignore[no-untyped-def]
    assert clause(identifier).heading
    assert not clause(identifier).text
    assert clause(identifier).children


@pytest.mark.parametrize("identifier", ["35A", "35D", "56A", "56B", "71A", "71B"])
def test_clauses_that_are_only_text(clause, identifier: str) -> None:  # type: ignore[no-untyped-def]
    assert not clause(identifier).heading
    assert clause(identifier).text


def test_headings_that_run_on_into_the_sentence(clause) -> None:  # type: ignore[no-untyped-def]
    assert clause("22A").heading == "Bir veya daha fazla oyuncu deklare verdikten sonra"
    assert clause("22A").text.startswith("son verilen deklareyi")
    assert clause("22B").text.startswith("(ancak bkz. Yasa 25)")


def test_numbered_clauses_with_a_heading(clause) -> None:  # type: ignore[no-untyped-def]
    assert clause("86B1").heading == "Tek bir skor varsa"
    assert clause("86B2").heading == "Bir veya daha çok sayıda masa skoru varsa"
    assert clause("69B2").text.endswith("anlaşmışsa;")


def test_line_breaks_inside_a_sentence(clause) -> None:  # type: ignore[no-untyped-def]
    assert "çerçevesinde, Organizasyon Komitesince değiştirilebilir" in clause("12C2b").text
    assert "yukarıdaki (a) ve (b) maddelerinde" in clause("12C2d").text
    assert labels(clause("12C2")) == ["a", "b", "c", "d"]


def test_letters_and_roman_numbers_without_their_bracket(clause) -> None:  # type: ignore[no-untyped-def]
    assert labels(clause("45C2")) == ["a", "b"]
    assert labels(clause("12C1e")) == ["i", "ii"]


def test_i_is_a_letter_after_h_and_a_number_elsewhere(clause) -> None:  # type: ignore[no-untyped-def]
    assert labels(clause("80B2")) == list("abcdefghijkl")
    assert labels(clause("80B2g")) == ["i", "ii"]
    assert labels(clause("30B1b")) == ["i", "ii"]


def test_irregular_dashes(clause) -> None:  # type: ignore[no-untyped-def]
    assert [clause(law).heading for law in ("17", "55", "58")] == [
        "ARTIRIM SÜRECİ",
        "DEKLARANIN SIRASIZ ÇIKIŞI",
        "EŞZAMANLI ÇIKIŞ VEYA OYUNLAR",
    ]


def test_suit_symbols_are_back(clause) -> None:  # type: ignore[no-untyped-def]
    assert "pik (♠), kör (♥), karo (♦), trefl (♣)" in clause("1A").text
    assert "pik (♠), kör (♥), karo (♦), trefl (♣)" in clause("def:renk").text


def test_definitions_with_several_senses(clause) -> None:  # type: ignore[no-untyped-def]
    assert len(clause("def:oyun").text.split("\n")) == 3
    assert len(clause("def:yapay-konusma").text.split("\n")) == 3
    assert len(clause("def:zon").text.split("\n")) == 1


def test_terms_that_differ_only_in_a_diacritic_have_their_own_names(clause) -> None:  # type: ignore[no-untyped-def]
    assert clause("def:tur").heading == "Tur"
    assert clause("def:tur-2").heading == "Tür"
