"""Law 56: defender’s lead out of turn."""

from collections.abc import Callable

from rulings.effects.leads import LeadStands, LeadWithdrawn
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import LeadFacts
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts

Rule = Callable[[LeadFacts], object]

_LEADS_INSTEAD = {"partner": "partner-to-lead", "declarer": "own-hand-to-lead", "dummy": "dummy-to-lead"}


@clause("56")
def declarer_chooses(
    f: LeadFacts | LaterPlayFacts, accepted: Rule | None = None, taken_back: Rule | None = None
) -> Conclusion | tuple[Conclusion, ...]:
    """A defender led face up out of turn: declarer accepts the lead (56A) or has it taken back (56B)."""
    if accepted is None or taken_back is None or isinstance(f, LaterPlayFacts):
        return reminder("rule-as-lead-out-of-turn", who="defender")
    lead, turn = _LEADS_INSTEAD[f.turn], f.turn
    return (
        choice(f, "accept-lead", "declarer", accepted, {"said_of_lead": "accepted"}, due="play"),
        choice(f, "refuse-lead", "declarer", taken_back, {"said_of_lead": "refused"}, lead=lead, hand=turn, due="play"),
    )


@clause("56A", "53A")
def declarer_accepted(f: Facts) -> Conclusion:
    """Declarer accepts the defender's lead: it becomes a correct one (53A)."""
    return LeadStands(who="offender", card=card_of(f))


@clause("56B")
def defender_takes_back(f: Facts) -> Conclusion:
    """Declarer had the defender take his lead back: a major penalty card, and 50D."""
    return LeadWithdrawn(who="offender", card=card_of(f))
