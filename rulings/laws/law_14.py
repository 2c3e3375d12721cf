"""Law 14: missing card."""

from collections.abc import Callable

from rulings.effects.deals import (
    CallsUnchanged,
    DealRebuilt,
    HandCompleteFromStart,
    MissingCardPutBack,
    RestoredCardAlwaysHeld,
    TreatAsRevoke,
    TreatAsTrickAtFault,
)
from rulings.effects.returned_cards import HeldAllAlong
from rulings.effects.scores import ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, judgement, option
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card
from rulings.situations.missing_cards_facts import MissingCardFacts


@clause("14A1", "14A")
def found_before_lead(f: MissingCardFacts) -> Conclusion:
    """Before the lead is faced: a missing card that is found goes back to the hand that was short."""
    return MissingCardPutBack(card=card_of(f))


@clause("14A2", "14A")
def rebuilt_before_lead(f: MissingCardFacts) -> Conclusion:
    """One that cannot be found is replaced: the director rebuilds the deal from another pack."""
    return DealRebuilt()


@clause("14A3")
def goes_on_as_complete(f: MissingCardFacts) -> tuple[Conclusion, ...]:
    """No call is changed; auction and play go on, and the hand counts as complete from the start."""
    return CallsUnchanged(), HandCompleteFromStart()


@clause("14B")
def no_longer_looked_for(f: MissingCardFacts) -> Conclusion | None:
    """After the lead the card is searched for until the correction period ends; after that the score stands as it is."""
    return ScoreStands(why="correction-period-over") if f.correction_period_over else None


@clause("14B1")
def among_played_cards(f: MissingCardFacts) -> Conclusion | None:
    """The card was found among the played cards: Law 67 applies."""
    return TreatAsTrickAtFault(clause="14B1") if f.card_place == "played-cards" else None


@clause("14B2")
def found_after_lead(f: MissingCardFacts) -> tuple[Conclusion, ...]:
    """Found elsewhere: it goes back to the hand; rectification and a penalty are possible."""
    return MissingCardPutBack(card=card_of(f)), _penalty()


@clause("14B3")
def rebuilt_after_lead(f: MissingCardFacts) -> tuple[Conclusion, ...]:
    """Not found: the deal is rebuilt from another pack; rectification and a penalty are possible."""
    return DealRebuilt(), _penalty()


def _penalty() -> Conclusion:
    return option("procedural-penalty", "director", who="offending-side")


@clause("14B4")
def in_hand_all_along(f: MissingCardFacts) -> Conclusion:
    """A card restored after the lead counts as having been in the hand all along."""
    return RestoredCardAlwaysHeld(card=card_of(f))


@clause("14B4")
def not_played_when_due(f: MissingCardFacts) -> Conclusion | None:
    """Who did not follow suit to a trick on which he would have had to play it may have revoked."""
    return TreatAsRevoke(clause="14B4") if f.could_have_followed else None


@clause("14B4")
def may_become_penalty_card(f: MissingCardFacts, penalised: Callable[[MissingCardFacts], object]) -> Conclusion:
    """A defender's restored card may become a penalty card."""
    return choice(f, "penalise-restored-card", "director", penalised)


@clause("14B4", "14B2", "14B3")
def restored(f: ExposedCardFacts, penalised: Callable[[ExposedCardFacts], object]) -> tuple[Conclusion, ...]:
    """A missing card put back after the lead was faced counts as held all along; it may become a penalty card."""
    return (
        HeldAllAlong(who="offender", card=only_card(f)),
        choice(f, "penalise-restored-card", "director", penalised),
        information("unauthorised", of="restored-card", who="partner", clause="14C"),
        judgement("restored-card-revoke", who="offender"),
    )


@clause("14C")
def unauthorised_for_partner(f: MissingCardFacts) -> Conclusion:
    """That the hand was completed is unauthorised for the partner of the player who was short."""
    return information("unauthorised", of="restored-card", who="partner")
