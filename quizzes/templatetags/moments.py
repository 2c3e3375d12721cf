"""Times of day that people in several zones may read."""

from datetime import datetime

from django import template

from lawbook.moments import zone_said

register = template.Library()


@register.filter
def zone(moment: datetime) -> str:
    """The zone of the site, to stand beside a time of day: UTC+3."""
    return zone_said(moment)
