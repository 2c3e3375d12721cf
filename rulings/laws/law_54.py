"""Law 54: faced opening lead out of turn."""

from collections.abc import Callable

from rulings.effects.hands import BecomesDeclarer, BecomesDummy, DummySpreads, MustSpreadHand
from rulings.effects.leads import LeadFrom, LeadStands, LeadWithdrawn, NotALead, SecondCardFrom
from rulings.effects.plays import PlayStands, PlayWithdrawn
from rulings.effects.returned_cards import CardToHand, FacedUntilAuctionEnds
from rulings.effects.rights import NoRectification
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.opening_lead_facts import OpeningLeadFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts

Rule = Callable[[OpeningLeadFacts], object]


@clause("54", "41A")
def faced_lead_comes_first(f: FaceDownLeadFacts) -> Conclusion:
    """The partner's lead out of turn is faced: Law 54 rules on it."""
    return reminder("rule-on-faced-lead")


@clause("54", "41A")
def partners_lead_goes_back(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A lead out of turn is faced and the offender's partner has led face down: the director has that card taken back."""
    return (
        LeadWithdrawn(who="partner", card=None, lead="opening"),
        CardToHand(who="partner", card=None, clause="41A"),
    )


@clause("54", "53A", "54A", "54B", "54D")
def declarer_chooses(f: OpeningLeadFacts, accepted: Rule, taken_back: Rule) -> tuple[Conclusion, ...]:
    """All that the presumed declarer may do after a faced opening lead out of turn."""
    who, refusing = "presumed-declarer", {"declarer_did": "refused"}
    return (
        choice(f, "spread-own-hand", who, becomes_dummy, {"declarer_did": "showed-cards"}, due="play"),
        choice(f, "accept-lead", who, accepted, {"declarer_did": "accepted"}, lead="opening", due="play"),
        choice(f, "refuse-lead", who, taken_back, refusing, lead="opening", hand="partner", due="play"),
    )


@clause("54A")
def spreads_own_hand(f: OpeningLeadFacts) -> bool:
    """He began to spread his hand and showed a card, before he could have seen a card of dummy (54C)."""
    return f.dummys_cards != "could-be-seen" or not f.dummy_seen_first


@clause("54A")
def becomes_dummy(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """He must spread his whole hand and becomes dummy; dummy becomes declarer."""
    return (
        LeadStands(who="offender", card=card_of(f), lead="opening"),
        MustSpreadHand(who="presumed-declarer"),
        BecomesDummy(who="presumed-declarer"),
        BecomesDeclarer(who="dummy"),
    )


@clause("54B")
def accepted(f: OpeningLeadFacts) -> Conclusion:
    """The presumed declarer accepted the lead as 53A provides: it becomes a correct one."""
    return LeadStands(who="offender", card=card_of(f), lead="opening")


@clause("54B")
def dummy_spreads(f: OpeningLeadFacts) -> Conclusion:
    """Dummy spreads his hand (41D)."""
    return DummySpreads(who="dummy")


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


@clause("54E")
def unseen_card_of_declaring_side(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """A card of the declaring side that was never faced: Law 24 finds nothing, the card goes back."""
    return CardToHand(who="offender", card=card_of(f)), NoRectification(why="not-faced")


@clause("54E", "24")
def stays_until_auction_ends(f: OpeningLeadFacts) -> tuple[Conclusion, ...]:
    """The card stays faced until the auction period ends; authorised for one side, unauthorised for the other."""
    return (
        NotALead(who="offender", card=card_of(f)),
        FacedUntilAuctionEnds(who="offender", card=card_of(f), clause="24"),
        information("authorised", of="card-led-in-auction", who="defenders", clause="24"),
        information("unauthorised", of="card-led-in-auction", who="offending-side", clause="24"),
    )
