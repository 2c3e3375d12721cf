"""Which clause stands in which. The engine knows clauses by their ids alone (the grammar is in ``lawbook.citations``)."""

import re

_LEVEL = re.compile(r"\d+|[A-Z]|(?<=\d)[a-z]|[ivx]+")


def is_within(clause: str, whole: str) -> bool:
    """Whether a clause is ``whole`` or stands in it: ``50D2a`` in ``50D``, not in ``5``. No clause has no number."""
    if clause == whole:
        return True
    if ":" in clause or ":" in whole:
        return False
    outer = _LEVEL.findall(whole)
    return _LEVEL.findall(clause)[: len(outer)] == outer
