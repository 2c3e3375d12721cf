"""Facts, clauses, rulings: how the engine itself behaves."""

from typing import Any

import pytest

from bridge.problems import ImpossibleCase
from rulings.effects.leads import LeadStands, LeadWithdrawn
from rulings.engine import clauses
from rulings.engine.cases import read_case
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import kinds
from rulings.engine.rulings import ConflictingConclusions, Ruling, refuse_conflicts, rule
from rulings.engine.trace import Conclusion, Note, conclusions
from rulings.situations.revoke_facts import RevokeFacts

KNOWN: dict[str, Any] = {
    "hand": "defender",
    "trick": 5,
    "establishment": "next-trick",
    "trick_won_by": "opponents",
    "later_tricks": 1,
}


@pytest.mark.parametrize("kind", kinds())
def test_every_kind_answers_a_case_of_which_nothing_is_known(kind: str) -> None:
    ruling = rule(read_case({"kind": kind}))
    assert ruling.status in ("ruled", "fact-missing", "judgement-needed")
    assert ruling.status != "ruled" or ruling.concluded


def test_a_split_joins_the_values_that_are_ruled_alike() -> None:
    ruling = rule(RevokeFacts(**{name: value for name, value in KNOWN.items() if name != "later_tricks"}))
    assert ruling.split is not None
    assert ruling.split.fact == "later_tricks"
    assert [branch.values for branch in ruling.split.branches] == [(0,), tuple(range(1, 9))]


def test_a_split_never_supposes_what_cannot_be() -> None:
    ruling = rule(RevokeFacts(**(KNOWN | {"trick": 11}) | {"later_tricks": 0}).but())
    assert ruling.status == "ruled"
    without = {name: value for name, value in KNOWN.items() if name != "later_tricks"}
    split = rule(RevokeFacts(**(without | {"trick": 11}))).split
    assert split is not None
    assert max(value for branch in split.branches for value in branch.values) == 2


def test_the_trace_names_the_facts_that_were_given_and_those_that_were_assumed() -> None:
    ruling = rule(RevokeFacts(**KNOWN))
    assert ruling.assumed["repeated"] is False
    assert "trick" not in ruling.assumed


def test_two_revokes_on_a_trick_that_is_past_are_both_established_and_nobody_assumes_otherwise() -> None:
    told = {
        "hand": "declarer",
        "trick": 6,
        "establishment": "next-trick",
        "trick_won_by": "offender",
        "later_tricks": 2,
    }
    past = rule(read_case({"kind": "revoke", "facts": {**told, "opponents_revoked_too": True, "sides_played_next": 2}}))
    alone = rule(read_case({"kind": "revoke", "facts": told}))
    assert "both_sides" not in past.assumed
    assert alone.assumed["both_sides"] is False


def test_ruling_twice_on_one_case_gives_the_same() -> None:
    facts = RevokeFacts(**KNOWN)
    first, second = rule(facts), rule(facts)
    assert [(c.key, c.values, c.clause) for c in first.concluded] == [
        (c.key, c.values, c.clause) for c in second.concluded
    ]
    assert len(first.concluded) == len(second.concluded)


def test_two_conclusions_that_exclude_each_other_are_an_error_that_names_both() -> None:
    one = LeadStands(who="offender", clause="53A")
    other = LeadWithdrawn(who="offender", clause="56B")
    with pytest.raises(ConflictingConclusions, match=r"53A.*56B"):
        refuse_conflicts([one, other])
    refuse_conflicts([one, LeadStands(who="offender", clause="54B")])


def test_a_conclusion_that_is_passed_on_counts_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clauses, "ENCODED", {})  # what is made here is no rule of the book

    class TestFacts(Facts, kind="test-passing-on"):
        """Nothing to know."""

    @clause("1A")
    def inner(f: TestFacts) -> Conclusion:
        return Note("reminder", "once")

    @clause("1")
    def outer(f: TestFacts) -> Conclusion:
        return inner(f)

    facts = TestFacts()
    outer(facts)
    assert [(item.key, item.clause) for item in conclusions(facts.step)] == [("once", "1A")]


def test_facts_that_contradict_each_other_are_refused_together_with_where() -> None:
    with pytest.raises(ImpossibleCase) as impossible:
        read_case(
            {
                "kind": "revoke",
                "facts": {"hand": "declarer", "card_was_faced": True, "trick": 12, "later_tricks": 5},
            }
        )
    assert {problem.place for problem in impossible.value.problems} == {"facts.hand", "facts.later_tricks"}


def test_null_is_not_known() -> None:
    facts = read_case({"kind": "revoke", "facts": {"trick": None, "hand": "dummy"}})
    assert facts.known == {"hand": "dummy"}


def test_a_ruling_says_which_clauses_it_rests_on() -> None:
    ruling: Ruling = rule(RevokeFacts(**KNOWN))
    assert ruling.clauses == ["61A", "63A1", "63B", "64A2", "64C1"]


def test_facts_stand_in_the_order_of_their_situation_however_they_are_told() -> None:
    told = dict(reversed(KNOWN.items()))
    known = list(read_case({"kind": "revoke", "facts": told}).known)
    assert known == [name for name in RevokeFacts.fields if name in KNOWN]


@pytest.mark.parametrize(
    ("hand", "adjusted", "possible"),
    [("defender", 10, True), ("defender", 9, False), ("declarer", 8, True), ("declarer", 9, False)],
)
def test_an_adjusted_score_gives_who_did_not_revoke_more_tricks(hand: str, adjusted: int, possible: bool) -> None:
    facts: dict[str, Any] = KNOWN | {"hand": hand}
    facts |= {"contract": "4S N", "tricks_at_table": 9, "damage": True, "adjusted_tricks": adjusted}
    if possible:
        read_case({"kind": "revoke", "facts": facts})
    else:
        with pytest.raises(ImpossibleCase, match="adjusted-not-better"):
            read_case({"kind": "revoke", "facts": facts})
    read_case({"kind": "revoke", "facts": facts | {"both_sides": True}})
