"""What the Laws about one card too many in a trick share (45E, 58B, 67): penalty cards, and when 67 takes over."""

from collections.abc import Sequence
from typing import Literal

from bridge.cards import Card
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, effect
from rulings.laws.penalty_card_effects import (
    becomes_major,
    declarer_chooses_at_partners_lead,
    director_looks_again,
    information_while_faced,
    major_penalty_card,
    minor_penalty_card,
    played_at_first_opportunity,
    stays_faced,
)
from rulings.laws.penalty_cards import minor_before_smaller_cards, partner_not_restricted, unauthorised_from_minor

Grade = Literal["minor", "major"]


def all_played_next(sides: int) -> bool:
    """Both sides have led or played to the next trick."""
    return sides == 2


def defective_trick(f: Facts, citation: str) -> None:
    """A card too many that was noticed only when both sides had played to the next trick."""
    treated_as_defective(f, citation)


@clause("67B")
def treated_as_defective(f: Facts, citation: str) -> Conclusion:
    """Too late for a simple correction: the director proceeds as with a defective trick."""
    return effect("treat-as-defective-trick", clause=citation)


def grade_of(cards: Sequence[Card], *, has_more: bool) -> Grade:
    """50B: a single card below honour rank, shown by playing two cards to a trick, is minor; all else is major."""
    return "minor" if len(cards) == 1 and not cards[0].is_honour and not has_more else "major"


def penalise(f: Facts, cards: Sequence[Card], *, has_more: bool) -> None:
    """Extra cards of a defender that were seen become penalty cards, with all that follows."""
    if grade_of(cards, has_more=has_more) == "minor":
        becomes_minor(f, cards[0])
        return
    several_become_major(f, cards)
    if has_more:
        all_major(f)


def penalise_unnamed(f: Facts, *, honour: bool, has_more: bool) -> None:
    """The same for one card that the case does not name."""
    if honour or has_more:
        becomes_major(f, "offender", None)
    else:
        becomes_minor(f, None)
    if has_more:
        all_major(f)


def becomes_minor(f: Facts, card: Card | None) -> None:
    """A minor penalty card, with all that follows."""
    minor_penalty_card(f, "offender", card)
    stays_faced(f, "offender", card)
    minor_before_smaller_cards(f, "offender", card)
    partner_not_restricted(f, "partner")
    information_while_faced(f, "offender")
    unauthorised_from_minor(f, "partner")
    director_looks_again(f)


def several_become_major(f: Facts, cards: Sequence[Card]) -> None:
    """One or more major penalty cards, with all that follows."""
    for card in cards:
        major_penalty_card(f, "offender", card)
        stays_faced(f, "offender", card)
        played_at_first_opportunity(f, "offender", card)
        declarer_chooses_at_partners_lead(f, "offender", card)
    information_while_faced(f, "offender")
    director_looks_again(f)


@clause("50B")
def all_major(f: Facts) -> Conclusion:
    """A defender with two or more penalty cards: every one of them is major."""
    return effect("all-penalty-cards-major", who="offender")
