"""Which clause stands in which: by the one grammar of citations, which knows neither Django nor the text."""

from functools import lru_cache

from lawbook.citations import with_ancestors


def is_within(clause: str, whole: str) -> bool:
    """Whether a clause is ``whole`` or stands in it: ``50D2a`` in ``50D``, not in ``5``; any in no name at all.

    ``CitationError`` for what no clause is called.
    """
    return not whole or clause == whole or (bool(clause) and whole in _above(clause))


@lru_cache(maxsize=4096)
def _above(clause: str) -> tuple[str, ...]:
    return tuple(with_ancestors(clause))
