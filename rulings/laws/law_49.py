"""Law 49: a defender’s cards becoming visible."""

from rulings.effects.claims import ConcessionVoid
from rulings.effects.penalty_cards import BecomesPenaltyCard, NoPenaltyCard
from rulings.effects.returned_cards import CardToHand
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, judgement
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.penalty_cards_facts import PenaltyCardFacts, cards_of
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.situations.played_cards_facts import not_played
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts


@clause("49")
def shown_or_named(f: ExposedCardFacts) -> bool:
    """In a position in which partner could see the face, or said to be held."""
    return f.how != "not-seen"


@clause("49")
def unseen(f: ExposedCardFacts) -> Conclusion:
    """Partner could not have seen it and it was not named."""
    return NoPenaltyCard(who="offender", why="not-seen")


@clause("49")
def normal_course(f: ExposedCardFacts) -> Conclusion:
    """A card seen in the normal course of play."""
    return NoPenaltyCard(who="offender", why="normal-play")


@clause("49")
def by_law(f: ExposedCardFacts) -> Conclusion:
    """A card seen because a Law had it so (such as 47E)."""
    return NoPenaltyCard(who="offender", why="application-of-law")


@clause("49")
def about_current_trick(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A statement about the trick in progress: by 68 no penalty card, though 16 and 57A may apply."""
    return (
        NoPenaltyCard(who="offender", why="current-trick", clause="68"),
        judgement("information-or-premature-play", who="offender", clause="68"),
    )


@clause("49", "68B2")
def concession_refused(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """No concession; play goes on, no card is penalised, and what was shown is unauthorised for the partner (16C)."""
    return (
        ConcessionVoid(who="offender", clause="68B2"),
        NoPenaltyCard(who="offender", why="concession", clause="68B2"),
        information("unauthorised", of="exposed-card", who="partner", clause="68B2"),
        information("authorised", of="exposed-card", who="opponents", clause="16C1"),
    )


@clause("49", "50D2")
def premature_lead(f: PenaltyCardFacts, leader: str) -> tuple[Conclusion, ...]:
    """A card led before declarer chose is itself a major penalty card, and any other that the leader has is major too."""
    cards = (*cards_of(f, leader), f.led_before_choice)
    return tuple(BecomesPenaltyCard(who=leader, card=card, grade="major") for card in cards)


@clause("49")
def dropped_by_defender(f: PlayedCardFacts) -> Conclusion:
    """A card that a defender drops is not played, but exposed."""
    return not_played(f, "defender")


@clause("49")
def seen_by_partner(f: PlayedCardFacts) -> bool:
    """It becomes a penalty card if his partner could have seen its face."""
    return f.partner_could_see


@clause("49")
def back_in_hand(f: PlayedCardFacts) -> Conclusion:
    """Unseen, it goes back without consequence."""
    return CardToHand(who="defender", card=card_of(f), why="no-penalty-card")


@clause("49")
def penalised(f: WithdrawnCardFacts) -> bool:
    """A defender's withdrawn card becomes a penalty card unless the Laws say otherwise."""
    return f.hand == "defender" and not f.law_exempts
