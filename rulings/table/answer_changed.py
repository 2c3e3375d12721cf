"""A call that had told more of an earlier ruling is another one by now: what followed is open again (15A, 27B, 31A, 32A)."""

from collections.abc import Collection
from dataclasses import replace

from bridge.auction import Auction
from bridge.changing import changed
from bridge.seats import Seat
from rulings.table.account import Account, Ruled, Told
from rulings.table.again import ruled_again
from rulings.table.call_effects import in_force, with_call_effects
from rulings.table.restrictions import Duty
from rulings.table.table import Table


def without_answer(account: Account, by: Seat, at: int, told: Told) -> Account:
    """The account where the player has changed his call of that number (from 0).

    It may have been the right-hand opponent's answer; and what was irregular about the next player's call over it is so no
    longer (25A6).
    """
    for ruled in account.rulings:
        if ruled.base is not None and ruled.seats["offender"] is by.lho and len(ruled.base.auction.calls) > at:
            account = _without(account, ruled)
    for ruled in account.rulings:
        if ruled.base is not None and "rho_then" in ruled.facts.known and len(ruled.base.auction.calls) == at:
            account = _open_again(account, ruled, {"rho_then", "replacement"}, told)
    return account


def without_slip(account: Account, auction: Auction, at: int, told: Told) -> Account:
    """25A1: so too where the offender had not meant the call that he made in place of the one that does not stand."""
    for ruled in account.rulings:
        if "replacement" in ruled.facts.known and _replaced_at(ruled, auction) == at:
            account = _open_again(account, ruled, {"replacement", "premature", "second_bid_accepted"}, told)
    return without_answer(account, auction.bidder(at), at, told)


def without_calls_of(account: Account, seat: Seat, first: int | None, told: Told) -> Account:
    """15A: the player's calls are cancelled from the first on; of what his irregular ones had brought nothing is left."""
    for ruled in account.rulings:
        if ruled.base is not None and ruled.seats["offender"] is seat:
            account = _without(account, ruled)
    return account if first is None else without_answer(account, seat, first, told)


def as_chosen(table: Table, ruled: Ruled, told: Told) -> tuple[Ruled, Table]:
    """25B: once it is chosen which call stands it is asked whether they are comparable (26)."""
    now = ruled_again(ruled, told, {})
    return now, with_call_effects(table, now, in_force(now))


def _without(account: Account, ruled: Ruled) -> Account:
    """The call is of no effect any more: nothing is demanded for it, and no later call tells more of it."""
    return account.instead(ruled, replace(ruled, base=None), _without_duties(account.table, _duties(ruled)))


def _replaced_at(ruled: Ruled, auction: Auction) -> int | None:
    """The number of the offender's first call since the one that was ruled on."""
    if ruled.base is None:
        return None
    since = range(len(ruled.base.auction.calls), len(auction.calls))
    return next((number for number in since if auction.bidder(number) is ruled.seats["offender"]), None)


def _open_again(account: Account, ruled: Ruled, untold: Collection[str], told: Told) -> Account:
    known = {name: value for name, value in ruled.facts.known.items() if name not in untold}
    chosen = None if ruled.chosen and ruled.chosen.key == "accept-second-bid" else ruled.chosen
    again = ruled_again(replace(ruled, facts=type(ruled.facts)(**known), chosen=chosen), told, {})
    return account.instead(ruled, again, _without_duties(account.table, _duties(ruled) - _duties(again)))


def _without_duties(table: Table, gone: set[Duty]) -> Table:
    return changed(table, duties=tuple(one for one in table.duties if one not in gone))


def _duties(ruled: Ruled) -> set[Duty]:
    """What the ruling demands by itself."""
    if ruled.base is None:
        return set()
    return set(with_call_effects(changed(ruled.base, duties=()), ruled, in_force(ruled)).duties)
