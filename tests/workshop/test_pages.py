"""The pages of the workshop: closed to others, and the path of a clause through them."""

import errno
import os
import re
import tempfile
from collections.abc import Callable
from copy import copy
from html import unescape

import pytest
from allauth.mfa.models import Authenticator
from django.conf import settings
from django.test import Client
from django.utils import timezone

from accounts.models import User
from lawbook.citations import parse
from lawbook.editions import edition_in_force, supposing_published
from rulings.assistant.cases import reviewed_cases
from tests.workshop.conftest import Person
from tests.workshop.test_writing import lines
from workshop.actions.share import share
from workshop.actions.write import write
from workshop.log import note
from workshop.log_words import DONE
from workshop.models import Draft, Unsaved
from workshop.standing import open_items

Desk = Callable[[User], Client]
PAGES = [
    "",
    "yeni/",
    "kayit/",
    "taslak/{pk}/",
    "taslak/{pk}/etki/",
    "taslak/{pk}/sozler/",
    "taslak/{pk}/tasi/",
    "yorumlar/",
    "yorumlar/revoke:61A-1/",
    "taslak/{pk}/madde/64A2/",
]


@pytest.mark.parametrize("page", PAGES)
def test_the_workshop_is_closed_to_others(draft: Draft, person: Person, page: str) -> None:
    address = f"/tr/atolye/{page.format(pk=draft.pk)}"
    assert Client().get(address)["Location"].startswith("/tr/hesap/giris/")
    reader = Client()
    reader.force_login(person("reader"))
    assert reader.get(address).status_code == 403


def test_a_role_without_a_second_step_is_led_to_it(person: Person, draft: Draft) -> None:
    client = Client()
    client.force_login(person("new", "editor", second_factor=False))
    assert client.get("/tr/atolye/")["Location"] == "/tr/hesap/ikinci-adim/"
    assert client.post(f"/tr/atolye/taslak/{draft.pk}/do/drop/")["Location"] == "/tr/hesap/ikinci-adim/"
    draft.refresh_from_db()
    assert draft.state == "open"


def test_a_session_that_only_a_password_opened_gives_a_code_first(editor: User) -> None:
    client = Client()
    client.force_login(editor)
    assert client.get("/en/workshop/")["Location"].startswith("/en/account/second-step/again/?next=/en/workshop/")


def test_the_last_second_factor_of_a_role_stays(editor: User, at_the_desk: Desk) -> None:
    at_the_desk(editor).post("/en/account/second-step/app/remove/")
    assert Authenticator.objects.filter(user=editor).exists()


@pytest.mark.parametrize("page", PAGES)
def test_both_languages(editor: User, at_the_desk: Desk, draft: Draft, page: str) -> None:
    client = at_the_desk(editor)
    turkish = client.get(f"/tr/atolye/{page.format(pk=draft.pk)}")
    assert turkish.status_code == 200
    assert turkish["Cache-Control"].startswith("max-age=0, no-cache, no-store")
    english = next(part for part in turkish.content.decode().split('"') if part.startswith("/en/workshop/"))
    assert client.get(english).status_code == 200


def test_a_clause_is_written_on_its_page(editor: User, at_the_desk: Desk, draft: Draft) -> None:
    client, address = at_the_desk(editor), f"/tr/atolye/taslak/{draft.pk}/madde/64A2/"
    text = lines(draft)
    refused = client.post(address, {"tr": f"{text} (bkz. Yasa 97A)", "seen": "0"})
    assert refused.status_code == 422
    assert "1. satır, " in refused.content.decode()
    assert "(bkz. Yasa 97A)</textarea>" in refused.content.decode()
    saved = client.post(address, {"tr": f"{text} Böyle.", "seen": "0"})
    assert saved["Location"] == f"{address}?saved"
    stale = client.post(address, {"tr": f"{text} Şöyle.", "seen": "0"})
    assert stale.status_code == 409
    page = stale.content.decode()
    assert ("Böyle." in page, "Şöyle.</textarea>" in page) == (True, True)
    assert client.post(address, {"tr": f"{text} Şöyle.", "seen": "0"}).status_code == 409  # nobody has looked
    looked = dict(re.findall(r'name="(seen|met)" value="(\d+)"', page))
    assert looked == {"seen": "0", "met": "1"}
    assert client.post(address, {"tr": f"{text} Böyle, şöyle.", **looked}).status_code == 302
    assert lines(draft).endswith("Böyle, şöyle.")


