"""The JSON API of the book, version 1 (``/api/v1/``)."""

from lawbook.api.app import api

__all__ = ["api"]
