"""An examination and a class from beginning to end in browsers, on phones of 320 pixels, with axe; one has no script."""

import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest
from django.conf import settings
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage, press
from tests.browser.test_accessibility_inside import hold
from tests.serving import environment, free_port, own_site, served

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser"), pytest.mark.long]
_MAKE = """
from importlib import import_module
from allauth.mfa.recovery_codes.internal.auth import RecoveryCodes
from allauth.mfa.totp.internal.auth import TOTP
from django.conf import settings
from django.contrib.auth import BACKEND_SESSION_KEY, HASH_SESSION_KEY, SESSION_KEY
from accounts import roles
from accounts.models import User
for name in ("kurul", "ikinci"):
    user = User.objects.create_user(f"{name}@example.org", "seven-spades-doubled")
    roles.give(user, "examiner")
    TOTP.activate(user, "JBSWY3DPEHPK3PXP")
    RecoveryCodes.activate(user)
    session = import_module(settings.SESSION_ENGINE).SessionStore()
    session[SESSION_KEY], session[BACKEND_SESSION_KEY] = str(user.pk), settings.AUTHENTICATION_BACKENDS[0]
    session[HASH_SESSION_KEY] = user.get_session_auth_hash()
    session["account_authentication_methods"] = [{"method": "mfa", "at": 0.0}]
    session["account_authentication_methods_user"] = str(user.pk)
    session.save()
    print("session", name, session.session_key)
"""
"""Two examiners who have taken the second step of the log-in."""
_made: dict[str, str] = {}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A site of its own, with an examiner."""
    data, port = own_site(tmp_path_factory.mktemp("examined") / "site"), free_port()
    making = [sys.executable, "manage.py", "shell", "-c", _MAKE]
    said = subprocess.run(making, cwd=settings.BASE_DIR, env=environment(data), capture_output=True, text=True).stdout
    _made.update(re.findall(r"session (\w+) (\w+)", said))
    with served(["-m", "config.server", "--port", str(port)], port, data):
        yield f"http://127.0.0.1:{port}"


def logged_in(new_page: NewPage, site: str, address: str, who: str = "kurul") -> Page:
    page = new_page("/en/", 390)
    page.context.add_cookies([{"name": "sessionid", "value": _made[who], "url": site}])
    page.goto(address)
    return page


def hold_in_both(page: Page) -> None:
    """The page and, beside it, the same in the other language."""
    hold(page)
    beside = [one for one in page.context.pages if one != page]
    other = beside[0] if beside else page.context.new_page()  # a tab takes longer to open than a page to load
    other.set_viewport_size({"width": 390, "height": 844})
    other.goto(page.locator("a.language").get_attribute("href") or "")
    hold(other)
    other.goto("about:blank")


def prepare(page: Page) -> str:
    """A new examination with two candidates; returns its address."""
    now = datetime.now()
    page.get_by_label("Title").fill("Bölge hakemliği")
    page.get_by_label("Blueprint").select_option("revokes")
    page.get_by_label("Questions").fill("2")
    page.get_by_label("Rulings to write").fill("1")
    page.get_by_label("Rooms").fill("Salon A\nSalon B")
    page.get_by_label("Begins", exact=True).fill(f"{now - timedelta(hours=13):%Y-%m-%dT%H:%M}")
    page.get_by_label("Nobody begins after").fill(f"{now + timedelta(hours=14):%Y-%m-%dT%H:%M}")
    hold(page)
    press(page.get_by_role("button", name="Prepare"))
    page.get_by_label("One in each line").fill("Ayşe Yılmaz; 101; Salon A\nCan Öz; 102; Salon B; 25")
    hold(page)
    page.get_by_role("button", name="Enter", exact=True).click()
    page.get_by_text("2 candidates are entered.").wait_for()
    page.get_by_label("E-mail").fill("ikinci@example.org")
    page.locator("select[name=as]").select_option("examiner")
    hold_in_both(page)
    page.get_by_role("button", name="Put on duty").click()
    page.get_by_text("ikinci@example.org works at this examination now.").wait_for()
    return page.url


def begin(page: Page, code: str) -> None:
    page.get_by_label("Your code").fill(code)
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/1/")


def answer(page: Page) -> None:
    """What the question on the page asks for: one of the options, or a ruling."""
    if page.locator("textarea[name=written]").count():
        page.locator("textarea[name=written]").fill("İki löve verilir:\nYasa 64A1.")
    else:
        page.locator("input[name=answer]").last.check()


def write(page: Page) -> None:
    """The ruling is kept while it is written, and there again after a reload."""
    for number in (1, 2, 3):
        page.goto(re.sub(r"\d+/$", f"{number}/", page.url))
        if page.locator("textarea[name=written]").count():
            break
    page.locator("textarea[name=written]").press_sequentially("Yasa 64A1")
    page.get_by_text("Kept.").wait_for()
    page.reload()
    assert page.locator("textarea[name=written]").input_value() == "Yasa 64A1"
    hold(page)


def lose_the_connection(page: Page, complaints: list[str]) -> None:
    """A button and a link that are pressed without a connection lead on once there is one; nothing else is to be pressed."""
    here = page.url
    for pressed in (page.locator(".exam-answer button").first, page.get_by_role("link", name="Look over")):
        page.context.set_offline(True)
        pressed.click()
        page.locator(".kept", has_text=re.compile("no connection", re.IGNORECASE)).wait_for()
        assert page.url == here
        page.context.set_offline(False)
        page.wait_for_url(lambda url: url != here)
        page.goto(here)
    complaints[:] = [one for one in complaints if "ERR_INTERNET_DISCONNECTED" not in one]


def mark(page: Page, home: str) -> None:
    """Everything that is left for an examiner, with all points."""
    page.goto(f"{home}marking/")
    while page.get_by_role("button", name="Keep the points and go on").count():
        assert "Ayşe" not in page.locator("main").inner_text()
        for one in page.locator("main select").all():
            one.select_option(index=one.locator("option").count() - 1)
        hold(page)
        press(page.get_by_role("button", name="Keep the points and go on"))
        page.get_by_text("Your points are kept.").wait_for()
    page.get_by_text("There is nothing left for you to mark.").wait_for()


def test_an_examination_from_its_form_to_the_certificate(new_page: NewPage, site: str, complaints: list[str]) -> None:
    staff = logged_in(new_page, site, "/en/examinations/new/")
    home = prepare(staff)
    staff.goto(f"{home}candidates/")
    hold_in_both(staff)
    codes = re.findall(r"[A-Z2-9]{5}-[A-Z2-9]{5}", staff.locator("main").inner_text())
    staff.goto(f"{home}questions/")
    hold(staff)
    staff.goto(f"{home}watch/")
    press(staff.get_by_role("button", name="Open: candidates can begin"))
    ayse, can = new_page("/en/exam-code/", 320), new_page("/tr/sinav-kodu/", 320, java_script_enabled=False)
    hold(ayse)
    begin(ayse, codes[0])
    write(ayse)
    ayse.goto(re.sub(r"\d+/$", "1/" if "/1/" not in ayse.url else "2/", ayse.url))
    ayse.locator("input[name=answer]").first.check()
    ayse.get_by_text("Kept.").wait_for()
    ayse.reload()
    assert ayse.locator("input[name=answer]").first.is_checked()
    lose_the_connection(ayse, complaints)
    hold(ayse)
    can.locator("#code").fill(codes[1])
    press(can.locator("main button"))
    for _ in range(3):
        answer(can)
        press(can.get_by_role("button", name=re.compile("Sakla|Kaydet")).first)
    press(can.locator(".hand-in button"))
    assert "Teslim edildi" in can.locator("h1").inner_text()
    staff.locator(".scroll").evaluate("box => (box.scrollLeft = 40)")
    staff.get_by_text("has handed in").wait_for()  # the table comes anew by itself
    assert staff.locator(".scroll").evaluate("box => box.scrollLeft") == 40  # and stays where it was pushed
    hold_in_both(staff)
    staff.get_by_role("button", name="Pause: stop all clocks").click()
    staff.get_by_text("All clocks stand still.").wait_for()
    ayse.reload()
    ayse.get_by_role("heading", name="Paused").wait_for()
    hold(ayse)
    press(staff.get_by_role("button", name="Go on"))
    ayse.reload()
    expect(staff.get_by_role("button", name="Close for everybody")).not_to_be_visible()
    staff.get_by_text("End the examination of all candidates").click()
    press(staff.get_by_role("button", name="Close for everybody"))
    ayse.locator("input[name=answer]").last.check()  # too late: the page shows again what counts
    ayse.get_by_text("this answer came too late").wait_for()
    assert ayse.locator("input[name=answer]").first.is_checked()
    complaints.remove("Failed to load resource: the server responded with a status of 409 (Conflict)")
    ayse.goto(re.sub(r"\d+/$", "", ayse.url))
    ayse.get_by_role("heading", name="Handed in").wait_for()
    hold(ayse)
    staff.goto(f"{home}items/")
    hold(staff)
    for number in (1, 2):
        staff.get_by_label("Reason").first.fill("Açık değil")
        press(staff.get_by_role("button", name=f"Withdraw {number}"))
    press(staff.get_by_role("button", name="Let it count again").first)
    mark(staff, home)
    mark(logged_in(new_page, site, "/en/examinations/", "ikinci"), home)
    staff.goto(f"{home}results/")
    press(staff.get_by_role("button", name="Release the results"))
    hold_in_both(staff)
    ayse.reload()
    hold_in_both(ayse)
    ayse.locator(".marked", has_text="points").click()
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


def test_the_codes_of_the_second_step(new_page: NewPage, site: str) -> None:
    page = logged_in(new_page, site, "/en/account/second-step/codes/")
    page.locator("input[type=password]").fill("seven-spades-doubled")
    page.locator("main form button").click()
    page.locator(".codes").wait_for()
    hold_in_both(page)


def test_a_class_on_the_wall_and_on_a_phone(new_page: NewPage, site: str) -> None:
    wall = logged_in(new_page, site, "/en/class/new/")
    hold_in_both(wall)
    wall.get_by_label("Questions").fill("1")
    wall.get_by_label("Show the standings").check()
    press(wall.get_by_role("button", name="Open the class"))
    hold_in_both(wall)
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
    assert phone.locator("#now").inner_text().startswith("question 1 of 1: ")  # told to who does not see it
    phone.locator("input[name=answer]").first.check()
    phone.wait_for_timeout(2500)
    assert phone.locator("input[name=answer]").first.is_checked()
    hold(phone)
    phone.get_by_role("button", name="Send my answer").click()
    wall.get_by_text("1 of 1 have answered").wait_for()
    press(wall.get_by_role("button", name="Show the answer"))
    hold(wall)
    phone.locator(".verdict").wait_for()
    assert "ight" in phone.locator("#now").inner_text()
    hold(phone)
    wall.get_by_role("button", name="End the class").click()
    phone.get_by_role("heading", name="The class is over").wait_for()
    hold_in_both(phone)