def test_what_is_typed_is_checked_and_kept(editor: User, at_the_desk: Desk, draft: Draft) -> None:
    client, address = at_the_desk(editor), f"/en/workshop/draft/{draft.pk}/clause/72C/"
    answer = client.post(f"{address}check/", {"tr": lines(draft, "72C") + " (bkz. Yasa 12C1).", "seen": "0"})
    assert '<a href="../12C1/" lang="tr">Yasa 12C1</a>' in answer.content.decode()
    assert Unsaved.objects.get().by == "editor@example.org"
    again = client.get(address).content.decode()
    assert "(bkz. Yasa 12C1).</textarea>" in again
    client.post(f"{address}do/forget/")
    assert "(bkz. Yasa 12C1).</textarea>" not in client.get(address).content.decode()


def test_a_text_that_is_pasted_is_accounted_for_line_by_line(editor: User, at_the_desk: Desk) -> None:
    text = "Yasalar\n\nTANIMLAR\n\nBord\n\nBir kutu.\n\nYASA 1 – DESTE\n\nA. Kartlar\n\n52 karttır."
    sent = {"tr": text, "code": "2027", "in_force_from": "2027-08-01"}
    read = at_the_desk(editor).post("/tr/atolye/yeni/", sent).content.decode()
    assert '<td>9</td><td lang="tr">Yasa</td><td>1</td>' in read
    begun = at_the_desk(editor).post("/tr/atolye/yeni/", {**sent, "begin": "1"})
    assert begun.status_code == 422  # the parts are those of 93 Laws
    assert "Bölümler yasaları eksiksiz" in begun.content.decode()
    assert at_the_desk(editor).post("/tr/atolye/yeni/", {"tr": "Yasalar"}).status_code == 422
    for day in ("\x13", '"', "1 Ağustos 2027"):
        refused = at_the_desk(editor).post("/tr/atolye/yeni/", sent | {"in_force_from": day})
        assert refused.status_code == 422
        assert "bir tarih değil" in refused.content.decode()


@pytest.mark.parametrize("typed", ["999Z", "rönons"])
def test_a_clause_that_the_draft_does_not_have_is_said_on_its_page(
    editor: User, at_the_desk: Desk, draft: Draft, typed: str
) -> None:
    answer = at_the_desk(editor).get(f"/tr/atolye/taslak/{draft.pk}/", {"clause": typed})
    assert answer.status_code == 200
    assert f"Bu taslakta “{typed}” diye bir madde yok." in answer.content.decode()


@pytest.mark.parametrize(
    ("address", "page"),
    [
        ("taslak/{pk}/do/approve/", "taslak/{pk}/"),
        ("taslak/{pk}/madde/64A2/do/undo/", "taslak/{pk}/madde/64A2/"),
        ("taslak/{pk}/tasi/back/", "taslak/{pk}/tasi/"),
        ("yorumlar/revoke:61A-1/do/retire/", "yorumlar/revoke:61A-1/"),
        ("webhook/1/do/try/", "webhook/"),
        ("withdraw/", ""),
    ],
)
def test_the_address_of_a_verb_that_is_only_opened_leads_to_its_page(
    editor: User, at_the_desk: Desk, draft: Draft, address: str, page: str
) -> None:
    """As the log-in does that comes in between."""
    answer = at_the_desk(editor).get(f"/tr/atolye/{address.format(pk=draft.pk)}")
    assert (answer.status_code, answer["Location"]) == (302, f"/tr/atolye/{page.format(pk=draft.pk)}")


def test_a_draft_is_called_by_its_title_in_the_language_of_the_page(
    editor: User, at_the_desk: Desk, draft: Draft
) -> None:
    page = at_the_desk(editor).get(f"/en/workshop/draft/{draft.pk}/").content.decode()
    assert "Laws of Duplicate Bridge 2017</h1>" in page


def test_nothing_ticked_is_not_called_noted(editor: User, at_the_desk: Desk, draft: Draft) -> None:
    told = at_the_desk(editor).post(f"/tr/atolye/taslak/{draft.pk}/do/settle/", follow=True).content.decode()
    assert "Hâlâ açık olan hiçbir konu işaretlenmedi." in told
    assert "Kayda geçti" not in told


