"""The complete trees: they end nowhere without a ruling, and each ruling is the one that the facts on the way give."""

import random
from functools import cache
from typing import Any

import pytest

from rulings.engine.citing import is_within
from rulings.engine.joining import essence
from rulings.engine.kinds import Kind, kinds
from rulings.engine.rulings import Ruling, refuse_conflicts, rule
from rulings.engine.trees import Question, Tree, grown
from rulings.engine.watching import Watched
from rulings.situations.examples import COMPUTED, EXAMPLES

EVERY_TREE = [(kind, everything) for kind in kinds() for everything in (True, False)]


@cache
def tree_of(kind: str, everything: bool) -> Tree:
    return grown(kinds()[kind], EXAMPLES.get(kind), everything=everything)


def values(kind: Kind, fact: str) -> tuple[Any, ...]:
    return kind.facts.fields[fact].candidates or EXAMPLES.get(kind.name, {}).get(fact, ())


def any_facts(kind: Kind, draw: random.Random) -> dict[str, Any]:
    """Facts that can be true together, drawn until there are some."""
    countable = {name: found for name in kind.facts.fields if (found := values(kind, name))}
    while True:
        facts = {name: draw.choice(found) for name, found in countable.items()}
        if not kind.problems(kind.facts(**facts)):
            return facts


def answered(tree: Tree, known: dict[str, Any]) -> tuple[Ruling | Question, dict[str, Any]]:
    """Where the answers lead, and the facts that were asked for on the way."""
    node, asked = tree.nodes[0], dict[str, Any]()
    while isinstance(node, Question) and node.branches:
        value = asked[node.fact] = known[node.fact]
        to = [branch.to for branch in node.branches if value in branch.values]
        assert len(to) == 1, (node.fact, value, asked)
        node = tree.nodes[to[0]]
    return node, asked


@pytest.mark.parametrize("cases", [20, pytest.param(60, marks=pytest.mark.long)])
@pytest.mark.parametrize(("name", "everything"), EVERY_TREE)
def test_any_answers_lead_to_the_ruling_on_these_facts(name: str, everything: bool, cases: int) -> None:
    kind, tree, draw = kinds()[name], tree_of(name, everything), random.Random(name)
    for _ in range(cases):
        facts = any_facts(kind, draw)
        if not everything:
            facts |= {
                one.name: one.default for one in kind.facts.fields.values() if one.default in values(kind, one.name)
            }
            if kind.problems(kind.facts(**facts)):
                continue
        end, asked = answered(tree, facts)
        if isinstance(end, Question):
            assert (name, end.fact) in COMPUTED
            continue
        ruling = rule(kind.facts(**asked))
        assert essence(end) == essence(ruling), asked
        assert all(any(is_within(one, clause) for one in ruling.clauses) for clause in end.clauses), asked


@pytest.mark.parametrize(("name", "everything"), EVERY_TREE)
def test_every_branch_ends_in_a_ruling_without_contradiction(name: str, everything: bool) -> None:
    tree = tree_of(name, everything)
    for asked in tree.questions():
        assert asked.branches or (name, asked.fact) in COMPUTED, f"{asked.fact} leads nowhere"
        given = [value for branch in asked.branches for value in branch.values]
        assert len(asked.branches) != 1
        assert all(given.count(value) == 1 for value in given), f"{asked.fact}: one answer leads to two places"
    for ruling in tree.rulings():
        assert ruling.concluded
        assert ruling.clauses
        for option in ruling.part("option"):
            refuse_conflicts([then for then in option.then if then.part == "effect"])


@pytest.mark.parametrize(("name", "everything"), EVERY_TREE)
def test_no_tree_leads_back_and_nothing_stands_in_it_twice(name: str, everything: bool) -> None:
    tree = tree_of(name, everything)
    depth: dict[int, int] = {}

    def deepest(number: int, above: tuple[int, ...]) -> int:
        assert number not in above
        if number not in depth:
            node = tree.nodes[number]
            below = [branch.to for branch in node.branches] if isinstance(node, Question) else []
            depth[number] = 1 + max((deepest(to, (*above, number)) for to in below), default=0)
        return depth[number]

    deepest(0, ())
    assert set(depth) == set(range(len(tree.nodes)))
    assert len({essence(node) if isinstance(node, Ruling) else node for node in tree.nodes}) == len(tree.nodes)


