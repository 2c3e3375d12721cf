"""Hands and tricks of a diagram as HTML.

Written without a template: fifty-two cards and their play cost a template more than everything else on a page.
"""

from collections.abc import Iterable
from html import escape

from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _

from rulings.diagrams import Hand, Held, Holding, Shown

_UNSEEN, _SPOKEN = ' aria-hidden="true"', '<span class="visually-hidden">'


def holdings_html(hand: Hand, *, is_played_out: bool) -> SafeString:
    """The suits of a hand, each as a paragraph; of a deal that ``is_played_out`` the cards stand as they were dealt."""
    return mark_safe("".join([_holding(one, is_played_out=is_played_out) for one in hand.holdings]))


def _holding(one: Holding, *, is_played_out: bool) -> str:
    suit = f'<span class="suit {one.style}"{_UNSEEN}>{one.glyph}</span>{_SPOKEN}{escape(one.spoken)}</span>'
    cards = "".join([_held(card, is_played_out=is_played_out) for card in one.cards]) or "–"
    return f"<p>{suit} <span{_UNSEEN}>{cards}</span></p>"


def _held(card: Held, *, is_played_out: bool) -> str:
    if card.played is None:
        return f'<span class="card{" faced" if card.faced else ""}">{card.rank}</span> '
    style = f"card{'' if is_played_out else ' played'}{' faced' if card.faced else ''}"
    return f'<span class="{style}" data-play="{card.played}">{card.rank}</span> '


def tricks_html(tricks: Iterable[Iterable[Shown | None]]) -> SafeString:
    """The rows of a table of the play: a trick with its number, its cards in the order of the seats."""
    led, wins = f", {escape(_('led'))}", f", {escape(_('wins'))}"
    rows = [
        f'<tr><th scope="row">{number}</th>{"".join([_cell(card, led, wins) for card in trick])}</tr>'
        for number, trick in enumerate(tricks, start=1)
    ]
    return mark_safe("".join(rows))


def _cell(card: Shown | None, led: str, wins: str) -> str:
    if card is None:
        return "<td></td>"
    style = f"suit {card.style}{' led' if card.led else ''}{' won' if card.won else ''}"
    said = f"{escape(card.name)}{led if card.led else ''}{wins if card.won else ''}"
    seen = f"<span{_UNSEEN}>{card.text}</span>{_SPOKEN}{said}</span>"
    return f'<td><span class="{style}" data-number="{card.number}">{seen}</span></td>'
