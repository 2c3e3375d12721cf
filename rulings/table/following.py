"""A record followed event by event: what is irregular is found and ruled, its effects made, and the table goes on."""

from collections.abc import Callable, Iterable
from typing import Any

from bridge.changing import changed
from rulings.table.account import Account, Ruled, Told
from rulings.table.again import AT_ONCE, refuse_unknown, ruled_again, second_bid_open, told_beside_words
from rulings.table.ahead import refuse_undecided, without_ahead
from rulings.table.answer_changed import as_chosen
from rulings.table.before_demand import settled_by_demand
from rulings.table.beside_opening_lead import told_by_showing
from rulings.table.calling import called, judged_ahead, reopened, stood
from rulings.table.changed_designation import changes_designation, designated_anew, lead_from_dummy, led_anew
from rulings.table.choosing import chosen
from rulings.table.claiming import answered, claimed, shown_with_remark, the_claim
from rulings.table.correcting import corrected
from rulings.table.defenders_differ import with_both_heard
from rulings.table.dummys_attention import with_dummys_attention
from rulings.table.dummys_card import designated, noticed_later
from rulings.table.events import (
    AttentionDrawn,
    Called,
    Chose,
    Claimed,
    Counted,
    Designated,
    Event,
    Explained,
    Exposed,
    Omitted,
    Played,
    Reported,
)
from rulings.table.failures import rule_failures, ruled_at_end, with_tricks_counted, without_gone_on, without_withdrawn
from rulings.table.finding import Irregularity, counts_as_played, irregular
from rulings.table.informing import judged_after_play
from rulings.table.lead_ahead import led_ahead, led_once_complete, told_of_the_lead
from rulings.table.omitted import noticed, omissions_at_end, omitted, placed
from rulings.table.played_at_once import played_at_once, ruled_at_once, the_one_played, told_of_the_one, with_others
from rulings.table.playing import judged, played, seen_or_led, with_effects, with_ruling_on
from rulings.table.position import AgainstTheTable
from rulings.table.reporting import explained, reported
from rulings.table.running import run
from rulings.table.table import Table
from rulings.table.waiting import cannot, waits


def follow(start: Table, events: Iterable[Event], told: Told | None = None) -> Account:
    """The account of a record. ``told``: what the director adds to the ruling on an event.

    Raises ``ImpossibleCase`` for an event that cannot have happened, or that comes before a choice that has to be made.
    """
    account, record, done, told = Account(start), tuple(events), 0, told or {}
    while done < len(record):
        if account.waiting is None and not led_ahead(account) and (account.table.position or not account.rulings):
            table, regular = run(account.table, record, done)
            account, done = (changed(account, table=table), regular) if regular > done else (account, done)
        if done < len(record):
            account, done = after(account, done + 1, record[done], told), done + 1
    return judged_after_play(omissions_at_end(with_tricks_counted(ruled_at_end(account, told), told), told), told)


def after(account: Account, number: int, event: Event, told: Told) -> Account:
    """The account with one more event.

    What the director adds may be against what the record shows: that is refused. Without it the engine itself is wrong.
    """
    if account.table.stopped and not isinstance(event, Chose):
        raise cannot(number, "board-not-played-on")
    if account.ahead and account.waiting and not isinstance(event, Called | Chose):
        raise waits(number, account.waiting)
    try:
        return _with_lead_ahead(_AFTER[type(event)](account, number, event, told), told)
    except AgainstTheTable as wrong:
        if not told:
            raise
        raise cannot(number, "facts-against-the-table") from wrong


def _with_lead_ahead(account: Account, told: Told) -> Account:
    """A card led before the trick was over (45E) is led now that it is: in turn, or out of turn and to be ruled on."""
    if (found := led_once_complete(account, told)) is None:
        return account
    account, ruled, lead = found
    so = judged(account.without(ruled), ruled.event, lead, told_of_the_lead(told, ruled.event))
    return so if any(one.event == ruled.event for one in so.rulings) else changed(so, rulings=account.rulings)


