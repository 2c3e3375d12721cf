"""Which events of the play are irregular: the situation of each, with the facts that the table shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from bridge.plays import Play
from bridge.seats import Seat
from rulings.table.events import Exposed, Played
from rulings.table.legality import Refusal, verdicts
from rulings.table.position import Position
from rulings.table.table import Table

Seats = dict[str, Seat]
"""Which seat each role of a ruling is."""


@dataclass(frozen=True, slots=True)
class Irregularity:
    """What a director would be told of an event: the kind of situation, its facts, and who is who.

    ``stands_on_table``: the card lies in the trick while the ruling is awaited; else it never left the hand for the rules.
    """

    kind: str
    facts: Mapping[str, Any]
    seats: Seats
    stands_on_table: bool = False


@dataclass(frozen=True, slots=True)
class Failure:
    """A card that did not comply: nothing is ruled on it before somebody draws attention to it or the play is over (61, 62).

    ``trick``: its number, from 1; ``cards``: the trick in progress before the card; ``cause``: what it had to be.
    """

    trick: int
    seat: Seat
    card: Card
    suit: Suit
    cause: str
    was_faced: bool
    withheld_penalty_card: bool
    cards: tuple[Play, ...]


def seats_of(position: Position, offender: Seat) -> Seats:
    """The roles of a ruling about a player's act."""
    declarer = position.declarer
    return {
        "offender": offender,
        "partner": offender.partner,
        "declarer": declarer,
        "presumed-declarer": declarer,
        "dummy": declarer.partner,
        "lho": declarer.lho,
        "rho": declarer.rho,
    }


def irregular(table: Table, event: Played | Exposed) -> Irregularity | Failure | None:
    """What is irregular about a card that is played or seen now; ``None`` for a legal play in turn."""
    position = table.position
    if position is None:
        return None
    if isinstance(event, Exposed):
        return _exposed(position, event)
    if event.by is not position.turn:
        return _out_of_turn(position, event)
    refusal = verdicts(position, event.by).get(event.card)
    return _not_complied(position, event, refusal) if refusal else None


def _out_of_turn(position: Position, event: Played) -> Irregularity | None:
    if position.trick:
        return _premature(position, event)
    if position.number == 1:
        return _opening_lead(position, event)
    return _lead(position, event)


def _opening_lead(position: Position, event: Played) -> Irregularity:
    defends = event.by.side is not position.declarer.side
    facts = {"leader": "defender" if defends else "declaring-side", "faced": event.faced, "card": event.card}
    seats = seats_of(position, event.by)
    return Irregularity("opening-lead-out-of-turn", facts, seats, stands_on_table=event.faced and defends)


def _lead(position: Position, event: Played) -> Irregularity:
    facts = {
        "leader": hand_name(position, event.by),
        "faced": event.faced,
        "thirteenth_trick": position.number == 13,
        "turn": _turn_name(position, event.by),
        "card": event.card,
    }
    return Irregularity("lead-out-of-turn", facts, seats_of(position, event.by), stands_on_table=event.faced)


def hand_name(position: Position, seat: Seat) -> str:
    """Declarer's hand, dummy's, or a defender's."""
    if seat is position.declarer:
        return "declarer"
    return "dummy" if seat is position.dummy else "defender"


def _turn_name(position: Position, leader: Seat) -> str:
    """Whose turn it was, as a lead out of turn is told: seen from the side that led."""
    turn = position.turn
    if turn.side is position.declarer.side:
        return hand_name(position, turn)
    if leader.side is turn.side:
        return "partner"
    return "lho" if turn is position.declarer.lho else "rho"


