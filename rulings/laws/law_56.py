"""Law 56: defender’s lead out of turn."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, option, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts
from rulings.situations.withdrawn_leads_facts import defenders_lead_refused


@clause("56")
def declarer_chooses(f: LeadFacts) -> tuple[Conclusion, ...]:
    """A defender led face up out of turn: declarer accepts the lead (56A) or has it taken back (56B)."""
    card, turn = card_of(f), f.turn
    stands = effect("lead-stands", who="offender", card=card, clause="53A")
    back = defenders_lead_refused("declarer", card, turn, "56B")
    lead = {"partner": "partner-to-lead", "declarer": "own-hand-to-lead", "dummy": "dummy-to-lead"}[turn]
    return (
        option("accept-lead", "declarer", stands, clause="56A"),
        option("refuse-lead", "declarer", *back, clause="56B", lead=lead, hand=turn),
    )


@clause("56")
def another_lead_out_of_turn(f: LaterPlayFacts) -> Conclusion:
    """The turn to lead was the other defender's: a new lead out of turn."""
    return reminder("rule-as-lead-out-of-turn", who="defender")


@clause("56A")
def declarer_accepted(f: LeadFacts) -> Conclusion:
    """Declarer said that he accepts the defender's lead: it becomes a correct one (53A)."""
    return effect("lead-stands", who="offender", card=card_of(f))


@clause("56B")
def defender_takes_back(f: LeadFacts) -> Conclusion:
    """Declarer had the defender take his lead back: a major penalty card, and 50D."""
    return effect("lead-withdrawn", who="offender", card=card_of(f))
