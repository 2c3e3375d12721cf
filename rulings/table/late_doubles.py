"""A double that Law 19 forbids is found only once the opening lead is faced: the contract counts without it (36C)."""

from collections.abc import Sequence
from dataclasses import replace

from bridge.auction import PASS, Auction
from bridge.seats import Seat
from rulings.effects.calls import CallCancelled
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import ruled_again, told_of
from rulings.table.call_effects import in_force

_TO_THE_END = [PASS] * 3
"""With so many passes the auction has ended, as far as the players know."""

_DOUBLED, _OUT_OF_ROTATION = "double-or-redouble", "call-out-of-rotation"


def found_at_the_lead(account: Account, told: Told) -> Account | None:
    """The account with the auction over, where all have gone on over such a double before anybody noticed; else ``None``."""
    last = account.last_at_the_table
    if last is None or last.base is None or last.facts.kind not in (_DOUBLED, _OUT_OF_ROTATION):
        return None
    if not any(isinstance(one, CallCancelled) and one.by == "with-all-later-calls" for one in in_force(last)):
        return None
    auction = _as_without_it(last, last.base.auction, account.table.auction)
    if auction is None or auction.last_bid is None:
        return None
    return account.instead(last, _found(last, told), account.table.with_auction(auction))


def _found(last: Ruled, told: Told) -> Ruled:
    """36C asks nothing of the turn at which the double was made."""
    if last.facts.kind == _DOUBLED:
        return ruled_again(last, told, {"lead_faced": True})
    known = {name: last.facts.known[name] for name in ("call", "last_call", "enforced_passes")}
    own = told_of(_DOUBLED, told.get(last.event, {}), (_OUT_OF_ROTATION,))
    return replace(ruled_on(last.event, _DOUBLED, known | {"lead_faced": True}, own, last.seats), base=last.base)


def _as_without_it(last: Ruled, before: Auction, now: Auction) -> Auction | None:
    """The auction over as if the double had not been made; ``None`` where the players cannot have taken it to be over."""
    made = before.history()
    later = [(seat, call) for seat, call, _ in now.history()[len(made) :]]
    if now.history()[: len(made)] != made or [call for _, call in later[-3:]] != _TO_THE_END:
        return None
    if last.facts.kind == _DOUBLED:
        return _gone_on(before.with_call(last.seats["offender"], PASS), later)
    return _passed_out(before) if all(call == PASS for _, call in later) else None


def _gone_on(auction: Auction, later: Sequence[tuple[Seat, str]]) -> Auction | None:
    """In the place of the double its player has passed; what was called since was legal even so."""
    for seat, call in later:
        if auction.is_over:
            return auction if call == PASS else None
        if seat is not auction.turn or call not in auction.legal_calls():
            return None
        auction = auction.with_call(seat, call)
    return auction if auction.is_over else None


def _passed_out(auction: Auction) -> Auction:
    while not auction.is_over:
        auction = auction.with_call(auction.turn, PASS)
    return auction
