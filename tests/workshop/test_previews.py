"""The site under a draft: whole for who has the secret link; without it nothing of the draft is seen anywhere."""

import logging
import re
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client

from accounts.models import User
from lawbook.citations import parse
from lawbook.jobs.doing import work_off
from lawbook.models import Job
from lawbook.publishing.unpublished import unpublished_book
from lawbook.search.engine import forget_draft, is_on_disk
from lawbook.search.folders import folder_of
from lawbook.search.service import search
from tests.workshop.test_writing import lines
from workshop.actions.drop import drop
from workshop.actions.explain import explain
from workshop.actions.share import share
from workshop.actions.write import write
from workshop.models import Draft
from workshop.notation.folder import edition_of
from workshop.views.previews import _book

WORD = "zebralama"
BOTH = {"tr": "/tr/atolye/onizleme", "en": "/en/workshop/preview"}
PAGES = {
    "tr": ["", "yasa/64/", "yasa/64/iki-dilde/", "tanimlar/", "dipnotlar/", "duzeltmeler/"],
    "en": ["", "law/64/", "law/64/side-by-side/"],
}
AROUND = {
    "tr": ["karsilastirma/", "ornekler/"],
    "en": ["definitions/", "footnotes/", "errata/", "comparison/", "cases/"],
}
PUBLIC = [
    *("/tr/", "/en/", "/tr/yasa/64/", "/en/law/64/", "/tr/yasa/64/iki-dilde/", "/tr/tanimlar/", "/en/definitions/"),
    *(
        "/tr/dipnotlar/",
        "/tr/duzeltmeler/",
        "/tr/sozluk/",
        "/tr/onizleme/64A2/",
        "/en/preview/64A2/",
        "/64A2",
        "/tr/64A2",
    ),
    *("/tr/surumler/", "/tr/surumler/2017/", "/tr/surumler/akis.atom", "/tr/2017.1/yasa/64/", "/tr/2017.2/yasa/64/"),
    *("/tr/karsilastirma/2007/2017/", "/tr/gomulu/64A2/", "/oembed?url=http://testserver/tr/yasa/64/%23A2"),
    *("/eli/laws/64/A/2", "/sitemap.xml", "/robots.txt", "/tr/kapsam/", "/tr/ornekler/?madde=64A", "/tr/okuma/ronons/"),
    *("/api/v1/editions", "/api/v1/laws/64", "/api/v1/sections/64A2", "/api/v1/editions/2017/concepts"),
    *("/editions/2017.1/laws.json", "/editions/2017.1/clauses.csv", "/editions/2017.1/notation.zip"),
]
SEARCHES = ["/tr/ara/?q=", "/en/search/?q=", "/tr/oneri/?q=", "/api/v1/search?q=", "/tr/ara/?edition=2007&q="]


@pytest.fixture
def token(draft: Draft, editor: User) -> str:
    """The secret of a draft in which Law 64A2 holds a word that no other text has."""
    write(editor, draft, parse("64A2"), {one: f"{lines(draft, field=one)} {WORD}." for one in ("tr", "en")}, 0)
    explain(editor, draft, parse("64A2"), f"{WORD} notu", f"note on {WORD}")
    draft.refresh_from_db()
    return share(editor, draft)


@pytest.mark.long
def test_the_book_stands_under_the_link_and_says_what_it_is(token: str) -> None:
    _look(token, PAGES)
    law = Client().get(f"{BOTH['tr']}/{token}/yasa/64/iki-dilde/").content.decode()
    assert law.count(WORD) == 2
    assert f'href="{BOTH["tr"]}/{token}/' in law


def _look(token: str, pages: dict[str, list[str]]) -> None:
    for language, page in ((language, page) for language, those in pages.items() for page in those):
        response = Client().get(f"{BOTH[language]}/{token}/{page}")
        html = response.content.decode()
        assert response.status_code == 200, page
        assert '<meta name="robots" content="noindex' in html, page
        assert "Yayımlanmadı" in html or "Not published" in html, page
        assert "js/keep.js" not in html, page  # nothing of it in the reader's browser
        _held_back(response)


@pytest.mark.long
def test_comparison_and_cases_stand_there_too(token: str) -> None:
    _look(token, AROUND)
    compared = Client().get(f"{BOTH['tr']}/{token}/karsilastirma/").content.decode()
    assert f"{WORD} notu" in compared
    assert re.search(rf"<ins>[^<]*<span[^>]*>[^<]*</span>[^<]*{WORD}", compared)


