"""The flow charts: drawn from the trees, nothing lost, nothing twice, no box over another."""

import gzip
import json
import re
from itertools import combinations, pairwise
from pathlib import Path

import pytest
from django.conf import settings
from django.test import Client
from django.utils import translation

from lawbook.book import Book
from rulings.assistant.chart_paths import path_picture
from rulings.assistant.charts import Place, chart, drawn_from
from rulings.assistant.entry import kinds_by_group
from rulings.assistant.pictures import Box, Line, letters, picture
from rulings.assistant.posters import paper_for
from rulings.engine.kinds import kinds
from rulings.engine.trees import grown
from rulings.kept_trees import kept_tree
from rulings.laws import law_54
from rulings.situations.examples import EXAMPLES
from rulings.trees import answers_in_short, present_tree
from tests.sampling import every

LARGE = ("revoke", "call-out-of-rotation", "unauthorised-information")


def drawn(book: Book, kind: str) -> Place:
    with translation.override("tr"):
        return chart(book, kind, "tr")


@pytest.mark.parametrize("kind", LARGE)
def test_every_node_stands_once_and_every_number_leads_somewhere(book: Book, kind: str) -> None:
    start = drawn(book, kind)
    tree = json.loads(gzip.decompress(kept_tree(book, kind, "tr", everything=False)))
    places = list(start.below())
    standing = [place for place in places if not place.is_elsewhere]
    assert len(standing) == len(tree["nodes"])
    numbers = [place.number for place in standing if place.number]
    assert len(set(numbers)) == len(numbers)
    assert {place.number for place in places if place.is_elsewhere} <= set(numbers)
    scripts = sorted(node["ruling"]["script"] for node in tree["nodes"] if "ruling" in node)
    assert sorted(place.lines for place in standing if place.lines) == [one for one in scripts if one]


def overlap(one: Box, other: Box) -> bool:
    beside = one.x < other.right and other.x < one.right
    tops = one.y + one.height - one.room, other.y + other.height - other.room
    return beside and tops[0] < other.y + other.height and tops[1] < one.y + one.height


def crossing(one: Line, other: Line) -> bool:
    """Lines between the same columns cross where their ends stand in another order than their beginnings."""
    return one.x2 == other.x2 and (one.y1 - other.y1) * (one.y2 - other.y2) < 0


@pytest.mark.parametrize("kind", every(2, kinds()))
def test_no_box_lies_over_another_and_no_line_crosses_one(book: Book, kind: str) -> None:
    shown = picture(drawn(book, kind))
    assert not any(overlap(one, other) for one, other in combinations(shown.boxes, 2))
    assert all(box.x + box.width <= shown.width and box.y + box.height <= shown.height for box in shown.boxes)
    assert len(shown.lines) == len(shown.boxes) - 1
    assert all(len(line) <= letters(box.width) for box in shown.boxes for line in box.lines)
    assert not any(crossing(one, other) for one, other in combinations(shown.lines, 2))
    assert not any(
        box.x < line.straight and line.x1 < box.right and box.y < line.y1 < box.y + box.height
        for line in shown.lines
        for box in shown.boxes
    )


@pytest.mark.parametrize("kind", kinds())
def test_each_box_says_its_clause(book: Book, kind: str) -> None:
    ruled = [place for place in drawn(book, kind).below() if not (place.is_elsewhere or place.computed)]
    assert [place.question or place.lines for place in ruled if not (place.clauses or place.judgement)] == []


def test_a_changed_rule_changes_the_chart(monkeypatch: pytest.MonkeyPatch) -> None:
    def chart_now() -> Place:
        tree = grown(kinds()["opening-lead-out-of-turn"], EXAMPLES.get("opening-lead-out-of-turn"), everything=False)
        return drawn_from(present_tree(tree, "en"))

    with translation.override("en"):
        before = chart_now()
        assert "54D" in {clause["citation"] for place in before.below() for clause in place.clauses}
        monkeypatch.setattr(law_54, "taken_back", lambda facts: None)
        after = chart_now()
    assert "54D" not in {clause["citation"] for place in after.below() for clause in place.clauses}
    assert [box.lines for box in picture(after).boxes] != [box.lines for box in picture(before).boxes]


@pytest.mark.parametrize("kind", every(2, kinds()))
def test_a_poster_is_one_page_that_can_be_read(book: Book, kind: str) -> None:
    shown = picture(drawn(book, kind))
    paper = paper_for(shown)
    points = 14 / paper.units(shown) / 25.4 * 72
    assert points >= (5 if paper.size == "a0" else 7)


