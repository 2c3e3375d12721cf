"""Law 48: declarer’s cards becoming visible."""

from rulings.effects.claims import DeemedClaim, NoClaim
from rulings.effects.hands import BecomesDeclarer, BecomesDummy, MustSpreadHand
from rulings.effects.penalty_cards import NoPenaltyCard
from rulings.effects.plays import CardPlayed, NeedNotPlay
from rulings.effects.returned_cards import CardToHand
from rulings.engine.clauses import clause, exception
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion
from rulings.situations.cards_told import card_of
from rulings.situations.exposed_card_facts import ExposedCardFacts, only_card
from rulings.situations.played_card_facts import PlayedCardFacts
from rulings.situations.played_cards_facts import not_played


@clause("48A", "48")
def never_penalty_card(f: ExposedCardFacts) -> Conclusion:
    """No card of declarer or dummy becomes a penalty card."""
    return NoPenaltyCard(who=f.hand, why="declaring-side")


@clause("48A", "45C2")
def not_bound_to_play(f: ExposedCardFacts | PlayedCardFacts, hand: str) -> Conclusion | tuple[Conclusion, ...]:
    """A card shown or dropped binds declarer to nothing, unless it was held so that it counts as played (45C2)."""
    if isinstance(f, PlayedCardFacts):
        return not_played(f, hand), CardToHand(who=hand, card=card_of(f), why="no-penalty-card")
    card = only_card(f)
    if f.declarers_act == "dropped":
        return NeedNotPlay(who=hand, card=card), CardToHand(who=hand, card=card)
    return CardPlayed(who=hand, card=card, clause="45C2") if f.looked_played else CardToHand(who=hand, card=card)


@exception("48B1", to="48B2")
def spread_after_opening_lead(f: Facts) -> tuple[Conclusion, ...]:
    """Shown immediately after an opening lead out of turn: by 54 he spreads the whole hand and becomes dummy."""
    if isinstance(f, ExposedCardFacts) and not f.after_opening_lead_out_of_turn:
        return ()
    return (
        MustSpreadHand(who="declarer", clause="54A"),
        BecomesDummy(who="declarer", clause="54A"),
        BecomesDeclarer(who="dummy", clause="54A"),
    )


@clause("48B2", "48B")
def claimed_or_not(f: ExposedCardFacts) -> Conclusion:
    """Showing the hand at any other time may be taken as a claim or concession (68), unless it clearly was none."""
    if f.clearly_no_claim:
        return NoClaim(who="declarer")
    return DeemedClaim(who="declarer")
