"""What a card played upon an irregular one tells of it: accepted by playing (53A, 54, 52B1(b)), or the correct lead (53B)."""

from collections.abc import Mapping
from typing import Any

from bridge.seats import Seat
from rulings.effects.leads import LeadStands
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.table.account import Account, Ruled, ruled_on
from rulings.table.consequences import no_penalty_card
from rulings.table.events import Played
from rulings.table.finding import seats_of
from rulings.table.position import Position

_LEADS = ("lead-out-of-turn", "opening-lead-out-of-turn")
_AFTER_LEAD = {1: "next-player", 2: "partner", 3: "right-hand-player"}


def may_be_played_upon(waiting: Ruled) -> bool:
    """Whether a card may come before the choice that play waits for, and decide it or lie there."""
    if waiting.ruling.split is not None or waiting.brings(LeadStands):
        return False
    return waiting.facts.kind in _TOLD or waiting.facts.known.get("led_before_choice") is not None


def told_by_play(ruled: Ruled, position: Position, event: Played) -> Mapping[str, Any] | None:
    """The facts that a card adds to the case that waits; ``None`` where it tells nothing of it."""
    told = _TOLD.get(ruled.facts.kind)
    return told(ruled, position, event) if told else None


def _lead(ruled: Ruled, position: Position, event: Played) -> Mapping[str, Any] | None:
    """Nothing once the lead stands: what is still open is declarer's choice about the card upon it (53C, 57A)."""
    leader = ruled.seats["offender"]
    turns = next((turns for turns in _AFTER_LEAD if leader.after(turns) is event.by), None)
    if turns is None or ruled.brings(LeadStands):
        return None
    return {"played_after": _AFTER_LEAD[turns], "played_by_correct_hand": _hand_in_turn(ruled, position) is event.by}


def returns_with_lead(ruled: Ruled | None, number: int, position: Position, event: Played) -> Mapping[str, Any] | None:
    """What a card tells that was put at once upon a lead by misinformation (47E1): it goes back with the lead (47D).

    ``None`` for the correct lead, which stands (53B), and for any other card.
    """
    if ruled is None or ruled.facts.kind not in _LEADS or not ruled.facts.known.get("misinformed"):
        return None
    opponent = event.by.side is not ruled.seats["leader"].side and event.by is not position.turn
    return told_by_play(ruled, position, event) if opponent and number == ruled.event + 1 else None


def _hand_in_turn(ruled: Ruled, position: Position) -> Seat:
    """Whose lead it was."""
    turn = ruled.facts.known["turn"]
    return ruled.seats[turn] if turn in ruled.seats else ruled.seats["offender"].partner


def upon_premature_play(account: Account, number: int, event: Played) -> tuple[Account, Played] | None:
    """60A: the hand on his left plays at once upon a card that could not be played to the trick (57D).

    The right is lost, and the card is treated as played in turn: the account without the penalty card, and that play.
    ``None`` for any other card, and once the director has been called to it (9A).
    """
    last, position = account.rulings[-1] if account.rulings else None, account.table.position
    if last is None or position is None or last.facts.kind != "premature-play" or number != last.event + 1:
        return None
    known, offender = last.facts.known, last.seats["offender"]
    if known.get("act") != "at-rhos-turn" or not last.brings(BecomesPenaltyCard) or event.by is not offender.lho:
        return None
    card = known["card"]
    facts = {"played_on_by": "non-offender", "irregularity": "play", "irregularity_by": "defender", "card": card}
    facts |= {"offender_on_right": True} | ({"earlier_obligation": "penalty-card"} if "earlier_cards" in known else {})
    ruled = ruled_on(last.event, "play-before-rectification", facts, {}, seats_of(position, offender))
    table = account.table.with_position(no_penalty_card(position, offender, card))
    return account.instead(last, ruled, table), Played(offender, card)


def upon_lead_before_choice(account: Account, waiting: Ruled, event: Played) -> Account | None:
    """The hand on his left plays to a defender's lead before declarer has chosen (50D2): the lead stands (60A).

    ``None`` for any other card, and where the director has had the card led go back to hand.
    """
    position, card = account.table.position, waiting.facts.known.get("led_before_choice")
    if position is None or waiting.facts.kind != "penalty-card" or card is None:
        return None
    leader = waiting.seats["partner"]
    if event.by is not leader.lho or all(one.card != card for one in position.penalty_cards(leader)):
        return None
    facts = {"played_on_by": "non-offender", "irregularity": "lead", "irregularity_by": "defender", "card": card}
    facts |= {"offender_on_right": True, "his_turn_to_lead": False, "earlier_obligation": "penalty-card"}
    ruled = ruled_on(waiting.event, "play-before-rectification", facts, {}, seats_of(position, leader))
    return account.instead(waiting, ruled, account.table.played(leader, card))


def lies_there(again: Ruled, event: Played) -> bool:
    """A card upon a lead on which its opponents have still to choose: of the offending side (60C), or of declarer's wrong hand.

    53C decides; that card does not lie in the trick.
    """
    return again.facts.kind in _LEADS and again.is_open and not again.brings(LeadStands)


def _opening_lead(ruled: Ruled, position: Position, event: Played) -> Mapping[str, Any] | None:
    if event.by is position.declarer:
        return {"declarer_did": "played-from-hand"}
    if event.by is position.dummy:
        return {"declarer_did": "played-from-dummy"}
    return {"partners_lead": "faced-after" if event.faced else "face-down"}


def _penalty_card(ruled: Ruled, position: Position, event: Played) -> Mapping[str, Any] | None:
    return {"declarer_played": True} if event.by.side is position.declarer.side else None


_TOLD = {
    "lead-out-of-turn": _lead,
    "opening-lead-out-of-turn": _opening_lead,
    "penalty-card-not-played": _penalty_card,
}
