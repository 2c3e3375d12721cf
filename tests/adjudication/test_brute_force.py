"""The search finds what looking at every line to its end finds; and the line that it shows can be replayed."""

import random
from dataclasses import replace

import pytest

from rulings.adjudication.adjudicating import least
from rulings.adjudication.claims import Claim, Penalty
from rulings.adjudication.criteria import USUAL
from rulings.adjudication.masks import beats, indices
from rulings.adjudication.search import Budget
from rulings.adjudication.steps import CrossRuff, Finesse, Step, TopDown
from tests.adjudication.any_line import tricks_on_the_worst_line
from tests.adjudication.brute import double_dummy, least_tricks
from tests.adjudication.endings import begun, ending, stating
from tests.adjudication.stated_line import tricks_with_the_statement


def check(claim: Claim) -> None:
    count, _, line = least(claim, Budget(1_000_000))
    assert count.exhaustive
    assert count.tricks == least_tricks(claim), claim
    assert replayed(claim, line) == count.tricks


def replayed(claim: Claim, line: list[tuple[int, ...]]) -> int:
    """The claimer's tricks on the line; every card was in its hand, and suits were followed."""
    hands, leader, won = list(claim.hands), claim.leader, 0
    for turn, card in enumerate(claim.trick):
        hands[(leader + turn) % 4] |= 1 << card
    for trick in line:
        best = trick[0]
        winner = leader
        for turn, card in enumerate(trick):
            seat = (leader + turn) % 4
            of_suit = [held for held in range(52) if hands[seat] >> held & 1 and held // 13 == trick[0] // 13]
            assert hands[seat] >> card & 1
            assert card // 13 == trick[0] // 13 or not of_suit
            hands[seat] ^= 1 << card
            if turn and beats(card, best, claim.trump):
                best, winner = card, seat
        leader, won = winner, won + ((winner - claim.claimer) % 2 == 0)
    assert hands == [0, 0, 0, 0]
    return won


def test_three_cards_a_hand() -> None:
    for seed in range(400):
        check(ending(seed, 3))


def test_with_a_trick_begun() -> None:
    for seed in range(150):
        check(begun(seed, 3))


def every_card_is_normal(seed: int, cards: int) -> None:
    """Without a statement and a criterion; the usual ones only take lines away."""
    claim = ending(seed, cards) if seed % 3 else begun(seed, cards)
    free = replace(claim, steps=(), penalties=(), forgotten=0, criteria=frozenset())
    worst = tricks_on_the_worst_line(free)
    assert least(free, Budget(1_000_000))[0].tricks == worst, free
    assert least(replace(free, criteria=USUAL), Budget(1_000_000))[0].tricks >= worst, free


def with_penalty_cards(claim: Claim, seed: int) -> Claim:
    """The same with a penalty card before each defender."""
    penalties = tuple(
        Penalty(seat, random.Random(seed + seat).choice(list(indices(claim.hands[seat]))), major=(seed + seat) % 3 > 0)
        for seat in (1, 3)
    )
    return replace(claim, penalties=penalties)


def penalty_cards_bind(seed: int, cards: int) -> bool:
    """Each defender's penalty card binds him in the imagined play too (50C, 50D1); whether it changes anything."""
    free = with_penalty_cards(replace(ending(seed, cards), steps=(), forgotten=0, criteria=frozenset()), seed)
    worst = tricks_on_the_worst_line(free)
    assert least(free, Budget(1_000_000))[0].tricks == worst, free
    return worst != tricks_on_the_worst_line(replace(free, penalties=()))


def test_penalty_cards_bind_in_the_imagined_play() -> None:
    assert sum(penalty_cards_bind(seed, 3) for seed in range(150)) >= 5


@pytest.mark.long
def test_penalty_cards_bind_in_endings_of_four_cards() -> None:
    assert sum(penalty_cards_bind(seed, 4) for seed in range(30)) >= 1


def test_without_criteria_every_line_is_normal() -> None:
    for seed in (105, 540, *range(20)):
        every_card_is_normal(seed, 3)


def test_without_criteria_every_line_of_five_cards_is_normal() -> None:
    for seed in (0, 3):
        every_card_is_normal(seed, 5)


@pytest.mark.long
def test_without_criteria_every_line_of_many_endings_is_normal() -> None:
    for seed in range(1000, 1120):
        every_card_is_normal(seed, 3)
    for seed in range(6):
        every_card_is_normal(seed, 4)
    for seed in range(4, 10):
        every_card_is_normal(seed, 5)


@pytest.mark.long
def test_thousands_of_endings() -> None:
    for seed in range(1000, 1600):
        check(ending(seed, 3))
    for seed in range(1000, 1160):
        check(begun(seed, 3))
    for seed in range(60):
        check(ending(seed, 4))


def test_never_more_than_with_the_best_play_of_all() -> None:
    for seed in range(200):
        claim = ending(seed, 3)
        if not claim.penalties:
            assert 0 <= least(claim, Budget(100_000))[0].tricks <= double_dummy(claim)


def judged(claim: Claim) -> int:
    """What an independent judge finds who follows the statement; no criterion takes a trick away from it."""
    worst = tricks_with_the_statement(claim)
    assert least(claim, Budget(1_000_000))[0].tricks == worst, claim
    assert least(replace(claim, criteria=USUAL), Budget(1_000_000))[0].tricks >= worst, claim
    return worst


def statement_counts(claim: Claim) -> bool:
    """Whether the statement changes the number."""
    return judged(claim) != tricks_on_the_worst_line(replace(claim, steps=(), forgotten=0))


def test_what_was_stated_is_followed() -> None:
    """70D1: a line that was stated is the claimer's; where it ends every legal card is normal again."""
    assert all(statement_counts(stating(seed, 3)) for seed in (9, 34, 139, 217, 227, 231, 233, 280, 323, 327))


COUNTS = {
    Finesse: (80, 180, 525, 592, 594),
    TopDown: (161, 241, 360, 368, 654),
    CrossRuff: (30, 106, 220, 310, 407),
}
"""Endings in which this step of the statement changes the number."""


@pytest.mark.parametrize("step", COUNTS)
def test_each_step_of_the_statement_counts(step: type[Step]) -> None:
    for seed in COUNTS[step]:
        claim = stating(seed, 3)
        without = tuple(one for one in claim.steps if not isinstance(one, step))
        assert judged(claim) != tricks_with_the_statement(replace(claim, steps=without))


def test_any_statement_is_followed() -> None:
    for seed in range(60):
        judged(stating(seed, 3))


def penalty_cards_bind_beside_the_statement(seed: int, cards: int) -> bool:
    """Whether a penalty card changes what the stated line comes to (50C, 50D1)."""
    claim = with_penalty_cards(stating(seed, cards), seed)
    return judged(claim) != tricks_with_the_statement(replace(claim, penalties=()))


def test_penalty_cards_bind_on_the_stated_line() -> None:
    assert sum(penalty_cards_bind_beside_the_statement(seed, 3) for seed in range(60)) >= 3


@pytest.mark.long
def test_what_was_stated_is_followed_in_many_endings() -> None:
    for seed in range(1000, 1400):
        judged(stating(seed, 3))
        judged(with_penalty_cards(stating(seed, 3), seed))
    for seed in range(15):
        judged(stating(seed, 4))
        judged(with_penalty_cards(stating(seed, 4), seed))
