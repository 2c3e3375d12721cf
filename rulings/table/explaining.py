"""Explanations on a table: who corrects a wrong one, and what a player may change whom one has misled (20F, 21, 47E2, 75)."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bridge.auction import PASS
from bridge.seats import Seat
from rulings.table.account import Account, Ruled
from rulings.table.board_effects import with_board_effects
from rulings.table.events import Called, Explained, Reported
from rulings.table.finding import Irregularity, Seats, hand_name, seats_of
from rulings.table.moments import called_since, cards_played, lead_faced, play_over
from rulings.table.position import Position
from rulings.table.restrictions import MustPass
from rulings.table.table import Table
from rulings.table.waiting import cannot

_CHANGE = "change-misinformed-call"


def given(table: Table, event: Explained, told: Mapping[str, Any]) -> Irregularity | None:
    """20F1: the player explains his own call; or his partner's, and somebody says that it was not asked for."""
    if event.caller is None or event.caller.side is not event.by.side:
        return None
    own = event.by is event.caller
    if not (own or "explained_because" in told):
        return None
    facts = {
        "explained_by": "caller" if own else "callers-partner",
        "auction_over": table.auction.is_over,
    }
    seats = {"offender": event.by, "explainer": event.by, "partner": event.by.partner, "explained": event.by.partner}
    return Irregularity("explanation-given", facts, seats, holds_up=False)


def correction(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """20F4, 20F5, 75B: an explanation is corrected, by who gave it or by his partner."""
    table, explainer = account.table, event.explainer or event.by
    if event.by.side is not explainer.side:
        raise cannot(number, "not-his-explanation", who=event.by)
    facts: dict[str, Any] = {
        "noticed_by": "explainer" if event.by is explainer else "partner",
        "auction_over": table.auction.is_over,
        "lead_faced": lead_faced(table),
        "play_over": play_over(table),
        "already_shown": event.by is not explainer,
    }
    if table.position is not None:
        declares = explainer.side is table.position.declarer.side
        facts["partners_side"] = "declaring" if declares else "defending"
    elif table.auction.is_over:
        facts["partners_side"] = "neither"
    if event.own_call:
        facts["explained_by"] = "caller"
    seats = {
        "offender": explainer,
        "explainer": explainer,
        "explained": explainer.partner,
        "partner": explainer.partner,
    }
    return (Irregularity("mistaken-explanation", facts, seats, holds_up=False),)


def misled(account: Account, number: int, event: Reported) -> Sequence[Irregularity]:
    """21, 75: a player says that he would have called otherwise; in the play a card of his may go back (47E2)."""
    table = account.table
    explainer = _opponent_who_explained(number, event)
    seats: Seats = {"misled": event.by, "next-player": event.by.lho}
    if explainer is not None:
        seats["offender"] = explainer
    facts: dict[str, Any] = {
        "misled_by": event.value,
        "lead_faced": lead_faced(table),
        "play_over": play_over(table),
        "auction_over": table.auction.is_over,
    }
    card = _card_misled(account, event, explainer) if explainer and table.phase == "play" else None
    if not facts["lead_faced"]:
        if card and not _called_after(account, event):
            return (card,)
        facts |= _called_since(account, number, event)
    found = Irregularity("misinformation", facts, seats)
    return (found, card) if card else (found,)


def _opponent_who_explained(number: int, event: Reported) -> Seat | None:
    """Only what an opponent said misinforms; a player's own misunderstanding needs nobody (21A)."""
    if event.value == "own-misunderstanding":
        return None
    if event.explainer is None:
        raise cannot(number, "says-not-by-what")
    if event.explainer.side is event.by.side:
        raise cannot(number, "not-an-opponents-explanation", who=event.by)
    return event.explainer


def _called_after(account: Account, event: Reported) -> bool:
    """Whether the player has called since the explanation; what he was told after the final pass is for his lead (20F2)."""
    own = account.table.auction.last_of(event.by)
    said = next((one.calls for one in account.moments if one.event == event.about), 0)
    return own is not None and own >= said


def _called_since(account: Account, number: int, event: Reported) -> dict[str, Any]:
    """21B1(a), 21B2: whether his partner and the player on his left have called over his last call."""
    auction = account.table.auction
    own = auction.last_of(event.by)
    if own is None or not _called_after(account, event):
        raise cannot(number, "has-not-called-since", who=event.by)
    if any(one.calls <= own for one in account.moments if one.about == event.about != 0):
        raise cannot(number, "called-after-correction", who=event.by)
    since = called_since(auction, own)
    partner = event.by.partner in since
    facts = {"partner_called": partner, "next_player_called": event.by.lho in since or partner}
    return facts | ({"action_affected": False} if _was_enforced(account.table, own) else {})


def _was_enforced(table: Table, number: int) -> bool:
    """A pass that he had to make (24, 30A …) no explanation has affected."""
    met = any(at == number and isinstance(duty, MustPass) for at, duty in table.fulfilled)
    return met and table.auction.calls[number] == PASS


def _card_misled(account: Account, event: Reported, explainer: Seat) -> Irregularity | None:
    """47E2: his last card in the trick in progress, of declarer dummy's too; of one that is turned over it is too late.

    So a lead that still lies face down (41A), if it was made before the correction.
    """
    table, position = account.table, account.table.position
    if position is None:
        return None
    own = (event.by, position.dummy) if event.by is position.declarer else (event.by,)
    at = max((at for at, (seat, _) in enumerate(position.trick) if seat in own), default=None)
    if at is None:
        return None
    opening = position.number == 1 and at == 0
    last = at == len(position.trick) - 1
    before = cards_played(table) - len(position.trick) + at
    corrected = any(one.about == event.about and one.cards <= before for one in account.moments if one.about)
    face_down = not lead_faced(table)
    if face_down and corrected:
        return None
    facts: dict[str, Any] = {
        "reason": "misinformation",
        "hand": hand_name(position, position.trick[at][0]),
        "card": position.trick[at][1],
        "own_side_offended": False,
        "opening_lead": opening,
        "later_card": not last,
        "after_correction": corrected,
    }
    if face_down or not (opening and last):
        facts["dummy_faced"] = not face_down
    return Irregularity("withdrawn-card", facts, _seats(position, event.by, explainer))


def _seats(position: Position, misled: Seat, explainer: Seat) -> Seats:
    seats = seats_of(position, explainer)
    return seats if misled is position.declarer else seats | {"defender": misled}


def changed_when_misled(account: Account, event: Called) -> Account | None:
    """21B1(a): the player's call takes the place of the one that he made on a wrong explanation; 25 does not speak of it.

    The account once that one is taken back, and with it what was called over it (21B2); ``None`` where none is to be changed.
    """
    if not (event.changes or event.by is not account.table.turn or account.table.auction.is_over):
        return None
    for ruled in reversed(account.rulings):
        if ruled.facts.kind == "misinformation" and ruled.seats["misled"] is event.by:
            option = ruled.option(_CHANGE, {})
            if option is None or not ruled.offers_still or not may_change(account.table, ruled):
                return None
            table = with_board_effects(account.table, ruled, option.then)
            return account.instead(ruled, replace(ruled, chosen=option), table)
    return None


def may_change(table: Table, ruled: Ruled) -> bool:
    """21B1(a): while his partner has not called over it and the lead is not faced."""
    misled = ruled.seats["misled"]
    own = table.auction.last_of(misled)
    return own is not None and not lead_faced(table) and misled.partner not in called_since(table.auction, own)
