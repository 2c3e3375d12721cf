"""Law 21: call based on misinformation."""

from collections.abc import Callable
from typing import Literal

from rulings.effects.information import AuctionReopened, CallCannotChange, CallChanged, Misinformed, NoMisinformation
from rulings.effects.scores import ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.misinformation_facts import MisinformationFacts


@clause("21A")
def own_misunderstanding(f: MisinformationFacts) -> Conclusion:
    """A call that a player made because he misunderstood something himself can be neither changed nor rectified."""
    return CallCannotChange(who="misled", why="own-misunderstanding")


@clause("21B1a")
def alert_omitted(f: MisinformationFacts) -> Conclusion:
    """An alert that the regulations require and that is not made at once is misinformation."""
    return Misinformed(why="no-alert")


@clause("21B1a", "def:yanlis-bilgilendirme")
def nothing_to_alert(f: MisinformationFacts) -> Conclusion | None:
    """No alert is required where the two have agreed nothing: there is no agreement that was left undisclosed.

    An explanation of an agreement that there is not would be an infraction (75D2); nothing was explained here.
    """
    return NoMisinformation(why="nothing-agreed") if f.agreement == "none" else None


@clause("21B1a", "20F6")
def not_affected(f: MisinformationFacts) -> Conclusion | None:
    """Only what may have been affected by the misinformation is rectified."""
    return None if f.action_affected else CallCannotChange(who="misled", why="not-affected")


@clause("21B1a")
def partner_has_called(f: MisinformationFacts) -> Conclusion | None:
    """Once his partner has called after it, the call can no longer be changed."""
    return CallCannotChange(who="misled", why="partner-has-called") if f.partner_called else None


@clause("21B1a")
def may_change_call(f: MisinformationFacts, changed: Callable[[MisinformationFacts], object]) -> Conclusion:
    """Until the lead is faced (17D) he may change the call, without other rectification for his side."""
    return choice(f, "change-misinformed-call", "misled", changed, {"changes_call": True})


@clause("21B1a")
def call_changed(f: MisinformationFacts) -> tuple[Conclusion, ...]:
    """He takes the call back and makes another; an auction that had ended goes on, since its period had not (17D1)."""
    return (CallChanged(who="misled"), AuctionReopened()) if f.auction_over else (CallChanged(who="misled"),)


@clause("21B1a")
def keeps_call(f: MisinformationFacts) -> Conclusion:
    """He does not wish to change it."""
    return CallCannotChange(who="misled", why="kept")


@clause("21B1a")
def too_late_for_calls(f: MisinformationFacts) -> Conclusion:
    """Once the auction period is over (17D) no call is changed: the lead is faced, or the hands are back in the board."""
    return CallCannotChange(who="misled", why="lead-faced" if f.lead_faced else "hands-in-board")


@clause("21B1b")
def mistaken_explanation_presumed(f: MisinformationFacts) -> Conclusion:
    """Without evidence to the contrary the director should presume a mistaken explanation, not a mistaken call."""
    return Misinformed(why="presumed")


@clause("21B2")
def next_player_may_change(f: MisinformationFacts) -> Conclusion:
    """The opponent on his left may then change every call that he made after it; 16C applies."""
    return option("change-later-call", "next-player")


@clause("21B3")
def looked_at_after_play(f: MisinformationFacts) -> Conclusion:
    """After the play the director checks whether the offenders gained by it."""
    return reminder("misinformation-after-play")


@clause("21B3")
def offenders_gained(f: MisinformationFacts) -> Literal[True] | Conclusion:
    """The time for a change is over: an adjusted score if the offenders gained by it, to the damage of the others (12B1).

    What affected nothing brought nobody anything.
    """
    if not f.action_affected:
        return ScoreStands(why="misinformation-without-effect")
    return f.damaged or ScoreStands(why="no-misinformation-damage")
