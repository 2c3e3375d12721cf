"""The book in memory."""

import pytest
from django.db import connection
from django.test.utils import CaptureQueriesContext

from lawbook.book import Book, NoEdition, current_book
from lawbook.citations import Citation, parse
from lawbook.lookup import Missing, look_up
from lawbook.models import Edition


def test_the_book_is_read_once(book: Book) -> None:
    """Which editions there are is asked again, in tests after something was written; their text is not."""
    Edition.objects.filter(pk=book.edition.pk).update(title="Another")
    with CaptureQueriesContext(connection) as queries:
        assert current_book() is book
    assert [one for one in queries.captured_queries if '"lawbook_edition"' in one["sql"]]
    assert not [one for one in queries.captured_queries if "storedpassage" in one["sql"]]


@pytest.mark.django_db
def test_without_an_edition_there_is_no_book() -> None:
    Edition.objects.update(state=Edition.State.DRAFT)
    with pytest.raises(NoEdition):
        current_book()


def test_cited_by_is_the_other_side_of_the_references(book: Book) -> None:
    for passage in book.passages.values():
        for reference in passage.references:
            assert passage.citation in book.passages[parse(reference.target)].cited_by


def test_cited_by_names_each_clause_once_in_the_order_of_the_book(book: Book) -> None:
    sources = book.passages[parse("23A")].cited_by
    assert [str(source) for source in sources][:3] == ["26A", "27B1b", "30B1bi"]
    assert list(sources) == sorted(set(sources))


@pytest.mark.parametrize(
    ("typed", "reason", "nearest"),
    [
        ("94", "94 numaralı yasa yok; yasalar 1–93 arasında numaralanmıştır.", None),
        ("50F", "Yasa 50 içinde F bendi yok; bentler: A–E.", "50"),
        ("50D3", "Yasa 50D içinde 3 bendi yok; bentler: 1–2.", "50D"),
        ("50A1", "Yasa 50A içinde 1 bendi yok; altında bent bulunmuyor.", "50A"),
        ("2A", "Yasa 2 içinde A bendi yok; altında bent bulunmuyor.", "2"),
        ("50Z9z", "Yasa 50 içinde Z bendi yok; bentler: A–E.", "50"),
        ("dipnot 29", "29 numaralı dipnot yok; toplam 28 dipnot var.", None),
        ("def:ofsayt", "Bu adda bir tanım yok.", None),
        ("def:üçlük", "Bu adda bir tanım yok.", None),
    ],
)
def test_what_the_book_does_not_hold_is_said_plainly(book: Book, typed: str, reason: str, nearest: str | None) -> None:
    found = look_up(book, typed)
    assert isinstance(found, Missing)
    assert found.reason == reason
    assert (str(found.nearest) if found.nearest else None) == nearest


@pytest.mark.parametrize(
    ("typed", "citation"),
    [
        ("def:tür", "def:tur-2"),
        ("def:tur", "def:tur"),
        ("def:Tur", "def:tur"),
        ("def:TÜR", "def:tur-2"),
        ("def:löve", "def:love"),
        ("def: Cezalı Kart", "def:cezali-kart"),
        ("tanım:rönons", "def:ronons"),
        ("def:revoke", "def:ronons"),
        ("def:penalty card", "def:cezali-kart"),
        ("def:IMP", None),
        ("def:matchpoint", "def:mac-puani"),
        ("def:", None),
        ("xyz:tür", None),
    ],
)
def test_a_definition_is_called_by_its_term(book: Book, typed: str, citation: str | None) -> None:
    found = look_up(book, typed)
    assert (str(found) if isinstance(found, Citation) else None) == citation


def test_a_definition_is_named_in_the_language_of_the_reader(book: Book) -> None:
    passage = book.passages[parse("def:zon")]
    assert (passage.display("tr"), passage.display("en")) == ("Tanım: Zon", "Definition: Game")
    assert book.passages[parse("50D2a")].display("en") == "Law 50D2(a)"


def test_look_up(book: Book) -> None:
    assert look_up(book, "yasa 50 d 2 a") == parse("50D2a")
    assert look_up(book, "rönons") is None
    assert look_up(book, "93") == Citation(93)
