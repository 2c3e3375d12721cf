"""What a ruling lets each player call, lead or play, read off its effects: also where no hands and no auction are told."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from django.utils.translation import gettext as _

from bridge.auction import Call
from bridge.cards import Card, Suit
from rulings.diagrams import GLYPHS, short
from rulings.effects.calls import MustPassThroughout, MustRepeatCall, PassDemanded
from rulings.effects.penalty_cards import BecomesPenaltyCard, MinorCardFirst, StaysPenaltyCard
from rulings.effects.restrictions import (
    AboutNextLead,
    AboutNextPlay,
    AnyCard,
    LeadForbidden,
    LeadRequired,
    PlayRequired,
    WaitForDeclarersChoice,
)
from rulings.engine.effects import Effect
from rulings.table.legality import Refusal
from rulings.wording.players import SUITS, call_name, card_name

_DEMANDS = {"highest": "57A1", "lowest": "57A2", "suit": "57A3", "not-suit": "57A4"}


@dataclass(frozen=True)
class Thing:
    """A call, a suit or a card, and why it may not be chosen; ``spoken`` where it is written as a sign."""

    label: str
    refusal: Refusal | None = None
    spoken: str = ""


@dataclass(frozen=True)
class Limit:
    """What one player may do: at which moment, and of which things. ``if_possible``: who cannot comply is free (59)."""

    who: str
    moment: str
    things: tuple[Thing, ...]
    if_possible: bool = False


def limits(effects: list[Effect], call: Call | None) -> list[Limit]:
    """For each player who is bound what he may do, once. ``call``: the one that is ruled on."""
    found = [limit for one in effects for limit in (*_to_call(one, call), *_to_lead(one), *_to_play(one))]
    silent = {one.who for one in found if one.moment == "throughout"}
    found = [one for one in found if one.moment != "once" or one.who not in silent]
    return list(dict.fromkeys([*found, *_penalty_cards(effects)]))


def after(effects: list[Effect], chosen: list[Effect]) -> list[Effect]:
    """What holds once an option is chosen: what it decides anew replaces what the ruling had said of that."""
    anew = {one.about() for one in chosen} - {None}
    free = {one.who for one in chosen if isinstance(one, AboutNextLead)}
    waits = [one for one in effects if isinstance(one, WaitForDeclarersChoice) and one.who in free]
    return [*(one for one in effects if one not in waits and one.about() not in anew), *chosen]


def _to_call(one: Effect, call: Call | None) -> Iterator[Limit]:
    match one:
        case MustRepeatCall() if call is not None:
            yield Limit(one.who, "repeat", _calls(call_name(call), Refusal(one.clause, "must-repeat")))
        case PassDemanded():
            moment = "throughout" if isinstance(one, MustPassThroughout) else "once"
            yield Limit(one.who, moment, _calls(_("pass"), Refusal(one.clause, "must-pass")))


def _to_lead(one: Effect) -> Iterator[Limit]:
    match one:
        case AnyCard():
            yield Limit(one.who, "lead", _suits(lambda suit: None))
        case WaitForDeclarersChoice():
            yield Limit(one.who, "lead", _suits(lambda suit: Refusal(one.clause, "declarer-chooses-first")))
        case LeadRequired(suit=Suit() as wanted):
            required = Refusal(one.clause, "suit-required")
            yield Limit(one.who, "lead", _suits(lambda suit: None if suit is wanted else required), if_possible=True)
        case LeadForbidden(suits=tuple() as banned):
            forbidden = Refusal(one.clause, "suit-forbidden")
            yield Limit(one.who, "lead", _suits(lambda suit: forbidden if suit in banned else None), if_possible=True)


def _to_play(one: Effect) -> Iterator[Limit]:
    match one:
        case AboutNextPlay(suit=Suit() as suit):
            yield Limit(one.who, "play", _demanded(one, suit), if_possible=True)
        case PlayRequired(card=Card() as card):
            yield Limit(one.who, "turn", (_card(card), Thing(_("another card"), Refusal(one.clause, "must-play-it"))))
        case MinorCardFirst(card=Card() as card):
            yield Limit(one.who, "turn", _minor(card, one.clause))


def _penalty_cards(effects: list[Effect]) -> Iterator[Limit]:
    """Of each defender all major ones together: which of several, declarer says (51A). What must be played now says more."""
    due = {one.who for one in effects if isinstance(one, PlayRequired | MinorCardFirst)}
    cards: dict[str, list[Card]] = {}
    for one in effects:
        if (
            isinstance(one, BecomesPenaltyCard | StaysPenaltyCard)
            and isinstance(one.card, Card)
            and one.grade == "major"
        ):
            cards.setdefault(one.who, []).append(one.card)
    for who in (one for one in cards if one not in due):
        other = Thing(_("another card"), Refusal("50D1a", "penalty-card-first"))
        yield Limit(who, "penalty", (*map(_card, dict.fromkeys(cards[who])), other))


def _calls(allowed: str, refusal: Refusal) -> tuple[Thing, ...]:
    return Thing(allowed), Thing(_("any other call"), refusal)


def _suits(why: Callable[[Suit], Refusal | None]) -> tuple[Thing, ...]:
    return tuple(Thing(GLYPHS[suit], why(suit), str(SUITS[suit])) for suit in Suit)


def _demanded(one: AboutNextPlay, wanted: Suit) -> tuple[Thing, ...]:
    """57A: a suit or none of it, or the highest or lowest card of one."""
    key = "must-follow-suit" if one.clause == "44C" else f"demanded-{one.what}"
    refusal = Refusal(one.clause or _DEMANDS[one.what], key)
    if one.what in ("suit", "not-suit"):
        return _suits(lambda suit: None if (suit is wanted) is (one.what == "suit") else refusal)
    named = {"highest": _("the highest %(suit)s"), "lowest": _("the lowest %(suit)s")}[one.what]
    return Thing(named % {"suit": GLYPHS[wanted]}), Thing(_("another card"), refusal)


def _minor(card: Card, clause: str) -> tuple[Thing, ...]:
    """50C: honours of the suit, and other suits, are free."""
    suit = {"suit": GLYPHS[card.suit]}
    lower = Thing(_("another %(suit)s below an honour") % suit, Refusal(clause, "minor-penalty-card-first"))
    return _card(card), Thing(_("an honour in %(suit)s") % suit), Thing(_("another suit")), lower


def _card(card: Card) -> Thing:
    return Thing(short(card), spoken=card_name(card))
