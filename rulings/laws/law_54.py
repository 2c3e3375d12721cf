"""Law 54: faced opening lead out of turn."""

from collections.abc import Callable

from rulings.effects.hands import BecomesDeclarer, BecomesDummy, DummySpreads, MustSpreadHand
from rulings.effects.leads import LeadFrom, LeadStands, LeadWithdrawn, NotALead, SecondCardFrom
from rulings.effects.plays import PlayStands, PlayWithdrawn
from rulings.effects.returned_cards import CardToHand, FacedUntilAuctionEnds
from rulings.effects.rights import NoRectification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts

Rule = Callable[[OpeningLeadFacts], object]


@clause("54", "41A")
def partners_lead_goes_back(
    f: OpeningLeadFacts | FaceDownLeadFacts, *, misinformed: bool = False
) -> Conclusion | tuple[Conclusion, ...]:
    """A lead out of turn is faced and the offender's partner has led face down: the director has that card taken back."""
    if isinstance(f, FaceDownLeadFacts):
        return reminder("rule-on-faced-lead")
    of, why = ("misinformed", "partner-of-misinformed") if misinformed else (UNSAID, UNSAID)
    withdrawn = LeadWithdrawn(who="partner", card=None, lead="opening", why="face-down", of=of)
    return withdrawn, CardToHand(who="partner", card=None, why=why, clause="41A")


@clause("54", "53A", "54A", "54B", "54D")
def declarer_chooses(f: OpeningLeadFacts, spread: Rule, accepted: Rule, taken_back: Rule) -> tuple[Conclusion, ...]:
    """All that the presumed declarer may do after a faced opening lead out of turn."""
    who, refusing = "presumed-declarer", {"declarer_did": "refused"}
    return (
        choice(f, "spread-own-hand", who, spread, {"declarer_did": "showed-cards"}, due="play"),
        choice(f, "accept-lead", who, accepted, {"declarer_did": "accepted"}, lead="opening", due="play"),
        choice(f, "refuse-lead", who, taken_back, refusing, lead="opening", hand="partner", due="play"),
    )


@clause("54A", "54C")
def becomes_dummy(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """Who begins to spread his hand and shows a card must spread all of it and becomes dummy; dummy becomes declarer.

    Not once he could have seen a card of dummy: then he has had to accept the lead (54C).
    """
    if f.dummys_cards == "could-be-seen" and f.dummy_seen_first:
        return ()
    return (
        LeadStands(who="offender", card=card_of(f), lead="opening"),
        MustSpreadHand(who="presumed-declarer"),
        BecomesDummy(who="presumed-declarer"),
        BecomesDeclarer(who="dummy"),
    )


@clause("54B")
def dummy_spreads(f: OpeningLeadFacts, *, accepted: bool = False) -> tuple[Conclusion, ...]:
    """The presumed declarer may accept the lead as 53A provides, and dummy spreads his hand (41D).

    ``accepted``: he has said so; else he has played to it, or had to accept it (54C).
    """
    correct = (LeadStands(who="offender", card=card_of(f), lead="opening"),) if accepted else ()
    after = "played-from-dummy" if f.declarer_did == "played-from-dummy" else UNSAID
    return *correct, DummySpreads(who="dummy", after=after)


@clause("54B1", "fn:6", "fn:10")
def second_card_from_declarer(f: OpeningLeadFacts) -> Conclusion:
    """The exception to declarer's first play being from dummy: the second card comes from declarer's hand."""
    return SecondCardFrom(who="presumed-declarer")


@clause("54B2")
def dummys_card_stays(f: OpeningLeadFacts) -> Conclusion:
    """Declarer played the second card from dummy: it cannot be taken back except to correct a revoke."""
    if f.dummys_card_revoked:
        return PlayWithdrawn(who="dummy", card=None, why="revoke")
    return PlayStands(who="dummy", card=None, why="accepted-from-dummy")


@clause("54C")
def accepted_by_law(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """If he could have seen a card of dummy not shown in the auction, he must accept the lead and becomes declarer."""
    if f.dummys_cards != "could-be-seen":
        return ()
    return (
        LeadStands(who="offender", card=card_of(f), lead="opening"),
        BecomesDeclarer(who="presumed-declarer"),
    )


@clause("54D")
def taken_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The presumed declarer has the faced lead taken back; the other defender leads."""
    return LeadWithdrawn(who="offender", card=card_of(f), lead="opening"), LeadFrom(hand="partner", lead="opening")


@clause("54E", "24")
def led_by_declaring_side(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """24 applies: the card stays faced until the auction period ends, authorised for one side, unauthorised for the other.

    If it was never faced, 24 finds nothing and it goes back.
    """
    card = card_of(f)
    if not f.faced:
        return CardToHand(who="offender", card=card), NoRectification(why="not-faced")
    return (
        NotALead(who="offender", card=card),
        FacedUntilAuctionEnds(who="offender", card=card, clause="24"),
        information("authorised", of="card-led-in-auction", who="defenders", clause="24"),
        information("unauthorised", of="card-led-in-auction", who="offending-side", clause="24"),
    )
