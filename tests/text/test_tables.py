"""Paragraphs, tables and subheadings of a text."""

import pytest

from lawbook.citations import parse
from lawbook.text.edition_files import LanguageText
from lawbook.text.tables import Paragraph, Span, Subheading, Table, blocks, corrected_cells, plain


def cells(text: str, table: Table) -> list[list[str]]:
    return [[text[span.start : span.end] for span in row] for row in table.rows]


def tables_of(turkish: LanguageText, identifier: str) -> list[list[list[str]]]:
    entry = turkish.text.find(parse(identifier))
    assert entry
    return [cells(entry.text, block) for block in blocks(entry.text) if isinstance(block, Table)]


def test_blocks_know_their_places() -> None:
    text = "Önce.\n# BAŞLIK\n| a | |\n|-\n| b c | 2 |\nSonra."
    first, subheading, table, last = list(blocks(text))
    assert isinstance(first, Paragraph)
    assert isinstance(subheading, Subheading)
    assert text[subheading.span.start : subheading.span.end] == "BAŞLIK"
    assert isinstance(table, Table)
    assert (cells(text, table), table.header) == ([["a", ""], ["b c", "2"]], 1)
    assert last == Paragraph(Span(text.index("Sonra"), len(text)))


def test_law_2_has_its_board_table(turkish: LanguageText) -> None:
    (table,) = tables_of(turkish, "2")
    assert table[0] == ["Kuzey Dağıtan", "Bordlar", "1", "5", "9", "13"]
    assert table[7] == ["Herkes Zonda", "Bordlar", "4", "7", "10", "13"]
    assert sorted(int(board) for row in table[:4] for board in row[2:]) == list(range(1, 17))
    assert sorted(int(board) for row in table[4:] for board in row[2:]) == list(range(1, 17))


def test_law_77_has_its_scoring_tables(turkish: LanguageText) -> None:
    tables = tables_of(turkish, "77")
    assert [len(table) for table in tables] == [4, 3, 3, 4, 5, 4]
    assert tables[0][0] == ["KOZUN TÜRÜ", "Trefl", "Karo", "Kör", "Pik"]
    assert tables[5][2] == ["Diğer eksik löveler için", "50", "200", "400", "100", "300", "600"]


def test_law_78b_has_its_imp_scale(turkish: LanguageText) -> None:
    (table,) = tables_of(turkish, "78B")
    pairs = [(row[column], row[column + 1]) for column in (0, 2, 4) for row in table[1:] if row[column]]
    assert [int(imps) for _, imps in pairs] == list(range(25))
    assert pairs[0][0] == "0–10"
    assert pairs[24][0] == "4000 +"


@pytest.mark.parametrize(("text", "line"), [("| | Löve | 2 |", "— · Löve · 2"), ("# A\nb", "A b"), ("a\n|-\nb", "a b")])
def test_plain_text_has_no_signs(text: str, line: str) -> None:
    assert plain(text) == line


def test_a_slip_in_a_table_names_its_cell() -> None:
    text = "| a | 20 | 120 |"
    (span,) = corrected_cells(text, "| 20 | 120 |", "| 120 | 120 |")
    assert (text[span.start : span.end], span) == ("20", Span(6, 8))
    assert corrected_cells(text, " a ", " b ") == {}
