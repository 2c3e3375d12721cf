"""What else can have happened at a table, as short forms: who, what about, which words. Only what is possible is offered."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bridge.auction import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridge.cards import Card, sorted_hand
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION, Seat
from rulings.assistant.happening_words import called_in_words, seat_name, value_label
from rulings.assistant.moves import held
from rulings.diagrams import NAMES, short
from rulings.table.account import Account
from rulings.table.events import (
    Called,
    Claimed,
    Counted,
    Designated,
    Event,
    Explained,
    Exposed,
    Omitted,
    Played,
    Reported,
)
from rulings.table.following import after
from rulings.table.reading_events import values_of
from rulings.table.reading_table import cards_shown
from rulings.wording.happenings import GROUPS, HAPPENINGS
from rulings.wording.players import card_name

Pairs = list[tuple[str, str]]


@dataclass(frozen=True)
class CardBox:
    """A card to tick or tap: as it is told, how it looks, how it is said, its style."""

    told: str
    label: str
    spoken: str
    style: str


@dataclass(frozen=True)
class Hand:
    """The cards of a player; nameless are all those that anybody can have."""

    name: str
    boxes: list[CardBox]


@dataclass(frozen=True)
class Happening:
    """One kind of event as a short form.

    ``who``: the players of whom it can be true; ``at_turn`` is ticked. ``about``: the events that it can be about, by their
    numbers; ``of``: who can say it of which. ``words``: its buttons; ``cards`` are ticked, or are buttons themselves. ``said``:
    something is typed (``must``: it has to be).
    """

    verb: str
    title: str
    who: Pairs
    at_turn: str
    words: Pairs = field(default_factory=list)
    about: Pairs = field(default_factory=list)
    of: Pairs = field(default_factory=list)
    cards: list[Hand] = field(default_factory=list)
    said: bool = False
    must: bool = False
    most: int = 0


@dataclass(frozen=True)
class Group:
    """What stands together under one heading."""

    title: str
    happenings: list[Happening]


def happenings(account: Account, events: tuple[Event, ...]) -> list[Group]:
    """What can come next beside the call or card in turn, in the active language."""
    trial = _Trial(account, events)
    found = []
    for title, verbs in GROUPS.values():
        shown = [one for verb in verbs if (one := _OFFERED[verb](trial, verb))]
        if shown:
            found.append(Group(str(title), shown))
    return found


class _Trial:
    """The record so far, to which an event is added to see whether it can have happened."""

    def __init__(self, account: Account, events: tuple[Event, ...]) -> None:
        self.account, self.events = account, events
        self.table = account.table
        turn = account.table.turn or account.table.dealer
        self.seats = [turn.after(turns) for turns in range(4)]

    def can(self, event: Event) -> bool:
        """Whether the engine takes it as the next event."""
        try:
            after(_showing(self.account, event), len(self.events) + 1, event, {})
        except ImpossibleCase:
            return False
        return True

    def form(self, verb: str, who: Iterable[Seat], **parts: Any) -> Happening | None:
        """The form of a verb; nothing where it can be true of nobody."""
        able = [seat for seat in ROTATION if seat in set(who)]
        first = next((str(seat) for seat in self.seats if seat in able), "")
        pairs = [(str(seat), seat_name(seat)) for seat in able]
        return Happening(verb, str(HAPPENINGS[verb]), pairs, first, **parts) if able else None


def _showing(account: Account, event: Event) -> Account:
    """The record with what the event shows in its hand: of a deal that is not known a hand holds only what was shown."""
    if account.table.deal is not None:
        return account
    return replace(account, table=account.table.holding(cards_shown([event])))


def _reported(trial: _Trial, verb: str) -> Happening | None:
    """An event that is one of a few words, of whomever it can be true."""
    values = [value for value in values_of(verb) if any(trial.can(Reported(one, verb, value)) for one in trial.seats)]
    able = [one for one in trial.seats if any(trial.can(Reported(one, verb, value)) for value in values)]
    words = [(value, value_label(verb, value, called=trial.table.auction.is_over)) for value in values]
    return trial.form(verb, able[:1] if verb in _OF_NOBODY else able, words=words)


_OF_NOBODY = ("foreign_card", "wrong_at_table", "deal_fault")
"""What is true of the board: whose event it is does not matter."""


def _misled(trial: _Trial, verb: str) -> Happening | None:
    """Who says so, by what: an explanation or a call of the opponents, or his own misunderstanding."""
    pairs = [
        (seat, number)
        for number, explainer in _explainers(trial).items()
        for seat in (explainer.lho, explainer.rho)
        if trial.can(Reported(seat, verb, "explanation", number, explainer))
    ]
    told = {seat for seat, _ in pairs}
    own = [(seat, 0) for seat in trial.seats if trial.can(Reported(seat, verb, "own-misunderstanding"))]
    values = [value for value in values_of(verb) if (own if value == "own-misunderstanding" else pairs)]
    words = [(value, value_label(verb, value)) for value in values]
    return _of_pairs(trial, verb, [*pairs, *(one for one in own if one[0] not in told)], words=words)


def _correct(trial: _Trial, verb: str) -> Happening | None:
    """An explanation of his side, or a call of his partner that was not explained or alerted."""
    pairs = [
        (seat, number)
        for number, explainer in _explainers(trial).items()
        for seat in (explainer.partner, explainer)
        if trial.can(Reported(seat, verb, "", number, explainer))
    ]
    return _of_pairs(trial, verb, pairs, said=True)


def _of_pairs(trial: _Trial, verb: str, pairs: list[tuple[Seat, int]], **parts: Any) -> Happening | None:
    """Who can say it of which event, told as ``S 3``."""
    of = [
        (f"{seat} {number or ''}".strip(), f"{seat_name(seat)} – {called_in_words(trial.events, number, aloud=True)}")
        if number
        else (str(seat), seat_name(seat))
        for seat, number in pairs
    ]
    return trial.form(verb, [seat for seat, _ in pairs], of=of, **parts)


def _explainers(trial: _Trial) -> dict[int, Seat]:
    """Who explained, or should have, by the number of the explanation or the call; the latest first."""
    found: dict[int, Seat] = {}
    for number, event in reversed(list(enumerate(trial.events, start=1))):
        if isinstance(event, Explained):
            found[number] = event.by
        elif isinstance(event, Called) and event.call != PASS:
            found[number] = event.by.partner
    return found


def _explained(trial: _Trial, verb: str) -> Happening | None:
    calls = {number: one.by for number, one in enumerate(trial.events, start=1) if isinstance(one, Called)}
    last = dict(reversed(list(calls.items())))
    can = bool(last) and trial.can(Explained(trial.seats[0], next(iter(last)), ""))
    return trial.form(verb, ROTATION if can else (), about=_named(trial, last), said=True, must=True)


def _named(trial: _Trial, numbers: Mapping[int, Seat]) -> Pairs:
    return [(str(number), called_in_words(trial.events, number, aloud=True)) for number in numbers]


def _second_call(trial: _Trial, verb: str) -> Happening | None:
    """A call in place of the last one, one at the same moment as the call before it, or one after the final pass (39)."""
    last = trial.events[-1] if trial.events else None
    callers = {one.by for one in trial.events if isinstance(one, Called)}
    if verb == "simultaneous":
        callers = set(ROTATION) - {last.by} if isinstance(last, Called) else set()
    elif verb == "called":
        callers = set(ROTATION) if trial.table.auction.is_over else set()
    able = {seat for seat in callers if any(trial.can(_call(seat, call, verb)) for call in (PASS, DOUBLE, BIDS[-1]))}
    return trial.form(
        verb, able, words=[(call, value_label(verb, Call(call))) for call in (*BIDS, PASS, DOUBLE, REDOUBLE)]
    )


def _call(by: Seat, call: str, how: str) -> Called:
    return Called(by, call, simultaneous=how == "simultaneous", changes=how == "changes")


def _seen(trial: _Trial, verb: str) -> Happening | None:
    """Cards of a hand that were seen: those that it can still have."""
    able = [seat for seat in ROTATION if any(trial.can(Exposed(seat, (card,))) for card in held(trial.table, seat))]
    words = [(how, value_label(verb, how)) for how in values_of("expose")]
    return trial.form(verb, able, cards=_hands(trial, able), words=words)


def _omitted(trial: _Trial, verb: str) -> Happening | None:
    """Past the hand in turn the play may go on without a card of its own (67)."""
    return trial.form(verb, [seat for seat in trial.seats[:1] if trial.can(Omitted(seat))])


def _down(trial: _Trial, verb: str) -> Happening | None:
    """The opening lead, of whichever hand, face down (41A); beside the card that a defender has led, of the other (54)."""
    position = trial.table.position
    if position is None or trial.table.phase != "play" or trial.table.tricks or len(position.trick) > 1:
        return None
    leaders = [seat.partner for seat, _ in position.trick] or trial.seats
    able = [
        seat for seat in leaders if any(trial.can(Played(seat, card, faced=False)) for card in held(trial.table, seat))
    ]
    return trial.form(verb, able, cards=_hands(trial, able))


def _hands(trial: _Trial, seats: Iterable[Seat]) -> list[Hand]:
    """The cards hand by hand, each with its seat; where the deal is not known those that nobody has played."""
    if trial.table.deal is None:
        return [Hand("", [_box(card, str(card)) for card in sorted_hand(held(trial.table, Seat.N))])]
    return [
        Hand(seat_name(seat), [_box(card, f"{seat} {card}") for card in sorted_hand(held(trial.table, seat))])
        for seat in seats
    ]


def _box(card: Card, told: str) -> CardBox:
    return CardBox(told, short(card), card_name(card), NAMES[card.suit])


def _designated(trial: _Trial, verb: str) -> Happening | None:
    position = trial.table.position
    if position is None or trial.table.phase != "play":
        return None
    cards = held(trial.table, position.dummy)
    can = any(trial.can(Designated(position.declarer, str(card), verb == "redesignates")) for card in cards)
    return trial.form(verb, [position.declarer] if can else (), said=True, must=True)


def _count(trial: _Trial, verb: str) -> Happening | None:
    counted = Counted(trial.seats[0], {Seat.N: 14, Seat.S: 12})
    words = [(place, value_label(verb, place)) for place in values_of(verb)]
    return trial.form(verb, trial.seats[:1] if trial.can(counted) else (), words=words)


def _tricks(trial: _Trial, verb: str) -> Happening | None:
    able = [seat for seat in ROTATION if trial.can(Claimed(seat, 0, concedes=verb == "concedes"))]
    return trial.form(verb, able, said=True, most=13 - len(trial.table.tricks))


_OFFERED: Mapping[str, Any] = {
    **dict.fromkeys(("convey", "learn", "ask", "look_into", "take_from", *_OF_NOBODY), _reported),
    **dict.fromkeys(("changes", "simultaneous", "called"), _second_call),
    **dict.fromkeys(("claims", "concedes"), _tricks),
    "misled_by": _misled,
    "correct": _correct,
    "explains": _explained,
    "omits": _omitted,
    "exposes": _seen,
    "down": _down,
    **dict.fromkeys(("designates", "redesignates"), _designated),
    "count": _count,
}
