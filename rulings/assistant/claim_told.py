"""What the form of a contested claim holds, as its address has it, and as the aid reads it."""

from collections.abc import Iterable
from dataclasses import dataclass, fields
from typing import Any
from urllib.parse import urlencode

from django.http import QueryDict

from bridge.cards import parse_card
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat
from lawbook import addresses
from rulings.adjudication.told import MOST_STEPS

LONGEST = 60
_RANKS = str.maketrans("RDV", "KQJ")
"""Turkish letters of king, queen and jack."""
_CHOSEN = ("leader", "trump", "declarer", "claimer")
"""What the form leaves no choice but to choose; a link can."""


@dataclass(frozen=True)
class ClaimForm:
    """The fields of the form, as they were typed."""

    north: str = ""
    east: str = ""
    south: str = ""
    west: str = ""
    leader: str = ""
    trump: str = ""
    declarer: str = ""
    claimer: str = ""
    claimed: str = ""
    trick: str = ""
    forgotten: str = ""
    out: str = ""
    penalty: str = ""
    step: tuple[str, ...] = ()
    without: tuple[str, ...] = ()

    def address(self, language: str) -> str:
        """The page that holds this form."""
        given = [(one.name, getattr(self, one.name)) for one in fields(self)]
        query = urlencode([(name, value) for name, value in given if value], doseq=True)
        return addresses.page("contested-claim", language) + (f"?{query}" if query else "")

    def data(self) -> dict[str, Any]:
        """The claim as ``POST claims`` takes it. ``ImpossibleCase`` for what cannot be read, or is not chosen."""
        if unchosen := [Problem(name, "not-chosen", {}) for name in _CHOSEN if not getattr(self, name)]:
            raise ImpossibleCase(unchosen)
        seats = zip(ROTATION, (self.north, self.east, self.south, self.west), strict=True)
        found: dict[str, Any] = {
            "deal": {str(seat): _hand(typed) for seat, typed in seats},
            "leader": self.leader,
            "trump": self.trump,
            "declarer": self.declarer,
            "claimer": self.claimer,
            "trick": _cards("trick", self.trick),
            "forgotten": _cards("forgotten", self.forgotten),
            "shown_out": [{"seat": one[0], "suit": one[1]} for one in _pairs("shown_out", self.out, 2)],
            "penalty_cards": [{"seat": one[0], "card": one[1:]} for one in _pairs("penalty_cards", self.penalty, 3)],
            "statement": [_step(one, self.declarer) for one in self.step if one],
            "criteria": dict.fromkeys(self.without, False),
        }
        return found | ({"claimed": _number(self.claimed)} if self.claimed else {})


def form_of(query: QueryDict) -> ClaimForm:
    """The form from an address; what is longer than anybody types is cut."""
    lists = {name: tuple(one[:LONGEST] for one in query.getlist(name)[:MOST_STEPS]) for name in ("step", "without")}
    texts = {one.name: query.get(one.name, "")[:LONGEST].strip() for one in fields(ClaimForm) if one.name not in lists}
    return ClaimForm(**texts, **lists)  # type: ignore[arg-type]


def _hand(typed: str) -> str:
    """A hand with dots between its suits; dashes for none, Turkish letters for honours."""
    return typed.upper().replace(" ", "").translate(_RANKS)


def _cards(place: str, typed: str) -> list[str]:
    return [_card(place, one) for one in _words(typed)]


def _card(place: str, one: str) -> str:
    try:
        return str(parse_card(one[:1] + one[1:].upper().translate(_RANKS)))
    except ValueError:
        raise ImpossibleCase([Problem(place, "unknown-card", {"card": one[:20]})]) from None


def _pairs(place: str, typed: str, letters: int) -> list[str]:
    """“WS”: West, spades; “ECA”: East, the ace of clubs."""
    found = [one.upper() for one in _words(typed)]
    for one in found:
        if len(one) < letters or one[0] not in Seat.__members__:
            raise ImpossibleCase([Problem(place, "unknown-seat", {"seat": one[:20]})])
    return [one[0] + (_card(place, one[1:]) if letters > 2 else one[1:]) for one in found]


def _words(typed: str) -> Iterable[str]:
    return typed.replace(",", " ").split()


def _number(typed: str) -> int | str:
    return int(typed) if typed.isascii() and typed.isdecimal() else typed


def _step(chosen: str, declarer: str) -> dict[str, Any]:
    """``ruff:H:dummy``: what to do, the suit or the number of rounds, whose hand."""
    do, detail, hand = [*chosen.split(":"), "", ""][:3]
    found: dict[str, Any] = {"do": do}
    if detail.isascii() and detail.isdecimal():
        found["rounds"] = int(detail)
    elif detail:
        found["suit"] = detail
    if hand and declarer in Seat.__members__:
        found["hand"] = Seat(declarer).partner if hand == "dummy" else declarer
    return found
