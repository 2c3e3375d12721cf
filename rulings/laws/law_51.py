"""Law 51: two or more penalty cards."""

from functools import partial
from itertools import combinations

from bridge.cards import Card, Suit
from rulings.effects.restrictions import AnyLegalCard, LeadForbidden, LeadRequired, PlayRequired
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.laws import footnotes, law_50
from rulings.situations.penalty_card_leads_facts import Lead, cards_back, cards_stay, under_restriction
from rulings.situations.penalty_cards_facts import Cards


@clause("51A", "51", "50D1a")
def declarer_designates(f: Facts, player: str, playable: Cards) -> tuple[Conclusion, ...]:
    """Of two or more cards that could legally be played declarer says which, and that one is played."""
    key = "designate-penalty-card"
    return tuple(
        choice(f, key, "declarer", partial(_designated, player=player, card=card), who=player, card=card)
        for card in playable
    )


def _designated(f: Facts, player: str, card: Card) -> Conclusion:
    return PlayRequired(who=player, card=card)


@clause("51B1a", "51B1")
def suit_required(f: Facts, lead: Lead, chooser: str = "declarer") -> tuple[Conclusion, ...]:
    """Cards of one suit: if declarer requires it, all of them return to hand and their owner plays any legal card."""
    return _require(f, lead, chooser)


def _require(f: Facts, lead: Lead, chooser: str) -> tuple[Conclusion, ...]:
    """Each suit that declarer may require, or what follows from the one that he has required."""
    if lead.choice:
        return _required(f, lead, lead.chosen[0])
    who, key = lead.leader, "require-penalty-suit"
    rules = {suit: partial(_required, lead=lead, suit=suit) for suit in lead.suits}
    return tuple(choice(f, key, chooser, rule, who=who, suit=suit, due="lead") for suit, rule in rules.items())


def _required(f: Facts, lead: Lead, suit: Suit) -> tuple[Conclusion, ...]:
    own = under_restriction(lead, [card for card in lead.own_major if card.suit == suit])
    return (LeadRequired(who=lead.leader, suit=suit), *own, *_some_back(f, lead, (suit,)))


def _some_back(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """The cards of the suits return to hand, the others stay; the owner plays any legal card."""
    footnotes.any_card_if_several_unable(f, lead)
    law_50.information_once_back_in_hand(f, lead.leader, back=True)
    stay = [card for card in lead.cards if card and card.suit not in suits]
    free = AnyLegalCard(who=lead.owner, why=UNSAID if stay else "all-back")
    back = cards_back(lead.owner, [card for card in lead.cards if card and card.suit in suits])
    return (*back, *cards_stay(lead.owner, stay), free)


@clause("51B1b")
def suit_forbidden(f: Facts, lead: Lead, chooser: str = "declarer") -> tuple[Conclusion, ...]:
    """Cards of one suit: if declarer forbids it, until another hand wins a trick, all of them return to hand."""
    return _forbid(f, lead, chooser)


def _forbid(f: Facts, lead: Lead, chooser: str) -> tuple[Conclusion, ...]:
    """Whatever of the suits declarer may forbid, or what follows from those that he has forbidden."""
    if lead.choice:
        return _forbidden(f, lead, lead.chosen)
    who, key, suits = lead.leader, "forbid-penalty-suit", lead.suits
    rules = {
        some: partial(_forbidden, lead=lead, suits=some)
        for size in range(1, len(suits) + 1)
        for some in combinations(suits, size)
    }
    return tuple(choice(f, key, chooser, rule, who=who, suits=some, due="lead") for some, rule in rules.items())


def _forbidden(f: Facts, lead: Lead, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    own = under_restriction(lead, [card for card in lead.own_major if card.suit not in suits])
    forbidden = LeadForbidden(who=lead.leader, suits=suits, until="loses-lead")
    return (forbidden, *own, *_some_back(f, lead, suits))


@clause("51B2a", "51B2", "51B", "51B1a")
def one_of_suits_required(f: Facts, lead: Lead, chooser: str = "declarer") -> tuple[Conclusion, ...]:
    """Cards of several suits: if declarer requires one of them, the cards of that suit return to hand, the others stay."""
    return _require(f, lead, chooser)


@clause("51B2b")
def some_of_suits_forbidden(f: Facts, lead: Lead, chooser: str = "declarer") -> tuple[Conclusion, ...]:
    """Cards of several suits: if declarer forbids one or more of them, the cards of each return to hand, the others stay."""
    return _forbid(f, lead, chooser)


@clause("51B2c", "fn:16")
def suits_left_free(f: Facts, lead: Lead, chooser: str = "declarer") -> Conclusion | tuple[Conclusion, ...]:
    """Cards of several suits: if declarer leaves the lead free all stay, and he chooses again if the lead is kept."""
    if lead.choice:
        return _left_free(f, lead)
    return choice(f, "no-lead-restriction", chooser, partial(_left_free, lead=lead), who=lead.leader, due="lead")


def _left_free(f: Facts, lead: Lead) -> tuple[Conclusion, ...]:
    footnotes.choice_again_of_several(f, lead)
    return law_50.nothing_restricted(lead)
