"""The flow charts: drawn from the trees, nothing lost, nothing twice, no box over another."""

import gzip
import json
import re
from itertools import combinations

import pytest
from django.test import Client
from django.utils import translation

from lawbook.book import Book
from rulings.assistant.charts import Place, chart
from rulings.assistant.entry import kinds_by_group
from rulings.assistant.pictures import Box, picture
from rulings.engine.kinds import kinds
from rulings.kept_trees import kept_tree

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
    beside = one.x < other.x + other.width and other.x < one.x + one.width
    return beside and one.y < other.y + other.height and other.y < one.y + one.height


@pytest.mark.parametrize("kind", LARGE)
def test_no_box_lies_over_another(book: Book, kind: str) -> None:
    shown = picture(drawn(book, kind))
    assert not any(overlap(one, other) for one, other in combinations(shown.boxes, 2))
    assert all(box.x + box.width <= shown.width and box.y + box.height <= shown.height for box in shown.boxes)
    assert len(shown.lines) == len(shown.boxes) - 1
    assert all(len(line) <= 44 for box in shown.boxes for line in box.lines)


def test_the_chart_is_an_outline_and_a_picture(reader: Client) -> None:
    html = reader.get("/tr/ne-oldu/sirasiz-atak/akis/").content.decode()
    assert html.index("Kart kimin elindendi?") < html.index("Kart yüzü açık olarak mı çıkıldı?")
    assert "<svg" in html
    assert '<text class="answer"' in html
    assert 'href="/tr/ne-oldu/sirasiz-atak/akis/"' in reader.get("/tr/ne-oldu/sirasiz-atak/").content.decode()


def test_every_situation_stands_in_one_booklet(reader: Client) -> None:
    told = [kind for _title, group in kinds_by_group("en") for kind in group]
    assert set(told) == set(kinds())
    listed = reader.get("/en/what-happened/charts/").content.decode()
    booklets = re.findall(r'href="(/en/what-happened/charts/\d+/)"', listed)
    assert len(booklets) == len(kinds_by_group("en"))
    html = reader.get(booklets[1]).content.decode()
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
