"""References in the text of the Laws."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from lawbook.citations import Citation, parse
from lawbook.text.edition_files import LanguageText
from lawbook.text.references import Known, find_references


@pytest.fixture(scope="session")
def known(turkish: LanguageText) -> Known:
    return Known("tr", {entry.citation for entry in turkish.text.entries()}, {})


def found(text: str, standing: str, known: Known) -> list[tuple[str, str]]:
    references, _ = find_references(text, parse(standing), known)
    return [(text[one.start : one.end], one.target.id) for one in references]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("(bkz. Yasa 16C2)", [("Yasa 16C2", "16C2")]),
        ("Yasa 24’e bkz.", [("Yasa 24", "24")]),
        (
            "[bkz. Yasalar 27B1(b), 30B1(b)(ii), 31A2(a) ve 32A2(a)]",
            [("27B1(b)", "27B1b"), ("30B1(b)(ii)", "30B1bii"), ("31A2(a)", "31A2a"), ("32A2(a)", "32A2a")],
        ),
        ("70 ve 71’inci Yasalar için", [("70", "70"), ("71", "71")]),
        ("ise, 30, 31 ve 32’nci Yasaların hükümleri", [("30", "30"), ("31", "31"), ("32", "32")]),
        ("Yasa 63A1geçerli değildir", [("Yasa 63A1", "63A1")]),
        ("(bkz. Yasa22)", [("Yasa22", "22")]),
        ("(bkz.Yasa 16C2)", [("Yasa 16C2", "16C2")]),
        ("(bkz Yasa 12 C2)", [("Yasa 12 C2", "12C2")]),
        ("Yasa 80B2/k uyarınca", [("Yasa 80B2/k", "80B2k")]),
        ("Yasa 50D2nin bütün", [("Yasa 50D2", "50D2")]),
        ("yasa 45E (Bir Löveye", [("yasa 45E", "45E")]),
        ("Yasa 53 veya 56 uygulanır", [("Yasa 53", "53"), ("56", "56")]),
        ("(ancak bkz. 47E1)", [("47E1", "47E1")]),
        ("Yasalar 4, 12C2 ve 91 kapsamında", [("4", "4"), ("12C2", "12C2"), ("91", "91")]),
        ("(Ayrıca bkz. “Onarma”.)", [("Onarma", "def:onarma")]),
        ("(“Turnuva” ile eşanlamlı)", [("Turnuva", "def:turnuva")]),
        ("Yasa 64A2’ye göre aktarılan 1 löve", [("Yasa 64A2", "64A2")]),
        ("artı 3 IMP veya eksi 3 IMP, 12 löve, % 40", []),
        ("17-32 no’lu bordlar ve 16 bordluk grup", []),
        ("Bu Yasa değil", []),
    ],
)
def test_absolute_references(text: str, expected: list[tuple[str, str]], known: Known) -> None:
    assert found(text, "def:zon", known) == expected


@pytest.mark.parametrize(
    ("standing", "text", "expected"),
    [
        ("12A2", "(bkz. aşağıdaki C2 maddesi)", [("C2", "12C2")]),
        ("12C2a", "[ve bkz. C1(d)]", [("C1(d)", "12C1d")]),
        ("12C2b", "Yasalar 78D, 86B3 ve aşağıdaki (d) maddesi", [("78D", "78D"), ("86B3", "86B3"), ("(d)", "12C2d")]),
        ("12C2d", "yukarıdaki (a) ve (b) maddelerinde", [("(a)", "12C2a"), ("(b)", "12C2b")]),
        ("14B2", "(Aşağıdaki B4. maddeye bkz.)", [("B4", "14B4")]),
        ("14B4", "Bu yasanın B bendi hükümleri", [("B", "14B")]),
        ("16D3", "yukarıdaki 2(c) veya 2(d) maddelerine", [("2(c)", "16D2c"), ("2(d)", "16D2d")]),
        ("20F3", "belirtilen 1. ve 2. maddeler kapsamında", [("1", "20F1"), ("2", "20F2")]),
        ("27B", "(bkz. A) … (ancak bkz. aşağıda Madde 3)", [("A", "27A"), ("3", "27B3")]),
        ("27B1b", "Yukarıdaki Madde (a)’da", [("(a)", "27B1a")]),
        ("27D", "B1’in uygulanmasını takiben", [("B1", "27B1")]),
        ("40C1", "(Ancak bkz. yukarıdaki B2(a)(v) maddesi.)", [("B2(a)(v)", "40B2av")]),
        ("45D2", "(bkz. yukarıdaki paragraf)", [("yukarıdaki paragraf", "45D1")]),
        ("6E4", "Hakem, A ve B maddelerindeki", [("A", "6A"), ("B", "6B")]),
        ("68D2bi", "yukarıdaki (a) bendi uyarınca", [("(a)", "68D2a")]),
        ("64C2b", "(bkz. yukarıda Madde B7)", [("B7", "64B7")]),
        ("93C3a", "Yukarıda belirtilen Madde 1 ve 2 haricinde", [("1", "93C1"), ("2", "93C2")]),
        ("12C2c", "Yukarıdaki maddede belirtilen hükümler", []),
        ("45D1", "(bkz. yukarıdaki paragraf)", []),
    ],
)
def test_relative_references(standing: str, text: str, expected: list[tuple[str, str]], known: Known) -> None:
    assert found(text, standing, known) == expected


def test_what_names_nothing_stays_plain_and_is_reported(known: Known) -> None:
    references, unresolved = find_references("(bkz. Yasa 17E ve Yasa 94)", parse("def:artirim"), known)
    assert not references
    assert [one.text for one in unresolved] == ["Yasa 17E", "Yasa 94"]


def test_the_book_has_its_references(turkish: LanguageText) -> None:
    everything = [one for references in turkish.references.values() for one in references]
    assert len(everything) == 420
    assert sum(one.relative for one in everything) == 80
    assert [one.text for lost in turkish.unresolved.values() for one in lost] == ["Yasa 17E"]


def test_no_law_number_after_the_word_yasa_is_left_out(turkish: LanguageText) -> None:
    """A second route: count the words that announce a citation."""
    missed = []
    for entry in turkish.text.entries():
        for field in ("heading", "text", "tail"):
            text = getattr(entry, field)
            spans = [(one.start, one.end) for one in turkish.references[entry.citation, field]]
            for word in ("Yasa ", "Yasalar ", "yasa "):
                start = text.find(word)
                while start >= 0:
                    digits = start + len(word)
                    if text[digits : digits + 1].isdigit() and not any(a <= digits < b for a, b in spans):
                        missed.append((entry.citation.id, text[start : start + 20]))
                    start = text.find(word, start + 1)
    assert missed == [("def:artirim", "Yasa 17E).")]


@given(st.text(alphabet="Yasalarbkz.Madde bendi ve,()ABC12345ai’“”", max_size=80))
def test_no_text_breaks_the_finder(text: str) -> None:
    citations = {Citation(1), Citation(12, ("A",)), Citation(2, ("B", "1", "a"))}
    references, unresolved = find_references(text, Citation(2, ("B", "1")), Known("tr", citations, {}))
    spans = sorted([(one.start, one.end) for one in references] + [(one.start, one.end) for one in unresolved])
    assert all(0 <= start < end <= len(text) for start, end in spans)
    assert all(first[1] <= second[0] for first, second in pairwise(spans))
    assert all(one.target in citations for one in references)
