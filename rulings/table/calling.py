"""A call is made: it is regular, or found irregular and ruled on, or it tells more of a ruling on an earlier call."""

from collections.abc import Mapping
from dataclasses import replace
from functools import reduce
from typing import Any

from bridge.auction import PASS, Call
from bridge.changing import changed
from bridge.seats import Seat
from rulings.effects.calls import CallCancelled, CallInRotation, CallStands
from rulings.table.account import Account, CalledAhead, Ruled, Told, ruled_on
from rulings.table.again import CHANGED, ruled_again, told_of
from rulings.table.ahead import may_be_ahead, without_ahead
from rulings.table.answer_changed import without_answer, without_slip
from rulings.table.auction_effects import with_call_taken_back
from rulings.table.call_effects import further, in_force, with_call_effects
from rulings.table.calls_now import to_be_repeated
from rulings.table.events import Called
from rulings.table.explaining import changed_when_misled
from rulings.table.finding import seats_of_call
from rulings.table.finding_calls import changes_own_call, irregular_call
from rulings.table.moments import lead_faced
from rulings.table.next_turn import before_next_turn, due_again, passes_at_next_turn
from rulings.table.owed_calls import in_place_of, owing_a_call
from rulings.table.table import Table
from rulings.table.told_by_calls import decided_by, told_by_call
from rulings.table.waiting import cannot, waits

_WITH_LATER_CALLS = "with-all-later-calls"
_ALL_LATER_CALLS = (_WITH_LATER_CALLS, "after-final-pass")
"""Why a call is cancelled together with the one that was made over it (36A, 38B, 39A)."""


def called(account: Account, number: int, event: Called, told: Told) -> Account:
    """The account after a call. ``ImpossibleCase`` once the lead is faced, or before what the table waits for."""
    if misled := changed_when_misled(account, event):
        return reopened(_in_its_place(account.table, misled, number, event, told), number)
    table = account.table
    passed_out = table.phase == "over" and table.position is None
    if passed_out and changes_own_call(table.auction, event):
        return reopened(_judged(account, number, event, told), number)
    if (table.phase == "over" and not passed_out) or lead_faced(table):
        raise cannot(number, "call-after-the-auction", who=event.by)
    return reopened(_followed(account, number, event, told), number)


def _followed(account: Account, number: int, event: Called, told: Told) -> Account:
    if event.changes and (irregular := _own_call_gone(account, event.by)):
        if (meant := _said_as_meant(account, irregular, number, event, told)) is not None:
            return meant
        event = replace(event, changes=False)
    if before := _before_rectification(account, number):
        upon = _upon_irregular(account, before, number, event, told)
        if upon is not None:
            return upon
    if _goes_with_cancelled(account, number, event):
        return replace(account, table=_gone(account.table, event))
    if (owing := owing_a_call(account, event.by)) and (added := in_place_of(owing, number, event)):
        return _replaced(account, owing, event, told, added)
    return _judged(account, number, event, told)


def _upon_irregular(account: Account, before: Ruled, number: int, event: Called, told: Told) -> Account | None:
    """A call before the ruling on an irregular one is given: it tells of that, or waits for it; ``None`` for any other."""
    if (before.is_open or not _in_turn(account.table, event)) and (added := told_by_call(before, event)):
        return _called_over(without_ahead(account), before, number, event, told, added, account.ahead)
    if account.ahead is None and may_be_ahead(account, before, event):
        ahead = CalledAhead(number, event, account.table)
        return changed(account, table=_gone(account.table, event), ahead=ahead)
    if account.ahead or (before.is_open and before is not owing_a_call(account, event.by)):
        raise waits(number, before)
    return None


def reopened(account: Account, number: int) -> Account:
    """17D3, 34: the third pass would end the auction, but one of the passes skipped a player; it goes back to him."""
    auction = account.table.auction
    if auction.skipped is None:
        return account
    back = auction.reopened()
    seats = seats_of_call(account.table, auction.bidder(auction.skipped)) | {"skipped-player": back.turn}
    facts = {"turn_skipped": True, "anybody_bid": auction.last_bid is not None}
    return account.with_ruling(ruled_on(number, "end-of-auction", facts, {}, seats), account.table.with_auction(back))


