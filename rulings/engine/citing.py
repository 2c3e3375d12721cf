"""Which clause stands in which. The engine knows clauses by their ids alone (the grammar is in ``lawbook.citations``)."""

import re
from functools import lru_cache

_LEVEL = re.compile(r"\d+|[A-Z]|(?<=\d)[a-z]|[ivx]+")


def is_within(clause: str, whole: str) -> bool:
    """Whether a clause is ``whole`` or stands in it: ``50D2a`` in ``50D``, not in ``5``. No clause has no number."""
    if clause == whole:
        return True
    if ":" in clause or ":" in whole:
        return False
    outer = _levels(whole)
    return _levels(clause)[: len(outer)] == outer


@lru_cache(maxsize=4096)
def _levels(clause: str) -> tuple[str, ...]:
    return tuple(_LEVEL.findall(clause))
