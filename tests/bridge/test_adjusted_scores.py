"""Weighted, artificial and redressed scores: held against sums done by hand and against what must always be so."""

from fractions import Fraction
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.scoring import artificial
from bridge.scoring.comparing import cross_imps, imps_against, percentage_against, units_against
from bridge.scoring.exact import NotANumber, read_number, read_share, rounded, written, written_share
from bridge.scoring.matchpoints import matchpoints
from bridge.scoring.weighted import (
    Outcome,
    WeightsNotWhole,
    average,
    balanced,
    beside_weighted,
    redressed,
    weighted,
)

SCORES = st.integers(-760, 760).map(lambda tens: tens * 10)
SIXTIETHS = Fraction(1, 60)


@st.composite
def whole(draw: st.DrawFn) -> list[Outcome]:
    """Some outcomes whose weights, in sixtieths, add up to one."""
    cuts = draw(st.sets(st.integers(1, 59), max_size=4))
    edges = [0, *sorted(cuts), 60]
    weights = [(end - start) * SIXTIETHS for start, end in pairwise(edges)]
    return [Outcome(draw(SCORES), weight) for weight in weights]


def outcomes(*pairs: tuple[int, str]) -> list[Outcome]:
    return [Outcome(score, read_share(weight)) for score, weight in pairs]


@pytest.mark.parametrize(
    ("value", "places", "shown"),
    [
        (Fraction(2345, 1000), 2, "2.35"),
        (Fraction(-2345, 1000), 2, "-2.35"),
        (Fraction(2344, 1000), 2, "2.34"),
        (Fraction(1, 3), 2, "0.33"),
        (Fraction(-1, 1000), 2, "0"),
        (Fraction(125, 2), 2, "62.5"),
        (60, 2, "60"),
        (Fraction(5, 2), 0, "3"),
        (Fraction(-5, 2), 0, "-3"),
    ],
)
def test_what_is_shown_is_rounded_half_away_from_zero(value: Fraction, places: int, shown: str) -> None:
    assert str(rounded(value, places)) == shown


@pytest.mark.parametrize(
    ("text", "share"),
    [("60", "3/5"), ("33,5", "67/200"), ("1/3", "1/3"), (40, "2/5"), (12.5, "1/8"), ("%25", "1/4"), ("25 %", "1/4")],
)
def test_shares_are_read_exactly(text: object, share: str) -> None:
    assert read_share(text) == Fraction(share)


@pytest.mark.parametrize("text", ["", "x", "1/0", "1/2/3", "1e3", True, None, "--2", "1.", "1234567"])
def test_what_is_no_number_is_refused(text: object) -> None:
    with pytest.raises(NotANumber):
        read_share(text)


@pytest.mark.parametrize("text", ["−2,5", "-2.5", -2.5])
def test_a_negative_number_may_have_a_true_minus(text: object) -> None:
    assert read_number(text) == Fraction(-5, 2)


@given(st.fractions(Fraction(1, 500), 1, max_denominator=500))
def test_a_share_and_a_number_are_read_as_they_are_written(share: Fraction) -> None:
    assert read_share(written_share(share)) == share
    assert read_number(written(-share)) == -share


def test_a_weighted_score_in_imps() -> None:
    """60% of 4♠= (620) and 40% of 4♠-1 (-100) against 170: 60% of 10 less 40% of 7 is 3.2."""
    results = outcomes((620, "60"), (-100, "40"))
    assert weighted(results, lambda score: imps_against(score, 170)) == Fraction(16, 5)


def test_the_same_with_the_points_averaged_first() -> None:
    """60% of 620 less 40% of 100 is 332; against 170 a difference of 162, which is 4 IMPs (160)."""
    results = outcomes((620, "60"), (-100, "40"))
    assert average(results) == 332
    assert weighted(results, lambda score: imps_against(score, 170), points_first=True) == 4


def test_a_weighted_score_in_matchpoints() -> None:
    """Against 170, 140, 140, -50: 170 has 7 of 8, 140 has 4 of 8, -50 has 1; two thirds and one third of 7 and 4."""
    others = [170, 140, 140, -50]
    assert [units_against(score, others) for score in (170, 140, -50, -100)] == [7, 4, 1, 0]
    results = outcomes((170, "2/3"), (140, "1/3"))
    assert weighted(results, lambda score: units_against(score, others)) == 6
    assert weighted(results, lambda score: percentage_against(score, others)) == 75


def test_cross_imps_are_the_average_of_all_comparisons() -> None:
    """420 against 420, 170, -50: 0, 6 and 10 IMPs."""
    assert cross_imps(420, [420, 170, -50]) == Fraction(16, 3)


@pytest.mark.parametrize(
    ("table", "adjusted", "without_error", "gets"),
    [
        (-6, 10, -6, 10),  # no error: all of it
        (-6, 10, 3, 1),  # nine of the sixteen were its own
        (-6, 10, 10, -6),  # all of it
        (-6, 10, 12, -6),  # more than all: no more than all
        (-6, 10, -9, 10),  # the "error" cost nothing
        (5, 3, 9, 5),  # not damaged
    ],
)
def test_the_own_part_of_the_damage_is_not_made_good(table: int, adjusted: int, without_error: int, gets: int) -> None:
    assert redressed(table, adjusted, without_error) == gets


