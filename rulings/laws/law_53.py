"""Law 53: acceptance of a lead out of turn."""

from functools import partial

from bridge.cards import Card
from rulings.effects.leads import CorrectLeadStands, LeadFrom, LeadStands
from rulings.effects.returned_cards import CardToHand
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import NEIGHBOURS, LeadFacts, hand_that_led


@clause("53A")
def led_face_up(f: LeadFacts) -> bool:
    """Only a lead made face up can be treated as a correct lead."""
    return f.faced


@clause("53A")
def unfaced_card(f: LeadFacts) -> tuple[Conclusion, ...]:
    """A card that was not led face up is no lead: it goes back, and the lead is made from the correct hand."""
    return CardToHand(who=hand_that_led(f), card=card_of(f)), LeadFrom(hand=f.turn)


@clause("53A", "47B")
def lead_from_correct_hand(f: Facts, hand: str, *, misinformed: bool = False) -> Conclusion:
    """The lead does not become a correct one: the director requires it from the correct hand (47B)."""
    if hand == "partner" and misinformed:
        return LeadFrom(hand=hand, of="misinformed")
    return LeadFrom(hand=hand)


@clause("53A")
def accepted_by_play(f: Facts, who: str, lead: str = UNSAID) -> Conclusion:
    """The next player in rotation played to the lead: it becomes a correct one."""
    return LeadStands(who=who, card=card_of(f), lead=lead)


@clause("53B")
def correct_lead_made(f: LeadFacts) -> bool:
    """The card is that of the opponent whose turn it was, and he meant it as the lead to the trick."""
    return _came_from_hand_in_turn(f) and f.meant_as_lead


def _came_from_hand_in_turn(f: LeadFacts) -> bool:
    if f.hand == "defender":
        return f.turn != "partner" and f.played_by_correct_hand
    left, right = NEIGHBOURS[f.hand]
    return f.turn == (left if f.played_after == "next-player" else right)


@clause("53B")
def correct_lead_stands(f: Facts, leader: str, led_in_error: str, card: Card | None) -> tuple[Conclusion, ...]:
    """The correct lead stands; every card played to the trick in error may be taken back, subject only to 16C."""
    back = partial(card_in_error_returns, who=led_in_error, card=card)
    return (
        CorrectLeadStands(who=leader),
        choice(f, "withdraw-card-played-in-error", "all", back),
        information("authorised", of="withdrawn-lead", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-lead", who="offending-side", clause="16C2"),
    )


@clause("53B")
def card_in_error_returns(f: Facts, who: str, card: Card | None) -> Conclusion:
    """A card that was played to the trick in error and is taken back."""
    return CardToHand(who=who, card=card)


@clause("53C")
def stands_by_wrong_defender(
    f: Facts, hand: str, card: Card | None, *, to_be_ruled: str = ""
) -> tuple[Conclusion, ...]:
    """The defender on the right of the hand that led played to declarer's lead: it stands, and 57 applies to him.

    ``to_be_ruled``: that defender, if 57 is not asked here.
    """
    reminders = (reminder("rule-as-premature-play", who=to_be_ruled),) if to_be_ruled else ()
    return LeadStands(who=hand, card=card), *reminders
