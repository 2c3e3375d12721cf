"""Declarer's choices when the partner of a defender with major penalty cards is to lead (50D2, 51B)."""

from collections.abc import Iterable
from itertools import combinations
from typing import Annotated, Literal, NamedTuple

from pydantic import Field

from bridge.cards import Card, Suit
from bridge.problems import Problem
from rulings.engine.clauses import clause
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


def choice_offered(f: ChoiceFacts, suits: set[Suit]) -> Problem | None:
    """Declarer requires one, or forbids some, of the suits of the penalty cards; he need not name a single one."""
    named = set(f.chosen_suits)
    some = bool(named) or len(suits) == 1
    offered = {"required": some and len(named) <= 1, "forbidden": some, "free": not named}[f.choice]
    return None if offered and named <= suits else Problem("choice", "choice-not-offered", {})


def declarers_choices(f: ChoiceFacts, lead: Lead) -> None:
    """All choices with their consequences; of one that has been made only these."""
    several, free = len(lead.cards) > 1, f.given("choice") and f.choice == "free"
    if len(lead.suits) > 1:
        require_one_of_suits(f, lead)
        forbid_some_of_suits(f, lead)
        leave_suits_free(f, lead)
    elif several:
        require_suit_of_several(f, lead)
        forbid_suit_of_several(f, lead)
        leave_lead_free(f, lead)
    else:
        require_or_forbid(f, lead)
        leave_lead_free(f, lead)
    if not free:
        (any_card_if_several_unable if several else any_card_if_unable)(f, lead)


def _open_or_made(f: ChoiceFacts, lead: Lead, *options: Conclusion) -> tuple[Conclusion, ...]:
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


@clause("50D2a")
def require_or_forbid(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Require the suit of the card, or forbid it for as long as the leader keeps the lead: the card returns to hand."""
    suit = lead.cards[0].suit
    back = _back(lead.owner, lead.cards)
    return _open_or_made(f, lead, _require(lead, suit, back), _forbid(lead, (suit,), back))


@clause("50D2b", "fn:14")
def leave_lead_free(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Neither: any card may be led; the cards stay, and if the leader keeps the lead declarer chooses again."""
    return _open_or_made(f, lead, _free(lead, "fn:14"))


@clause("51B1a", "51B1")
def require_suit_of_several(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Several cards of one suit, the suit required: all return to hand and their owner plays any legal card."""
    return _open_or_made(f, lead, _require(lead, lead.cards[0].suit, _some_back(lead, lead.suits)))


@clause("51B1b")
def forbid_suit_of_several(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Several cards of one suit, the suit forbidden until another hand wins a trick: all return to hand."""
    return _open_or_made(f, lead, _forbid(lead, lead.suits, _some_back(lead, lead.suits)))


@clause("51B2a", "51B2", "51B", "51B1a")
def require_one_of_suits(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits: any one of the suits may be required; the cards of that suit return to hand."""
    return _open_or_made(f, lead, *(_require(lead, suit, _some_back(lead, (suit,))) for suit in lead.suits))


@clause("51B2b")
def forbid_some_of_suits(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits: one or more of the suits may be forbidden; the cards of each of them return to hand."""
    sets = [some for size in range(1, len(lead.suits) + 1) for some in combinations(lead.suits, size)]
    return _open_or_made(f, lead, *(_forbid(lead, some, _some_back(lead, some)) for some in sets))


@clause("51B2c", "fn:16")
def leave_suits_free(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits, none required or forbidden: all stay, and declarer chooses again if the lead is kept."""
    return _open_or_made(f, lead, _free(lead, "fn:16"))


@clause("fn:13", "59")
def any_card_if_unable(f: Facts, lead: Lead) -> Conclusion:
    """A leader who cannot lead as declarer chose leads any legal card (59)."""
    return reminder("any-card-if-unable", who=lead.leader)


@clause("fn:15", "59")
def any_card_if_several_unable(f: Facts, lead: Lead) -> Conclusion:
    """The same, where the suit of several penalty cards was required or forbidden."""
    return reminder("any-card-if-unable", who=lead.leader)


def obligation(who: str, playable: Cards) -> tuple[Conclusion, ...]:
    """A single penalty card that may be played must be; of several declarer designates one."""
    if len(playable) > 1:
        return (effect("declarer-designates", who=who, cards=playable, clause="51A"),)
    return tuple(effect("play-required", who=who, card=card, clause="50D1a") for card in playable)


def _require(lead: Lead, suit: Suit, follows: tuple[Conclusion, ...]) -> Conclusion:
    who = lead.leader
    own = _own_under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    required = effect("lead-required", who=who, suit=suit)
    return option("require-penalty-suit", "declarer", required, *own, *follows, who=who, suit=suit)


def _forbid(lead: Lead, suits: tuple[Suit, ...], follows: tuple[Conclusion, ...]) -> Conclusion:
    who = lead.leader
    own = _own_under_restriction(lead, [card for card in lead.own_major if card.suit not in suits])
    forbidden = effect("lead-forbidden", who=who, suits=suits, until="loses-lead")
    return option("forbid-penalty-suit", "declarer", forbidden, *own, *follows, who=who, suits=suits)


def _free(lead: Lead, note: str) -> Conclusion:
    any_card = effect("any-legal-card" if lead.own_minor else "any-card", who=lead.leader)
    own = obligation(lead.leader, lead.own_major) or (any_card,)
    again = reminder("choice-again-next-trick", who=lead.leader, clause=note)
    return option("no-lead-restriction", "declarer", *own, *_stay(lead.owner, lead.cards), again, who=lead.leader)


def _own_under_restriction(lead: Lead, complying: list[Card]) -> tuple[Conclusion, ...]:
    waiting = (card for card in lead.own_major if card not in complying)
    waits = (effect("penalty-card-waits", who=lead.leader, card=card, clause="50D1b") for card in waiting)
    return (*obligation(lead.leader, tuple(complying)), *waits)


def _some_back(lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """The cards of the suits return to hand, the others stay; the owner plays any legal card."""
    stay = [card for card in lead.cards if card.suit not in suits]
    free = effect("any-legal-card" if stay else "any-card", who=lead.owner)
    back = _back(lead.owner, [card for card in lead.cards if card.suit in suits])
    return (*back, *_stay(lead.owner, stay), free)


def _back(owner: str, cards: Iterable[Card]) -> tuple[Conclusion, ...]:
    return tuple(effect("card-to-hand", who=owner, card=card) for card in cards)


def _stay(owner: str, cards: Iterable[Card]) -> tuple[Conclusion, ...]:
    return tuple(effect("stays-penalty-card", who=owner, card=card, grade="major") for card in cards)
