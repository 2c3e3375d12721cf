"""What the number of a board says (Law 2): who dealt, and who is vulnerable."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.boards import dealer, vulnerability
from bridge.contracts import Contract
from bridge.scoring.results import parse_result
from bridge.seats import ROTATION, Seat, Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.boards_auctions import drawn_auction, drawn_tricks, row_said
from quizzes.questions.sets.scores_kinds import kinds_of_auction, kinds_of_result
from quizzes.questions.sets.scores_near import (
    declarer_of,
    drawn_contract,
    next_risks,
    other_bids,
    other_tricks,
    score_of,
    signed,
)
from quizzes.questions.templates import Topic, template
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling, rule
from rulings.situations.scores_facts import ScoreFacts

BOARDS = Topic("boards", _("Boards and results"))
_BOARDS = 32


@template("board-score", BOARDS, "2")
def board_score(rng: Random) -> Draft:
    """The score of a result on a board of which only the number is known."""
    board = rng.randint(1, _BOARDS)
    contract = drawn_contract(rng, (5, 3, 1))
    tricks = drawn_tricks(rng, contract)
    case = ScoreFacts(contract=contract, tricks_at_table=tricks, vulnerable=vulnerability(board).value)
    other_board = _board_with_other_vulnerability(case, board)
    return Draft(
        form="score",
        story=(
            said(_("The signs on board %(board)s are worn off: only its number can be read."), board=board),
            said(
                _("%(declarer)s played %(contract)s and won %(tricks)s tricks."),
                declarer=contract.declarer,
                contract=contract,
                tricks=tricks,
            ),
        ),
        ask=said(_("What is the score of North-South?")),
        options=one_of(rng, case, _with_two_more(rng, case, other_board), _points),
        case=case.but(board=board),
        clause="2",
        shown=Shown(contract=contract, board=board),
        known={"board": board, "contract": contract, "tricks": tricks},
        because=_vulnerable_or_not(board, declarer_of(contract).side),
        kinds=kinds_of_result(contract, tricks, vulnerability(board).value),
    )


def _vulnerable_or_not(board: int, side: Side) -> Said:
    """What the number of the board says of the side: the sum says the rest."""
    if vulnerability(board).of(side):
        return said(_("%(side)s are vulnerable on board %(board)s"), side=side, board=board)
    return said(_("%(side)s are not vulnerable on board %(board)s"), side=side, board=board)


def _with_two_more(rng: Random, case: ScoreFacts, other_board: Neighbour) -> list[Neighbour]:
    """The other vulnerability is always among the options, with two more; the key may have any place among them."""
    key, other = (score_of(rule(one))["ns"] for one in (case, other_board.case))
    if key == other:
        raise Unsuitable
    near = [*other_tricks(case, 3), *next_risks(case), *other_bids(case)]
    found = {score_of(rule(one.case))["ns"]: one for one in rng.sample(near, len(near))}
    values = [value for value in found if value not in (key, other)]
    smaller = [value for value in values if value < key]
    larger = [value for value in values if value > key]
    count = min(max(rng.randint(0, 2), 2 - len(larger)), len(smaller))
    return [other_board, *(found[value] for value in (*smaller[:count], *larger[: 2 - count]))]


def _board_with_other_vulnerability(case: ScoreFacts, board: int) -> Neighbour:
    """The next board on which the declaring side is vulnerable if it is not here, or the reverse."""
    side = declarer_of(case.known["contract"]).side
    now = vulnerability(board).of(side)
    other = next(one for one in range(board % _BOARDS + 1, 2 * _BOARDS) if vulnerability(one).of(side) != now)
    return neighbour(case, said(_("it had been board %(board)s"), board=other), vulnerable=vulnerability(other).value)


def _points(ruling: Ruling) -> Answer:
    points = score_of(ruling)["ns"]
    return Answer(points, said(signed(points)))


@board_score.checked_by
def _by_both_tables(draft: Draft) -> Collection[Hashable]:
    """Law 2 and Law 77 by their tables."""
    known = draft.known
    return {text.points_for(Side.NS, known["contract"], known["tricks"], text.vulnerable_on(known["board"]))}


@template("board-declarer", BOARDS, "2")
def board_declarer(rng: Random) -> Draft:
    """The calls are written without seats; the number of the board tells who dealt."""
    board = rng.randint(1, _BOARDS)
    auction, contract = drawn_auction(rng, board)
    tricks = drawn_tricks(rng, contract)
    case = ScoreFacts(contract=contract, tricks_at_table=tricks, vulnerable=vulnerability(board).value)
    options = one_of(rng, case, [_on_board(case, board, other) for other in (1, 2, 3)], declarer_answer)
    return Draft(
        story=(
            said(_("On board %(board)s somebody wrote down the calls, but not who made them."), board=board),
            said(_("From the dealer on: %(calls)s."), calls=row_said(auction)),
            said(_("The declaring side won %(tricks)s tricks."), tricks=tricks),
        ),
        ask=said(_("Who was declarer?")),
        options=tuple(sorted(options, key=lambda option: ROTATION.index(Seat(str(option.answer.value))))),
        case=case.but(board=board, calls=auction.calls),
        clause="2",
        shown=Shown(board=board),
        known={"board": board, "calls": auction.calls},
        because=said(
            _("on board %(board)s %(dealer)s deals, so that %(who)s was the first of the side to bid the denomination"),
            board=board,
            dealer=dealer(board),
            who=declarer_of(contract),
        ),
        kinds=kinds_of_auction(auction),
    )


def _on_board(case: ScoreFacts, board: int, further: int) -> Neighbour:
    """The same calls on a board further on: another dealer, so another declarer."""
    now = case.known["contract"]
    contract = Contract(now.level, now.strain, now.risk, declarer_of(now).after(further))
    other = (board + further - 1) % _BOARDS + 1
    difference = said(_("it had been board %(board)s"), board=other)
    return neighbour(case, difference, contract=contract, vulnerable=vulnerability(other).value)


def declarer_answer(ruling: Ruling) -> Answer:
    """The declarer of the result that was scored."""
    contract = parse_result(score_of(ruling)["result"]).contract
    declarer = declarer_of(contract) if contract else Seat.N
    return Answer(declarer.value, said("%(who)s", who=declarer))


@board_declarer.checked_by
def _counted_from_the_dealer(draft: Draft) -> Collection[Hashable]:
    """Law 2 for the dealer, then the definition of declarer."""
    return {text.declarer_in(text.dealer_of(draft.known["board"]), draft.known["calls"]).value}
