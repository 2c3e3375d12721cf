"""What the Laws about one card too many in a trick share (45E, 58B, 67): penalty cards, and when 67 takes over."""

from collections.abc import Sequence

from bridge.cards import Card
from rulings.engine.facts import Facts
from rulings.laws import law_50, law_67
from rulings.situations import penalty_card_effects
from rulings.situations.extra_cards_facts import grade_of


def defective_trick(f: Facts, citation: str) -> None:
    """A card too many that was noticed only when both sides had played to the next trick."""
    law_67.is_defective(f, citation)


def penalise(f: Facts, cards: Sequence[Card], *, has_more: bool) -> None:
    """Extra cards of a defender that were seen become penalty cards, with all that follows."""
    if grade_of(cards, has_more=has_more) == "minor":
        penalty_card_effects.becomes_minor(f, cards[0])
    elif has_more or len(cards) > 1:
        several_become_major(f, cards)
    else:
        penalty_card_effects.becomes_major(f, "offender", cards[0])


def penalise_unnamed(f: Facts, *, honour: bool, has_more: bool) -> None:
    """The same for one card that the case does not name."""
    if honour or has_more:
        penalty_card_effects.becomes_major(f, "offender", None)
    else:
        penalty_card_effects.becomes_minor(f, None)
    if has_more:
        law_50.all_major(f)


def several_become_major(f: Facts, cards: Sequence[Card]) -> None:
    """Cards of a defender who has two or more penalty cards: every one of them is major, and declarer chooses among them."""
    for card in cards:
        law_50.becomes_penalty_card(f, "offender", card, "major")
        law_50.stays_faced(f, "offender", card)
    law_50.all_major(f)
    law_50.information_while_faced(f, "offender")
    law_50.director_looks_again(f)
