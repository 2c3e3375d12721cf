"""How long an option may be chosen for which play does not wait: a call changed, a card taken back or penalised."""

from collections.abc import Callable, Mapping

from bridge.plays import played_after
from bridge.seats import Seat
from rulings.engine.trace import Option
from rulings.table.account import Ruled
from rulings.table.dummys_card import since
from rulings.table.explaining import may_change
from rulings.table.table import Table
from rulings.table.undesignated import DESIGNATES, may_designate


def still_open(table: Table, ruled: Ruled, option: Option) -> bool:
    """Whether it may be chosen now: only until the board has gone over it."""
    if not ruled.offers_still or table.stopped:
        return ruled.offers_still and option.key == "order-redeal"
    lasts = _LASTS.get(option.key)
    return lasts is None or lasts(table, ruled, option)


def _last_of_trick(table: Table, ruled: Ruled, option: Option) -> bool:
    """47E2(a): no later card lies on the trick."""
    position = table.position
    return position is not None and [card for _, card in position.trick[-1:]] == [ruled.facts.known["card"]]


def _still_in_hand(table: Table, ruled: Ruled, option: Option) -> bool:
    """14B4: the card that was put back has not been played since."""
    position, card = table.position, ruled.facts.known.get("card")
    return position is not None and card is not None and card in position.hands[ruled.seats["offender"]]


def _played_upon_designation(table: Table, ruled: Ruled, option: Option) -> bool:
    """47D: what was played on the designation, or led since, lies there, and declarer has played no card after the change."""
    position = table.position
    if position is None:
        return False
    whole = [*(table.tricks[-1] if table.tricks else ()), *position.trick]
    since = {seat for seat, _ in played_after(whole, ruled.facts.known["new_card"])}
    return ruled.seats["rho"] in since and all(seat.side is not position.declarer.side for seat in since)


def _played_after_dummy(table: Table, ruled: Ruled, option: Option) -> bool:
    """45D1: the defender's card, played after dummy's, still lies there."""
    return _lies_after_dummy(table, ruled, ruled.seats[option.values["chooser"]])


def _played_after_rho(table: Table, ruled: Ruled, option: Option) -> bool:
    """45D1: the defender has changed his card, and declarer's lies there, played upon the first."""
    rho_changed = ruled.chosen is not None and not _lies_after_dummy(table, ruled, ruled.seats["rho"])
    return rho_changed and _lies_after_dummy(table, ruled, ruled.seats["declarer"])


def _lies_after_dummy(table: Table, ruled: Ruled, seat: Seat) -> bool:
    """Whether what the player had put after the card named lies there; no longer once more is played to the next trick."""
    to_trick, to_next = since(table, ruled.facts.known["designated_card"])
    own = {play for play in ruled.later if play[0] is seat}
    return bool(own & {*to_trick, *to_next}) and set(to_next) <= set(ruled.later)


_LASTS: Mapping[str, Callable[[Table, Ruled, Option], bool]] = {
    "change-misinformed-call": lambda table, ruled, option: may_change(table, ruled),
    "withdraw-after-misinformation": _last_of_trick,
    "penalise-restored-card": _still_in_hand,
    "change-designation": lambda table, ruled, option: False,
    "withdraw-card-after-dummy": _played_after_dummy,
    "withdraw-card-after-rho": _played_after_rho,
    "change-card-after-designation": _played_upon_designation,
    DESIGNATES: may_designate,
}
