"""Law 53: acceptance of a lead out of turn."""

from typing import Literal

from bridge.cards import Card
from rulings.effects.leads import CorrectLeadStands, LeadFrom, LeadStands
from rulings.effects.returned_cards import CardToHand
from rulings.engine.choices import choice
from rulings.engine.clauses import clause, exception
from rulings.engine.effects import UNSAID
from rulings.engine.facts import Facts
from rulings.engine.trace import Conclusion, information, reminder
from rulings.situations.cards_told import card_of
from rulings.situations.lead_facts import NEIGHBOURS, LeadFacts, hand_that_led, opponent_played
from rulings.situations.plays_after_irregularity_facts import LaterPlayFacts


@clause("53A")
def led_face_up(f: LeadFacts) -> Literal[True] | tuple[Conclusion, ...]:
    """Only a lead made face up can be treated as correct: another card goes back, and the correct hand leads."""
    return f.faced or (
        CardToHand(who=hand_that_led(f), card=card_of(f)),
        _led_from(f.turn, misinformed=f.turn == "partner" and f.misinformed),
    )


def _led_from(hand: str, *, misinformed: bool) -> Conclusion:
    """Whose lead it is; a player who was misinformed has offended nobody, and his partner is named after that."""
    return LeadFrom(hand=hand, of="misinformed" if misinformed else UNSAID)


@clause("53A", "47B")
def lead_from_correct_hand(f: Facts, hand: str, *, misinformed: bool = False) -> Conclusion:
    """The lead does not become a correct one: the director requires it from the correct hand (47B)."""
    return _led_from(hand, misinformed=hand == "partner" and misinformed)


@clause("53A")
def accepted_by_play(f: Facts, who: str, lead: str = UNSAID) -> Conclusion:
    """The next player in rotation played to the lead: it becomes a correct one."""
    return LeadStands(who=who, card=card_of(f), lead=lead)


@exception("53B", to="53A")
def correct_lead_made(f: LeadFacts | LaterPlayFacts) -> tuple[Conclusion, ...]:
    """An opponent whose turn it was has led to the trick, not played to the irregular lead: the correct lead stands.

    Every card played to the trick in error may be taken back, subject only to 16C.
    """
    if not _opponent_in_turn_led(f):
        return ()
    led_in_error, card = ("offender", None) if isinstance(f, LaterPlayFacts) else (hand_that_led(f), card_of(f))
    return (
        CorrectLeadStands(who=_opponent_in_turn(f)),
        choice(f, "withdraw-card-played-in-error", "all", lambda _: CardToHand(who=led_in_error, card=card)),
        information("authorised", of="withdrawn-lead", who="opponents", clause="16C1"),
        information("unauthorised", of="withdrawn-lead", who="offending-side", clause="16C2"),
    )


@exception("53B", to="47D")
def led_beside_one_that_goes_back(f: LeadFacts | LaterPlayFacts) -> Conclusion | None:
    """Beside an irregular lead that goes back in any case (47E1, footnote 17) the correct lead of an opponent stands."""
    return CorrectLeadStands(who=_opponent_in_turn(f)) if _opponent_in_turn_led(f) else None


def _opponent_in_turn(f: LeadFacts | LaterPlayFacts) -> str:
    return "opponents" if isinstance(f, LaterPlayFacts) else f.turn


def _opponent_in_turn_led(f: LeadFacts | LaterPlayFacts) -> bool:
    came_from_him = f.his_turn_to_lead if isinstance(f, LaterPlayFacts) else _came_from_hand_in_turn(f)
    return came_from_him and f.meant_as_lead


def _came_from_hand_in_turn(f: LeadFacts) -> bool:
    if not opponent_played(f):
        return False
    if f.hand == "defender":
        return f.turn != "partner" and f.played_by_correct_hand
    left, right = NEIGHBOURS[f.hand]
    return f.turn == (left if f.played_after == "next-player" else right)


@clause("53C")
def stands_by_wrong_defender(
    f: Facts, hand: str, card: Card | None, *, to_be_ruled: str = ""
) -> tuple[Conclusion, ...]:
    """The defender on the right of the hand that led played to declarer's lead: it stands, and 57 applies to him.

    ``to_be_ruled``: that defender, if 57 is not asked here.
    """
    reminders = (reminder("rule-as-premature-play", who=to_be_ruled),) if to_be_ruled else ()
    return LeadStands(who=hand, card=card), *reminders
