"""An examination and a class from beginning to end in browsers, on phones of 320 pixels, with axe; one has no script."""

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.conf import settings
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.test_accessibility_inside import hold
from tests.serving import environment, free_port, own_site, served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.long]
_MAKE = """
from importlib import import_module
from allauth.mfa.totp.internal.auth import TOTP
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from accounts import roles
from accounts.models import User
user = User.objects.create_user("kurul@example.org", "seven-spades-doubled")
roles.give(user, "examiner")
TOTP.activate(user, "JBSWY3DPEHPK3PXP")
session = import_module(settings.SESSION_ENGINE).SessionStore()
session[SESSION_KEY], session[BACKEND_SESSION_KEY] = str(user.pk), settings.AUTHENTICATION_BACKENDS[0]
session[HASH_SESSION_KEY] = user.get_session_auth_hash()
session["account_authentication_methods"] = [{"method": "mfa", "at": 0.0}]
session["account_authentication_methods_user"] = str(user.pk)
session.save()
print("session", session.session_key)
"""
"""An examiner who has taken the second step of the log-in."""
_made: dict[str, str] = {}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of its own, with an examiner."""
    data, port = own_site(tmp_path_factory.mktemp("examined") / "site"), free_port()
    making = [sys.executable, "manage.py", "shell", "-c", _MAKE]
    said = subprocess.run(making, cwd=settings.BASE_DIR, env=environment(data), capture_output=True, text=True).stdout
    _made["sessionid"] = said.split("session ")[-1].strip()
    with served(["-m", "config.server", "--port", str(port)], port, data):
        yield f"http://127.0.0.1:{port}"


def logged_in(new_page: NewPage, site: str, address: str) -> Page:
    page = new_page("/en/", 390)
    page.context.add_cookies([{"name": "sessionid", "value": _made["sessionid"], "url": site}])
    page.goto(address)
    return page


def prepare(page: Page) -> str:
    """A new examination with two candidates; returns its address."""
    now = datetime.now()
    page.get_by_label("Title").fill("Bölge hakemliği")
    page.get_by_label("Blueprint").select_option("revokes")
    page.get_by_label("Questions").fill("2")
    page.get_by_label("Rooms").fill("Salon A\nSalon B")
    page.get_by_label("Begins", exact=True).fill(f"{now - timedelta(hours=13):%Y-%m-%dT%H:%M}")
    page.get_by_label("Nobody begins after").fill(f"{now + timedelta(hours=14):%Y-%m-%dT%H:%M}")
    hold(page)
    page.get_by_role("button", name="Prepare").click()
    page.get_by_label("One in each line").fill("Ayşe Yılmaz; 101; Salon A\nCan Öz; 102; Salon B; 25")
    hold(page)
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_text("2 candidates are entered.").wait_for()
    return page.url


def begin(page: Page, code: str) -> None:
    page.get_by_label("Your code").fill(code)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/1/")


def test_an_examination_from_its_form_to_the_certificate(new_page: NewPage, site: str) -> None:
    staff = logged_in(new_page, site, "/en/examinations/new/")
    home = prepare(staff)
    staff.goto(f"{home}candidates/")
    hold(staff)
    codes = re.findall(r"[A-Z2-9]{5}-[A-Z2-9]{5}", staff.locator("main").inner_text())
    staff.goto(f"{home}questions/")
    hold(staff)
    staff.goto(f"{home}watch/")
    staff.get_by_role("button", name="Open: candidates can begin").click()
    ayse, can = new_page("/en/exam-code/", 320), new_page("/tr/sinav-kodu/", 320, java_script_enabled=False)
    hold(ayse)
    begin(ayse, codes[0])
    ayse.locator("input[name=answer]").first.check()
    ayse.get_by_text("Kept.").wait_for()
    ayse.reload()
    assert ayse.locator("input[name=answer]").first.is_checked()
    hold(ayse)
    can.locator("#code").fill(codes[1])
    can.locator("main button").click()
    for _ in range(2):
        can.locator("input[name=answer]").last.check()
        can.get_by_role("button", name=re.compile("Sakla|Kaydet")).first.click()
    can.locator(".hand-in button").click()
    assert "Teslim edildi" in can.locator("h1").inner_text()
    staff.get_by_text("has handed in").wait_for()  # the table comes anew by itself
    hold(staff)
    staff.get_by_role("button", name="Pause: stop all clocks").click()
    staff.get_by_text("All clocks stand still.").wait_for()
    ayse.reload()
    ayse.get_by_role("heading", name="Paused").wait_for()
    hold(ayse)
    staff.get_by_role("button", name="Go on").click()
    staff.get_by_role("button", name="Close for everybody").click()
    ayse.goto(ayse.url.removesuffix("1/"))
    ayse.get_by_role("heading", name="Handed in").wait_for()
    hold(ayse)
    staff.goto(f"{home}items/")
    hold(staff)
    for number in (1, 2):
        staff.get_by_label("Reason").first.fill("Açık değil")
        staff.get_by_role("button", name=f"Withdraw {number}").click()
    staff.get_by_role("button", name="Let it count again").first.click()
    staff.goto(f"{home}results/")
    staff.get_by_role("button", name="Release the results").click()
    hold(staff)
    ayse.reload()
    hold(ayse)
    ayse.locator(".marked").first.click()
    ayse.get_by_label("Why is the key wrong").fill("64B1")
    hold(ayse)
    ayse.get_by_role("button", name="Send the appeal").click()
    ayse.get_by_text("Your appeal is with the examiners").wait_for()
    for part in ("appeals/", "log/"):
        staff.goto(home + part)
        hold(staff)
    for address in ("/en/certificate/", "/en/certificate/AAAABBBBCCCC/", "/en/reports/", "/en/examinations/"):
        staff.goto(address)
        hold(staff)


def test_a_class_on_the_wall_and_on_a_phone(new_page: NewPage, site: str) -> None:
    wall = logged_in(new_page, site, "/en/class/new/")
    hold(wall)
    wall.get_by_label("Questions").fill("1")
    wall.get_by_label("Show the standings").check()
    wall.get_by_role("button", name="Open the class").click()
    hold(wall)
    code = wall.locator("p.code").inner_text()
    phone = new_page("/en/class/", 320)
    hold(phone)
    phone.get_by_label("Code of the class").fill(code.lower())
    phone.get_by_label("A name that the others see").fill("Ece")
    phone.get_by_role("button", name="Join").click()
    phone.get_by_role("heading", name="You are in").wait_for()
    wall.get_by_text("1 player is in.").wait_for()
    wall.get_by_role("button", name="First question").click()
    phone.locator("input[name=answer]").first.wait_for()  # by itself
    phone.locator("input[name=answer]").first.check()
    phone.wait_for_timeout(2500)
    assert phone.locator("input[name=answer]").first.is_checked()
    hold(phone)
    phone.get_by_role("button", name="Send my answer").click()
    wall.get_by_text("1 of 1 have answered").wait_for()
    wall.get_by_role("button", name="Show the answer").click()
    hold(wall)
    phone.locator(".verdict").wait_for()
    hold(phone)
    wall.get_by_role("button", name="End the class").click()
    phone.get_by_role("heading", name="The class is over").wait_for()
    hold(phone)
