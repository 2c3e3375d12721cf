"""A Law as linked data in its page."""

import json
import re
from typing import Any

from django.test import Client

from lawbook.book import Book
from lawbook.linked_data import script


def data_of(reader: Client, address: str) -> dict[str, Any]:
    html = reader.get(address).content.decode()
    found = re.findall(r'<script type="application/ld\+json">(.*?)</script>', html)
    assert len(found) == 1
    told: dict[str, Any] = json.loads(found[0])
    return told


def test_the_official_text_says_that_it_is(reader: Client, book: Book) -> None:
    told = data_of(reader, "/tr/yasa/64/")
    assert told["@type"] == "Legislation"
    assert told["@id"] == "http://testserver/tr/yasa/64/"
    assert told["legislationIdentifier"] == "http://testserver/eli/laws/2017/64"
    assert told["legislationLegalForce"] == "https://schema.org/InForce"
    assert told["encoding"]["legislationLegalValue"] == "https://schema.org/OfficialLegalValue"
    assert told["isPartOf"]["legislationDateVersion"] == "2017-08-01"
    assert [one["legislationIdentifier"].rpartition("/")[2] for one in told["hasPart"]] == ["A", "B", "C"]
    assert "translationOfWork" not in told


def test_the_translation_is_one_and_unofficial(reader: Client, book: Book) -> None:
    told = data_of(reader, "/en/law/64/")
    assert told["encoding"]["legislationLegalValue"] == "https://schema.org/UnofficialLegalValue"
    assert told["translationOfWork"]["@id"] == "http://testserver/tr/yasa/64/"


def test_data_cannot_end_its_element() -> None:
    name = "</script><script>alert(1)</script><!-- & "
    written = script({"name": name})
    assert not set("<>&") & set(written)
    assert json.loads(written) == {"name": name}
