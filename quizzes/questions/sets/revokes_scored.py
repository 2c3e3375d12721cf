"""The result and the score of a board on which somebody revoked (64A, 64B, 77)."""

from collections.abc import Callable, Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.boards import Vulnerability
from bridge.contracts import Contract
from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from bridge.seats import Side
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Unsuitable, said
from quizzes.questions.sets.revokes import COMPLAINTS, REVOKES, clause_of_transfer, revoke_played
from quizzes.questions.sets.revokes_answers import count_of, near_transfers, reason
from quizzes.questions.sets.revokes_attention import LATE, after_play, complaint
from quizzes.questions.sets.revokes_counted import moved, revokes_in, side_tricks
from quizzes.questions.sets.revokes_planted import later_tricks, roles_of
from quizzes.questions.templates import template
from quizzes.simulation.boards import Board, new_board
from quizzes.simulation.card_play import Table
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_facts import RevokeFacts


@template("revoke-score", REVOKES, "64A", "64B", version=5)
def revoke_score(rng: Random) -> Draft:
    """A revoke on a trick that is named; the score of the board after the transfer, or without one."""
    kind = rng.choices(("two", "one", "dummy"), (40, 48, 12))[0]
    when = rng.choice(LATE) if kind != "dummy" and rng.random() < 0.3 else "in-time"
    board = new_board(rng, "suit" if kind == "two" else "any")
    table = Table.of(board)
    revoke = revoke_played(rng, table, kind)
    won, sign = _tricks_at_table(board, table), 1 if revoke.side is not board.declarer.side else -1
    if not 0 <= won + 2 * sign <= 13:
        raise Unsuitable
    attention = after_play(rng, board, revoke, when)
    case = RevokeFacts(
        deal=board.deal,
        contract=board.contract,
        play=table.record,
        vulnerable=str(board.vulnerable),
        attention=when,
        damage=False,
    )
    return Draft(
        form="score",
        story=(
            attention.told,
            complaint(attention, revoke, rng.choice(COMPLAINTS)),
            said(_("The director finds no reason to adjust the score.")),
        ),
        ask=said(_("What is the score of the board?")),
        options=one_of(rng, case, near_transfers(rng, table, revoke, attention=when), _score_answer(board, won, sign)),
        case=case,
        clause=clause_of_transfer(table, revoke, when),
        shown=board.shown(tricks=table.record),
        roles=roles_of(revoke.seat),
        known={"attention": when},
        because=reason(table, revoke, when),
    )


def _tricks_at_table(board: Board, table: Table) -> int:
    return later_tricks(table, board.declarer.side, 0)


def _score_answer(board: Board, won: int, sign: int) -> Callable[[Ruling], Answer]:
    """The score with the tricks that a ruling transfers; ``sign``: whether the declaring side gets or loses them."""

    def answer(ruling: Ruling) -> Answer:
        count = won + sign * count_of(ruling)
        vulnerable = board.vulnerable.of(board.declarer.side)
        points = score(board.contract, vulnerable=vulnerable, tricks=count).points
        side = board.declarer.side if points > 0 else board.declarer.side.other
        result = Result(board.contract, count)
        return Answer(
            points, said(_("%(result)s: %(gain)s points for %(side_to)s."), result=result, gain=abs(points), side=side)
        )

    return answer


@revoke_score.checked_by
def _scored(draft: Draft) -> Collection[Hashable]:
    """Tricks counted one by one (64A), none if attention came late (64B4, 64B5); points by the table of Law 77."""
    shown, contract = draft.shown, draft.shown.contract
    if contract is None or contract.declarer is None or shown.vulnerable is None:
        return set()
    revokes = revokes_in(shown)
    gone = moved(shown, revokes) if draft.known["attention"] == "in-time" else 0
    side: Side = contract.declarer.side
    tricks = side_tricks(shown, side) + (gone if revokes[0].seat.side is not side else -gone)
    return {_points(contract, shown.vulnerable, tricks)}


def _points(contract: Contract, vulnerable: Vulnerability, tricks: int) -> int:
    """77 written out anew."""
    is_vulnerable = contract.declarer is not None and vulnerable.of(contract.declarer.side)
    times = {"": 1, "X": 2, "XX": 4}[contract.risk]
    over = tricks - contract.level - 6
    if over < 0:
        return -_penalty(-over, times, vulnerable=is_vulnerable)
    each = 20 if contract.strain.value in "CD" else 30
    trick_points = (contract.level * each + (10 if contract.strain.value == "NT" else 0)) * times
    game, small, grand = (500, 750, 1500) if is_vulnerable else (300, 500, 1000)
    overtrick = each if times == 1 else (100 if is_vulnerable else 50) * times
    bonus = (game if trick_points >= 100 else 50) + {6: small, 7: grand}.get(contract.level, 0)
    return trick_points + over * overtrick + bonus + {1: 0, 2: 50, 4: 100}[times]


def _penalty(down: int, times: int, *, vulnerable: bool) -> int:
    if times == 1:
        return down * (100 if vulnerable else 50)
    each = [200, 300, 300] if vulnerable else [100, 200, 200]
    return sum((each + [300] * 10)[:down]) * times // 2
