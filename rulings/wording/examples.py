"""Cards that stand for all that are ruled alike, in the questions of a tree."""

from collections.abc import Mapping
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from bridge.cards import Card, Suit
from rulings.wording.forms import Text

_STANDS_FOR: Mapping[str, Text] = {
    "small": _("a single card below an honour (for example %(cards)s)"),
    "honour": _("a single honour (for example %(cards)s)"),
    "one-suit": _("several cards of one suit (for example %(cards)s)"),
    "several-suits": _("cards of several suits (for example %(cards)s)"),
    "bid": _("a bid (for example %(cards)s)"),
    "up-to": _("at most %(cards)s"),
    "from": _("%(cards)s or more"),
    "suit": _("a suit (for example %(cards)s)"),
}


def example_name(value: Any, name: str, *, is_last: bool = False) -> str:
    """What a card, cards, a bid or a suit are an example of, with their names; what stands for itself is only named.

    A number stands for those up to it, the last of all (``is_last``) for those from it on.
    """
    sort = ("from" if is_last else "up-to") if type(value) is int else _sort_of(value)
    return str(_STANDS_FOR[sort]) % {"cards": name} if sort else name


def _sort_of(value: Any) -> str:
    if isinstance(value, Call):
        return "bid" if value[:1].isdigit() else ""
    cards = (value,) if isinstance(value, Card) else value
    if not isinstance(cards, tuple):
        return ""
    if isinstance(cards[0], Suit):
        return "suit" if len(cards) == 1 else ""
    return _sort(cards) if isinstance(cards[0], Card) else ""


def _sort(cards: tuple[Card, ...]) -> str:
    if len(cards) > 1:
        return "one-suit" if len({card.suit for card in cards}) == 1 else "several-suits"
    return "honour" if cards[0].is_honour else "small"
