"""Law 66: inspection of tricks."""

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
def next_trick_begun(f: TrickInspectionFacts) -> bool:
    """The right lasts until the player's own side leads or plays to the next trick, whatever the other side does."""
    return f.side_played_next


@clause("66A")
def trick_is_shown(f: TrickInspectionFacts) -> Conclusion | None:
    """Until he has turned his own card face down he may require that all cards just played to the trick be shown."""
    return None if f.own_card_turned else TrickIsShown()


@clause("66A")
def not_shown(f: TrickInspectionFacts, why: str) -> Conclusion:
    """No right to see the cards of the trick, and why; the director can still order that they be looked at (66C)."""
    if f.inspection_ordered:
        return InspectedByOrder(who="director", clause="66C")
    return NotShown(why=why)


@clause("66B")
def not_dummys_right(f: TrickInspectionFacts) -> Conclusion | None:
    """The right is declarer's and each defender's: dummy, who is not named, does not look at the card again."""
    return NotShown(why="not-dummys-right") if f.asker == "dummy" else None


@clause("66B")
def too_late_for_own_card(f: TrickInspectionFacts) -> bool:
    """It lasts until the player's own side leads or plays to the next trick."""
    return f.side_played_next


@clause("66B")
def may_look(f: TrickInspectionFacts) -> Conclusion:
    """He may look at the card he played last, but not show it."""
    return MayLookAtOwnCard()


@clause("66B")
def own_card_only(f: TrickInspectionFacts) -> bool:
    """What is left to him is a look at his own last card, until his side leads or plays to the next trick."""
    return not f.side_played_next


@clause("66B")
def may_not_show(f: TrickInspectionFacts) -> Conclusion:
    """He may look at it, but not show it."""
    return NotShown(why="looking-only")


@clause("66C")
def quitted_trick(f: TrickInspectionFacts) -> Conclusion:
    """Until play ends quitted tricks are not inspected, unless the director expressly orders it."""
    if f.inspection_ordered:
        return InspectedByOrder(who="director")
    return NotShown(why="quitted")


@clause("66D")
def nobody_mixed(f: MixedCardsFacts) -> bool:
    """The cards lie in the order in which they were played (65C)."""
    return f.mixed_by == "nobody"


@clause("66D")
def claim_settled_after_play(f: MixedCardsFacts) -> Conclusion:
    """After play, played and unplayed cards may be inspected to settle the claim; nobody handles another's cards.

    If one side mixed its cards so that the facts cannot be found, the director rules for the other side. Where both did,
    66D favours neither: he rules so that play goes on, as far as he can find the facts.
    """
    if f.mixed_by == "nobody" or not f.facts_lost:
        return CardsAreInspected(who="all")
    if f.mixed_by == "both-sides":
        return judgement("facts-not-found", clause="85B")
    return RuledFor(side="claiming-side" if f.mixed_by == "other-side" else "other-side")
