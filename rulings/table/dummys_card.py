"""Declarer names a card of dummy's: it is played, incomplete words are resolved (46B), or none is designated."""

from collections.abc import Mapping, Sequence
from typing import Any

from bridge.cards import Card
from bridge.changing import changed
from bridge.plays import Play, played_after, trick_winner
from rulings.effects.plays import CardPlayed
from rulings.engine.kinds import kind_named
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import WORDS, ruled_again
from rulings.table.designating import named_by
from rulings.table.events import Designated, Played
from rulings.table.finding import Irregularity, seats_of
from rulings.table.going_on import may_be_played_upon
from rulings.table.legality import follows_suit
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot, waits

UNDESIGNATED = "dummy-plays-undesignated-card"


def designated(account: Account, number: int, event: Designated, told: Told) -> tuple[Account, Card | None]:
    """The account with the ruling, if the words need one, and the card that they designate, if any.

    ``ImpossibleCase`` where nothing can be designated, or the words are none of the forms of 46.
    """
    table = account.table
    position = table.position
    if position is None or table.phase == "over" or not begun(table):
        raise cannot(number, "not-in-the-play", who=event.by)
    if event.by is not position.declarer:
        raise cannot(number, "only-declarer-designates", who=event.by)
    if account.waiting is not None and not may_be_played_upon(account.waiting):
        raise waits(number, account.waiting)
    named = named_by(event.words)
    if named is None:
        raise cannot(number, "designation-not-understood", words=event.words[:40])
    card: Card | None = named.get("named_card")
    if card is not None and (table.deal is None or _can_be_played(position, card)):
        return account, card
    if table.deal is None:
        raise cannot(number, "dummy-not-known")
    facts = {**named, **_seen(table, position)}
    meant = {name: value for name, value in told.get(number, {}).items() if name in kind_named(WORDS).facts.fields}
    ruled = ruled_on(number, WORDS, facts, meant, seats_of(position, position.declarer))
    played = [one.card for one in ruled.ruling.concluded if isinstance(one, CardPlayed)]
    return account.with_ruling(ruled, table), played[0] if played else None


def _can_be_played(position: Position, card: Card) -> bool:
    return card in position.hands[position.dummy] and follows_suit(position, position.dummy, card)


def lies_in_the_trick(table: Table) -> Card | None:
    """Dummy's card in the trick in progress."""
    position = table.position
    return next((card for seat, card in position.trick if seat is position.dummy), None) if position else None


def not_designated(table: Table, event: Played) -> Irregularity | None:
    """45D1: dummy puts another card down than the one of this trick that declarer named.

    Who has played since declarer named it has played after the mistake: it is told when attention is drawn to it.
    """
    position, named = table.position, table.named
    if position is None or named is None or event.by is not position.dummy or lies_in_the_trick(table) != named:
        return None
    facts = {"played_card": event.card, "designated_card": named, **_after(table, position, named)}
    return Irregularity(UNDESIGNATED, facts, seats_of(position, event.by))


def noticed_later(account: Account, told: Told) -> Account:
    """45D1: attention is drawn to dummy's card only now; the ruling on it says who may take back what he played after it.

    In time until both sides have played to the next trick.
    """
    table, last = account.table, account.rulings[-1] if account.rulings else None
    if table.position is None or last is None or last.facts.kind != UNDESIGNATED or last.chosen:
        return account
    card = last.facts.known["designated_card"]
    facts = _after(table, table.position, card)
    if facts["sides_played_next"] == 2 or all(one != card for _, one in trick_of(table, card)):
        return account
    return account.instead(last, with_cards_since(ruled_again(last, told, facts), table), table)


def with_cards_since(ruled: Ruled, table: Table) -> Ruled:
    """The ruling on dummy's card, with what had been played after it when attention was drawn to it."""
    to_trick, to_next = since(table, ruled.facts.known["designated_card"])
    return changed(ruled, reported=True, later=(*to_trick, *to_next))


def trick_of(table: Table, card: Card) -> Sequence[Play]:
    """The trick in progress, or the one before it if the card lies there."""
    last = table.tricks[-1] if table.tricks else ()
    return last if card in {one for _, one in last} else table.position_to_change().trick


def since(table: Table, card: Card) -> tuple[Sequence[Play], Sequence[Play]]:
    """What was played after the card that declarer named: to its trick, and to the next."""
    trick, in_progress = trick_of(table, card), table.position_to_change().trick
    return played_after(trick, card), () if trick == in_progress else in_progress


def _after(table: Table, position: Position, named: Card) -> dict[str, Any]:
    """Who has played after dummy's card, and which sides to the next trick."""
    to_trick, to_next = since(table, named)
    in_trick, later = [seat for seat, _ in to_trick], {seat for seat, _ in to_next}
    rho, lho = (seat in {*in_trick, *later} for seat in (position.declarer.rho, position.declarer.lho))
    facts: dict[str, Any] = {
        "sides_played_next": len({seat.side for seat in later}),
        "defenders_after": "both" if rho and lho else "rho" if rho else "lho" if lho else "none",
    }
    after_rho = {position.declarer, position.declarer.rho} <= set(in_trick)
    return facts | ({"declarer_after_rho": after_rho} if rho else {})


def begun(table: Table) -> bool:
    """Whether dummy's cards are on the table: the opening lead is faced."""
    return table.position is not None and bool(table.position.trick or table.tricks)


def _seen(table: Table, position: Position) -> Mapping[str, Any]:
    """What lies open: dummy, the trick so far, what was played before, and with what dummy won the last trick."""
    trump = position.trump.value if position.trump else "none"
    won = "none"
    if table.tricks and trick_winner(table.tricks[-1], position.trump) is position.dummy:
        won = next(card.suit.value for seat, card in table.tricks[-1] if seat is position.dummy)
    return {
        "dummy_cards": tuple(sorted(position.hands[position.dummy], key=str)),
        "trick_so_far": tuple(card for _, card in position.trick),
        "last_won_with": won,
        "trump": trump,
        "cards_gone": tuple(card for trick in table.tricks for _, card in trick),
    }