def _exposed(account: Account, number: int, event: Exposed, told: Told) -> Account:
    table = account.table
    if table.phase == "auction":
        return seen_or_led(account, number, event, told)
    if (after_placing := placed(account, number, event)) is not None:
        return after_placing
    if the_claim(account) is not None or shown_with_remark(account, number, event):
        return account
    if table.position is None or table.phase == "over":
        raise cannot(number, "not-in-the-play", who=event.by)
    if missing := [card for card in event.cards if card not in table.position.hands[event.by]]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=missing[0])
    if counts_as_played(table.position, event):
        return played(account, number, Played(event.by, event.cards[0]), told)
    waiting = account.waiting
    if waiting and (shown := told_by_showing(waiting, table.position, event)) is not None:
        again = ruled_again(waiting, told, shown)
        return account.instead(waiting, again, with_effects(table, again))
    at_once = None if waiting and event.by is not table.turn else played_at_once(table.position, event)
    if at_once is not None:
        return _played_at_once(account, number, at_once, told)
    found = irregular(table, event)
    return with_ruling_on(account, number, event, found, told) if isinstance(found, Irregularity) else account


def _played_at_once(account: Account, number: int, found: Irregularity, told: Told) -> Account:
    if account.waiting:
        raise waits(number, account.waiting)
    return _with_one_played(*ruled_at_once(account, number, found, told), told)


def _with_one_played(account: Account, ruled: Ruled, told: Told) -> Account:
    """58B2: the card that counts is played, legal or not, before the others become what they become."""
    one = the_one_played(ruled)
    return with_others(judged(account, ruled.event, one, told_of_the_one(told, ruled)), ruled) if one else account


def _attention(account: Account, number: int, event: AttentionDrawn, told: Told) -> Account:
    """Attention to a failure brings the ruling on it (61, 62); to anything else it changes nothing (9B).

    A trick is not opened again before the choice that play waits for: the one is ruled on first, then the other.
    """
    seen = noticed(noticed_later(account, told), told)
    account = changed(with_dummys_attention(seen, number, event, told), attention=number)
    if not account.failures:
        return account
    if not (dealt_with := rule_failures(account, told)):
        return account
    table, rulings = corrected(account.table, dealt_with)
    if table is not account.table:
        account = without_gone_on(account, dealt_with[0][1].trick)
    if account.waiting and table is not account.table:
        raise waits(number, account.waiting)
    for ruled in rulings:
        account = account.with_ruling(ruled, table)
    return without_withdrawn(account)


def _chose(account: Account, number: int, event: Chose, told: Told) -> Account:
    if (of_claim := answered(account, number, event, told)) is not None:
        return of_claim
    return with_both_heard(account, number, event, told, _made)


def _made(account: Account, number: int, event: Chose, told: Told) -> Account:
    ahead, account = account.ahead, without_ahead(account)
    before, ruled, table = chosen(account, number, event, told.get(number, {}))
    if ahead:
        refuse_undecided(number, ahead, ruled, event)
    if ruled.facts.kind == "changed-call":
        ruled, table = as_chosen(account.table, ruled, told)
    if before is not None and (second := second_bid_open(before, ruled, told)) is not None:
        return account.instead(before, second, account.table)
    made = account.with_ruling(ruled, table) if before is None else account.instead(before, ruled, table)
    if ruled.facts.kind == AT_ONCE:
        made = _with_one_played(changed(made, table=account.table), ruled, told)
    made, seen = settled_by_demand(made)
    if seen is not None and (found := irregular(made.table, seen[1])) and isinstance(found, Irregularity):
        made = with_ruling_on(made, *seen, found, {})
    settled = stood(without_withdrawn(made), ruled, told)
    return reopened(judged_ahead(settled, ahead, told) if ahead and not settled.waiting else settled, number)


def _designated(account: Account, number: int, event: Designated, told: Told) -> Account:
    """46: the card that the words designate is dummy's play; of one in the place of another 45C4(b) decides."""
    if changes_designation(account.table, event):
        if (led := lead_from_dummy(account)) is not None:
            return led_anew(account, led, number, event, told)
        if account.waiting:
            raise waits(number, account.waiting)
        return without_withdrawn(designated_anew(account, number, event, told))
    after_it, card = designated(account, number, event, told)
    position = after_it.table.position
    if card is None or position is None:
        return after_it
    worded = len(after_it.rulings) > len(account.rulings)
    own = {**told, number: told_beside_words(told.get(number, {}))} if worded else told
    done = played(after_it, number, Played(position.dummy, card), own)
    if worded and done.rulings == after_it.rulings and done.failures == after_it.failures:
        refuse_unknown(number, None, own)
    return changed(done, table=changed(done.table, named=card))


_AFTER: dict[type, Callable[[Account, int, Any, Told], Account]] = {
    Called: called,
    Played: played,
    Omitted: omitted,
    Exposed: _exposed,
    AttentionDrawn: _attention,
    Chose: _chose,
    Claimed: claimed,
    Designated: _designated,
    Explained: explained,
    Counted: reported,
    Reported: reported,
}
