"""Law 20: review and explanation of calls."""

from typing import Literal

from rulings.effects.information import CorrectedTooEarly, MayNotCorrect, MustCorrect
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.mistaken_explanation_facts import MistakenExplanationFacts
from rulings.situations.opening_lead_period_facts import QuestionFacts


@clause("20C2", "20D")
def whole_review(f: QuestionFacts) -> Conclusion:
    """An opponent repeats all calls, from the first to the last."""
    return reminder("whole-review")


@clause("20F2", "20F3")
def explained_by_partner(f: QuestionFacts) -> Conclusion:
    """The partner of the player who called explains; a question may give unauthorised information."""
    return reminder("partner-explains", asker="declarer-asks" if f.asker == "declarer" else "defender-asks")


@clause("20F4a", "75B2")
def explainer_may_wait(f: MistakenExplanationFacts) -> tuple[Conclusion, ...]:
    """Who notices his own mistake in the auction may correct it at once, and must before the clarification period ends."""
    return MustCorrect(who="explainer", when="before-lead-faced"), option("correct-now", "explainer")


@clause("20F4a", "75B2")
def explainer_corrects_before_lead(f: MistakenExplanationFacts) -> Conclusion:
    """In the clarification period he calls the director and corrects himself before the lead is faced."""
    return MustCorrect(who="explainer", when="before-lead-faced")


@clause("20F4b")
def director_applies_21b(f: MistakenExplanationFacts) -> Conclusion:
    """The director then applies 21B or 40B3."""
    return reminder("director-applies-21b")


@clause("20F5a", "75B3")
def partner_waits_in_auction(f: MistakenExplanationFacts) -> Conclusion:
    """His partner neither corrects it during the auction nor shows that a mistake was made."""
    return MayNotCorrect(who="explained", until="auction")


@clause("20F5a")
def corrected_too_early(f: MistakenExplanationFacts) -> Conclusion:
    """To correct it, or to show it by manner, before the Law allows it is a breach."""
    return CorrectedTooEarly(who="explained")


@clause("20F5bi", "75B3")
def defender_waits(f: MistakenExplanationFacts) -> Conclusion:
    """A defender waits for the end of play."""
    return MayNotCorrect(who="explained", until="play")


@clause("20F5bi", "75B3")
def defender_speaks(f: MistakenExplanationFacts) -> Conclusion:
    """Then he calls the director and tells the opponents what, in his opinion, was wrong."""
    return MustCorrect(who="explained", when="at-once")


@clause("20F5bii", "75B3")
def declaring_side_speaks(f: MistakenExplanationFacts) -> Conclusion:
    """Declarer or dummy does so after the final pass."""
    return MustCorrect(who="explained", when="at-once" if f.lead_faced else "before-lead-faced")


@clause("20F6")
def law_to_apply(f: MisinformationFacts) -> Literal["21", "47E"]:
    """On a call made on misinformation the director applies 21, on a card 47E."""
    return "47E" if f.lead_faced else "21"


@clause("20F6")
def director_applies_47e(f: MistakenExplanationFacts) -> Conclusion:
    """A card played on the wrong explanation is for 47E."""
    return reminder("card-played-on-misinformation")
