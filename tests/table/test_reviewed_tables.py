"""Every reviewed table: each ruling on the way, and the table after it, as the text of the Laws has them."""

import pytest

from bridge.problems import ImpossibleCase
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
    rulings = expected["rulings"]
    assert [one.facts.kind for one in account.rulings] == [one["kind"] for one in rulings]
    assert [stated(one, events, said) for one, said in zip(account.rulings, rulings, strict=True)] == rulings
    assert table_stated(account, len(events), expected["table"]) == expected["table"]


def test_there_are_enough_reviewed_tables() -> None:
    assert len(TABLES) >= 100


@pytest.mark.parametrize("case", TABLES.values(), ids=TABLES)
def test_a_reviewed_table_is_told_in_both_languages(case: Case) -> None:
    for said in (case["title"], case["why"]):
        assert set(said) == {"tr", "en"}
        assert all(said.values())
    assert read(case).events
