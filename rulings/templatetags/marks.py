"""Hands, tricks and the steps of a ruling in templates."""

from collections.abc import Iterable, Mapping
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from bridge.auction import CALLS, Call
from rulings.aloud import aloud as in_words
from rulings.aloud import in_lines
from rulings.card_marks import holdings_html, tricks_html
from rulings.diagrams import Hand, Shown, call_said
from rulings.trace_marks import steps_html

register = template.Library()


@register.simple_tag
def holdings(hand: Hand, is_played_out: bool) -> SafeString:  # noqa: FBT001 (templates name no arguments)
    """The cards of a hand, suit by suit."""
    return holdings_html(hand, is_played_out=is_played_out)


@register.filter
def rows_of_play(tricks: Iterable[Iterable[Shown | None]]) -> SafeString:
    """The rows of a table of the play."""
    return tricks_html(tricks)


@register.filter
def telling(steps: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """The steps that applied, or were looked at as exceptions."""
    return [one for one in steps if one["applies"] or one["exception_to"]]


@register.filter
def steps(shown: Iterable[Mapping[str, Any]]) -> SafeString:
    """The steps of a ruling as items of a list."""
    return steps_html(shown)


@register.filter
def spoken(line: str) -> SafeString:
    """A line to read aloud; each lettered choice of an option begins a new one."""
    return mark_safe("<br>".join(map(in_words, in_lines(line))))


@register.filter
def aloud(text: object) -> SafeString:
    """A text in which calls, results and cards are seen as signs and heard in words."""
    return in_words(str(text))


@register.filter
def said(label: str, value: str) -> SafeString | str:
    """A word of an event; one that is a call is written in signs and said in words."""
    words = call_said(Call(value)) if value in CALLS else label
    if words == label:
        return label
    return format_html('<span aria-hidden="true">{}</span><span class="visually-hidden">{}</span>', label, words)
