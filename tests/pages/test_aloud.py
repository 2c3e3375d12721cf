"""What a voice says where a sentence is written in signs: a director's words, in the language of the page."""

import re

import pytest
from django.test import Client
from django.utils import translation

from rulings.aloud import aloud
from tests.pages.notation import heard, seen


@pytest.mark.parametrize(
    ("language", "written", "said"),
    [
        ("tr", "1. 1♥ konuşmasını kabul edebilirsiniz.", "1. 1 kör konuşmasını kabul edebilirsiniz."),
        ("en", "You may accept 1♥, or 3NTX.", "You may accept 1 heart, or 3 notrump doubled."),
        ("en", "4♥−1 S: 50 points.", "4 hearts by South, 1 down: 50 points."),
        ("tr", "4♥X+2 G (%60), 3NT=", "4 kör kontrlu, deklaran Güney, 2 fazla löve (%60), 3 sanzatu, tam"),
        (
            "tr",
            "♠R majör cezalı kart olarak kalır, ♦10 da.",
            "pik ruası majör cezalı kart olarak kalır, karo onlusu da.",
        ),
        ("en", "the ♣ suit, 7 tricks & 13 cards", "the clubs suit, 7 tricks &amp; 13 cards"),
    ],
)
def test_signs_are_heard_as_words(language: str, written: str, said: str) -> None:
    with translation.override(language):
        html = aloud(written)
    assert heard(html) == said
    assert seen(html) == written.replace("&", "&amp;")


@pytest.mark.django_db
@pytest.mark.parametrize(
    "address",
    [
        "/tr/ne-oldu/yetersiz-deklare/",
        "/tr/ne-oldu/yetersiz-deklare/?last_bid=1S&call=1H",
        "/tr/ne-oldu/yetersiz-deklare/akis/",
        "/tr/ornekler/?madde=27",
        "/en/cases/west-bid-1-over-1-nobody-has-acted-since/",
        "/en/what-happened/assigned-or-weighted-score-worked-out/?results=4S=N:60+4S-1N:40&vulnerable=none&scoring=total-points",
    ],
)
def test_no_page_of_a_ruling_leaves_a_sign_to_the_voice(client: Client, address: str) -> None:
    html = client.get(address).content.decode()
    main = html.partition("<main")[2].partition("</main>")[0]
    pictures = re.compile(r"<svg.*?</svg>", re.DOTALL)
    left = re.findall(r".{0,40}[♠♥♦♣].{0,20}", heard(pictures.sub("", main)))
    assert not left, left
    assert "&lt;span" not in main
