"""What each player may do once an option is chosen: what is forbidden is greyed, with its clause."""

import re

import pytest
from django.test import Client

from bridge.cards import Suit, parse_card
from rulings.assistant.limits import after, limits
from rulings.assistant.told import Told
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.effects.restrictions import LeadForbidden, WaitForDeclarersChoice
from rulings.effects.returned_cards import CardToHand
from tests.pages.test_situation_page import section
from tests.pages.test_what_happened import page

OPENING = {"hand": "defender", "faced": "true", "card": "S5"}
EXPOSED = {"hand": "defender", "during": "auction", "how": "could-be-seen", "cards": "DK", "opening_leader": "partner"}
IN_AUCTION = {"hand": "undecided", "during": "auction", "how": "could-be-seen", "cards": "DT", "manner": "inadvertent"}
PENALTY = BecomesPenaltyCard(who="offender", card=parse_card("DK"), grade="major", clause="50B")


def greyed(html: str) -> list[str]:
    """What is greyed, as it is seen."""
    found = re.findall(r"<del[^>]*>(.*?)</del>", html)
    return [re.sub(r'<span class="visually-hidden">.*?</span>|<[^>]*>', "", one) for one in found]


def possible(reader: Client, kind: str, facts: dict[str, str], chosen: str = "", language: str = "en") -> str:
    told = Told(kind, facts).carrying(chosen=chosen)
    return section(page(reader, told.address(language)), "possible")


@pytest.mark.parametrize(
    ("option", "forbidden", "clause"),
    [
        ("require-penalty-suit", ["♠", "♥", "♣"], "50D2(a): Declarer has required the lead of another suit."),
        ("forbid-penalty-suit", ["♦"], "50D2(a): Declarer has forbidden the lead of this suit."),
        ("no-lead-restriction", ["another card"], "50D1(a)"),
    ],
)
def test_a_suit_that_may_not_be_led_is_greyed(reader: Client, option: str, forbidden: list[str], clause: str) -> None:
    """Unless the lead is left free the penalty card goes back to the hand, and binds nobody any more."""
    now = possible(reader, "exposed-card", EXPOSED, option)
    assert "Offender's partner: what may be led" in now
    assert greyed(now) == forbidden
    assert clause in now


def test_before_declarer_has_chosen_nothing_may_be_led(reader: Client) -> None:
    now = possible(reader, "exposed-card", EXPOSED)
    assert greyed(now) == ["♠", "♥", "♦", "♣", "another card"]


def test_who_must_pass_has_one_call(reader: Client) -> None:
    now = possible(reader, "exposed-card", IN_AUCTION, language="tr")
    assert greyed(now) == ["başka her konuşma"]
    assert "24B" in now


def test_a_choice_that_brings_another_says_what_holds_after_each(reader: Client) -> None:
    """The opening lead is refused: then its suit may be required, forbidden, or the lead left free."""
    now = possible(reader, "opening-lead-out-of-turn", OPENING, "refuse-lead")
    require, forbid, free = now.split("<strong>")[1:]
    assert (greyed(require), greyed(forbid), greyed(free)) == (["♥", "♦", "♣"], ["♠"], ["another card"])


def test_what_an_option_decides_anew_replaces_what_the_ruling_said() -> None:
    waits = WaitForDeclarersChoice(who="partner", clause="50D2")
    back = CardToHand(who="offender", card=parse_card("DK"), clause="50D2a")
    ban = LeadForbidden(who="partner", suits=(Suit.D,), until="loses-lead", clause="50D2a")
    assert [one.who for one in limits([PENALTY, waits], None)] == ["partner", "offender"]
    assert [one.who for one in limits(after([PENALTY, waits], [back, ban]), None)] == ["partner"]
