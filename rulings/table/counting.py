"""The tricks of a side as they count in the end: as they were played, and after what established revokes transfer (64)."""

from bridge.seats import Side
from rulings.effects.revokes import TransferTricks
from rulings.table.account import Account


def counted(account: Account, side: Side) -> int:
    """The tricks that a side has once those of its revokes are the other side's, and the other way about."""
    return account.table.won(side) + sum(
        -one.count if ruled.seats["offender"].side is side else one.count
        for ruled in account.rulings
        for one in ruled.ruling.concluded
        if isinstance(one, TransferTricks)
    )
