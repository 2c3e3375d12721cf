"""The card that declarer designates from dummy: how he should do it (46A) and what incomplete words mean (46B)."""

from bridge.cards import RANKS, Card, Suit
from rulings.engine.kinds import rules_on
from rulings.laws import law_46
from rulings.situations.designation_facts import DESIGNATION_CHECKS, DesignationFacts


@rules_on(DesignationFacts, *DESIGNATION_CHECKS)
def rule_designation(f: DesignationFacts) -> None:
    """46A, else 46B by the words, unless a different intention of declarer is incontrovertible."""
    if f.words == "suit-and-rank" and law_46.named_in_full(f):
        return
    judged = f.given("intended_otherwise")
    if judged and law_46.intended_otherwise(f):
        return
    _by_words(f)
    if not judged:
        law_46.intended_otherwise(f)


def _by_words(f: DesignationFacts) -> None:
    match f.words:
        case "suit-and-rank":
            law_46.not_in_dummy(f)
        case "anything":
            law_46.defender_designates(f)
        case "rank":
            _rank_only(f)
        case "win":
            if not law_46.winning_card(f):
                law_46.not_in_dummy(f, "none-wins")
        case _:
            _of_a_suit(f)


def _of_a_suit(f: DesignationFacts) -> None:
    """High, low, or a suit alone."""
    suit = Suit(f.named_suit) if f.words == "suit" else law_46.suit_named(f)
    cards = [card for card in f.dummy_cards if card.suit is suit]
    if not cards:
        law_46.not_in_dummy(f)
        return
    {"high": law_46.highest_card, "low": law_46.lowest_card, "suit": law_46.lowest_of_suit}[f.words](f, cards)


def _rank_only(f: DesignationFacts) -> None:
    rank = RANKS.index(f.named_rank) + 2
    held = [card for card in f.dummy_cards if card.rank == rank]
    if not held:
        law_46.not_in_dummy(f)
    elif not (_may_continue(f, held) and law_46.continued_suit(f, held)):
        law_46.card_of_rank(f, held)


def _may_continue(f: DesignationFacts, held: list[Card]) -> bool:
    """At the lead; with a single card of the rank the suit of the last trick changes nothing but the clause."""
    return not f.trick_so_far and (len(held) > 1 or f.given("last_won_with"))
