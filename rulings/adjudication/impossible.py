"""Claims that cannot be: what is wrong with them."""

from collections.abc import Iterator

from bridge.problems import Problem
from bridge.seats import ROTATION
from rulings.adjudication.claims import Claim
from rulings.adjudication.masks import SUITS, card_of, cards_of
from rulings.adjudication.steps import Cross, CrossRuff, Finesse, Lead, Ruff
from rulings.adjudication.told import ClaimTold


def problems_of(claim: Claim, told: ClaimTold) -> list[Problem]:
    """Every problem with its place."""
    if found := [*_hands(claim)]:
        return found
    return [*_claimer(claim, told), *_cards(claim), *_penalty_cards(claim), *_steps(claim)]


def _hands(claim: Claim) -> Iterator[Problem]:
    """Each hand has as many cards as the others; those who have played to the trick that was begun have one fewer."""
    played = {(claim.leader + turn) % 4 for turn in range(len(claim.trick))}
    counts = [hand.bit_count() + (seat in played) for seat, hand in enumerate(claim.hands)]
    if len(set(counts)) > 1 or counts[0] > 13:
        yield Problem("deal", "unequal-hands", {"counts": tuple(counts)})
    elif counts[0] == 0:
        yield Problem("deal", "no-cards-left", {})
    for number, card in enumerate(claim.trick, start=1):
        if sum(claim.hands) >> card & 1 or claim.trick.count(card) > 1:
            yield Problem(f"trick.{number}", "card-of-trick-held", {"card": card_of(card)})
    for turn, card in enumerate(claim.trick):
        seat, suit = (claim.leader + turn) % 4, SUITS[claim.trick[0] // 13]
        if not suit >> card & 1 and claim.hands[seat] & suit:
            yield Problem(f"trick.{turn + 1}", "trick-not-followed", {"who": ROTATION[seat]})


def _claimer(claim: Claim, told: ClaimTold) -> Iterator[Problem]:
    if (claim.claimer - claim.declarer) % 4 == 2:
        yield Problem("claimer", "dummy-claims", {"who": ROTATION[claim.claimer]})
    if told.claimed is not None and told.claimed > claim.tricks:
        yield Problem("claimed", "too-large", {"value": told.claimed, "le": claim.tricks})


def _cards(claim: Claim) -> Iterator[Problem]:
    """What may be forgotten is in another hand; who has shown out of a suit does not hold it."""
    own = sum(claim.hands[seat] for seat in claim.controlled)
    others = sum(claim.hands) & ~own
    for card in cards_of(claim.forgotten & ~others):
        yield Problem("forgotten", "forgotten-not-out", {"card": card})
    for seat, suit in sorted(claim.shown_out):
        if claim.hands[seat] & SUITS[suit]:
            yield Problem("shown_out", "shown-out-holds", {"who": ROTATION[seat]})


def _penalty_cards(claim: Claim) -> Iterator[Problem]:
    for number, one in enumerate(claim.penalties, start=1):
        if not (claim.hands[one.seat] >> one.card & 1) or (one.seat - claim.declarer) % 2 == 0:
            values = {"who": ROTATION[one.seat], "card": card_of(one.card)}
            yield Problem(f"penalty_cards.{number}", "no-penalty-card", values)


def _steps(claim: Claim) -> Iterator[Problem]:
    """A statement is about hands and cards that the claimer plays."""
    own = sum(claim.hands[seat] for seat in claim.controlled)
    for step in claim.steps:
        hand = step.hand if isinstance(step, Ruff | Finesse | Cross) else claim.claimer
        if hand not in claim.controlled or (
            isinstance(step, Ruff | CrossRuff | Finesse | Cross) and not claim.by_declarer
        ):
            yield Problem("statement", "step-of-another-hand", {})
        card = step.card if isinstance(step, Lead | Finesse) else None
        if card is not None and not own >> card & 1:
            yield Problem("statement", "step-card-not-held", {"card": card_of(card)})
