"""Law 26: call withdrawn, lead restrictions."""

from bridge.cards import Suit
from rulings.effects.restrictions import AnyCard, LeadForbidden, LeadNotRestricted, OneSuitMayBeForbidden
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.laws import law_59
from rulings.situations.withdrawn_call_leads_facts import WithdrawnCallLeadFacts, restriction_of


@clause("26A")
def lead_not_restricted(f: Facts) -> Conclusion:
    """Replaced by a comparable call: should the offender's side defend, it leads freely; 16C does not apply."""
    return LeadNotRestricted(who="partner")


@clause("26A")
def leads_freely(f: WithdrawnCallLeadFacts) -> Conclusion:
    """The call in its place was comparable: the offender's partner leads any card."""
    return AnyCard(who="partner")


@clause("26B")
def one_suit_may_be_forbidden(f: Facts) -> Conclusion:
    """Any other: should the offender defend, declarer may forbid one suit when the offender's partner first leads."""
    return OneSuitMayBeForbidden(who="partner")


@clause("26B", "26A")
def offender_declares(f: WithdrawnCallLeadFacts) -> bool:
    """Law 26 restricts defenders only."""
    return not f.offender_defends


@clause("26B")
def no_restriction_of_declaring_side(f: WithdrawnCallLeadFacts) -> Conclusion:
    """The offender became declarer or dummy: declarer leads as he likes."""
    return AnyCard(who="declarer")


@clause("26B")
def suits_not_called(f: WithdrawnCallLeadFacts) -> tuple[Suit, ...]:
    """The suits that the offender did not call in the auction that stands."""
    return tuple(suit for suit in Suit if suit not in f.suits_called)


@clause("26B")
def declarer_may_forbid(f: WithdrawnCallLeadFacts, suits: tuple[Suit, ...]) -> tuple[Conclusion, ...]:
    """At the first lead of the offender's partner declarer may forbid one of these suits, or leave the lead free."""
    forbid = []
    for suit in suits:
        supposing = {"forbidden_suit": suit.value}
        forbid.append(
            choice(f, "forbid-suit", "declarer", suit_is_forbidden, supposing, due="lead", who="partner", suit=suit)
        )
    return (*forbid, choice(f, "no-lead-restriction", "declarer", nothing_forbidden, due="lead"))


@clause("26B")
def suit_is_forbidden(f: WithdrawnCallLeadFacts) -> Conclusion:
    """The offender's partner does not lead that suit for as long as he keeps the lead."""
    law_59.any_other_legal_card(f)
    suit = restriction_of(f)
    return LeadForbidden(who="partner", suits=(suit,) if suit else None, until="loses-lead")


@clause("26B")
def nothing_forbidden(f: Facts) -> Conclusion:
    """Declarer forbids nothing: any card, and the right does not come again."""
    return AnyCard(who="partner")


@clause("26B")
def no_suit_to_forbid(f: WithdrawnCallLeadFacts) -> Conclusion:
    """The offender called all four suits: any card may be led."""
    return AnyCard(who="partner")


@clause("26B")
def restriction_is_over(f: WithdrawnCallLeadFacts) -> Conclusion:
    """Only at the first lead, and only for as long as he keeps it: now any card may be led."""
    return AnyCard(who="partner")
