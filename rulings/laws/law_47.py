"""Law 47: withdrawal of a played card."""

from collections.abc import Callable
from functools import partial
from typing import Literal

from bridge.cards import Card
from rulings.effects.leads import LeadWithdrawn
from rulings.effects.plays import LaterCardReturns, PlayStands, PlayWithdrawn
from rulings.effects.returned_cards import CardToHand
from rulings.effects.rights import NoRectification
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, judgement, reminder
from rulings.laws import law_41, law_62
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import LeadFacts, hand_that_led
from rulings.situations.misinformation_facts import MisinformationFacts
from rulings.situations.opening_lead_period_facts import FaceDownLeadFacts
from rulings.situations.revoke_facts import RevokeFacts
from rulings.situations.withdrawn_card_facts import WithdrawnCardFacts


@clause("47A")
def withdrawn_in_rectification(f: WithdrawnCardFacts) -> Conclusion:
    """The card is withdrawn to comply with the rectification."""
    return PlayWithdrawn(who=f.hand, card=card_of(f), why="taken-back")


@clause("47A")
def non_offender_may_withdraw(f: WithdrawnCardFacts) -> Conclusion:
    """Where the rectification lets a non-offender take back his card, it goes back without penalty."""
    return _take_back(f, "withdraw-in-rectification", back_by_rectification)


def _take_back(f: WithdrawnCardFacts, key: str, follows: Callable[[WithdrawnCardFacts], object]) -> Conclusion:
    """The player may take the card back; for dummy declarer chooses."""
    return choice(f, key, "declarer" if f.hand == "dummy" else f.hand, follows, card=card_of(f))


