"""Law 44: order and method of play."""

from bridge.cards import Card
from rulings.effects.designations import DesignatedCardNotLegal, DummyFollowsSuit
from rulings.effects.leads import LeadStands
from rulings.effects.plays import LaterCardMustFollow
from rulings.engine.clauses import clause
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.designation_facts import DesignationFacts
from rulings.situations.fifth_cards_facts import FifthCardFacts, player_of
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revokes_in_play_facts import Breach
from rulings.situations.simultaneous_plays_facts import Cards, SimultaneousPlayFacts, hand_of


@clause("44C", "44D")
def playable(f: DesignationFacts) -> tuple[Card, ...]:
    """Dummy follows suit if it can; otherwise, and at the lead, it may play any card."""
    trick = f.trick_so_far
    following = tuple(card for card in f.dummy_cards if trick and card.suit is trick[0].suit)
    return following or f.dummy_cards


@clause("44C", "42A3")
def must_follow_suit(f: DesignationFacts, card: Card) -> tuple[Conclusion, ...]:
    """A card that dummy may not play is not played: to follow suit comes before everything else, dummy sees to it."""
    return (
        DesignatedCardNotLegal(who="dummy", card=card),
        option("name-any-legal-card", "declarer"),
    )


@clause("44C")
def follows_another_suit(f: PenaltyCardFacts, card: Card) -> bool:
    """Who follows another suit than that of his minor penalty card is bound by the suit led alone."""
    if not (f.moment.endswith("plays") and f.given("suit_led") and f.given("can_follow")):
        return False
    return f.can_follow and f.suit_led != card.suit


@clause("44C")
def designated_by_defender(f: DesignationFacts) -> Conclusion:
    """Dummy follows suit also where a defender designates the card."""
    return DummyFollowsSuit(who="dummy")


@clause("44C")
def did_not_follow(f: RevokeFacts, breach: Breach) -> bool:
    """Following suit was possible and comes before every other requirement."""
    return breach.clause == "44C"


@clause("44C")
def playable_of_several(f: SimultaneousPlayFacts, visible: Cards) -> Cards:
    """The obligation to follow suit comes before the choice: cards of the suit led, if one was seen."""
    following = tuple(card for card in visible if card.suit == f.suit_led) if f.given("suit_led") else ()
    return following or visible


@clause("44C")
def follows_suit_after_all(f: SimultaneousPlayFacts) -> Conclusion:
    """The later of two cards has to follow suit; one that does not is corrected as a revoke noticed in time (62A)."""
    return LaterCardMustFollow(who="offender", clause="62A")


@clause("44C")
def suit_led_comes_first(f: SimultaneousPlayFacts, visible: Cards) -> Conclusion | None:
    """The cards are of several suits and the case does not say what was led, if anything: the choice may not be free."""
    if f.given("suit_led") or len({card.suit for card in visible}) < 2:
        return None
    return reminder("suit-led-comes-first", who=hand_of(f))


@clause("44G")
def correct_lead(f: FifthCardFacts) -> Conclusion | None:
    """The hand that won the trick leads to the next one: led in turn, an ordinary lead."""
    return LeadStands(who=player_of(f), card=card_of(f)) if f.turn == "same-hand" else None
