"""Simulated boards against the double-dummy solver: contracts against par, each card against the best one."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from bridge.contracts import Contract
from bridge.deal import write_pbn
from bridge.scoring.imps import imps
from bridge.scoring.table_of_scores import score
from bridge.seats import Side
from quizzes.simulation.boards import Board
from quizzes.simulation.card_play import Table

_AT_ONCE = 20


@dataclass
class Solved:
    """Of the boards looked at: IMPs from par, contracts that make, tricks given away by lead, defence and declarer."""

    boards: int = 0
    from_par: list[int] = field(default_factory=list)
    made: int = 0
    doubled: int = 0
    doubled_made: int = 0
    lead: int = 0
    defence: int = 0
    declarer: int = 0


def solve(tables: Sequence[Table]) -> Solved:
    """Boards that are played out."""
    from endplay.dds import calc_all_tables
    from endplay.types import Deal

    found = Solved()
    for start in range(0, len(tables), _AT_ONCE):
        some = tables[start : start + _AT_ONCE]
        deals = [Deal(write_pbn(one.board.deal)) for one in some]
        for table, tricks in zip(some, calc_all_tables(deals), strict=True):
            _contract(found, table.board, tricks)
            _play(found, table)
    return found


def _contract(found: Solved, board: Board, tricks: object) -> None:
    """Against par, with the tricks of best play."""
    from endplay.dds import par
    from endplay.types import Denom, Player

    contract = board.contract
    won = tricks[Denom.find(contract.strain.value), Player.find(board.declarer.value)]  # type: ignore[index]
    at_par = par(tricks, board.number, Player.find(board.auction.dealer.value)).score  # type: ignore[arg-type]
    found.boards += 1
    found.from_par.append(abs(imps(_score(board, contract, won) - at_par)))
    found.made += won >= contract.needed
    found.doubled += bool(contract.risk)
    found.doubled_made += bool(contract.risk) and won >= contract.needed


def _score(board: Board, contract: Contract, won: int) -> int:
    """For North and South."""
    points = score(contract, vulnerable=board.vulnerable.of(board.declarer.side), tricks=won).points
    return points if board.declarer.side is Side.NS else -points


def _play(found: Solved, table: Table) -> None:
    """What each card cost, by who played it."""
    from endplay.dds import analyse_play
    from endplay.types import Deal, Denom, Player

    board = table.board
    trump = Denom.find(board.trump.value if board.trump else "NT")
    deal = Deal(write_pbn(board.deal), first=Player.find(board.declarer.lho.value), trump=trump)
    plays = [play for trick in table.tricks for play in trick]
    values = list(analyse_play(deal, [str(card) for _, card in plays], declarer_is_first=False))
    for number, (seat, _) in enumerate(plays[: len(values) - 1]):
        cost = abs(values[number + 1] - values[number])
        if seat.side is board.declarer.side:
            found.declarer += cost
        elif number == 0:
            found.lead += cost
        else:
            found.defence += cost
