"""A trick to which a hand has played no card (67A1, 67B1): ruled on when attention is drawn to it, or after the play."""

from dataclasses import replace
from itertools import takewhile
from typing import Any

from bridge.changing import changed
from bridge.plays import trick_winner
from bridge.seats import Side
from rulings.effects.defective_tricks import FaceAndPlaceCard, PlayMissingCard
from rulings.table.account import Account, Omission, Ruled, Told, ruled_on
from rulings.table.again import ruled_again
from rulings.table.card_too_many import DEFECTIVE
from rulings.table.consequences import penalise
from rulings.table.events import Exposed, Omitted, Played
from rulings.table.finding import hand_name, seats_of
from rulings.table.legality import legal_cards
from rulings.table.position import Position
from rulings.table.table import Table
from rulings.table.waiting import cannot, waits


def omitted(account: Account, number: int, event: Omitted, told: Told) -> Account:
    """The play goes on past a hand whose turn it was. ``ImpossibleCase`` where it was not, or where it had to lead."""
    table, position = account.table, account.table.position
    if position is None or table.phase == "over":
        raise cannot(number, "not-in-the-play", who=event.by)
    if account.waiting:
        raise waits(number, account.waiting)
    if event.by is not position.turn or not position.trick:
        raise cannot(number, "omits-at-his-turn", who=event.by)
    if position.omits is not None:
        raise cannot(number, "one-omits", who=position.omits)
    due = set(legal_cards(position, event.by)) & {one.card for one in position.penalty_cards(event.by)}
    trick = position.trick[0][1].suit
    missing = Omission(number, event.by, position.number, trick, penalty_card_due=bool(due))
    return changed(account, table=table.omitted(event.by), omissions=(*account.omissions, missing))


def refuse_gone_past(position: Position, number: int, event: Played) -> None:
    """``ImpossibleCase`` for a card of the hand past which the trick has gone: attention is drawn to that first."""
    if event.by is position.omits:
        raise cannot(number, "one-omits", who=event.by)


def noticed(account: Account, told: Told, *, at_end: bool = False) -> Account:
    """Attention to the cards that are missing: added to a trick to which it is not too late (67A1), else placed (67B1).

    Once play has stopped by a claim, or where nobody has drawn attention (``at_end``), no trick is open again for it.
    """
    for missing in account.omissions:
        if not missing.ruled:
            account = _ruled(account, missing, told, opens=not at_end and account.table.rest is None)
    return account


def omissions_at_end(account: Account, told: Told) -> Account:
    """After the play those that nobody has noticed are ruled on, and of the others what their side has won since counts."""
    if account.table.phase != "over" or account.table.stopped or account.table.undecided:
        return account
    account = noticed(account, told, at_end=True)
    for missing in account.omissions:
        ruled = _ruling(account, missing)
        if ruled.brings(FaceAndPlaceCard):
            again = ruled_again(ruled, told, _once_over(account, missing))
            account = account.instead(ruled, again, account.table)
    return account


def placed(account: Account, number: int, event: Exposed) -> Account | None:
    """67B1: the card that the player faces and places among his played cards; ``None`` if he shows it for another reason."""
    owed = [one for one in account.omissions if one.ruled and not one.placed and one.seat is event.by]
    position = account.table.position
    if not owed or position is None or len(event.cards) != 1 or account.table.phase == "over":
        return None
    card, suit = event.cards[0], owed[0].suit
    if card not in position.hands[event.by]:
        raise cannot(number, "card-not-in-hand", who=event.by, card=card)
    if card.suit is not suit and any(one.suit is suit for one in position.hands[event.by]):
        raise cannot(number, "places-suit-led", who=event.by, suit=suit)
    done = tuple(replace(one, placed=True) if one is owed[0] else one for one in account.omissions)
    return changed(account, table=account.table.placed(event.by, card), omissions=done)


