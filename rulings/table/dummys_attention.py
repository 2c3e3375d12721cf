"""Dummy draws attention to a defender's revoke during the play: he may not (43A1(b)), and it may cost his side (43B3)."""

from bridge.changing import changed
from rulings.effects.rights import NoRectification
from rulings.table.account import Account, Told, ruled_on
from rulings.table.events import AttentionDrawn
from rulings.table.failures import noticed_now
from rulings.table.finding import seats_of


def with_dummys_attention(account: Account, number: int, event: AttentionDrawn, told: Told) -> Account:
    """The account with the ruling on dummy, if it is he; ``had_infringed`` under the number of the event is 43A2.

    Then a defender's failure is not rectified: what the defence gained by it is looked at after play. That his own hand
    follows suit is dummy's to see to (42A3), and declarer he may ask (42B1).
    """
    position, failures = account.table.position, noticed_now(account)
    if position is None or account.table.phase != "play" or event.by is not position.dummy or not failures:
        return account
    if failures[-1][1].seat.side is position.declarer.side:
        return account
    facts = {"action": "draws-attention", "irregularity_by": "defender", "was_first": True}
    ruled = ruled_on(number, "dummy-action", facts, told.get(number, {}), seats_of(position, event.by))
    account = account.with_ruling(changed(ruled, reported=True, holds_up=False), account.table)
    if not ruled.brings(NoRectification):
        return account
    return changed(account, failures=tuple(one for one in account.failures if one not in failures))