@given(SCORES, SCORES, SCORES)
def test_redress_lies_between_the_table_and_the_adjusted_score(table: int, adjusted: int, error: int) -> None:
    gets = redressed(table, adjusted, error)
    assert table <= gets <= max(table, adjusted)


@pytest.mark.parametrize(
    ("fault", "session", "percent"),
    [
        ("none", None, 60),
        ("none", 59, 60),
        ("none", 60, 60),
        ("none", Fraction(601, 10), Fraction(601, 10)),
        ("partial", 65, 50),
        ("partial", 35, 50),
        ("direct", None, 40),
        ("direct", 41, 40),
        ("direct", 40, 40),
        ("direct", Fraction(399, 10), Fraction(399, 10)),
    ],
)
def test_artificial_percentages(fault: artificial.Fault, session: Fraction | None, percent: Fraction) -> None:
    assert artificial.percentage(fault, session) == percent


@pytest.mark.parametrize(
    ("fault", "session", "won"),
    [
        ("none", None, 3),
        ("none", Fraction(7, 2), Fraction(7, 2)),
        ("none", 2, 3),
        ("partial", 5, 0),
        ("direct", None, -3),
        ("direct", -4, -4),
        ("direct", -2, -3),
    ],
)
def test_artificial_imps(fault: artificial.Fault, session: Fraction | None, won: Fraction) -> None:
    assert artificial.imps(fault, session) == won


@given(st.fractions(0, 100), st.sampled_from(["none", "partial", "direct"]))
def test_a_session_never_harms_who_is_not_at_fault_nor_helps_who_is(session: Fraction, fault: artificial.Fault) -> None:
    given_score = artificial.percentage(fault, session)
    if fault == "none":
        assert given_score >= 60
    elif fault == "direct":
        assert given_score <= 40
    else:
        assert given_score == 50


def test_a_share_of_a_top() -> None:
    assert artificial.share_of(60, 24) == Fraction(72, 5)


@pytest.mark.parametrize(
    ("one", "other", "first"), [(3, 3, 0), (3, -3, 3), (3, 0, Fraction(3, 2)), (-3, -3, 0), (5, 2, 1.5)]
)
def test_scores_that_do_not_balance_are_averaged(one: int, other: int, first: Fraction) -> None:
    assert balanced(one, other) == first


@given(SCORES, SCORES)
def test_a_balanced_knock_out_adds_up_to_nothing(one: int, other: int) -> None:
    assert balanced(one, other) + balanced(other, one) == 0


@given(st.integers(-3990, 3990), st.integers(1, 59))
def test_weighting_equal_results_changes_nothing(score: int, sixtieths: int) -> None:
    twice = [Outcome(score, sixtieths * SIXTIETHS), Outcome(score, 1 - sixtieths * SIXTIETHS)]
    for points_first in (True, False):
        assert weighted(twice, lambda one: imps_against(one, 0), points_first=points_first) == imps_against(score, 0)


@given(whole(), st.lists(SCORES, min_size=1, max_size=12))
def test_a_weighted_score_lies_between_its_results_and_both_sides_have_the_whole(
    results: list[Outcome], others: list[int]
) -> None:
    worth = [percentage_against(one.score, others) for one in results]
    got = weighted(results, lambda score: percentage_against(score, others))
    assert min(worth) <= got <= max(worth)
    turned = [Outcome(-one.score, one.weight) for one in results]
    assert got + weighted(turned, lambda score: percentage_against(score, [-one for one in others])) == 100


@pytest.mark.parametrize("weights", [("60", "30"), ("60", "50"), ("100", "0"), ("150", "-50")])
def test_weights_that_are_not_one_whole_are_refused(weights: tuple[str, str]) -> None:
    with pytest.raises(WeightsNotWhole):
        average([Outcome(100, read_share(weight)) for weight in weights])


@given(st.lists(SCORES, min_size=1, max_size=12), whole())
def test_a_weighted_score_changes_nothing_about_how_many_matchpoints_there_are(
    scores: list[int], results: list[Outcome]
) -> None:
    theirs = beside_weighted(scores, results)
    own = weighted(results, lambda score: units_against(score, scores))
    assert sum(theirs) + own == (len(scores) + 1) * len(scores)


@given(st.lists(SCORES, min_size=1, max_size=12), SCORES)
def test_beside_a_single_result_it_is_the_field_of_78a(scores: list[int], score: int) -> None:
    *theirs, own = matchpoints([*scores, score])
    assert beside_weighted(scores, [Outcome(score, Fraction(1))]) == theirs
    assert units_against(score, scores) == own


def test_the_others_beside_two_thirds_and_a_third() -> None:
    """Against 170 (two thirds) and 140 (a third): 170 has 6 and 2/3 + 2/3, 140 has 3 and 1/3, -50 nothing."""
    results = outcomes((170, "2/3"), (140, "1/3"))
    others = [170, 140, 140, -50]
    assert beside_weighted(others, results) == [6 + Fraction(4, 3), 3 + Fraction(1, 3), 3 + Fraction(1, 3), 0]


def test_without_others_nothing_is_compared() -> None:
    for compare in (percentage_against, cross_imps):
        with pytest.raises(ValueError, match="no scores"):
            compare(100, [])
