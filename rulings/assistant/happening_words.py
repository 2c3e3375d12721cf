"""An event of a table in words: in the list of what happened, and where another event is about it."""

from collections.abc import Sequence
from typing import Any

from django.utils.translation import gettext as _

from bridge.auction import CALLS, Call
from rulings.diagrams import call_said, seat_name
from rulings.table.events import (
    AttentionDrawn,
    Called,
    Chose,
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
from rulings.wording.happenings import (
    ABOUT,
    ASKED,
    CHOSE,
    CHOSE_SOMETHING,
    CLAIMED,
    CONCEDED,
    EXPLAINED,
    HAPPENINGS,
    HAS_CARDS,
    NAMED_CARD,
    NAMED_INSTEAD,
    NO_CARD,
    OTHER_WORDS,
    SEEN,
    VALUE_FACTS,
)
from rulings.wording.players import call_name, card_name
from rulings.wording.speech import value_name

__all__ = ["called_in_words", "event_in_words", "seat_name", "value_label"]


def value_label(verb: str, value: str, *, called: bool = False) -> str:
    """One of the words of an event; ``called``: the auction is over, and other things are asked."""
    if isinstance(value, Call):
        return call_name(value)
    if value in OTHER_WORDS:
        return str(OTHER_WORDS[value])
    return value_name(_fact_of(verb, value, called=called), value)


def _fact_of(verb: str, value: str, *, called: bool) -> str:
    if verb == "ask":
        return ASKED[called and value not in _ONLY_WHILE_THEY_CALL]
    return VALUE_FACTS[verb]


_ONLY_WHILE_THEY_CALL = ("single-call", "unclear-call", "part-of-review", "for-partner", "to-mislead")


def called_in_words(events: Sequence[Event], number: int, *, aloud: bool = False) -> str:
    """What an event is about: a call, or an explanation of one. ``aloud``: without signs, as 4 spades."""
    event = events[number - 1]
    if isinstance(event, Explained):
        return EXPLAINED % {
            "who": seat_name(event.by),
            "call": called_in_words(events, event.about, aloud=aloud),
            "text": event.text,
        }
    return f"{seat_name(event.by)} {_call(event.call, aloud=aloud)}" if isinstance(event, Called) else str(number)


def _call(call: str, *, aloud: bool = False) -> str:
    return (call_said if aloud else call_name)(Call(call)) if call in CALLS else call


def event_in_words(events: Sequence[Event], number: int, option: str = "") -> str:
    """The event of that number. ``option``: what was chosen, in words."""
    event = events[number - 1]
    who = seat_name(event.by)
    match event:
        case Called():
            how = [OTHER_WORDS["simultaneous"]] * event.simultaneous + [OTHER_WORDS["changes"]] * event.changes
            return ", ".join([f"{who}: {_call(event.call)}", *map(str, how)])
        case Played():
            down = "" if event.faced else f", {OTHER_WORDS['down']}"
            return f"{who}: {card_name(event.card)}{down}"
        case Explained():
            return called_in_words(events, number)
        case Chose():
            return str((CHOSE if option else CHOSE_SOMETHING) % {"who": who, "option": option})
    return _said(events, event, who)


def _said(events: Sequence[Event], event: Event, who: str) -> str:
    match event:
        case Exposed():
            cards = _(", ").join(map(card_name, event.cards))
            return str(SEEN % {"who": who, "cards": cards, "how": value_label("exposes", event.how)})
        case Claimed():
            said = str((CONCEDED if event.concedes else CLAIMED) % {"who": who, "tricks": event.tricks})
            return f"{said}: “{event.statement}”" if event.statement else said
        case Designated():
            return str((NAMED_INSTEAD if event.changes else NAMED_CARD) % {"who": who, "words": event.words})
        case AttentionDrawn():
            return f"{who}: {HAPPENINGS['attention']}"
        case Omitted():
            return f"{who}: {NO_CARD}"
        case Counted():
            return _counted(event)
        case Reported():
            return _reported(events, event, who)
    return who


def _counted(event: Counted) -> str:
    counts = [HAS_CARDS % {"who": seat_name(seat), "count": count} for seat, count in event.counts.items()]
    found = [value_label("count", event.found)] if event.found else []
    missing = [card_name(event.missing)] if event.missing else []
    return _(", ").join(map(str, [*counts, *missing, *found]))


def _reported(events: Sequence[Event], event: Reported, who: str) -> str:
    title = str(HAPPENINGS[event.what])
    word = event.value if event.what == "correct" else _value(event)
    about = ABOUT % {"what": called_in_words(events, event.about)} if event.about else ""
    who = "" if event.what in ("foreign_card", "wrong_at_table", "deal_fault") else f"{who}: "
    return f"{who}{title}{about}: {word}" if word else f"{who}{title}{about}"


def _value(event: Reported) -> Any:
    over = event.value in ("contract", "who-doubled", "whose-lead")
    return value_label(event.what, event.value, called=over)