def test_a_question_of_judgement_names_the_clause_of_its_test() -> None:
    tests = {asked.fact: asked.judgement for asked in tree_of("played-card", True).questions() if asked.judgement}
    assert tests == {"shown_as_played": "45C2b", "deliberate": "45C3", "purpose": "45C3", "director_exempts": "50"}


def test_the_complete_tree_asks_for_the_exceptions_that_are_otherwise_taken_as_usual() -> None:
    usual, complete = ({one.fact for one in tree_of("revoke", all_).questions()} for all_ in (False, True))
    assert complete - usual >= {"repeated", "both_sides", "attention", "could_comply", "partner_asked"}


def test_tricks_that_are_ruled_alike_are_one_branch() -> None:
    asked = {one.fact: {branch.values for branch in one.branches} for one in tree_of("revoke", True).questions()}
    assert asked["trick"] == {tuple(range(1, 12)), (12,)}
    assert asked["later_tricks"] == {(0,), tuple(range(1, 13))}


def test_penalty_cards_are_asked_for_by_what_they_are_like() -> None:
    tree = tree_of("penalty-card", False)
    cards = next(one for one in tree.questions() if one.fact == "offenders_cards" and len(one.branches) == 4)
    assert [[str(card) for card in branch.values[0]] for branch in cards.branches] == [
        ["S5"],
        ["SK"],
        ["S5", "SK"],
        ["S5", "H9"],
    ]


def test_a_number_stands_for_those_that_answer_alike() -> None:
    trick = Watched(5)
    assert trick != 12
    assert trick.stands_for(11)
    assert not trick.stands_for(12)
    assert 13 - trick == 8
    assert not trick.stands_for(11)


@pytest.mark.parametrize(("sides", "establishment"), [(2, "next-trick"), (0, "none")])
def test_what_one_number_rules_out_another_may_allow(sides: int, establishment: str) -> None:
    """Nobody has played to the next trick, or both sides have: ruled alike, but not asked alike what has happened since."""
    wanted = {"could_comply": True, "opponents_revoked_too": True, "sides_played_next": sides}
    known = any_facts(kinds()["revoke"], random.Random(1)) | wanted | {"establishment": establishment}
    _, asked = answered(tree_of("revoke", True), known)
    assert asked.keys() >= {"sides_played_next", "establishment"}


def test_what_two_rules_conclude_alike_is_kept_where_they_are_joined() -> None:
    """66A for dummy, 66C once the next trick has begun: both times the director orders it (66C)."""
    ordered = [
        one for one in tree_of("trick-inspection", True).rulings() if one.concluded[0].key == "inspected-by-order"
    ]
    assert [one.clauses for one in ordered] == [["66C"]]


@pytest.mark.parametrize(
    ("kind", "fact"),
    [("unable-to-comply", "bound_player")],
)
def test_nobody_is_asked_for_what_decides_nothing(kind: str, fact: str) -> None:
    assert fact not in {asked.fact for asked in tree_of(kind, True).questions()}


@pytest.mark.parametrize("hand", ["declarer", "dummy"])
def test_whether_a_card_is_the_opening_lead_is_asked_of_a_defenders_card_only(hand: str) -> None:
    told = {"reason": "misinformation", "after_correction": False, "because_of_explanation": True, "later_card": False}
    assert isinstance(answered(tree_of("withdrawn-card", True), told | {"hand": hand})[0], Ruling)


@pytest.mark.parametrize("name", [name for name in kinds() if name not in ("faulty-deal", "team-match-score")])
def test_where_a_score_is_adjusted_it_may_be_told_that_it_was_in_a_team_match(name: str) -> None:
    concluded = {one.key for ruling in tree_of(name, True).rulings() for one in ruling.concluded}
    if concluded & {"adjusted-score", "adjusted-score-due", "adjust-score"}:
        assert "event" in kinds()[name].facts.fields
