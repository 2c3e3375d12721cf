"""Deals and play as bridge publications print them: hands by suit, tricks by seat."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import get_language, pgettext_lazy
from django.utils.translation import gettext as _

from bridge.auction import DOUBLE, PASS, REDOUBLE, Call
from bridge.cards import Card, Strain, Suit, sorted_hand
from bridge.contracts import Contract
from bridge.deal import Deal
from bridge.plays import Play, trick_winner
from bridge.seats import ROTATION, Seat
from rulings.wording.players import ONE_OF_SUIT, PLAYERS, SUITS, call_name, card_name
from rulings.wording.speech import capitalised

GLYPHS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}
NAMES = {Suit.S: "spades", Suit.H: "hearts", Suit.D: "diamonds", Suit.C: "clubs"}
_RANKS = {
    14: pgettext_lazy("rank", "A"),
    13: pgettext_lazy("rank", "K"),
    12: pgettext_lazy("rank", "Q"),
    11: pgettext_lazy("rank", "J"),
}


_RANK_NAMES = {
    14: pgettext_lazy("rank", "ace"),
    13: pgettext_lazy("rank", "king"),
    12: pgettext_lazy("rank", "queen"),
    11: pgettext_lazy("rank", "jack"),
}


@dataclass(frozen=True)
class _Names:
    """What ranks, suits and seats are called in a language: looked up once, as a page names some hundred of them."""

    ranks: Mapping[int, str]
    rank_names: Mapping[int, str]
    suits: Mapping[Suit, str]
    seats: Mapping[Seat, str]
    none: str


def _names() -> _Names:
    return _names_in(get_language() or "tr")


@lru_cache(maxsize=8)
def _names_in(language: str) -> _Names:
    """The names in the language in force, which is this one."""
    return _Names(
        {number: str(_RANKS.get(number, number)) for number in range(2, 15)},
        {number: str(_RANK_NAMES.get(number, number)) for number in range(2, 15)},
        {suit: str(SUITS[suit]) for suit in Suit},
        {seat: capitalised(str(PLAYERS[seat].plain)) for seat in Seat},
        _("none"),
    )


@dataclass(frozen=True)
class Held:
    """A card in a hand: its rank, as which card of the play it went (from 0; ``None`` if it is still there), and whether it
    lies face up on the table though it was not played.
    """

    rank: str
    played: int | None
    faced: bool = False


@dataclass(frozen=True)
class Holding:
    """A suit in a hand: its style, glyph and name, the cards from the highest, and how all of it is said."""

    style: str
    glyph: str
    name: str
    cards: list[Held]
    spoken: str


@dataclass(frozen=True)
class Hand:
    """A hand at its seat; ``role`` is ``declarer``, ``dummy`` or empty."""

    seat: str
    place: str
    role: str
    holdings: list[Holding]


@dataclass(frozen=True)
class Shown:
    """A card in a trick: how it looks, how it is said, whether it led or won, its number in the play (from 0)."""

    style: str
    text: str
    name: str
    led: bool
    won: bool
    number: int


@dataclass(frozen=True)
class Diagram:
    """A deal, the contract, and the play; each trick has its cards in the order of ``seats`` (``None`` if not played)."""

    hands: list[Hand]
    contract: str
    seats: list[str]
    tricks: list[list[Shown | None]]

    @property
    def is_played_out(self) -> bool:
        """Whether no card is left: then the hands are shown as they were dealt."""
        return all(card.played is not None for hand in self.hands for one in hand.holdings for card in one.cards)


def diagram(known: Mapping[str, Any]) -> Diagram | None:
    """The diagram of a case that gives the deal."""
    if "deal" not in known:
        return None
    return diagram_of(known["deal"], known.get("contract"), known.get("play", ()))


def diagram_of(
    deal: Deal,
    contract: Contract | None,
    tricks: Sequence[Sequence[Play]],
    faced: Sequence[Play] = (),
    placed: Sequence[Play] = (),
) -> Diagram:
    """The diagram of a deal, its contract, the play so far and the other cards that lie face up.

    ``placed``: cards among the played ones that are in no trick (67B1). A trick that another followed has a winner though
    a hand has played no card to it.
    """
    trump = contract.strain.trump if contract else None
    order = {card: number for number, (_, card) in enumerate(play for trick in (*tricks, placed) for play in trick)}
    lies = _Lying(order, frozenset(card for _, card in faced))
    hands = [Hand(seat_name(seat), seat.value, _role(seat, contract), _holdings(deal[seat], lies)) for seat in ROTATION]
    shown = [
        _trick(trick, trump, order, over=len(trick) == 4 or at < len(tricks))
        for at, trick in enumerate(tricks, start=1)
    ]
    return Diagram(hands, contract_by(contract), [seat_name(seat) for seat in ROTATION], shown)


def seat_name(seat: Seat) -> str:
    """North, Kuzey …"""
    return _names().seats[seat]


def rank(card: Card) -> str:
    """The letter or number of a card's rank in the reader's language."""
    return _names().ranks[card.rank]


def short(card: Card) -> str:
    """A card as it is written: ♠A, ♥R …"""
    return GLYPHS[card.suit] + rank(card)


def _role(seat: Seat, contract: Contract | None) -> str:
    declarer = contract.declarer if contract else None
    return "declarer" if seat is declarer else "dummy" if declarer and seat is declarer.partner else ""


def contract_by(contract: Contract | None) -> str:
    """The contract with its declarer (4♠X by South); empty without one."""
    if contract is None or contract.declarer is None:
        return ""
    glyph = GLYPHS[contract.strain.trump] if contract.strain.trump else contract.strain.value
    shown = f"{contract.level}{glyph}{contract.risk}"
    return _("%(contract)s by %(seat)s") % {"contract": shown, "seat": seat_name(contract.declarer)}


def contract_said(contract: Contract | None) -> str:
    """The contract in words, for who hears the page: 4 spades doubled by South."""
    if contract is None or contract.declarer is None:
        return ""
    return _("%(contract)s by %(seat)s") % {
        "contract": bid_with_risk(contract),
        "seat": seat_name(contract.declarer),
    }


def bid_with_risk(contract: Contract) -> str:
    """The contract in words without its declarer: 4 spades doubled."""
    doubled = {"X": _("%(bid)s doubled"), "XX": _("%(bid)s redoubled")}.get(contract.risk, "%(bid)s")
    return doubled % {"bid": bid_said(contract.level, contract.strain.trump)}


def bid_said(level: int, trump: Suit | None) -> str:
    """A bid in words: 1 spade, 4 spades, 3 notrump."""
    if trump is None:
        return _("%(level)s notrump") % {"level": level}
    return f"{level} {(ONE_OF_SUIT if level == 1 else SUITS)[trump]}"


def call_said(call: Call) -> str:
    """A call in words: 1 spade, double."""
    return call_name(call) if call in (PASS, DOUBLE, REDOUBLE) else bid_said(int(call[0]), Strain(call[1:]).trump)


@dataclass(frozen=True)
class _Lying:
    """The cards that are not in a hand any more: played, by their number, or face up on the table."""

    played: Mapping[Card, int]
    faced: frozenset[Card]

    def __contains__(self, card: Card) -> bool:
        return card in self.played or card in self.faced


def _holdings(hand: Iterable[Card], lies: _Lying) -> list[Holding]:
    cards, names = sorted_hand(hand), _names()
    return [_holding(suit, [card for card in cards if card.suit is suit], lies, names) for suit in Suit]


def _holding(suit: Suit, cards: list[Card], lies: _Lying, names: _Names) -> Holding:
    held = [Held(names.ranks[card.rank], lies.played.get(card), card in lies.faced) for card in cards]
    return Holding(NAMES[suit], GLYPHS[suit], names.suits[suit], held, _spoken(suit, cards, lies, names))


def _spoken(suit: Suit, cards: list[Card], lies: _Lying, names: _Names) -> str:
    """The suit with the ranks that are left and those that are gone, in words."""
    called = names.rank_names
    left = ", ".join([called[card.rank] for card in cards if card not in lies]) or names.none
    gone = ", ".join([called[card.rank] for card in cards if card in lies.played])
    faced = ", ".join([called[card.rank] for card in cards if card in lies.faced])
    said = _("%(suit)s: %(ranks)s") % {"suit": names.suits[suit], "ranks": left}
    said = _("%(said)s; played: %(ranks)s") % {"said": said, "ranks": gone} if gone else said
    return _("%(said)s; face up on the table: %(ranks)s") % {"said": said, "ranks": faced} if faced else said


def _trick(trick: Sequence[Play], trump: Suit | None, order: Mapping[Card, int], *, over: bool) -> list[Shown | None]:
    winner = trick_winner(trick, trump) if over else None
    leader = trick[0][0]
    shown: dict[Seat, Shown] = {}
    for seat, card in trick:
        text = short(card)
        shown[seat] = Shown(
            NAMES[card.suit], text, card_name(card), led=seat is leader, won=seat is winner, number=order[card]
        )
    return [shown.get(seat) for seat in ROTATION]
