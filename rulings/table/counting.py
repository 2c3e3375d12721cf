"""The tricks of a side as they count in the end: as they were played, and after what established revokes transfer (64)."""

from bridge.seats import Side
from rulings.effects.revokes import TransferTricks
from rulings.laws.law_64 import transferred
from rulings.table.account import Account, Ruled
from rulings.table.omitted import won_from


def counted(account: Account, side: Side) -> int:
    """The tricks that a side has once those of its revokes are the other side's, and the other way about."""
    return account.table.won(side) - _lost(account, side) + _lost(account, side.other)


def _lost(account: Account, side: Side) -> int:
    return transferred(
        (_won_since(account, ruled), one.count)
        for ruled in account.rulings
        for one in ruled.ruling.concluded
        if isinstance(one, TransferTricks) and ruled.seats["offender"].side is side
    )


def _won_since(account: Account, ruled: Ruled) -> int:
    """What the offending side won from the trick of its revoke on."""
    if (missing := next((one for one in account.omissions if one.number == ruled.event), None)) is not None:
        return won_from(account.table, missing.seat.side, missing.trick)
    later: int = ruled.facts.known["later_tricks"]
    won_by: str = ruled.facts.known["trick_won_by"]
    return later + (won_by != "opponents")
