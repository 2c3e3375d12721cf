"""What may be chosen now: each option of a ruling, who may choose it, and the event that chooses it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.cards import Suit
from bridge.seats import ROTATION, Seat
from rulings.engine.trace import Option
from rulings.table.account import Account, Ruled
from rulings.table.choosing import may_choose
from rulings.table.claiming import consents, may_come_back, the_claim
from rulings.table.events import Chose
from rulings.table.later_cards import later_cards
from rulings.table.still_open import still_open
from rulings.table.what_now import WhatNow


@dataclass(frozen=True, slots=True)
class Offer:
    """An option that is open; ``values`` tell it from the other options of its key, and are what ``choose`` takes."""

    ruled: Ruled
    option: Option
    by: tuple[Seat, ...]
    values: Mapping[str, Any]


def offers(account: Account, now: WhatNow) -> list[Offer]:
    """What play waits for, and the cards that may be taken back (62C) or be left."""
    found = [one for ruled in account.rulings if ruled.later for one in _cards_back(account, ruled)]
    if now.waits is not None and now.waits.ruling.split is None:
        found += [one for option in now.waits.ruling.options for one in _offered(account, now.waits, option)]
    found += [one for ruled in account.rulings if ruled.offers_still for one in _still_open(account, ruled, now)]
    return found


def _still_open(account: Account, ruled: Ruled, now: WhatNow) -> list[Offer]:
    """What may be chosen while the board goes on and changes something; what play waits for is given already."""
    if ruled is now.waits:
        return []
    if ruled is not the_claim(account):
        options = [one for one in ruled.ruling.options if one.then and still_open(account.table, ruled, one)]
        return [one for option in options for one in _offered(account, ruled, option)]
    said = [one for one in ruled.ruling.options if one.values["chooser"] != "director"]
    return [_to_claim(account, ruled, one) for one in said if may_come_back(account.table, ruled, one)]


def _to_claim(account: Account, ruled: Ruled, option: Option) -> Offer:
    """Once the other side has asked to play on, all who have not agreed to it yet are asked (68D2(b))."""
    if not consents(account, option.key):
        return _offer(ruled, option)
    return Offer(ruled, option, tuple(seat for seat in ROTATION if seat not in account.table.play_on), {})


def _offered(account: Account, ruled: Ruled, option: Option) -> list[Offer]:
    """The option; where it leaves the suit open (57A3, 57A4), once for each suit but the one led."""
    if option.values.get("suit", "") is not None:
        return [_offer(ruled, option)]
    led = account.table.position.led if account.table.position else None
    filled = ((suit, ruled.option(option.key, {"suit": suit})) for suit in Suit if suit is not led)
    return [Offer(ruled, one, _choosers(ruled, one), {"suit": suit}) for suit, one in filled if one]


def _offer(ruled: Ruled, option: Option) -> Offer:
    namesakes = [one for one in ruled.ruling.options if one.key == option.key]
    values = {name: value for name, value in option.values.items() if name != "chooser"} if len(namesakes) > 1 else {}
    return Offer(ruled, option, _choosers(ruled, option), values)


def _choosers(ruled: Ruled, option: Option) -> tuple[Seat, ...]:
    return tuple(seat for seat in ROTATION if may_choose(ruled, option, seat))


def _cards_back(account: Account, ruled: Ruled) -> list[Offer]:
    """Each card that a player may take back now."""
    return [
        Offer(ruled, option, (seat,), {"card": card})
        for option in ruled.ruling.options
        if option.due == "each"
        for seat in _choosers(ruled, option)
        for _, card in later_cards(account.table, ruled, Chose(seat, option.key))
    ]
