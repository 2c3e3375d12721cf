"""Law 59: inability to make the required lead or play."""

from rulings.effects.restrictions import AnyLegalCard, FollowsSuitInstead
from rulings.effects.rights import NoInfraction
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.unable_to_comply_facts import UnableToComplyFacts, who_complies


@clause("59")
def any_other_legal_card(f: Facts) -> Conclusion | tuple[Conclusion, ...]:
    """No card of the suit, only forbidden suits, or the duty to follow suit: any other legal card, and no infraction."""
    if not isinstance(f, UnableToComplyFacts):
        return reminder("any-card-if-unable", who="partner")
    who = who_complies(f)
    nothing_wrong = NoInfraction(who=who)
    if f.own_card_playable:
        return (nothing_wrong,)
    if f.prevented_by == "must-follow-suit":
        return (FollowsSuitInstead(who=who, clause="44C"), nothing_wrong)
    return (AnyLegalCard(who=who, why="unable"), nothing_wrong)
