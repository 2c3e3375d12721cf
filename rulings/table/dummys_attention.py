"""Dummy draws attention to a defender's infraction during the play: he may not (43A1(b)), it may cost his side (43B3)."""

from bridge.changing import changed
from rulings.effects.leads import LeadStands
from rulings.effects.rights import NoRectification
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.consequences import apply
from rulings.table.events import AttentionDrawn
from rulings.table.failures import noticed_now
from rulings.table.finding import seats_of
from rulings.table.table import Table


def with_dummys_attention(account: Account, number: int, event: AttentionDrawn, told: Told) -> Account:
    """The account with the ruling on dummy, if it is he; ``had_infringed`` under the number of the event is 43A2.

    Then a defender's failure is not rectified: what the defence gained by it is looked at after play. That his own hand
    follows suit is dummy's to see to (42A3), and declarer he may ask (42B1).
    """
    position, failures = account.table.position, noticed_now(account)
    if position is None or account.table.phase != "play" or event.by is not position.dummy:
        return account
    lead = None if failures else _defenders_lead(account)
    if lead is None and not (failures and failures[-1][1].seat.side is not position.declarer.side):
        return account
    facts = {"action": "draws-attention", "irregularity_by": "defender", "was_first": True}
    ruled = ruled_on(number, "dummy-action", facts, told.get(number, {}), seats_of(position, event.by))
    ruled = changed(ruled, reported=True, holds_up=False)
    if lead is not None and ruled.brings(NoRectification):
        return account.instead(lead, ruled, _with_lead_standing(account.table, lead))
    account = account.with_ruling(ruled, account.table)
    if lead is not None or not ruled.brings(NoRectification):
        return account
    return changed(account, failures=tuple(one for one in account.failures if one not in failures))


def _defenders_lead(account: Account) -> Ruled | None:
    """A defender's lead out of turn that waits for declarer's choice (56)."""
    waiting = account.waiting
    if waiting is None or waiting.facts.kind != "lead-out-of-turn" or waiting.ruling.split is not None:
        return None
    return waiting if waiting.facts.known["hand"] == "defender" else None


def _with_lead_standing(table: Table, lead: Ruled) -> Table:
    """43B3: nothing is rectified, so the lead is not taken back (56B) and play goes on from it."""
    position = table.position_to_change()
    apply(position, LeadStands(who="offender", card=lead.facts.known["card"]), lead.seats)
    return table.with_position(position)
