"""Failures to comply (61): ruled when attention is drawn to one, or after the play, with what the record shows by then."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from bridge.cards import Suit
from bridge.changing import changed
from bridge.plays import Play, trick_winner
from bridge.seats import Seat, Side
from rulings.effects.revokes import AboutRevoke, AsIfEstablished, CannotCorrect
from rulings.table.account import Account, Ruled, Told, WentOn, ruled_on
from rulings.table.again import ruled_again
from rulings.table.events import Played
from rulings.table.finding import Failure, earlier_cards, hand_name, seats_of
from rulings.table.position import Position
from rulings.table.table import Table


def rule_failures(account: Account, told: Told) -> list[tuple[Ruled, Failure]]:
    """The rulings on failures to which attention is drawn."""
    found = noticed_now(account)
    return [(_ruled(account, event, failure, told.get(event, {})), failure) for event, failure in found]


def noticed_now(account: Account) -> list[tuple[int, Failure]]:
    """The failures of the last trick that has one on which nothing is ruled: attention is first drawn to them."""
    ruled = {one.event for one in account.rulings if one.facts.kind == "revoke"}
    new = [(event, failure) for event, failure in account.failures if event not in ruled]
    return [(event, failure) for event, failure in new if failure.trick == new[-1][1].trick]


def ruled_at_end(account: Account, told: Told) -> Account:
    """After the play every failure that is left is established or too late to correct: 64, each in its order.

    One to which attention was drawn after a claim is not ruled on twice: with what has become of the claim since, anew.
    """
    if account.table.phase != "over" or account.table.stopped or not account.failures:
        return account
    ruled = [(one.event, one.facts.known) for one in account.rulings]
    found = [_ruled(account, event, failure, told.get(event, {})) for event, failure in account.failures]
    new = [one for one in found if (one.event, one.facts.known) not in ruled]
    anew = {one.event for one in new}
    kept = [one for one in account.rulings if one.event not in anew or not _counted_before(one)]
    return replace(account, rulings=(*kept, *new), failures=())


def _counted_before(ruled: Ruled) -> bool:
    """Whether it is a ruling on a revoke with the tricks as they had been counted once play had stopped."""
    return ruled.facts.kind == "revoke" and bool(ruled.facts.known.get("play_over", True))


def with_tricks_counted(account: Account, told: Told) -> Account:
    """43B2(b): a revoke that was corrected and counts as established costs the tricks that are counted after the play."""
    table, position = account.table, account.table.position
    if table.phase != "over" or table.stopped or table.undecided or position is None:
        return account
    for ruled in account.rulings:
        known, trick = ruled.facts.known, ruled.facts.known.get("trick", 14)
        if not ruled.brings(AsIfEstablished) or known.get("play_over", True) or trick > len(table.tricks):
            continue
        seat = ruled.seats["offender"]
        added = {"play_over": True, "trick_won_by": _won_by(table.tricks[trick - 1], position, seat)}
        added |= {"later_tricks": _later(table, position, seat.side, trick)}
        established = [one.seats["offender"] for one in account.rulings if one.brings(CannotCorrect)]
        added |= {"both_sides": any(other.side is not seat.side for other in established)}
        account = account.instead(ruled, ruled_again(ruled, told, added), table)
    return account


def with_card_gone_on(account: Account, before: Account, number: int, event: Played) -> Account:
    """The account with a card that was ruled irregular noted for the failures that were open before it (63A1)."""
    position = before.table.position
    if position is None or not before.failures:
        return account
    again = event.by in {seat for seat, _ in position.trick}
    gone_on = WentOn(number, position.number + again, event.by.side)
    return changed(account, went_on=(*account.went_on, gone_on))


def without_gone_on(account: Account, trick: int) -> Account:
    """The trick is open again: what had been played to the next no longer counts."""
    return changed(account, went_on=tuple(one for one in account.went_on if one.trick <= trick))


def without_withdrawn(account: Account) -> Account:
    """A card that is back in the hand is no failure any more."""
    position = account.table.position
    if position is None or not account.failures:
        return account
    left = tuple(one for one in account.failures if one[1].card not in position.hands[one[1].seat])
    return replace(account, failures=left)


def _ruled(account: Account, event: int, failure: Failure, told: Mapping[str, Any]) -> Ruled:
    position = account.table.position
    if position is None:
        raise ValueError("no card has been played")
    facts = _facts(account, failure, position, told)
    ruled = ruled_on(event, "revoke", facts, told, seats_of(position, failure.seat))
    return changed(ruled, holds_up=False) if ruled.brings(CannotCorrect) else ruled


def _facts(account: Account, failure: Failure, position: Position, told: Mapping[str, Any]) -> dict[str, Any]:
    table, side = account.table, failure.seat.side
    trick = _trick(table, position, failure.trick)
    went_on = _played_to_next(table, position, failure) | _irregularly(account, failure)
    after = [seat for seat, _ in trick[len(failure.cards) + 1 :]]
    others = [turn for turn, seat in enumerate(after) if seat.side is not side]
    facts: dict[str, Any] = {
        "hand": hand_name(position, failure.seat),
        "failed_to": failure.cause,
        "trick": failure.trick,
        "card": failure.card,
        "card_was_faced": failure.was_faced,
        "withheld_penalty_card": failure.withheld_penalty_card,
        "opponents_played_after": bool(others) or side.other in went_on,
        "partner_played_after": bool(others) and failure.seat.partner in after[others[0] :],
        "sides_played_next": len(went_on),
        "before_partners_turn": all(seat is not failure.seat.partner for seat, _ in failure.cards),
    }
    if table.phase == "over":
        won_by = told.get("trick_won_by", "opponents")
        later = _later(table, position, side, failure.trick, won_it=won_by != "opponents")
        facts |= {} if table.undecided else {"later_tricks": later}
    else:
        facts |= {"hands_returned": False, "play_over": False}
    if len(trick) == 4:
        facts["trick_won_by"] = _won_by(trick, position, failure.seat)
    earlier = earlier_cards(position, failure.seat, failure.card)
    return facts | earlier | _others(account, position, failure) | _establishment(table, side, went_on)


def _won_by(trick: tuple[Play, ...], position: Position, seat: Seat) -> str:
    winner = trick_winner(trick, position.trump)
    return "offender" if winner is seat else "partner" if winner.side is seat.side else "opponents"


def _others(account: Account, position: Position, failure: Failure) -> dict[str, Any]:
    """What the other failures of the board mean for this one (62C3, 64B2, 64B7)."""
    table, side = account.table, failure.seat.side
    others = [one for _, one in account.failures if one is not failure]
    opposite = [one for one in others if one.seat.side is not side]
    as_if = [one for one in account.rulings if one.brings(AsIfEstablished)]
    earlier: list[tuple[Seat, Suit | None, int]] = [(one.seat, one.suit, one.trick) for one in others]
    earlier += [(one.seats["offender"], _suit_led(table, position, one), one.facts.known["trick"]) for one in as_if]
    both = bool(opposite) or any(one.seats["offender"].side is not side for one in as_if)
    on_one_trick = any(one.trick == failure.trick for one in opposite)
    past = on_one_trick and len(_played_to_next(table, position, failure)) == 2
    return {
        "opponents_revoked_too": on_one_trick,
        "repeated": any(
            seat is failure.seat and suit is failure.suit and trick < failure.trick for seat, suit, trick in earlier
        ),
        "both_sides": past or ((both or _omitted_by(account, side.other)) and table.phase == "over"),
    }


def _omitted_by(account: Account, side: Side) -> bool:
    """67B1: who played no card to a trick that both sides have gone past is deemed to have revoked."""
    return any(one.seat.side is side and one.trick < len(account.table.tricks) for one in account.omissions)


def _suit_led(table: Table, position: Position, ruled: Ruled) -> Suit | None:
    return next((card.suit for _, card in _trick(table, position, ruled.facts.known["trick"])), None)


def _establishment(table: Table, side: Side, went_on: set[Side]) -> dict[str, Any]:
    """63A as the record shows it; who objected to a claim and when the hands went back only the director knows."""
    if side in went_on:
        return {"establishment": "next-trick"}
    if table.rest is None:
        return {"establishment": "none"}
    if table.claimed_by is side:
        return {"establishment": "claim"}
    if table.contested:
        return {"establishment": "agreed-claim", "objected_in_time": True}
    return {"establishment": "agreed-claim"} if table.agreed else {}


def _trick(table: Table, position: Position, number: int) -> tuple[Play, ...]:
    return table.tricks[number - 1] if number <= len(table.tricks) else tuple(position.trick)


def _played_to_next(table: Table, position: Position, failure: Failure) -> set[Side]:
    """The sides that have led or played to the trick after that of the failure."""
    if failure.trick > len(table.tricks):
        return set()
    return {seat.side for seat, _ in _trick(table, position, failure.trick + 1)}


def _irregularly(account: Account, failure: Failure) -> set[Side]:
    """The sides whose irregular card, legal or not, was meant for that trick (63A1), even if it has gone back since.

    Not a card that an opponent had said it was time for (47E1), nor a fifth card that was not led.
    """
    known = {one.event: one.facts.known for one in account.rulings if not one.brings(AboutRevoke)}
    return {
        one.side
        for one in account.went_on
        if one.trick == failure.trick + 1 and one.number in known and _establishes(known[one.number])
    }


def _establishes(known: Mapping[str, Any]) -> bool:
    return not known.get("misinformed") and not known.get("told_to_play") and known.get("led", True) is True


def _later(table: Table, position: Position, side: Side, number: int, *, won_it: bool = False) -> int:
    """What the side won after that trick. ``won_it``: that one too, of which a claim decided while it was in progress."""
    played = sum(trick_winner(trick, position.trump).side is side for trick in table.tricks[number:])
    if table.rest is None:
        return played
    left = 13 - len(table.tricks)
    claimed = table.rest if side is position.declarer.side else left - table.rest
    return min(max(played + claimed - (won_it and number > len(table.tricks)), 0), 13 - number)
