"""Cards that stand for all that are ruled alike, in the questions of a tree."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from rulings.wording.forms import Text

_STANDS_FOR: Mapping[str, Text] = {
    "small": _("a single card below an honour (for example %(cards)s)"),
    "honour": _("a single honour (for example %(cards)s)"),
    "one-suit": _("several cards of one suit (for example %(cards)s)"),
    "several-suits": _("cards of several suits (for example %(cards)s)"),
}


def example_name(value: Any, name: str) -> str:
    """What the cards are an example of, with their names; a call or a suit is only named."""
    cards = (value,) if isinstance(value, Card) else value
    if not isinstance(cards, tuple) or not isinstance(cards[0], Card):
        return name
    return str(_STANDS_FOR[_sort(cards)]) % {"cards": name}


def _sort(cards: tuple[Card, ...]) -> str:
    if len(cards) > 1:
        return "one-suit" if len({card.suit for card in cards}) == 1 else "several-suits"
    return "honour" if cards[0].is_honour else "small"
