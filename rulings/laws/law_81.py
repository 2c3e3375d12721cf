"""Law 81: the director."""

from rulings.effects.appeals import NoRuling, NoticedIsRectified, NotWaived
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.ruling_requests_facts import RulingRequestFacts
from rulings.situations.rulings_on_facts_facts import RulingOnFactsFacts
from rulings.situations.spectators_facts import SpectatorFacts


@clause("81C3")
def rectifies_what_he_notices(f: RulingRequestFacts) -> Conclusion:
    """He rectifies an error or irregularity in whatever way he became aware of it, but within the periods of 79C and 92B."""
    return NoticedIsRectified()


@clause("81C3")
def noticed_too_late(f: Facts) -> Conclusion:
    """After those periods he rectifies nothing, an error of his own neither."""
    return NoRuling(why="noticed-too-late")


@clause("81C3")
def learns_from_spectator(f: SpectatorFacts) -> Conclusion:
    """In whatever way the director has learned of an irregularity, by a spectator's breach too, he rectifies it in time."""
    return reminder("rectified-however-noticed")


@clause("81C5")
def waives_on_request(f: Facts) -> Conclusion:
    """For cause and at the request of the non-offending side the director may waive a rectification; not otherwise."""
    if isinstance(f, RulingRequestFacts):
        if f.waiver_asked_by != "non-offending-side":
            return NotWaived(why="asked-by-offenders")
        if not f.cause_to_waive:
            return NotWaived(why="no-cause")
    return option("waive-rectification", "director")


@clause("81C7")
def may_refer_to_committee(f: RulingOnFactsFacts) -> Conclusion:
    """He may refer the matter to the committee himself."""
    return option("refer-to-committee", "director")
