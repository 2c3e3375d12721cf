"""A change of the Laws, from the draft to its withdrawal, by three people who each have a telephone with codes."""

import datetime
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from allauth.mfa.totp.internal import auth
from django.conf import settings
from django.utils import translation
from playwright.sync_api import Browser, Page

from tests.browser.conftest import press
from tests.browser.test_accessibility_inside import hold
from tests.serving import environment, free_port, own_site, served
from workshop.log_words import DONE

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("browser")]
_DONE = ("begin", "write", "explain", "comment", "settle-comment", "settle", "approve", "publish", "withdraw")
PASSWORD, SECRET = "yedi-pik-kontr", "JBSWY3DPEHPK3PXP"
_MAKE = """
import os, django; django.setup()
from allauth.mfa.totp.internal.auth import TOTP
from accounts.models import User
from accounts.roles import give
for role in ("editor", "reviewer", "publisher"):
    user = User.objects.create_user(f"{role}@example.org", os.environ["PASSWORD"])
    give(user, role)
    if role != "editor":
        TOTP.activate(user, os.environ["SECRET"])
"""
_SERVE = """
import runpy, sys, django; django.setup()
from lawbook import beforehand
from workshop.actions import publish
publish.make_rest = beforehand.make_pages = lambda edition, made=None: None
sys.argv = ["config.server", *sys.argv[1:]]
runpy.run_module("config.server", run_name="__main__")
"""


@pytest.fixture
def own(tmp_path: Path) -> Iterator[str]:
    """A site of one's own, with two processes, and three accounts with roles; the editor has no second factor yet.

    Books, flow charts and what browsers keep are not made of what is published: they have tests of their own.
    """
    data, port = own_site(tmp_path / "site"), free_port()
    given = environment(data) | {"PASSWORD": PASSWORD, "SECRET": SECRET}
    subprocess.run([sys.executable, "-c", _MAKE], check=True, env=given, cwd=settings.BASE_DIR)
    with served(["-c", _SERVE, "--port", str(port), "--workers", "2"], port, data):
        yield f"http://127.0.0.1:{port}"


def test_from_the_draft_to_the_withdrawal(browser: Browser, own: str, tmp_path: Path) -> None:
    editor = _led_to_her_second_step(_logged_in(browser, own, "editor"))
    reviewer, publisher = (_entered(_logged_in(browser, own, role), SECRET) for role in ("reviewer", "publisher"))
    reader = browser.new_page(base_url=own, locale="tr")
    draft = _write(editor)
    _are_accessible(editor, draft)
    _settle_and_approve(editor, reviewer, draft)
    _publish(publisher, reader, draft, tmp_path / "site" / "bridgelaws.sqlite3")
    _compare(reader)
    _fit_a_phone(editor)
    _withdraw(publisher, browser.new_page(base_url=own, locale="tr"))  # browsers keep a page for a minute
    log = publisher.goto("/tr/atolye/kayit/")
    assert log is not None
    with translation.override("tr"):
        done = [str(DONE[name]) for name in _DONE]
    for words in done:
        assert f"<strong>{words}</strong>" in log.text()


def _logged_in(browser: Browser, own: str, role: str) -> Page:
    page = browser.new_context(base_url=own, locale="tr").new_page()
    page.set_default_timeout(90_000)  # with others beside it a page can take long
    page.goto("/tr/atolye/")
    page.get_by_label("E-posta").fill(f"{role}@example.org")
    page.get_by_label("Parola").fill(PASSWORD)
    page.keyboard.press("Enter")
    return page


