"""An aid for the director's judgement after a revoke: what the declaring side had double dummy without it. Never a ruling.

Needs the optional package ``endplay`` (``requirements-double-dummy.txt``); without it there is no aid.
"""

from dataclasses import dataclass
from importlib.util import find_spec

from bridge.deal import write_pbn
from bridge.plays import Play, trick_winner
from bridge.seats import Seat
from rulings.engine.rulings import Ruling
from rulings.situations.revoke_facts import RevokeFacts


@dataclass(frozen=True)
class Aid:
    """The revoke of ``who`` on a trick, and the declaring side's tricks on the board had that card been a legal one."""

    who: Seat
    trick: int
    tricks: int


def aids(facts: object, ruling: Ruling) -> list[Aid]:
    """For each established revoke of a record: best play by all four from there on, with the offender's best legal card."""
    if not isinstance(facts, RevokeFacts) or "play" not in facts.known or find_spec("endplay") is None:
        return []
    established = [
        (item.values["who"], item.values["trick"]) for item in ruling.part("effect") if item.key == "cannot-correct"
    ]
    return [Aid(who, trick, _declarers_tricks(facts, who, trick)) for who, trick in established]


def _declarers_tricks(facts: RevokeFacts, who: Seat, number: int) -> int:
    from endplay.dds import solve_board
    from endplay.types import Deal, Denom, Player

    tricks, trump, declarer = facts.play, facts.contract.strain.trump, facts.contract.declarer
    before = [*tricks[: number - 1], _plays_before(tricks[number - 1], who)]
    board = Deal(write_pbn(facts.deal), first=Player.find(tricks[0][0][0]), trump=Denom.find(trump or "NT"))
    for trick in before:
        for _, card in trick:
            board.play(str(card))
    best = max(won for _, won in solve_board(board))
    winners = [trick_winner(trick, trump) for trick in tricks[: number - 1]]
    declaring = declarer.side if declarer else who.side
    already = sum(winner.side is declaring for winner in winners)
    return already + (best if who.side is declaring else 14 - number - best)


def _plays_before(trick: tuple[Play, ...], who: Seat) -> tuple[Play, ...]:
    return trick[: [seat for seat, _ in trick].index(who)]