def test_what_needs_no_more_words_is_settled_though_the_rulings_wait(
    editor: User, at_the_desk: Desk, draft: Draft
) -> None:
    write(editor, draft, parse("64A2"), {"tr": f"{lines(draft)} x."}, 0)
    ticked = {"kind": ["rules", "translation"]}
    address = f"/tr/atolye/taslak/{draft.pk}/do/settle/"
    told = at_the_desk(editor).post(address, ticked, follow=True).content.decode()
    assert "Ötekiler sonuçlandı." in told
    assert {one.key.partition(":")[0] for one in draft.settled.all()} == {"translation"}
    draft.refresh_from_db()
    kinds = {one.kind for one in open_items(draft)}
    assert "rules" in kinds
    assert "translation" not in kinds


def test_a_draft_says_in_words_which_languages_are_another(editor: User, at_the_desk: Desk, draft: Draft) -> None:
    write(editor, draft, parse("64A2"), {one: f"{lines(draft, field=one)} x." for one in ("tr", "en")}, 0)
    assert "Türkçe, İngilizce</span>" in at_the_desk(editor).get(f"/tr/atolye/taslak/{draft.pk}/").content.decode()


def test_a_secret_link_shows_the_draft_to_who_has_it(editor: User, draft: Draft) -> None:
    write(editor, draft, parse("64A2"), {"tr": lines(draft) + " Böyle."}, 0)
    token = share(editor, draft)
    reader = Client()
    for page, says in (
        ("", "Rönons"),
        ("yasa/64/", "Böyle."),
        ("tanimlar/", "Artı Löve"),
        ("dipnotlar/", "Federasyon"),
    ):
        response = reader.get(f"/tr/atolye/onizleme/{token}/{page}")
        assert (response.status_code, says in response.content.decode()) == (200, True), page
        assert response["X-Robots-Tag"] == "noindex"
    law = reader.get(f"/tr/atolye/onizleme/{token}/yasa/64/").content.decode()
    assert f'href="/tr/atolye/onizleme/{token}/yasa/64/#' in law
    assert f'href="/en/workshop/preview/{token}/law/64/"' in law
    assert reader.get(f"/en/workshop/preview/{token}/preview/64A2/").status_code == 200
    assert reader.get("/tr/atolye/onizleme/x/").status_code == 404


def test_the_log_is_told_in_words_with_every_detail_whatever_its_name(editor: User, at_the_desk: Desk) -> None:
    items = ["phrases:64A2", "cases:revoke-partner-won", "cases:gone since", "cites:67B1a", "cites:67B1b"]
    note(editor, "settle", "draft 1", items=items, said="gözden geçirildi", unheard="as it is")
    page = at_the_desk(editor).get("/tr/atolye/kayit/").content.decode()
    assert "başka yerlerdeki etkisini sonuçlandırdı</strong> · taslak 1" in page
    title = reviewed_cases()["revoke-partner-won"].title["tr"]
    assert "Değişenlere atıf yapan maddeler: Yasa 67B1(a), Yasa 67B1(b)" in page
    assert f"“{title}”, gone since" in unescape(page)
    assert "gerekçe: gözden geçirildi" in page
    assert "unheard: as it is" in page


def test_the_log_folds_what_is_long(editor: User, at_the_desk: Desk) -> None:
    note(editor, "settle", "draft 1", items=[f"cases:{name}" for name in list(reviewed_cases())[:30]])
    page = at_the_desk(editor).get("/tr/atolye/kayit/").content.decode()
    assert "<details><summary>Buna dayanan örnekler</summary>" in page


def test_the_log_tells_a_moment_as_a_date(editor: User, at_the_desk: Desk) -> None:
    note(editor, "ask-to-publish", "draft 1", at="2026-11-26T02:59:12+03:00")
    page = at_the_desk(editor).get("/tr/atolye/kayit/").content.decode()
    assert "saat: 26 Kasım 2026, 02:59:12" in page


def test_the_edition_in_force_is_asked_for_anew(editor: User, at_the_desk: Desk) -> None:
    """Right after a withdrawal a process still keeps another."""
    kept = copy(edition_in_force())
    kept.revision = 9
    with supposing_published((kept,), timezone.now()):
        page = at_the_desk(editor).get("/tr/atolye/").content.decode()
    assert "Yeni taslak: 2017.1 kopyası" in page
    assert re.search(r'2017.1</span></a> <span class="muted">yürürlükte', page)


