"""Errata: what is applied, what is noted, what does not fit."""

from pathlib import Path

import pytest

from lawbook.citations import Citation, parse
from lawbook.text.edition_files import LanguageText
from lawbook.text.errata import Erratum, Treatment, apply_errata, parse_errata, slip_end
from lawbook.text.tree import Text, TextPassage

ROW = {"at": "1", "field": "text", "says": "b", "should": "x", "kind": "corrected", "why_tr": "neden", "why_en": "why"}


def text_of(content: str) -> Text:
    return Text("tr", "", "", [], [TextPassage(Citation(1), 1, text=content)], [])


def erratum(says: str, should: str, kind: Treatment = Treatment.CORRECTED, at: str = "1") -> Erratum:
    return Erratum(1, parse(at), "text", says, should, kind, {})


def test_corrected_slips_are_put_right_and_noted_ones_stay() -> None:
    text = text_of("bir iki üç dört")
    problems = apply_errata(text, [erratum("iki", "2"), erratum("dört", "beş", Treatment.NOTED), erratum("bir", "")])
    assert not problems
    assert text.laws[0].text == " 2 üç dört"


@pytest.mark.parametrize(
    ("errata", "code"),
    [
        ([erratum("yok", "x")], "erratum-text"),
        ([erratum("i", "x")], "erratum-text"),
        ([erratum("bir iki", "x"), erratum("iki üç", "y")], "erratum-text"),
        ([erratum("bir", "x", at="2")], "erratum-place"),
    ],
)
def test_errata_that_do_not_fit_are_reported(errata: list[Erratum], code: str) -> None:
    assert [problem.code for problem in apply_errata(text_of("bir iki üç"), errata)] == [code]


@pytest.mark.parametrize(
    "change",
    [
        {"at": "50d"},
        {"field": "body"},
        {"kind": "fixed"},
        {"says": ""},
        {"says": "x"},
        {"should": 20},
        {"extra": "key"},
    ],
)
def test_a_row_that_cannot_be_used_names_what_is_wrong(change: dict[str, object]) -> None:
    errata, problems = parse_errata([ROW, ROW | change], "tr.errata.yaml")
    assert len(errata) == 1
    assert [(problem.code, problem.details["row"]) for problem in problems] == [("row", 2)]
    assert "tr.errata.yaml, 2. kayıt" in problems[0].message("tr")


def test_a_file_that_is_no_list_is_reported() -> None:
    assert [problem.code for problem in parse_errata({"at": "1"}, "x")[1]] == ["no-list"]


@pytest.mark.parametrize(
    ("identifier", "field", "says", "kind"),
    [
        ("77", "text", " | 20 | 120 |", Treatment.NOTED),
        ("77", "text", "100 den fazla", Treatment.NOTED),
        ("77", "text", "| Kontursuz | 200 | 400 |", Treatment.NOTED),
        ("77", "text", "| | Löve Değeri | Löve Değeri |", Treatment.NOTED),
        ("63B", "text", "Yasa 62C3’te", Treatment.NOTED),
        ("32B2", "text", "Kusurlu oyuncunun ortağı konuşma", Treatment.NOTED),
        ("86B1", "text", "yapay bir ayarlı skora", Treatment.NOTED),
        ("23C", "text", "30B1(b)(ii)", Treatment.NOTED),
        ("def:artirim", "text", "Yasa 17E", Treatment.NOTED),
        ("76C1", "text", "Alanındayken25", Treatment.CORRECTED),
        ("fn:1", "label", "11", Treatment.CORRECTED),
        ("56A", "text", "kabul edebilr", Treatment.CORRECTED),
    ],
)
def test_known_slips_of_the_source(
    turkish: LanguageText, identifier: str, field: str, says: str, kind: Treatment
) -> None:
    rows = [one for one in turkish.errata if (one.at.id, one.field, one.says) == (identifier, field, says)]
    assert [one.kind for one in rows] == [kind]
    assert rows[0].why["tr"]
    assert rows[0].why["en"]


def test_noted_text_stays_as_it_is_printed(turkish: LanguageText, folder: Path) -> None:
    for one in turkish.errata:
        entry = turkish.text.find(one.at)
        assert entry
        if one.kind is Treatment.NOTED and not entry.marks:
            assert one.says in getattr(entry, one.field)


def test_no_correction_changes_a_number_or_a_reference(turkish: LanguageText) -> None:
    """What carries a number may only be noted; footnote numbers and percent signs are not part of a rule."""
    changed = [
        one.at.id
        for one in turkish.errata
        if one.kind is Treatment.CORRECTED
        and [c for c in one.says if c.isdigit()] != [c for c in one.should if c.isdigit()]
    ]
    assert changed == ["76C1", "76D", "fn:1"]


@pytest.mark.parametrize(
    ("text", "says", "should", "marked"),
    [
        ("| 80 | 20 | 120 |", " | 20 | 120 |", " | 120 | 120 |", "| 80 | 20"),
        ("| | Löve |", "| | Löve |", "| Kontrsuz | Löve |", "| "),
        ("(bkz. Yasa 17E).", "Yasa 17E", "Yasa 17D", "(bkz. Yasa 17E"),
        ("Kusurlu rönons", "Kusurlu rönons", "Kusurlu taraf rönons", "Kusurlu rönons"),
        ("bir iki", "bir", "bir buçuk", "bir"),
    ],
)
def test_the_mark_stands_after_the_first_word_that_differs(text: str, says: str, should: str, marked: str) -> None:
    assert text[: slip_end(text, says, should)] == marked


def test_no_mark_where_the_slip_is_not_in_the_text() -> None:
    assert slip_end("başka", "bir", "iki") is None
