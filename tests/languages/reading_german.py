"""Run by ``test_a_third_language``, in a process of its own: the site with German beside Turkish and English."""

import re
import sys
from functools import partial
from pathlib import Path

import django
from django.conf import settings
from django.core.management import call_command

django.setup()

from django.test import Client  # noqa: E402
from lxml import etree  # noqa: E402

import config.urls  # noqa: F401, E402
from lawbook.book import Book, book_of  # noqa: E402
from lawbook.citations import parse  # noqa: E402
from lawbook.management.commands.compile_catalogues import compile_catalogues  # noqa: E402
from lawbook.publishing.books import make_books  # noqa: E402
from lawbook.publishing.exports import make_exports  # noqa: E402
from lawbook.publishing.importing import import_edition  # noqa: E402
from rulings.assistant.situation_search import load_phrases  # noqa: E402

settings.ALLOWED_HOSTS = ["testserver"]
settings.EDITION_CHECK_SECONDS = 0.0


def main(shipped: Path, with_german: Path) -> None:
    """Set up, publish, read."""
    compile_catalogues()
    call_command("migrate", verbosity=0)
    call_command("sync_translation_fields", interactive=False, verbosity=0)
    whole = book_of(import_edition(shipped).edition)
    old = book_of(import_edition(with_german, partial(make_exports, folder=with_german)).edition)
    assert (whole.languages, old.languages) == (["tr", "en"], ["tr", "en", "de"])
    references = [one for one in old.passages[parse("6E4")].references if one.language == "de"]
    assert [one.target for one in references] == ["6A", "6B"]
    load_phrases()  # as a server does before it answers
    read_german(Client())
    compare_with_two_languages(Client())
    look_at_files(old)


def page(reader: Client, address: str, status: int = 200) -> str:
    """A page as it is sent."""
    response = reader.get(address, headers={"Accept-Language": "de"})
    assert response.status_code == status, (address, response.status_code)
    return response.content.decode()


def read_german(reader: Client) -> None:
    """The old Law in German; the one in force in the official text, with a word on that; every way on leads somewhere."""
    html = page(reader, "/de/2007/regel/6/")
    assert "Die Karten müssen einzeln und verdeckt" in html
    assert "Regel 6" in html
    assert (
        "Nichtamtliche deutsche Fassung; maßgeblich ist der türkische Text. Noch niemand hat sie gegengelesen." in html
    )
    assert 'href="/de/2007/regel/6/#A"' in html
    assert 'hreflang="de"' in page(reader, "/tr/2007/yasa/6/")
    html = page(reader, "/de/regel/50/")
    assert "Noch nicht ins Deutsche übersetzt" in html
    assert 'lang="tr"' in html
    seen: set[str] = set()
    for start in (
        "/de/",
        "/de/2007/",
        "/de/2007/regel/6/",
        "/de/definitionen/",
        "/de/fussnoten/",
        "/de/ausgaben/",
        "/de/regel/64/",
    ):
        found = set(re.findall(r'(?:href|data-preview)="(/[a-z][^"#]*)', page(reader, start))) - seen
        seen |= found
        for address in found:
            if not address.startswith(("/static/", "/de/app.webmanifest")):
                assert reader.get(address).status_code < 400, (start, address)
    assert reader.get("/", headers={"Accept-Language": "de-AT"})["Location"] == "/de/"
    assert reader.get("/50D2a", headers={"Accept-Language": "de"})["Location"] == "/de/regel/50/#D2a"
    assert reader.get("/eli/laws/2007/6/D/1/deu")["Location"] == "/de/2007/regel/6/#D1"
    assert "frame-ancestors *" in reader.get("/de/2007/eingebettet/6D1/")["Content-Security-Policy"]


def compare_with_two_languages(reader: Client) -> None:
    """Who reads Turkish or English sees what they saw; the rooms around the book answer a German browser in English."""
    assert "Kartlar" in page(reader, "/tr/2007/yasa/6/")
    assert "Unofficial English rendering" in page(reader, "/en/2007/law/6/")
    assert page(reader, "/en/what-happened/")
    answer = reader.post("/api/v1/rulings", '{"kind": "revoke"}', "application/json", headers={"Accept-Language": "de"})
    assert answer.status_code == 200


def look_at_files(old: Book) -> None:
    """The files of the edition in German."""
    make_books(old.edition)
    files = {one.name: bytes(one.content) for one in old.edition.exports.all()}
    assert {f"laws.de.{kind}" for kind in ("html", "akn.xml", "epub", "pdf")} | {"laws.tr-de.pdf"} <= files.keys()
    assert "Mischen und Teilen" in files["laws.de.html"].decode()
    assert "Neu mischen" in files["clauses.csv"].decode()
    written = etree.fromstring(files["laws.de.akn.xml"])
    assert 'language="deu"' in etree.tostring(written).decode()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