@pytest.mark.long
def test_a_ruling_stands_beside_the_clauses_of_the_draft(token: str) -> None:
    start = f"{BOTH['tr']}/{token}/"
    listed = re.findall(
        rf'href="({re.escape(start)}ornekler/[^"]+)"', Client().get(f"{start}ornekler/").content.decode()
    )
    assert listed
    html = Client().get(listed[0]).content.decode()
    assert WORD in html
    main = html[html.index("<main") : html.index("</main")]
    assert f'href="{start}yasa/64/#A2"' in main
    assert '"/tr/yasa/' not in main
    assert '"/tr/onizleme/' not in main


def test_what_is_not_there_tells_no_address_either(token: str) -> None:
    for page in ("", "yasa/64/", "yasa/640/", "onizleme/97A/", "ornekler/no-such/", "ara/?q=kart"):
        for secret in (f"{token}x", token[:-2], "x", token.replace(":", ".", 1)):
            response = Client().get(f"{BOTH['tr']}/{secret}/{page}")
            assert (response.status_code, WORD in response.content.decode()) == (404, False)
            _held_back(response)
    for page in ("yasa/640/", "onizleme/97A/", "ornekler/no-such/"):
        missing = Client().get(f"{BOTH['tr']}/{token}/{page}")
        assert missing.status_code == 404
        _held_back(missing)


def _held_back(response: object) -> None:
    headers = response.headers  # type: ignore[attr-defined]
    assert headers["X-Robots-Tag"] == "noindex"
    assert headers["Referrer-Policy"] == "no-referrer"
    assert "no-store" in headers["Cache-Control"]
    assert "ETag" not in headers


def test_a_draft_that_was_given_up_is_seen_by_nobody(token: str, draft: Draft, editor: User) -> None:
    drop(editor, draft)
    assert Client().get(f"{BOTH['tr']}/{token}/yasa/64/").status_code == 404


@pytest.mark.long
def test_nothing_of_it_is_seen_without_the_secret(token: str, reader: Client, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        for page in (*PAGES["tr"], *AROUND["tr"], f"ara/?q={WORD}", "onizleme/64A2/", "yasa/640/"):
            Client().get(f"{BOTH['tr']}/{token}/{page}")
        for address in [*PUBLIC, *(f"{one}{WORD}" for one in SEARCHES)]:
            response = reader.get(address)
            content = response.getvalue().decode(errors="replace").replace(f"?q={WORD}", "")
            said = re.sub(rf"“{WORD}”|\"{WORD}\"|value=.{WORD}.|{WORD} ·", "", content)
            assert WORD not in said, address
            assert token not in content, address
    assert token not in caplog.text


@pytest.mark.long
def test_the_search_of_a_draft_is_asked_for_once_and_answers_meanwhile(token: str) -> None:
    address = f"{BOTH['tr']}/{token}/ara/"
    for _again in range(2):
        html = Client().get(address, {"q": WORD}).content.decode()
        assert f'href="{BOTH["tr"]}/{token}/yasa/64/#A2"' in html
        assert "dizini hazırlanıyor" in html
    assert [job.kind for job in Job.objects.all()] == ["draft-index"]
    there = Client().get(address, {"q": "64A2"})
    assert there["Location"] == f"{BOTH['tr']}/{token}/yasa/64/#A2"
    _held_back(there)


@pytest.mark.long
def test_the_index_of_a_draft_lies_by_itself_and_is_searched(token: str, draft: Draft) -> None:
    Client().get(f"{BOTH['tr']}/{token}/ara/", {"q": WORD})
    assert work_off() == 1
    book = unpublished_book(edition_of(draft))
    try:
        assert is_on_disk(book.edition)
        assert folder_of(book.edition).parent != Path(settings.SEARCH_INDEX_DIR)
        assert search(book, "zebralma", "tr").results[0].citation == parse(
            "64A2"
        )  # a slip, which only an index forgives
        html = Client().get(f"{BOTH['tr']}/{token}/ara/", {"q": WORD}).content.decode()
        assert "dizini hazırlanıyor" not in html
        assert not Job.objects.exists()
    finally:
        forget_draft()
        _book.cache_clear()
