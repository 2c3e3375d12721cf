"""Law 6: shuffle and deal."""

from typing import Literal

from rulings.effects.deals import (
    CopiesNotRedealt,
    DealIsRight,
    DealStays,
    ResultCannotStand,
    ResultMayStand,
    ShuffledAndDealtAgain,
    TreatAsExtraneousInformation,
)
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, reminder
from rulings.situations.faulty_deals_facts import FaultyDealFacts


@clause("6A")
def should_be_shuffled(f: FaultyDealFacts) -> Conclusion:
    """Before play each pack is shuffled thoroughly, and cut if an opponent asks for it."""
    return reminder("pack-should-be-shuffled")


@clause("6B")
def not_as_prescribed(f: FaultyDealFacts) -> bool:
    """The cards must be dealt one by one, face down, thirteen to each hand; no two running may go to one hand."""
    return f.deal_fault == "dealt-wrongly"


@clause("6D1")
def in_time_to_redeal(f: FaultyDealFacts) -> Literal[True] | Conclusion:
    """Before the auction has begun for both sides (17A: for a side when one of its players takes his cards); else not."""
    return f.sides_begun < 2 or DealStays()


@clause("6D1")
def must_be_redealt(f: FaultyDealFacts) -> Conclusion:
    """The pack must be shuffled and dealt again."""
    return ShuffledAndDealtAgain()


@clause("6D1", "16D1", "24", "74C5")
def card_seen_later(f: FaultyDealFacts) -> tuple[Conclusion, ...]:
    """A card of another hand seen by accident after that falls under 16D, but see 24; of an opponent's hand see 74C5."""
    return (
        TreatAsExtraneousInformation(),
        reminder("own-card-shown-in-auction", clause="24"),
        reminder("opponents-card-may-be-used", clause="74C5"),
    )


@clause("6D2")
def result_cannot_stand(f: FaultyDealFacts) -> Conclusion:
    """From a sorted pack without a shuffle, or from another session: no result may stand."""
    return ResultCannotStand()


@exception("6D2", to="6D2")
def past_deals_are_meant(f: FaultyDealFacts) -> Conclusion | None:
    """Unless the competition is held to play them again, or boards are exchanged between tables."""
    exchanged = f.deal_fault == "earlier-session" and not f.past_deals_meant and f.exchange_arranged
    return DealIsRight(why="meant") if exchanged or f.past_deals_meant else None


@clause("6D2")
def result_may_stand(f: FaultyDealFacts) -> Conclusion:
    """A pack that was not sorted is not in 6D2."""
    return ResultMayStand()


@clause("6D3")
def may_order_redeal(f: FaultyDealFacts) -> Conclusion:
    """For any reason within the Laws the director may have the cards shuffled and dealt again."""
    return choice(f, "order-redeal", "director", _redealt)


def _redealt(f: FaultyDealFacts) -> Conclusion:
    return ShuffledAndDealtAgain(why="ordered", clause="6D3")


@clause("6E4")
def other_method(f: FaultyDealFacts) -> Conclusion | None:
    """The director may require another method of dealing that gives the same expectation: then the deal is right."""
    return DealIsRight(why="prescribed") if f.method_prescribed else None


@clause("6F")
def copies_are_not_redealt(f: FaultyDealFacts) -> tuple[Conclusion, ...]:
    """A board of which copies were made is normally not dealt again, but the director has the power to order it."""
    return CopiesNotRedealt(), choice(f, "order-redeal", "director", _redealt)
