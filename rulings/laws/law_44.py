"""Law 44: order and method of play."""

from bridge.cards import Card
from rulings.effects.designations import DesignatedCardNotLegal
from rulings.effects.leads import LeadStands
from rulings.effects.plays import LaterCardMustFollow
from rulings.engine.clauses import clause, exception
from rulings.engine.trace import Conclusion, option, reminder
from rulings.situations.cards_told import card_of, player_of
from rulings.situations.designation_facts import DesignationFacts
from rulings.situations.fifth_cards_facts import FifthCardFacts
from rulings.situations.penalty_card_ignored_facts import PenaltyCardNotPlayedFacts, could_have_followed
from rulings.situations.penalty_cards_facts import PenaltyCardFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.revokes_in_play_facts import Breach
from rulings.situations.simultaneous_plays_facts import Cards, SimultaneousPlayFacts


@clause("44C", "44D")
def playable(f: DesignationFacts | SimultaneousPlayFacts) -> Cards:
    """Of dummy's cards, or of several that were seen, those that follow suit; if none does, and at the lead, any of them."""
    if isinstance(f, DesignationFacts):
        cards, trick = f.dummy_cards, f.trick_so_far
        led: str | None = trick[0].suit if trick else None
    else:
        cards = f.visible if f.given("visible") else ()
        led = f.suit_led if f.given("suit_led") else None
    return tuple(card for card in cards if card.suit == led) or cards


@clause("44C", "42A3")
def must_follow_suit(f: DesignationFacts | SimultaneousPlayFacts, card: Card | None) -> tuple[Conclusion, ...]:
    """To follow suit comes before everything else: dummy, who sees to it, does not play the card that was named.

    The later of two cards that does not follow is corrected as a revoke noticed in time (62A); once somebody has played to
    the next trick it is ruled on as any revoke.
    """
    if isinstance(f, SimultaneousPlayFacts):
        if f.sides_played_next:
            return (LaterCardMustFollow(who="offender", why="played-on"),)
        return (LaterCardMustFollow(who="offender", clause="62A"),)
    return DesignatedCardNotLegal(who="dummy", card=card), option("name-any-legal-card", "declarer")


@exception("44C", to="50C")
def follows_another_suit(f: PenaltyCardFacts, card: Card) -> bool:
    """Who follows another suit than that of his minor penalty card is bound by the suit led alone."""
    if not (f.moment.endswith("plays") and f.given("suit_led") and f.given("can_follow")):
        return False
    return f.can_follow and f.suit_led != card.suit


@clause("44C")
def did_not_follow(f: RevokeFacts, breach: Breach) -> bool:
    """Following suit was possible and comes before every other requirement."""
    return breach.clause == "44C"


@clause("44C", "61A")
def did_not_follow_to_suit_led(f: PenaltyCardNotPlayedFacts) -> Conclusion | None:
    """Not to follow suit when able is a revoke, whatever penalty card lies there: following suit comes first."""
    return reminder("did-not-follow-suit", who="offender", clause="61A") if could_have_followed(f) else None


@clause("44G")
def correct_lead(f: FifthCardFacts) -> Conclusion | None:
    """The hand that won the trick leads to the next one: led in turn, an ordinary lead."""
    return LeadStands(who=player_of(f), card=card_of(f)) if f.turn == "same-hand" else None
