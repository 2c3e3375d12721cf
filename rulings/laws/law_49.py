"""Law 49: a defender’s cards becoming visible."""

from rulings.effects.claims import ConcessionVoid
from rulings.effects.penalty_cards import BecomesPenaltyCard, NoPenaltyCard
from rulings.effects.returned_cards import CardToHand
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, information, judgement
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts
from rulings.situations.penalty_cards_facts import PenaltyCardFacts, cards_of
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.situations.played_cards_facts import not_played
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts


@exception("49", "68", "68B2", to="49")
def excepted(f: ExposedCardFacts) -> Conclusion | tuple[Conclusion, ...] | None:
    """Except in the normal course of play or by application of a Law (such as 47E).

    A statement about the trick in progress penalises no card either (68), though 16 and 57A may apply; nor does a
    concession to which partner objected at once (68B2): play goes on, and what was shown is unauthorised for him (16C).
    """
    match f.occasion:
        case "normal-play" | "application-of-law":
            return NoPenaltyCard(who="offender", why=f.occasion)
        case "current-trick":
            return (
                NoPenaltyCard(who="offender", why="current-trick", clause="68"),
                judgement("information-or-premature-play", who="offender", clause="68"),
            )
        case "concession":
            return (
                ConcessionVoid(who="offender", clause="68B2"),
                NoPenaltyCard(who="offender", why="concession", clause="68B2"),
                information("unauthorised", of="exposed-card", who="partner", clause="68B2"),
                information("authorised", of="exposed-card", who="opponents", clause="16C1"),
            )
    return None


@clause("49")
def dropped_by_defender(f: PlayedCardFacts) -> Conclusion:
    """A card that a defender drops is not played, but exposed."""
    return not_played(f, "defender")


@clause("49", "50D2")
def becomes_penalty_card(
    f: ExposedCardFacts | PlayedCardFacts | WithdrawnCardFacts | PenaltyCardFacts,
) -> bool | Conclusion | tuple[Conclusion, ...]:
    """A defender's card whose face partner could have seen, or that was named, becomes a penalty card: 50 says which.

    So do one that he takes back, unless the Law says otherwise, and one that he led before declarer chose (50D2): that
    one is major, and with it any other that he has. If a card that was shown does not, what becomes of it.
    """
    match f:
        case ExposedCardFacts():
            return f.how != "not-seen" or NoPenaltyCard(who="offender", why="not-seen")
        case PlayedCardFacts():
            return f.partner_could_see or CardToHand(who="defender", card=card_of(f), why="no-penalty-card")
        case WithdrawnCardFacts():
            return f.hand == "defender" and not f.law_exempts
    leader = "offender" if f.moment.startswith("offender") else "partner"
    cards = (*cards_of(f, leader), f.led_before_choice)
    return tuple(BecomesPenaltyCard(who=leader, card=card, grade="major") for card in cards)
