"""Law 66: inspection of tricks."""

from typing import Literal

from rulings.effects.inspection import (
    CardsAreInspected,
    InspectedByOrder,
    MayLookAtOwnCard,
    NotShown,
    RuledFor,
    TrickIsShown,
)
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.trick_inspection_facts import MixedCardsFacts, TrickInspectionFacts


@clause("66A")
def trick_is_shown(f: TrickInspectionFacts) -> Conclusion | Literal["quitted"]:
    """Until his side plays to the next trick, and until he has turned his own card, he may see all cards of the trick.

    The right is declarer's and each defender's, not dummy's; the director can still have them looked at (66C).
    """
    if f.asker != "dummy":
        if f.side_played_next:
            return "quitted"
        if not f.own_card_turned:
            return TrickIsShown()
    return _unless_ordered(f, "not-dummys-right" if f.asker == "dummy" else "own-card-turned")


@clause("66B")
def own_last_card(f: TrickInspectionFacts) -> Conclusion | Literal["quitted"] | bool:
    """Until his side plays to the next trick declarer, or a defender, may look at the card he played last, but not show it.

    Dummy, who is not named, may not. Of the whole trick this look is all that is left to who has turned his own card. What
    is nobody's right the director can still have looked at (66C).
    """
    if f.request == "see-trick":
        return not f.side_played_next
    if f.asker == "dummy":
        return _unless_ordered(f, "not-dummys-right")
    if f.side_played_next:
        return "quitted"
    return MayLookAtOwnCard() if f.request == "look-at-own-card" else _unless_ordered(f, "looking-only")


@clause("66C")
def quitted_trick(f: TrickInspectionFacts) -> Conclusion:
    """Until play ends quitted tricks are not inspected, unless the director expressly orders it."""
    return _unless_ordered(f, "quitted")


def _unless_ordered(
    f: TrickInspectionFacts, why: Literal["not-dummys-right", "own-card-turned", "looking-only", "quitted"]
) -> Conclusion:
    if f.inspection_ordered:
        return InspectedByOrder(who="director", clause="66C")
    return NotShown(why=why)


@clause("66D")
def nobody_mixed(f: MixedCardsFacts) -> bool:
    """The cards lie in the order in which they were played (65C)."""
    return f.mixed_by == "nobody"


@clause("66D")
def claim_settled_after_play(f: MixedCardsFacts) -> Conclusion:
    """After play, played and unplayed cards may be inspected to settle the claim; nobody should handle another's cards.

    If one side mixed its cards so that the facts cannot be found, the director rules for the other side. Where both did,
    66D favours neither: he rules so that play goes on, as far as he can find the facts.
    """
    if f.mixed_by == "nobody" or not f.facts_lost:
        return CardsAreInspected(who="all")
    if f.mixed_by == "both-sides":
        return judgement("facts-not-found", clause="85B")
    return RuledFor(side="claiming-side" if f.mixed_by == "other-side" else "other-side")
