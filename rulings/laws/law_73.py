"""Law 73: communication, tempo and deception."""

from typing import Literal

from rulings.effects.information import (
    CarefullyAvoids,
    DeceptionAllowed,
    DeceptionForbidden,
    DeceptionProtected,
    GravestOffence,
    ImproperCommunication,
    NoExtraneousInformation,
)
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, option, reminder
from rulings.situations.deception_facts import DeceptionFacts
from rulings.situations.unauthorised_information_facts import UnauthorisedInformationFacts


@clause("73A1")
def by_calls_and_plays(f: UnauthorisedInformationFacts) -> Literal[True]:
    """So partners communicate, and by nothing else that the Laws do not provide."""
    return True


@clause("73A2")
def pause_was_required(f: UnauthorisedInformationFacts) -> Conclusion | None:
    """Calls and plays should be made without undue hesitation or haste; a pause that the regulations require says nothing."""
    return NoExtraneousInformation(why="required-pause") if f.required_pause else None


@clause("73B")
def conveyed_improperly(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """Whether partner meant to convey it, or the two had even agreed on it."""
    if f.intent == "unintended":
        return ()
    return communicated(f) if f.intent == "meant" else agreed_beforehand(f)


@clause("73B1", "73A1")
def communicated(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """Partners do not communicate by manner, remarks, gestures, questions, alerts or explanations, given or left out."""
    return ImproperCommunication(), option("procedural-penalty", "director", who="offending-side")


@clause("73B2")
def agreed_beforehand(f: UnauthorisedInformationFacts) -> tuple[Conclusion, ...]:
    """The gravest offence of a partnership: agreed ways of communicating that the Laws do not sanction."""
    return GravestOffence(), option("disciplinary-penalty", "director", who="offending-side")


@clause("73C1")
def carefully_avoids(f: UnauthorisedInformationFacts) -> Conclusion:
    """Who has unauthorised information from partner must carefully avoid taking any advantage of it."""
    return CarefullyAvoids(who="recipient")


@clause("73C2")
def may_be_penalised(f: UnauthorisedInformationFacts) -> Conclusion:
    """Who took advantage of it may be penalised, whatever becomes of the score."""
    return option("procedural-penalty", "director", who="recipient")


@clause("73D1")
def inferences_at_own_risk(f: UnauthorisedInformationFacts | DeceptionFacts) -> Conclusion:
    """To vary tempo or manner without meaning to is no infraction; opponents alone draw inferences, at their own risk.

    A steady tempo is desirable; players should be careful where a variation could help their own side.
    """
    if isinstance(f, UnauthorisedInformationFacts) and f.source == "opponents-manner":
        return information("authorised", of="opponents-manner", who="recipient")
    return information("authorised", of="tempo-or-manner", who="opponents")


@clause("73D2")
def meant_to_deceive(f: DeceptionFacts) -> Conclusion | None:
    """Nobody may try to deceive an opponent by word, manner, tempo or a departure from procedure."""
    return DeceptionForbidden() if f.meant_to_deceive else None


@clause("73E")
def deception_looked_at(f: DeceptionFacts) -> Conclusion:
    """Play goes on; afterwards the director looks at the conditions of 73E2."""
    return reminder("deception-after-play", clause="73E2")


@clause("73E1")
def fair_deception(f: DeceptionFacts) -> Conclusion:
    """A player may try to deceive by a call or play, without undue haste or slowness.

    Unless agreement or experience protects his own side from it.
    """
    return DeceptionProtected() if f.partner_protected else DeceptionAllowed()


@clause("73E2")
def adjusted_for_deception(f: DeceptionFacts) -> Conclusion:
    """An innocent opponent drew a wrong inference from what had no bridge reason and might help who did it.

    Who did could have been aware of that: an adjusted score, as far as there was damage (12B1). What had a bridge reason
    was interpreted at the opponent's own risk (73D1).
    """
    if not f.false_inference:
        return ScoreStands(why="no-false-inference")
    if f.bridge_reason:
        return ScoreStands(why="bridge-reason")
    if not f.could_know_gain:
        return ScoreStands(why="could-not-know")
    return AdjustedScore(towards="without-deception") if f.damaged else ScoreStands(why="no-damage-done", clause="12B1")