def _premature(position: Position, event: Played) -> Irregularity | None:
    """A card that comes before its turn to a trick that has been led to, or a lead to the next one."""
    seat, in_trick = event.by, {one for one, _ in position.trick}
    hand = hand_name(position, seat)
    facts: dict[str, Any] = {"player": hand, "leads": False, "card": event.card, "suit_led": str(position.led)}
    if hand == "defender":
        if seat in in_trick and seat.partner in in_trick:
            return None
        before_partner = "next-trick-before-partner" if seat in in_trick else "before-partner"
        facts["act"] = "at-rhos-turn" if seat.partner in in_trick else before_partner
        facts |= _declaring_sides_part(position)
    elif seat in in_trick:
        return None
    facts["legal"] = _follows(position, seat, event.card)
    return Irregularity("premature-play", facts, seats_of(position, seat), stands_on_table=hand != "defender")


def _declaring_sides_part(position: Position) -> dict[str, Any]:
    """57C1 and 57C2: what declarer's hands have played to the trick; the record shows dummy's card as named by declarer."""
    in_trick = {seat for seat, _ in position.trick}
    dummy = "named" if position.dummy in in_trick else "none"
    return {"dummys_card": dummy, "declarers_card_played": position.declarer in in_trick}


def _follows(position: Position, seat: Seat, card: Card) -> bool:
    return card.suit is position.led or not any(one.suit is position.led for one in position.hands[seat])


def _not_complied(position: Position, event: Played, refusal: Refusal) -> Irregularity | Failure:
    if refusal.clause == "50D2":
        return _led_before_choice(position, event)
    if refusal.clause in ("50D1a", "50C"):
        return _penalty_card_withheld(position, event, refusal.clause)
    return _failure(position, event, "follow-suit" if refusal.clause == "44C" else "required-suit")


def _failure(position: Position, event: Played, cause: str) -> Failure:
    on_table = {one.card for one in position.penalty_cards(event.by)}
    allowed = {card for card, refusal in verdicts(position, event.by).items() if refusal is None}
    led = position.led or event.card.suit
    withheld = bool(allowed) and on_table >= allowed
    faced = event.card in on_table
    return Failure(position.number, event.by, event.card, led, cause, faced, withheld, tuple(position.trick))


def _led_before_choice(position: Position, event: Played) -> Irregularity:
    """50D2: a defender led while declarer had still to choose about his partner's penalty card."""
    owner = event.by.partner
    cards = tuple(one.card for one in position.penalty_cards(owner))
    facts: dict[str, Any] = {"cards": cards, "moment": "partner-leads", "led_before_choice": event.card}
    if own := tuple(one.card for one in position.penalty_cards(event.by)):
        facts["partners_cards"] = own
    if len(cards) == 1 and not cards[0].is_honour:
        facts["grade"] = "major"
    return Irregularity("penalty-card", facts, seats_of(position, owner))


def _penalty_card_withheld(position: Position, event: Played, clause: str) -> Irregularity:
    """52: another card than the penalty card that had to be played."""
    on_table = position.penalty_cards(event.by)
    due = next(one for one in on_table if (one.grade == "minor") is (clause == "50C"))
    several = sum(one.grade == "major" for one in on_table) > 1
    duty = "minor" if clause == "50C" else "designated" if several else "major"
    facts = {"duty": duty, "declarer_played": False, "penalty_card": due.card, "card": event.card}
    return Irregularity("penalty-card-not-played", facts, seats_of(position, event.by), stands_on_table=True)


def _exposed(position: Position, event: Exposed) -> Irregularity:
    whose = hand_name(position, event.by)
    facts: dict[str, Any] = {"whose": whose, "cards": event.cards, "exposed": _sort(event.cards)}
    if whose == "defender":
        facts |= {"how": "could-be-seen", "manner": event.how}
        facts["earlier_cards"] = tuple(one.card for one in position.penalty_cards(event.by))
    return Irregularity("exposed-card", facts, seats_of(position, event.by))


def _sort(cards: tuple[Card, ...]) -> str:
    if len(cards) > 1:
        return "several"
    return "honour" if cards and cards[0].is_honour else "small-card"
