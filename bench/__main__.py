"""``./run bench``: print the tables."""

import json
import os
import subprocess
import sys

import django

from bench import serving


def searched() -> None:
    """Our search against its peers."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from bench import searching
    from lawbook.book import current_book

    timed = searching.measure(current_book())
    print("\nSearching, ten results with snippets, ratio to ours")
    print(f"  {'':<28}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}")
    for one in timed:
        print(f"  {one.name:<28}{one.median:>10.2f}{one.p99:>9.2f}{one.median / timed[0].median:>8.2f}")


def ruled() -> None:
    """The ruling engine."""
    from bench import ruling

    rates = ruling.measure()
    print("\nRuling, one core, ratio to facts only")
    print(f"  {'':<28}{'per second':>12}{'ratio':>8}")
    for one in rates:
        print(f"  {one.name:<28}{one.per_second:>12.0f}{rates[0].per_second / one.per_second:>8.1f}")


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
    print(f"  {'':<28}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}")
    for one in steps:
        print(f"  {one.name:<28}{one.median:>10.2f}{one.p99:>9.2f}{one.median / steps[0].median:>8.2f}")


def main() -> None:
    """Measure and print."""
    built = json.loads(subprocess.check_output([sys.executable, "-m", "bench.building"], text=True))
    print("Making the site, seconds")
    for name, value in built.items():
        print(f"  {name:<28}{value:>9.3f}" if name != "memory MB" else f"  {name:<28}{value:>9.0f}")
    searched()
    ruled()
    asked()
    answered()
    served, memory = serving.measure()
    base = served[0].median
    print(f"\nServing it, one worker, {memory:.0f} MB with the server's parent process")
    print(f"  {'':<28}{'median ms':>10}{'p99 ms':>9}{'ratio':>8}")
    for one in served:
        print(f"  {one.name:<28}{one.median:>10.2f}{one.p99:>9.2f}{one.median / base:>8.2f}")


if __name__ == "__main__":
    main()
