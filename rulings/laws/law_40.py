"""Law 40: partnership understandings."""

from rulings.effects.information import MethodAllowed, MethodForbidden, NoMisinformation
from rulings.effects.questions import MayLook, MayNotLook
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.auction_questions_facts import SystemCardFacts
from rulings.situations.deception_facts import DeceptionFacts
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.partnership_agreements_facts import PartnershipAgreementFacts


@clause("40A3")
def secret_agreement(f: PartnershipAgreementFacts) -> Conclusion:
    """Any call or play may be made unannounced, unless it rests on an agreement that the opponents do not know."""
    return MethodForbidden(why="secret")


@clause("40A3", "40B3a")
def rests_on_agreement(f: DeceptionFacts) -> Conclusion:
    """What rests on an agreement is disclosed; if that was left out to the damage of the others, the score is adjusted."""
    return reminder("undisclosed-after-play", clause="40B3a")


@clause("40A4")
def method_must_not_differ(f: PartnershipAgreementFacts) -> MethodAllowed | MethodForbidden:
    """Style and judgement may differ from one partner to the other; what a call means under the agreement may not."""
    return MethodAllowed(why="style") if f.matter_of_style else MethodForbidden(why="differs")


@clause("40B2ai", "40B1b", "40B1c")
def special_allowed(f: PartnershipAgreementFacts) -> Conclusion | None:
    """A special partnership understanding is what the Regulating Authority allows, forbids or allows on conditions."""
    return None if f.method_forbidden else MethodAllowed(why="special")


@clause("40B2aiv")
def change_after_infraction(f: PartnershipAgreementFacts) -> MethodAllowed | MethodForbidden:
    """Agreements may be changed after an opponent's infraction where that is not forbidden."""
    return MethodForbidden(why="changed") if f.method_forbidden else MethodAllowed(why="changed")


@clause("40B2av")
def psych_restricted(f: PartnershipAgreementFacts) -> Conclusion | None:
    """It may restrict psychic artificial calls."""
    return MethodForbidden(why="artificial-psych") if f.method_forbidden else None


@clause("40B2b")
def own_card_allowed(f: SystemCardFacts) -> Conclusion | None:
    """The declaring side may look into its own card in the clarification period; so may all where the regulations let them.

    Before the auction period begins, with the cards taken from the board (17A), nothing keeps a player from it.
    """
    if f.looked_when == "before-auction":
        return MayLook(who="player", why="before-auction")
    if f.looked_when == "clarification" and f.declaring_side:
        return MayLook(who="player", why="declaring-side")
    return MayLook(who="player", why="regulation") if f.own_card_permitted else None


@clause("40B2c")
def opponents_card_at_other_times(f: SystemCardFacts) -> MayLook | MayNotLook:
    """At other times than these he may look into it only where the regulations let him."""
    if f.opponents_card_permitted:
        return MayLook(who="player", why="regulation")
    return MayNotLook(who="player", why="opponents-card")


@clause("40B2ci")
def opponents_card_before(f: SystemCardFacts) -> Conclusion:
    """Into the opponents' card a player may look before the auction begins, with the first call."""
    return MayLook(who="player", why="opponents-card")


@clause("40B2cii")
def opponents_card_clarification(f: SystemCardFacts) -> Conclusion:
    """In the clarification period."""
    return MayLook(who="player", why="opponents-card")


@clause("40B2ciii")
def opponents_card_at_turn(f: SystemCardFacts) -> Conclusion | None:
    """During auction and play at his own turn."""
    return MayLook(who="player", why="opponents-card") if f.turn_to_act else None


@clause("40B2civ")
def opponents_card_to_explain(f: SystemCardFacts) -> Conclusion | None:
    """To explain his partner's call or play rightly to an opponent who has asked."""
    return MayLook(who="player", why="to-explain") if f.to_explain else None


@clause("40B2d")
def no_aid(f: SystemCardFacts) -> MayLook | MayNotLook:
    """During auction and play nothing that helps memory, calculation or technique, unless the regulations allow it."""
    if f.looked_when == "before-auction":
        return MayLook(who="player", why="before-auction")
    return MayLook(who="player", why="regulation") if f.aid_permitted else MayNotLook(who="offender", why="memory-aid")


@clause("40B3a", "40A3")
def adjusted_for_undisclosed_agreement(f: DeceptionFacts) -> Conclusion:
    """Once the play is over: an adjusted score if the others were damaged because it was not disclosed."""
    return AdjustedScore(towards="had-it-been-disclosed") if f.damaged else ScoreStands(why="no-damage-done")


@clause("40B3a")
def adjusted_for_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A side that was damaged because a call or play was not disclosed as the Laws require gets an adjusted score."""
    return AdjustedScore(towards="without-misinformation")


@clause("40B3a")
def adjusted_for_secret(f: PartnershipAgreementFacts) -> Conclusion:
    """After play: a side that was damaged by an agreement of which it had not been told gets an adjusted score."""
    if not f.play_over:
        return reminder("undisclosed-after-play")
    return AdjustedScore(towards="had-it-been-disclosed") if f.damaged else ScoreStands(why="no-damage-done")


@clause("40B3b")
def repeatedly_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A partnership that fails to disclose its agreements again and again may be penalised."""
    return option("procedural-penalty", "director", who="offending-side")


@clause("40B4")
def special_forbidden(f: PartnershipAgreementFacts) -> tuple[Conclusion, ...]:
    """An understanding that the rules of the tournament do not allow is an infraction, which may be penalised."""
    return MethodForbidden(why="special"), option("procedural-penalty", "director", who="offending-side")


@clause("40B4")
def adjusted_for_forbidden(f: PartnershipAgreementFacts) -> Conclusion:
    """After play: a side that was damaged by it should get an adjusted score."""
    if not f.play_over:
        return reminder("forbidden-method-after-play")
    return AdjustedScore(towards="without-that-method") if f.damaged else ScoreStands(why="no-damage-done")


@clause("40B5a")
def general_knowledge(f: MisinformationFacts) -> Conclusion | None:
    """Nobody has to explain inferences from what bridge players know in general."""
    return NoMisinformation(why="general-knowledge") if f.general_knowledge else None


@clause("40B5b")
def adjusted_for_what_was_left_out(f: MisinformationFacts) -> Conclusion:
    """If what was left out mattered to the opponents' choice and damaged them, the score is adjusted."""
    return AdjustedScore(towards="without-misinformation")


@clause("40C1")
def partner_as_surprised(f: PartnershipAgreementFacts) -> Conclusion | None:
    """A player may depart from the agreement if his partner has no more reason than the opponents to be aware of it."""
    return None if f.partner_aware else MethodAllowed(why="departure")


@clause("40C1")
def implicit_understanding(f: PartnershipAgreementFacts) -> tuple[Conclusion, ...]:
    """Repeated departures become an implicit agreement, which must be disclosed; who did not may be penalised."""
    return MethodForbidden(why="implicit"), option("procedural-penalty", "director", who="offending-side")


@clause("40C1")
def adjusted_for_implicit(f: PartnershipAgreementFacts) -> Conclusion:
    """After play: if what was not disclosed damaged the opponents, the score is adjusted."""
    if not f.play_over:
        return reminder("undisclosed-after-play")
    return AdjustedScore(towards="had-it-been-disclosed") if f.damaged else ScoreStands(why="no-damage-done")


@clause("40C2")
def need_not_be_told(f: PartnershipAgreementFacts) -> Conclusion:
    """Apart from what C1 says nobody has to tell the opponents that he has departed from his system."""
    return reminder("departure-need-not-be-told")
