"""A board in LIN, the notation of Bridge Base: ``md|3SAKQ…|`` the deal, ``sv|o|``, ``mb|1S|`` the auction, ``pc|S5|`` the play.

``md`` begins with the dealer (1 South, 2 West, 3 North, 4 East); the hands follow from South on, and the fourth may be left
out. What else stands in it (names, alerts, remarks) is passed over. The address of a hand viewer, with the board in it, is
read too.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from urllib.parse import unquote

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction
from bridge.boards import Vulnerability
from bridge.cards import DECK, Card
from bridge.deal import Deal
from bridge.plays import Play, trick_winner
from bridge.problems import ImpossibleCase, Problem
from bridge.seats import ROTATION, Seat

_DEALERS = (Seat.S, Seat.W, Seat.N, Seat.E)
_VULNERABLE = {
    "o": Vulnerability.NONE,
    "0": Vulnerability.NONE,
    "n": Vulnerability.NS,
    "e": Vulnerability.EW,
    "b": Vulnerability.ALL,
}
_CALL = re.compile(r"([1-7])(NT?|[CDHS])|(P(?:ASS)?)|(XX|RDBL|R)|(X|DBL|D)")
_CARD = re.compile(r"[SHDC](?:10|[2-9TJQKA])")
_RANKS = re.compile(r"(?:10|[2-9TJQKA])*")
_SHOWN = 20
_MOST = 5000


@dataclass(frozen=True)
class Board:
    """A board as it was played: the calls from the dealer on, the cards with their players; without what was not given."""

    dealer: Seat
    deal: Deal
    vulnerable: Vulnerability | None = None
    calls: tuple[str, ...] = ()
    plays: tuple[Play, ...] = ()


def is_lin(text: str) -> bool:
    """Whether a text is meant as LIN: it has bars, or is the address of a hand viewer."""
    return "|" in text or "lin=" in text


def read_lin(text: str) -> Board:
    """The board. ``ImpossibleCase`` says what cannot be read, and where."""
    parts = list(_parts(text))
    deals = [value for name, value in parts if name == "md" and value]
    if len(deals) != 1:
        raise _problem("lin-not-one-deal", count=len(deals))
    dealer, deal = _deal(deals[0])
    sides = [_VULNERABLE.get(value.lower()) for name, value in parts if name == "sv"]
    calls = _calls(_plain(value) for name, value in parts if name == "mb")
    cards = _cards(_plain(value) for name, value in parts if name == "pc")
    return Board(dealer, deal, sides[-1] if sides else None, calls, _plays(dealer, deal, calls, cards))


def _parts(text: str) -> Iterator[tuple[str, str]]:
    """The commands with their values; of an address the one that holds the board."""
    text = text[:_MOST].strip()
    if "lin=" in text and "|" not in text.partition("lin=")[0]:
        text = unquote(text.partition("lin=")[2].partition("&")[0])
    words = text.split("|")
    for name, value in zip(words[::2], words[1::2], strict=False):
        yield name.strip().lower(), value.strip()


def _plain(text: str) -> str:
    return re.sub(r"[\s!]", "", text).upper()


def _problem(key: str, **values: object) -> ImpossibleCase:
    return ImpossibleCase([Problem("deal", key, dict(values))])


def _deal(text: str) -> tuple[Seat, Deal]:
    first, hands = text[:1], _plain(text[1:]).split(",")
    if first not in {"1", "2", "3", "4"}:
        raise _problem("lin-dealer", value=first)
    held = {seat: _hand(seat, hand) for seat, hand in zip(_DEALERS, hands, strict=False) if hand}
    missing = [seat for seat in ROTATION if seat not in held]
    if len(missing) > 1:
        raise _problem("lin-hands-missing", count=len(held))
    gone: dict[Card, Seat] = {}
    for seat, cards in held.items():
        for card in cards:
            if card in gone:
                raise _problem("card-twice", card=card, seat=seat, other=gone[card])
            gone[card] = seat
    held |= {seat: [card for card in DECK.values() if card not in gone] for seat in missing}
    if wrong := [seat for seat in ROTATION if len(held[seat]) != 13]:
        raise _problem("wrong-number-of-cards", seat=wrong[0], count=len(held[wrong[0]]))
    return _DEALERS[int(first) - 1], {seat: frozenset(held[seat]) for seat in ROTATION}


def _hand(seat: Seat, text: str) -> list[Card]:
    cards: list[Card] = []
    rest = text
    while rest:
        ranks = _RANKS.match(rest[1:])
        if rest[0] not in "SHDC" or ranks is None:
            raise _problem("lin-hand", seat=seat, value=rest[:_SHOWN])
        cards += [DECK[rest[0] + rank] for rank in ranks[0].replace("10", "T")]
        rest = rest[1 + len(ranks[0]) :]
    return cards


def _calls(texts: Iterable[str]) -> tuple[str, ...]:
    calls: list[str] = []
    for text in texts:
        for found in _each(_CALL, text, "lin-call", len(calls)):
            level, strain, passed, redoubled, _doubled = found.groups()
            bid = f"{level}{'NT' if strain and strain[0] == 'N' else strain}"
            calls.append(bid if level else PASS if passed else REDOUBLE if redoubled else DOUBLE)
    return tuple(calls)


def _cards(texts: Iterable[str]) -> list[Card]:
    cards: list[Card] = []
    for text in texts:
        cards += [DECK[found[0].replace("10", "T")] for found in _each(_CARD, text, "lin-card", len(cards))]
    return cards


def _each(pattern: re.Pattern[str], text: str, key: str, before: int) -> Iterator[re.Match[str]]:
    """The calls or cards that stand one after the other in a value; ``before`` of them stand in those before it."""
    at = 0
    while at < len(text):
        found = pattern.match(text, at)
        before += 1
        if found is None:
            raise _problem(key, number=before, value=text[at : at + _SHOWN])
        yield found
        at = found.end()


def _plays(dealer: Seat, deal: Deal, calls: tuple[str, ...], cards: list[Card]) -> tuple[Play, ...]:
    """The cards with their players: each trick clockwise from its leader, the winner leads the next."""
    auction = Auction(dealer, calls)
    contract = auction.contract if auction.is_over else None
    if not cards:
        return ()
    if contract is None or contract.declarer is None:
        raise _problem("lin-play-without-contract")
    plays: list[Play] = []
    turn = contract.declarer.lho
    for number, card in enumerate(cards, start=1):
        if card not in deal[turn] or (turn, card) in plays:
            raise _problem("lin-card-not-held", number=number, card=card, who=turn)
        plays.append((turn, card))
        turn = trick_winner(plays[-4:], contract.strain.trump) if number % 4 == 0 else turn.lho
    return tuple(plays)
