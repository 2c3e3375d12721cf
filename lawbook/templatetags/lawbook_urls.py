"""Addresses and texts in the reader's language, in templates."""

from collections.abc import Mapping, Sequence
from typing import Any

from django import template
from django.utils.html import format_html
from django.utils.translation import get_language

from lawbook import addresses, menu
from lawbook.beside import Beside, beside
from lawbook.citations import Citation
from lawbook.commentary import remarks_by_clause
from lawbook.further_languages import of_rooms
from lawbook.remarks import Remark

register = template.Library()


@register.simple_tag
def beside_law(number: int) -> list[Beside]:
    """What other rooms of the site show beside a Law."""
    return beside(number, of_rooms(get_language() or "tr"))


@register.simple_tag(takes_context=True)
def remarks_on(context: Mapping[str, Any], citation: Citation) -> list[Remark]:
    """The remarks on a clause that are not law; where a page shows ``remarks_as``, those."""
    found: Mapping[Citation, list[Remark]] = context.get("remarks_as") or remarks_by_clause()
    return found.get(citation, [])


@register.filter
def of(found: Mapping[Citation, Sequence[object]], citation: Citation) -> Sequence[object]:
    """What is kept under a citation."""
    return found.get(citation, ())


@register.filter
def in_language(texts: Mapping[str, str]) -> str:
    """What is said in the reader's language."""
    return texts[of_rooms(get_language() or "tr")]


@register.simple_tag(takes_context=True)
def current(context: Mapping[str, Any], entry: str) -> str:
    """``aria-current`` of an entry of the menu, where the page is that entry's or below it."""
    canonical, request = context.get("canonical", ""), context.get("request")
    here = canonical if canonical.startswith("/") else request.path if request else ""
    mark = menu.mark(entry, here, get_language() or "tr")
    return format_html(' aria-current="{}"', mark) if mark else ""


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
