"""How the simulated players bid and play: ``python -m bench.simulation [BOARDS [SOLVED]]``.

What is odd is counted by rules of its own (``odd_calls``, ``odd_contracts``), of the boards that questions get and of
auctions before any is passed over; SOLVED boards are compared with double-dummy par.
"""

import sys
import time
from collections import Counter
from collections.abc import Iterator
from random import Random

from bench import odd_calls, odd_contracts
from bench.auctions_seen import Seen
from bridge.auction import DOUBLE, Auction
from bridge.boards import dealer, vulnerability
from bridge.scoring.table_of_scores import is_game
from quizzes.simulation.bidding.auctions import calls_of
from quizzes.simulation.bidding.hands import CARDS, hand_of
from quizzes.simulation.boards import new_board
from quizzes.simulation.card_play import Table, play_tricks

RULES = (*odd_calls.RULES, *odd_contracts.RULES)
_SHOWN = 3


def oddities(seen: Seen) -> list[str]:
    """All that is odd of one auction."""
    return [one for rule in RULES for one in rule(seen)]


def any_auction(seed: int) -> Seen:
    """An auction on the cards as they are dealt, whatever comes of it."""
    rng = Random(seed)
    number, order = rng.randint(1, 32), rng.sample(range(52), 52)
    quarters = [order[start : start + 13] for start in range(0, 52, 13)]
    first, vulnerable = dealer(number), vulnerability(number)
    sides = (vulnerable.of(first.side), vulnerable.of(first.side.other))
    calls = calls_of([hand_of(quarter) for quarter in quarters], sides)
    deal = {first.after(turn): frozenset(CARDS[card] for card in quarter) for turn, quarter in enumerate(quarters)}
    return Seen(deal, Auction(first, calls))


def kinds(seen: Seen) -> Iterator[str]:
    """What sort of auction it is."""
    contract, opening = seen.contract, seen.opening
    if contract is None or opening is None:
        yield "passed out"
        return
    opener, call = seen.made[opening]
    yield "slam" if contract.level > 5 else "game" if is_game(contract) else "part score"
    yield f"in {contract.strain}"
    if contract.risk:
        yield "doubled contract"
    if seen.has_spoken(opener.side.other):
        yield "both sides speak"
    if DOUBLE in seen.auction.calls:
        yield "a double"
    if call in ("1NT", "2NT", "2C"):
        yield f"opened {call}"
    elif call[0] != "1":
        yield "opened with a weak two" if call[0] == "2" else "opened with a preempt"


def table(title: str, seen: list[Seen], *, shown: int = _SHOWN) -> None:
    """Shares of the kinds of auctions and of what is odd, with some of each to read."""
    sorts = Counter(kind for one in seen for kind in kinds(one))
    odd = [(number, found) for number, one in enumerate(seen) if (found := oddities(one))]
    calls = sum(len(one.made) for one in seen) / len(seen)
    print(f"\n{title}: {len(seen)}, {calls:.1f} calls each; odd {100 * len(odd) / len(seen):.2f} %")
    for kind, count in sorted(sorts.items()):
        print(f"  {kind:<30}{100 * count / len(seen):>7.2f} %")
    for what, count in Counter(what for _, found in odd for what in set(found)).most_common():
        seeds = [number for number, found in odd if what in found][:shown]
        print(f"  {what:<42}{100 * count / len(seen):>7.2f} %  {seeds}")


def speed(count: int) -> None:
    """Boards a second of processor time: dealt and bid, and played out."""
    begun = time.process_time()
    boards = [new_board(Random(seed)) for seed in range(count)]
    middle = time.process_time()
    for seed, board in enumerate(boards):
        play_tricks(Random(seed), Table.of(board), 13)
    played = time.process_time() - middle
    print(f"\nboards a second: {count / (middle - begun):.0f} bid, {count / played:.0f} played out")


def solved(count: int) -> None:
    """Against the double-dummy solver."""
    from bench.double_dummy import solve

    tables = []
    for seed in range(count):
        rng = Random(seed)
        tables.append(Table.of(new_board(rng)))
        play_tricks(rng, tables[-1], 13)
    found = solve(tables)
    boards, average = found.boards, sum(found.from_par) / found.boards
    print(f"\nagainst double dummy: {boards} boards, {average:.2f} IMPs from par")
    print(
        f"  contracts that make {100 * found.made / boards:.1f} %; doubled {found.doubled}, made {found.doubled_made}"
    )
    for name, tricks in (("lead", found.lead), ("defence", found.defence), ("declarer", found.declarer)):
        print(f"  tricks given away by the {name:<10}{tricks / boards:>6.2f}")


def main(count: int = 10_000, of_par: int = 300) -> None:
    """All tables."""
    table("auctions as dealt", [any_auction(seed) for seed in range(count)])
    boards = [new_board(Random(seed)) for seed in range(count)]
    table("boards of questions", [Seen(one.deal, one.auction) for one in boards])
    speed(min(count, 2000))
    if of_par:
        solved(of_par)


if __name__ == "__main__":
    main(*map(int, sys.argv[1:3]))
