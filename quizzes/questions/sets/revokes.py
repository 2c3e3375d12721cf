"""Was there a revoke, and how many tricks go over (61A, 64A, 64B)? Found in the play of a board by reading it."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Seat
from quizzes.questions.options import one_of
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.sets.revokes_answers import near_transfers, reason, transferred
from quizzes.questions.sets.revokes_attention import LATE, When, after_play, complaint
from quizzes.questions.sets.revokes_counted import moved, revokes_in
from quizzes.questions.sets.revokes_planted import Revoke, finish, later_tricks, revoke_from, roles_of, won_by
from quizzes.questions.templates import Topic, template
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table
from rulings.situations.revoke_facts import RevokeFacts
from rulings.table.position import Position
from rulings.wording.forms import Text

REVOKES = Topic("revokes", _("Revokes"))
COMPLAINTS: tuple[Text, ...] = (
    _("The complaint: somebody did not follow suit on trick %(trick)s."),
    _("The complaint: somebody did not follow suit when %(suit)s were led."),
)
_VAGUE = _("The complaint: on some trick somebody did not follow suit; on which, nobody remembers.")


@template("revoke-in-play", REVOKES, "61A", "64A", "64B", keys={0: 1, 1: 1, 2: 1}, version=5)
def revoke_in_play(rng: Random) -> Draft:
    """After play somebody doubts that suit was always followed: a revoke, or a card that was none, and what it costs."""
    kind = rng.choices(("two", "one", "dummy", "none"), (36, 38, 10, 16))[0]
    when = rng.choice(LATE) if kind in ("two", "one") and rng.random() < 0.15 else "in-time"
    board = new_board(rng, "suit" if kind == "two" else "any")
    table = Table.of(board)
    doubted = _no_revoke(rng, table) if kind == "none" else revoke_played(rng, table, kind)
    record = table.record
    case = RevokeFacts(
        deal=board.deal, contract=board.contract, play=record, vulnerable=str(board.vulnerable), attention=when
    )
    attention = after_play(rng, board, doubted, when)
    return Draft(
        form="tricks",
        story=(attention.told, complaint(attention, doubted, rng.choice((*COMPLAINTS, _VAGUE)))),
        ask=said(_("How many tricks are transferred?")),
        options=one_of(
            rng, case, near_transfers(rng, table, doubted, attention=when, revoked=kind != "none"), transferred
        ),
        case=case,
        clause=clause_of_transfer(table, doubted, when) if kind != "none" else "61A",
        shown=board.shown(tricks=record),
        roles=roles_of(doubted.seat),
        known={"when": when},
        because=reason(table, doubted, when) if kind != "none" else None,
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


def clause_of_transfer(table: Table, found: Revoke, when: When) -> str:
    """The clause by which tricks go over for a revoke, or none do."""
    if when != "in-time":
        return "64B4" if when == "after-call-on-next-deal" else "64B5"
    if found.seat is table.board.dummy:
        return "64B3"
    if won_by(table, found) == "offender":
        return "64A1"
    return "64A2" if later_tricks(table, found.side, found.trick - 1) else "64B1"


@revoke_in_play.checked_by
def _counted(draft: Draft) -> Collection[Hashable]:
    """61A and 64A trick by trick, over whatever revokes the play shows; none if attention came late (64B4, 64B5)."""
    return {moved(draft.shown, revokes_in(draft.shown)) if draft.known["when"] == "in-time" else 0}