def _goes_with_cancelled(account: Account, number: int, event: Called) -> bool:
    """36A, 38B: the auction has gone on over a cancelled call, not from the player to whom it goes back: cancelled too.

    Not once attention has been drawn to it: then it has been ruled on.
    """
    last = account.last_at_the_table
    history = account.table.auction.history()
    if last is None or last.base is None or not history or event.by is account.table.auction.turn:
        return False
    caller, _, stands = history[-1]
    called_over = sum(not kept for _, _, kept in history[len(last.base.auction.history()) :])
    if number - 1 - _said_since(account, last) != last.event + called_over:
        return False
    cancelled = [one for one in in_force(last) if isinstance(one, CallCancelled) and one.by == _WITH_LATER_CALLS]
    return bool(cancelled) and not stands and event.by is caller.lho and not event.changes


def _own_call_gone(account: Account, seat: Seat) -> Ruled | None:
    """The ruling on an irregular call of the player upon which nothing has come: it does not stand, and 25A comes first."""
    last = account.last_at_the_table
    history = account.table.auction.history()
    if last is None or last.base is None or last.seats["offender"] is not seat or not history:
        return None
    caller, _, stands = history[-1]
    known = last.facts.known
    return last if caller is seat and not stands and "call" in known and "replacement" not in known else None


def _said_as_meant(account: Account, irregular: Ruled, number: int, event: Called, told: Told) -> Account | None:
    """25A before 27, 29 to 32 and 36 to 38: an irregular call that he did not mean is changed, and nothing is rectified.

    ``None`` for one that he meant: what he calls now takes its place as the Law on that call has it (27C, 36B2 …).
    """
    base, first = irregular.base, account.table.auction.history()[-1][1]
    facts = {"second_call_made": True, "partner_called": False, "first_call": first, "second_call": event.call}
    if base is None or event.above_seven or first == event.call:
        return None
    seats = seats_of_call(account.table, event.by) | {"player": event.by, "players-lho": event.by.lho}
    own = told_of("changed-call", told.get(number, {}), CHANGED)
    ruled = replace(ruled_on(number, "changed-call", _as_calls(facts), own, seats), base=base)
    if ruled.ruling.split is not None and ruled.ruling.split.fact == "first_call_was":
        return account.with_ruling(ruled, account.table)
    if not any(isinstance(one, CallStands) and one.clause == "25A1" for one in in_force(ruled)):
        return None
    kept = replace(account, rulings=tuple(one for one in account.rulings if one is not irregular))
    return _judged(kept.with_ruling(ruled, base), number, replace(event, changes=False), told)


