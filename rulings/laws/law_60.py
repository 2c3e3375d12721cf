"""Law 60: after a play contrary to the Law."""

from rulings.effects.leads import CorrectLeadFollows, LeadStands
from rulings.effects.plays import PlayStands
from rulings.effects.restrictions import ObligationRemains
from rulings.effects.rights import RightForfeited, RightKept, RightsUnaffected
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts


@clause("60A1")
def right_forfeited(f: LaterPlayFacts) -> Conclusion:
    """A non-offender played after his right-hand opponent's irregularity: his side loses the right to its rectification."""
    return RightForfeited(who="opponents")


@clause("60A1")
def right_not_forfeited(f: Facts, why: str) -> Conclusion:
    """Another player, another irregularity than a lead or play out of turn or too early, or after the rectification."""
    return RightKept(who="opponents", why=why)


@clause("60A2")
def treated_as_in_turn(f: LaterPlayFacts) -> Conclusion:
    """The illegal lead or play is treated as though it had been made in turn."""
    if f.irregularity == "lead":
        return LeadStands(who="offender", card=None)
    return PlayStands(who="offender", card=None, why="as-in-turn")


@clause("60A2", "53B")
def made_correct_lead(f: LaterPlayFacts) -> bool:
    """The exception: the player whose turn it was made the correct lead to the trick (53B)."""
    return f.his_turn_to_lead and f.meant_as_lead


@clause("60A3")
def obligation_remains(f: LaterPlayFacts) -> Conclusion:
    """A duty to play a penalty card or to obey a restriction remains when it is the offender's turn again."""
    return ObligationRemains(who="offending-side", of=f.earlier_obligation)


@clause("60B")
def declarer_still_leads(f: LaterPlayFacts) -> Conclusion | None:
    """A defender played after declarer was required to take his lead back: declarer still leads from his correct hand."""
    return CorrectLeadFollows(who="declarer") if f.turn == "declaring-side" else None


@clause("60C")
def rights_stay(f: Facts, who: str, whose: str) -> tuple[Conclusion, ...]:
    """The offending side played on before a rectification: its opponents keep their rights, its card may be rectified."""
    return RightsUnaffected(who=who), judgement("later-card-rectified", whose=whose)
