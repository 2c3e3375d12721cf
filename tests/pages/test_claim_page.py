"""The page of the aid for contested claims: a form without JavaScript, and the proposal with its line."""

import re
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
        ({"leader": ""}, "Nothing is chosen here"),
        ({"trump": " "}, "Nothing is chosen here"),
        ({"without": "reason"}, "cannot be read here"),
        ({"penalty": "EC"}, "There is no seat"),
        ({"penalty": "EXX"}, "There is no card"),
    ],
)
def test_what_cannot_be_is_said(reader: Client, change: dict[str, str], said: str) -> None:
    assert said in page(reader, **FORGOTTEN | change)


@pytest.mark.parametrize(
    ("change", "field", "label"),
    [
        ({"south": "K.AKZ.."}, "south", "South"),
        ({"south": "K.AKQ"}, "south", "South"),
        ({"east": "7.98.3.K"}, "hands", "The cards that are left"),
        ({"forgotten": "S77"}, "forgotten", "Cards of which the claimer was possibly not aware"),
        ({"out": "X"}, "out", "Who had shown out of what: seat and suit"),
        ({"claimed": "many"}, "claimed", "How many tricks were claimed, if it was said"),
        ({"trick": "CX"}, "trick", "Cards of the trick that was begun, from its leader"),
        ({"penalty": "EXX"}, "penalty", "Penalty cards: seat and card"),
        ({"claimer": "N"}, "claimer", "Who claims"),
        ({"declarer": ""}, "declarer", "Declarer"),
        ({"leader": "?"}, "leader", "Who leads, or led to the trick that was begun"),
        ({"step": "squeeze"}, "step", "What was stated, step by step"),
    ],
)
def test_what_cannot_be_stands_beside_its_field(reader: Client, change: dict[str, str], field: str, label: str) -> None:
    """Above the form with the name of the field, and at the field, to which it belongs for who cannot see it."""
    html = page(reader, **FORGOTTEN | change)
    assert f'role="alert"><a href="#{field}">{label}</a>: ' in html
    assert re.search(rf'<ul class="errorlist" id="{field}-error"><li>.+</li></ul>', html)
    assert re.search(rf'id="{field}"', html)
    for tag in re.findall(rf'<(?:input|select)[^>]*aria-describedby="[^"]*{field}-error[^>]*>', html):
        assert 'aria-invalid="true"' in tag
    assert re.search(rf'aria-describedby="[^"]*\b{field}-error', html)


def test_nothing_is_wrong_with_a_form_that_can_be_read(reader: Client) -> None:
    for html in (page(reader), page(reader, **FORGOTTEN)):
        assert "errorlist" not in html
        assert "aria-invalid" not in html


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
