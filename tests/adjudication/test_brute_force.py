"""The search finds what looking at every line to its end finds; and the line that it shows can be replayed."""

import random
from dataclasses import replace

import pytest

from rulings.adjudication.adjudicating import least
from rulings.adjudication.claims import Claim, Penalty
from rulings.adjudication.criteria import USUAL
from rulings.adjudication.masks import beats, indices
from rulings.adjudication.search import Budget
from tests.adjudication.any_line import tricks_on_the_worst_line
from tests.adjudication.brute import double_dummy, least_tricks
from tests.adjudication.endings import begun, ending, stating
from tests.adjudication.stated_line import can_be_judged, tricks_with_the_statement


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


def penalty_cards_bind(seed: int, cards: int) -> bool:
    """Each defender's penalty card binds him in the imagined play too (50C, 50D1); whether it changes anything."""
    claim = ending(seed, cards)
    penalties = tuple(
        Penalty(seat, random.Random(seed + seat).choice(list(indices(claim.hands[seat]))), major=(seed + seat) % 3 > 0)
        for seat in (1, 3)
    )
    free = replace(claim, steps=(), forgotten=0, criteria=frozenset(), penalties=penalties)
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


def statement_counts(claim: Claim) -> bool:
    """Whether the statement changes the number; an independent judge that follows it finds the same one."""
    worst = tricks_with_the_statement(claim)
    assert least(claim, Budget(1_000_000))[0].tricks == worst, claim
    assert least(replace(claim, criteria=USUAL), Budget(1_000_000))[0].tricks >= worst, claim
    return worst != tricks_on_the_worst_line(replace(claim, steps=(), forgotten=0))


def test_what_was_stated_is_followed() -> None:
    """70D1: a line that was stated is the claimer's; where it ends every legal card is normal again."""
    assert all(statement_counts(stating(seed, 3)) for seed in (9, 34, 139, 217, 227, 231, 233, 280, 323, 327))
    for seed in range(20):
        if can_be_judged(claim := stating(seed, 3)):
            statement_counts(claim)


@pytest.mark.long
def test_what_was_stated_is_followed_in_many_endings() -> None:
    for seed in range(1000, 1150):
        if can_be_judged(claim := stating(seed, 3)):
            statement_counts(claim)
    for seed in range(15):
        if can_be_judged(claim := stating(seed, 4)):
            statement_counts(claim)
