"""A lead out of turn in the play of a board: which hand leads what, and whose turn it is."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.cards import Card
from bridge.plays import Play
from bridge.seats import ROTATION, Seat
from quizzes.questions.parts import Said, Unsuitable, said
from quizzes.questions.templates import Topic
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table, play_tricks, sensible_card
from quizzes.simulation.on_table import Shown
from rulings.seating import Roles
from rulings.situations.lead_facts import LeadFacts
from rulings.table.position import Position

LEADS = Topic("leads", _("Leads out of turn"))
LAST_TRICK = 13


@dataclass(frozen=True)
class Scene:
    """A board played up to a lead, and the hand that leads although the last trick was won by another."""

    board: Board
    table: Table
    leader: Seat
    card: Card

    @property
    def turn(self) -> Seat:
        """The hand that won the last trick."""
        return self.table.position.turn

    @property
    def number(self) -> int:
        """The trick to which the lead is made."""
        return self.table.position.number

    @property
    def defended(self) -> bool:
        """Whether a defender leads, not one of declarer's hands."""
        return self.leader.side is not self.board.declarer.side

    @property
    def player(self) -> Seat:
        """Who leads: declarer for dummy's hand too."""
        return self.board.declarer if self.leader is self.board.dummy else self.leader

    @property
    def case(self) -> LeadFacts:
        """The lead alone, before anything is said or played after it."""
        leader = "defender" if self.defended else self.hand(self.leader)
        return LeadFacts(hand=leader, turn=self.hand(self.turn), card=self.card)

    @property
    def roles(self) -> Roles:
        """Seats of the ruling; declarer and dummy are called so."""
        sides = {"opponents": self.leader.side.other, "offending-side": self.leader.side}
        defenders = {"lho": self.board.declarer.lho, "rho": self.board.declarer.rho}
        offenders = {"offender": self.leader, "partner": self.leader.partner} if self.defended else {}
        return {**defenders, **offenders, **sides, "leader": self.leader}

    @property
    def names(self) -> dict[str, str]:
        """56: of a defender's lead declarer alone disposes, and not his side; of declarer's either defender does."""
        return {"opponents": "declarer"} if self.defended else {}

    @property
    def values(self) -> dict[str, Any]:
        """What sentences speak of."""
        return {
            "leader": self.leader,
            "partner": self.leader.partner,
            "player": self.player,
            "declarer": self.board.declarer,
            "turn": self.turn,
            "card": self.card,
        }

    def hand(self, seat: Seat) -> str:
        """A hand as the facts of a lead name it."""
        if self.defended and seat is self.leader.partner:
            return "partner"
        return ("declarer", "lho", "dummy", "rho")[turns_from(self.board.declarer, seat)]

    def seat(self, role: str) -> Seat:
        """The hand of which the ruling speaks."""
        if role == "offender":
            return self.leader
        return next(seat for seat in ROTATION if self.hand(seat) == role)

    def story(self, *, turn_told: bool = True) -> tuple[Said, ...]:
        """What came before the lead, and the lead; who won the last trick is otherwise seen in the record."""
        before = (
            said(_("Trick %(number)s was won by %(turn_to)s."), number=self.number - 1, turn=self.turn)
            if turn_told
            else said(_("The play has come to trick %(number)s."), number=self.number)
        )
        return before, said(_how_led(self), **self.values)

    def shown(self, *since: Play) -> Shown:
        """The board with the tricks so far, the card that was led face up, and what was put down since."""
        return self.board.shown(tricks=self.table.record, faced=((self.leader, self.card), *since))


def new_scene(rng: Random, *, defended: bool, last: bool = False) -> Scene:
    """A lead out of turn by a defender or by declarer, to the last trick or to one between the second and the twelfth."""
    board = new_board(rng)
    table = Table.of(board)
    play_tricks(rng, table, LAST_TRICK - 1 if last else rng.randint(1, LAST_TRICK - 2))
    position = table.position
    leaders = [
        seat
        for seat in ROTATION
        if seat is not position.turn and (seat.side is board.declarer.side) is not defended and position.hands[seat]
    ]
    if not leaders:
        raise Unsuitable
    leader = rng.choice(leaders)
    return Scene(board, table, leader, sensible_card(rng, replace(position, turn=leader), leader))


def card_upon(rng: Random, scene: Scene, seat: Seat) -> Card:
    """The card that a hand would play to the lead."""
    position = scene.table.position
    hands = {one: set(hand) for one, hand in position.hands.items()}
    after = Position(hands, position.declarer, position.trump, scene.leader, won=dict(position.won))
    after.play(scene.leader, scene.card)
    after.turn = seat
    return sensible_card(rng, after, seat)


def turns_from(seat: Seat, other: Seat) -> int:
    """How many turns after a seat another comes."""
    return (ROTATION.index(other) - ROTATION.index(seat)) % 4


def _how_led(scene: Scene) -> Any:
    if scene.defended:
        return _("%(leader)s now leads %(card)s face up.")
    if scene.leader is scene.board.declarer:
        return _("%(player)s, declarer, now leads %(card)s from hand.")
    return _("%(player)s, declarer, now leads %(card)s from dummy.")
