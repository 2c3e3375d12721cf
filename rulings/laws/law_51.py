"""Law 51: two or more penalty cards."""

from itertools import combinations

from bridge.cards import Suit
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.situations.penalty_card_leads_facts import (
    ChoiceFacts,
    Lead,
    cards_back,
    cards_stay,
    lead_left_free,
    open_or_made,
    suit_required,
    suits_forbidden,
)
from rulings.situations.penalty_cards_facts import Cards, PenaltyCardFacts
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts


@clause("51A", "51", "50D1a")
def declarer_designates(f: PenaltyCardFacts, player: str, playable: Cards) -> tuple[Conclusion, ...]:
    """Of two or more cards that could legally be played declarer says which."""
    return tuple(
        option(
            "designate-penalty-card", "declarer", effect("play-required", who=player, card=card), who=player, card=card
        )
        for card in playable
    )


@clause("51B1a", "51B1")
def require_suit_of_several(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Several cards of one suit, the suit required: all return to hand and their owner plays any legal card."""
    return open_or_made(f, lead, suit_required(lead, lead.cards[0].suit, _some_back(lead, lead.suits)))


def _some_back(lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """The cards of the suits return to hand, the others stay; the owner plays any legal card."""
    stay = [card for card in lead.cards if card.suit not in suits]
    free = effect("any-legal-card" if stay else "any-card", who=lead.owner)
    back = cards_back(lead.owner, [card for card in lead.cards if card.suit in suits])
    return (*back, *cards_stay(lead.owner, stay), free)


@clause("51B1a", "51B1b", "51B2a", "51B2b")
def penalty_cards_of_suit_are_back(f: UnableToComplyFacts) -> Conclusion:
    """The cards of the suits that declarer chose have; those of other suits remain."""
    return reminder("penalty-cards-of-suit-back")


@clause("51B1b")
def forbid_suit_of_several(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Several cards of one suit, the suit forbidden until another hand wins a trick: all return to hand."""
    return open_or_made(f, lead, suits_forbidden(lead, lead.suits, _some_back(lead, lead.suits)))


@clause("51B2a", "51B2", "51B", "51B1a")
def require_one_of_suits(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits: any one of the suits may be required; the cards of that suit return to hand."""
    return open_or_made(f, lead, *(suit_required(lead, suit, _some_back(lead, (suit,))) for suit in lead.suits))


@clause("51B2b")
def forbid_some_of_suits(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits: one or more of the suits may be forbidden; the cards of each of them return to hand."""
    sets = [some for size in range(1, len(lead.suits) + 1) for some in combinations(lead.suits, size)]
    return open_or_made(f, lead, *(suits_forbidden(lead, some, _some_back(lead, some)) for some in sets))


@clause("51B2c", "fn:16")
def leave_suits_free(f: ChoiceFacts, lead: Lead) -> tuple[Conclusion, ...]:
    """Cards of several suits, none required or forbidden: all stay, and declarer chooses again if the lead is kept."""
    return open_or_made(f, lead, lead_left_free(lead, "fn:16"))
