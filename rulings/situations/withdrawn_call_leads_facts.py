"""What a director is told when a player leads whose partner had a call withdrawn in the auction."""

from typing import Annotated, Literal

from pydantic import Field

from bridge.cards import CardFact, Suit
from bridge.problems import Problem
from rulings.effects.restrictions import AnyCard
from rulings.engine.exclusions import excluding
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations import told
from rulings.situations.penalty_card_leads_facts import Lead, obligation, under_restriction
from rulings.situations.withdrawn_calls_facts import ComparisonFacts


class WithdrawnCallLeadFacts(ComparisonFacts, kind="lead-after-withdrawn-call"):
    """A call was withdrawn in the auction, and now the partner of the player who made it is to lead."""

    offender_defends: Annotated[bool, "the player who made the withdrawn call is a defender"]
    withdrawn_how: Annotated[
        Literal["replaced", "unintended", "same-denomination"],
        "how: another call took its place; it was not the call he meant and was changed in time (25A); an insufficient bid was "
        "corrected by the lowest sufficient bid of the same denomination (27B1(a))",
    ] = "replaced"
    lead: Annotated[
        Literal["first", "kept", "later"],
        "the offender's partner leads for the first time, to whichever trick; he has kept the lead since declarer forbade a "
        "suit; he has led before and lost the lead, or declarer forbade nothing then",
    ]
    suits_called: Annotated[
        tuple[Suit, ...], Field(max_length=4), "the suits that the offender called in the auction that stands"
    ]
    forbidden_suit: Annotated[Literal["S", "H", "D", "C"], "the suit that declarer has forbidden"]
    leaders_major_cards: told.LeadersMajorCards = ()
    offenders_major_cards: Annotated[
        tuple[CardFact, ...], Field(max_length=13), "the major penalty cards of the player whose call was withdrawn"
    ] = ()


def forbidden_suit_was_not_called(f: WithdrawnCallLeadFacts) -> Problem | None:
    """Declarer may forbid a suit only if the offender did not call it."""
    wrong = f.forbidden_suit in f.suits_called
    return Problem("forbidden_suit", "called-suit-forbidden", {"suit": Suit(f.forbidden_suit)}) if wrong else None


def restriction_of(f: Facts) -> Suit | None:
    """The suit that declarer has forbidden; ``None`` where it is not named."""
    return Suit(f.known["forbidden_suit"]) if f.given("forbidden_suit") else None


def leads_freely(f: WithdrawnCallLeadFacts) -> tuple[Conclusion, ...]:
    """Any card, unless the leader has a major penalty card, which has to be led (50D1(a), 51A)."""
    return obligation("partner", f.leaders_major_cards) or (AnyCard(who="partner"),)


def own_cards_under_restriction(f: WithdrawnCallLeadFacts, forbidden: Suit) -> tuple[Conclusion, ...]:
    """The leader's own major penalty cards: those of another suit, then those that wait (50D1(b))."""
    lead = Lead.of("partner", "offender", (), f.leaders_major_cards, "major")
    return under_restriction(lead, [card for card in f.leaders_major_cards if card.suit is not forbidden])


def suits_that_may_be_forbidden(f: WithdrawnCallLeadFacts) -> tuple[Suit, ...]:
    """The one that declarer has forbidden, else those that the offender did not call; none once the right is spent."""
    if f.given("forbidden_suit"):
        return (Suit(f.forbidden_suit),)
    return tuple(suit for suit in Suit if suit not in f.suits_called) if f.lead == "first" else ()


def some_suit_could_be_forbidden(f: WithdrawnCallLeadFacts) -> Problem | None:
    """26B: of four suits called declarer can have forbidden none, and so no prohibition goes on."""
    wrong = f.lead == "kept" and set(f.suits_called) == set(Suit)
    return excluding(f, "suits_called", "lead") if wrong else None


WITHDRAWN_CALL_LEAD_CHECKS = (forbidden_suit_was_not_called, some_suit_could_be_forbidden)
