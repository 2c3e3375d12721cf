"""The app of the book."""

from django.apps import AppConfig


class LawbookConfig(AppConfig):
    """The book."""

    name = "lawbook"
