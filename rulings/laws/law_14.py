"""Law 14: missing card."""

from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, information, judgement, option
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card, what


@clause("14B4", "14B2", "14B3")
def restored(f: ExposedCardFacts) -> tuple[Conclusion, ...]:
    """A missing card put back after the lead was faced counts as held all along; it may become a penalty card."""
    card = only_card(f)
    grade_ = "minor" if what(f) == "small-card" else "major"
    return (
        effect("held-all-along", who="offender", card=card),
        option("penalise-restored-card", "director", effect("penalty-card", who="offender", card=card, grade=grade_)),
        information("unauthorised", of="restored-card", who="partner", clause="14C"),
        judgement("restored-card-revoke", who="offender"),
    )
