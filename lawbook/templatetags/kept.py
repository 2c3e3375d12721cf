"""A part of a page that is the same whoever asks and comes again soon: written once, then kept for a while."""

from collections import OrderedDict
from threading import Lock
from typing import Any, Self

from django import template
from django.template.base import FilterExpression, NodeList, Parser, Token
from django.template.context import Context
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import get_language

from lawbook.book import current_book

MOST = 128
"""Parts of each name that are kept; each is some thousand characters."""

register = template.Library()
_lock = Lock()
_kept: dict[str, OrderedDict[tuple[Any, ...], str]] = {}


class NamedNode(template.Node):
    """What stands between a tag and its end, with the name and the values that tell it from others."""

    def __init__(self, nodelist: NodeList, name: str, values: list[FilterExpression]) -> None:
        self.nodelist, self.name, self.values = nodelist, name, values

    @classmethod
    def read(cls, parser: Parser, token: Token) -> Self:
        """``{% tag "name" value … %}…{% endtag %}``."""
        tag, name, *values = token.split_contents()
        nodes = parser.parse((f"end{tag}",))
        parser.delete_first_token()
        return cls(nodes, name.strip('"'), [parser.compile_filter(one) for one in values])


class KeptNode(NamedNode):
    """``{% kept "name" value … %}…{% endkept %}``: without a value it is not kept.

    It may depend on nothing else but the language and the edition in force.
    """

    def render(self, context: Context) -> SafeString:
        """As it was written before, or now."""
        told = tuple(str(one.resolve(context)) for one in self.values)
        if not all(told):
            return self.nodelist.render(context)
        key, parts = (
            (get_language(), current_book().edition.identity, *told),
            _kept.setdefault(self.name, OrderedDict()),
        )
        with _lock:
            if (found := parts.get(key)) is not None:
                parts.move_to_end(key)
                return mark_safe(found)
        found = self.nodelist.render(context)
        with _lock:
            parts[key] = found
            if len(parts) > MOST:
                parts.popitem(last=False)
        return found


register.tag("kept", KeptNode.read)
