"""Could the offender have known that it would damage the other side (72C)?"""

from rulings.laws import law_72
from rulings.situations.bids_above_seven_facts import BidAboveSevenFacts
from rulings.situations.inadmissible_calls_facts import DutyToPassFacts
from rulings.situations.own_infractions_facts import OwnInfractionFacts
from rulings.situations.procedures_facts import ChoiceOfRectificationFacts
from rulings.situations.withdrawn_calls_facts import AfterwardsFacts

Foreseen = AfterwardsFacts | BidAboveSevenFacts | ChoiceOfRectificationFacts | DutyToPassFacts | OwnInfractionFacts


def adjust_where_found(f: Foreseen) -> None:
    """72C where nothing sends the director to it: nothing is said unless he tells that he has found it."""
    if f.given("could_have_known") and f.could_have_known:
        law_72.adjusted_score(f)


def look_at(f: Foreseen) -> None:
    """The director looks at it after play; where he has found it, the score is adjusted."""
    if not f.given("could_have_known"):
        law_72.awareness_looked_at(f)
    elif f.could_have_known:
        law_72.adjusted_score(f)
