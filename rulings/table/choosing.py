"""A choice: of an option that a ruling offered, or of declarer's at the lead of a penalty card's partner (50D2, 51B)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Any

from bridge.cards import Suit
from bridge.changing import changed
from bridge.plays import Play, played_after
from bridge.seats import Seat
from rulings.effects.leads import LeadWithdrawn
from rulings.effects.plays import PlayWithdrawn
from rulings.effects.restrictions import LeadForbidden
from rulings.engine.trace import Option
from rulings.table.account import Account, Ruled, ruled_on
from rulings.table.board_effects import with_board_effects
from rulings.table.call_effects import with_call_effects
from rulings.table.consequences import apply, choose
from rulings.table.events import Chose
from rulings.table.finding import seats_of
from rulings.table.later_cards import later_cards, with_cards_back
from rulings.table.legality import choice_due, forbidden_to_lead, legal_cards, suit_to_forbid
from rulings.table.position import Position
from rulings.table.restrictions import SuitToForbid
from rulings.table.still_open import still_open
from rulings.table.table import Table
from rulings.table.undesignated import DESIGNATES, designated_since
from rulings.table.waiting import cannot

_AFTER_DUMMY = ("withdraw-card-after-dummy", "withdraw-card-after-rho")
"""45D1: each player may take back once what he had played."""
Choice = tuple[Ruled | None, Ruled, Table]
"""The ruling that offered the option (``None`` for one that stands), the same with the option chosen, the table after it."""


def chosen(account: Account, number: int, event: Chose, told: Mapping[str, Any]) -> Choice:
    """What follows from the choice. ``ImpossibleCase`` if nobody offers that option, or not to this player."""
    if (back := _later_cards(account, number, event)) is not None:
        return back
    for ruled in reversed(account.rulings):
        option = _option(ruled, event)
        if option and (ruled.is_open or still_open(account.table, ruled, option)):
            return _made(account.table, number, ruled, option, event, before=ruled)
    standing = standing_choice(account.table, number, told)
    if standing and (option := standing.option(event.option, event.values)):
        return _made(account.table, number, standing, option, event)
    raise cannot(number, "no-such-option", option=event.option)


def _option(ruled: Ruled, event: Chose) -> Option | None:
    """The option that he may choose; else one of that key, which is not his."""
    options = ruled.options(event.option, event.values)
    return next((one for one in options if may_choose(ruled, one, event.by)), options[0] if options else None)


def _made(table: Table, number: int, ruled: Ruled, option: Option, event: Chose, before: Ruled | None = None) -> Choice:
    _refuse_others(number, ruled, option, event)
    if option.values.get("suit", "") is None:
        raise cannot(number, "suit-not-named", option=event.option)
    later = ruled.later
    if option.key in _AFTER_DUMMY:
        later = tuple(play for play in later if play[0] is not ruled.seats[option.values["chooser"]])
    return before, replace(ruled, chosen=option, later=later), _after_choice(table, ruled, option)


def _later_cards(account: Account, number: int, event: Chose) -> Choice | None:
    """62C1, 62C2: cards played after a revoke go back; all of the player's, or the one that he names.

    Several revokes may let him take cards back, not all of them the same: the one counts that gives him most.
    """
    named = [(ruled, ruled.option(event.option, {})) for ruled in reversed(account.rulings)]
    offered = [(ruled, option) for ruled, option in named if option is not None and option.due == "each"]
    if not offered:
        return None
    own = [(ruled, option) for ruled, option in offered if may_choose(ruled, option, event.by)]
    if not own:
        raise cannot(number, "not-his-choice", who=event.by, option=event.option)
    ruled, option = max(own, key=lambda one: len(later_cards(account.table, one[0], event)))
    taken = later_cards(account.table, ruled, event)
    if not taken:
        raise cannot(number, "no-such-option", option=event.option)
    return ruled, replace(ruled, chosen=option), with_cards_back(account.table, taken, option, ruled.seats)


def _refuse_others(number: int, ruled: Ruled, option: Option, event: Chose) -> None:
    if not may_choose(ruled, option, event.by):
        raise cannot(number, "not-his-choice", who=event.by, option=event.option)


def standing_choice(table: Table, number: int, told: Mapping[str, Any]) -> Ruled | None:
    """Declarer's choice before the player in turn acts: of his lead (26B, 50D2, 51B), or of his own penalty cards (51A)."""
    position = table.position
    if position is None or table.turn is None or not position.restrictions:
        return None
    if right := suit_to_forbid(position, position.turn):
        return _after_withdrawn_call(position, right, number, told)
    if choice_due(position, position.turn):
        return _at_partners_lead(position, number, told)
    return _designation(position, number, told)


