"""What a director is told of several irregular calls (28 to 39), declared once."""

from typing import Annotated, Literal

from rulings.engine.exclusions import not_together
from rulings.engine.facts import Facts
from rulings.situations import calls_told
from rulings.situations.withdrawn_calls_facts import WithdrawnCallFacts

TurnToCall = Annotated[
    Literal["rho", "partner", "lho"],
    "whose turn it was, seen from the player who called: the right-hand opponent's; his partner's; the left-hand opponent's",
]
EnforcedPasses = Annotated[
    Literal["none", "once", "throughout"],
    "whether the player who called had to pass by an earlier ruling: no; at this turn only; at every turn of this auction",
]

PLAYER_IN_TURN = {"rho": "offenders-rho", "partner": "partner", "lho": "offenders-lho", "own": "offender"}
"""By ``turn_to_call``, and ``own`` for a call in rotation: the player as a ruling names him."""


PartnersLeadDown = Annotated[bool, "the offender's partner has put the opening lead face down on the table"]
"""Of a call after the final pass."""

no_lead_where_all_passed = not_together(caller="all-passed", partners_lead_down=True)
"""After four passes nobody leads (22B)."""


class AfterCallFacts(Facts):
    """An irregular call, and what the left-hand opponent did about it."""

    lho_did: calls_told.LhoDid = "nothing"


class IrregularCallFacts(AfterCallFacts, WithdrawnCallFacts):
    """A call that may be cancelled, and whether another one stands in its place by now."""

    replaced: Annotated[
        bool, "the offender has since made, in his turn, another call in place of the cancelled one"
    ] = False


def has_replaced(f: IrregularCallFacts) -> bool:
    """Whether another call of the offender's stands in place of the cancelled one."""
    return f.given("replacement") or f.replaced
