"""What a director is told: declarer's choices when the partner of a defender with major penalty cards is to lead."""

from collections.abc import Iterable
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from bridge.cards import Card, Suit
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, effect, option, reminder

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


_CHOICES = {
    "require-penalty-suit": "required",
    "forbid-penalty-suit": "forbidden",
    "no-lead-restriction": "free",
}


class Lead(NamedTuple):
    """Who is to lead, whose major penalty cards restrict him, and what lies before the leader himself."""

    leader: str
    owner: str
    cards: Cards
    suits: tuple[Suit, ...]
    own_major: Cards
    own_minor: bool

    @classmethod
    def of(cls, leader: str, owner: str, cards: Cards, own: Cards, own_grade: str) -> "Lead":
        """``cards`` are the owner's, ``own`` the leader's."""
        suits = tuple(sorted({card.suit for card in cards}, key="SHDC".index))
        return cls(leader, owner, cards, suits, own if own_grade == "major" else (), own_grade == "minor")


def open_or_made(f: ChoiceFacts, lead: Lead, *options: Conclusion) -> tuple[Conclusion, ...]:
    """The options while declarer has to choose; what follows from the one among them that he has chosen, if he has."""
    if not f.given("choice"):
        return options
    suits = set(f.chosen_suits or lead.suits) if f.choice != "free" else set()
    return tuple(
        then
        for one in options
        if _CHOICES[one.key] == f.choice
        and {*one.values.get("suits", ()), *([one.values["suit"]] if "suit" in one.values else [])} == suits
        for then in one.then
    )


def obligation(who: str, playable: Cards) -> tuple[Conclusion, ...]:
    """A single penalty card that may be played must be; of several declarer designates one."""
    if len(playable) > 1:
        return (effect("declarer-designates", who=who, cards=playable, clause="51A"),)
    return tuple(effect("play-required", who=who, card=card, clause="50D1a") for card in playable)


def suit_required(lead: Lead, suit: Suit, follows: tuple[Conclusion, ...]) -> Conclusion:
    """The option to require a suit, with what becomes of the cards."""
    who = lead.leader
    own = _own_under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    required = effect("lead-required", who=who, suit=suit)
    return option("require-penalty-suit", "declarer", required, *own, *follows, who=who, suit=suit)


def suits_forbidden(lead: Lead, suits: tuple[Suit, ...], follows: tuple[Conclusion, ...]) -> Conclusion:
    """The option to forbid suits, with what becomes of the cards."""
    who = lead.leader
    own = _own_under_restriction(lead, [card for card in lead.own_major if card.suit not in suits])
    forbidden = effect("lead-forbidden", who=who, suits=suits, until="loses-lead")
    return option("forbid-penalty-suit", "declarer", forbidden, *own, *follows, who=who, suits=suits)


def lead_left_free(lead: Lead, note: str) -> Conclusion:
    """The option to do neither."""
    any_card = effect("any-legal-card" if lead.own_minor else "any-card", who=lead.leader)
    own = obligation(lead.leader, lead.own_major) or (any_card,)
    again = reminder("choice-again-next-trick", who=lead.leader, clause=note)
    return option("no-lead-restriction", "declarer", *own, *cards_stay(lead.owner, lead.cards), again, who=lead.leader)


def _own_under_restriction(lead: Lead, complying: list[Card]) -> tuple[Conclusion, ...]:
    waiting = (card for card in lead.own_major if card not in complying)
    waits = (effect("penalty-card-waits", who=lead.leader, card=card, clause="50D1b") for card in waiting)
    return (*obligation(lead.leader, tuple(complying)), *waits)


def cards_back(owner: str, cards: Iterable[Card]) -> tuple[Conclusion, ...]:
    """The cards go back to hand."""
    return tuple(effect("card-to-hand", who=owner, card=card) for card in cards)


def cards_stay(owner: str, cards: Iterable[Card]) -> tuple[Conclusion, ...]:
    """The cards stay on the table as major penalty cards."""
    return tuple(effect("stays-penalty-card", who=owner, card=card, grade="major") for card in cards)
