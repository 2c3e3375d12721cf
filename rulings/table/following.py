"""A record followed event by event: what is irregular is found and ruled, its effects made, and the table goes on."""

from collections.abc import Callable, Iterable
from typing import Any

from bridge.cards import Card
from bridge.changing import changed
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.effects.plays import PlayWithdrawn
from rulings.effects.rights import NoRectification
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import AT_ONCE, refuse_unknown, ruled_again, told_beside_words
from rulings.table.ahead import refuse_undecided, without_ahead
from rulings.table.answer_changed import as_chosen
from rulings.table.before_demand import before_demand, declaring_sides_card, settled_by_demand
from rulings.table.beside_opening_lead import (
    lead_goes_back,
    led_face_down,
    refuse_unseen,
    told_by_showing,
    with_partners_lead,
)
from rulings.table.call_effects import in_force, with_call_effects
from rulings.table.calling import called, judged_ahead, reopened, stood
from rulings.table.card_too_many import found_late
from rulings.table.changed_designation import changes_designation, designated_anew, lead_from_dummy, led_anew
from rulings.table.choosing import chosen, standing_choice
from rulings.table.claiming import answered, claimed, played_after_claim, shown_with_remark, the_claim
from rulings.table.clarification import shown_after_final_pass
from rulings.table.consequences import apply
from rulings.table.correcting import corrected
from rulings.table.defenders_differ import with_both_heard
from rulings.table.dummys_attention import with_dummys_attention
from rulings.table.dummys_card import UNDESIGNATED, designated, not_designated, noticed_later, with_cards_since
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
from rulings.table.failures import (
    rule_failures,
    ruled_at_end,
    with_card_gone_on,
    with_tricks_counted,
    without_gone_on,
    without_withdrawn,
)
from rulings.table.finding import (
    Failure,
    Irregularity,
    counts_as_played,
    irregular,
    not_followed,
    seen_in_auction,
    withheld_in_turn,
)
from rulings.table.going_on import (
    lies_there,
    returns_with_lead,
    told_by_play,
    upon_lead_before_choice,
    upon_premature_play,
)
from rulings.table.informing import judged_after_play
from rulings.table.late_doubles import found_at_the_lead
from rulings.table.lead_ahead import (
    led_ahead,
    led_once_complete,
    of_the_card,
    told_of_the_lead,
    upon_lead_ahead,
    waits_for_trick,
)
from rulings.table.legality import follows_suit, suit_to_forbid
from rulings.table.omitted import noticed, omissions_at_end, omitted, placed, refuse_gone_past
from rulings.table.played_at_once import played_at_once, ruled_at_once, the_one_played, told_of_the_one, with_others
from rulings.table.position import AgainstTheTable
from rulings.table.reporting import explained, reported
from rulings.table.running import run
from rulings.table.table import Table
from rulings.table.undesignated import played_undesignated
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


def _played(account: Account, number: int, event: Played, told: Told) -> Account:
    table = account.table
    if table.phase == "auction" and event.faced and (found := found_at_the_lead(account, told)) is not None:
        return _played(found, number, event, told)
    if table.phase == "auction" and event.faced:
        return _seen(account, number, Exposed(event.by, (event.card,), "to-play"), told)
    if (after_claim := played_after_claim(account, told)) is not None:
        return after_claim
    if table.position is None or table.phase == "over":
        raise cannot(number, "not-in-the-play", who=event.by)
    if event.card not in table.position.hands[event.by]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=event.card)
    refuse_gone_past(table.position, number, event)
    refuse_unseen(table.position, number, event)
    if right := suit_to_forbid(table.position, event.by):
        raise cannot(number, "declarer-may-forbid-first", who=right.seat)
    if account.waiting:
        return _played_on(account, account.waiting, number, event, told)
    return _judged(account, number, event, told)


def _judged(account: Account, number: int, event: Played, told: Told) -> Account:
    """The card is regular, a failure that nobody has noticed, or an irregularity to be ruled on."""
    if (upon_it := upon_premature_play(account, number, event)) is not None:
        return _judged(_in_its_place(*upon_it), number, event, told)
    last, position = account.rulings[-1] if account.rulings else None, account.table.position
    if last and position and (upon := returns_with_lead(last, number, position, event)) is not None:
        return account.instead(last, ruled_again(last, told, upon), account.table)
    if (instead := not_designated(account.table, event)) is not None:
        return _ruled(account, number, event, instead, told)
    table = lead_goes_back(account.table, event)
    found = with_partners_lead(account.table, table, event, irregular(table, event))
    account = changed(account, table=table)
    if found is None:
        return _regular(account, number, event)
    if isinstance(found, Failure):
        return _failed(account, number, event, found)
    return _ruled(account, number, event, found, told)