def _goes_back(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    card = card_of(f)
    withdrawn = PlayWithdrawn(who=f.hand, card=card, why="taken-back")
    return withdrawn, CardToHand(who=f.hand, card=card, why="no-penalty-card")


@clause("47A")
def back_by_rectification(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back to the hand."""
    return _goes_back(f)


@clause("47B")
def withdrawn_to_correct(f: WithdrawnCardFacts) -> Conclusion:
    """The card is withdrawn to correct the illegal play."""
    return PlayWithdrawn(who=f.hand, card=card_of(f), why="taken-back")


@clause("47B", "47A")
def back_in_hand(f: WithdrawnCardFacts) -> Conclusion:
    """A card of declarer or dummy, or one that the Law exempts, goes back to the hand."""
    return CardToHand(who=f.hand, card=card_of(f), why="no-penalty-card")


@clause("47B")
def simultaneous(f: WithdrawnCardFacts) -> Conclusion:
    """Simultaneous plays have a Law of their own (58)."""
    return reminder("simultaneous-play")


@clause("47C")
def designation_withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    """The card goes back without rectification."""
    return _take_back(f, "withdraw-unintended", designated_card_back)


@clause("47C")
def designated_card_back(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back to the hand."""
    return _goes_back(f)


@clause("47C")
def returned_after_change(f: Facts, who: str, card: Card | None) -> Conclusion:
    """The card that declarer had not meant to designate goes back."""
    return CardToHand(who=who, card=card)


@clause("47D")
def declarers_card_if_refused(f: LeadFacts) -> Conclusion:
    """If he has the lead taken back, the card that he played to it goes back too."""
    return reminder("declarers-card-if-refused", who="declarer")


@clause("47D")
def card_upon_it_returns(f: Facts, who: str) -> Conclusion:
    """Who played to the lead that goes back takes his own card back too, without rectification."""
    return LaterCardReturns(who=who)


@clause("47D")
def change_after_opponent(f: WithdrawnCardFacts, penalised: Callable[[WithdrawnCardFacts], object]) -> Conclusion:
    """After an opponent's change another card may be played without rectification, but 62C2 penalises a defender."""
    if law_62.penalises_change(f):
        return _take_back(f, "withdraw-after-change-penalised", penalised)
    return _take_back(f, "withdraw-after-change", back_after_change)


@clause("47D")
def back_after_change(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back to the hand, and another is played."""
    return _goes_back(f)


@clause("47D")
def withdrawn_after_opponent(f: WithdrawnCardFacts) -> Conclusion:
    """The card is taken back, and another is played."""
    return PlayWithdrawn(who=f.hand, card=card_of(f), why="taken-back")


@clause("47D")
def returned_after_opponent(f: Facts, who: str) -> Conclusion:
    """The card played after the one that an opponent has changed goes back."""
    return CardToHand(who=who, card=None)


@clause("47E1")
def establishes_no_revoke(f: LeadFacts) -> Conclusion:
    """63A1 does not apply: the withdrawn lead establishes no revoke of the leader's side on the trick before."""
    return reminder("establishes-no-revoke", who=hand_that_led(f))


@exception("47E1", to="63A1")
def played_on_misinformation(f: RevokeFacts) -> bool:
    """63A1 does not apply to a card led or played because an opponent had said wrongly that it was the player's turn."""
    return f.next_trick_on_misinformation


@clause("47E1", "47E")
def back_after_wrong_turn(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """Told by an opponent that it was his turn: back without rectification; nobody can accept it, 63A1 does not apply."""
    return (
        PlayWithdrawn(who=f.hand, card=card_of(f), why="taken-back"),
        CardToHand(who=f.hand, card=card_of(f), why="no-penalty-card"),
        NoRectification(why="told-to-play"),
        reminder("establishes-no-revoke", who=f.hand),
    )


@clause("47E1")
def taken_back_after_misinformation(
    f: Facts, /, who: str, card: Card | None, lead: str = UNSAID
) -> tuple[Conclusion, ...]:
    """An opponent said that it was the leader's turn: taken back without rectification, and nobody can accept it."""
    return (
        LeadWithdrawn(who=who, card=card, lead=lead),
        CardToHand(who=who, card=card),
        NoRectification(why="misinformed"),
    )


@clause("47E2a", "41A")
def leader_may_retract(f: FaceDownLeadFacts) -> Conclusion:
    """The misinformed leader may take the lead back, as dummy has not faced a card."""
    return choice(f, "retract-face-down-lead", "defender", partial(law_41.retracted, who="defender", why="face-down"))


@clause("47E2a")
def right_after_explanation(f: WithdrawnCardFacts) -> Literal["none", "in-time", "too-late"]:
    """For a card played because of an opponent's mistaken explanation, before it was corrected.

    In time is before a later card to the trick; for an opening lead, besides, before dummy has faced a card.
    """
    if f.after_correction or not f.because_of_explanation:
        return "none"
    return "too-late" if f.later_card or (f.opening_lead and f.dummy_faced) else "in-time"


@clause("47E2a", "47E2", "47E")
def misinformed_player_may_withdraw(f: WithdrawnCardFacts) -> Conclusion:
    """The misinformed player may take the card back without rectification."""
    return _take_back(f, "withdraw-after-misinformation", back_after_misinformation)


@clause("47E2a")
def back_after_misinformation(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back to the hand."""
    return _goes_back(f)


@clause("47E2a")
def card_may_still_be_changed(f: MisinformationFacts) -> Conclusion:
    """A card that was played because of it is taken back while no later card lies there."""
    return reminder("card-played-on-misinformation")


@clause("47E2b")
def adjustment_instead(f: WithdrawnCardFacts) -> Conclusion:
    """Too late to change: the director may adjust the score."""
    if not f.given("damaged_by_explanation"):
        return judgement("damage-by-misinformation")
    if f.damaged_by_explanation:
        return AdjustedScore(towards="without-misinformation")
    return ScoreStands(why="no-misinformation-damage")


@clause("47F1")
def withdrawn_after_correct_lead(f: WithdrawnCardFacts) -> Conclusion:
    """After the correct lead every card played to the irregular one may be withdrawn."""
    return _take_back(f, "withdraw-after-correct-lead", back_after_correct_lead)


@clause("47F1")
def back_after_correct_lead(f: WithdrawnCardFacts) -> tuple[Conclusion, ...]:
    """The card goes back to the hand."""
    return _goes_back(f)


@clause("47F2", "47F")
def cannot_be_withdrawn(f: WithdrawnCardFacts) -> Conclusion:
    """Except as Law 47 permits, a card once played stays played."""
    return PlayStands(who=f.hand, card=card_of(f), why="not-permitted")
