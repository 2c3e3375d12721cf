"""What must hold of every claim, whatever the cards are."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings.adjudication.adjudicating import least
from rulings.adjudication.claims import Claim, Hands, Penalty
from rulings.adjudication.criteria import USUAL
from rulings.adjudication.masks import indices
from rulings.adjudication.search import Budget
from rulings.adjudication.steps import Cash, Cross, Discard, Finesse, GiveUp, Lead, Ruff, Step
from tests.adjudication.endings import ending

SEEDS = st.integers(0, 10**6)


def tricks(claim: Claim) -> int:
    return least(claim, Budget(100_000))[0].tricks


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.permutations(range(4)))
def test_the_names_of_the_suits_change_nothing(seed: int, order: list[int]) -> None:
    claim = ending(seed, 4)
    assert tricks(renamed(claim, order)) == tricks(claim)


@settings(max_examples=60, deadline=None)
@given(SEEDS, st.data())
def test_whoever_may_have_forgotten_more_does_not_win_more(seed: int, data: st.DataObject) -> None:
    claim = replace(ending(seed, 4), claimer=2, steps=(), criteria=USUAL)
    out = list(indices(claim.hands[1] | claim.hands[3]))
    more = data.draw(st.sets(st.sampled_from(out), max_size=3))
    forgotten = claim.forgotten | sum(1 << card for card in more)
    assert tricks(replace(claim, forgotten=forgotten)) <= tricks(claim)


@settings(max_examples=60, deadline=None)
@given(SEEDS)
def test_the_seats_turned_round_the_table_change_nothing(seed: int) -> None:
    claim = replace(ending(seed, 4), steps=())
    north, east, south, west = claim.hands
    turned = replace(
        claim,
        hands=(south, west, north, east),
        leader=(claim.leader + 2) % 4,
        declarer=(claim.declarer + 2) % 4,
        claimer=(claim.claimer + 2) % 4,
        penalties=tuple(replace(one, seat=(one.seat + 2) % 4) for one in claim.penalties),
    )
    assert tricks(turned) == tricks(claim)


def renamed(claim: Claim, order: list[int]) -> Claim:
    def card(index: int) -> int:
        return 13 * order[index // 13] + index % 13

    def cards(mask: int) -> int:
        return sum(1 << card(index) for index in indices(mask))

    def step(one: Step) -> Step:
        match one:
            case Cash() | Ruff() | GiveUp() | Discard():
                return replace(one, suit=order[one.suit])
            case Finesse():
                return replace(one, suit=order[one.suit], card=None if one.card is None else card(one.card))
            case Cross():
                return replace(one, suit=None if one.suit is None else order[one.suit])
            case Lead():
                return Lead(card(one.card))
        return one

    hands: Hands = tuple(cards(hand) for hand in claim.hands)  # type: ignore[assignment]
    return replace(
        claim,
        hands=hands,
        trump=None if claim.trump is None else order[claim.trump],
        steps=tuple(step(one) for one in claim.steps),
        forgotten=cards(claim.forgotten),
        penalties=tuple(Penalty(one.seat, card(one.card), one.major) for one in claim.penalties),
    )