def _regular(account: Account, number: int, event: Played) -> Account:
    """Nothing is irregular about the card; but declarer may still have to say which penalty card it is to be (51A)."""
    table = _led_down(account.table, event).played(event.by, event.card)
    ruled = played_undesignated(standing_choice(account.table, number, {}), event)
    return account.with_ruling(ruled, table) if ruled else changed(account, table=table)


def _with_lead_ahead(account: Account, told: Told) -> Account:
    """A card led before the trick was over (45E) is led now that it is: in turn, or out of turn and to be ruled on."""
    if (found := led_once_complete(account, told)) is None:
        return account
    account, ruled, lead = found
    judged = _judged(account.without(ruled), ruled.event, lead, told_of_the_lead(told, ruled.event))
    return (
        judged if any(one.event == ruled.event for one in judged.rulings) else changed(judged, rulings=account.rulings)
    )


def _led_down(table: Table, event: Played) -> Table:
    """41A: the opening lead is made face down, and faced once nobody has a question."""
    return table if event.faced or table.tricks else changed(table, lead_down=event.card)


def _failed(account: Account, number: int, event: Played, failure: Failure) -> Account:
    failures = (*account.failures, (number, failure))
    return changed(account, table=account.table.played(event.by, event.card), failures=failures)


def _ruled(account: Account, number: int, event: Played | Exposed, found: Irregularity, told: Told) -> Account:
    table = account.table
    if found.stands_on_table and isinstance(event, Played):
        table = table.played(event.by, event.card)
    own = of_the_card(found.kind, told.get(number, {}))
    ruled = ruled_on(number, found.kind, found.facts, own, found.seats)
    ruled = changed(ruled, holds_up=not waits_for_trick(ruled))
    ruled = with_cards_since(ruled, account.table) if found.kind == UNDESIGNATED else ruled
    after_it = account.with_ruling(ruled, _with_effects(table, ruled))
    if (late := found_late(account.table.position, ruled, told.get(number, {}))) is not None:
        after_it = after_it.with_ruling(late, after_it.table)
    if isinstance(event, Played):
        after_it = with_card_gone_on(after_it, account, number, event)
    if isinstance(event, Played) and _stays_played(found, ruled):
        before = account.table.position
        return _as_in_turn(after_it, number, event, follows=not before or follows_suit(before, event.by, event.card))
    return shown_after_final_pass(after_it, ruled, event) if isinstance(event, Exposed) else after_it


def _stays_played(found: Irregularity, ruled: Ruled) -> bool:
    """57C1, 57C2: a defender's card before his partner's for which nothing is rectified lies in the trick."""
    if found.kind != "premature-play" or found.stands_on_table or ruled.brings(PlayWithdrawn):
        return False
    return ruled.brings(NoRectification)


def _as_in_turn(account: Account, number: int, event: Played, *, follows: bool) -> Account:
    position = account.table.position
    if position is not None and follows and (withheld := withheld_in_turn(position, event)) is not None:
        return _ruled(account, number, event, withheld, {})
    if follows or position is None:
        return changed(account, table=account.table.played(event.by, event.card))
    return _failed(account, number, event, not_followed(position, event))


def _in_its_place(account: Account, play: Played) -> Account:
    """A card that came too soon lies in the trick as if played in turn (60A2)."""
    position = account.table.position_to_change()
    number = account.rulings[-1].event
    return _as_in_turn(account, number, play, follows=follows_suit(position, play.by, play.card))


