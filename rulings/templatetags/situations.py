"""What stands around a situation, in templates."""

from django import template
from django.utils.translation import get_language

from lawbook.beside import Beside
from rulings.assistant import around

register = template.Library()


@register.simple_tag
def ways_on(kind: str) -> list[Beside]:
    """From a situation to the assistant, its chart, its cases and questions."""
    return around.ways_on(kind, get_language() or "tr")


@register.simple_tag
def laws_named(kind: str) -> list[Beside]:
    """The Laws that a situation is about."""
    return around.laws_named(kind, get_language() or "tr")
