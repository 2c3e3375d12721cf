"""Cards seen after the final pass, before the lead is faced (24): the auction may go on after all (21B1, 25A)."""

from bridge.cards import Card
from bridge.changing import changed
from rulings.effects.information import FacedThroughAuction
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.table.account import Account, Ruled
from rulings.table.events import Exposed
from rulings.table.restrictions import FacedCard, MustPass
from rulings.table.table import Table


def shown_after_final_pass(account: Account, ruled: Ruled, event: Exposed) -> Account:
    """The cards lie there until the lead is faced; should the owner's partner be next to call before that, he passes."""
    if ruled.facts.known.get("during") != "auction" or not ruled.brings(FacedThroughAuction, BecomesPenaltyCard):
        return account
    table = account.table
    for card in event.cards:
        table = _lying(table, event, card)
    cards = table.faced_cards(event.by)
    if len(cards) > 1 or cards[0].is_honour:
        table = table.with_duty(MustPass(event.by.partner, throughout=False, clause="24C" if len(cards) > 1 else "24B"))
    return changed(account, table=table)


def _lying(table: Table, event: Exposed, card: Card) -> Table:
    if card in table.faced_cards(event.by):
        return table
    minor = event.how == "inadvertent" and not card.is_honour
    return table.with_duty(FacedCard(event.by, card, "minor" if minor else "major"))
