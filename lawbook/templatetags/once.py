"""``{% once %}``: the number of a form, by which it is seen that it was sent twice."""

import secrets

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString

from lawbook.sent_once import FIELD

register = template.Library()


@register.simple_tag
def once() -> SafeString:
    """A field; a browser that reloads the page fills in no former one."""
    return format_html(
        '<input type="hidden" name="{}" value="{}" autocomplete="off">', FIELD, secrets.token_urlsafe(12)
    )
