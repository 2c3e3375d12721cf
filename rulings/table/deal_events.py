"""The deal and the board on a table: a wrong count, cards of another board, a wrong board, a faulty deal (6, 13–15)."""

from collections.abc import Sequence
from typing import Any

from bridge.seats import Seat, Side
from rulings.table.account import Account
from rulings.table.events import Counted, Reported
from rulings.table.finding import Irregularity, hand_name, seats_of, seats_of_call
from rulings.table.moments import called_since, callers, lead_faced, play_over
from rulings.table.table import Table
from rulings.table.waiting import cannot

_THIRTEEN = 13


def wrong_count(account: Account, number: int, event: Counted) -> Sequence[Irregularity]:
    """13 where a hand has more than thirteen cards, 14 where one is short and none has more; else nothing is wrong."""
    wrong = {seat: count for seat, count in event.counts.items() if count != _THIRTEEN}
    if not wrong:
        return ()
    if any(count > _THIRTEEN for count in wrong.values()):
        if all(count > _THIRTEEN for count in wrong.values()):
            raise cannot(number, "no-hand-is-short")
        return (_wrong_number(account.table, wrong),)
    if len(wrong) > 1:
        raise cannot(number, "one-short-hand-at-a-time")
    return (_missing_card(account.table, number, event, next(iter(wrong))),)


def _wrong_number(table: Table, wrong: dict[Seat, int]) -> Irregularity:
    called = callers(table.auction)
    facts = {
        "card_count": "long-and-short",
        "play_over": play_over(table),
        "wrong_hand_called": any(seat in called for seat in wrong),
    }
    return Irregularity("wrong-number-of-cards", facts, {})


def foreign_card(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """13C: a card that does not belong to the deal; to which trick it was played the event says."""
    if event.value != "no" and not lead_faced(account.table):
        raise cannot(number, "no-card-played-yet")
    if event.value == "current-trick" and play_over(account.table):
        raise cannot(number, "no-trick-in-progress")
    facts = {"card_count": "foreign-card", "foreign_card_played": event.value, "play_over": play_over(account.table)}
    return (Irregularity("wrong-number-of-cards", facts, {}),)


def _missing_card(table: Table, number: int, event: Counted, seat: Seat) -> Irregularity:
    """14: by when it is noticed, and what the player has played in the meantime."""
    hand = table.position.hands[seat] if table.position and event.found != "played-cards" else table.hands[seat]
    if event.missing is not None and event.missing not in hand:
        raise cannot(number, "card-not-in-hand", who=seat, card=event.missing)
    if event.found == "played-cards" and not lead_faced(table):
        raise cannot(number, "no-card-played-yet")
    facts: dict[str, Any] = {"lead_faced": lead_faced(table), "play_over": play_over(table)}
    if event.found is not None:
        facts["card_place"] = event.found
    if event.missing is not None:
        facts["card"] = event.missing
    position = table.position
    if position is None or not lead_faced(table):
        return Irregularity("missing-card", facts, seats_of_call(table, seat))
    facts |= {"hand": hand_name(position, seat), "has_penalty_card": bool(position.penalty_cards(seat))}
    if event.missing is not None:
        facts["could_have_followed"] = _did_not_follow(table, seat, event)
    return Irregularity("missing-card", facts, seats_of(position, seat))


def _did_not_follow(table: Table, seat: Seat, event: Counted) -> bool:
    """14B4: to a trick led in the suit of the missing card he played another suit."""
    tricks = (*table.tricks, tuple(table.position.trick if table.position else ()))
    return any(
        event.missing is not None and trick[0][1].suit is event.missing.suit and card.suit is not event.missing.suit
        for trick in tricks
        for by, card in trick
        if by is seat
    )


def cards_of_another_board(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """15A: he has taken his cards from another board; since when he has called with them the auction shows."""
    auction = account.table.auction
    if lead_faced(account.table) and event.by.partner not in called_since(auction, auction.first_of(event.by) or 0):
        raise cannot(number, "auction-cannot-go-on")
    first = auction.first_of(event.by)
    facts: dict[str, Any] = {"called_with_wrong_cards": event.by in callers(auction)}
    if first is not None:
        since = called_since(auction, first)
        facts |= {"partner_called": event.by.partner in since, "next_player_called": event.by.lho in since}
    elif facts["called_with_wrong_cards"]:
        facts |= {"partner_called": False}
    return (Irregularity("cards-from-wrong-board", facts, seats_of_call(account.table, event.by)),)


def wrong_at_table(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """15B: the board, the opponents or the directions are wrong."""
    facts = {"wrong_at_table": event.value, "auction_begun": bool(callers(account.table.auction))}
    return (Irregularity("wrong-board", facts, {}),)


def faulty_deal(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """6: something was wrong with the shuffle or the deal; who has called has taken his cards."""
    facts: dict[str, Any] = {"deal_fault": event.value}
    if {seat.side for seat in callers(account.table.auction)} == set(Side):
        facts["sides_begun"] = len(Side)
    return (Irregularity("faulty-deal", facts, {}),)
