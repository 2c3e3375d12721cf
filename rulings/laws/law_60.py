"""Law 60: after a play contrary to the Law."""

from rulings.effects.leads import CorrectLeadFollows, LeadStands
from rulings.effects.plays import PlayStands
from rulings.effects.restrictions import ObligationRemains
from rulings.effects.rights import RightForfeited, RightKept, RightsUnaffected
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts
from rulings.situations.simultaneous_plays_facts import SimultaneousPlayFacts


@clause("60A1")
def right_forfeited(f: LaterPlayFacts | SimultaneousPlayFacts, kept: str = "") -> Conclusion:
    """A non-offender who plays after his right-hand opponent's irregularity forfeits the right to its rectification.

    ``kept``: why he does not: he is not next, it is another irregularity than a lead or play out of turn or too early, or
    the rectification was determined before.
    """
    return RightKept(who="opponents", why=kept) if kept else RightForfeited(who="opponents")


@clause("60A2", "53B")
def treated_as_in_turn(f: LaterPlayFacts | SimultaneousPlayFacts) -> Conclusion:
    """The illegal lead or play is treated as though it had been made in turn, except where 53B applies."""
    if isinstance(f, LaterPlayFacts) and f.irregularity == "lead":
        return LeadStands(who="offender", card=None)
    return PlayStands(who="offender", card=None, why="as-in-turn")


@clause("60A3")
def obligation_remains(f: LaterPlayFacts) -> Conclusion:
    """A duty to play a penalty card or to obey a restriction remains when it is the offender's turn again."""
    return ObligationRemains(who="offending-side", of=f.earlier_obligation)


@clause("60B")
def declarer_still_leads(f: LaterPlayFacts) -> Conclusion | None:
    """A defender played after declarer was required to take his lead back: declarer still leads from his correct hand."""
    return CorrectLeadFollows(who="declarer") if f.turn == "declaring-side" else None


@clause("60C")
def rights_stay(f: Facts, who: str) -> Conclusion:
    """The offending side played on before a rectification: its opponents keep their rights."""
    return RightsUnaffected(who=who)


@clause("60C")
def later_card_rectified(f: Facts, whose: str, lead: str = UNSAID) -> Conclusion:
    """Its card may be rectified too. ``lead``: what has become of the irregular lead since, once that is known."""
    return judgement("later-card-rectified", whose=whose, **({"lead": lead} if lead else {}))
