"""A double that Law 19 forbids is found only once the opening lead is faced: the contract counts without it (36C)."""

from dataclasses import replace

from bridge.auction import PASS, Auction
from rulings.effects.calls import CallCancelled
from rulings.table.account import Account, Told
from rulings.table.again import ruled_again
from rulings.table.call_effects import in_force

_TO_THE_END = 3
"""So many passes end the auction over it, as far as the players know."""


def found_at_the_lead(account: Account, told: Told) -> Account | None:
    """The account with the auction over, where all have passed over such a double before anybody noticed; else ``None``."""
    last = next((one for one in reversed(account.rulings) if not one.reported), None)
    if last is None or last.facts.kind != "double-or-redouble":
        return None
    if not any(isinstance(one, CallCancelled) and one.by == "with-all-later-calls" for one in in_force(last)):
        return None
    auction = _passed_over(account.table.auction)
    if auction is None:
        return None
    again = ruled_again(last, told, {"lead_faced": True})
    return account.instead(last, again, account.table.with_auction(auction))


def _passed_over(auction: Auction) -> Auction | None:
    """As if the double had not been made: its player has passed too."""
    double, *later = [one for one in auction.gone if one.after == len(auction.calls)]
    if [one.call for one in later] != [PASS] * _TO_THE_END or auction.last_bid is None:
        return None
    ended = replace(auction, gone=tuple(one for one in auction.gone if one not in later))
    turns = 0
    while not ended.is_over:
        ended, turns = ended.with_call(double.seat.after(turns), PASS), turns + 1
    return ended
