"""What pages of the book say about the ruling engine."""

from django import template
from django.utils.translation import get_language

from lawbook import addresses
from quizzes.case_index import of_law
from quizzes.coverage import SCOPE
from quizzes.practice.modes import NoSuchMode, read_mode

register = template.Library()


@register.simple_tag
def cases_of_law(number: int) -> str:
    """The worked cases that rest on a Law; empty for a Law outside the scope of the rulings."""
    return of_law(number, get_language() or "tr") if number in SCOPE else ""


@register.simple_tag
def practice_of_law(number: int) -> str:
    """Where the questions on a Law begin; empty if there are none."""
    try:
        return addresses.practice(str(read_mode(f"law-{number}")), get_language() or "tr")
    except NoSuchMode:
        return ""
