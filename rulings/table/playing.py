"""A card played, or led before the auction is over: regular, a failure that nobody has noticed, or to be ruled on."""

from bridge.cards import Card
from bridge.changing import changed
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.effects.plays import PlayWithdrawn
from rulings.effects.rights import NoRectification
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.again import ruled_again
from rulings.table.before_demand import before_demand, declaring_sides_card
from rulings.table.beside_opening_lead import lead_goes_back, led_face_down, refuse_unseen, with_partners_lead
from rulings.table.call_effects import in_force, with_call_effects
from rulings.table.card_too_many import found_late
from rulings.table.choosing import standing_choice
from rulings.table.claiming import played_after_claim
from rulings.table.clarification import shown_after_final_pass
from rulings.table.consequences import apply
from rulings.table.dummys_card import UNDESIGNATED, not_designated, with_cards_since
from rulings.table.events import Exposed, Played
from rulings.table.failures import with_card_gone_on
from rulings.table.finding import Failure, Irregularity, irregular, not_followed, seen_in_auction, withheld_in_turn
from rulings.table.going_on import (
    lies_there,
    returns_with_lead,
    told_by_play,
    upon_lead_before_choice,
    upon_premature_play,
)
from rulings.table.late_doubles import found_at_the_lead
from rulings.table.lead_ahead import of_the_card, upon_lead_ahead, waits_for_trick
from rulings.table.legality import follows_suit, suit_to_forbid
from rulings.table.omitted import refuse_gone_past
from rulings.table.table import Table
from rulings.table.undesignated import played_undesignated
from rulings.table.waiting import cannot, waits


def played(account: Account, number: int, event: Played, told: Told) -> Account:
    """The account with a card played; during the auction it is seen, and lies there until it is known who defends.

    Raises ``ImpossibleCase`` for a card that its player does not hold or cannot play yet.
    """
    table = account.table
    if table.phase == "auction" and event.faced and (found := found_at_the_lead(account, told)) is not None:
        return played(found, number, event, told)
    if table.phase == "auction" and event.faced:
        return seen_or_led(account, number, Exposed(event.by, (event.card,), "to-play"), told)
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
    return judged(account, number, event, told)


def judged(account: Account, number: int, event: Played, told: Told) -> Account:
    """The card is regular, a failure that nobody has noticed, or an irregularity to be ruled on."""
    if (upon_it := upon_premature_play(account, number, event)) is not None:
        return judged(_in_its_place(*upon_it), number, event, told)
    last, position = account.rulings[-1] if account.rulings else None, account.table.position
    if last and position and (upon := returns_with_lead(last, number, position, event)) is not None:
        return account.instead(last, ruled_again(last, told, upon), account.table)
    if (instead := not_designated(account.table, event)) is not None:
        return with_ruling_on(account, number, event, instead, told)
    table = lead_goes_back(account.table, event)
    found = with_partners_lead(account.table, table, event, irregular(table, event))
    account = changed(account, table=table)
    if found is None:
        return _regular(account, number, event)
    if isinstance(found, Failure):
        return _failed(account, number, event, found)
    return with_ruling_on(account, number, event, found, told)


def _regular(account: Account, number: int, event: Played) -> Account:
    """Nothing is irregular about the card; but declarer may still have to say which penalty card it is to be (51A)."""
    table = _led_down(account.table, event).played(event.by, event.card)
    ruled = played_undesignated(standing_choice(account.table, number, {}), event)
    return account.with_ruling(ruled, table) if ruled else changed(account, table=table)


def _led_down(table: Table, event: Played) -> Table:
    """41A: the opening lead is made face down, and faced once nobody has a question."""
    return table if event.faced or table.tricks else changed(table, lead_down=event.card)


def _failed(account: Account, number: int, event: Played, failure: Failure) -> Account:
    failures = (*account.failures, (number, failure))
    return changed(account, table=account.table.played(event.by, event.card), failures=failures)


def with_ruling_on(account: Account, number: int, event: Played | Exposed, found: Irregularity, told: Told) -> Account:
    """The account with the ruling on an irregular card, whose effects are made; the card lies there where it stands."""
    table = account.table
    if found.stands_on_table and isinstance(event, Played):
        table = table.played(event.by, event.card)
    own = of_the_card(found.kind, told.get(number, {}))
    ruled = ruled_on(number, found.kind, found.facts, own, found.seats)
    ruled = changed(ruled, holds_up=not waits_for_trick(ruled))
    ruled = with_cards_since(ruled, account.table) if found.kind == UNDESIGNATED else ruled
    after_it = account.with_ruling(ruled, with_effects(table, ruled))
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
        return with_ruling_on(account, number, event, withheld, {})
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
        return judged(stands, number, event, told)
    if (lying := before_demand(account, waiting, number, event)) is not None:
        return lying
    if declaring_sides_card(account, waiting, event):
        return judged(account, number, event, told)
    position = account.table.position
    added = told_by_play(waiting, position, event) if position and waiting.ruling.split is None else None
    if position is None or added is None or event.by in {seat for seat, _ in position.trick}:
        raise waits(number, waiting)
    again = ruled_again(waiting, told, added)
    if led_face_down(again, event):
        return account.instead(waiting, again, account.table)
    if again.ruling.split is not None or lies_there(again, event):
        return account.instead(waiting, again, account.table.played(event.by, event.card))
    decided = account.instead(waiting, again, with_effects(account.table, again, event.card))
    if again.is_open:
        return decided
    if added.get("declarer_did") == "played-from-dummy":
        return _as_in_turn(decided, number, event, follows=follows_suit(position, event.by, event.card))
    return judged(decided, number, event, told)


def with_effects(table: Table, ruled: Ruled, card: Card | None = None) -> Table:
    """What follows at once; nothing while a fact is missing. ``card``: what was played upon the irregular one (53C)."""
    if table.position is None or ruled.ruling.split is not None:
        return table
    position = table.position.copy()
    for one in ruled.ruling.concluded:
        penalised = card is not None and isinstance(one, BecomesPenaltyCard) and one.card is None
        apply(position, one.but(card=card) if penalised else one, ruled.seats)
    return table.with_position(position)


def seen_or_led(account: Account, number: int, event: Exposed, told: Told) -> Account:
    """Cards seen or led in the auction: they lie there until it is known who defends (24)."""
    table = account.table
    if missing := [card for card in event.cards if card not in table.hands[event.by]]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=missing[0])
    found = seen_in_auction(table, event)
    if found is None:
        return account
    ruled = ruled_on(number, found.kind, found.facts, told.get(number, {}), found.seats)
    return account.with_ruling(ruled, with_call_effects(table, ruled, in_force(ruled)))
