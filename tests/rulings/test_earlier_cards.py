"""A penalty card that lies there already: of a defender alone, and never the card of the case."""

from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case
from rulings.engine.rulings import rule

KINDS: dict[str, dict[str, Any]] = {
    "lead-out-of-turn": {"turn": "dummy"},
    "opening-lead-out-of-turn": {"faced": True},
    "premature-play": {},
    "revoke": {"establishment": "none"},
}


def problems(kind: str, **facts: Any) -> list[str]:
    with pytest.raises(ImpossibleCase) as impossible:
        read_case({"kind": kind, "facts": facts})
    return [one.key for one in impossible.value.problems]


@pytest.mark.parametrize("kind", KINDS)
def test_declarer_has_none_and_the_card_of_the_case_is_another(kind: str) -> None:
    hand = "declaring-side" if kind == "opening-lead-out-of-turn" else "declarer"
    facts = {**KINDS[kind], "card": "D2"}
    assert problems(kind, **facts, hand=hand, earlier_cards=["S3"]) == ["not-together"]
    assert problems(kind, **facts, hand="defender", earlier_cards=["D2"]) == ["already-penalty-card"]
    read_case({"kind": kind, "facts": {**facts, "hand": hand, "earlier_cards": []}})
    read_case({"kind": kind, "facts": {**facts, "hand": "defender", "earlier_cards": ["S3"]}})


def test_the_choices_at_the_lead_are_not_listed_where_one_of_the_cards_is_not_named() -> None:
    """50D2(a) for one card would be wrong, and for 51 the suits are not known."""
    facts = {"hand": "defender", "turn": "partner", "said_of_lead": "refused", "earlier_cards": ["D3"]}
    unnamed, named = (
        rule(read_case({"kind": "lead-out-of-turn", "facts": {**facts, **card}})) for card in ({}, {"card": "H7"})
    )
    assert unnamed.options == []
    assert {"50B", "51", "50D2"} <= set(unnamed.clauses)
    assert {one.key for one in named.options} >= {"require-penalty-suit", "forbid-penalty-suit"}


@pytest.mark.parametrize("kind", ["lead-out-of-turn", "opening-lead-out-of-turn"])
def test_the_leaders_penalty_cards_are_those_of_the_other_defender(kind: str) -> None:
    turn = {"turn": "partner"} if kind == "lead-out-of-turn" else {"faced": True}
    facts = {**turn, "hand": "defender", "card": "D2", "earlier_cards": ["S3"]}
    for card in ("D2", "S3"):
        assert problems(kind, **facts, leaders_major_cards=[card]) == ["already-penalty-card"]
    read_case({"kind": kind, "facts": {**facts, "leaders_major_cards": ["HT"]}})
    other = {"turn": "lho"} if kind == "lead-out-of-turn" else {"faced": True}
    hand = "declarer" if kind == "lead-out-of-turn" else "declaring-side"
    assert problems(kind, **other, hand=hand, leaders_major_cards=["HT"]) == ["not-together"]


def test_at_declarers_turn_no_leader_has_penalty_cards() -> None:
    facts = {"hand": "defender", "card": "D2", "turn": "declarer", "leaders_major_cards": ["HT"]}
    assert problems("lead-out-of-turn", **facts) == ["not-together"]
