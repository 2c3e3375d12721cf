"""The files of an edition: complete, the same for ever, and giving the same edition again."""

import csv
import hashlib
import io
import json
import re
import zipfile
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from django.core.management import call_command
from django.db import transaction
from django.test import Client
from pytest_django import DjangoDbBlocker

from lawbook.book import Book, book_of
from lawbook.editions import find_edition
from lawbook.models import Edition, Export
from lawbook.publishing.exports import make_exports
from lawbook.publishing.importing import import_edition
from lawbook.text.tables import plain
from tests.api.conftest import Call, call
from tests.conftest import FOLDER

__all__ = ["call"]
NAMES = ["laws.json", "clauses.csv", "laws.tr.html", "laws.en.html", "notation.zip"]
NAMES += ["laws.tr.akn.xml", "laws.en.akn.xml", "laws.tr.epub", "laws.en.epub", "manifest.json"]


pytestmark = pytest.mark.xdist_group("exports")


@pytest.fixture(scope="module")
def rows(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Sequence[Mapping[str, Any]]:
    """The files of the edition in force as rows, made once for all tests."""
    with django_db_blocker.unblock(), transaction.atomic():
        make_exports(find_edition("2017"), FOLDER)
        made = list(Export.objects.filter(edition=find_edition("2017")).values())
        transaction.set_rollback(True)
    return made


@pytest.fixture
def exported(book: Book, rows: Sequence[Mapping[str, Any]]) -> Book:
    """The book in force with its files."""
    Export.objects.bulk_create(Export(**row) for row in rows)
    return book


def content(book: Book, name: str) -> bytes:
    return bytes(Export.objects.get(edition=book.edition, name=name).content)


def test_the_api_lists_every_file_with_what_it_takes_to_check_it(exported: Book, reader: Client, call: Call) -> None:
    listed = call("editions/2017")["exports"]
    assert [one["name"] for one in listed] == NAMES
    for one in listed:
        response = reader.get(one["url"])
        assert response.status_code == 200
        assert response["Content-Type"] == one["media_type"]
        assert len(response.content) == one["size"]
        assert hashlib.sha256(response.content).hexdigest() == one["sha256"]
        assert response["Content-Disposition"] == f'attachment; filename="2017.1-{one["name"]}"'
        assert ("immutable" in response["Cache-Control"]) == (one["name"] != "manifest.json")  # it may list more later
        assert reader.get(one["url"], headers={"If-None-Match": response["ETag"]}).status_code == 304


@pytest.mark.long
def test_the_notation_gives_the_same_edition_again(exported: Book, folder: Path, tmp_path: Path) -> None:
    with zipfile.ZipFile(io.BytesIO(content(exported, "notation.zip"))) as archive:
        archive.extractall(tmp_path)
    assert {one.name for one in tmp_path.iterdir()} == {one.name for one in folder.iterdir()}
    for one in tmp_path.iterdir():
        assert one.read_bytes() == (folder / one.name).read_bytes()
    assert not import_edition(tmp_path).changed


@pytest.mark.long
def test_the_same_edition_gives_the_same_files(exported: Book, folder: Path) -> None:
    before = list(Export.objects.values_list("name", "sha256"))
    make_exports(exported.edition, folder)
    assert list(Export.objects.values_list("name", "sha256")) == before
    Export.objects.all().delete()
    make_exports(find_edition("2017"), folder)
    assert list(Export.objects.values_list("name", "sha256")) == before


def test_json_and_table_hold_every_passage(exported: Book) -> None:
    told = json.loads(content(exported, "laws.json"))
    rows = list(csv.DictReader(io.StringIO(content(exported, "clauses.csv").decode("utf-8-sig"))))
    assert told["hash"] == exported.edition.content_hash
    assert len(told["passages"]) == len(rows) == len(exported.passages)
    for one, row, passage in zip(told["passages"], rows, exported.passages.values(), strict=True):
        assert one["citation"] == row["citation"] == passage.citation.id
        assert (one["text"]["tr"] or "") == row["text_tr"] == passage.text["tr"]
        assert (one["heading"]["en"] or "") == row["heading_en"] == passage.heading["en"]
        assert row["text_tr"][:1] not in ("=", "+", "-", "@")  # a spreadsheet would reckon


@pytest.mark.parametrize("language", ["tr", "en"])
def test_the_page_holds_the_whole_text_and_leads_nowhere_else(exported: Book, language: str) -> None:
    html = content(exported, f"laws.{language}.html").decode()
    places = re.findall(r' id="([^"]+)"', html)
    assert len(places) == len(set(places))
    assert {link.removeprefix("#") for link in re.findall(r'href="([^"]*)"', html)} <= set(places)
    assert {law.citation.id for law in exported.laws} <= set(places)
    assert "50D2a" in places
    assert "src=" not in html
    text = " ".join(re.sub(r"<[^>]+>", " ", html.replace("&#x27;", "'").replace("&amp;", "&")).split())
    for citation in ("6B", "45C4a"):
        passage = next(one for one in exported.passages.values() if one.citation.id == citation)
        words = plain(passage.text[language]).split()
        assert " ".join(words[:2]) in text


def test_it_is_made_when_an_edition_is_published(old_folder: Path, db: None, call: Call) -> None:
    call_command("import_edition", str(old_folder))
    old = call("editions")[0]
    assert [one["name"] for one in old["exports"]] == NAMES
    assert old["exports"][0]["url"] == "/editions/2007.1/laws.json"
    told = json.loads(content(book_of(find_edition("2007")), "laws.json"))
    assert (told["partial"], told["in_force_from"], told["in_force_until"]) == (True, None, "2017-08-01")


def test_a_file_stands_under_the_full_name_of_its_edition(exported: Book, reader: Client) -> None:
    assert reader.get("/editions/2017/laws.json")["Location"] == "/editions/2017.1/laws.json"
    assert reader.get("/editions/2017.1/nothing.json").status_code == 404
    assert reader.get("/editions/1999/laws.json").status_code == 404
    assert "/editions/2017.1/notation.zip" in reader.get("/en/editions/").content.decode()


def test_files_of_a_draft_are_readable_by_nobody(old_folder: Path, db: None, reader: Client) -> None:
    call_command("import_edition", str(old_folder))
    assert reader.get("/editions/2007.1/laws.json").status_code == 200
    Edition.objects.filter(code="2007").update(state=Edition.State.DRAFT)
    for name in NAMES:
        assert reader.get(f"/editions/2007.1/{name}").status_code == 404


def test_the_page_of_the_files_says_of_each_what_it_is(exported: Book, reader: Client) -> None:
    for address in ("/tr/surumler/2017/", "/en/editions/2017.1/"):
        html = reader.get(address).content.decode()
        for one in exported.edition.exports.defer("content"):
            assert f'href="/editions/2017.1/{one.name}"' in html
            assert one.sha256 in html
    assert "Akoma Ntoso 3.0, the XML of legislation, in Turkish" in html
    assert reader.get("/tr/surumler/1999/").status_code == 404
    assert 'href="/tr/surumler/2017/"' in reader.get("/tr/surumler/").content.decode()


def test_a_file_that_is_new_is_made_beside_those_that_there_are(exported: Book, folder: Path) -> None:
    Export.objects.filter(edition=exported.edition, name__endswith=".epub").delete()
    before = dict(Export.objects.exclude(name="manifest.json").values_list("name", "pk"))
    make_exports(exported.edition, folder)
    after = dict(Export.objects.values_list("name", "pk"))
    assert {name: after[name] for name in before} == before
    assert set(after) == set(NAMES)
    listed = json.loads(content(exported, "manifest.json"))["manifest"]["files"]
    assert {one["name"] for one in listed} == set(NAMES) - {"manifest.json"}
