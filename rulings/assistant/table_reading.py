"""What the address of a table tells, and what a short form adds to it: its parts stand in fields of their own."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import Any

from django.http import QueryDict

from bridge.boards import Vulnerability
from bridge.deal import write_pbn
from bridge.lin import is_lin, read_lin
from bridge.problems import ImpossibleCase
from bridge.seats import Seat
from rulings.assistant.table_told import TableTold
from rulings.table.reading_events import MOST_EVENTS, REPORTS

_MOST_LETTERS = 120
_MOST_WORDS = 80
_MOST_OF_DEAL = 5000
_FACT = re.compile(r"[1-9][0-9]{0,2}\.[a-z0-9_]+=.*", re.DOTALL)
_PLACE = re.compile(r"[1-9][0-9]{0,2}\.[a-z0-9_-]+")
_LONGEST_EDITION = 30
_THIRTEEN = "13"


def table_told_by(query: QueryDict) -> TableTold:
    """What the address tells, in so far as it could be told at all."""
    told = [one.strip()[:_MOST_LETTERS] for one in query.getlist("e")]
    events = (*told, line_of(query))
    return _with_board(
        TableTold(
            dealer=_one_of(query, "dealer", set(Seat)),
            vulnerable=_one_of(query, "vulnerable", set(Vulnerability)),
            deal=" ".join(query.get("deal", "").split())[:_MOST_OF_DEAL],
            contract=_contract(query),
            events=tuple(one for one in events if one)[:MOST_EVENTS],
            facts=_facts([*query.getlist("f"), *_typed(query)]),
            asking=_if_it_fits(_PLACE, query.get("ask", "")),
            done=tuple(dict.fromkeys(one for one in query.getlist("done") if _PLACE.fullmatch(one)))[:MOST_EVENTS],
            edition=query.get("edition", "")[:_LONGEST_EDITION],
            regulations=query.get("regulations", "")[:_LONGEST_EDITION],
        )
    )


def _contract(query: QueryDict) -> str:
    """The contract as it was written, or put together from its parts."""
    if query.get("level") and query.get("strain"):
        level, strain, risk, seat = (query.get(name, "")[:2] for name in ("level", "strain", "risk", "declarer"))
        return f"{level}{strain}{risk} {seat}".strip().upper()
    return query.get("contract", "").strip().upper()[:_MOST_LETTERS]


def _with_board(told: TableTold) -> TableTold:
    """A board in LIN: its deal, and where nothing else was told its dealer, its auction and its play."""
    if not is_lin(told.deal):
        return told
    try:
        board = read_lin(told.deal)
    except ImpossibleCase:
        return told
    told = replace(told, deal=write_pbn(board.deal))
    if told.events or told.contract:
        return told
    calls = [f"{board.dealer.after(turns)} {call}" for turns, call in enumerate(board.calls)]
    plays = [f"{seat} {card}" for seat, card in board.plays]
    vulnerable = board.vulnerable.value if board.vulnerable else told.vulnerable
    return replace(told, dealer=board.dealer, vulnerable=vulnerable, events=(*calls, *plays))


def _facts(written: Iterable[str]) -> tuple[str, ...]:
    """Each fact once: what was told last stands."""
    last: dict[str, str] = {}
    for one in written:
        if _FACT.fullmatch(one[:_MOST_LETTERS]):
            place, _, value = one[:_MOST_LETTERS].partition("=")
            last[place] = value
    return tuple(f"{place}={value}" for place, value in last.items())[:MOST_EVENTS]


def _typed(query: QueryDict) -> list[str]:
    """A fact that was typed: its place and its value stand in two fields."""
    place, value = str(query.get("place", "")), str(query.get("value", "")).strip()
    return [f"{place}={value}"] if place and value else []


def _one_of(query: QueryDict, name: str, known: set[Any]) -> str:
    value = query.get(name, "")
    return value if value in known else ""


def _if_it_fits(pattern: re.Pattern[str], text: str) -> str:
    return text if pattern.fullmatch(text) else ""


def line_of(query: QueryDict) -> str:
    """The event that a short form tells, in shorthand; empty where none was sent or it is not complete."""
    parts = {
        name: " ".join(query.get(name, "").split())[:_MOST_WORDS] for name in ("who", "did", "what", "about", "said")
    }
    if of := query.get("of", "").split():
        parts |= {"who": of[0], "about": of[1] if len(of) > 1 else ""}
    if not parts["who"] or not parts["did"]:
        return ""
    written = _FORMS.get(parts["did"])
    line = written(parts, query) if written else ""
    return " ".join(line.split())[:_MOST_LETTERS]


Parts = Mapping[str, str]


def _report(parts: Parts, query: QueryDict) -> str:
    if not parts["what"]:
        return ""
    about = "" if parts["what"] == "own-misunderstanding" else parts["about"]
    return f"{parts['who']} {parts['did']} {parts['what']} {about if parts['did'] == 'misled_by' else ''}"


def _words_about(parts: Parts, query: QueryDict) -> str:
    return f"{parts['who']} {parts['did']} {parts['about']}: {parts['said']}" if parts["about"] else ""


def _call(parts: Parts, query: QueryDict) -> str:
    """A call or a card with what was special; a card can come with the hand that it is in (``E SQ``)."""
    told = parts["what"] if " " in parts["what"] else f"{parts['who']} {parts['what']}"
    return f"{told} {parts['did']}" if parts["what"] else ""


def _tricks(parts: Parts, query: QueryDict) -> str:
    tricks = query.get("tricks", "").strip()[:2]
    statement = f": {parts['said']}" if parts["said"] else ""
    return f"{parts['who']} {parts['did']} {tricks}{statement}" if tricks else ""


def _exposed(parts: Parts, query: QueryDict) -> str:
    """Cards that were ticked; those of a known hand come with its seat (``E SQ``), which says whose they are."""
    ticked = [one.split() for one in query.getlist("card") if one.strip()]
    who = ticked[0][0] if ticked and len(ticked[0]) > 1 else parts["who"]
    cards = list(dict.fromkeys(one[-1] for one in ticked if len(one) == 1 or one[0] == who))
    return f"{who} exposes {' '.join(cards[:13])} {parts['what']}" if cards else ""


def _counted(parts: Parts, query: QueryDict) -> str:
    """The hands that did not have thirteen cards; and where one lacks a card, which and where it was."""
    counts = {seat: query.get(f"n{seat}", "").strip()[:2] for seat in Seat}
    wrong = [f"{seat}={count}" for seat, count in counts.items() if count and count != _THIRTEEN]
    card = query.get("suit", "")[:1] + query.get("rank", "")[:1]
    wrong += [f"card={card}"] if len(card) == 2 else []
    wrong += [f"found={parts['what']}"] if parts["what"] else []
    return f"{parts['who']} count {' '.join(wrong)}" if wrong else ""


_FORMS: dict[str, Callable[[Parts, QueryDict], str]] = {
    **dict.fromkeys(REPORTS, _report),
    **dict.fromkeys(("explains", "correct"), _words_about),
    **dict.fromkeys(("changes", "simultaneous", "down"), _call),
    **dict.fromkeys(("claims", "concedes"), _tricks),
    "designates": lambda parts, query: f"{parts['who']} designates {parts['said']}" if parts["said"] else "",
    "redesignates": lambda parts, query: f"{parts['who']} designates {parts['said']} changes" if parts["said"] else "",
    "called": lambda parts, query: f"{parts['who']} {parts['what']}" if parts["what"] else "",
    "attention": lambda parts, query: f"{parts['who']} attention",
    "omits": lambda parts, query: f"{parts['who']} omits",
    "exposes": _exposed,
    "count": _counted,
}
