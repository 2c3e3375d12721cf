"""Random endings with random statements, forgotten cards, criteria and penalty cards."""

import random
from dataclasses import replace

from rulings.adjudication.claims import Claim, Penalty
from rulings.adjudication.criteria import BASES, USUAL, Criterion
from rulings.adjudication.masks import SUITS, indices
from rulings.adjudication.steps import (
    Cash,
    Cross,
    CrossRuff,
    Discard,
    DrawTrumps,
    Finesse,
    GiveUp,
    Lead,
    Ruff,
    Step,
    TopDown,
)


def ending(seed: int, cards: int) -> Claim:
    """A claim that could be made; the declaring side tends to have the higher cards."""
    draw = random.Random(seed)
    suits = draw.sample(range(4), draw.choice([2, 3, 4]))
    deck = draw.sample([13 * suit + rank for suit in suits for rank in range(13)], 4 * cards)
    deck.sort(key=lambda card: card % 13 + draw.random() * 14)
    low, high = deck[: 2 * cards], deck[2 * cards :]
    draw.shuffle(low)
    draw.shuffle(high)
    hands = tuple(sum(1 << card for card in part) for part in (high[:cards], low[:cards], high[cards:], low[cards:]))
    claimer = draw.choice([2, 2, 2, 1])
    out = list(indices(hands[1] | hands[3]))
    penalties = [Penalty(seat, draw.choice(list(indices(hands[seat]))), draw.random() < 0.7) for seat in (1, 3)]
    return Claim(
        hands=hands,  # type: ignore[arg-type]
        leader=draw.randrange(4),
        trump=draw.choice([None, *suits, *suits]),
        declarer=2,
        claimer=claimer,
        steps=tuple(_step(draw, suits, hands, claimer) for _ in range(draw.choice([0, 0, 1, 2]))),
        forgotten=sum(1 << card for card in draw.sample(out, draw.choice([0, 0, 1, 2]))) if claimer == 2 else 0,
        penalties=tuple(one for one in penalties if draw.random() < 0.15),
        criteria=USUAL ^ set(draw.sample(list(BASES), draw.choice([0, 0, 0, 1, 2]))),
    )


def _step(draw: random.Random, suits: list[int], hands: tuple[int, ...], claimer: int) -> Step:
    """A defender says nothing about another hand than his own."""
    own = hands[0] | hands[2] if claimer == 2 else hands[1]
    suit, hand, card = draw.choice(suits), draw.choice([0, 2]), draw.choice(list(indices(own)))
    named = draw.choice([None, card])
    of_one_hand: list[Step] = [
        DrawTrumps(draw.choice([None, None, 1])),
        Cash(suit),
        Lead(card),
        GiveUp(suit),
        Discard(suit),
        TopDown(),
    ]
    of_two: list[Step] = [
        Ruff(suit, hand, draw.choice([1, 2]), draw.random() < 0.5),
        CrossRuff(draw.random() < 0.5),
        Finesse(suit if named is None else card // 13, hand, named),
        Cross(hand, draw.choice([None, suit])),
    ]
    return draw.choice([*of_one_hand, *of_two] if claimer == 2 else of_one_hand)


def begun(seed: int, cards: int) -> Claim:
    """The same with one to three cards of the first trick on the table."""
    claim, draw = replace(ending(seed, cards), penalties=()), random.Random(-seed)
    hands, trick = list(claim.hands), list[int]()
    for turn in range(draw.choice([1, 2, 3])):
        seat = (claim.leader + turn) % 4
        legal = hands[seat] & SUITS[trick[0] // 13] or hands[seat] if trick else hands[seat]
        trick.append(draw.choice(list(indices(legal))))
        hands[seat] ^= 1 << trick[-1]
    left = hands[0] | hands[1] | hands[2] | hands[3]
    steps = tuple(step for step in claim.steps if not isinstance(step, Lead | Finesse))
    north, east, south, west = hands
    return replace(
        claim, hands=(north, east, south, west), trick=tuple(trick), steps=steps, forgotten=claim.forgotten & left
    )


def stating(seed: int, cards: int) -> Claim:
    """The claimer is on lead and says what he will do, two to four steps, and every card that he does not name is normal."""
    draw, claim = random.Random(f"stating {seed}"), ending(seed, cards)
    suits = sorted({card // 13 for hand in claim.hands for card in indices(hand)})
    steps = tuple(_step(draw, suits, claim.hands, claim.claimer) for _ in range(draw.choice([2, 3, 4])))
    leader = claim.claimer if claim.claimer == 1 else draw.choice([0, 2])
    return replace(claim, leader=leader, steps=steps, penalties=(), criteria=of_the_statement(steps))


def of_the_statement(steps: tuple[Step, ...]) -> frozenset[Criterion]:
    """What a statement makes normal by itself: “from the top” is of every suit."""
    return frozenset({Criterion.FROM_THE_TOP} if TopDown() in steps else ())
