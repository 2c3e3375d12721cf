"""Odd requests in one process: none may be answered with 500 or more, none may take more than a second.

``python -m bench.fuzz 100000`` sets up a site of its own; with ``DATABASE_URL`` it is asked on a PostgreSQL server. A number
that is reported is asked again alone by ``python -m bench.fuzz 1 --first NUMBER``; forms are filled in as pages before it had
them (``bench/odd_forms.py``), so that those are reported whole. With ``--staff`` somebody
asks who is logged in and has every role (``bench/staff.py``).
"""

import argparse
import collections
import gc
import os
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from io import BytesIO
from random import Random
from typing import Any

from bench.odd_forms import Forms
from bench.odd_requests import Odd, odd_requests
from bench.staff import session_of_staff

MOST_SECONDS = 1.0
_NOT_OFFERED = 501  # by oEmbed, of a format that is not JSON, as its specification says
_FORMS = 0.3  # so many of the requests fill in a form of a page that was answered
_LOG_IN_EVERY = 50  # among so many requests is one that logs out, or deletes the account


@dataclass
class Found:
    """How often each status was answered, and what was wrong: the number of the request and what happened."""

    statuses: collections.Counter[int] = field(default_factory=collections.Counter)
    faults: list[str] = field(default_factory=list)
    slowest: tuple[float, int, str] = (0.0, 0, "")


def fuzz(
    count: int, seed: int = 1, first: int = 0, most_seconds: float = MOST_SECONDS, *, is_staff: bool = False
) -> Found:
    """Ask, and look at the answers. Seconds are those that the processor worked: what else runs here does not count."""
    from django.core.handlers.wsgi import WSGIHandler

    handler, found, forms = WSGIHandler(), Found(), Forms()
    gc.freeze()  # as in the server: looking through all that is loaded takes a second on a machine that is busy
    with _errors() as errors:
        for number, odd in enumerate(odd_requests(seed, count, first), first):
            if is_staff and number % _LOG_IN_EVERY == 0:
                key = session_of_staff()
            if forms.seen and (rng := Random(f"form {seed} {number}")).random() < _FORMS:
                odd = forms.filled_in(rng)
            begun = time.thread_time()
            status, page = _answered(handler, _of_staff(odd, key) if is_staff else odd)
            spent = time.thread_time() - begun
            found.statuses[status] += 1
            what = f"{odd.method} {odd.path[:200]!r} ? {odd.query[:200]!r} {odd.body[:500]!r}"
            if odd.method == "GET" and page.startswith(b"<!doctype html>"):
                forms.read(odd.path, page.decode())
            found.slowest = max(found.slowest, (spent, number, what))
            if (status >= 500 and status != _NOT_OFFERED) or spent > most_seconds or errors:
                found.faults.append(f"{number}: {status} {spent:.2f} s {what}\n{''.join(errors)}")
                errors.clear()
    gc.unfreeze()
    return found


def _of_staff(odd: Odd, key: str) -> Odd:
    return replace(odd, headers=odd.headers | {"HTTP_COOKIE": f"{odd.headers['HTTP_COOKIE']}; sessionid={key}"})


def _answered(handler: Any, odd: Odd) -> tuple[int, bytes]:
    """The status and the whole answer."""
    environ = {
        "REQUEST_METHOD": odd.method,
        "PATH_INFO": odd.path.decode("latin-1"),
        "SCRIPT_NAME": "",
        "QUERY_STRING": odd.query.decode("latin-1"),
        "SERVER_NAME": "localhost",
        "SERVER_PORT": "80",
        "HTTP_HOST": "localhost",
        "SERVER_PROTOCOL": "HTTP/1.1",
        "CONTENT_LENGTH": str(len(odd.body)),
        "wsgi.input": BytesIO(odd.body),
        "wsgi.errors": sys.stderr,
        "wsgi.url_scheme": "http",
        **odd.headers,
    }
    statuses: list[int] = []
    answer = handler(environ, lambda status, headers, *rest: statuses.append(int(status.split()[0])))
    try:
        page = b"".join(answer)
    finally:
        answer.close()
    return statuses[0], page


@contextmanager
def _errors() -> Iterator[list[str]]:
    """The tracebacks of what failed within a view or a middleware, also where the answer hides it."""
    from django.core.signals import got_request_exception

    errors: list[str] = []

    def note(**_: object) -> None:
        errors.append(traceback.format_exc(limit=-6))

    got_request_exception.connect(note)
    try:
        yield errors
    finally:
        got_request_exception.disconnect(note)


def _load() -> None:
    """What a server loads before it answers."""
    from lawbook.in_force import Keeper
    from rulings.assistant.case_index import cases_by_clause

    Keeper().refresh()
    cases_by_clause()


def main() -> None:
    """Ask so many, print what was found; the process ends with 1 if anything was wrong."""
    parser = argparse.ArgumentParser()
    parser.add_argument("count", type=int, nargs="?", default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--staff", action="store_true", help="as somebody with every role")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"BRIDGELAWS_DATA_DIR": data, "DJANGO_SETTINGS_MODULE": "config.settings"}
        os.environ.setdefault("BRIDGELAWS_SECRET_KEY", "for this run only")
        subprocess.run([sys.executable, "manage.py", "set_up"], check=True, stdout=subprocess.DEVNULL)
        import logging

        import django
        from django.conf import settings

        django.setup()
        settings.LIMITS |= dict.fromkeys(("work", "draft"), (1_000_000, 60))  # all come from one account
        logging.disable(logging.CRITICAL)
        _load()
        begun = time.perf_counter()
        found = fuzz(options.count, options.seed, options.first, is_staff=options.staff)
        print(*found.faults, sep="\n")
        print(f"{options.count} requests, {time.perf_counter() - begun:.0f} s: {dict(sorted(found.statuses.items()))}")
        print(f"{len(found.faults)} faults; slowest {found.slowest[0]:.2f} s: {found.slowest[1]}: {found.slowest[2]}")
    sys.exit(bool(found.faults))


if __name__ == "__main__":
    main()
