"""What a question shows of the table, in the reader's words: board, auction, hands, the play so far, cards that lie faced."""

from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _

from bridge.auction import DOUBLE, PASS, REDOUBLE, Auction
from bridge.boards import Vulnerability
from bridge.cards import Strain, Suit
from bridge.plays import MOST_TRICKS
from bridge.seats import ROTATION, Seat
from quizzes.simulation.on_table import Shown
from rulings.diagrams import GLYPHS, NAMES, Diagram, bid_said, contract_by, contract_said, diagram_of, rank, seat_name
from rulings.wording.players import card_name

_CALLS = {PASS: _("Pass"), DOUBLE: _("Double"), REDOUBLE: _("Redouble")}
_VULNERABLE = {
    Vulnerability.NONE: _("Nobody vulnerable"),
    Vulnerability.NS: _("North-South vulnerable"),
    Vulnerability.EW: _("East-West vulnerable"),
    Vulnerability.ALL: _("Everybody vulnerable"),
}


@dataclass(frozen=True)
class ShownCall:
    """A call in the auction: how it looks and how it is said; ``style`` colours the suit."""

    level: str
    glyph: str
    style: str
    name: str

    @property
    def spoken(self) -> str:
        """The call in words, where it has signs and where it has none."""
        return self.name or self.level


@dataclass(frozen=True)
class Faced:
    """A card that lies face up in front of a player."""

    seat: str
    style: str
    text: str
    name: str


@dataclass(frozen=True)
class Lying:
    """A card in the middle of the table; ``faced`` marks one that lies there face up without being part of the trick."""

    style: str
    text: str
    faced: bool


@dataclass(frozen=True)
class QuestionTable:
    """All that is to be seen; what a question does not show is empty.

    The rows of the auction and the cards in the ``centre`` follow ``seats``.
    """

    board: int | None
    dealer: str
    vulnerable: str
    contract: str
    contract_said: str
    seats: list[str]
    auction: list[list[ShownCall | None]]
    diagram: Diagram | None
    faced: list[Faced]
    centre: list[list[Lying]]


def table_of(shown: Shown) -> QuestionTable:
    """The table of a question."""
    deals = shown.auction.dealer if shown.auction else None
    return QuestionTable(
        board=shown.board,
        dealer=seat_name(deals) if deals else "",
        vulnerable=str(_VULNERABLE[shown.vulnerable]) if shown.vulnerable else "",
        contract=contract_by(shown.contract),
        contract_said=contract_said(shown.contract),
        seats=[seat_name(seat) for seat in ROTATION],
        auction=_rows(shown.auction) if shown.auction else [],
        diagram=diagram_of(shown.deal, shown.contract, shown.tricks, shown.faced) if shown.deal else None,
        faced=[
            Faced(seat_name(seat), NAMES[card.suit], f"{GLYPHS[card.suit]}{rank(card)}", card_name(card))
            for seat, card in shown.faced
        ],
        centre=[_lying_at(shown, seat) for seat in ROTATION],
    )


def _lying_at(shown: Shown, seat: Seat) -> list[Lying]:
    """What lies before a player: his card of the trick, then what he has faced besides.

    A trick that is complete is out of the way as soon as another card lies on the table, or when nothing is left to play.
    """
    trick = shown.tricks[-1] if shown.tricks else ()
    is_over = len(trick) == len(ROTATION) and (bool(shown.faced) or len(shown.tricks) == MOST_TRICKS)
    played = [card for by, card in trick if by is seat and not is_over]
    faced = [card for by, card in shown.faced if by is seat]
    return [
        Lying(NAMES[card.suit], f"{GLYPHS[card.suit]}{rank(card)}", card in faced)
        for card in dict.fromkeys((*played, *faced))
    ]


def _rows(auction: Auction) -> list[list[ShownCall | None]]:
    """The calls in rows of four, in the order of the seats; the first row begins under the dealer. Before a call none."""
    if not auction.calls:
        return []
    before: list[ShownCall | None] = [None] * ROTATION.index(auction.dealer)
    calls = [*before, *(call_shown(call) for call in auction.calls)]
    calls += [None] * (-len(calls) % 4)
    return [calls[start : start + 4] for start in range(0, len(calls), 4)]


def call_shown(call: str) -> ShownCall:
    """A call as it looks and as it is said."""
    if call in _CALLS:
        return ShownCall(str(_CALLS[call]), "", "", "")
    trump: Suit | None = Strain(call[1:]).trump
    said = bid_said(int(call[0]), trump)
    if trump is None:
        return ShownCall(f"{call[0]}{_('NT')}", "", "", said)
    return ShownCall(call[0], GLYPHS[trump], NAMES[trump], said)