def won_from(table: Table, side: Side, trick: int) -> int:
    """How many tricks a side has won from that one on, those of a claim among them."""
    if table.position is None:
        return 0
    before = sum(trick_winner(one, table.position.trump).side is side for one in table.tricks[: trick - 1])
    return table.won(side) - before


def _ruled(account: Account, missing: Omission, told: Told, *, opens: bool) -> Account:
    position = account.table.position
    if position is None:
        return account
    facts = _facts(account, missing, position)
    added = told.get(missing.number, {})
    ruled = replace(ruled_on(missing.number, DEFECTIVE, facts, added, seats_of(position, missing.seat)), holds_up=False)
    corrected = ruled.brings(PlayMissingCard)
    if corrected and opens and account.waiting and missing.trick <= len(account.table.tricks):
        raise waits(missing.number, account.waiting)
    others = tuple(one for one in account.omissions if one is not missing)
    left = others if corrected else (*others, replace(missing, ruled=True))
    table = _open_again(account.table, missing) if corrected and opens else account.table
    return changed(account.with_ruling(ruled, table), omissions=left)


def _facts(account: Account, missing: Omission, position: Position) -> dict[str, Any]:
    table, side, hand = account.table, missing.seat.side, position.hands[missing.seat]
    next_trick = (*table.tricks, tuple(position.trick))[missing.trick :][:1]
    facts: dict[str, Any] = {
        "fault": "no-card",
        "hand": hand_name(position, missing.seat),
        "sides_played_next": len({seat.side for trick in next_trick for seat, _ in trick}),
        "suit_led": missing.suit,
        "twelfth_trick": missing.trick == 12,
        "penalty_card_due": missing.penalty_card_due,
    }
    if table.deal is not None:
        facts["has_suit"] = any(card.suit is missing.suit for card in hand)
    if table.phase == "over":
        return facts | _once_over(account, missing)
    return facts | {"play_over": False} | ({"won_since": True} if won_from(table, side, missing.trick) else {})


def _once_over(account: Account, missing: Omission) -> dict[str, Any]:
    """What is known of it after the play: tricks that its side has won, other revokes that are established (64B)."""
    own = missing.seat.side
    revoked = [(one.seats["offender"], one) for one in account.rulings if one.facts.kind == "revoke"]
    established = [(seat, one) for seat, one in revoked if one.facts.known.get("establishment", "none") != "none"]
    return {
        "play_over": True,
        "won_since": won_from(account.table, own, missing.trick) > 0,
        "both_sides": _of_other_side(account.omissions, own) or any(seat.side is not own for seat, _ in established),
        "repeated": any(seat is missing.seat and _earlier(account.table, one, missing) for seat, one in established),
    }


def _of_other_side(omissions: tuple[Omission, ...], side: Side) -> bool:
    return any(one.seat.side is not side and one.ruled for one in omissions)


def _earlier(table: Table, revoke: Ruled, missing: Omission) -> bool:
    """Whether the revoke was on an earlier trick to which the same suit was led (64B2)."""
    trick: int = revoke.facts.known["trick"]
    return trick < missing.trick and table.tricks[trick - 1][0][1].suit is missing.suit


def _ruling(account: Account, missing: Omission) -> Ruled:
    return next(one for one in account.rulings if one.event == missing.number and one.facts.kind == DEFECTIVE)


def _open_again(table: Table, missing: Omission) -> Table:
    """He has still to play to that trick; what has been led to the next stands if its hand wins it all the same (44G).

    If not it goes back, a defender's of the side that omitted the card as a penalty card (47A, 49).
    """
    led = tuple(table.position.trick) if table.position and len(table.tricks) >= missing.trick else ()
    opened = table.reopened(missing.trick)
    position = opened.position_to_change()
    position.omits, position.turn = None, position.next_in_order()
    for seat, card in led:
        if seat.side is missing.seat.side is not position.declarer.side:
            penalise(position, seat, card, "major")
    lying = tuple(takewhile(lambda play: play[0] is not missing.seat, led))
    return changed(opened.with_position(position), led_since=lying)
