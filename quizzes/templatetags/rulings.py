"""What pages of the book say about the ruling engine."""

from django import template
from django.utils.translation import get_language

from lawbook import addresses
from quizzes.coverage import SCOPE
from quizzes.practice.modes import NoSuchMode, read_mode

register = template.Library()


@register.simple_tag
def coverage_of_law(number: int) -> str:
    """Where the rules and worked cases of a Law are listed; empty for a Law that the engine does not rule on."""
    return f"{addresses.page('coverage', get_language() or 'tr')}#{number}" if number in SCOPE else ""


@register.simple_tag
def practice_of_law(number: int) -> str:
    """Where the questions on a Law begin; empty if there are none."""
    try:
        return addresses.practice(str(read_mode(f"law-{number}")), get_language() or "tr")
    except NoSuchMode:
        return ""