def _played_on(account: Account, waiting: Ruled, number: int, event: Played, told: Told) -> Account:
    """The card decides the ruling that waits, lies there while it waits on, or comes too early."""
    stands = upon_lead_before_choice(account, waiting, event) or upon_lead_ahead(account, waiting, event)
    if stands is not None:
        return _judged(stands, number, event, told)
    if (lying := before_demand(account, waiting, number, event)) is not None:
        return lying
    if declaring_sides_card(account, waiting, event):
        return _judged(account, number, event, told)
    position = account.table.position
    added = told_by_play(waiting, position, event) if position and waiting.ruling.split is None else None
    if position is None or added is None or event.by in {seat for seat, _ in position.trick}:
        raise waits(number, waiting)
    again = ruled_again(waiting, told, added)
    if led_face_down(again, event):
        return account.instead(waiting, again, account.table)
    if again.ruling.split is not None or lies_there(again, event):
        return account.instead(waiting, again, account.table.played(event.by, event.card))
    decided = account.instead(waiting, again, _with_effects(account.table, again, event.card))
    if again.is_open:
        return decided
    if added.get("declarer_did") == "played-from-dummy":
        return _as_in_turn(decided, number, event, follows=follows_suit(position, event.by, event.card))
    return _judged(decided, number, event, told)


def _with_effects(table: Table, ruled: Ruled, card: Card | None = None) -> Table:
    """What follows at once; nothing while a fact is missing. ``card``: what was played upon the irregular one (53C)."""
    if table.position is None or ruled.ruling.split is not None:
        return table
    position = table.position.copy()
    for one in ruled.ruling.concluded:
        penalised = card is not None and isinstance(one, BecomesPenaltyCard) and one.card is None
        apply(position, one.but(card=card) if penalised else one, ruled.seats)
    return table.with_position(position)


def _exposed(account: Account, number: int, event: Exposed, told: Told) -> Account:
    table = account.table
    if table.phase == "auction":
        return _seen(account, number, event, told)
    if (after_placing := placed(account, number, event)) is not None:
        return after_placing
    if the_claim(account) is not None or shown_with_remark(account, number, event):
        return account
    if table.position is None or table.phase == "over":
        raise cannot(number, "not-in-the-play", who=event.by)
    if missing := [card for card in event.cards if card not in table.position.hands[event.by]]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=missing[0])
    if counts_as_played(table.position, event):
        return _played(account, number, Played(event.by, event.cards[0]), told)
    waiting = account.waiting
    if waiting and (shown := told_by_showing(waiting, table.position, event)) is not None:
        again = ruled_again(waiting, told, shown)
        return account.instead(waiting, again, _with_effects(table, again))
    at_once = None if waiting and event.by is not table.turn else played_at_once(table.position, event)
    if at_once is not None:
        return _played_at_once(account, number, at_once, told)
    found = irregular(table, event)
    return _ruled(account, number, event, found, told) if isinstance(found, Irregularity) else account


def _played_at_once(account: Account, number: int, found: Irregularity, told: Told) -> Account:
    if account.waiting:
        raise waits(number, account.waiting)
    return _with_one_played(*ruled_at_once(account, number, found, told), told)


def _with_one_played(account: Account, ruled: Ruled, told: Told) -> Account:
    """58B2: the card that counts is played, legal or not, before the others become what they become."""
    one = the_one_played(ruled)
    return with_others(_judged(account, ruled.event, one, told_of_the_one(told, ruled)), ruled) if one else account


def _seen(account: Account, number: int, event: Exposed, told: Told) -> Account:
    """Cards seen or led in the auction: they lie there until it is known who defends (24)."""
    table = account.table
    if missing := [card for card in event.cards if card not in table.hands[event.by]]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=missing[0])
    found = seen_in_auction(table, event)
    if found is None:
        return account
    ruled = ruled_on(number, found.kind, found.facts, told.get(number, {}), found.seats)
    return account.with_ruling(ruled, with_call_effects(table, ruled, in_force(ruled)))


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
    made = account.with_ruling(ruled, table) if before is None else account.instead(before, ruled, table)
    if ruled.facts.kind == AT_ONCE:
        made = _with_one_played(changed(made, table=account.table), ruled, told)
    made, seen = settled_by_demand(made)
    if seen is not None and (found := irregular(made.table, seen[1])) and isinstance(found, Irregularity):
        made = _ruled(made, *seen, found, {})
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
    played = _played(after_it, number, Played(position.dummy, card), own)
    if worded and played.rulings == after_it.rulings and played.failures == after_it.failures:
        refuse_unknown(number, None, own)
    return changed(played, table=changed(played.table, named=card))


_AFTER: dict[type, Callable[[Account, int, Any, Told], Account]] = {
    Called: called,
    Played: _played,
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
