"""Law 17: the auction period."""

from rulings.effects.auctions import (
    AuctionGoesBackTo,
    AuctionGoesOnNormally,
    AuctionNotOver,
    AuctionPeriodLasts,
    AuctionPeriodOver,
    ClarificationPeriod,
    LaterPassesCancelled,
)
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.ends_of_auction_facts import EndOfAuctionFacts


@clause("17D1")
def until_lead_is_faced(f: EndOfAuctionFacts) -> tuple[Conclusion, ...]:
    """The auction period ends when a defender faces the opening lead; until then it is the clarification period."""
    if f.lead_faced:
        return (AuctionPeriodOver(),)
    return ClarificationPeriod(), reminder("slip-may-still-be-changed", clause="25A5")


@clause("17D2")
def until_hands_are_in_board(f: EndOfAuctionFacts) -> tuple[Conclusion, ...]:
    """Nobody has bid: the auction period ends once all four hands are back in the board."""
    if f.hands_in_board:
        return (AuctionPeriodOver(),)
    return AuctionPeriodLasts(until="hands-in-board"), reminder("slip-may-still-be-changed", clause="25A5")


@clause("17D3")
def returns_to_skipped_player(f: EndOfAuctionFacts) -> tuple[Conclusion, ...]:
    """The auction does not end: it returns to the player who was skipped, and all passes from there on are cancelled."""
    return (
        AuctionNotOver(),
        AuctionGoesBackTo(who="skipped-player"),
        LaterPassesCancelled(who="skipped-player"),
        AuctionGoesOnNormally(),
    )
