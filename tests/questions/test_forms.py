"""The same table twice, what is judged, weighted scores, steps in order: forms with tests of their own."""

from itertools import permutations

import pytest
from django.utils import translation

from bridge.cards import Suit, parse_card
from bridge.deal import read_cards_left
from bridge.seats import Seat
from lawbook.book import Book
from lawbook.citations import law_of, parse
from quizzes.offering.contested import is_contested
from quizzes.questions.asking import verdict
from quizzes.questions.directing import LAWS
from quizzes.questions.neighbours import fact_of
from quizzes.questions.sets.claims_endings import Ending, fewest
from quizzes.questions.sets.judgement_misplaced import MISPLACED
from quizzes.questions.sets.judgement_or_not import JUDGED, NEAR, NOTHING, NOTHING_LEFT, TESTS
from quizzes.questions.sets.order_of_steps import holds
from quizzes.questions.sets.procedures_told import BEFORE, PROCEDURES
from quizzes.questions.sets.same_table_twice import NOT_BETWEEN
from quizzes.questions.sets.scores_by_text import UP_TO
from quizzes.questions.templates import linked, written
from quizzes.questions.told import all_told
from rulings.engine.citing import is_within
from rulings.engine.kinds import kind_named, kinds
from rulings.engine.neighbours import facts_asked
from rulings.engine.rulings import rule
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from tests.questions.drafts import hold_in, patterns
from tests.questions.made import drafts, made

FORMS = (
    "same-table-twice",
    "judgement-or-not",
    "weighted-imps",
    "weighted-matchpoints",
    "an-assigned-score-by-another-method",
    "order-of-steps",
    "claim-adjudicated",
)
FEW, MANY = range(8), range(200)


@pytest.mark.parametrize("name", FORMS)
def test_two_ways_find_the_same_key(name: str) -> None:
    hold_in(name, FEW)


@pytest.mark.long
@pytest.mark.parametrize("name", FORMS)
def test_so_they_do_in_many_nothing_tells_it_and_there_are_25_patterns(name: str) -> None:
    hold_in(name, MANY)
    if name == "order-of-steps":
        steps = {repr((draft.known["procedure"], sorted(draft.known["listed"]))) for draft in drafts(name, 200)}
        assert len(steps) >= 25, "of one case different steps are asked"
    else:
        assert patterns(name, MANY) >= 25


def test_no_scene_is_about_a_law_that_the_forms_are_not_about() -> None:
    """A form takes its clause from a scene; of a Law that it does not name no similar question would be found."""
    named = {clause for one in linked().values() if one.scene is not None for clause in one.clauses}
    assert {str(law_of(clause)) for clause in named if law_of(clause)} <= set(LAWS)


def test_two_tables_differ_in_one_fact_and_are_ruled_as_the_right_pair_has_it() -> None:
    alike = 0
    for seed in FEW:
        draft = made("same-table-twice", seed).draft
        one, other, scene = draft.known["a"], draft.known["b"], written()[draft.known["scene"]].scene
        names = {*one.known, *other.known}
        assert len([name for name in names if fact_of(one, name) != fact_of(other, name)]) == 1
        (right,) = draft.right
        assert right == (scene.answer(rule(one)).value, scene.answer(rule(other)).value)
        alike += right[0] == right[1]
    assert 0 < alike < len(FEW), "whether the fact matters at all is to be found out too"


@pytest.mark.parametrize("seeds", [140, pytest.param(400, marks=pytest.mark.long)])
def test_the_clause_named_is_the_part_that_decides_at_one_table_and_not_the_whole(seeds: int) -> None:
    """69B1 gives the trick back at one table; of the other 69B says only that neither part of it applies."""
    given_back = [
        draft
        for draft in drafts("same-table-twice", seeds)
        if draft.known["scene"] == "a-trick-wanted-back" and draft.clause.startswith("69B") and draft.because
    ]
    assert {draft.clause for draft in given_back} <= {"69B1", "69B2"}
    assert {draft.case is draft.known["a"] for draft in given_back} == {True, False}


def test_two_tables_do_not_differ_in_what_names_the_answer_or_hangs_on_the_rest() -> None:
    facts = {name for kind in kinds().values() for name in kind.facts.fields}
    assert facts >= NOT_BETWEEN
    for draft in drafts("same-table-twice", 40):
        one, other = draft.known["a"], draft.known["b"]
        differs = {name for name in {*one.known, *other.known} if fact_of(one, name) != fact_of(other, name)}
        assert not differs & NOT_BETWEEN
        assert written()[draft.known["scene"]].asked


def stands_in(book: Book, clause: str, words: str) -> bool:
    """Whether the Turkish text of a clause, or of one below it, has these words."""
    citation = parse(clause)
    assert book.get(citation) is not None
    return any(words in one.text["tr"] for at, one in book.passages.items() if str(at).startswith(str(citation)))


