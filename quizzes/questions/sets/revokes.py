"""Was there a revoke, and how many tricks go over (61A, 64A, 64B)? Found in the play of a board by reading it."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.options import one_of
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.sets.revokes_answers import near_transfers, transferred
from quizzes.questions.sets.revokes_counted import moved, revokes_in
from quizzes.questions.sets.revokes_planted import Revoke, finish, revoke_from, roles_of, won_by
from quizzes.questions.templates import Topic, template
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.position import Position

REVOKES = Topic("revokes", _("Revokes"))


@template("revoke-in-play", REVOKES, "61A", "64A1", "64A2", "64B1", "64B3", keys={0: 1, 1: 1, 2: 1}, version=4)
def revoke_in_play(rng: Random) -> Draft:
    """After play somebody doubts that suit was always followed: a revoke, or a card that was none, and what it costs."""
    kind = rng.choices(("two", "one", "dummy", "none"), (36, 34, 10, 20))[0]
    board = new_board(rng, "suit" if kind == "two" else "any")
    table = Table.of(board)
    doubted = _no_revoke(rng, table) if kind == "none" else revoke_played(rng, table, kind)
    record = table.record
    case = RevokeFacts(deal=board.deal, contract=board.contract, play=record, vulnerable=str(board.vulnerable))
    caller = rng.choice([doubted.seat.lho, doubted.seat.rho])
    return Draft(
        form="tricks",
        story=(
            said(
                _(
                    "After the last trick %(who)s calls the director; "
                    "the round is not over and nobody has called on the next board yet."
                ),
                who=caller,
            ),
            _doubt(rng, doubted),
        ),
        ask=said(_("How many tricks are transferred?")),
        options=one_of(rng, case, near_transfers(rng, table, doubted, revoked=kind != "none"), transferred),
        case=case,
        clause=_clause(board, table, doubted) if kind != "none" else "61A",
        shown=board.shown(tricks=record),
        roles=roles_of(doubted.seat),
    )


def revoke_played(rng: Random, table: Table, kind: str) -> Revoke:
    """A board played to the end with one revoke: from ``dummy``, or one that costs ``two`` tricks or ``one``."""
    board = table.board

    def may(position: Position, seat: Seat) -> bool:
        if kind == "dummy":
            return seat is board.dummy and position.trick[0][0] is not board.declarer
        return seat is not board.dummy

    found = revoke_from(rng, table, rng.randint(2, 9), may, ruff=kind == "two")
    if found.trick > 11:
        raise Unsuitable
    finish(rng, table)
    if kind == "two" and won_by(table, found) != "offender":
        raise Unsuitable
    return found


def _no_revoke(rng: Random, table: Table) -> Revoke:
    """A board without a revoke, and a card that did not follow suit because its player had none left."""
    finish(rng, table)
    off_suit = [
        Revoke(number, seat, card, plays[0][1].suit)
        for number, plays in enumerate(table.tricks[:11], start=1)
        for seat, card in plays
        if card.suit is not plays[0][1].suit and seat is not table.board.dummy
    ]
    if not off_suit:
        raise Unsuitable
    return rng.choice(off_suit)


def _doubt(rng: Random, doubted: Revoke) -> Said:
    return rng.choice(
        [
            said(_("The complaint: somebody did not follow suit on trick %(trick)s."), trick=doubted.trick),
            said(_("The complaint: somebody did not follow suit when %(suit)s were led."), suit=doubted.suit),
            said(_("The complaint: on some trick somebody did not follow suit; on which, nobody remembers.")),
        ]
    )


def _clause(board: Board, table: Table, found: Revoke) -> str:
    if found.seat is board.dummy:
        return "64B3"
    return "64A1" if won_by(table, found) == "offender" else "64A2"


@revoke_in_play.checked_by
def _counted(draft: Draft) -> Collection[Hashable]:
    """61A and 64A trick by trick, over whatever revokes the play shows."""
    return {moved(draft.shown, revokes_in(draft.shown))}
