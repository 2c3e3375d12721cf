"""Law 14: missing card."""

from collections.abc import Callable

from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, effect, information, judgement
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card


@clause("14B4", "14B2", "14B3")
def restored(f: ExposedCardFacts, penalised: Callable[[ExposedCardFacts], object]) -> tuple[Conclusion, ...]:
    """A missing card put back after the lead was faced counts as held all along; it may become a penalty card."""
    return (
        effect("held-all-along", who="offender", card=only_card(f)),
        choice(f, "penalise-restored-card", "director", penalised),
        information("unauthorised", of="restored-card", who="partner", clause="14C"),
        judgement("restored-card-revoke", who="offender"),
    )
