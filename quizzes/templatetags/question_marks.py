"""The auction and the middle of the table of a question in templates.

Written without a template: each call and each card would cost one as much as a paragraph.
"""

from collections.abc import Iterable
from html import escape

from django import template
from django.utils.safestring import SafeString, mark_safe

from quizzes.questions.tables import Lying, ShownCall

register = template.Library()


@register.filter
def rows_of_calls(auction: Iterable[Iterable[ShownCall | None]]) -> SafeString:
    """The rows of a table of the auction."""
    return mark_safe("".join([f"<tr>{''.join(map(_call, row))}</tr>" for row in auction]))


def _call(call: ShownCall | None) -> str:
    if call is None:
        return "<td></td>"
    if not call.name:
        return f"<td>{escape(call.level)}</td>"
    seen = f'{escape(call.level)}<span class="suit {call.style}">{call.glyph}</span>'
    spoken = f'<span class="visually-hidden">{escape(call.name)}</span>'
    return f'<td><span aria-hidden="true">{seen}</span>{spoken}</td>'


@register.filter
def cards_at_seats(centre: Iterable[Iterable[Lying]]) -> SafeString:
    """The cards in the middle, before the player who has laid each."""
    seats = enumerate("".join(map(_lying, cards)) for cards in centre)
    return mark_safe("".join([f'<div class="at-{place}">{cards}</div>' for place, cards in seats]))


def _lying(card: Lying) -> str:
    return f'<span class="suit {card.style}{" faced" if card.faced else ""}">{escape(card.text)}</span>'
