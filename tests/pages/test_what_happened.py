"""What happened? From a tile to the ruling, as a player or director taps it."""

import random
import re
from dataclasses import replace
from html import escape, unescape
from urllib.parse import parse_qs, quote, urlsplit

import pytest
from django.conf import settings
from django.test import Client

from lawbook import turkish
from lawbook.publishing.importing import import_edition
from rulings.assistant.cases import facts_of, reviewed_cases
from rulings.assistant.entry import common, groups, told_kinds
from rulings.assistant.situation_names import kind_at
from rulings.assistant.situation_page import qr_code
from rulings.assistant.told import told_of
from rulings.engine.kinds import kinds
from tests.pages.notation import seen

MOST_TAPS = 12
START = {"tr": "/tr/ne-oldu/", "en": "/en/what-happened/"}


def page(reader: Client, address: str) -> str:
    response = reader.get(address)
    assert response.status_code == 200, address
    return response.content.decode()


def main(html: str) -> str:
    return html.split("<main")[1].split("</main>")[0]


def answers(html: str) -> list[str]:
    asked = re.search(r'<section class="asked".*?</section>', html, re.DOTALL)
    return [unescape(one) for one in re.findall(r'<li><a href="([^"]+)"', asked[0])] if asked else []


def is_ruling(html: str) -> bool:
    return 'class="script"' in html


def test_every_situation_is_told_in_players_words(reader: Client) -> None:
    assert set(kinds()) - told_kinds() == set()
    for language, start in START.items():
        html = page(reader, start)
        for group in groups(language):
            for tile in group.tiles:
                assert f'href="{escape(tile.address)}"' in html
    start = page(reader, "/tr/ne-oldu/")
    assert start.index(">Rönons: ") < start.index('id="g1"'), "the most frequent come first"
    first, *folded = start.split('<details class="fold tile-group"')
    assert len(folded) == len(groups("tr")) - 1
    assert first.count("<li><a href") == len(groups("tr")[0].tiles)


@pytest.mark.long
def test_every_common_one_is_ruled_on_in_three_taps_that_on_a_folded_group_among_them(reader: Client) -> None:
    on_top = {tile.address for tile in groups("tr")[0].tiles}
    taps = {tile.said: _most_taps(reader, tile.address) + (tile.address not in on_top) for tile in common("tr")}
    assert len(taps) >= 30
    assert {said: most for said, most in taps.items() if most > 3} == {}


def _most_taps(reader: Client, address: str) -> int:
    return 1 + max((_most_taps(reader, one) for one in answers(page(reader, address))[:2]), default=0)


@pytest.mark.parametrize(
    ("language", "words", "kind"),
    [
        ("tr", "cezali", "ceza"),
        ("tr", "kart düştü", "kart"),
        ("tr", "SIRASIZ ATAK", "atak"),
        ("en", "out of turn", "turn"),
        ("tr", "elini gösterdi", "elini kapatti"),
        ("en", "showed his hand", "claimed"),
        ("tr", "rakibin elini gördü", "duydu ya da gordu"),
    ],
)
def test_words_lead_to_tiles_without_a_script(reader: Client, language: str, words: str, kind: str) -> None:
    html = page(reader, f"{START[language]}?q={quote(words)}")
    found = html.split('id="found"')[1].split("</section>")[0]
    said = re.findall(r"<li><a [^>]*>(.*?)</a>", found)
    assert said
    assert any(kind in turkish.fold(unescape(one)) for one in said)


def test_words_of_nothing_lead_to_the_search_and_are_shown_as_text(reader: Client) -> None:
    html = page(reader, "/en/what-happened/?q=%3Cb%3Exylophone")
    assert "No situation sounds like that" in html
    assert "<b>xylophone" not in html
    assert 'href="/en/search/?q=%3Cb%3Exylophone"' in html


@pytest.mark.long
@pytest.mark.parametrize("language", ["tr", "en"])
def test_every_situation_ends_in_a_ruling(reader: Client, language: str) -> None:
    """Whatever is answered: some ways through every situation, as a hurried reader taps."""
    luck = random.Random(50)
    typed = 0
    for tile in {tile.address: tile for group in groups(language) for tile in group.tiles}.values():
        address, taps = tile.address, 0
        while not is_ruling(html := page(reader, address)):
            ways = answers(html)
            if not ways:
                assert 'id="answer"' in html, address
                typed += 1
                break
            address, taps = luck.choice(ways), taps + 1
            assert taps <= MOST_TAPS, address
    assert 0 < typed < len(kinds()) / 4


COMMON = {
    "Sırası olmayan oyuncu atak yaptı": 3,
    "Yetersiz deklare verildi": 3,
    "Bir löveye yanlış elden çıkıldı": 3,
    "Yer, istenmeyen bir kartı oynadı": 4,
    "Cezalı kartını oynamadı": 3,
    "Yediden yüksek bir deklare verdi": 2,
    "Elinde fazla veya eksik kart var": 4,
}


