"""A player cannot lead or play as a rectification requires (59)."""

from typing import Annotated, Literal

from bridge.problems import Problem
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.kinds import rules_on
from rulings.engine.trace import Conclusion, effect, reminder


class UnableToComplyFacts(Facts, kind="unable-to-comply"):
    """A lead or play was required or forbidden, and the player's cards may not allow it."""

    reason: Annotated[
        Literal["no-card-of-suit", "only-forbidden-suits", "must-follow-suit", "able"],
        "no card of the required suit; only cards of suits that he may not lead; he has to follow suit; he can comply",
    ]
    player: Annotated[
        Literal["partner", "offender"], "who has to comply: the offender's partner or the offender himself"
    ] = "partner"
    rectification: Annotated[
        Literal["penalty-card", "several-penalty-cards", "premature-play", "other"],
        "the choice was a lead because of a penalty card; because of several; a play because of a premature play; other",
    ] = "other"
    has_penalty_card: Annotated[bool, "he has a major penalty card of his own that he could legally play"] = False


def _leader_follows_no_suit(f: UnableToComplyFacts) -> Problem | None:
    wrong = f.reason == "must-follow-suit" and f.rectification in ("penalty-card", "several-penalty-cards")
    return Problem("reason", "leader-follows-no-suit", {}) if wrong else None


@rules_on(UnableToComplyFacts, _leader_follows_no_suit)
def rule_unable_to_comply(f: UnableToComplyFacts) -> None:
    """Whether he can comply; if not, any legal card, and what becomes of the penalty cards."""
    if f.reason == "able":
        must_comply(f)
        if f.rectification == "penalty-card":
            penalty_card_is_back(f)
        elif f.rectification == "several-penalty-cards":
            penalty_cards_of_suit_are_back(f)
        if f.has_penalty_card:
            own_penalty_card(f)
        return
    any_other_legal_card(f)
    if f.has_penalty_card:
        own_penalty_card(f)
    if f.rectification == "penalty-card":
        choice_is_spent(f)
    elif f.rectification == "several-penalty-cards":
        choice_is_spent_for_suit(f)
    elif f.rectification == "premature-play":
        restriction_is_spent(f)


@clause("59")
def any_other_legal_card(f: UnableToComplyFacts) -> tuple[Conclusion, ...]:
    """No card of the suit, only forbidden suits, or the duty to follow suit: any other legal card, and no infraction."""
    nothing_wrong = effect("no-infraction", who=f.player)
    if f.has_penalty_card:
        return (nothing_wrong,)
    if f.reason == "must-follow-suit":
        return (effect("follows-suit-instead", who=f.player, clause="44C"), nothing_wrong)
    return (effect("any-legal-card", who=f.player), nothing_wrong)


@clause("61A")
def must_comply(f: UnableToComplyFacts) -> tuple[Conclusion, ...]:
    """Who can comply has to; not to is a revoke."""
    demanded = {"penalty-card": "50D2a", "several-penalty-cards": "51B", "premature-play": "57A"}
    comply = effect("must-comply", who=f.player, clause=demanded.get(f.rectification, ""))
    return (comply, reminder("not-complying-is-revoke", who=f.player))


@clause("50D2a")
def penalty_card_is_back(f: UnableToComplyFacts) -> Conclusion:
    """By declarer's choice the card has ceased to be a penalty card."""
    return reminder("penalty-card-back")


@clause("51B1a", "51B1b", "51B2a", "51B2b")
def penalty_cards_of_suit_are_back(f: UnableToComplyFacts) -> Conclusion:
    """The cards of the suits that declarer chose have; those of other suits remain."""
    return reminder("penalty-cards-of-suit-back")


@clause("50D1a")
def own_penalty_card(f: UnableToComplyFacts) -> Conclusion:
    """Free of the restriction, or obeying it so, he has to play his own major penalty card."""
    return effect("own-penalty-card-now", who=f.player)


@clause("fn:13", "50D2a")
def choice_is_spent(f: UnableToComplyFacts) -> Conclusion:
    """The card has ceased to be a penalty card even so: declarer has used his choice."""
    return reminder("penalty-card-back-even-so", clause="50D2a")


@clause("fn:15", "51B1a", "51B1b")
def choice_is_spent_for_suit(f: UnableToComplyFacts) -> Conclusion:
    """The cards of the suit have ceased to be penalty cards even so; those of other suits remain."""
    citation = "51B1b" if f.reason == "only-forbidden-suits" else "51B1a"
    return reminder("penalty-cards-of-suit-back-even-so", clause=citation)


@clause("57B")
def restriction_is_spent(f: UnableToComplyFacts) -> Conclusion:
    """Declarer does not choose again; the premature card remains a major penalty card."""
    return reminder("premature-card-remains")
