"""Law 85: rulings on disputed facts."""

from rulings.effects.directors import EvidenceIsWeighed, RulingLetsPlayGoOn
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts


@clause("85A1")
def evidence_is_weighed(f: Facts) -> Conclusion:
    """The director forms his view by the balance of probabilities, that is by the weight of the evidence he can collect."""
    return EvidenceIsWeighed()


@clause("85A2")
def facts_are_found(f: RulingOnFactsFacts) -> bool:
    """If he is satisfied that he has found the facts he rules as in 84."""
    return f.facts_found


@clause("85B")
def lets_play_go_on(f: RulingOnFactsFacts) -> Conclusion:
    """If not he gives a ruling that lets play go on."""
    return RulingLetsPlayGoOn()
