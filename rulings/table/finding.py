"""Which events of the play are irregular: the situation of each, with the facts that the table shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.cards import Card, Suit
from bridge.plays import Play
from bridge.seats import Seat
from rulings.table.events import Exposed, Played
from rulings.table.legality import Refusal, follows_suit, playable_in_turn, verdicts, verdicts_in_turn
from rulings.table.moments import lead_faced
from rulings.table.position import Position
from rulings.table.table import Table

Seats = dict[str, Seat]
"""Which seat each role of a ruling is."""


@dataclass(frozen=True, slots=True)
class Irregularity:
    """What a director would be told of an event: the kind of situation, its facts, and who is who.

    ``stands_on_table``: the card lies in the trick while the ruling is awaited; else it never left the hand for the rules.
    ``holds_up``: whether auction or play waits for a fact that is missing.
    """

    kind: str
    facts: Mapping[str, Any]
    seats: Seats
    stands_on_table: bool = False
    holds_up: bool = True


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


_OF_PENALTY_CARDS = ("50D2", "50D1a", "51A", "52B2", "50C")
"""Clauses by which a card is refused for a penalty card, or until declarer has chosen about one."""
LEFT, RIGHT = "offenders-lho", "offenders-rho"
"""The opponents beside the offender, as rulings name them."""


def seats_of_call(table: Table, offender: Seat) -> Seats:
    """The roles of a ruling about a player's call; who declares is known only once the auction is over."""
    seats = {
        "offender": offender,
        "partner": offender.partner,
        LEFT: offender.lho,
        RIGHT: offender.rho,
    }
    if table.position is None:
        return seats
    declarer = table.position.declarer
    return seats | {"declarer": declarer, "presumed-declarer": declarer, "dummy": declarer.partner}


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
        return _exposed(position, event, in_auction=not lead_faced(table))
    if event.by is not position.turn:
        return _out_of_turn(position, event)
    if position.trick and not position.restrictions:
        return None if follows_suit(position, event.by, event.card) else not_followed(position, event)
    found = verdicts(position, event.by)
    refusal = found.get(event.card)
    if refusal is None:
        return None
    if not event.faced and position.number == 1 and not position.trick and refusal.clause in _OF_PENALTY_CARDS:
        return _led_face_down(position, event)
    return _not_complied(position, event, refusal, {card for card, one in found.items() if one is None})


def _out_of_turn(position: Position, event: Played) -> Irregularity | None:
    if position.trick:
        return _premature(position, event)
    if position.number == 1:
        return opening_lead(position, event)
    if position.retracted == position.number and _waits_for_declarers_lead(position, event):
        return _before_declarers_lead(position, event)
    return _lead(position, event)


def _waits_for_declarers_lead(position: Position, event: Played) -> bool:
    side = position.declarer.side
    return position.turn.side is side and event.by.side is not side


def _before_declarers_lead(position: Position, event: Played) -> Irregularity:
    """60B: declarer had to take his lead back, and a defender plays before the lead from the correct hand."""
    facts = {
        "lead_taken_back": True,
        "turn": "declaring-side",
        "irregularity_by": "declarer",
        "played_on_by": "non-offender",
        "card": event.card,
    } | earlier_cards(position, event.by, event.card)
    seats = seats_of(position, event.by) | {"defender": event.by}
    return Irregularity("play-before-rectification", facts, seats)


def opening_lead(position: Position, event: Played) -> Irregularity:
    """The opening lead, or what was meant as it, by a hand whose lead it was not."""
    defends = event.by.side is not position.declarer.side
    facts = {"hand": "defender" if defends else "declaring-side", "faced": event.faced, "card": event.card}
    facts |= earlier_cards(position, event.by, event.card) | _leaders_cards(position, event.by)
    seats = _seats_of_lead(position, event.by)
    return Irregularity("opening-lead-out-of-turn", facts, seats, stands_on_table=event.faced and defends)


def earlier_cards(position: Position, seat: Seat, card: Card) -> dict[str, Any]:
    """The penalty cards that a defender has beside the card of the case, if any; with another one all are major (50B)."""
    others = tuple(one.card for one in position.penalty_cards(seat) if one.card != card)
    return {"earlier_cards": others} if others else {}


def _leaders_cards(position: Position, by: Seat) -> dict[str, Any]:
    """The major penalty cards of the defender whose lead it is, where his partner has led: they bind his lead too."""
    own = tuple(one.card for one in position.penalty_cards(by.partner) if one.grade == "major")
    return {"leaders_major_cards": own} if own and position.turn is by.partner else {}


