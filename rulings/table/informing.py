"""Information that is no call or play: what a player conveys to his partner (16B, 73), what he learns elsewhere (16D)."""

from collections.abc import Sequence
from dataclasses import replace

from rulings.table.account import Account, Told, ruled_on
from rulings.table.events import Reported
from rulings.table.finding import Irregularity
from rulings.table.moments import callers
from rulings.table.waiting import cannot

_FROM_PARTNER = "unauthorised-information"


def conveyed(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """16B1, 73C: nothing waits for it; whether it was extraneous and beyond doubt the director finds."""
    facts = {"source": "partner", "conveyed_by": event.value, "play_over": account.table.phase == "over"}
    seats = {"offender": event.by, "partner": event.by.partner, "recipient": event.by.partner}
    return (Irregularity(_FROM_PARTNER, facts, seats, holds_up=False),)


def judged_after_play(account: Account, told: Told) -> Account:
    """16B3: once the play is over the chain of questions is asked of what a partner conveyed."""
    if account.table.phase != "over" or account.table.stopped:
        return account
    for ruled in account.rulings:
        if ruled.reported and ruled.facts.kind == _FROM_PARTNER and not ruled.facts.known["play_over"]:
            facts = {**ruled.facts.known, "play_over": True}
            again = ruled_on(ruled.event, _FROM_PARTNER, facts, told.get(ruled.event, {}), dict(ruled.seats))
            now = replace(again, reported=True, holds_up=False, chosen=ruled.chosen)
            account = account.instead(ruled, now, account.table)
    return account


def learned(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """16D: by accident a player learns something about the board; the director chooses before anybody goes on."""
    begun = bool(callers(account.table.auction))
    if event.value == "card-at-own-table" and begun:
        raise cannot(number, "card-seen-in-auction")
    over = account.table.phase == "over"
    facts = {"learned": event.value, "first_call_made": begun, "play_over": over}
    return (Irregularity("extraneous-information", facts, {"recipient": event.by}, holds_up=not over),)
