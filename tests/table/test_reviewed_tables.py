"""Every reviewed table: each ruling on the way, and the table after it, as the text of the Laws has them."""

from collections import Counter

import pytest

from bridge.problems import ImpossibleCase
from rulings.engine.kinds import kind_of
from tests.table.reviewed import Case, account_of, read, reviewed_tables, stated, table_stated

TABLES = reviewed_tables()


@pytest.mark.parametrize("case", TABLES.values(), ids=TABLES)
def test_a_reviewed_table_is_ruled_as_the_text_has_it(case: Case) -> None:
    expected = case["expected"]
    if "impossible" in expected:
        with pytest.raises(ImpossibleCase) as impossible:
            account_of(case)
        assert [one.key for one in impossible.value.problems] == [expected["impossible"]]
        return
    account, events = account_of(case)
    assert [one.facts.known for one in account.rulings if kind_of(one.facts).problems(one.facts)] == []
    rulings = expected["rulings"]
    assert [one.facts.kind for one in account.rulings] == [one["kind"] for one in rulings]
    assert [stated(one, events, said) for one, said in zip(account.rulings, rulings, strict=True)] == rulings
    assert table_stated(account, len(events), expected["table"]) == expected["table"]


_FOLLOWS = {"penalty-card", "lead-after-withdrawn-call", "end-of-auction", "designation"}
"""What is ruled on without an irregularity of its own: choices that stand, the end of the auction, words for a card."""


def irregularities(case: Case) -> int:
    """How many events of it are irregular."""
    rulings = case["expected"].get("rulings", ())
    return len(Counter(one["event"] for one in rulings if one["kind"] not in _FOLLOWS))


def test_there_are_enough_reviewed_tables() -> None:
    assert len(TABLES) >= 100
    several = [case for case in TABLES.values() if irregularities(case) > 1 and case["expected"]["table"]]
    assert len(several) >= 75
    assert sum("auction" in case and case["auction"].endswith("P P P") for case in several) >= 45


def test_a_reviewed_table_is_told_in_both_languages() -> None:
    said = {(name, part): case[part] for name, case in TABLES.items() for part in ("title", "why")}
    assert [place for place, words in said.items() if set(words) != {"tr", "en"} or not all(words.values())] == []
    assert [name for name, case in TABLES.items() if not read(case).events] == []
