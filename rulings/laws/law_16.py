"""Law 16: authorised and unauthorised information."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information
from rulings.situations.dummys_rights_facts import DummyActionFacts
from rulings.situations.revoke_facts import RevokeFacts


@clause("16B1", "61B2b")
def remark_unauthorised(f: DummyActionFacts) -> Conclusion:
    """What dummy conveys is extraneous information from partner."""
    return information("unauthorised", of="dummys-remark", who="declarer")


@clause("16C1")
def information_from_declarers_card(f: RevokeFacts) -> Conclusion:
    """The withdrawn card came from declarer's hand: the defenders may use what it shows."""
    return information("authorised", of="withdrawn-card", who="opponents")


@clause("16C1", "16C2")
def information_after_misinformation(f: Facts, who: str) -> tuple[Conclusion, ...]:
    """The side that misinformed is the offending side for what the withdrawn lead showed."""
    return (
        information("authorised", of="lead-after-misinformation", who=who, clause="16C1"),
        information("unauthorised", of="lead-after-misinformation", who="opponents", clause="16C2"),
    )


@clause("16C1", "16C2")
def information_from_withdrawn_cards(
    f: Facts, non_offenders: str = "opponents", offenders: str = "offending-side"
) -> tuple[Conclusion, ...]:
    """The non-offending side may use what withdrawn plays tell, the offending side may not."""
    return (
        information("authorised", of="withdrawn-cards", who=non_offenders, clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who=offenders, clause="16C2"),
    )


@clause("16C1", "16C2")
def information_from_withdrawn_call(f: Facts) -> tuple[Conclusion, ...]:
    """What a withdrawn or cancelled call shows: the non-offending side may use it, the offending side may not."""
    return (
        information("authorised", of="withdrawn-call", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-call", who="offending-side", clause="16C2"),
    )
