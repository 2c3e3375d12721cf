"""Stories are possible at the table that is shown: cards, tricks, claims, and what a side won later."""

from dataclasses import replace

import pytest

from bridge.cards import Suit, parse_card
from bridge.plays import trick_winner
from bridge.seats import ROTATION, Seat, Side
from quizzes.questions.parts import Draft, said
from quizzes.questions.stories import impossible
from quizzes.questions.templates import question
from quizzes.simulation.playing.claiming import takes_the_rest
from rulings.table.position import Position
from tests.questions.made import made


def draft() -> Draft:
    return next(found for seed in range(50) if len((found := question("missing-card", seed).draft).shown.tricks) > 2)


def test_what_the_cards_contradict_is_found() -> None:
    found = draft()
    assert list(impossible(found)) == []
    tricks = found.shown.tricks
    (seat, card), *_ = tricks[1]
    stranger = next(one for one in Seat if one is not seat)
    for wrong in (
        replace(found, shown=replace(found.shown, tricks=(tricks[1], *tricks[1:]))),
        replace(found, shown=replace(found.shown, faced=((seat, card),))),
        replace(found, story=(said("%(who)s plays %(card)s", who=stranger, card=card),)),
        replace(found, story=(said("trick %(trick)s", trick=len(tricks) + 2),)),
        replace(found, story=(said("Trick %(number)s was won by %(turn)s.", number=2, turn=_loser(found)),)),
        replace(found, story=(said("%(winner)s won trick %(trick)s.", trick=2, winner=_loser(found)),)),
    ):
        declarers = wrong.shown.contract.declarer if wrong.shown.contract else None
        if stranger is not declarers or seat is not stranger.partner:
            assert list(impossible(wrong)), wrong.story


def _loser(found: Draft) -> Seat:
    trump = found.shown.contract.strain.trump if found.shown.contract else None
    return trick_winner(found.shown.tricks[1], trump).lho


# the spades of North, East, South and West, who hold nothing else
LAST = "2 3 A 4"
SPLIT = "32 54 AK QJ"
GUARDED = "A2 54 76 QJ"


@pytest.mark.parametrize(
    ("spades", "leader", "side", "all_of_them"),
    [
        (LAST, Seat.S, Side.NS, True),
        (LAST, Seat.W, Side.EW, False),
        (SPLIT, Seat.S, Side.NS, True),
        (SPLIT, Seat.W, Side.EW, False),
        (GUARDED, Seat.N, Side.NS, False),
    ],
)
def test_who_can_claim_the_rest(spades: str, leader: Seat, side: Side, all_of_them: bool) -> None:
    hands = {
        seat: {parse_card(f"S{rank}") for rank in ranks} for seat, ranks in zip(ROTATION, spades.split(), strict=True)
    }
    assert takes_the_rest(Position(hands, Seat.S, Suit.H, leader), side) is all_of_them


def test_nobody_claims_with_many_cards_in_hand() -> None:
    found = draft()
    hands = {seat: set(cards) for seat, cards in (found.shown.deal or {}).items()}
    assert not takes_the_rest(Position(hands, Seat.S, None, Seat.W), Side.EW)


def test_the_card_that_is_missing_would_not_have_won_the_trick() -> None:
    for seed in range(40):
        known = made("missing-card", seed).draft.known
        trick, who, led = known["trick"], known["who"], known["trick"][0][1].suit
        winner = trick_winner(trick, known["trump"])
        of_suit = [card for card in known["hand"] if card.suit is led]
        for card in of_suit:
            assert trick_winner([*trick, (who, card)], known["trump"]) is winner


def test_nobody_is_asked_about_his_last_card() -> None:
    assert all(len(made("revoke-question", seed).draft.shown.tricks) < 13 for seed in range(40))


def test_before_the_opening_lead_nothing_is_told_of_tricks() -> None:
    found = [made("a-card-is-missing", seed).draft for seed in range(40)]
    before = [one for one in found if one.case.known["lead_faced"] is False]
    assert before
    assert all("trick" not in str(line.text) for one in before for line in one.story)