def _led_to_her_second_step(page: Page) -> Page:
    """Who has a role and no second factor sets one up, and enters with the next code: each opens once."""
    page.get_by_text("Atölye, girişinizin ikinci adımı olunca açılır.").wait_for()
    press(page.get_by_role("link", name="Kod veren bir uygulama kur"))
    if page.get_by_role("heading", name="Parolanız yeniden").is_visible():
        page.locator("input[type=password]").fill(PASSWORD)
        page.get_by_role("button", name="Devam").click()
    secret = page.locator("main code").inner_text()
    page.locator("#id_code").fill(_code(secret, 0))
    page.get_by_role("button", name="Etkinleştir").click()
    page.get_by_role("link", name="Hesaba dön").click()
    page.get_by_role("link", name="Atölyeye").click()
    return _entered(page, secret, 1)


def _entered(page: Page, secret: str, later: int = 0) -> Page:
    page.locator("#id_code").fill(_code(secret, later))
    page.keyboard.press("Enter")
    page.get_by_role("heading", name="Taslaklar").wait_for()
    return page


def _code(secret: str, later: int) -> str:
    return auth.format_hotp_value(auth.hotp_value(secret, int(time.time()) // 30 + later))


def _write(editor: Page) -> str:
    """A clause is refused, put right and explained; somebody has a question about it."""
    editor.get_by_role("button", name="Yeni taslak").click()
    editor.wait_for_url("**/taslak/*/")
    draft = editor.url
    editor.get_by_label("Maddeye git").fill("64A2")
    editor.keyboard.press("Enter")
    editor.wait_for_url(lambda address: address != draft)  # whole, so that what is typed is listened to
    turkish = editor.get_by_label("Türkçe (resmî)")
    text = turkish.input_value()
    editor.route("**/check/", lambda route: route.fulfill(status=503), times=1)
    turkish.fill(f"{text} (bkz. Yasa 97A)")
    editor.locator("#checked").get_by_text("Yazdıklarınız şu anda saklanamıyor").wait_for()
    editor.locator("#checked").get_by_text("“Yasa 97A” hiçbir yere götürmüyor").wait_for()
    editor.get_by_role("button", name="Kaydet", exact=True).click()
    editor.get_by_text("Kaydedilmedi:").wait_for()
    turkish.fill(f"{text} Bu, deneme için bir cümledir.")
    editor.get_by_role("button", name="Kaydet", exact=True).click()
    editor.get_by_text("Kaydedildi.").wait_for()
    editor.get_by_label("Türkçesi").fill("Uygulama birliği için.")
    editor.get_by_label("İngilizcesi").fill("So that all rule alike.")
    press(editor.get_by_role("button", name="Notu kaydet"))
    editor.get_by_label("Bu madde için bir şey söyleyin").fill("Kısaltılabilir mi?")
    editor.get_by_role("button", name="Yorumu gönder").click()
    editor.get_by_role("button", name="Sonuçlandı").wait_for()
    return draft


def _settle_and_approve(editor: Page, reviewer: Page, draft: str) -> None:
    """The comment is in the way of the approval; then everything that rests on the clause is settled."""
    reviewer.goto(draft)
    reviewer.get_by_role("button", name="Bu hâlini onayla").click()
    reviewer.get_by_role("status").get_by_text("1 yorum sonuçlandırılmadı.").first.wait_for()
    reviewer.goto(f"{draft}madde/64A2/")
    reviewer.get_by_role("button", name="Sonuçlandı").click()
    reviewer.get_by_text("✓ reviewer@example.org").wait_for()
    editor.goto(f"{draft}etki/")
    boxes = editor.locator("input[name=kind]")
    for number in range(boxes.count()):
        boxes.nth(number).check()
    editor.get_by_label("Kararları etkilemiyor").check()
    editor.get_by_role("button", name="İşaretlenenleri sonuçlandır").click()
    editor.get_by_text("0 konu açık.").wait_for()
    reviewer.goto(draft)
    reviewer.get_by_role("button", name="Bu hâlini onayla").click()
    reviewer.get_by_text("reviewer@example.org bu hâlini onayladı.").wait_for()


def _publish(publisher: Page, reader: Page, draft: str, database: Path) -> None:
    """It is read at its address at once, and in force when its time has come, in both processes."""
    publisher.goto(draft)
    at = datetime.datetime.now(tz=ZoneInfo("Europe/Istanbul")) + datetime.timedelta(hours=1)
    publisher.get_by_label("Yürürlüğe giriş").fill(at.strftime("%Y-%m-%dT%H:%M:%S"))
    publisher.get_by_role("button", name="Yayımla").click()
    publisher.get_by_text("Taslak yayımlandı ve duyuruldu.").wait_for(timeout=240_000)  # the page looks again by itself
    _wait_until(lambda: _says(reader, "/tr/2017.2/yasa/64/"))
    assert "Gelecek bir sürüm" in reader.content()
    assert not _says(reader, "/tr/yasa/64/")
    with closing(sqlite3.connect(database, timeout=20)) as moved, moved:  # nobody waits an hour
        now = datetime.datetime.now(tz=datetime.UTC) + datetime.timedelta(seconds=2)
        moved.execute("UPDATE lawbook_edition SET takes_effect_at = ? WHERE revision = 2", [f"{now:%Y-%m-%d %H:%M:%S}"])
    _wait_until(lambda: _all_say(reader))  # the former processes end, the new ones load the edition first
    assert not _says(reader, "/tr/2017.1/yasa/64/")


def _wait_until(holds: Callable[[], bool]) -> None:
    """With others beside them that takes processes more than a moment."""
    for _second in range(120):
        if holds():
            return
        time.sleep(0.5)
    raise AssertionError("it does not come to hold")


def _all_say(reader: Page) -> bool:
    """Whichever process answers."""
    return all(_says(reader, f"/tr/yasa/64/?{time.monotonic()}") for _ in range(8))


def _says(reader: Page, address: str) -> bool:
    reader.goto(address)
    return "Bu, deneme için bir cümledir." in reader.content()


def _compare(reader: Page) -> None:
    reader.goto("/tr/karsilastirma/2017.1/2017/64/")
    reader.locator("ins").get_by_text("Bu, deneme için bir cümledir.").first.wait_for()
    reader.get_by_text("Uygulama birliği için.").wait_for()


def _fit_a_phone(editor: Page) -> None:
    """The smallest phone shows each page of the workshop without scrolling sideways."""
    editor.set_viewport_size({"width": 320, "height": 844})
    for part in ("", "yonetmelik/", "yorumlar/", "yeni/", "kayit/"):
        editor.goto(f"/tr/atolye/{part}")
        assert editor.evaluate("document.documentElement.scrollWidth") <= 320, editor.url


def _are_accessible(editor: Page, draft: str) -> None:
    """Inside a draft axe finds nothing, on the smallest phone and in letters twice as large nothing is cut off."""
    editor.set_viewport_size({"width": 390, "height": 844})
    for part in ("", "madde/64A2/", "tasi/", "etki/", "sozler/"):
        editor.goto(f"{draft}{part}")
        editor.evaluate("document.querySelectorAll('main details').forEach(one => one.open = true)")
        hold(editor)


def _withdraw(publisher: Page, reader: Page) -> None:
    publisher.goto("/tr/atolye/")
    publisher.get_by_text("Bu sürümü geri çek", exact=True).first.click()
    publisher.get_by_label("Nedeni, Türkçe").first.fill("Denemeydi.")
    publisher.get_by_label("Nedeni, İngilizce").first.fill("It was a trial.")
    publisher.get_by_role("button", name="2017.2 sürümünü geri çek").click()
    publisher.get_by_text("2017.2 sürümü geri çekildi.").wait_for()
    _wait_until(lambda: not any(_says(reader, f"/tr/yasa/64/?{time.monotonic()}") for _ in range(8)))
    assert _says(reader, "/tr/2017.2/yasa/64/")
    assert "Denemeydi." in reader.content(), reader.locator("aside.older").inner_text()
