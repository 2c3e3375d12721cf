"""A missing fact holds up a ruling only where its values are ruled on differently."""

from collections.abc import Iterator
from itertools import combinations

from rulings.engine.cases import read_case
from rulings.engine.facts import Facts
from rulings.engine.joining import alike, essence
from rulings.engine.kinds import kind_of
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Step
from tests.rulings.reviewed import as_told, reviewed_cases
from tests.rulings.test_deciding import ESTABLISHED, ruled


def _each_with_one_fact_less() -> Iterator[tuple[str, Facts]]:
    for case in reviewed_cases():
        facts = read_case(as_told(case))
        for name in facts.known:
            less = type(facts)(**{one: value for one, value in facts.known.items() if one != name})
            if not kind_of(less).problems(less):
                yield f"{case['id']} without {name}", less


def _single_branches(ruling: Ruling) -> bool:
    if ruling.split is None:
        return False
    return len(ruling.split.branches) == 1 or any(_single_branches(branch.ruling) for branch in ruling.split.branches)


def test_no_fact_of_a_reviewed_case_is_asked_for_that_makes_no_difference() -> None:
    assert [told for told, facts in _each_with_one_fact_less() if _single_branches(rule(facts))] == []


def test_rulings_are_alike_if_they_say_the_same() -> None:
    said: dict[str, list[tuple[Ruling, str]]] = {}
    for case in reviewed_cases():
        ruling = rule(read_case(as_told(case)))
        branches = [branch.ruling for branch in ruling.split.branches] if ruling.split else []
        said.setdefault(ruling.kind, []).extend((one, essence(one)) for one in (ruling, *branches))
    pairs = [pair for of_kind in said.values() for pair in combinations(of_kind, 2)]
    assert [same for (one, same), (other, too) in pairs if alike(one, other) is not (same == too)] == []


def test_a_revoke_is_ruled_whatever_the_trick() -> None:
    known = {name: value for name, value in ESTABLISHED.items() if name != "trick"}
    ruling = ruled("revoke", **known, establishment="claim", hands_returned=False, damage=False)
    assert ruling.split is not None  # on the twelfth trick it would be corrected
    ruling = ruled("revoke", **known | {"later_tricks": 2}, establishment="claim", damage=False)
    assert ruling.status == "ruled"
    assert [item.key for item in ruling.part("effect")] == ["cannot-correct", "transfer-tricks", "score-stands"]


def test_the_score_is_given_where_vulnerability_does_not_matter() -> None:
    ruling = ruled("score", contract="3H", declarer="S", tricks=9)
    assert ruling.status == "ruled"
    assert ruling.concluded[0].values["points"] == 140
    assert not any("vulnerable" in step.facts for step in _steps(ruling.trace))
    assert ruled("score", contract="4H", declarer="S", tricks=10).status == "fact-missing"


def test_values_ruled_alike_for_different_reasons_cite_only_what_they_have_in_common() -> None:
    known = {**ESTABLISHED, "objected_in_time": False}
    ruling = ruled("revoke", **known)
    assert ruling.split is not None
    established = next(branch for branch in ruling.split.branches if len(branch.values) > 1)
    assert set(established.values) >= {"next-trick", "claim"}
    assert established.ruling.clauses == ["61A", "63A", "63B", "64A2", "64C1"]


def test_what_different_rules_conclude_alike_is_still_said_where_they_are_joined() -> None:
    """Whoever asks to see the trick, and whether or not the next has begun: it is shown on the director's order (66C)."""
    ruling = ruled("trick-inspection", request="see-trick", own_card_turned=True, director_instructs=True)
    assert ruling.status == "ruled"
    assert [item.key for item in ruling.concluded] == ["inspected-by-order"]
    assert ruling.clauses == ["66C"]


def _steps(step: Step) -> Iterator[Step]:
    yield step
    for child in step.steps:
        yield from _steps(child)
