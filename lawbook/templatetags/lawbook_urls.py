"""Addresses and texts in the reader's language, in templates."""

from django import template
from django.utils.translation import get_language

from lawbook import addresses
from lawbook.beside import Beside, beside
from lawbook.citations import Citation

register = template.Library()


@register.simple_tag
def beside_law(number: int) -> list[Beside]:
    """What other rooms of the site show beside a Law."""
    return beside(number, get_language() or "tr")


@register.simple_tag
def other_address(citation: Citation) -> str:
    """Where a clause is read in the language that the reader does not read."""
    return addresses.address(citation, _other())


@register.simple_tag
def other_preview(citation: Citation) -> str:
    """The fragment with the clause's text in the other language, its links in the reader's."""
    return f"{addresses.preview(citation, get_language() or 'tr')}{_other()}/"


@register.simple_tag
def other_display(citation: Citation) -> str:
    """``Law 50D2(a)`` for a reader of Turkish."""
    return citation.display(_other())


def _other() -> str:
    return addresses.other_language(get_language() or "tr")
