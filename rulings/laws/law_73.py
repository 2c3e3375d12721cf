"""Law 73: communication, tempo and deception."""

from rulings.effects.information import CarefullyAvoids, GravestOffence, ImproperCommunication, NoExtraneousInformation
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, option
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("73A2")
def pause_was_required(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Calls and plays are made in an even tempo; a pause that the regulations require says nothing."""
    return NoExtraneousInformation(why="required-pause") if f.required_pause else None


@clause("73B")
def conveyed_improperly(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """Whether partner meant to convey it, or the two had even agreed on it."""
    if f.intent == "unintended":
        return ()
    return communicated(f) if f.intent == "meant" else agreed_beforehand(f)


@clause("73B1", "73A1")
def communicated(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """Partners do not communicate by manner, remarks, gestures, questions, alerts or explanations."""
    return ImproperCommunication(), option("procedural-penalty", "director", who="offending-side")


@clause("73B2")
def agreed_beforehand(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """The gravest offence of a partnership: agreed ways of communicating that the Laws do not sanction."""
    return GravestOffence(), option("disciplinary-penalty", "director", who="offending-side")


@clause("73C1")
def carefully_avoids(f: UnauthorisedInformationFacts) -> Conclusion:
    """Who has unauthorised information from partner carefully avoids taking any advantage of it."""
    return CarefullyAvoids(who="recipient")


@clause("73C2")
def may_be_penalised(f: UnauthorisedInformationFacts) -> Conclusion:
    """Who took advantage of it may be penalised, whatever becomes of the score."""
    return option("procedural-penalty", "director", who="recipient")


@clause("73D1")
def opponents_may_draw_inferences(f: UnauthorisedInformationFacts) -> Conclusion:
    """A change of tempo or manner is authorised for the opponents alone, at their own risk."""
    return information("authorised", of="tempo-or-manner", who="opponents")


@clause("73D1")
def opponents_manner(f: UnauthorisedInformationFacts) -> Conclusion:
    """What an opponent's tempo or manner seems to say may be used, at one's own risk."""
    return information("authorised", of="opponents-manner", who="recipient")
