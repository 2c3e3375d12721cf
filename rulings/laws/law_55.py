"""Law 55: declarer’s lead out of turn."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.fifth_cards_facts import FifthCardFacts
from rulings.situations.lead_facts import NEIGHBOURS, LeadFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts

NEXT_DEFENDER = {"declarer": "lho", "dummy": "rho"}
"""The defender who plays after each hand of the declaring side, named as declarer's opponent."""


@clause("55A")
def choice_of_next_in_turn(f: LeadFacts) -> Conclusion:
    """The defenders choose differently: the choice of the one next in turn stands."""
    choice = "accepted" if f.next_defender_accepts else "refused"
    return effect("next-defenders-choice", who=NEIGHBOURS[f.leader][0], choice=choice)


@clause("55A")
def defender_accepted(f: LeadFacts) -> Conclusion:
    """A defender said that he accepts declarer's lead: it becomes a correct one (53A)."""
    return effect("lead-stands", who=f.leader, card=card_of(f))


@clause("55A")
def defenders_options(f: LeadFacts) -> tuple[Conclusion, ...]:
    """Either defender accepts declarer's lead or has it taken back."""
    stands = effect("lead-stands", who=f.leader, card=card_of(f), clause="53A")
    lead = "declarer-to-lead-again" if f.turn in ("declarer", "dummy") else "defender-to-lead"
    return (
        option("accept-lead", "defenders", stands),
        option("refuse-lead", "defenders", *_taken_back(f), lead=lead, hand=f.turn),
    )


def _taken_back(f: LeadFacts) -> tuple[Conclusion, ...]:
    who, card, turn = f.leader, card_of(f), f.turn
    citation = "55B1" if turn in ("lho", "rho") else "55B2"
    back = (
        effect("lead-withdrawn", who=who, card=card, clause=citation),
        effect("card-to-hand", who=who, card=card, clause=citation),
        effect("lead-from", hand=turn, clause=citation),
    )
    return (*back, effect("no-rectification", why="declarers-lead", clause=citation)) if citation == "55B1" else back


@clause("55A")
def defenders_may_differ(f: LeadFacts) -> Conclusion:
    """If the defenders choose differently, the one next in turn decides."""
    return reminder("next-defender-decides", who=NEIGHBOURS[f.leader][0])


@clause("55A")
def next_defender_decides(f: FifthCardFacts) -> Conclusion:
    """If the defenders choose differently, the one next in turn decides."""
    return reminder("next-defender-decides", who=NEXT_DEFENDER[f.hand])


@clause("55B1")
def declarer_takes_back(f: LeadFacts) -> tuple[Conclusion, ...]:
    """It was a defender's turn: declarer puts the card back into its hand, without further rectification."""
    return _taken_back(f)


@clause("55B1")
def correct_lead(f: LaterPlayFacts) -> Conclusion:
    """The turn to lead was the defender's own: his card is the correct lead."""
    return effect("correct-lead-stands", who="defender")


@clause("55B2")
def declarer_leads_from_other_hand(f: LeadFacts) -> tuple[Conclusion, ...]:
    """It was the turn of declarer's other hand: he takes the card back and must lead from that hand."""
    return _taken_back(f)


@clause("55C")
def declarers_information(f: LeadFacts) -> Conclusion:
    """Declarer may have chosen a line by what he learned through his own infraction: 16 applies."""
    return reminder("line-from-own-infraction", who="declarer")


@clause("55C")
def declarer_may_have_learned(f: FifthCardFacts) -> Conclusion:
    """Declarer may choose a line by what his own infraction told him: 16 applies."""
    return reminder("line-from-own-infraction", who="declarer")
