"""Which cards a player may play now, and why not another: the Laws in their order of precedence.

First the turn (44B), then following suit, which "precedes all other requirements" (44C), then a lead or play restriction
(50D1(b), 51B, 57A), then a penalty card (50D1(a), 50C). Who cannot comply with a restriction may play any legal card (59).
"""

from dataclasses import dataclass

from bridge.cards import Card, Suit, highest, lowest, sorted_hand
from bridge.seats import Seat
from rulings.table.position import Position
from rulings.table.restrictions import CardDue, LeadRestriction, PlayDemand, SuitToForbid


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a card or call is not legal: the clause, and a key of the message catalogues."""

    clause: str
    key: str


def legal_cards(position: Position, seat: Seat) -> list[Card]:
    """The cards that the player may play now, spades first, high to low; none if it is not his turn."""
    return [card for card, refusal in verdicts(position, seat).items() if refusal is None]


def verdicts(position: Position, seat: Seat) -> dict[Card, Refusal | None]:
    """For every card of the hand: ``None`` if it may be played now, otherwise why not."""
    hand = sorted_hand(position.hands[seat])
    if seat is not position.turn:
        return dict.fromkeys(hand, Refusal("44B", "not-your-turn"))
    if suit_to_forbid(position, seat):
        return dict.fromkeys(hand, Refusal("26B", "declarer-may-forbid-first"))
    if choice_due(position, seat):
        return dict.fromkeys(hand, Refusal("50D2", "declarer-chooses-first"))
    return _narrowed(position, seat, hand)


def playable_in_turn(position: Position, seat: Seat, card: Card) -> bool:
    """Whether a card put down too soon could legally be played to the trick, were it its hand's turn (57C3, 57D)."""
    return verdicts_in_turn(position, seat)[card] is None


def verdicts_in_turn(position: Position, seat: Seat) -> dict[Card, Refusal | None]:
    """The verdicts on the hand as they would be, were it its turn."""
    return _narrowed(position, seat, sorted_hand(position.hands[seat]))


def _narrowed(position: Position, seat: Seat, hand: list[Card]) -> dict[Card, Refusal | None]:
    found: dict[Card, Refusal | None] = dict.fromkeys(hand)
    left = hand
    for narrow in (_follow_suit, _due_card, _lead_restriction, _play_demand, _major_penalty_card, _minor_penalty_card):
        if narrowed := narrow(position, seat, left):
            kept, refusal = narrowed
            found |= {card: refusal for card in left if card not in kept}
            left = kept
    return found


def follows_suit(position: Position, seat: Seat, card: Card) -> bool:
    """Whether the card is of the suit led, or the hand has none of it (44C, 44D)."""
    return card.suit is position.led or not any(one.suit is position.led for one in position.hands[seat])


def suit_to_forbid(position: Position, seat: Seat) -> SuitToForbid | None:
    """26B: the player is to lead for the first time since his partner's call was withdrawn, and declarer may forbid a suit."""
    if position.trick or not position.restrictions or seat is not position.turn:
        return None
    return next((one for one in position.restrictions if isinstance(one, SuitToForbid) and one.seat is seat), None)


def forbidden_to_lead(position: Position, seat: Seat) -> tuple[Suit, ...]:
    """The suit that declarer has forbidden the player, for as long as he keeps the lead, because of a withdrawn call (26B)."""
    of_seat = [one for one in position.restrictions if isinstance(one, LeadRestriction) and one.seat is seat]
    return tuple(suit for one in of_seat if one.clause == "26B" for suit in one.suits)


def choice_due(position: Position, seat: Seat) -> bool:
    """50D2: a defender whose partner has a major penalty card may not lead until declarer has chosen."""
    if position.trick or position.freed == position.number or not position.restrictions:
        return False
    return any(one.grade == "major" for one in position.penalty_cards(seat.partner))


def _follow_suit(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """44C: follow suit if possible."""
    kept = [card for card in cards if card.suit is position.led]
    return (kept, Refusal("44C", "must-follow-suit")) if kept else None


def _due_card(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """57D, 51A, 52B2: a card that the player has to play now, if it is legal."""
    due = next((one for one in position.restrictions if isinstance(one, CardDue) and one.seat is seat), None)
    if due is None or due.card not in cards:
        return None
    return [due.card], Refusal(due.clause, _DUE.get(due.clause, "penalty-card-first"))


_DUE = {"57D": "card-already-played", "51A": "designated-card-first"}


def _lead_restriction(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """50D2(a), 51B, 26B: the suit that declarer asked for, or none that he forbade; any card if that is impossible (59)."""
    if position.trick:
        return None
    left, refusal = cards, None
    for one in position.restrictions:
        if isinstance(one, LeadRestriction) and one.seat is seat:
            kept = [card for card in left if (card.suit in one.suits) is one.required]
            refusal = Refusal(one.clause, "suit-required" if one.required else "suit-forbidden") if kept else refusal
            left = kept or left
    return (left, refusal) if refusal else None


def _play_demand(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """57A: what declarer demanded of this play; any card if that is impossible (57B, 59)."""
    for one in position.restrictions:
        if isinstance(one, PlayDemand) and one.seat is seat:
            kept = _demanded(one, cards)
            clause = {"highest": "57A1", "lowest": "57A2", "suit": "57A3", "not-suit": "57A4"}[one.what]
            return (kept, Refusal(clause, f"demanded-{one.what}")) if kept else None
    return None


def _demanded(demand: PlayDemand, cards: list[Card]) -> list[Card]:
    of_suit = [card for card in cards if card.suit is demand.suit]
    match demand.what:
        case "highest":
            return [highest(of_suit)] if of_suit else []
        case "lowest":
            return [lowest(of_suit)] if of_suit else []
        case "suit":
            return of_suit
        case "not-suit":
            return [card for card in cards if card.suit is not demand.suit]


def _major_penalty_card(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """50D1(a): a major penalty card at the first legal opportunity; of several, the one that declarer designates (51A).

    One that was taken back from this trick to be changed (62C2, 62C3) is not asked for before the next.
    """
    major = {one.card for one in position.penalty_cards(seat) if one.grade == "major"}
    kept = [card for card in cards if card in major and (position.number, card) not in position.spared]
    return (kept, Refusal("50D1a", "penalty-card-first")) if kept else None


def _minor_penalty_card(position: Position, seat: Seat, cards: list[Card]) -> tuple[list[Card], Refusal] | None:
    """50C: before a minor penalty card no other card of its suit below honour rank."""
    minor = {one.card for one in position.penalty_cards(seat) if one.grade == "minor"}
    suits: set[Suit] = {card.suit for card in minor if card in cards}
    if not suits:
        return None
    kept = [card for card in cards if card in minor or card.is_honour or card.suit not in suits]
    return kept, Refusal("50C", "minor-penalty-card-first")