def test_what_is_judged_stands_in_the_words_of_its_clause(book: Book) -> None:
    for name, test in TESTS.items():
        assert not test.clause or stands_in(book, test.clause, test.words), name
    assert [name for name, test in TESTS.items() if not test.clause] == ["without-pause", "suits-the-hand"]


def test_what_comes_before_what_stands_in_the_words_of_a_clause(book: Book) -> None:
    for name, pairs in BEFORE.items():
        for pair, (clause, words) in pairs.items():
            assert stands_in(book, clause, words), (name, pair)


@pytest.mark.parametrize("name", PROCEDURES)
def test_the_steps_of_a_procedure_have_one_order_by_the_text_and_its_case_is_ruled(name: str) -> None:
    told = PROCEDURES[name]
    assert [order for order in permutations(told.steps) if holds(name, order)] == [tuple(told.steps)]
    ruling = rule(kind_named(told.kind).facts(**told.facts))
    assert ruling.status == "ruled"
    assert any(is_within(clause, told.clause) for clause in ruling.clauses)


def test_the_steps_asked_hold_the_two_of_which_the_clause_says_which_comes_first() -> None:
    for draft in drafts("order-of-steps", 40):
        name, listed = draft.known["procedure"], draft.known["listed"]
        told = PROCEDURES[name]
        assert set(told.deciding) <= set(listed)
        assert is_within(BEFORE[name][told.deciding][0], draft.clause)


def test_the_engine_leaves_the_same_facts_to_the_director_by_the_same_clauses() -> None:
    for name, tests in JUDGED.items():
        fields = kind_named(all_told()[name].scene.kind).facts.fields
        for fact, test in tests.items():
            assert fields[fact].judgement == TESTS[test].clause, (name, fact)
            assert fact in TESTS[test].facts, (name, fact)
    assert all(fact in JUDGED[name] for name, fact in NOTHING_LEFT)


def test_no_test_stands_beside_itself_and_what_is_out_of_place_is_never_right() -> None:
    assert NEAR.keys() == {test for tests in JUDGED.values() for test in tests.values()}
    for name, near in NEAR.items():
        assert not [one for one in near if TESTS[one].facts & TESTS[name].facts], name
        assert name not in MISPLACED


def test_where_nothing_is_judged_no_finding_is_told_and_elsewhere_the_ruling_waits_for_one() -> None:
    for draft in drafts("judgement-or-not", 60):
        judged = {fact for fact in facts_asked(draft.ruling) if draft.case.fields[fact].judgement}
        waits = draft.ruling.split is not None
        assert draft.right == ({JUDGED[draft.known["scene"]][draft.known["missing"]]} if waits else {NOTHING})
        assert waits or not judged


@pytest.mark.parametrize("seed", [35, 130, 140, 215])
def test_where_no_more_is_told_than_that_he_rules_he_has_something_to_judge(seed: int) -> None:
    """An objection in time makes a contested claim (69A, 70); of a defender's card declarer has named none (45C4b)."""
    draft = made("judgement-or-not", seed).draft
    known = draft.case.known
    open_still = known.get("objection") == "in-time" or known.get("waiver_asked_by") == "nobody"
    assert not (draft.right == {NOTHING} and open_still)
    assert not (known.get("reason") == "unintended-designation" and known.get("hand") == "defender")


@pytest.mark.parametrize("name", ["weighted-imps", "weighted-matchpoints"])
@pytest.mark.parametrize(
    ("weighing", "language", "reason"),
    [
        *(("comparisons", "tr", " toplamı "), ("comparisons", "en", " make ")),
        *(("points", "tr", "skorların ortalaması"), ("points", "en", "on average the scores are")),
    ],
)
def test_a_weighted_score_is_explained_as_it_is_worked_out(
    name: str, weighing: str, language: str, reason: str
) -> None:
    found = next(one for seed in FEW if (one := made(name, seed)).draft.known["weighing"] == weighing)
    with translation.override(language):
        assert reason in verdict(found, [], language)["because"]


def test_a_weighted_score_may_be_asked_in_an_exam_and_its_side_was_damaged() -> None:
    for name, least in (("weighted-imps", -400), ("weighted-matchpoints", 2500)):
        for draft in drafts(name, 40):
            assert not is_contested(draft), "the regulations that are told settle what is weighted"
            worth = [option.answer.value for option in draft.options]
            assert all(isinstance(one, int) and one >= least for one in worth), "what is never right is not offered"


def test_no_average_between_two_rows_of_the_scale_is_compared() -> None:
    """78B has rows for differences of tens; what lies between 40 and 50 is in none of them."""
    for draft in drafts("weighted-imps", 40):
        for case in (draft.case, *(option.neighbour for option in draft.options if option.neighbour)):
            assert isinstance(case, AssignedScoreFacts)
            if case.known["weighing"] == "points":
                far = abs(case.average_points() - case.points(case.known["other_table_score"]))
                assert not any(most < far < most + 10 for most in UP_TO), far


