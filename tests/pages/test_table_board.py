"""The board of a table: from LIN, or tapped hand by hand, always without scripts."""

import re
from html import unescape
from urllib.parse import urlencode

import pytest
from django.test import Client

from bridge.cards import DECK, Card
from bridge.deal import read_deal
from bridge.seats import Seat
from tests.pages.table_forms import Form, State, forms
from tests.pages.test_table_events import DEAL, alerts, going, next_form, page

LIN = "md|3S876HAK2DAKQCQJT9,S543H7654D432C876,SAK2HQJ3DT98CAK32|sv|n|mb|1N|mb|p|mb|3N|mb|p|mb|p|mb|p|pc|SQ|pc|S6|"


def test_a_board_in_lin_brings_its_auction_and_its_play(reader: Client) -> None:
    html = page(reader, [("dealer", "E"), ("deal", LIN)])
    assert going(html) == ["N 1NT", "E P", "S 3NT", "W P", "N P", "E P", "E SQ", "S S6"]
    state = dict(next_form(html).hidden)
    assert (state["dealer"], state["vulnerable"], state["deal"]) == ("N", "ns", DEAL)
    assert "West is to act" in html


def test_of_a_table_that_is_told_lin_gives_the_deal_alone(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("contract", "3NT N"), ("e", "W S5"), ("deal", LIN)])
    assert going(html) == ["W S5"]
    assert dict(next_form(html).hidden)["deal"] == DEAL


@pytest.mark.parametrize(
    ("language", "said"), [("en", "call 2 cannot be read: “9S”"), ("tr", "2. konuşma okunamadı: “9S”")]
)
def test_lin_that_cannot_be_read_stays_and_is_said_with_its_place(reader: Client, language: str, said: str) -> None:
    wrong = LIN.replace("mb|p|mb|3N", "mb|9S|mb|3N", 1)
    html = page(reader, [("dealer", "N"), ("deal", wrong)], language)
    assert said in alerts(html)
    assert f'value="{wrong}"' in unescape(html)


def grid(html: str) -> Form:
    return next(one for one in forms(html) if dict(one.hidden).get("tap"))


def tick(reader: Client, html: str, cards: set[Card]) -> str:
    form = grid(html)
    names = [str(card) for card in cards]
    assert set(names) <= set(form.values["held"])
    return page(reader, [*form.hidden, *(("held", name) for name in names)])


def test_three_hands_are_tapped_and_the_fourth_is_what_is_left(reader: Client) -> None:
    deal = read_deal(DEAL)
    state: State = [("dealer", "N"), ("contract", "3NT N"), ("e", "E SQ")]
    html = page(reader, state)
    link = re.search(r'href="([^"]*tap=N)"', html)
    assert link
    html = reader.get(unescape(link[1])).content.decode()
    assert "SQ" not in grid(html).values["held"], "a card that East has played is not North's"
    assert len(grid(html).values["held"]) == len(DECK) - 1
    for seat in (Seat.N, Seat.E, Seat.S):
        html = tick(reader, html, set(deal[seat]))
    assert dict(next_form(html).hidden)["deal"] == DEAL
    assert going(html) == ["E SQ"]


def test_a_hand_of_twelve_is_asked_for_again_and_keeps_its_ticks(reader: Client) -> None:
    html = page(reader, [("dealer", "N"), ("tap", "N")])
    twelve = sorted(read_deal(DEAL)[Seat.N])[1:]
    html = tick(reader, html, set(twelve))
    assert "North: 12 cards are ticked; a hand has 13." in alerts(html)
    assert html.count(" checked>") == 12


@pytest.mark.parametrize(
    "query", [{"tap": "Q"}, {"tap": "N", "hand": "N ZZ"}, {"tap": "E", "held": "SA", "hand": "E SA"}]
)
def test_whatever_is_sent_a_hand_is_asked_for(reader: Client, query: dict[str, str]) -> None:
    response = reader.get(f"/tr/ne-oldu/masa/?{urlencode(query)}")
    assert response.status_code == 200
    assert 'name="held"' in response.content.decode()
