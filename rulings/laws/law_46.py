"""Law 46: incomplete or invalid description of the card to be played from dummy."""

from functools import partial
from typing import Literal

from bridge.cards import Card, Suit, highest, lowest
from bridge.plays import trick_winner
from bridge.seats import ROTATION
from rulings.effects.designations import DummyFollowsSuit, MustSayWhich, NoCardDesignated
from rulings.effects.plays import CardPlayed
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, judgement, option
from rulings.laws import law_44
from rulings.situations.designation_facts import DesignationFacts

Found = Conclusion | tuple[Conclusion, ...] | None


@clause("46A")
def named_in_full(f: DesignationFacts) -> Found:
    """Suit and rank were stated clearly, as they should be: the card is played, if dummy has it."""
    return _called(f, f.named_card) if f.named_card in f.dummy_cards else None


def _called(f: DesignationFacts, card: Card) -> Found:
    """The card is played, if dummy may play it; otherwise it is not (44C)."""
    if card in law_44.playable(f):
        return CardPlayed(who="dummy", card=card)
    return law_44.must_follow_suit(f, card)


@exception("46B", to="46B")
def intended_otherwise(f: DesignationFacts) -> Found:
    """A different intention of declarer is incontrovertible: the card that he intended is played; the director judges it."""
    if not f.given("intended_otherwise"):
        return judgement("different-intention")
    return _called(f, f.intended_card) if f.intended_otherwise else None


@clause("46B1a", "46B1")
def highest_card(f: DesignationFacts, cards: list[Card]) -> Found:
    """The word high designates the highest card."""
    return _called(f, highest(cards))


@clause("46B1b")
def winning_card(f: DesignationFacts) -> Conclusion | None:
    """The word win designates the lowest card that is known to win the trick; ``None`` if dummy has none."""
    cards = _of_named_suit(f, law_44.playable(f))
    winners = [card for card in cards if _wins(f, card)]
    return CardPlayed(who="dummy", card=lowest(winners)) if winners else None


def _of_named_suit(f: DesignationFacts, cards: tuple[Card, ...]) -> list[Card]:
    if f.trick_so_far and not f.given("named_suit"):
        return list(cards)
    suit = suit_named(f)
    return [card for card in cards if card.suit is suit]


def suit_named(f: DesignationFacts) -> Suit:
    """The suit named, or the only one that dummy may play, or the one that the director finds was meant."""
    if f.given("named_suit"):
        return Suit(f.named_suit)
    suits = {card.suit for card in law_44.playable(f)}
    return suits.pop() if len(suits) == 1 else Suit(f.suit_meant)


def _wins(f: DesignationFacts, card: Card) -> bool:
    """Whether the card beats the trick so far and no card of its suit that a defender may yet play is higher."""
    trick = f.trick_so_far
    if trick and not _beats(f, card):
        return False
    higher = {Card(card.suit, rank) for rank in range(card.rank + 1, 15)}.difference(f.dummy_cards, trick)
    return len(trick) == 3 or not higher or higher <= set(f.cards_gone)


@clause("46B1c")
def lowest_card(f: DesignationFacts, cards: list[Card]) -> Found:
    """The word low designates the lowest card."""
    return _called(f, lowest(cards))


@clause("46B2")
def lowest_of_suit(f: DesignationFacts, cards: list[Card]) -> Found:
    """A suit without a rank designates the lowest card of the suit."""
    return _called(f, lowest(cards))


@clause("46B3a")
def continued_suit(f: DesignationFacts, held: list[Card]) -> Conclusion | None:
    """At the lead, a rank alone continues the suit in which dummy won the previous trick, if dummy has that card."""
    suit = f.last_won_with
    continued = next((card for card in held if card.suit == suit), None)
    return CardPlayed(who="dummy", card=continued) if continued else None


@clause("46B3b", "46B3")
def card_of_rank(f: DesignationFacts, held: list[Card]) -> Conclusion | tuple[Conclusion, ...]:
    """Else a card of the rank that dummy may legally play; of several, declarer must say which; if none, any legal card."""
    legal = [card for card in held if card in law_44.playable(f)]
    match legal:
        case []:
            return NoCardDesignated(why="not-legal"), option("name-any-legal-card", "declarer")
        case [card]:
            return CardPlayed(who="dummy", card=card)
        case _:
            return MustSayWhich(who="declarer"), *(_choice(f, card) for card in legal)


def _choice(f: DesignationFacts, card: Card) -> Conclusion:
    return choice(f, "designate-card", "declarer", partial(_played, card=card), card=card)


def _played(f: DesignationFacts, card: Card) -> Conclusion:
    return CardPlayed(who="dummy", card=card)


@clause("46B4")
def not_in_dummy(
    f: DesignationFacts, why: Literal["not-in-dummy", "none-wins"] = "not-in-dummy"
) -> tuple[Conclusion, ...]:
    """A call for a card that is not in dummy, or for one that wins where none does, is void: any legal card may be named."""
    return NoCardDesignated(why=why), option("name-any-legal-card", "declarer")


@clause("46B5")
def defender_designates(f: DesignationFacts) -> Conclusion:
    """Anything, without suit or rank: either defender may designate dummy's card."""
    return choice(f, "designate-dummys-card", "defenders", _dummy_follows_suit)


def _dummy_follows_suit(f: DesignationFacts) -> Conclusion:
    return DummyFollowsSuit(who="dummy", clause="44C")


def _beats(f: DesignationFacts, card: Card) -> bool:
    trick = (*f.trick_so_far, card)
    one_suit = all(other.suit is card.suit for other in trick)
    trump = None if one_suit or f.trump == "none" else Suit(f.trump)
    plays = list(zip(ROTATION, trick, strict=False))
    return trick_winner(plays, trump) is plays[-1][0]
