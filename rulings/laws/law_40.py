"""Law 40: partnership understandings."""

from rulings.effects.information import NoMisinformation
from rulings.effects.questions import MayLook, MayNotLook
from rulings.effects.scores import AdjustedScore
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option
from rulings.situations.auction_questions_facts import SystemCardFacts
from rulings.situations.misinformation_facts import MisinformationFacts


@clause("40B2b")
def before_auction(f: SystemCardFacts) -> Conclusion:
    """Before the auction begins nothing keeps a player from his own card."""
    return MayLook(who="player", why="before-auction")


@clause("40B2b")
def own_card_allowed(f: SystemCardFacts) -> Conclusion | None:
    """The declaring side may look into its own card in the clarification period; so may all where the regulations let them."""
    if f.looked_when == "clarification" and f.declaring_side:
        return MayLook(who="player", why="declaring-side")
    return MayLook(who="player", why="regulation") if f.own_card_permitted else None


@clause("40B2c")
def opponents_card_not_now(f: SystemCardFacts) -> Conclusion:
    """At other times he does not look into it."""
    return MayNotLook(who="player", why="opponents-card")


@clause("40B2ci")
def opponents_card_before(f: SystemCardFacts) -> Conclusion:
    """Into the opponents' card a player may look before the auction begins."""
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
def no_aid(f: SystemCardFacts) -> Conclusion:
    """Nothing that helps memory, reckoning or technique, unless the regulations allow it."""
    return MayNotLook(who="offender", why="memory-aid")


@clause("40B3a")
def adjusted_for_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A side that was damaged because a call or play was not disclosed as the Laws require gets an adjusted score."""
    return AdjustedScore(towards="without-misinformation")


@clause("40B3b")
def repeatedly_undisclosed(f: MisinformationFacts) -> Conclusion:
    """A partnership that fails to disclose its agreements again and again may be penalised."""
    return option("procedural-penalty", "director", who="offending-side")


@clause("40B5a")
def general_knowledge(f: MisinformationFacts) -> Conclusion | None:
    """Nobody has to explain inferences from what bridge players know in general."""
    return NoMisinformation(why="general-knowledge") if f.general_knowledge else None


@clause("40B5b")
def adjusted_for_what_was_left_out(f: MisinformationFacts) -> Conclusion:
    """If what was left out mattered to the opponents' choice and damaged them, the score is adjusted."""
    return AdjustedScore(towards="without-misinformation")
