"""Law 42: dummy’s rights."""

from rulings.effects.hands import DummyMay, DummyMayNot
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion
from rulings.situations.dummys_rights_facts import FREE, DummyActionFacts


@clause("42A", "42A1", "42A2", "42A3")
def absolute_right(f: DummyActionFacts) -> Conclusion:
    """Dummy may always inform the director, count tricks, and play dummy's cards as told, seeing that dummy follows suit."""
    return DummyMay(who="dummy", what=f.action, clause=FREE[f.action])


@clause("42B", "42B1", "42B2")
def qualified_right(f: DummyActionFacts) -> Conclusion:
    """Within the limits of 43 dummy may ask declarer about a possible revoke and try to prevent any irregularity."""
    return DummyMay(who="dummy", what=f.action, clause=FREE[f.action])


@clause("42B1")
def asks_defender(f: DummyActionFacts) -> Conclusion:
    """Dummy may not ask a defender about a possible revoke."""
    return DummyMayNot(who="dummy", what=f.action)


@clause("42B3")
def after_play(f: DummyActionFacts) -> Conclusion | None:
    """Once the play is over dummy may draw attention to any irregularity, and the limits of 42 and 43 end."""
    return DummyMay(who="dummy", what=f"{f.action}-after-play") if f.play_over else None
