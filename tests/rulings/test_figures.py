"""Figures of regulations: what is less than 0 is no average and no penalty."""

import pytest

from bridge.problems import ImpossibleCase
from rulings.engine.cases import read_case

FIGURES = [
    ("penalty", "procedural_penalty"),
    ("penalty", "disciplinary_penalty"),
    ("artificial-score", "average_imps"),
    ("adjusted-score", "average_imps"),
    ("team-match-score", "average_imps"),
]


@pytest.mark.parametrize(("kind", "name"), FIGURES)
def test_a_figure_below_nothing_is_refused(kind: str, name: str) -> None:
    with pytest.raises(ImpossibleCase) as impossible:
        read_case({"kind": kind, "facts": {name: -3}})
    assert [one.key for one in impossible.value.problems] == ["negative-figure"]
    for possible in (0, 3):
        assert read_case({"kind": kind, "facts": {name: possible}}).known[name] == possible
