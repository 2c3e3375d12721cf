"""The reviewed claims of ``fixtures/claims``: written from the text of the Law, then compared with the search."""

from typing import Any

import pytest
import yaml
from django.conf import settings

from rulings.adjudication.adjudicating import Proposal, propose
from rulings.adjudication.reading import read_claim
from rulings.presenting_claims import clauses_of
from tests.adjudication.brute import least_tricks

CLAIMS: list[dict[str, Any]] = [
    row
    for file in sorted((settings.FIXTURES_DIR / "claims").glob("*.yaml"))
    for row in yaml.safe_load(file.read_text(encoding="utf-8"))
]


@pytest.mark.parametrize("row", CLAIMS, ids=[row["id"] for row in CLAIMS])
def test_the_tricks_are_those_of_the_text(row: dict[str, Any]) -> None:
    claim, claimed = read_claim(row["claim"])
    proposal = propose(claim)
    assert (proposal.count.tricks, proposal.count.exhaustive, proposal.all_tried) == (row["claimer"], True, True)
    found = changes(proposal)
    assert {name: found.get(name) for name in row.get("changes", {})} == row.get("changes", {})
    cited = set(clauses_of(proposal, claimed))
    assert set(row["clauses"]) <= cited
    assert not set(row.get("not_clauses", ())) & cited


def changes(proposal: Proposal) -> dict[str, int]:
    return {str(one.criterion or one.kind): one.count.tricks for one in proposal.assumptions}


@pytest.mark.parametrize("row", CLAIMS[::4], ids=[row["id"] for row in CLAIMS[::4]])
def test_every_line_looked_at_to_its_end_says_the_same(row: dict[str, Any]) -> None:
    claim, _ = read_claim(row["claim"])
    assert least_tricks(claim) == row["claimer"]


def test_each_has_its_name_and_both_languages() -> None:
    assert len(CLAIMS) == len({row["id"] for row in CLAIMS}) >= 30
    for row in CLAIMS:
        assert all(row[part][language] for part in ("title", "why") for language in ("tr", "en")), row["id"]
