"""Flattened passages laid out again."""

from lawbook.text.layout import lines_of, relayout

SOURCE = "Başlık\n\nKuzey\n\nBordlar\n\n1\n\n5\n\nson sözcük,\n\ndevam eder."


def test_cells_become_rows_at_the_line_of_the_first_word() -> None:
    lines, problems = relayout(lines_of(SOURCE), "# yorum\n\n| Kuzey | Bordlar | 1 | 5 |\n\nson sözcük, devam eder.\n")
    assert not problems
    assert [line.text for line in lines] == ["Başlık", "| Kuzey | Bordlar | 1 | 5 |", "son sözcük, devam eder."]
    assert [line.number for line in lines] == [1, 3, 11]


def test_a_passage_with_other_words_changes_nothing_and_is_reported() -> None:
    before = lines_of(SOURCE)
    lines, problems = relayout(list(before), "| Kuzey | Bordlar | 1 | 6 |\n")
    assert lines == before
    assert [(problem.code, problem.line) for problem in problems] == [("passage-not-found", 1)]
    assert "Kuzey Bordlar 1 6" in problems[0].message("tr")


def test_a_passage_must_end_with_its_line() -> None:
    _, problems = relayout(lines_of("bir iki üç"), "bir iki\n")
    assert [problem.code for problem in problems] == ["passage-not-found"]