@pytest.mark.parametrize(("said", "most"), COMMON.items())
def test_the_common_ones_take_few_taps(reader: Client, said: str, most: int) -> None:
    tile = next(tile for group in groups("tr") for tile in group.tiles if tile.said == said)
    waiting, taps = {tile.address}, 1
    while waiting:
        assert taps <= most
        pages = [page(reader, one) for one in waiting]
        waiting = {way for html in pages for way in answers(html)[:3]}
        taps += 1


def test_the_page_rules_as_the_api_does(reader: Client) -> None:
    html = page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H")
    body = {"kind": "insufficient-bid", "facts": {"last_bid": "1S", "call": "1H"}}
    ruled = reader.post("/api/v1/rulings?lang=en", body, content_type="application/json").json()
    said = [unescape(line).replace("<br>", " ") for line in re.findall(r'<p class="script">(.*?)</p>', seen(html))]
    assert said == ruled["script"]
    for clause in ruled["clauses"]:
        assert f">{clause['display']}</summary>" in html


def test_a_fact_is_changed_without_losing_the_others(reader: Client) -> None:
    html = page(reader, "/tr/ne-oldu/yetersiz-deklare/?last_bid=1S&call=1H")
    change = next(one for one in re.findall(r'href="([^"]+ask=call[^"]*)"', html))
    again = page(reader, unescape(change))
    assert any(parse_qs(urlsplit(way).query) == {"last_bid": ["1S"], "call": ["1D"]} for way in answers(again))
    assert 'aria-current="true">1♥<' in seen(again)


def test_what_nobody_knows_splits_the_ruling(reader: Client) -> None:
    html = page(reader, "/en/what-happened/opening-lead-out-of-turn/?hand=?")
    assert is_ruling(html)
    assert html.count('<details class="branch">') == 2
    assert "not known" in html


def test_what_cannot_be_is_said_and_nothing_is_lost(reader: Client) -> None:
    html = page(reader, "/tr/ne-oldu/yetersiz-deklare/?last_bid=9S&call=1H")
    assert 'role="alert"' in html
    assert "Ondan önceki son deklare neydi?" in html
    assert 'value="9S"' in html
    assert not is_ruling(html)


@pytest.mark.parametrize(
    "query",
    [
        "last_bid=1S&call=%00",
        "last_bid=%3Cscript%3Ealert(1)%3C/script%3E&call=1H",
        "call=1H&last_bid=" + "9" * 5000,
        "call=1H&call=2H&last_bid=1S&no_such_fact=1",
        "ask=no_such_fact",
        "call=-&last_bid=?&replacement=?",
        "calls_before=-",
        "edition=%3Cb%3E",
    ],
)
def test_bad_input_is_never_a_failure(reader: Client, query: str) -> None:
    response = reader.get(f"/en/what-happened/insufficient-bid/?{query}")
    assert response.status_code in (200, 400)
    assert "<script>alert" not in response.content.decode()
    assert "<b>" not in main(response.content.decode()) if response.status_code == 200 else True


def test_the_link_is_permanent_and_names_the_edition(reader: Client) -> None:
    html = page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H")
    link = unescape(re.findall(r'<p class="link">(.*?)</p>', html)[0])
    assert link.endswith("edition=2017.1")
    assert "<svg" in html
    assert 'class="notice">' not in page(reader, link.removeprefix("http://testserver"))
    unknown = page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H&edition=1932")
    assert "The link names the edition 1932, which is not here." in unknown
    assert is_ruling(unknown)


@pytest.fixture
def older(db: None) -> None:
    import_edition(settings.FIXTURES_DIR / "laws" / "2007")