def test_the_log_tells_what_was_said_of_the_engine_and_nothing_empty(editor: User, at_the_desk: Desk) -> None:
    note(editor, "settle", "draft 1", items=["rules:64A2"], said="", engine="unaffected")
    page = at_the_desk(editor).get("/tr/atolye/kayit/").content.decode()
    assert "kararlara etkisi: kararları etkilemiyor" in page
    assert "gerekçe:" not in page


def test_every_action_has_its_words_in_the_log() -> None:
    sources = [path.read_text() for path in (settings.BASE_DIR / "workshop").rglob("*.py")]
    noted = {name for text in sources for name in re.findall(r'note\(\s*[\w.]+, "([a-z-]+)"', text)}
    assert noted == set(DONE)


def test_a_full_folder_for_temporary_files_is_said(
    editor: User, at_the_desk: Desk, draft: Draft, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The files of a draft pass through it; what was typed is not kept, and its editor must know."""

    def full(*_: object, **_named: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    client, address = at_the_desk(editor), f"/en/workshop/draft/{draft.pk}/"
    text = f"{lines(draft)} Full."
    monkeypatch.setattr(tempfile, "mkdtemp", full)
    refused = client.post(f"{address}clause/64A2/", {"tr": text, "seen": "0"})
    assert refused.status_code == 503
    assert "its disk is full" in refused.content.decode()
    assert "was not kept" in refused.content.decode()
    monkeypatch.undo()
    assert client.post(f"{address}clause/64A2/", {"tr": text, "seen": "0"}).status_code == 302


def test_a_clause_that_no_clause_is_as_long_as_is_neither_read_nor_kept(
    draft: Draft, editor: User, at_the_desk: Desk
) -> None:
    """A million letters kept a processor busy for seconds, at each letter that was typed."""
    page = f"/en/workshop/draft/{draft.pk}/clause/64A2/"
    sent = {"tr": lines(draft) + " Rönons" * 6000, "seen": "0"}
    looked_at = at_the_desk(editor).post(f"{page}check/", sent).content.decode()
    assert "At most 40000 characters." in looked_at
    assert "What you type is kept" not in looked_at
    assert not Unsaved.objects.exists()
    refused = at_the_desk(editor).post(page, sent)
    assert (refused.status_code, "At most 40000 characters." in refused.content.decode()) == (422, True)
    told = at_the_desk(editor).post(f"{page}check/", sent | {"tr": lines(draft)}).content.decode()
    assert "can be read" in told


def test_a_text_of_more_lines_than_any_laws_have_is_not_told_line_by_line(editor: User, at_the_desk: Desk) -> None:
    sent = {"tr": "1. a\n" * 100_000, "code": "2027", "in_force_from": "2027-01-01"}
    refused = at_the_desk(editor).post("/en/workshop/new/", sent)
    assert refused.status_code == 422
    assert "tr.txt is too large: at most 5 MB and 10,000 lines." in refused.content.decode()
    assert b"<table" not in refused.content


def test_who_may_not_begin_drafts_is_told_before_she_fills_the_form(
    publisher: User, editor: User, at_the_desk: Desk
) -> None:
    page = at_the_desk(publisher).get("/tr/atolye/yeni/").content.decode()
    assert ("Taslakları editörler başlatır." in page, 'name="begin"' in page) == (True, False)
    assert "en çok 4 MB" in page
    page = at_the_desk(editor).get("/tr/atolye/yeni/").content.decode()
    assert ("Taslakları editörler başlatır." in page, 'name="begin"' in page) == (False, True)


def test_hundreds_of_faults_are_not_a_page_of_hundreds(editor: User, at_the_desk: Desk, draft: Draft) -> None:
    typed = lines(draft) + " (bkz. Yasa 97A)" * 120
    refused = at_the_desk(editor).post(f"/tr/atolye/taslak/{draft.pk}/madde/64A2/", {"tr": typed, "seen": "0"})
    assert "… ve 70 tane daha." in refused.content.decode()
    assert refused.content.decode().count("97A” hiçbir yere") == 50
