"""``./run bench``: print the tables."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Protocol

import django

from bench import exam_storm, serving


class Timed(Protocol):
    """Something measured: milliseconds, median and 99th percentile."""

    @property
    def name(self) -> str:
        """What was measured."""

    @property
    def median(self) -> float:
        """The middle one of all times."""

    @property
    def p99(self) -> float:
        """The time that one in a hundred exceeds."""


def times(rows: Sequence[Timed]) -> None:
    """Print a table; the first row is what the others are compared with."""
    print(f"  {'':<28}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}")
    for one in rows:
        print(f"  {one.name:<28}{one.median:>10.2f}{one.p99:>9.2f}{one.median / rows[0].median:>8.2f}")


def searched() -> None:
    """Our search against its peers."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from bench import searching
    from lawbook.book import current_book

    timed = searching.measure(current_book())
    print("\nSearching, ten results with snippets, ratio to ours")
    times(timed)


def ruled() -> None:
    """The ruling engine."""
    from bench import ruling

    rates = ruling.measure()
    print("\nRuling, one core, ratio to facts only")
    print(f"  {'':<28}{'per second':>12}{'ratio':>8}")
    for one in rates:
        print(f"  {one.name:<28}{one.per_second:>12.0f}{rates[0].per_second / one.per_second:>8.1f}")


def claimed() -> None:
    """The aid for contested claims."""
    from bench import claims

    found = claims.measure()
    print("\nA contested claim, eight cards a hand, seconds")
    print(f"  {'tricks, median':<28}{found.median:>12.3f}\n  {'tricks, slowest':<28}{found.slowest:>12.3f}")
    print(f"  {'with assumptions, median':<28}{found.with_assumptions:>12.3f}")
    print(f"  {'looked at to the end':<28}{found.exhaustive:>12} of {found.of}")


def asked() -> None:
    """The making of questions."""
    from bench import asking

    rates = asking.measure()
    print("\nQuestions, one core, ratio to the median of the templates")
    print(f"  {'':<28}{'per second':>12}{'said too':>12}{'ratio':>8}")
    for one in rates:
        print(f"  {one.name:<28}{one.made:>12.0f}{one.said:>12.0f}{rates[0].made / one.made:>8.1f}")


def answered() -> None:
    """A student at practice."""
    from bench import answering

    steps = answering.measure()
    print("\nPractising, milliseconds of one process, ratio to choosing a question")
    times(steps)


def main() -> None:
    """Measure and print."""
    built = json.loads(subprocess.check_output([sys.executable, "-m", "bench.building"], text=True))
    print("Making the site, seconds")
    for name, value in built.items():
        print(f"  {name:<28}{value:>9.3f}" if name != "memory MB" else f"  {name:<28}{value:>9.0f}")
    searched()
    ruled()
    claimed()
    asked()
    answered()
    print("\nA hall hands in within a second, two processes")
    exam_storm.show(exam_storm.measure())
    print("\nServing it, one worker")
    serving.show(*serving.measure())


if __name__ == "__main__":
    main()
