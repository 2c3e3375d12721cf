"""Law 65: arrangement of tricks."""

from rulings.effects.inspection import CardIsTurned, PointedOutTooLate, RightToClaimAtRisk
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, judgement
from rulings.situations.trick_inspection_facts import MixedCardsFacts, TrickInspectionFacts


@clause("65B1")
def points_to_partner(f: TrickInspectionFacts) -> Conclusion:
    """Won by the player's side: the card lies lengthwise towards his partner."""
    return CardIsTurned(towards="partner-of-owner")


@clause("65B2")
def points_to_opponents(f: TrickInspectionFacts) -> Conclusion:
    """Won by the opponents: the card lies lengthwise towards them."""
    return CardIsTurned(towards="opponents-of-owner")


@clause("65B3")
def pointed_out_too_late(f: TrickInspectionFacts) -> tuple[Conclusion, ...]:
    """The right ends when the player's own side leads or plays to the next trick; after that 16B may apply."""
    return (PointedOutTooLate(), judgement("partner-used-remark")) if f.side_played_next else ()


@clause("65D")
def right_to_claim_at_risk(f: MixedCardsFacts) -> Conclusion:
    """Who mixes his cards before the tricks are agreed endangers his right to claim, or deny, doubtful tricks or a revoke."""
    return RightToClaimAtRisk(by=f.mixed_by)