def _after_withdrawn_call(position: Position, right: SuitToForbid, number: int, told: Mapping[str, Any]) -> Ruled:
    """26B: it was found in the auction that the call in place of the withdrawn one was not comparable."""
    not_comparable = dict.fromkeys(("similar_meaning", "among_its_meanings", "same_purpose"), False)
    called = tuple(suit for suit in Suit if suit not in right.suits)
    own = tuple(one.card for one in position.penalty_cards(right.seat) if one.grade == "major")
    facts: dict[str, Any] = {"offender_defends": True, "lead": "first", "suits_called": called, **not_comparable}
    facts |= {"leaders_major_cards": own} if own else {}
    offenders = tuple(one.card for one in position.penalty_cards(right.seat.partner) if one.grade == "major")
    facts |= {"offenders_major_cards": offenders} if offenders else {}
    return ruled_on(number, "lead-after-withdrawn-call", facts, told, seats_of(position, right.seat.partner))


def _at_partners_lead(position: Position, number: int, told: Mapping[str, Any]) -> Ruled:
    leader = position.turn
    cards = tuple(one.card for one in position.penalty_cards(leader.partner))
    facts: dict[str, Any] = {"offenders_cards": cards, "moment": "partner-leads"}
    if len(cards) == 1 and not cards[0].is_honour:
        facts["grade"] = "major"
    if forbidden := forbidden_to_lead(position, leader):
        facts["forbidden_suits"] = forbidden
    if own := position.penalty_cards(leader):
        facts["partners_cards"] = tuple(one.card for one in own)
        if len(own) == 1 and not own[0].card.is_honour:
            facts["partners_grade"] = own[0].grade
    return ruled_on(number, "penalty-card", facts, told, seats_of(position, leader.partner))


def _designation(position: Position, number: int, told: Mapping[str, Any]) -> Ruled | None:
    """51A: two or more major penalty cards could legally be played, and declarer has not said which."""
    own = {one.card for one in position.penalty_cards(position.turn)}
    if len(own) < 2:
        return None
    playable = tuple(card for card in legal_cards(position, position.turn) if card in own)
    if len(playable) < 2:
        return None
    facts: dict[str, Any] = {
        "offenders_cards": playable,
        "moment": "offender-plays" if position.trick else "offender-leads",
    }
    if position.led:
        facts |= {"suit_led": str(position.led), "can_follow": playable[0].suit is position.led}
    return ruled_on(number, "penalty-card", facts, told, seats_of(position, position.turn))


def may_choose(ruled: Ruled, option: Option, seat: Seat) -> bool:
    """Whether the option is his: a player's own, one of his side's, or anybody's."""
    chooser = option.values["chooser"]
    if chooser in ruled.seats:
        return ruled.seats[chooser] is seat
    sides = {}
    if "offender" in ruled.seats:
        offender = ruled.seats["offender"].side
        sides = {"opponents": offender.other, "offending-side": offender}
        sides |= {"non-claiming-side": offender.other, "claiming-side": offender}
    if "declarer" in ruled.seats:
        sides["defenders"] = ruled.seats["declarer"].side.other
    return chooser not in sides or sides[chooser] is seat.side


def _after_choice(table: Table, ruled: Ruled, option: Option) -> Table:
    if ruled.reported and option.key == DESIGNATES:
        return designated_since(table, ruled, option)
    if ruled.reported:
        table = with_board_effects(table, ruled, option.then)
        if table.stopped:
            return table
    if ruled.base is not None:
        return with_call_effects(table, ruled, option.then)
    if table.position is None:
        return table
    table = _with_trick_open(table, table.position, ruled, option)
    if table.position is None:
        return table
    position = table.position.copy()
    if ruled.facts.kind == "lead-after-withdrawn-call":
        _forbid(position, option, ruled)
    else:
        choose(position, option, ruled.seats)
    return table.with_position(position)


def _with_trick_open(table: Table, position: Position, ruled: Ruled, option: Option) -> Table:
    """The last trick is open again where a card of it goes back; what was led since goes on lying there if it may."""
    if not table.tricks:
        return table
    last, led = table.tricks[-1], position.trick
    withdrawn = {one.card for one in option.then if isinstance(one, PlayWithdrawn | LeadWithdrawn)}
    if not led and withdrawn & {card for _, card in last}:
        return table.reopened(len(table.tricks))
    if option.key == "change-card-after-designation" and _follows(last, ruled):
        return changed(table.reopened(len(table.tricks)), led_since=tuple(led))
    if option.key in _AFTER_DUMMY:
        chooser = ruled.seats[option.values["chooser"]]
        after = {seat for seat, _ in played_after(last, ruled.facts.known["designated_card"])}
        own_lead_back = tuple(takewhile(lambda play: play[0] is not chooser, led))
        return changed(table.reopened(len(table.tricks)), led_since=own_lead_back) if chooser in after else table
    return table


def _follows(trick: Sequence[Play], ruled: Ruled) -> bool:
    """Whether the player lies in that trick after the card that declarer has named anew."""
    return ruled.seats["rho"] in {seat for seat, _ in played_after(trick, ruled.facts.known["new_card"])}


def _forbid(position: Position, option: Option, ruled: Ruled) -> None:
    """26B is spent, and a suit perhaps forbidden; what declarer may choose of a penalty card (50D2) he has still to choose."""
    position.restrictions = [one for one in position.restrictions if one != suit_to_forbid(position, position.turn)]
    for one in option.then:
        if isinstance(one, LeadForbidden):
            apply(position, one, ruled.seats)
