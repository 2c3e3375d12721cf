"""A clause on the page of a club: put there by the script of this site, as high as its text."""

from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

import pytest
from playwright.sync_api import Browser, expect

pytestmark = [pytest.mark.browser, pytest.mark.long, pytest.mark.xdist_group("browser")]

PAGE = """<!doctype html><meta charset="utf-8"><title>Kulüp</title><link rel="icon" href="data:,">
<blockquote data-bridge-law="50D2a" data-lang="en"><a href="{site}/en/50D2a">Law 50D2(a)</a></blockquote>
<blockquote data-bridge-law="6D1&quot; onload=alert(1)" data-lang="xx">left alone</blockquote>
<script src="{site}/embed.js" defer></script>"""


@pytest.fixture
def club(site: str) -> Iterator[str]:
    """Another site, with a page that shows a clause."""

    class OnePage(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.end_headers()
            self.wfile.write(PAGE.format(site=site).encode())

        def log_message(self, format: str, *args: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), OnePage)
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/"
    server.shutdown()
    server.server_close()


def test_a_club_shows_a_clause(browser: Browser, site: str, club: str) -> None:
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    complaints: list[str] = []
    page.on("console", lambda message: complaints.append(message.text) if message.type == "error" else None)
    page.goto(club)
    frame = page.locator("iframe")
    expect(frame).to_have_count(1)
    expect(frame).to_have_attribute("title", "Law 50D2(a)")
    expect(page.frame_locator("iframe").locator("h1")).to_have_text("Law 50D2(a)")
    expect(frame).not_to_have_attribute("height", "260")
    assert page.frames[1].evaluate("() => document.documentElement.scrollHeight <= innerHeight + 1")
    expect(page.get_by_text("left alone")).to_be_visible()
    assert context.cookies() == []
    assert complaints == []
    context.close()
