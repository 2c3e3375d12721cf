"""Law 59: inability to make the required lead or play."""

from rulings.effects.restrictions import AnyLegalCard, FollowsSuitInstead
from rulings.effects.rights import NoInfraction
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts


@clause("59")
def any_other_legal_card(f: UnableToComplyFacts) -> tuple[Conclusion, ...]:
    """No card of the suit, only forbidden suits, or the duty to follow suit: any other legal card, and no infraction."""
    nothing_wrong = NoInfraction(who=f.player)
    if f.has_penalty_card:
        return (nothing_wrong,)
    if f.reason == "must-follow-suit":
        return (FollowsSuitInstead(who=f.player, clause="44C"), nothing_wrong)
    return (AnyLegalCard(who=f.player), nothing_wrong)


@clause("59")
def any_card_if_unable(f: Facts) -> Conclusion:
    """Whoever holds only cards of the forbidden suit leads any of them."""
    return reminder("any-card-if-unable", who="partner")
