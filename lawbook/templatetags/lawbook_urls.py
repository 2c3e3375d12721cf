"""Query strings in templates."""

from urllib.parse import urlencode

from django import template

register = template.Library()


@register.simple_tag
def querystring_of(**values: object) -> str:
    """``a=1&b=2`` of the values that are not empty or false; true is ``1``."""
    return urlencode({name: 1 if value is True else value for name, value in values.items() if value})
