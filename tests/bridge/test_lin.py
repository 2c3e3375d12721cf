"""LIN, the notation of Bridge Base: what is written is read again, and what cannot be read is said with its place."""

from collections.abc import Iterable
from random import Random
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction
from bridge.boards import Vulnerability
from bridge.cards import DECK, Card, Suit, sorted_hand
from bridge.lin import Board, is_lin, read_lin
from bridge.plays import Play, trick_winner
from bridge.problems import ImpossibleCase
from bridge.seats import ROTATION, Seat

quick = settings(max_examples=60, deadline=None, derandomize=True, database=None)
_DEALERS = (Seat.S, Seat.W, Seat.N, Seat.E)
_SIDES = {Vulnerability.NONE: "o", Vulnerability.NS: "n", Vulnerability.EW: "e", Vulnerability.ALL: "b"}
DEAL = "md|3S876HAK2DAKQCQJT9,S543H7654D432C876,SAK2HQJ3DT98CAK32|"


def board(seed: int) -> Board:
    """A deal, an auction that may be over, and some of the play."""
    chance = Random(seed)
    cards = [*DECK.values()]
    chance.shuffle(cards)
    deal = {seat: frozenset(cards[at * 13 : at * 13 + 13]) for at, seat in enumerate(ROTATION)}
    auction = Auction(chance.choice(ROTATION))
    while not auction.is_over and len(auction.calls) < 30:
        call = chance.choice([*auction.legal_calls()[:6], "P", "P"])
        auction = auction.with_call(auction.turn, call)
    contract = auction.contract if auction.is_over else None
    plays: list[Play] = []
    if contract and contract.declarer:
        plays = _played(chance, deal, contract.declarer.lho, contract.strain.trump)
    return Board(auction.dealer, deal, chance.choice([None, *Vulnerability]), auction.calls, tuple(plays))


def _played(chance: Random, deal: dict[Seat, frozenset], turn: Seat, trump: Suit | None) -> list[Play]:  # type: ignore[type-arg]
    plays: list[Play] = []
    for number in range(1, chance.randrange(53) + 1):
        left = sorted(card for card in deal[turn] if (turn, card) not in plays)
        plays.append((turn, chance.choice(left)))
        turn = trick_winner(plays[-4:], trump) if number % 4 == 0 else turn.lho
    return plays


def _written(board: Board) -> str:
    """The board in LIN, all four hands."""
    hands = ",".join(_hand_written(board.deal[seat]) for seat in _DEALERS)
    sides = f"sv|{_SIDES[board.vulnerable]}|" if board.vulnerable else ""
    calls = "".join(f"mb|{_call_written(call)}|" for call in board.calls)
    plays = "".join(f"pc|{card}|" for _seat, card in board.plays)
    return f"md|{_DEALERS.index(board.dealer) + 1}{hands}|{sides}{calls}{plays}"


def _hand_written(hand: Iterable[Card]) -> str:
    return "".join(suit + "".join(str(card)[1] for card in sorted_hand(hand) if card.suit is suit) for suit in Suit)


def _call_written(call: str) -> str:
    return {PASS: "p", DOUBLE: "d", REDOUBLE: "r"}.get(call, call.removesuffix("T"))


@quick
@given(st.integers(0, 10**6))
def test_what_is_written_is_read_again(seed: int) -> None:
    written = board(seed)
    assert read_lin(_written(written)) == written


def test_a_board_as_the_site_writes_it() -> None:
    auction = "mb|1N!|an|15-17|mb|p|mb|3n|mb|p|mb|p|mb|p|pg||"
    text = f"pn|a,b,c,d|st||{DEAL}rh||ah|Board 5|sv|n|{auction}pc|sq|pc|s6|pc|S3|pc|SA|mc|9|"
    read = read_lin(text)
    assert read.dealer is Seat.N
    assert read.vulnerable is Vulnerability.NS
    assert read.calls == ("1NT", "P", "3NT", "P", "P", "P")
    assert [f"{seat} {card}" for seat, card in read.plays] == ["E SQ", "S S6", "W S3", "N SA"]
    assert {str(card) for card in read.deal[Seat.E]} >= {"SQ", "ST", "D7"}
    address = f"https://www.bridgebase.com/tools/handviewer.html?bbo=y&lin={quote(text)}"
    assert is_lin(address)
    assert read_lin(address) == read


@pytest.mark.parametrize(
    ("text", "key", "values"),
    [
        ("pn|a,b|", "lin-not-one-deal", {"count": 0}),
        (DEAL + DEAL, "lin-not-one-deal", {"count": 2}),
        ("md|7SAKQ,,,|", "lin-dealer", {"value": "7"}),
        ("md|3SAKQ,,|", "lin-hands-missing", {"count": 1}),
        (DEAL.replace("H7654", "H76B4"), "lin-hand", {"seat": Seat.W, "value": "B4D432C876"}),
        (DEAL.replace("S876", "SA76"), "card-twice", {"seat": Seat.N}),
        (DEAL.replace("S876", "S76"), "wrong-number-of-cards", {"count": 14}),
        (DEAL + "mb|1N|mb|8C|", "lin-call", {"number": 2, "value": "8C"}),
        (DEAL + "mb|1N|mb|p|mb|p|mb|p|pc|SQ|pc|Z9|", "lin-card", {"number": 2}),
        (DEAL + "mb|1N|pc|SQ|", "lin-play-without-contract", {}),
        (DEAL + "mb|1Nppp|pc|SQ|pc|SA|", "lin-card-not-held", {"number": 2, "who": Seat.S}),
    ],
)
def test_what_cannot_be_read_is_said_with_its_place(text: str, key: str, values: dict[str, object]) -> None:
    with pytest.raises(ImpossibleCase) as refused:
        read_lin(text)
    problem = refused.value.problems[0]
    assert problem.key == key
    assert values.items() <= problem.values.items()


PIECES = st.sampled_from([DEAL, "md|", "3S", "|", "mb|1N", "pc|", "SA", ",", "lin=", "http://[", "%", "sv|x|", "\x00"])


@quick
@given(st.lists(PIECES | st.text(max_size=8)))
def test_whatever_is_written_is_read_or_refused(words: list[str]) -> None:
    try:
        read = read_lin("".join(words))
    except ImpossibleCase:
        return
    assert sum(map(len, read.deal.values())) == 52
