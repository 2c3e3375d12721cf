"""PDFs are made by typst, where it is installed."""

from datetime import datetime
from importlib.util import find_spec
from typing import Final

_TAGGED: Final = "ua-1"  # PDF/UA-1: typst fails where something in it would not be accessible


class NotTypeset(ValueError):
    """typst cannot set it: a letter is in no font that it carries, say."""


def can_make_pdf() -> bool:
    """Whether typst is installed (requirements-books.txt)."""
    return find_spec("typst") is not None


def pdf_of(source: str, made: datetime) -> bytes:
    """The PDF of a typst source; the same source and time give the same bytes."""
    import typst  # optional, and 34 MB

    at = int(made.timestamp())
    try:
        found = typst.compile(
            source.encode(), format="pdf", pdf_standards=_TAGGED, ignore_system_fonts=True, timestamp=at
        )
    except typst.TypstError as error:
        raise NotTypeset(str(error)) from error
    assert isinstance(found, bytes)  # noqa: S101 (a PDF is one file)
    return found
