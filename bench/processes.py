"""Two processes against one: ``python -m bench.processes [SECONDS]``; answers a second, and what each costs the processor.

The load comes from processes of its own, whose work is counted apart: on two cores it takes some of what the second
process could have, and the last column, the cores that both kept busy, says what is left. On a machine that is busy
otherwise look at the processor alone: where an answer costs two processes no more than one, they answer twice as many on
cores of their own.
"""

import multiprocessing
import os
import random
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from bench.mixed import an_address
from bench.nodes import Node, answering
from bench.serving import connect
from bench.sites import own_site

_ROUNDS = 3
_CLIENTS, _CONNECTIONS = 16, 2
"""Who asks, one question at a time, and the connections of each, which stay with the process that took them. With four that
ask, all wait at the same process a fifth of the time, and the other has nothing to do; with sixteen a seventeenth."""


@dataclass(frozen=True)
class Rate:
    """Answers a second; milliseconds of the processor for one, of the site and of who asks."""

    processes: int
    answers: float
    site: float
    asking: float

    @property
    def cores(self) -> float:
        """How many cores the site and who asks kept busy."""
        return self.answers * (self.site + self.asking) / 1000


def measure(seconds: float) -> list[Rate]:
    """One and two processes by turns, so that what else the machine does hits both."""
    return [_rate(processes, seconds) for _ in range(_ROUNDS) for processes in (1, 2)]


def _rate(processes: int, seconds: float) -> Rate:
    with own_site() as site, answering(site, processes) as node:
        for number in range(2 * processes):
            _asked(node.port, number, 2.0)  # what a process makes once
        before = _worked(node)
        with multiprocessing.Pool(_CLIENTS) as pool:
            told = pool.starmap(_asked, [(node.port, 100 + number, seconds) for number in range(_CLIENTS)])
        worked = _worked(node) - before
    answers = sum(one for one, _ in told)
    return Rate(processes, answers / seconds, worked * 1000 / answers, sum(spent for _, spent in told) * 1000 / answers)


def _asked(port: int, seed: int, seconds: float) -> tuple[int, float]:
    """How many were answered one after the other, and the seconds of the processor that asking took."""
    chance, connections, answers = random.Random(seed), [connect(port) for _ in range(_CONNECTIONS)], 0
    begun, until = time.process_time(), time.monotonic() + seconds
    while time.monotonic() < until:
        connection = chance.choice(connections)
        connection.request("GET", an_address(chance), headers={"Host": "localhost"})
        connection.getresponse().read()
        answers += 1
    return answers, time.process_time() - begun


def _worked(node: Node) -> float:
    """Seconds that the processes of the site have worked."""
    stats = [Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split() for one in node.children()]
    return sum(int(one[11]) + int(one[12]) for one in stats) / os.sysconf("SC_CLK_TCK")


def show(rates: list[Rate]) -> None:
    """Print a line for each."""
    print(f"  {'processes':<12}{'answers/s':>11}{'site ms':>10}{'asking ms':>11}{'cores':>8}")
    for one in rates:
        print(f"  {one.processes:<12}{one.answers:>11.0f}{one.site:>10.2f}{one.asking:>11.2f}{one.cores:>8.2f}")


if __name__ == "__main__":
    os.environ["BRIDGELAWS_READY_QUESTIONS"] = "0"  # nothing is made beside the servers while they are measured
    show(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 20))