def _lead(position: Position, event: Played) -> Irregularity:
    facts = {
        "hand": hand_name(position, event.by),
        "faced": event.faced,
        "thirteenth_trick": position.number == 13,
        "turn": turn_name(position, event.by),
        "card": event.card,
    } | earlier_cards(position, event.by, event.card)
    facts |= _leaders_cards(position, event.by)
    return Irregularity("lead-out-of-turn", facts, _seats_of_lead(position, event.by), stands_on_table=event.faced)


def _seats_of_lead(position: Position, leader: Seat) -> Seats:
    """Who was misinformed by an opponent (47E1) is no offender: he is named as the leader."""
    return seats_of(position, leader) | {"leader": leader}


def hand_name(position: Position, seat: Seat) -> str:
    """Declarer's hand, dummy's, or a defender's."""
    if seat is position.declarer:
        return "declarer"
    return "dummy" if seat is position.dummy else "defender"


def turn_name(position: Position, leader: Seat) -> str:
    """Whose turn it was, as a lead is told: seen from the side that led."""
    turn = position.turn
    if turn is leader:
        return "same-hand"
    if turn.side is position.declarer.side:
        return hand_name(position, turn)
    if leader.side is turn.side:
        return "partner"
    return "lho" if turn is position.declarer.lho else "rho"


def _premature(position: Position, event: Played) -> Irregularity:
    """A card that comes before its turn to a trick that has been led to, or a second one from the same hand."""
    seat, in_trick = event.by, {one for one, _ in position.trick}
    hand = hand_name(position, seat)
    facts: dict[str, Any] = {"hand": hand, "leads": False, "card": event.card, "suit_led": str(position.led)}
    if seat in in_trick:
        return _second_card(position, event)
    if hand == "defender":
        facts["act"] = "at-rhos-turn" if seat.partner in in_trick else "before-partner"
        facts |= _declaring_sides_part(position)
    facts |= {"legal": playable_in_turn(position, seat, event.card)} | earlier_cards(position, seat, event.card)
    seats = seats_of(position, seat) | ({"defender": seat} if hand == "defender" else {})
    return Irregularity("premature-play", facts, seats, stands_on_table=hand != "defender")


def _second_card(position: Position, event: Played) -> Irregularity:
    """45E: a further card from a hand that has played to the trick; whether it is a lead only the director can say."""
    facts = {
        "hand": hand_name(position, event.by),
        "partner_has_played": event.by.partner in {one for one, _ in position.trick},
        "suit_led": str(position.led),
        "card": event.card,
        "has_penalty_card": bool(position.penalty_cards(event.by)),
        "thirteenth_trick": position.number == 12,
        "sides_played_next": 0,
    }
    return Irregularity("fifth-card", facts, seats_of(position, event.by))


def _declaring_sides_part(position: Position) -> dict[str, Any]:
    """57C1 and 57C2: what declarer's hands have played to the trick; the record shows dummy's card as named by declarer."""
    in_trick = {seat for seat, _ in position.trick}
    dummy = "named" if position.dummy in in_trick else "none"
    return {"dummys_card": dummy, "declarers_card_played": position.declarer in in_trick}


def _not_complied(position: Position, event: Played, refusal: Refusal, allowed: set[Card]) -> Irregularity | Failure:
    if refusal.clause == "50D2":
        return _led_before_choice(position, event)
    if refusal.clause in _OF_PENALTY_CARDS:
        return _penalty_card_withheld(position, event, refusal.clause, allowed)
    return _failure(position, event, "follow-suit" if refusal.clause == "44C" else "required-suit", allowed)


def not_followed(position: Position, event: Played) -> Failure:
    """A card that does not follow suit although its hand can; nothing else binds its player."""
    return Failure(
        position.number,
        event.by,
        event.card,
        position.led or event.card.suit,
        "follow-suit",
        was_faced=False,
        withheld_penalty_card=False,
        cards=tuple(position.trick),
    )


def _failure(position: Position, event: Played, cause: str, allowed: set[Card]) -> Failure:
    on_table = {one.card for one in position.penalty_cards(event.by)}
    led = position.led or event.card.suit
    withheld = bool(allowed) and on_table >= allowed
    faced = event.card in on_table
    return Failure(position.number, event.by, event.card, led, cause, faced, withheld, tuple(position.trick))