def test_a_phone_follows_one_path_to_its_ruling(reader: Client, book: Book) -> None:
    address = "/tr/ne-oldu/sirasiz-atak/akis/"
    html = reader.get(address).content.decode()
    way = re.findall(r'<a href="([^"]*yol=[^"]*)#yol">', html)
    assert way == [f"{address}?yol=0", f"{address}?yol=1"]
    html = reader.get(f"{address}?yol=0-1").content.decode()
    one = re.findall(r'<section class="picture one-path".*?</section>', html, re.DOTALL)[0]
    assert "Deklaran olması gereken oyuncu, 3" in one
    assert f'href="{address}#yol"' in one
    assert reader.get(f"{address}?yol=7-7-x").status_code == 200
    for kind in LARGE:
        start = drawn(book, kind)
        for path in ("", "0", "1-0", "0-0-1-0", "99"):
            shown = path_picture(start, path)
            assert shown.width <= 342
            assert all(station.box.right <= shown.width for station in shown.stations)
            assert all(one.end < other.box.y for one, other in pairwise(shown.stations))


def test_the_poster_has_its_paper(reader: Client) -> None:
    html = reader.get("/en/what-happened/revoke/chart/poster/").content.decode()
    assert '<body class="poster a0-portrait">' in html
    assert html.count("<svg") == 1
    assert reader.get("/tr/ne-oldu/yok/akis/afis/").status_code == 404
    assert "a0-portrait" in (Path(settings.BASE_DIR) / "static/css/charts.css").read_text()


def test_the_chart_is_an_outline_and_a_picture(reader: Client) -> None:
    html = reader.get("/tr/ne-oldu/sirasiz-atak/akis/").content.decode()
    assert html.index("Kimin elinden?") < html.index("Kart yüzü açık olarak mı çıkıldı?")
    assert "<svg" in html
    assert '<text class="answer"' in html
    assert 'href="/tr/ne-oldu/sirasiz-atak/akis/"' in reader.get("/tr/ne-oldu/sirasiz-atak/").content.decode()


def test_every_situation_stands_in_one_booklet(reader: Client) -> None:
    told = [kind for _title, group in kinds_by_group("en") for kind in group]
    assert set(told) == set(kinds())
    listed = reader.get("/en/what-happened/charts/").content.decode()
    booklets = re.findall(r'href="(/en/what-happened/charts/\d+/)"', listed)
    assert len(set(booklets)) == len(kinds_by_group("en")) + 1
    whole = reader.get(f"/en/what-happened/charts/{len(set(booklets))}/").content.decode()
    assert all(f'<section class="outline-of-chart" id="{kind}">' in whole for kind in kinds())
    html = reader.get("/en/what-happened/charts/2/").content.decode()
    assert html.count("<h2") == len(kinds_by_group("en")[1][1])
    ids = re.findall(r' id="([^"]+)"', html)
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("address", ["/tr/ne-oldu/akislar/0/", "/tr/ne-oldu/akislar/99/", "/tr/ne-oldu/yok/akis/"])
def test_what_there_is_not_is_said(reader: Client, address: str) -> None:
    assert reader.get(address).status_code == 404


def test_another_name_leads_to_its_address(reader: Client) -> None:
    assert reader.get("/en/what-happened/ronons/chart/")["Location"] == "/en/what-happened/revoke/chart/"


def test_what_happened_leads_to_the_charts(reader: Client) -> None:
    assert 'href="/tr/ne-oldu/akislar/"' in reader.get("/tr/ne-oldu/").content.decode()


def test_lettered_choices_begin_lines_of_their_own_in_a_picture(book: Book) -> None:
    boxes = picture(drawn(book, "insufficient-bid")).boxes
    lettered = [line for box in boxes for line in box.lines if re.search(r"\b[abc]\) ", line)]
    assert lettered
    assert all(re.match(r"[abc]\) ", line) for line in lettered)


def test_a_bid_and_a_suit_that_stand_for_others_say_so(book: Book) -> None:
    answers = {branch.answers for branch in drawn(book, "insufficient-bid").branches}
    assert answers == {"bir deklare (örneğin 1♥)", "bir deklare (örneğin 2♥)"}
    calls = {branch.answers for place in drawn(book, "call-out-of-rotation").below() for branch in place.branches}
    assert {"pas", "kontr", "bir deklare (örneğin 1♥)"} <= calls
    minutes = {branch.answers for place in drawn(book, "agreed-claim").below() for branch in place.branches}
    assert {"en çok 30", "31 ya da daha çok"} <= minutes
    led = {branch.answers for place in drawn(book, "lead-after-withdrawn-call").below() for branch in place.branches}
    assert {"yok", "bir renk (örneğin kör)", "pik, kör, karo ve trefl"} <= led


def test_answers_with_a_comma_of_their_own_are_told_apart() -> None:
    assert answers_in_short(["a", "b"], ["evet", "hayır"]) == "evet, hayır"
    assert answers_in_short(["a", "b"], ["yüzü açık, masaya değer", "evet"]) == "yüzü açık, masaya değer; evet"
