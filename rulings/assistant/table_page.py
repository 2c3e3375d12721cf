"""What the page of a table shows: how it stands, the rulings on the way, what is open, and what can happen next."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from bridge.auction import CALLS, Call
from bridge.boards import Vulnerability
from bridge.cards import Card
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat
from rulings.assistant.moves import moves
from rulings.assistant.options import Spoken, spoken
from rulings.assistant.situation_page import qr_code
from rulings.assistant.table_told import TableTold, chosen
from rulings.assistant.told import as_text
from rulings.diagrams import contract_by
from rulings.presenting import cited
from rulings.presenting_tables import present_account
from rulings.table.account import Account
from rulings.table.following import follow
from rulings.table.what_now import WhatNow, what_now
from rulings.wording.players import PLAYERS, call_name, card_name
from rulings.wording.speech import capitalised, question, say_problem, value_name


@dataclass(frozen=True)
class Choice:
    """An option that is open, and for each who may choose it his name and the event."""

    option: Spoken
    events: list[tuple[str, str]]


@dataclass(frozen=True)
class Wanted:
    """A fact that the ruling waits for, with its answers in words and as they are told; typed where they cannot be counted."""

    place: str
    question: str
    judgement: dict[str, str] | None
    answers: list[tuple[str, str]]


def table_start() -> dict[str, Any]:
    """The board that is asked for before anything is told."""
    return {"told": TableTold(), "seats": _seats(), "sides": _sides()}


def _seats() -> list[tuple[str, str]]:
    return [(str(seat), str(PLAYERS[seat].plain)) for seat in ROTATION]


def _sides() -> list[tuple[str, str]]:
    return [(side.value, value_name("vulnerable", side.value)) for side in Vulnerability]


def table_page(told: TableTold, language: str, site: str) -> dict[str, Any]:
    """The table in the language in force. ``site``: the address of the site, for the permanent link."""
    context: dict[str, Any] = {"told": told, "seats": _seats(), "sides": _sides()}
    try:
        read = told.read()
        account = follow(read.start, read.events, read.told)
        now = what_now(account, len(read.events), read.told.get(len(read.events) + 1))
        shown = present_account(account, read, language)
    except ImpossibleCase as impossible:
        troubles = [_trouble(one) for one in impossible.problems]
        return context | {"troubles": troubles, "undone": told.undone().address(language)}
    link = site + told.address(language)
    return context | {
        "table": shown["table"],
        "contract": contract_by(account.table.contract),
        "calls": _auction(account),
        "tricks": [_trick(trick) for trick in account.table.tricks],
        "trick": _trick(account.table.position.trick) if account.table.position else "",
        "rulings": list(reversed(shown["rulings"])),
        "choices": [_choice(one) for one in shown["table"]["choices"]],
        "wanted": _wanted(now, language),
        "moves": moves(account.table, now),
        "undone": told.undone().address(language) if told.events else "",
        "anew": told.anew().address(language),
        "link": link,
        "code": qr_code(link),
    }


def _trouble(problem: Problem) -> str:
    place, _dot, number = problem.place.partition(".")
    said = say_problem(problem)
    return _("Event %(number)s: %(text)s") % {"number": number, "text": said} if place == "events" and number else said


def _auction(account: Account) -> list[list[dict[str, Any]]]:
    """The calls in rows from North to East … as a bidding sheet has them; what does not stand is marked."""
    rows: list[list[dict[str, Any]]] = []
    for seat, call, stands in account.table.auction.history():
        at = ROTATION.index(Seat(seat))
        if not rows or len(rows[-1]) > at:
            rows.append([])
        rows[-1] += [{}] * (at - len(rows[-1]))
        rows[-1].append({"call": call_name(Call(call)) if call in CALLS else call, "stands": stands})
    return rows


def _trick(cards: Iterable[tuple[Seat, Card]]) -> str:
    return ", ".join(f"{PLAYERS[seat].plain} {card_name(card)}" for seat, card in cards)


def _choice(option: dict[str, Any]) -> Choice:
    event = option["event"]
    by = [(str(PLAYERS[Seat(seat)].plain), chosen(event | {"by": seat})) for seat in option["by"]]
    if option["values"]["chooser"] == "director":
        by = [(capitalised(str(PLAYERS["director"].plain)), one) for _name, one in by[:1]]
    return Choice(spoken(option), by)


def _wanted(now: WhatNow, language: str) -> Wanted | None:
    """The fact that play waits for, with the answers that the ruling splits into."""
    waits = now.waits
    if waits is None or waits.ruling.split is None:
        return None
    fact = waits.ruling.split.fact
    values = [value for branch in waits.ruling.split.branches for value in branch.values]
    place = f"{waits.event}.{fact}"
    answers = [(value_name(fact, value), f"{place}={as_text(value)}") for value in values]
    judgement = waits.ruling.split.judgement
    return Wanted(place, question(fact), cited(judgement, language) if judgement else None, answers)
