"""What memory and every cache do under mixed load, in one process: ``python -m bench.caches 8`` (rounds of 1500 requests).

It has loaded what a process of the server has, and as many threads ask as answer there. Each search and each question is a
new one. A cache without an end that still grows in the last round is told of.
"""

import argparse
import functools
import gc
import os
import random
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, unquote_to_bytes, urlencode, urlsplit

from bench.mixed import an_address
from config.server import loading

_THREADS = 8
_READ, _PRACTISED = 150, 12
"""Of each thread in a round: pages, and questions that take three requests each."""


def resident() -> float:
    """Megabytes of this process in memory."""
    line = next(one for one in Path("/proc/self/status").read_text().splitlines() if one.startswith("VmRSS"))
    return int(line.split()[1]) / 1024


def caches() -> dict[str, tuple[int, int | None]]:
    """Every function that remembers its answers: how many it has, and how many it may have."""
    found: dict[str, tuple[int, int | None]] = {}
    gc.unfreeze()  # what is frozen, all that was loaded, is not among the objects
    for one in gc.get_objects():
        if (
            type(one) is functools._lru_cache_wrapper
        ):  # no other question: a lazy object would answer for what it stands for
            info, name = one.cache_info(), _name(one)
            had = found.get(name, (0, 0))[0]
            found[name] = (had + info.currsize, info.maxsize)
    gc.freeze()
    return found


def _name(one: Any) -> str:
    """That of the function; a method that remembers is known by its class."""
    function = getattr(one, "__wrapped__", one)
    return f"{getattr(function, '__module__', '')}.{getattr(function, '__qualname__', repr(function))}"


class Browser:
    """Asks the application as the server does; Django's client for tests leaves a trace of each request in memory."""

    def __init__(self) -> None:
        from django.core.handlers.wsgi import WSGIHandler

        self._handler: Any = WSGIHandler()
        self._cookies: dict[str, str] = {}

    def ask(self, method: str, address: str, body: str = "") -> dict[str, str]:
        """The headers of the answer; it may be no error."""
        path, _, query = address.partition("?")
        environ = {
            "REQUEST_METHOD": method,
            "PATH_INFO": unquote_to_bytes(path).decode("latin-1"),
            "QUERY_STRING": query,
            "SERVER_NAME": "localhost",
            "SERVER_PORT": "80",
            "HTTP_HOST": "localhost",
            "HTTP_ACCEPT_ENCODING": "gzip",
            "REMOTE_ADDR": "127.0.0.1",
            "HTTP_COOKIE": "; ".join(f"{name}={value}" for name, value in self._cookies.items()),
            "CONTENT_TYPE": "application/x-www-form-urlencoded",
            "CONTENT_LENGTH": str(len(body)),
            "wsgi.input": BytesIO(body.encode()),
            "wsgi.url_scheme": "http",
        } | ({"HTTP_HX_REQUEST": "true"} if body else {})
        told: list[tuple[str, list[tuple[str, str]]]] = []
        answer = self._handler(environ, lambda status, headers, *_: told.append((status, headers)))
        for _ in answer:
            pass
        answer.close()
        status, headers = told[0]
        if int(status.split()[0]) >= 400:
            raise RuntimeError(f"{status} {address}")
        kept = [value.partition(";")[0].partition("=") for name, value in headers if name == "Set-Cookie"]
        self._cookies |= {name: value for name, _, value in kept}
        return dict(headers)


def one_round(browser: Browser, chance: random.Random) -> None:
    """Somebody reads, somebody practises."""
    for _ in range(_READ):
        browser.ask("GET", an_address(chance))
    for _ in range(_PRACTISED):
        address = browser.ask("GET", "/tr/siradaki/karisik/")["Location"]
        browser.ask("GET", address)
        sent = urlencode({"answer": "a", "ticket": parse_qs(urlsplit(address).query)["ticket"][0]})
        browser.ask("POST", urlsplit(address).path, sent)


def load() -> None:
    """What the server loads before it forks its processes, in its order."""
    loading.keep_memory_small()
    gc.disable()
    loading.load_modules()
    loading.load_others()
    from lawbook.in_force import Keeper
    from quizzes.questions.kept_keys import load_keys

    load_keys()
    Keeper().refresh()
    loading.settle()
    gc.enable()


def measure(rounds: int) -> None:
    """Print the memory after each round, then what the caches hold."""
    load()
    readers = [(Browser(), random.Random(number)) for number in range(_THREADS)]
    before: dict[str, tuple[int, int | None]] = {}
    print(f"loaded: {resident():.0f} MB", flush=True)
    with ThreadPoolExecutor(_THREADS) as threads:
        for number in range(1, rounds + 1):
            if number == rounds:
                before = caches()
            list(threads.map(lambda one: one_round(*one), readers))
            print(f"round {number}: {resident():.1f} MB", flush=True)
    for name, (held, most) in sorted(caches().items(), key=lambda one: -one[1][0])[:30]:
        grown = held - before.get(name, (0, None))[0]
        told = "  STILL GROWS, WITHOUT AN END" if most is None and grown else ""
        print(f"  {held:>7} of {most or 'any':>7} (+{grown} in the last round) {name}{told}")


def main() -> None:
    """A site of its own, then the rounds."""
    parser = argparse.ArgumentParser()
    parser.add_argument("rounds", type=int, nargs="?", default=8)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as data:
        os.environ |= {"BRIDGELAWS_DATA_DIR": data, "DJANGO_SETTINGS_MODULE": "bench.settings"}
        subprocess.run([sys.executable, "manage.py", "set_up"], check=True, stdout=subprocess.DEVNULL)
        measure(options.rounds)


if __name__ == "__main__":
    main()
