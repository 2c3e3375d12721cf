"""What is told for learning alone: nobody's judged query is among it."""

from collections import defaultdict
from collections.abc import Iterable

import pytest
import yaml
from django.conf import settings

from lawbook import turkish
from lawbook.search.analysis import said, stem
from lawbook.search.quality import load_judged
from upkeep.learning import about_something_else

FOLDER = settings.FIXTURES_DIR / "search"
_TOO_NEAR = 0.75


def _stems(text: str) -> frozenset[str]:
    return frozenset(stem(turkish.fold(word)) for word in said(text))


def _near(told: Iterable[str], judged: Iterable[str]) -> list[str]:
    """What shares three quarters of its stems with a judged query: not all of its seldom ones are strange to that."""
    queries = [_stems(query) for query in judged]
    holding = defaultdict(set)
    for number, stems in enumerate(queries):
        for one in stems:
            holding[one].add(number)
    found = []
    for text in told:
        stems = _stems(text)
        seldom = sorted(stems, key=lambda one: len(holding[one]))[: int(len(stems) * (1 - _TOO_NEAR)) + 1]
        beside = set().union(*(holding[one] for one in seldom))
        if any(len(stems & queries[one]) >= _TOO_NEAR * len(stems | queries[one]) for one in beside):
            found.append(text)
    return found


@pytest.mark.long
def test_what_is_told_of_a_passage_is_no_judged_query() -> None:
    files = [file for file in (FOLDER / "told").glob("*.yaml") if file.stem != "elsewhere"]
    rows = [row for file in files for row in yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)]
    judged = [one.query for file in FOLDER.glob("judged-*.yaml") for one in load_judged(file) if one.best]
    assert _near((text for row in rows for text in (*row["tr"], *row["en"])), judged) == []


def test_there_is_as_much_of_something_else_as_it_takes() -> None:
    assert len(about_something_else()) > 5000
