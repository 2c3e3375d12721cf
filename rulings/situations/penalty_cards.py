"""Penalty cards on the table (50, 51): what their owner must play, what his partner may lead, who may use what."""

from rulings.engine.kinds import rules_on
from rulings.laws import footnotes, law_26, law_44, law_49, law_50, law_51
from rulings.situations import penalty_card_leads
from rulings.situations.other_table import considered_where_adjusted
from rulings.situations.penalty_card_leads_facts import Lead
from rulings.situations.penalty_cards_facts import PENALTY_CARD_CHECKS, Cards, PenaltyCardFacts, cards_of


@rules_on(PenaltyCardFacts, *PENALTY_CARD_CHECKS)
@considered_where_adjusted
def rule_penalty_card(f: PenaltyCardFacts) -> None:
    """Whose turn it is; first what the other defender's cards mean for him, then what his own do."""
    player, other = ("offender", "partner") if f.moment.startswith("offender") else ("partner", "offender")
    own, others = cards_of(f, player), cards_of(f, other)
    restricted = bool(others) and partners_cards_restrict(f, player, other, others)
    if restricted and f.given("led_before_choice"):
        own = (*own, *led_too_soon(f, player))
    own_grade = law_50.grade(f, player, own) if own else ""
    if restricted:
        _declarer_chooses(f, Lead.of(player, other, others, own, own_grade))
    if own_grade == "minor":
        law_44.follows_another_suit(f, own[0])
        law_50.minor_before_smaller_cards(f, player, own[0])
        law_50.unauthorised_from_minor(f, other)
    elif own and not restricted:
        play_own(f, player, own)
    _information(f, player, own, others if not (restricted and _all_back_in_hand(f, others)) else ())
    law_50.director_looks_again(f)


def _declarer_chooses(f: PenaltyCardFacts, lead: Lead) -> None:
    """The choices, or what follows from the one that has been made."""
    if f.given("choice"):
        penalty_card_leads.choice_made(f, lead)
    else:
        law_50.declarer_chooses_first(f, lead.owner, leader=lead.leader)
        penalty_card_leads.declarers_choices(f, lead)
        (footnotes.any_card_if_several_unable if len(lead.cards) > 1 else footnotes.any_card_if_unable)(f, lead)
    if f.forbidden_suits and (not f.given("choice") or f.choice == "required"):
        law_26.forbidden_and_required(f, lead.leader, _that_may_be_required(f, lead.owner), f.forbidden_suits)


def _that_may_be_required(f: PenaltyCardFacts, owner: str) -> Cards:
    """The penalty cards whose suit declarer may require, or has required."""
    return tuple(card for card in cards_of(f, owner) if not f.chosen_suits or card.suit in f.chosen_suits)


def _information(f: PenaltyCardFacts, player: str, own: Cards, others: Cards) -> None:
    """50E1 and 50E3 of the penalty cards that lie on the table."""
    if own:
        law_50.circumstances_once_played(f, "partner" if player == "offender" else "offender")
    if others and f.moment.endswith("leads"):
        law_50.circumstances_once_played(f, player)
    if own or others:
        law_50.information_while_faced(f, "offender")


def _all_back_in_hand(f: PenaltyCardFacts, cards: Cards) -> bool:
    """By declarer's choice none of these cards is a penalty card any more."""
    if not f.given("choice") or f.choice == "free":
        return False
    return not f.chosen_suits or {card.suit for card in cards} == set(f.chosen_suits)


def partners_cards_restrict(f: PenaltyCardFacts, player: str, other: str, others: Cards) -> bool:
    """Whether the other defender's penalty cards restrict the player: major ones do, when he is to lead."""
    if law_50.grade(f, other, others) == "minor":
        law_50.partner_not_restricted(f, player)
        law_50.unauthorised_from_minor(f, player)
        return False
    if f.moment.endswith("plays"):
        law_50.no_restriction_when_following(f, player)
        return False
    return True


def led_too_soon(f: PenaltyCardFacts, leader: str) -> Cards:
    """The card that the leader has as a further penalty card because he led before declarer had chosen."""
    if law_50.exempted_by_director(f, leader):
        return ()
    law_49.becomes_penalty_card(f)
    return (f.led_before_choice,)


def play_own(f: PenaltyCardFacts, player: str, own: Cards) -> None:
    """The first legal opportunity, unless following suit or a restriction comes first."""
    playable = law_50.playable_cards(f, own)
    if len(playable) > 1:
        law_51.declarer_designates(f, player, playable)
    elif playable:
        law_50.at_first_opportunity(f, player, playable, now=True)
    law_50.other_duty_first(f, player, own, playable)
