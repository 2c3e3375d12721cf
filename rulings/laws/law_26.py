"""Law 26: call withdrawn, lead restrictions."""

from collections.abc import Collection

from bridge.cards import Card, Suit
from rulings.effects.restrictions import (
    LeadForbidden,
    LeadNotRestricted,
    OneSuitMayBeForbidden,
    OnlyDefendersLeadRestricted,
)
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement
from rulings.laws import law_59
from rulings.situations.withdrawn_call_leads_facts import (
    WithdrawnCallLeadFacts,
    leads_freely,
    own_cards_under_restriction,
    restriction_of,
)


@clause("26A")
def lead_not_restricted(f: Facts) -> Conclusion | tuple[Conclusion, ...]:
    """Replaced by a comparable call: should the offender defend, his side leads freely; no 16C, but see 23C."""
    if isinstance(f, WithdrawnCallLeadFacts):
        return leads_freely(f)
    return LeadNotRestricted(who="partner")


@clause("26B")
def one_suit_may_be_forbidden(f: Facts) -> Conclusion:
    """Any other: should the offender defend, declarer may forbid one suit when the offender's partner first leads."""
    return OneSuitMayBeForbidden(who="partner")


@clause("26B", "26A")
def offender_declares(f: WithdrawnCallLeadFacts) -> Conclusion | None:
    """Law 26 restricts defenders only: if the offender became declarer or dummy, no lead is restricted."""
    return None if f.offender_defends else OnlyDefendersLeadRestricted()


@clause("26B")
def declarer_may_forbid(f: WithdrawnCallLeadFacts) -> Conclusion | tuple[Conclusion, ...]:
    """When the offender's partner first leads declarer may forbid one suit that the offender did not call, or none.

    For as long as that player keeps the lead; the right does not come again. If all four suits were called there is none.
    """
    if f.lead == "later":
        return leads_freely(f)
    if f.lead == "kept" or f.given("forbidden_suit"):
        return _forbidden(f)
    suits = [suit for suit in Suit if suit not in f.suits_called]
    if not suits:
        return leads_freely(f)
    forbid = [
        choice(
            f,
            "forbid-suit",
            "declarer",
            _forbidden,
            {"forbidden_suit": suit.value},
            due="lead",
            who="partner",
            suit=suit,
        )
        for suit in suits
    ]
    return *forbid, choice(f, "no-lead-restriction", "declarer", leads_freely, due="lead")


def _forbidden(f: WithdrawnCallLeadFacts) -> tuple[Conclusion, ...]:
    """The suit is forbidden; a major penalty card of the leader's own is led if it is not of that suit, else it waits."""
    law_59.any_other_legal_card(f)
    suit = restriction_of(f)
    forbidden = LeadForbidden(who="partner", suits=(suit,) if suit else None, until="loses-lead")
    return forbidden, *(own_cards_under_restriction(f, suit) if suit else ())


@clause("26B", "50D2a")
def forbidden_and_required(
    f: Facts, leader: str, cards: Collection[Card], forbidden: Collection[Suit]
) -> Conclusion | None:
    """One suit forbidden here and required for a penalty card: the text is silent, and the director decides."""
    suits = tuple(suit for suit in Suit if suit in forbidden and any(card.suit is suit for card in cards))
    return judgement("suit-forbidden-and-required", who=leader, suits=suits, clause="26B") if suits else None
