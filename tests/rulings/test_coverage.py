"""Every clause of the Laws in the engine's scope is accounted for."""

import pytest
from django.core.management import call_command

from lawbook.book import Book
from lawbook.citations import parse
from rulings.assistant.coverage import coverage, declared_clauses, in_scope
from rulings.engine.clauses import ENCODED, load_laws


def test_no_clause_in_scope_is_forgotten(book: Book) -> None:
    missing = [one.citation.id for law in coverage(book, "tr").values() for one in law if one.status == "missing"]
    assert missing == []


def test_the_scope_is_the_cards_of_a_deal_the_calls_the_play_and_the_score(book: Book) -> None:
    laws = {citation.law for citation, passage in book.passages.items() if in_scope(passage)}
    assert laws == set(range(94))


def test_every_encoded_clause_is_in_the_book(book: Book) -> None:
    load_laws()
    own = {
        citation
        for citation, rules in ENCODED.items()
        if any(rule.__module__.startswith("quizzes.") for rule in rules.values())
    }
    assert [citation for citation in own if parse(citation) not in book.passages] == []


def test_a_clause_that_is_encoded_is_not_declared_otherwise(book: Book) -> None:
    load_laws()
    assert [citation for citation in declared_clauses() if citation in ENCODED] == []


def test_what_is_declared_gives_its_reason_in_both_languages(book: Book) -> None:
    for citation, (status, why) in declared_clauses().items():
        assert parse(citation) in book.passages
        assert status in ("table", "introduction", "duty")
        assert why["tr"]
        assert why["en"]


def test_every_ruled_clause_has_a_reviewed_case_in_which_its_rule_is_asked(book: Book) -> None:
    ruled = [one for law in coverage(book, "tr").values() for one in law if one.status == "ruled"]
    assert [one.citation.id for one in ruled if not one.cases] == []


def test_the_command_names_the_functions_that_encode_a_clause(book: Book, capsys: pytest.CaptureFixture[str]) -> None:
    call_command("show_coverage")
    line = next(line for line in capsys.readouterr().out.splitlines() if line.startswith("64A1 "))
    assert "ruled" in line
    assert "law_64.two_tricks" in line
