"""The account of a record as the API and the command give it: each ruling with its event, and the table as it now is."""

from collections.abc import Callable
from typing import Any

from bridge.cards import sorted_hand
from bridge.scoring.results import Result, format_result
from bridge.scoring.table_of_scores import score
from bridge.seats import Seat, Side
from rulings.citing import cited
from rulings.presenting import plain, present, presented_conclusion, presented_trace
from rulings.seating import Roles, seated, seated_conclusion
from rulings.table.account import Account, Ruled
from rulings.table.counting import counted
from rulings.table.legality import Refusal
from rulings.table.offers import Offer, offers
from rulings.table.reading_table import TableRead
from rulings.table.restrictions import PenaltyCard, Restriction
from rulings.table.table import Table
from rulings.table.what_now import WhatNow, what_now
from rulings.wording.obligations import obligation_key, obligation_text
from rulings.wording.refusals import NOTES
from rulings.wording.speech import question


def present_account(
    account: Account, read: TableRead, language: str, *, traced: bool = False, most: int | None = None
) -> dict[str, Any]:
    """The rulings (the last ``most``) and the table as plain data; the language of the sentences is the active one."""
    number = len(read.events)
    now = what_now(account, number, read.told.get(number + 1))
    shown = account.rulings[-most:] if most else account.rulings
    rulings = [_ruled(one, language, traced=traced) for one in shown]
    left_out = len(account.rulings) - len(shown)
    table = _table(account, now, language)
    return {"rulings": rulings, "left_out": left_out, "unread": _unread(account, read, now), "table": table}


def _unread(account: Account, read: TableRead, now: WhatNow) -> list[int]:
    """The events of which the director told something that no ruling reads: none is on them, or it was superseded."""
    open_yet = {event for event, _ in account.failures} | ({now.waits.event} if now.waits else set())
    return sorted(set(read.told) - {one.event for one in account.rulings} - open_yet)


def present_trace(account: Account, event: int, language: str) -> dict[str, Any] | None:
    """The steps of the last ruling on an event; ``None`` if there is none."""
    ruled = next((one for one in reversed(account.rulings) if one.event == event), None)
    return presented_trace(seated(ruled.ruling, roles_of(ruled)), language) if ruled else None


def _ruled(ruled: Ruled, language: str, *, traced: bool) -> dict[str, Any]:
    chosen = {"option": ruled.chosen.key, "values": plain(ruled.chosen.values)} if ruled.chosen else None
    return {
        "event": ruled.event,
        "facts": {name: plain(value) for name, value in ruled.facts.known.items()},
        "seats": {role: str(seat) for role, seat in ruled.seats.items()},
        "chosen": chosen,
        "waits": ruled.is_open,
        "ruling": present(seated(ruled.ruling, roles_of(ruled)), language, traced=traced),
    }


def roles_of(ruled: Ruled) -> Roles:
    """The seats of the players, and which sides they are."""
    sides: dict[str, Seat | Side] = {}
    if "offender" in ruled.seats:
        offender = ruled.seats["offender"].side
        sides = {"offending-side": offender, "opponents": offender.other}
        if "claimer" in ruled.seats:
            sides |= {"claiming-side": offender, "non-claiming-side": offender.other}
    if "declarer" in ruled.seats:
        sides["defenders"] = ruled.seats["declarer"].side.other
    return {**ruled.seats, **sides}


def _table(account: Account, now: WhatNow, language: str) -> dict[str, Any]:
    table = account.table
    return {
        "phase": table.phase,
        "turn": table.turn,
        "stopped": table.stopped,
        "waits_for": now.waits.event if now.waits else None,
        "missing": _missing(now.waits, language),
        "choices": [_choice(one, language) for one in offers(account, now)],
        "calls": [{"call": call, **_verdict(refusal, language)} for call, refusal in now.calls.items()],
        "cards": [{"card": str(card), **_verdict(now.cards[card], language)} for card in sorted_hand(now.cards)],
        "auction": [{"seat": seat, "call": call, "stands": stands} for seat, call, stands in table.auction.history()],
        "obligations": [_obligation(one, language) for one in table.obligations if not isinstance(one, PenaltyCard)],
        "penalty_cards": [_obligation(one, language) | {"grade": one.grade} for one in table.penalty_cards],
        "contract": str(table.contract) if table.contract else None,
        "tricks": [[{"seat": seat, "card": str(card)} for seat, card in trick] for trick in table.tricks],
        "trick": [{"seat": seat, "card": str(card)} for seat, card in (table.position.trick if table.position else ())],
        "result": _result(table, table.won),
        "counted": _result(table, lambda side: counted(account, side)),
        "explanations": [
            {"event": event, "by": one.by, "about": one.about, "text": one.text} for event, one in account.explained
        ],
        "unsettled": [{"event": event, "trick": one.trick, "seat": one.seat} for event, one in account.failures],
    }


def _missing(ruled: Ruled | None, language: str) -> dict[str, Any] | None:
    """The fact that play waits for: told under ``facts``, by the number of the event."""
    if ruled is None or ruled.ruling.split is None:
        return None
    split = ruled.ruling.split
    judgement = cited(split.judgement, language) if split.judgement else None
    return {"event": ruled.event, "fact": split.fact, "question": question(split.fact), "judgement": judgement}


def _choice(offer: Offer, language: str) -> dict[str, Any]:
    """An option with the event that chooses it, ready to be added to the events."""
    event = {"by": offer.by[0] if offer.by else None, "choose": offer.option.key, "values": plain(offer.values)}
    option = seated_conclusion(offer.option, roles_of(offer.ruled))
    return {"event": event, "by": list(offer.by)} | presented_conclusion(option, language)


def _verdict(refusal: Refusal | None, language: str) -> dict[str, Any]:
    if refusal is None:
        return {"legal": True, "refusal": None}
    return {"legal": False, "refusal": {"clause": cited(refusal.clause, language), "text": str(NOTES[refusal.key])}}


def _obligation(one: Restriction, language: str) -> dict[str, Any]:
    about = {name: plain(getattr(one, name)) for name in ("card", "call", "suit", "suits") if hasattr(one, name)}
    clause = getattr(one, "clause", "")
    cites = {"clause": cited(clause, language)} if clause else {}
    return {"seat": one.seat, "demand": obligation_key(one), **about, **cites, "text": obligation_text(one)}


def _result(table: Table, won: Callable[[Side], int]) -> dict[str, Any] | None:
    """The board with the tricks as they were played, or as they count; the score where the vulnerability is known."""
    if table.phase != "over" or table.stopped or table.undecided:
        return None
    contract = table.contract
    if contract is None or contract.declarer is None:
        return {"tricks": 0, "result": format_result(Result(None)), "score": 0}
    side = contract.declarer.side
    tricks = won(side)
    vulnerable = table.vulnerable.of(side) if table.vulnerable else None
    points = score(contract, vulnerable=vulnerable, tricks=tricks).points if vulnerable is not None else None
    return {"tricks": tricks, "result": format_result(Result(contract, tricks)), "score": points}
