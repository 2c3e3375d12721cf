"""Addresses that the account pages need."""

from django import template
from django.http import HttpRequest
from django.urls import translate_url

register = template.Library()


@register.simple_tag
def here_in(request: HttpRequest, language: str) -> str:
    """The address of this page in another language; what was asked of it stays."""
    return translate_url(request.get_full_path(), language)
