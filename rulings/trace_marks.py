"""The steps of a presented ruling as HTML: a list within a list for what a rule asked.

Written without a template: each step would be one of its own, and a ruling has dozens.
"""

from collections.abc import Iterable, Mapping
from html import escape
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from rulings.aloud import aloud

Shown = Mapping[str, Any]


def steps_html(steps: Iterable[Shown]) -> SafeString:
    """The items of the list."""
    return mark_safe("".join([_step(one) for one in steps]))


def _step(one: Shown) -> str:
    text = aloud(one["text"])
    if one["supposed"]:
        return f"<li><details><summary>{text}</summary><ol>{steps_html(one['steps'])}</ol></details></li>"
    facts = "".join([_fact(fact) for fact in (*one["facts"], *one["assumed"])])
    read = f'<ul class="step-facts">{facts}</ul>' if facts else ""
    below = f"<ol>{steps_html(one['steps'])}</ol>" if one["steps"] else ""
    return f"<li>{_clause(one['clause'])}{text}{read}{below}</li>"


def _clause(one: Shown) -> str:
    if not one["url"]:
        return ""
    address, preview = escape(one["url"]), escape(one["preview"])
    return f'<a class="ref" href="{address}" data-preview="{preview}">{escape(one["display"])}</a> '


def _fact(one: Shown) -> str:
    return f"<li>{escape(one['question'])} <strong>{aloud(one['label'])}</strong></li>"