def _as_calls(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    return {name: Call(value) if name.endswith("_call") else value for name, value in facts.items()}


def _before_rectification(account: Account, number: int) -> Ruled | None:
    """The ruling on a call upon which another one would come before anything is rectified."""
    if account.waiting is not None:
        return account.waiting
    last = account.last_at_the_table
    if last is None or last.chosen is not None:
        return None
    return last if last.event == number - 1 - _said_since(account, last) else None


def _said_since(account: Account, ruled: Ruled) -> int:
    """How many events since the one ruled on were neither calls nor cards: explanations, and what is reported."""
    said = {event for event, _ in account.explained} | {one.event for one in account.rulings if one.reported}
    return sum(event > ruled.event for event in said)


def _in_turn(table: Table, event: Called) -> bool:
    """After a ruling that leaves no choice the player in turn goes on; any other call was made before it was given."""
    return table.position is None and event.by is table.auction.turn


def _replaced(account: Account, owing: Ruled, event: Called, told: Told, added: Mapping[str, Any]) -> Account:
    again = ruled_again(owing, told, added)
    table = with_call_effects(_gone(account.table, event), again, further(owing, again))
    return stood(account.instead(owing, again, table), again, told)


def _called_over(
    account: Account,
    before: Ruled,
    number: int,
    event: Called,
    told: Told,
    added: Mapping[str, Any],
    ahead: CalledAhead | None,
) -> Account:
    """The earlier call is ruled on with this one, then what was called between them; then this one, unless it is cancelled."""
    again = ruled_again(before, told, added)
    base = before.base if before.base and in_force(before) else account.table
    account = account.instead(before, again, with_call_effects(base, again, in_force(again)))
    if again.is_open:
        return account
    if any(isinstance(one, CallCancelled) and one.by in _ALL_LATER_CALLS for one in in_force(again)):
        over = [ahead.event, event] if ahead else [event]
        return replace(account, table=reduce(_gone, over, account.table))
    account = stood(account, again, told)
    if ahead:
        return _followed(judged_ahead(account, ahead, told), number, event, told)
    return _judged(account, number, event, told)


def judged_ahead(account: Account, ahead: CalledAhead, told: Told) -> Account:
    """The call that came before the irregular one was accepted or not is ruled on as it stands to that (28 to 32)."""
    return _judged(account, ahead.number, ahead.event, told)


def _judged(account: Account, number: int, event: Called, told: Told) -> Account:
    if (repeat := to_be_repeated(account.table)) and repeat.seat is event.by and repeat.call != event.call:
        raise cannot(number, "must-repeat-call", who=event.by, call=Call(repeat.call))
    found = irregular_call(account.table, event)
    if found is None:
        went_on = replace(account, table=account.table.called(event.call))
        return _told_later(went_on, event, told)
    base = _gone(account.table, event)
    added = told_of(found.kind, told.get(number, {}), CHANGED)
    ruled = replace(ruled_on(number, found.kind, found.facts, added, found.seats), base=base)
    if any(isinstance(one, CallStands) and one.clause == "25A1" for one in in_force(ruled)):
        meant = account.with_ruling(ruled, with_call_taken_back(account.table, event.by))
        return _in_its_place(account.table, meant, number, event, told)
    if (at_his_turn := _pass_was_due(account.table, ruled)) is not None:
        return _judged(replace(account, table=at_his_turn), number, replace(event, changes=False), told)
    if _is_in_rotation(ruled):
        in_turn = account.with_ruling(ruled, with_call_effects(account.table, ruled, in_force(ruled)))
        return _judged(in_turn, number, replace(event, simultaneous=False, changes=False), told)
    return stood(account.with_ruling(ruled, with_call_effects(base, ruled, in_force(ruled))), ruled, told)


def _is_in_rotation(ruled: Ruled) -> bool:
    """28A: the call counts as made in rotation, and nothing else is found of it there: it is looked at as any call in turn."""
    found = in_force(ruled)
    irregular = any(isinstance(one, CallCancelled | CallStands) for one in found)
    return not irregular and any(isinstance(one, CallInRotation) for one in found)


def _in_its_place(before: Table, account: Account, number: int, event: Called, told: Told) -> Account:
    """A call in place of an earlier one that he may change (21B1, 25A1); what he owes at his next turn he owes even so."""
    due = passes_at_next_turn(before, event.by)
    freed = replace(account, table=before_next_turn(account.table, due))
    freed = without_slip(freed, before.auction, len(freed.table.auction.calls), told)
    in_turn = replace(event, changes=False)
    if (owing := owing_a_call(freed, event.by)) and (added := in_place_of(owing, number, in_turn)):
        judged = _replaced(freed, owing, in_turn, told, added)
    else:
        judged = _judged(freed, number, in_turn, told)
    return replace(judged, table=due_again(judged.table, due))


def _pass_was_due(table: Table, changed_call: Ruled) -> Table | None:
    """35B before 25B: a call in place of the pass that he had to make is ruled by 37, at the turn at which he made that."""
    known, by = changed_call.facts.known, changed_call.seats["offender"]
    if changed_call.facts.kind != "changed-call" or "first_call_was" not in known or known["first_call"] != PASS:
        return None
    if known["partner_called"] or known["lho_called_over_first"]:
        return None
    before = with_call_taken_back(before_next_turn(table, passes_at_next_turn(table, by)), by)
    return before if before.pass_demanded(by) else None


def stood(account: Account, ruled: Ruled, told: Told) -> Account:
    """An irregular call that stands after all decides earlier rulings as any other does."""
    for one in in_force(ruled):
        if isinstance(one, CallStands) and one.which != "first":
            call = one.call or ruled.facts.known["call"]
            if one.which == "second":
                account = without_answer(account, ruled.seats["offender"], len(account.table.auction.calls) - 1, told)
            return _told_later(account, Called(ruled.seats["offender"], str(call)), told)
    return account


def _gone(table: Table, event: Called) -> Table:
    """An irregular call is on record; it stands once it is accepted. Who had to repeat it has done so."""
    repeat = to_be_repeated(table)
    duties = tuple(one for one in table.duties if one is not repeat or repeat.seat is not event.by)
    return replace(table, auction=table.auction.without(event.by, event.call), duties=duties)


def _told_later(account: Account, event: Called, told: Told) -> Account:
    """A call that stands decides earlier rulings: what the right-hand opponent did (31A), what replaced a call (23A)."""
    for ruled in account.rulings:
        if added := decided_by(ruled, event):
            again = ruled_again(ruled, told, added)
            table = with_call_effects(account.table, again, further(ruled, again))
            account = account.instead(ruled, again, table)
    return account
