"""Mixed load for a while, and what memory does meanwhile: ``python -m bench.mixed 10`` (minutes; a day is 1440).

Readers go over Laws, searches, situations and the API, students practise; each search and each question is a new one.
"""

import http.client
import random
import statistics
import sys
import threading
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import quote

from bench.nodes import Node, answering
from bench.serving import connect
from bench.sites import own_site
from bench.student import Student

_READERS, _STUDENTS, _SAMPLES = 4, 2, 60
_WORDS = (
    "rönons cezalı kart atak yer oynayan deklarasyon hakem talep terk löve skor koz zon kontr sürkontr board el".split()
)


@dataclass
class Load:
    """Requests answered and refused, and megabytes of each process over the time, the oldest first."""

    minutes: float
    answered: Counter[str] = field(default_factory=Counter)
    memory: list[float] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """Megabytes an hour in the second half, as a line through its points goes."""
        half = self.memory[len(self.memory) // 2 :]
        hours = [number * self.minutes / 60 / len(self.memory) for number in range(len(half))]
        return statistics.linear_regression(hours, half).slope


def measure(minutes: float) -> Load:
    """One load on a site of its own, with two processes."""
    found, over = Load(minutes), threading.Event()
    with own_site() as site, answering(site, 2) as node:
        work = [(_reads, number) for number in range(_READERS)] + [(_practises, number) for number in range(_STUDENTS)]
        threads = [threading.Thread(target=do, args=(node.port, number, found.answered, over)) for do, number in work]
        for one in threads:
            one.start()
        for _ in range(_SAMPLES):
            time.sleep(
                minutes
            )  # sixty samples, each after a sixtieth of the time, which is as many seconds as there are minutes
            found.memory.append(_worst(node))
        over.set()
        for one in threads:
            one.join()
    return found


def an_address(chance: random.Random) -> str:
    """What somebody may read; a search that nobody has asked for."""
    words = quote(" ".join(chance.choices(_WORDS, k=chance.choice((1, 2, 3)))) + f" {chance.randrange(10**6)}")
    return chance.choice((
        f"/{chance.choice(('tr/yasa', 'en/law'))}/{chance.randint(1, 93)}/",
        f"/tr/ara/?q={words}",
        f"/api/v1/search?q={words}",
        f"/api/v1/laws/{chance.randint(1, 93)}",
        f"/tr/ne-oldu/revoke/?trick={chance.randint(1, 13)}",
        f"/tr/ornekler/?q={words}",
    ))  # fmt: skip


def _reads(port: int, number: int, answered: Counter[str], over: threading.Event) -> None:
    chance, connection = random.Random(number), connect(port)
    while not over.is_set():
        try:
            connection.request("GET", an_address(chance), headers={"Host": "localhost"})
            response = connection.getresponse()
            response.read()
            answered[str(response.status)] += 1
        except (OSError, http.client.HTTPException):
            answered["no answer"] += 1
            connection.close()


def _practises(port: int, number: int, answered: Counter[str], over: threading.Event) -> None:
    student = Student(connect(port))
    while not over.is_set():
        student.practises()
        answered["200"] += 3


def _worst(node: Node) -> float:
    """Resident megabytes of the larger of the processes that answer."""
    lines = [line for one in node.children() for line in Path(f"/proc/{one}/status").read_text().splitlines()]
    return max(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def show(found: Load) -> None:
    """Print it."""
    points = [found.memory[at * (len(found.memory) - 1) // 6] for at in range(7)]
    print(f"{found.minutes:g} minutes, {sum(found.answered.values())} requests: {dict(found.answered)}")
    print(
        f"MB of the larger process: {', '.join(f'{one:.0f}' for one in points)}; growing {found.growth:.1f} MB an hour"
    )


if __name__ == "__main__":
    show(measure(float(sys.argv[1]) if len(sys.argv) > 1 else 10))
