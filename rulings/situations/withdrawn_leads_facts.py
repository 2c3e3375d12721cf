"""What a director is told: what follows when a lead out of turn is taken back."""

from bridge.cards import Card
from rulings.engine.trace import Conclusion, effect, information, option, reminder


def defenders_lead_refused(
    chooser: str, card: Card | None, turn: str, citation: str, **lead: str
) -> tuple[Conclusion, ...]:
    """What follows if declarer has a defender take back his lead: for an option, so nothing of it is concluded yet.

    ``lead="opening"`` names the opening lead.
    """
    waits = effect("wait-for-declarers-choice", who="partner", clause="50D2")
    faced = effect("stays-faced", who="offender", card=card, clause="50A")
    return (
        effect("lead-withdrawn", who="offender", card=card, clause=citation, **lead),
        effect("penalty-card", who="offender", card=card, grade="major", clause="50B"),
        effect("lead-from", hand=turn, clause=citation, **lead),
        *((waits, *choices_at_partners_lead(chooser, card)) if turn == "partner" else (faced, *_on_the_table(card))),
    )


def choices_at_partners_lead(chooser: str, card: Card | None) -> tuple[Conclusion, ...]:
    """Declarer's options before the owner's partner leads, each with what becomes of the card."""
    suit = card.suit if card else None
    suits = (suit,) if suit else None
    back = (
        effect("card-to-hand", who="offender", card=card, clause="50D2a"),
        information("unauthorised", of="returned-penalty-card", who="partner", clause="50E2"),
        information("authorised", of="returned-penalty-card", who="declarer", clause="50E2"),
    )
    unable = (reminder("any-card-if-unable", who="partner", clause="59"),)
    required = effect("lead-required", who="partner", suit=suit, clause="50D2a")
    forbidden = effect("lead-forbidden", who="partner", suits=suits, until="loses-lead", clause="50D2a")
    free = effect("any-card", who="partner", clause="50D2b")
    stays = effect("stays-penalty-card", who="offender", card=card, grade="major", clause="50D2b")
    return (
        option("require-penalty-suit", chooser, required, *back, *unable, clause="50D2a", who="partner", suit=suit),
        option("forbid-penalty-suit", chooser, forbidden, *back, *unable, clause="50D2a", who="partner", suits=suits),
        option("no-lead-restriction", chooser, free, stays, *_on_the_table(card), clause="50D2b", who="partner"),
    )


def _on_the_table(card: Card | None) -> tuple[Conclusion, ...]:
    return (
        information("authorised", of="penalty-card", who="all", clause="50E1"),
        reminder("play-at-first-opportunity", who="offender", card=card, clause="50D1a"),
        reminder("declarer-chooses-at-lead", who="offender", card=card, clause="50D2"),
    )
