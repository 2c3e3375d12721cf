"""Dummy draws attention to an irregularity during the play: he may not (43A1(b)); it may cost his side its right (43B3)."""

from collections.abc import Callable, Mapping

from bridge.cards import Card
from bridge.changing import changed
from bridge.seats import Seat
from rulings.effects.leads import LeadStands
from rulings.effects.penalty_cards import BecomesPenaltyCard
from rulings.effects.rights import NoRectification
from rulings.table.account import Account, Ruled, Told, ruled_on
from rulings.table.consequences import apply, no_penalty_card
from rulings.table.events import AttentionDrawn
from rulings.table.failures import noticed_now
from rulings.table.finding import seats_of
from rulings.table.legality import playable_in_turn
from rulings.table.played_at_once import names_a_card
from rulings.table.restrictions import PenaltyCard
from rulings.table.table import Table


def with_dummys_attention(account: Account, number: int, event: AttentionDrawn, told: Told) -> Account:
    """The account with the ruling on dummy, if it is he; ``had_infringed`` under the number of the event is 43A2.

    Then a defender's irregularity is not rectified: what the defence gained by it is looked at after play. That his own hand
    follows suit is dummy's to see to (42A3), and declarer he may ask (42B1).
    """
    position, failures = account.table.position, noticed_now(account)
    if position is None or account.table.phase != "play" or event.by is not position.dummy:
        return account
    found = None if failures else _just_before(account, number)
    seat = _who_erred(found) if found else failures[-1][1].seat if failures else None
    defends = seat is not None and seat.side is not position.declarer.side
    if found is None and not defends:
        return account
    facts = {"action": "draws-attention", "irregularity_by": "defender" if defends else "declarer", "was_first": True}
    ruled = ruled_on(number, "dummy-action", facts, told.get(number, {}), seats_of(position, event.by))
    ruled = changed(ruled, reported=True, holds_up=False)
    if not ruled.brings(NoRectification) or (found is not None and names_a_card(found)):
        return account.with_ruling(ruled, account.table)
    if found is not None:
        return account.instead(found, ruled, _unrectified(account.table, found))
    after = account.with_ruling(ruled, account.table)
    return changed(after, failures=tuple(one for one in account.failures if one not in failures))


def _just_before(account: Account, number: int) -> Ruled | None:
    """The irregularity that the table waits for, or that the last event was; not what declarer may do (48).

    ``None`` once attention has been drawn to it.
    """
    last = account.waiting or (account.rulings[-1] if account.rulings else None)
    if last is None or last.facts.kind not in _UNRECTIFIED or last.ruling.split is not None or last.chosen:
        return None
    known = last.facts.known
    if account.attention > last.event:
        return None
    if last.facts.kind == "penalty-card" and "led_before_choice" not in known:
        return None
    if last.facts.kind == "exposed-card" and known["hand"] != "defender":
        return None
    return last if last.is_open or last.event == number - 1 else None


def _who_erred(found: Ruled) -> Seat:
    """The offender; of declarer's lead to which the wrong defender has played (53C) that defender, who erred last."""
    return found.seats["offender"].rho if _wrong_defender_played(found) else found.seats["offender"]


def _wrong_defender_played(found: Ruled) -> bool:
    return found.facts.kind == "lead-out-of-turn" and found.brings(LeadStands) and found.brings(BecomesPenaltyCard)


def _unrectified(table: Table, found: Ruled) -> Table:
    if _wrong_defender_played(found):
        return _wrong_defenders_card_stays(table, found)
    return _UNRECTIFIED[found.facts.kind](table, found)


def _wrong_defenders_card_stays(table: Table, found: Ruled) -> Table:
    """53C: the card upon declarer's lead stays played if it is legal, and is no penalty card (57A is not applied)."""
    seat = _who_erred(found)
    position = table.position_to_change()
    card = position.penalty_cards(seat)[-1].card
    position = no_penalty_card(position, seat, card)
    legal = playable_in_turn(position, seat, card)
    return table.with_position(position).played(seat, card) if legal else table.with_position(position)


def _led_ahead(table: Table, found: Ruled) -> Table:
    """A second card (45E) is no penalty card; a lead before partner had played stands as the lead to the next trick."""
    table = _back_in_hand(table, found)
    lead = (found.seats["offender"], found.facts.known["card"])
    return changed(table, leads_next=lead) if found.facts.known.get("led") else table


def _lead_stands(table: Table, found: Ruled) -> Table:
    """43B3: the lead is not taken back (54D, 56B), and play goes on from it."""
    position = table.position_to_change()
    apply(position, LeadStands(who="offender", card=found.facts.known["card"]), found.seats)
    return table.with_position(position)


def _led_before_choice(table: Table, found: Ruled) -> Table:
    return table.played(found.seats["partner"], found.facts.known["led_before_choice"])


def _played_too_soon(table: Table, found: Ruled) -> Table:
    """A card before partner's stays played if it is legal; one at the right-hand opponent's turn is still to come (57D)."""
    known, seat = found.facts.known, found.seats["offender"]
    if known["act"] != "before-partner":
        return table
    table = _back_in_hand(table, found)
    return table.played(seat, known["card"]) if known["legal"] else table


def _back_in_hand(table: Table, found: Ruled) -> Table:
    """What would lie there as a penalty card does not."""
    known, position = found.facts.known, table.position_to_change()
    cards: tuple[Card, ...] = known.get("cards") or known.get("visible") or (known["card"],)
    seat = found.seats["offender"]
    position.restrictions = [
        one
        for one in position.restrictions
        if not (isinstance(one, PenaltyCard) and one.seat is seat and one.card in cards)
    ]
    return table.with_position(position)


def _as_it_lies(table: Table, found: Ruled) -> Table:
    """52: the card that was played instead of the penalty card lies in the trick already."""
    return table


_UNRECTIFIED: Mapping[str, Callable[[Table, Ruled], Table]] = {
    "lead-out-of-turn": _lead_stands,
    "opening-lead-out-of-turn": _lead_stands,
    "penalty-card": _led_before_choice,
    "premature-play": _played_too_soon,
    "penalty-card-not-played": _as_it_lies,
    "exposed-card": _back_in_hand,
    "fifth-card": _led_ahead,
    "simultaneous-play": _back_in_hand,
    "play-before-rectification": _back_in_hand,
}
"""What the table is where an irregularity of a defender is not rectified for the moment (43B3)."""