@pytest.mark.parametrize(
    ("hands", "silent", "stated"),
    [
        ("N:.432.2. 7.98.3. K.AKQ.. .765.4.", 3, 4),  # the third heart is ruffed, unless the trump is drawn first
        (
            "N:.432.2. 7.9..AK .AKQ.A. .765.4.",
            1,
            1,
        ),  # no trump to draw it with: the second heart is ruffed, two clubs follow
        ("N:.432.. 7.98.. AKQ... .765..", 3, 3),  # nothing but higher trumps
    ],
)
def test_the_tricks_of_a_claim_are_those_that_no_play_makes_fewer(hands: str, silent: int, stated: int) -> None:
    left = {seat: frozenset(cards) for seat, cards in read_cards_left(hands).items()}
    ending = Ending(Seat.S, Suit.S, left, parse_card("S7"))
    assert (ending.proposed(stated=False), ending.proposed(stated=True)) == (silent, stated)
    assert (fewest(ending, draws=False), fewest(ending, draws=True)) == (silent, stated)


@pytest.mark.parametrize(
    ("hands", "simple", "least"),
    [
        ("N:..5432. .AKQJ.. K.5..A7 .T8..T4", 2, 1),  # fewer only if dummy throws the ten of clubs under the ace
        ("N:..5432. .AKQJ.. K.5..A7 .T98..4", 1, 1),  # both clubs are lost anyhow
    ],
)
def test_no_claim_is_asked_in_which_fewer_tricks_need_a_wasted_winner(hands: str, simple: int, least: int) -> None:
    left = {seat: frozenset(cards) for seat, cards in read_cards_left(hands).items()}
    ending = Ending(Seat.E, Suit.S, left, parse_card("SK"))
    assert (ending.simple(stated=False), fewest(ending, draws=False)) == (simple, least)


def test_a_claim_names_the_condition_that_decides_and_knowing_of_the_trump_would_matter() -> None:
    for draft in drafts("claim-adjudicated", 25):
        (right,), ending, mentions = draft.right, draft.known["ending"], draft.known["leads"].get("draws")
        if mentions is None:
            continue
        assert right == ending.simple(stated=mentions)
        decides = "70D1" if mentions else "70C3" if right == ending.left else "70C"
        assert draft.clause == decides
        assert decides in draft.ruling.clauses
        assert decides != "70C" or ending.simple(stated=True) > right, "tricks lost anyhow need no 70C"


@pytest.mark.parametrize(
    ("hands", "from_the_top", "at_worst", "at_best"),
    [
        ("N:98.2.. 76.4.. .A5.A. .T3.9.", 2, 2, 2),  # the ten of hearts is guarded
        ("N:98.2.. 7.43.. .A5.A. .T.98.", 3, 1, 3),  # it is not: the ace drops it, or is lost to a diamond
    ],
)
def test_a_suit_from_the_top_drops_a_bare_card(hands: str, from_the_top: int, at_worst: int, at_best: int) -> None:
    left = {seat: frozenset(cards) for seat, cards in read_cards_left(hands).items()}
    ending = Ending(Seat.S, Suit.C, left, parse_card("HT"))
    assert fewest(ending, from_the_top=True) == from_the_top
    assert (fewest(ending), fewest(ending, at_best=True)) == (at_worst, at_best)


@pytest.mark.parametrize("seeds", [40, pytest.param(160, marks=pytest.mark.long)])
def test_70e2_decides_a_claim_where_the_regulations_have_a_suit_led_from_the_top_and_it_matters(seeds: int) -> None:
    of_a_suit = [draft for draft in drafts("claim-adjudicated", seeds) if "from_the_top" in draft.known["leads"]]
    assert {draft.clause for draft in of_a_suit} == {"70A", "70D1", "70E2"}
    for draft in of_a_suit:
        (right,), ending = draft.right, draft.known["ending"]
        assert draft.clause in draft.ruling.clauses
        assert isinstance(right, int)
        assert (draft.clause == "70A") == (right < ending.left)
        assert (fewest(ending) < right) == (draft.clause != "70A"), "in whatever order he leads he wins no more"
        assert (draft.case.known.get("suit_order") == "high-to-low") == (draft.clause == "70E2")


def test_what_is_given_of_a_claim_is_the_result_of_its_ruling() -> None:
    for seed in FEW:
        draft = made("claim-adjudicated", seed).draft
        (right,) = draft.right
        result = next(one for one in draft.ruling.part("effect") if one.key == "claim-result")
        assert result.values["tricks"] == draft.case.known["tricks_before"] + right
