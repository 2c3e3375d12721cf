"""What withdrawn plays tell, and who may use it (16C): shared by every Law under which cards are taken back."""

from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information


@clause("16C1", "16C2")
def information_from_withdrawn_cards(
    f: Facts, non_offenders: str = "opponents", offenders: str = "offending-side"
) -> tuple[Conclusion, ...]:
    """The non-offending side may use what withdrawn plays tell, the offending side may not."""
    return (
        information("authorised", of="withdrawn-cards", who=non_offenders, clause="16C1"),
        information("unauthorised", of="withdrawn-cards", who=offenders, clause="16C2"),
    )