def _led_face_down(position: Position, event: Played) -> Irregularity:
    """41A: an opening lead that a penalty card does not allow returns to the hand; nobody has seen it (49)."""
    facts = {"irregularity": "penalty-card", "director_instructs": True, "card": event.card}
    return Irregularity("face-down-lead", facts, seats_of(position, event.by) | {"defender": event.by})


def _led_before_choice(position: Position, event: Played) -> Irregularity:
    """50D2: a defender led while declarer had still to choose about his partner's penalty card."""
    owner = event.by.partner
    cards = tuple(one.card for one in position.penalty_cards(owner))
    facts: dict[str, Any] = {"offenders_cards": cards, "moment": "partner-leads", "led_before_choice": event.card}
    if own := tuple(one.card for one in position.penalty_cards(event.by) if one.card != event.card):
        facts["partners_cards"] = own
    if len(cards) == 1 and not cards[0].is_honour:
        facts["grade"] = "major"
    return Irregularity("penalty-card", facts, seats_of(position, owner))


def _penalty_card_withheld(position: Position, event: Played, clause: str, allowed: set[Card]) -> Irregularity:
    """52: another card than the penalty card that had to be played; of several declarer had perhaps designated none (51A)."""
    on_table = position.penalty_cards(event.by)
    of_grade = [one.card for one in on_table if (one.grade == "minor") is (clause == "50C")]
    due = [card for card in of_grade if card in allowed] or of_grade[:1]
    several = len(of_grade) > 1 and clause != "50D1a"
    duty = "minor" if clause == "50C" else "designated" if several else "major"
    facts = {"duty": duty, "declarer_played": False, "card": event.card}
    facts |= {"penalty_card": due[0]} if len(due) == 1 else {}
    facts |= {"more_penalty_cards": len([one for one in on_table if one.card != event.card]) > 1}
    return Irregularity("penalty-card-not-played", facts, seats_of(position, event.by), stands_on_table=True)


def withheld_in_turn(position: Position, event: Played) -> Irregularity | None:
    """52: of a card that stays played although it came too soon (57C): whether a penalty card of its hand comes first."""
    found = verdicts_in_turn(position, event.by)
    refusal = found[event.card]
    if refusal is None or refusal.clause not in _OF_PENALTY_CARDS:
        return None
    return _penalty_card_withheld(position, event, refusal.clause, {card for card, one in found.items() if one is None})


def counts_as_played(position: Position, event: Exposed) -> bool:
    """A card that its player means to play is played once it can be seen: 45C1 of a defender, 45C2 of declarer."""
    return event.how == "to-play" and len(event.cards) == 1 and event.by is not position.dummy


def _exposed(position: Position, event: Exposed, *, in_auction: bool) -> Irregularity | None:
    """A card that lies on the table anyway, as a penalty card or dummy's, is not exposed again.

    ``in_auction``: no lead is faced, so that the auction period lasts (17D1) and 24 applies, also upon a face-down lead.
    """
    whose = hand_name(position, event.by)
    lying = tuple(one.card for one in position.penalty_cards(event.by))
    cards = tuple(card for card in dict.fromkeys(event.cards) if card not in lying)
    if not cards or (whose == "dummy" and not in_auction):
        return None
    facts: dict[str, Any] = {"hand": whose, "cards": cards, "exposed": _sort(cards)}
    if in_auction:
        facts |= {"during": "auction", "how": "could-be-seen", "auction_over": True}
    if whose == "defender":
        facts |= {"how": "could-be-seen", "manner": event.how, "earlier_cards": lying}
    elif event.how == "inadvertent":
        facts["declarers_act"] = "dropped"
    else:
        facts["declarers_act"] = "showed-hand" if len(cards) == len(position.hands[event.by]) else "showed"
        facts["after_opening_lead_out_of_turn"] = False
    return Irregularity("exposed-card", facts, seats_of(position, event.by))


def seen_in_auction(table: Table, event: Exposed) -> Irregularity | None:
    """24: cards that partner could see before it is known who will defend; all that lie there by now are looked at."""
    lying = table.faced_cards(event.by)
    if set(event.cards) <= set(lying):
        return None
    cards = tuple(dict.fromkeys((*lying, *event.cards)))
    facts = {
        "hand": "undecided",
        "during": "auction",
        "how": "could-be-seen",
        "manner": event.how,
        "cards": cards,
        "exposed": _sort(cards),
    }
    return Irregularity("exposed-card", facts, seats_of_call(table, event.by))


def _sort(cards: tuple[Card, ...]) -> str:
    if len(cards) > 1:
        return "several"
    return "honour" if cards and cards[0].is_honour else "small-card"
