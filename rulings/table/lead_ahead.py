"""A card led to the next trick while this one is not complete (45E): whether in turn shows once the trick is over."""

from collections.abc import Mapping
from typing import Any

from bridge.changing import changed
from rulings.engine.kinds import kind_named
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import FIFTH_CARD, ruled_again
from rulings.table.card_too_many import facts_of_late_finding
from rulings.table.consequences import no_penalty_card
from rulings.table.events import Played
from rulings.table.finding import seats_of, turn_name
from rulings.table.waiting import cannot


def of_the_card(kind: str, told: Mapping[str, Any]) -> Mapping[str, Any]:
    """What the director adds to a fifth card: not who wins the trick, which is not over.

    Nor what concerns the lead that it was, or the trick in which it is found too late (67B2).
    """
    if kind != FIFTH_CARD:
        return told
    own = kind_named(FIFTH_CARD).facts.fields
    others = told if told.get("led") else facts_of_late_finding()
    return {name: value for name, value in told.items() if name != "turn" and (name in own or name not in others)}


def waits_for_trick(ruled: Ruled) -> bool:
    """Whether the card was led and the trick has no winner yet: meanwhile the others play to it."""
    split = ruled.ruling.split
    return ruled.facts.kind == FIFTH_CARD and split is not None and split.fact == "turn"


def led_ahead(account: Account) -> Ruled | None:
    """The ruling on a card that was led too soon, and on which nothing is decided yet."""
    return next((one for one in account.rulings if waits_for_trick(one)), None)


def upon_lead_ahead(account: Account, waiting: Ruled, event: Played) -> Account | None:
    """The hand on the leader's left plays to this trick before declarer has chosen under 57A: the right is lost (60A1).

    The card is then as if led in turn (60A2): no penalty card, but the lead to the next trick, whoever wins this one.
    ``None`` for any other card.
    """
    position, known = account.table.position, waiting.facts.known
    if position is None or waiting.facts.kind != FIFTH_CARD or waiting.ruling.split is not None or not known.get("led"):
        return None
    leader, card = waiting.seats["offender"], known["card"]
    if event.by is not leader.lho:
        return None
    facts = {"played_on_by": "non-offender", "irregularity": "lead", "irregularity_by": "defender", "card": card}
    facts |= {"offender_on_right": True, "his_turn_to_lead": False}
    facts |= {"earlier_obligation": "penalty-card"} if known["has_penalty_card"] else {}
    ruled = ruled_on(waiting.event, "play-before-rectification", facts, {}, seats_of(position, leader))
    table = account.table.with_position(no_penalty_card(position, leader, card))
    return account.instead(waiting, ruled, changed(table, leads_next=(leader, card)))


def led_once_complete(account: Account, told: Told) -> tuple[Account, Ruled, Played] | None:
    """Once the trick is over the card is a lead to the next: the account, the ruling that it was, and the lead.

    ``None`` while the trick is in progress or a choice about it is open, or where there is no such card: declarer may have
    named it for this trick since.
    """
    ruled, position = led_ahead(account), account.table.position
    if ruled is None or position is None or position.trick or account.table.phase != "play" or account.waiting:
        return None
    seat, card = ruled.seats["offender"], ruled.facts.known["card"]
    if card not in position.hands[seat]:
        return None
    turn = turn_name(position, seat)
    _refuse_another_winner(ruled, told, turn)
    now = changed(ruled_again(ruled, _without_turn(told, ruled.event), {"turn": turn}), holds_up=True)
    return account.instead(ruled, now, account.table), now, Played(seat, card)


def told_of_the_lead(told: Told, number: int) -> Told:
    """What the director adds to a ruling on the lead itself."""
    of_card = kind_named(FIFTH_CARD).facts.fields
    return {**told, number: {name: value for name, value in told.get(number, {}).items() if name not in of_card}}


def _refuse_another_winner(ruled: Ruled, told: Told, turn: str) -> None:
    if told.get(ruled.event, {}).get("turn", turn) != turn:
        raise cannot(ruled.event, "facts-against-the-table")


def _without_turn(told: Told, number: int) -> Told:
    return {**told, number: of_the_card(FIFTH_CARD, told.get(number, {}))}
