"""An opening lead by the wrong player, or about to be made."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.seats import Seat
from quizzes.questions.parts import Said, said
from quizzes.questions.templates import Topic
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table, sensible_card
from rulings.seating import Roles

OPENING_LEADS = Topic("opening-leads", _("The opening lead"))

OPENING_SEEN_BY = (
    _("%(leader)s had mistaken who was to be declarer."),
    _("%(leader)s saw his mistake at once and reached for the card."),
    _("It was %(partner)s who said first that the lead should have come from him."),
    _("%(declarer)s had still been asking about the auction."),
)
"""Whatever brought the lead about, and whoever draws attention to it (9A1), the choice is the presumed declarer's (54)."""


@dataclass(frozen=True)
class Opening:
    """A board before its opening lead, and the player who leads."""

    board: Board
    leader: Seat
    card: Card
    dummys: Card
    declarers: Card

    @property
    def values(self) -> dict[str, Any]:
        """What sentences speak of: the leader and his partner, declarer and dummy, and a card of each."""
        return {
            "leader": self.leader,
            "partner": self.leader.partner,
            "declarer": self.board.declarer,
            "dummy": self.board.dummy,
            "card": self.card,
            "seen": self.dummys,
            "own": self.declarers,
        }

    @property
    def roles(self) -> Roles:
        """Seats of the ruling."""
        return {
            "offender": self.leader,
            "leader": self.leader,
            "defender": self.leader,
            "partner": self.leader.partner,
            "presumed-declarer": self.board.declarer,
            "dummy": self.board.dummy,
            "lho": self.board.declarer.lho,
            "offending-side": self.leader.side,
            "opponents": self.leader.side.other,
        }

    def told(self, text: Any) -> Said:
        """A sentence about this table."""
        return said(text, **self.values)


def new_opening(rng: Random, turns: int) -> Opening:
    """An opening lead by the player so many turns after declarer: 1 leads rightly, 3 is his partner, 2 dummy."""
    board = new_board(rng)
    leader = board.declarer.after(turns)
    position = replace(Table.of(board).position, turn=leader)
    own, seen = (rng.choice(sorted(board.deal[seat])) for seat in (board.declarer, board.dummy))
    card = sensible_card(rng, position, leader)
    if own == card or seen == card:
        own, seen = (rng.choice(sorted(board.deal[seat] - {card})) for seat in (board.declarer, board.dummy))
    return Opening(board, leader, card, seen, own)
