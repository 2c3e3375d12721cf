"""The page of the aid for contested claims: a form without JavaScript, and the proposal with its line."""

from html import unescape
from typing import Any
from urllib.parse import urlencode

import pytest
from django.test import Client

from lawbook import limits

PAGES = {"tr": "/tr/itirazli-talep/", "en": "/en/contested-claim/"}
FORGOTTEN: dict[str, Any] = {
    "north": ".432.2.",
    "east": "7.98.3.",
    "south": "K.AKQ..",
    "west": ".765.4.",
    "trump": "S",
    "declarer": "S",
    "claimer": "S",
    "leader": "S",
    "claimed": "4",
    "forgotten": "S7",
}


@pytest.fixture(autouse=True)
def _counted_anew() -> None:
    limits.forget()


def page(reader: Client, language: str = "en", status: int = 200, **fields: Any) -> str:
    query = urlencode(fields, doseq=True)
    response = reader.get(f"{PAGES[language]}?{query}" if query else PAGES[language])
    assert response.status_code == status
    assert not response.cookies
    return unescape(response.content.decode())


def test_the_form_asks_and_is_reached_from_what_happened(reader: Client) -> None:
    assert PAGES["tr"] in reader.get("/tr/ne-oldu/").content.decode()
    html = page(reader)
    assert 'name="south"' in html
    assert "Proposal" not in html
    assert "no ruling" in html


def test_a_forgotten_trump_trick_by_trick(reader: Client) -> None:
    html = page(reader, **FORGOTTEN)
    assert "Proposal: of the 4 tricks that are left, 3 to the side of South and 1 to the opponents." in html
    assert "On this line the claimer is not aware of the seven of spades." in html
    assert "If the claimer was aware of the seven of spades: 4 tricks to the claimer's side." in html
    assert html.count('<th scope="row">') == 4
    assert 'value="K.AKQ.."' in html


def test_the_statement_is_followed(reader: Client) -> None:
    html = page(reader, step=["draw-trumps", "cash:H"], **FORGOTTEN)
    assert "4 to the side of South" in html
    assert '<option value="cash:H" selected>cash the hearts</option>' in html


def test_in_turkish_with_turkish_letters(reader: Client) -> None:
    html = page(reader, "tr", **FORGOTTEN | {"south": "R.ARD.."})
    assert "Öneri: kalan 4 löveden Güney’in tarafına 3, rakiplere 1 löve." in html
    assert "hakem karar verir" in html


def test_a_criterion_that_does_not_hold(reader: Client) -> None:
    fields: dict[str, Any] = {
        "north": "..AQ.",
        "east": "32...",
        "south": "..32.",
        "west": "..K4.",
        "out": "ED",
        "trump": "NT",
        "declarer": "S",
        "claimer": "S",
        "leader": "S",
    }
    assert "2 to the side of South" in page(reader, **fields)
    assert "1 to the side of South" in page(reader, without="takes-marked-finesse", **fields)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"south": "K.AKQ.5."}, "The hands have different numbers of cards"),
        ({"south": "K.AKQ"}, "is not four suits"),
        ({"forgotten": "S77"}, "There is no card"),
        ({"out": "X"}, "There is no seat"),
        ({"claimed": "many"}, "cannot be read here"),
        ({"step": "squeeze"}, "cannot be read here"),
        ({"step": "ruff:H:elsewhere:x"}, "3 to the side"),
        ({"leader": ""}, "cannot be read here"),
        ({"without": "reason"}, "cannot be read here"),
        ({"penalty": "EC"}, "There is no seat"),
        ({"penalty": "EXX"}, "There is no card"),
    ],
)
def test_what_cannot_be_is_said(reader: Client, change: dict[str, str], said: str) -> None:
    assert said in page(reader, **FORGOTTEN | change)


def test_whoever_asks_too_often_waits(reader: Client, settings: Any) -> None:
    settings.LIMITS = settings.LIMITS | {"claim": (1, 3600)}
    limits.forget()
    page(reader, **FORGOTTEN)
    assert "Wait a minute" in page(reader, status=429, **FORGOTTEN)
    page(reader)
    limits.forget()


def test_the_ruling_on_a_contested_claim_leads_to_it(reader: Client) -> None:
    html = reader.get("/en/what-happened/contested-claim/?claimer=declarer&succeeds_by=stated-line").content.decode()
    assert 'href="/en/contested-claim/"' in html
