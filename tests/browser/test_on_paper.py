"""A ruling on paper: one sheet of A4, one card, as Chromium prints them."""

import re
from io import BytesIO

import pytest
from playwright.sync_api import Browser, Page
from pypdf import PdfReader

from bench.common_situations import longest_way
from rulings.assistant.entry import common
from tests.browser.conftest import NewPage, press

pytestmark = [pytest.mark.browser, pytest.mark.xdist_group("browser")]
SIZES = {"a4": (595, 842), "card": (298, 420)}
_BOX = re.compile(rb"/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)\s*\]")
_PAGE = re.compile(rb"/Type\s*/Page\b")
THREE_CHOICES = "/tr/ne-oldu/sirasiz-atak/?hand=defender&faced=true"
SETTLED = (
    "/en/what-happened/revoke/?establishment=next-trick&hand=defender&trick_won_by=offender&trick=6&later_tricks=1"
    "&settled.damage-after-revoke=adjusted-score%3Fground%3Dlaw-provides%26outcomes%3Done"
)


def printed_pages(page: Page) -> list[str]:
    """The words of each page, as the browser prints it on A4."""
    margin = {"top": "12mm", "bottom": "12mm", "left": "12mm", "right": "12mm"}
    made = page.pdf(format="A4", margin=margin, prefer_css_page_size=True)  # type: ignore[arg-type]
    return [" ".join(one.extract_text().split()) for one in PdfReader(BytesIO(made)).pages]


def test_a_ruling_printed_from_its_page_has_nothing_to_press(look: NewPage) -> None:
    pages = printed_pages(look(THREE_CHOICES))
    words = " ".join(pages)
    assert len(pages) == 2
    assert "Elinizi yere açabilirsiniz" in words
    assert "hand=defender&faced=true" in words
    for control in ("değiştir ", "Bu seçildi", "Tek sayfa yazdır", "anlaşamıyorlar", "Yasanın metni", "Buradan nereye"):
        assert control not in words


def test_of_the_clauses_those_that_were_opened_are_printed(look: NewPage) -> None:
    page = look(THREE_CHOICES)
    page.locator("details.fold > summary").first.click()
    words = " ".join(printed_pages(page))
    assert "Yasanın metni" in words
    assert "deklaran elini yere açabilir ve yer olur" in words


def test_a_law_does_not_end_on_an_empty_page(look: NewPage) -> None:
    """Its address and the edition stand below the last clause, on the same page."""
    pages = printed_pages(look("/tr/yasa/64/"))
    assert len(pages) == 2
    assert "Zararın Giderilmesi" in pages[-1]
    assert "/tr/yasa/64/" in pages[-1]


def test_a_reading_is_printed_without_questions_to_answer(look: NewPage) -> None:
    words = " ".join(printed_pages(look("/tr/okuma/ronons/")))
    assert "Henüz resmileşmediyse" in words
    assert "Yanıtla" not in words


def test_the_printed_key_of_a_paper_names_the_clause_that_is_the_answer(look: NewPage) -> None:
    """“Which clause decides?”: the right option is nothing but a clause."""
    page = look("/tr/kagit/ronons/")
    page.locator("#questions").fill("40")  # by chance ten have none of this form
    press(page.locator("main form button"))
    answers = page.locator(".paper-key ul.told a.ref")
    assert answers.count()
    page.emulate_media(media="print")
    assert all(one.is_visible() for one in answers.all())


@pytest.mark.parametrize("paper", SIZES)
@pytest.mark.parametrize("address", [THREE_CHOICES, SETTLED])
def test_a_ruling_is_one_page(look: NewPage, address: str, paper: str) -> None:
    page = look(f"{address}&paper={paper}", 390)
    printed = page.pdf(prefer_css_page_size=True)
    assert len(_PAGE.findall(printed)) == 1
    box = _BOX.search(printed)
    assert box
    assert (round(float(box[1])), round(float(box[2]))) == pytest.approx(SIZES[paper], abs=2)
    assert page.locator(".code svg").count() == 1, "the code of the link"
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.long
def test_the_page_of_the_ruling_leads_to_the_paper_and_back(look: NewPage) -> None:
    page = look(THREE_CHOICES, 390)
    page.get_by_role("link", name="Kart olarak yazdır").click()
    page.get_by_role("link", name="Karara dön").click()
    page.get_by_role("heading", name="Masada okunacak metin").wait_for()


@pytest.mark.long
def test_each_common_ruling_is_one_page(browser: Browser, site: str) -> None:
    context = browser.new_context(base_url=site)
    page = context.new_page()
    for tile in common("tr"):
        address = longest_way(lambda one: context.request.get(one).text(), tile.address)[-1]
        for paper in SIZES:
            page.goto(f"{address}{'&' if '?' in address else '?'}paper={paper}")
            assert len(_PAGE.findall(page.pdf(prefer_css_page_size=True))) == 1, (tile.said, paper)
    context.close()


FOUR_RULINGS = (
    "dealer=N&vulnerable=none&deal=N:AK2.QJ3.T98.AK32+QJT9.T98.J765.54+876.AK2.AKQ.QJT9+543.7654.432.876&e=N+1NT&e=E+P&e=S+3NT"
    "&e=W+P&e=N+P&e=E+P&e=W+S5&e=N+choose+refuse-lead&e=N+choose+require-penalty-suit+suit%3DS&e=E+SQ+S6&e=W+H4&e=N+attention"
    "&e=W+S3+SA&e=S+CQ&e=W+choose+refuse-lead"
)


@pytest.mark.parametrize("page", ["/tr/ne-oldu/masa/", "/en/what-happened/table/"])
def test_a_table_with_four_rulings_is_one_page(look: NewPage, page: str) -> None:
    """With the margins of a printer; what was ruled stands in its order, once, with what was chosen."""
    (words,) = printed_pages(look(f"{page}?{FOUR_RULINGS}"))
    turkish = page.startswith("/tr/")
    before = ("Sırasız atak, olay 7", "Masadaki cezalı kart, olay 9", "Rönons, olay 12") if turkish else ()
    assert [words.index(one) for one in before] == sorted(words.index(one) for one in before)
    after_play = "Oyun bitince: görünen kart" if turkish else "After play: if the exposed card"
    assert words.count(after_play) == 1, "left to be looked at, with a box"
    assert "Elinizi yere açabilirsiniz" not in words, "an option that nobody chose"


def test_each_part_of_a_choice_stands_on_a_line_of_its_own(look: NewPage) -> None:
    """a), b), c) of the third option ran together in one paragraph."""
    page = look(f"{THREE_CHOICES}&paper=card")
    lines = page.locator(".script").all_inner_texts()
    third = next(line for line in lines if line.startswith("3."))
    assert [part[:2] for part in third.split("\n")] == ["3.", "a)", "b)", "c)"]
