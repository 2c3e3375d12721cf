"""Law 55: declarer’s lead out of turn."""

from collections.abc import Callable

from rulings.effects.leads import CorrectLeadStands, LeadFrom, LeadStands, LeadWithdrawn, NextDefendersChoice
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import NoRectification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts

Rule = Callable[[LeadFacts], object]

NEXT_DEFENDER = {"declarer": "lho", "dummy": "rho"}
"""The defender who plays after each hand of the declaring side, named as declarer's opponent."""


@clause("55A", "53A")
def accepted_or_taken_back(
    f: Facts, hand: str, accepted: Rule | None = None, taken_back: Rule | None = None
) -> Conclusion | tuple[Conclusion, ...]:
    """Either defender accepts declarer's lead, and it becomes a correct one (53A), or has it taken back.

    Without rules for either: a defender has accepted it.
    """
    if accepted is None or taken_back is None or not isinstance(f, LeadFacts):
        return LeadStands(who=hand, card=card_of(f))
    lead, turn = leads_instead(f.turn), f.turn
    return (
        choice(f, "accept-lead", "defenders", accepted, {"said_of_lead": "accepted"}, due="play"),
        choice(
            f, "refuse-lead", "defenders", taken_back, {"said_of_lead": "refused"}, lead=lead, hand=turn, due="play"
        ),
    )


def leads_instead(turn: str) -> str:
    """Who leads if declarer's lead is taken back."""
    return "declarer-to-lead-again" if turn in ("declarer", "dummy") else "defender-to-lead"


@clause("55A")
def next_defender_decides(f: Facts, who: str) -> Conclusion:
    """If the defenders choose differently, the choice of the one next in turn stands."""
    if isinstance(f, LeadFacts) and f.said_of_lead == "differ":
        return NextDefendersChoice(who=who, choice="accepted" if f.next_defender_accepts else "refused")
    return reminder("next-defender-decides", who=who)


@clause("55B1")
def declarer_takes_back(f: Facts, hand: str = "", turn: str = "") -> Conclusion | tuple[Conclusion, ...]:
    """It was a defender's turn: declarer puts the card back into its hand, without further rectification.

    If the defender has led since, his card is the correct lead.
    """
    if isinstance(f, LaterPlayFacts):
        return CorrectLeadStands(who="defender")
    return (*_taken_back(f, hand), LeadFrom(hand=turn), NoRectification(why="declarers-lead"))


def _taken_back(f: Facts, hand: str) -> tuple[Conclusion, ...]:
    card = card_of(f)
    return LeadWithdrawn(who=hand, card=card), CardToHand(who=hand, card=card)


@clause("55B2")
def declarer_leads_from_other_hand(f: Facts, hand: str, turn: str) -> tuple[Conclusion, ...]:
    """It was the turn of declarer's other hand: he takes the card back and must lead from that hand."""
    return *_taken_back(f, hand), LeadFrom(hand=turn, why="must")


@clause("55C")
def declarers_information(f: Facts) -> Conclusion:
    """Declarer may have chosen a line by what he learned through his own infraction: 16 applies."""
    return reminder("line-from-own-infraction", who="declarer")
