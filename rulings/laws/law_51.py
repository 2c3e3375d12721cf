"""Law 51: two or more penalty cards."""

from collections.abc import Callable
from functools import partial
from itertools import combinations

from bridge.cards import Card, Suit
from rulings.effects.restrictions import AnyCard, AnyLegalCard, LeadForbidden, LeadRequired, PlayRequired
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.laws import footnotes, law_50
from rulings.situations.penalty_card_leads_facts import Lead, cards_back, cards_stay, under_restriction
from rulings.situations.penalty_cards_facts import Cards
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts

Rule = Callable[..., tuple[Conclusion, ...]]


@clause("51A", "51", "50D1a")
def declarer_designates(f: Facts, player: str, playable: Cards) -> tuple[Conclusion, ...]:
    """Of two or more cards that could legally be played declarer says which."""
    key = "designate-penalty-card"
    return tuple(
        choice(f, key, "declarer", partial(designated_card, player=player, card=card), who=player, card=card)
        for card in playable
    )


@clause("51A", "50D1a")
def designated_card(f: Facts, player: str, card: Card) -> Conclusion:
    """The card that declarer designated is played."""
    return PlayRequired(who=player, card=card)


@clause("51B1a", "51B1")
def require_suit_of_several(f: Facts, lead: Lead, chooser: str) -> Conclusion:
    """Several cards of one suit: declarer may require the suit."""
    return _require(f, lead, chooser, lead.suits[0], suit_of_several_required)


def _require(f: Facts, lead: Lead, chooser: str, suit: Suit, rule: Rule) -> Conclusion:
    required = partial(rule, lead=lead, suit=suit)
    return choice(f, "require-penalty-suit", chooser, required, who=lead.leader, suit=suit, due="lead")


@clause("51B1a", "51B1")
def suit_of_several_required(f: Facts, lead: Lead, suit: Suit) -> tuple[Conclusion, ...]:
    """All of them return to hand and their owner plays any legal card."""
    return _required(f, lead, suit)


def _required(f: Facts, lead: Lead, suit: Suit) -> tuple[Conclusion, ...]:
    own = under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    return (LeadRequired(who=lead.leader, suit=suit), *own, *_some_back(f, lead, (suit,)))


def _some_back(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """The cards of the suits return to hand, the others stay; the owner plays any legal card."""
    footnotes.any_card_if_several_unable(f, lead)
    law_50.information_once_back_in_hand(f, lead.leader)
    stay = [card for card in lead.cards if card and card.suit not in suits]
    free = (AnyLegalCard if stay else AnyCard)(who=lead.owner)
    back = cards_back(lead.owner, [card for card in lead.cards if card and card.suit in suits])
    return (*back, *cards_stay(lead.owner, stay), free)


@clause("51B1a", "51B1b", "51B2a", "51B2b")
def penalty_cards_of_suit_are_back(f: UnableToComplyFacts) -> Conclusion:
    """The cards of the suits that declarer chose have; those of other suits remain."""
    return reminder("penalty-cards-of-suit-back")


@clause("51B1b")
def forbid_suit_of_several(f: Facts, lead: Lead, chooser: str) -> Conclusion:
    """Several cards of one suit: declarer may forbid the suit."""
    return _forbid(f, lead, chooser, lead.suits, suit_of_several_forbidden)


def _forbid(f: Facts, lead: Lead, chooser: str, suits: tuple[Suit, ...], rule: Rule) -> Conclusion:
    forbidden = partial(rule, lead=lead, suits=suits)
    return choice(f, "forbid-penalty-suit", chooser, forbidden, who=lead.leader, suits=suits, due="lead")


@clause("51B1b")
def suit_of_several_forbidden(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """Until another hand wins a trick; all of them return to hand."""
    return _forbidden(f, lead, suits)


def _forbidden(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    own = under_restriction(lead, [card for card in lead.own_major if card.suit not in suits])
    forbidden = LeadForbidden(who=lead.leader, suits=suits, until="loses-lead")
    return (forbidden, *own, *_some_back(f, lead, suits))


@clause("51B2a", "51B2", "51B", "51B1a")
def require_one_of_suits(f: Facts, lead: Lead, chooser: str) -> tuple[Conclusion, ...]:
    """Cards of several suits: declarer may require any one of the suits."""
    return tuple(_require(f, lead, chooser, suit, one_of_suits_required) for suit in lead.suits)


@clause("51B2a", "51B2", "51B", "51B1a")
def one_of_suits_required(f: Facts, lead: Lead, suit: Suit) -> tuple[Conclusion, ...]:
    """The cards of that suit return to hand, the others stay."""
    return _required(f, lead, suit)


@clause("51B2b")
def forbid_some_of_suits(f: Facts, lead: Lead, chooser: str) -> tuple[Conclusion, ...]:
    """Cards of several suits: declarer may forbid one or more of the suits."""
    sets = [some for size in range(1, len(lead.suits) + 1) for some in combinations(lead.suits, size)]
    return tuple(_forbid(f, lead, chooser, some, some_of_suits_forbidden) for some in sets)


@clause("51B2b")
def some_of_suits_forbidden(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """The cards of each of them return to hand, the others stay."""
    return _forbidden(f, lead, suits)


@clause("51B2c")
def leave_suits_free(f: Facts, lead: Lead, chooser: str) -> Conclusion:
    """Cards of several suits: declarer may leave the lead free."""
    return choice(f, "no-lead-restriction", chooser, partial(suits_left_free, lead=lead), who=lead.leader, due="lead")


@clause("51B2c", "fn:16")
def suits_left_free(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    """All stay, and declarer chooses again if the lead is kept."""
    footnotes.choice_again_of_several(f, lead)
    return law_50.nothing_restricted(lead)