@pytest.mark.usefixtures("older")
def test_under_an_older_edition_it_says_what_read_otherwise_and_what_cannot_be_compared(reader: Client) -> None:
    """2007 holds Law 6 alone: its changed clauses are named with their text of then; of the others nothing is claimed."""
    case = next(one for one in reviewed_cases().values() if one.kind == "faulty-deal" and told_of(facts_of(one)))
    told = told_of(facts_of(case))
    assert told
    dealt = unescape(page(reader, replace(told, edition="2007").address("en")))
    assert re.search(r'read otherwise then: *<a class="ref" href="/en/2007/law/6/', dealt)
    bid = unescape(page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H&edition=2007"))
    assert "by the rules of then nothing can be ruled here" in bid
    assert re.search(r"nobody can compare: .*Law 27B", bid)
    assert "read otherwise then" not in bid
    asked = page(reader, "/en/what-happened/insufficient-bid/?last_bid=1S&edition=2007")
    assert "Here rulings are made by the one in force." in asked


def test_a_link_that_is_too_long_has_no_code() -> None:
    assert qr_code("https://example.org/").startswith("<svg")
    assert qr_code("https://example.org/?" + "x" * 3000) == ""


def test_the_other_language_leads_to_the_same(reader: Client) -> None:
    response = reader.get("/en/what-happened/yetersiz-deklare/?last_bid=1S&call=1H")
    assert response.status_code == 302
    assert response["Location"] == "/en/what-happened/insufficient-bid/?last_bid=1S&call=1H"
    turkish_page = page(reader, "/tr/ne-oldu/yetersiz-deklare/?last_bid=1S&call=1H")
    assert 'hreflang="en" href="http://testserver/en/what-happened/insufficient-bid/?' in turkish_page


@pytest.mark.parametrize("name", ["yetersiz-deklare", "insufficient-bid"])
@pytest.mark.parametrize("begun", ["/tr/ne-oldu/", "/en/what-happened/"])
def test_another_name_leads_to_the_same_view_under_the_same_regulations(reader: Client, begun: str, name: str) -> None:
    own = "yetersiz-deklare" if begun.startswith("/tr") else "insufficient-bid"
    query = "call=1H&last_bid=1S&lho_did=accepted&edition=2017&regulations=2024-01&paper=a4"
    response = reader.get(f"{begun}{name}/?{query}")
    assert response.status_code == (200 if name == own else 302)
    assert response.get("Location", f"{begun}{own}/?{query}") == f"{begun}{own}/?{query}"


def test_a_situation_that_there_is_not(reader: Client) -> None:
    response = reader.get("/tr/ne-oldu/boyle-bir-sey-yok/")
    assert response.status_code == 404
    assert "Böyle bir durum yok." in response.content.decode()
    assert kind_at("revoke") == kind_at("ronons") == "revoke"


def test_crawlers_find_the_situations_but_no_rulings(reader: Client) -> None:
    assert "noindex" not in page(reader, "/tr/ne-oldu/yetersiz-deklare/")
    assert "noindex" in page(reader, "/tr/ne-oldu/yetersiz-deklare/?last_bid=1S&call=1H")


def test_no_code_names_on_the_pages(reader: Client) -> None:
    words = re.sub(r"<[^>]*>", " ", main(page(reader, "/tr/ne-oldu/ronons/?failed_to=follow-suit&trick=3")))
    for machinery in ("failed_to", "follow-suit", "motor", "JSON", "None", "True"):
        assert machinery not in words
    assert turkish.fold("Rönons") in turkish.fold(words)


@pytest.mark.long
def test_a_worked_case_leads_to_a_variant_of_ones_own(reader: Client) -> None:
    """With its facts where an address can hold them; such a page rules as the case does."""
    same = 0
    for case in list(reviewed_cases().values())[::25]:
        html = page(reader, case.address("en"))
        variant = unescape(re.findall(r'<a class="button" href="([^"]*)">Rule on a variant', html)[0])
        there = page(reader, variant)
        if "?" in variant:
            lines = [unescape(line) for line in re.findall(r'<p class="script">(.*?)</p>', there)]
            own = [unescape(line) for line in re.findall(r'<p class="script">(.*?)</p>', html)]
            same += is_ruling(there) and lines == own
    assert same > 30


def test_a_ruling_leads_to_the_sum_with_what_is_known(reader: Client) -> None:
    """From the ground of an adjusted score by way of the fault to the numbers, without telling anything twice."""
    told = "ground=board-unplayable&fault_of_ns=direct&fault_of_ew=none&scoring=imps&event=pairs"
    html = page(reader, f"/en/what-happened/adjusted-score/?{told}")
    further = unescape(re.search(r'id="open".*?</section>', html, re.DOTALL)[0])  # type: ignore[index]
    link = re.search(r'href="([^"]+artificial-score[^"]+)"', further)
    assert link
    assert parse_qs(urlsplit(link[1]).query).keys() >= {"fault_of_ns", "fault_of_ew", "scoring"}
    summed = main(page(reader, link[1]))
    assert "average minus, −3 IMPs on this board" in unescape(summed)


def test_results_and_groups_are_typed_in_one_line(reader: Client) -> None:
    told = "scoring=imps&vulnerable=ns&other_table_score=170&results=4S%3DN%3A60+4S-1N%3A40"
    assert "Kuzey-Güney: 3,2 IMP" in unescape(
        main(page(reader, f"/tr/ne-oldu/atamali-ya-da-agirlikli-skorun-hesabi/?{told}"))
    )
    told = "difference=cards-misplaced&group_method=compared&score_groups=420+420+170%3B+430+-50"
    html = unescape(main(page(reader, f"/en/what-happened/fouled-board/?{told}")))
    assert "Percentages: 100; 0" in html
    assert "420; 420; 170 / 430; −50" in html


def test_a_fact_that_has_to_be_typed_shows_how(reader: Client) -> None:
    html = main(page(reader, "/tr/ne-oldu/atamali-ya-da-agirlikli-skorun-hesabi/"))
    assert "Örneğin: 4S=K:60 4S-1K:40" in unescape(html)
    assert 'aria-describedby="example"' in html


@pytest.mark.parametrize(
    ("address", "stand_as"),
    [
        ("/en/what-happened/what-dummy-may-and-may-not-do/", "list"),
        ("/tr/ne-oldu/yer-ne-yapabilir-ne-yapamaz/", "list"),
        ("/en/what-happened/claim-or-concession/?claimers_act=claimed-all&ask=tricks_left", "numbers"),
    ],
)
def test_only_numbers_stand_in_narrow_columns(reader: Client, address: str, stand_as: str) -> None:
    assert re.findall(r'class="answers answers-(\w+)"', page(reader, address)) == [stand_as]
