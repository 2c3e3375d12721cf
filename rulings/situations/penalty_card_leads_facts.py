"""What a director is told: declarer's choices when the partner of a defender with major penalty cards is to lead."""

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from bridge.cards import Card, Suit
from rulings.effects.penalty_cards import DeclarerDesignates, PenaltyCardWaits, StaysPenaltyCard
from rulings.effects.restrictions import PlayRequired
from rulings.effects.returned_cards import CardToHand
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion

Cards = tuple[Card, ...]


class ChoiceFacts(Facts):
    """What declarer has chosen already."""

    choice: Annotated[
        Literal["required", "forbidden", "free"],
        "declarer has already chosen for this lead: required a suit, forbade suits, left the lead free",
    ]
    chosen_suits: Annotated[
        tuple[Suit, ...], Field(max_length=4), "the suits that he required or forbade, if there are several"
    ] = ()


class Lead(NamedTuple):
    """Who is to lead, whose major penalty cards restrict him, and what lies before the leader himself.

    A single card may be one that the case does not name. ``choice`` is what declarer has chosen, empty before that;
    ``chosen`` the suits that he required or forbade.
    """

    leader: str
    owner: str
    cards: tuple[Card | None, ...]
    suits: tuple[Suit, ...]
    own_major: Cards = ()
    own_minor: bool = False
    choice: str = ""
    chosen: tuple[Suit, ...] = ()

    @classmethod
    def after_one_card(cls, card: Card | None, own_major: Cards = ()) -> "Lead":
        """The partner of the offender leads, whose only penalty card is this one."""
        return cls("partner", "offender", (card,), (card.suit,) if card else (), own_major)

    @classmethod
    def of(cls, leader: str, owner: str, cards: Cards, own: Cards, own_grade: str) -> "Lead":
        """``cards`` are the owner's, ``own`` the leader's."""
        suits = tuple(sorted({card.suit for card in cards}, key="SHDC".index))
        return cls(leader, owner, cards, suits, own if own_grade == "major" else (), own_grade == "minor")


def obligation(who: str, playable: tuple[Card | None, ...]) -> tuple[Conclusion, ...]:
    """A single penalty card that may be played must be; of several declarer designates one."""
    if len(playable) > 1:
        return (DeclarerDesignates(who=who, cards=playable, clause="51A"),)
    return tuple(PlayRequired(who=who, card=card, clause="50D1a") for card in playable)


def under_restriction(lead: Lead, complying: list[Card]) -> tuple[Conclusion, ...]:
    """The leader's own major penalty cards: those that comply with the restriction, then those that wait."""
    waiting = (card for card in lead.own_major if card not in complying)
    waits = (PenaltyCardWaits(who=lead.leader, card=card, clause="50D1b") for card in waiting)
    return (*obligation(lead.leader, tuple(complying)), *waits)


def cards_back(owner: str, cards: Iterable[Card | None]) -> tuple[Conclusion, ...]:
    """The cards go back to hand."""
    return tuple(CardToHand(who=owner, card=card) for card in cards)


def cards_stay(owner: str, cards: Iterable[Card | None]) -> tuple[Conclusion, ...]:
    """The cards stay on the table as major penalty cards."""
    return tuple(StaysPenaltyCard(who=owner, card=card, grade="major") for card in cards)
