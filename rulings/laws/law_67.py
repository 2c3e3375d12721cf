"""Law 67: defective trick."""

from collections.abc import Iterator
from typing import Literal

from bridge.cards import Card, highest
from rulings.effects.defective_tricks import (
    CardIsPlaced,
    CardStaysPlayed,
    CorrectLaterTrick,
    ExtraCardsToHand,
    FaceAndPlaceCard,
    NoDefectiveTrick,
    PlaceAnyCard,
    PlaceCardOfSuitLed,
    PlayMissingCard,
    ReturnedCardRevoke,
    ReturnedCardsAlwaysHeld,
    TreatAsDefectiveTrick,
    TreatAsFifthCard,
    TreatAsSimultaneousPlay,
    TrickStaysWon,
)
from rulings.effects.revokes import DeemedRevoke
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import player_of
from rulings.situations.defective_trick_facts import DefectiveTrickFacts
from rulings.situations.extra_cards_facts import all_played_next
from rulings.situations.fifth_cards_facts import FifthCardFacts


@clause("67A")
def noticed_too_late(f: DefectiveTrickFacts | FifthCardFacts) -> bool:
    """Until a player of each side has played to the next trick, the fault must be corrected; by 45E, one card too many."""
    return all_played_next(f.sides_played_next)


@clause("67A1")
def plays_missing_card(f: DefectiveTrickFacts) -> Conclusion:
    """He plays a card to the trick that he can legally play."""
    return PlayMissingCard(who=player_of(f))


@clause("67A2")
def as_extra_card(f: DefectiveTrickFacts) -> Conclusion:
    """One after another: a fifth card (45E); together: simultaneous play (58B)."""
    if f.one_after_another:
        return TreatAsFifthCard(law="45E")
    return TreatAsSimultaneousPlay(law="58B")


@clause("67B")
def is_defective(f: Facts, by: str = "") -> Literal[True] | Conclusion:
    """The director finds it from too few or too many cards in the hand and the matching wrong number of played ones.

    If the numbers do not show it a card may be missing (14) or the hands may be wrong (13). ``by``: the clause that sends
    here, as it is too late for a simple correction.
    """
    if isinstance(f, DefectiveTrickFacts):
        return f.counts_agree or NoDefectiveTrick()
    return TreatAsDefectiveTrick(clause=by)


@clause("67B1")
def faces_card_at_once(f: DefectiveTrickFacts) -> tuple[Conclusion, ...]:
    """He faces a card at once and places it among his played cards; it does not affect who won the trick."""
    return FaceAndPlaceCard(who=player_of(f)), TrickStaysWon()


@clause("67B1a")
def card_of_suit_led(f: DefectiveTrickFacts) -> tuple[Conclusion, ...]:
    """With a card of the suit led he must choose one of that suit, and is deemed to have revoked on the defective trick."""
    if not f.has_suit:
        return ()
    return PlaceCardOfSuitLed(who=player_of(f), by=_chooser(f)), DeemedRevoke(who=player_of(f))


def _chooser(f: DefectiveTrickFacts) -> str:
    """Dummy's cards are declarer's to choose (45B)."""
    return "declarer" if f.hand == "dummy" else player_of(f)


@clause("67B1b")
def any_card(f: DefectiveTrickFacts) -> tuple[Conclusion, ...]:
    """He chooses any card, and is deemed to have revoked on the defective trick all the same."""
    return PlaceAnyCard(who=player_of(f), by=_chooser(f)), DeemedRevoke(who=player_of(f))


@clause("67B2a")
def extra_cards_return(f: DefectiveTrickFacts) -> Iterator[Conclusion]:
    """The director inspects the played cards and has every extra card put back; the trick stays with its winner.

    The card faced in playing to the trick stays; if it cannot be found, the highest that could legally have been played.
    """
    yield ExtraCardsToHand(who=player_of(f))
    yield TrickStaysWon()
    if f.given("faced_card"):
        yield CardStaysPlayed(who=player_of(f), card=f.faced_card, why="faced")
    elif f.faced_known:
        yield CardStaysPlayed(who=player_of(f), card=None, why="faced")
    else:
        yield CardStaysPlayed(who=player_of(f), card=_highest_legal(f), why="highest")


def _highest_legal(f: DefectiveTrickFacts) -> Card | None:
    """Only where the cards show it: those of the suit led, else cards of one suit."""
    cards = f.cards if f.given("cards") else ()
    if f.given("suit_led"):
        cards = tuple(card for card in cards if card.suit == f.suit_led) or cards
    return highest(cards) if len({card.suit for card in cards}) == 1 else None


@clause("67B2b")
def returned_cards_were_in_hand(f: DefectiveTrickFacts) -> Conclusion:
    """A card put back counts as having been in the hand all along: not having played it earlier may be a revoke."""
    return (ReturnedCardRevoke if f.could_have_followed else ReturnedCardsAlwaysHeld)(who=player_of(f))


@clause("67B3")
def card_is_placed(f: DefectiveTrickFacts) -> tuple[Conclusion, ...]:
    """The director finds the card and places it correctly among the played cards.

    If it was played again to a later trick, that trick is corrected; where it is too late for that the score is adjusted.
    """
    if not f.played_again:
        return (CardIsPlaced(who=player_of(f)),)
    if f.too_late:
        return (AdjustedScore(),)
    return CardIsPlaced(who=player_of(f)), CorrectLaterTrick(who=player_of(f))
