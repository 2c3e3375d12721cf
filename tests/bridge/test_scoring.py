"""Scores by Law 77, matchpoints and IMPs by Law 78: held against formulas that do not know the engine's tables."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge.cards import Strain
from bridge.contracts import Contract, Risk, parse_contract
from bridge.in_words import results_in_signs
from bridge.scoring.imps import imps
from bridge.scoring.matchpoints import matchpoints, neuberg, percentages, top
from bridge.scoring.results import NotAResult, Result, format_result, parse_result
from bridge.scoring.table_of_scores import score
from bridge.seats import Seat

RISKS: tuple[Risk, ...] = ("", "X", "XX")
CONTRACTS = [Contract(level, strain, risk) for level, strain, risk in product(range(1, 8), Strain, RISKS)]
SCORES = st.lists(st.integers(-760, 760).map(lambda tens: tens * 10), min_size=1, max_size=40)


def reckoned(contract: Contract, tricks: int, *, vulnerable: bool) -> int:
    """The score by closed formulas, case by case."""
    down = contract.needed - tricks
    if down > 0:
        return -lost(down, contract.risk, vulnerable=vulnerable)
    minor, notrump = contract.strain in "CD", contract.strain == "NT"
    times = (1, 2, 4)[len(contract.risk)]
    below = ((20 if minor else 30) * contract.level + (10 if notrump else 0)) * times
    total = below + 25 * (times if times > 1 else 0)
    if below < 100:
        total += 50
    else:
        total += 500 if vulnerable else 300
    if contract.level > 5:
        total += (contract.level - 5) * (750 if vulnerable else 500)
    if times == 1:
        return total - down * (20 if minor else 30)
    return total - down * 50 * times * (2 if vulnerable else 1)


def lost(down: int, risk: Risk, *, vulnerable: bool) -> int:
    """What a failed contract costs."""
    if not risk:
        return down * (100 if vulnerable else 50)
    doubled = 300 * down - 100 if vulnerable else {1: 100, 2: 300}.get(down, 300 * down - 400)
    return doubled * len(risk)


@pytest.mark.parametrize("vulnerable", [False, True])
def test_every_contract_with_every_number_of_tricks(vulnerable: bool) -> None:
    for contract in CONTRACTS:
        got = [score(contract, vulnerable=vulnerable, tricks=tricks).points for tricks in range(14)]
        assert got == [reckoned(contract, tricks, vulnerable=vulnerable) for tricks in range(14)], contract


def test_there_are_2940_of_them() -> None:
    assert len(CONTRACTS) * 2 * 14 == 2940


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "points"),
    [
        ("1C", False, 7, 70),
        ("1NT", False, 7, 90),
        ("1NT", True, 9, 150),
        ("2S", False, 8, 110),
        ("3C", False, 10, 130),
        ("3NT", False, 9, 400),
        ("3NT", True, 10, 630),
        ("4H", False, 10, 420),
        ("4S", True, 10, 620),
        ("5D", True, 11, 600),
        ("6C", False, 12, 920),
        ("6NT", True, 12, 1440),
        ("7S", False, 13, 1510),
        ("7NT", True, 13, 2220),
        ("1NTX", False, 7, 180),
        ("2HX", False, 8, 470),
        ("2CX", True, 8, 180),
        ("2DX", True, 9, 380),
        ("1HXX", False, 7, 520),
        ("1CXX", False, 7, 230),
        ("2HXX", True, 8, 840),
        ("4SX", False, 10, 590),
        ("7NTXX", True, 13, 2980),
        ("4S", False, 9, -50),
        ("4S", True, 8, -200),
        ("4SX", False, 9, -100),
        ("4SX", False, 8, -300),
        ("4SX", False, 7, -500),
        ("4SX", False, 6, -800),
        ("4SX", True, 9, -200),
        ("4SX", True, 7, -800),
        ("4SX", True, 6, -1100),
        ("4SXX", False, 9, -200),
        ("4SXX", False, 6, -1600),
        ("7NTXX", True, 0, -7600),
        ("7NTX", False, 0, -3500),
    ],
)
def test_scores_that_players_know(contract: str, vulnerable: bool, tricks: int, points: int) -> None:
    assert score(parse_contract(contract), vulnerable=vulnerable, tricks=tricks).points == points


@pytest.mark.parametrize(
    ("contract", "vulnerable", "tricks", "parts"),
    [
        ("4HX", False, 11, {"trick-score": 240, "overtricks": 100, "game-bonus": 300, "doubled-bonus": 50}),
        ("2S", True, 8, {"trick-score": 60, "partscore-bonus": 50}),
        ("6CXX", True, 12, {"trick-score": 480, "game-bonus": 500, "slam-bonus": 750, "redoubled-bonus": 100}),
        ("2C", False, 6, {"undertricks": -100}),
    ],
)
def test_the_parts_of_a_score(contract: str, vulnerable: bool, tricks: int, parts: dict[str, int]) -> None:
    assert score(parse_contract(contract), vulnerable=vulnerable, tricks=tricks).parts == parts


def test_nobody_scores_when_all_pass() -> None:
    assert score(None, vulnerable=True, tricks=0).points == 0
    assert score(None, vulnerable=False, tricks=0).parts == {}


@pytest.mark.parametrize(("level", "tricks"), [(0, 7), (8, 13), (-1, 7), (3, 14), (3, -1)])
def test_what_cannot_be_scored(level: int, tricks: int) -> None:
    with pytest.raises(ValueError, match=r"no such level|not a number of tricks"):
        score(Contract(level, Strain.NT), vulnerable=False, tricks=tricks)


ROWS = """0-10 20-40 50-80 90-120 130-160 170-210 220-260 270-310 320-360 370-420 430-490 500-590 600-740 750-890 900-1090
1100-1290 1300-1490 1500-1740 1750-1990 2000-2240 2250-2490 2500-2990 3000-3490 3500-3990"""
"""The scale as the Law prints it; from 4000 on it is 24."""


@pytest.mark.parametrize(("won", "row"), list(enumerate(ROWS.split())))
def test_both_ends_of_every_row_of_the_imp_scale(won: int, row: str) -> None:
    low, high = map(int, row.split("-"))
    assert {imps(difference) for difference in range(low, high + 1, 10)} == {won}
    assert imps(high + 10) == won + 1
    assert imps(-low) == imps(-high) == -won


def test_the_rows_of_the_imp_scale_leave_no_gap() -> None:
    ends = [tuple(map(int, row.split("-"))) for row in ROWS.split()]
    assert [high + 10 for _, high in ends] == [*(low for low, _ in ends[1:]), 4000]
    assert len(ends) == 24


@pytest.mark.parametrize("difference", [4000, 4010, 15200])
def test_no_difference_is_worth_more_than_24_imps(difference: int) -> None:
    assert (imps(difference), imps(-difference)) == (24, -24)


@given(st.integers(-16000, 16000))
def test_imps_only_grow_with_the_difference(difference: int) -> None:
    assert imps(difference) <= imps(difference + 10)
    assert imps(-difference) == -imps(difference)


@given(SCORES)
def test_matchpoints_compare_each_score_with_each_other(scores: list[int]) -> None:
    compared = [
        sum(2 if own > other else 1 if own == other else 0 for j, other in enumerate(scores) if i != j)
        for i, own in enumerate(scores)
    ]
    assert matchpoints(scores) == compared


@given(SCORES)
def test_the_matchpoints_of_a_board_are_constant(scores: list[int]) -> None:
    units = matchpoints(scores)
    assert sum(units) == len(scores) * (len(scores) - 1)
    assert all(0 <= own <= top(len(scores)) for own in units)


@given(SCORES)
def test_both_directions_share_the_top(scores: list[int]) -> None:
    other_side = matchpoints([-points for points in scores])
    assert {a + b for a, b in zip(matchpoints(scores), other_side, strict=True)} == {top(len(scores))}


def test_ties_share() -> None:
    assert matchpoints([420, 450, 420, -50]) == [3, 6, 3, 0]
    assert matchpoints([0, 0]) == [1, 1]
    assert matchpoints([110]) == [0]
    assert matchpoints([]) == []


@given(SCORES.filter(lambda scores: len(scores) > 1))
def test_percentages_average_to_fifty(scores: list[int]) -> None:
    shares = percentages(matchpoints(scores), len(scores))
    assert sum(shares) == 50 * len(scores)


def test_percentages_need_somebody_to_compare_with() -> None:
    with pytest.raises(ValueError, match="no scores to compare"):
        percentages([0], 1)


@given(SCORES, st.integers(0, 20))
def test_a_board_brought_to_the_field_keeps_its_average(scores: list[int], missing: int) -> None:
    field = len(scores) + missing
    factored = neuberg(matchpoints(scores), field)
    assert sum(factored) == Fraction(len(scores) * top(field), 2)
    assert missing or factored == matchpoints(scores)


def test_neubergs_formula() -> None:
    assert neuberg([6, 3, 3, 0], 6) == [Fraction(19, 2), 5, 5, Fraction(1, 2)]
    assert neuberg([0], 5) == [4]


@pytest.mark.parametrize(("units", "field"), [([], 4), ([2, 0], 1)])
def test_fields_that_cannot_be(units: list[int], field: int) -> None:
    with pytest.raises(ValueError, match="do not fit"):
        neuberg(units, field)


@pytest.mark.parametrize(
    ("text", "contract", "tricks"),
    [
        ("4♥X+1 S", "4HX S", 11),
        ("4HX+1 S", "4HX S", 11),
        ("3NT= N", "3NT N", 9),
        ("3n= n", "3NT N", 9),
        ("2♠-2 W", "2S W", 6),
        ("2♠−2 W", "2S W", 6),
        ("5dxx S-4", "5DXX S", 7),
        (" 7 nt = e ", "7NT E", 13),
        ("1C+6", "1C", 13),
        ("7NT-13 E", "7NT E", 0),
        ("4♠= K", "4S N", 10),
        ("4d=D", "4D E", 10),
        ("3NTX G-2", "3NTX S", 7),
        ("2♠−2 B", "2S W", 6),
    ],
)
def test_results_as_directors_write_them(text: str, contract: str, tricks: int) -> None:
    assert parse_result(text) == Result(parse_contract(contract), tricks)


@pytest.mark.parametrize(
    ("typed", "written"),
    [
        *(("4 kör kontr güney tam", "4♥X= S"), ("3NT iki batık", "3NT-2"), ("3nt 2 batik dogu", "3NT-2 E")),
        *(
            ("4♠ bir fazla G", "4♠+1 S"),
            ("4 KÖR, GÜNEY, BİR FAZLA LÖVE", "4♥+1 S"),
            ("6 trefl sürkontr eksi 1", "6♣XX-1"),
        ),
        *(("four hearts doubled by south, two down", "4♥X-2 S"), ("3 no trump made", "3NT="), ("4 spades +1", "4♠+1")),
    ],
)
def test_results_in_words(typed: str, written: str) -> None:
    assert str(parse_result(typed)) == written


@pytest.mark.parametrize("text", ["Pass", "PASS", "pas"])
def test_a_deal_that_all_passed(text: str) -> None:
    assert parse_result(text) == Result(None)
    assert str(parse_result(text)) == "Pass"
    assert parse_result(text).over == 0


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "4H",
            "8H= S",
            "0NT=",
            "4H+0",
            "4H-0 S",
            "4H+4 S",
            "7NT+1",
            "1C-8",
            "4HXXX= S",
            "4H= S W",
            "4H S= W",
            "4Z=",
        ),
        *("+1", "= N", "4♥X+1 Q", "4H+1 S extra", "4H+10", "4H=1", "x" * 300),
    ],
)
def test_what_is_no_result(text: str) -> None:
    with pytest.raises(NotAResult):
        parse_result(text)


@given(st.sampled_from(CONTRACTS), st.sampled_from([None, *Seat]), st.integers(0, 13), st.booleans())
def test_what_is_written_is_read_again(contract: Contract, seat: Seat | None, tricks: int, plain: bool) -> None:
    result = Result(Contract(contract.level, contract.strain, contract.risk, seat), tricks)
    written = format_result(result, ascii_only=plain)
    assert parse_result(written) == result
    assert written.isascii() or not plain


def test_results_in_signs_beside_a_word_stay_as_they_are() -> None:
    """“Pass” is a word; the results of its list were torn apart at it."""
    assert results_in_signs("4S=N 3NT-1S; Pass 2H=E").split() == ["4S=N", "3NT-1S", ";", "P", "2H=E"]
    assert results_in_signs("4 pik güney tam, 3NT batı 2 batık").split() == ["4♠S=", ",", "3NTW-2"]
