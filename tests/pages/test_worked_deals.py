"""The deals of the teaching articles, shown whole: trick by trick, by links, with what each came to."""

import re

import pytest
from django.test import Client
from django.utils import translation

from lawbook import addresses
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.replay import moment_page, outcomes
from rulings.assistant.worked_deals import PARAMETER, WorkedDeal, deals_of_law, groups
from tests.sampling import in_turn

DEALS = {deal.id: deal for group in groups() for deal in group.deals}
CAME_TO = {
    "revoke-heart-on-diamond": [("3NT−2 N", "−100"), ("3NT−1 N", "−50"), ("3NT= N", "400")],
    "revoke-ruff-with-the-ace": [("4♥+2 S", "680"), ("4♥= S", "620")],
    "revoke-partner-asks": [],
    "revoke-queen-of-trumps": [("4♥+1 S", "450"), ("4♥+2 S", "480")],
    "lead-spread": [("3NT= N", "400")],
    "lead-accept": [("3NT= S", "400")],
    "lead-require": [("3NT−1 S", "−50")],
    "lead-forbid": [("3NT+1 S", "430")],
    "lead-free": [("3NT= S", "400")],
}
"""As the articles tell it; of the five options, what each brings on the deal made for them."""


@pytest.mark.parametrize("deal", DEALS.values(), ids=DEALS.keys())
def test_it_came_to_what_the_article_says(deal: WorkedDeal) -> None:
    with translation.override("en"):
        assert [(one.result, one.score) for one in outcomes(deal)] == CAME_TO[deal.id]


@pytest.mark.parametrize("deal", [one for one in DEALS.values() if one.case], ids=lambda deal: deal.id)
def test_the_cards_are_those_of_the_case_that_rules_on_it(deal: WorkedDeal) -> None:
    facts = reviewed_cases()[deal.case].facts
    played = [moment.event for moment in deal.moments]
    assert played[: len(facts["play"])] == facts["play"]
    assert (deal.board["deal"], deal.board["contract"]) == (facts["deal"], facts["contract"])


@pytest.mark.long
@pytest.mark.parametrize(("deal", "language"), in_turn(DEALS.values()))
def test_one_goes_forward_to_the_end_and_back_by_links(reader: Client, deal: WorkedDeal, language: str) -> None:
    address, seen = deal.address(language), 0
    while address:
        html = reader.get(address).content.decode()
        note = deal.moments[seen - 1].note.get(language, "") if seen else ""
        assert note in html.replace("&#x27;", "'")
        if seen:
            assert f'rel="prev" href="{deal.address(language, seen - 1)}"' in html
        following = re.search(r'rel="next" href="([^"]+)"', html)
        address, seen = following[1] if following else "", seen + 1
    assert seen == len(deal.moments) + 1
    for one in deal.readings:
        assert one[language].replace("'", "&#x27;") in html


def test_a_trick_shows_its_ruling_where_it_is_made(reader: Client) -> None:
    deal = DEALS["revoke-partner-asks"]
    before, after = (reader.get(deal.address("tr", step)).content.decode() for step in (5, 6))
    assert "62B1" not in before
    assert "Yasa 62B1" in after
    assert "majör cezalı kart olarak Güney’in önünde" in after


def test_the_penalty_card_is_played_when_its_suit_is_led() -> None:
    """50D1(a): left on the table, the king must go to the first spade; under 50D2(a) it is free again."""
    with translation.override("en"):
        group = next(group for group in groups() if DEALS["lead-free"] in group.deals)
        free = moment_page(group, DEALS["lead-free"], 3, "en")
        assert free["duties"]
        assert [card for seat, card in moment_page(group, DEALS["lead-free"], 1, "en")["trick"]] == [
            "the king of spades"
        ]
    assert DEALS["lead-free"].moments[3].event == "W S3 S2 SK S6"
    assert DEALS["lead-require"].moments[3].event == "W S3 S2 ST S6"


@pytest.mark.parametrize("language", ["tr", "en"])
def test_deals_laws_cases_and_readings_lead_to_each_other(reader: Client, language: str) -> None:
    listed = reader.get(addresses.page("deals", language)).content.decode()
    for deal in DEALS.values():
        assert f'href="{deal.address(language)}"' in listed
        page = reader.get(deal.address(language)).content.decode()
        assert addresses.page("deals", language) in page
        if deal.case:
            case = reviewed_cases()[deal.case].address(language)
            assert f'href="{case}"' in page
            assert f'href="{deal.address(language)}"' in reader.get(case).content.decode()
    for law in (54, 62, 64):
        html = reader.get(f"{addresses.page('law', language)}{law}/").content.decode()
        assert f'href="{deals_of_law(law, language)}"' in html
    for group in groups():
        reading = re.search(rf'id="{group.slug[language]}".*?</section>', listed, re.DOTALL)
        assert reading
        to = re.search(r'<p><a href="([^"]+)"', reading[0])
        assert to
        back = reader.get(to[1]).content.decode()
        assert all(f'href="{deal.address(language)}"' in back for deal in group.deals)


def test_another_name_leads_on_and_an_unknown_one_is_said(reader: Client) -> None:
    deal = DEALS["lead-free"]
    assert reader.get(f"/en/deals/{deal.slug['tr']}/")["Location"] == deal.address("en")
    assert reader.get("/tr/ornek-oyunlar/yok/").status_code == 404
    assert reader.get(f"{deal.address('tr')}?{PARAMETER['tr']}=99").status_code == 200
