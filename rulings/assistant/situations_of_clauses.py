"""Which situations a clause is about: the stories of ``fixtures/search/situations.yaml`` that name their clause say so."""

from collections import Counter, defaultdict
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook.citations import Citation, Kind, parse

_MOST = 2


@lru_cache(maxsize=1)
def load_stories() -> list[dict[str, Any]]:
    """What players tell, by situation and, where they are about one, clause: ``kind``, ``at``, and a list for each language."""
    text = (settings.FIXTURES_DIR / "search" / "situations.yaml").read_text(encoding="utf-8")
    rows: list[dict[str, Any]] = yaml.load(text, Loader=yaml.CSafeLoader)
    return rows


@lru_cache(maxsize=2048)
def situations_of_clause(citation: Citation) -> tuple[str, ...]:
    """At most two, the likeliest first: its own, else those of the clause above it, else the one most often told below it or
    in its Law; none for a definition or footnote without stories.
    """
    told = told_of()
    for one in (citation, *reversed(citation.ancestors)):
        if one.path and one in told:
            return told[one]
    return told.get(citation) or _most_told(citation)


def _most_told(citation: Citation) -> tuple[str, ...]:
    if citation.kind is not Kind.CLAUSE:
        return ()
    of_law = [(one, kinds) for one, kinds in told_of().items() if one.law == citation.law]
    below = [kinds for one, kinds in of_law if one.path[: len(citation.path)] == citation.path]
    counted = Counter(kind for kinds in (below or [kinds for _one, kinds in of_law]) for kind in kinds)
    return tuple(kind for kind, _times in counted.most_common(1))


@lru_cache(maxsize=1)
def told_of() -> dict[Citation, tuple[str, ...]]:
    """By the clauses that stories name the situations that these tell, the likeliest first."""
    told: dict[Citation, list[str]] = defaultdict(list)
    for row in load_stories():
        if "at" in row:
            told[parse(row["at"])].append(row["kind"])
    return {citation: tuple(dict.fromkeys(kinds))[:_MOST] for citation, kinds in told.items()}
