"""``python -m config.server``: load everything once, then serve it from several processes."""

import argparse
import contextlib
import ctypes
import gc
import os
import socket
from functools import partial

import django
from django.conf import settings
from django.core.management import execute_from_command_line
from django.core.wsgi import get_wsgi_application
from django.template import engines
from django.urls import get_resolver

from config.server.answering import CONNECTIONS, answer_requests
from config.server.supervising import Jobs, supervise
from config.server.without_test_tools import without_test_tools
from lawbook.backups import SERVED
from lawbook.data_folder import locked
from lawbook.in_children import in_children
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.watching import metrics


def main() -> None:
    """What is loaded before the processes are forked is in memory only once."""
    options = _options()
    gc.disable()  # what is loaded now stays: looking through it for garbage takes a third of the time
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    if options.set_up:
        compile_catalogues()  # before anything is translated, which would not look for them again
    metrics.begin(settings.DATA_DIR / "metrics")
    _load_modules()
    if options.set_up:
        in_children(partial(_set_up, options.language), meanwhile=_load_others)
    else:
        _load_others()
    listening = _listen(options.host, options.port)
    _allow_connections()
    application = get_wsgi_application()
    from lawbook.beforehand import Beforehand
    from lawbook.in_force import Keeper
    from lawbook.jobs.beside import Beside
    from lawbook.made_once import MadeLater
    from lawbook.offline.bundle import leave_to_another
    from lawbook.offline.making import MakingOffline
    from quizzes.practice.making_ready import MakingReady
    from quizzes.questions.kept_keys import load_keys

    load_keys()  # set-up has made them
    if hasattr(os, "fork"):  # on Windows there is no process beside this one
        leave_to_another()
    beforehand = Beforehand()
    keeper = Keeper(beforehand.makes)

    def renew() -> bool:
        changed = keeper.refresh()
        if changed:
            _settle()
        return changed

    with locked(settings.DATA_DIR, SERVED, shared=True):
        renew()
        gc.enable()
        if options.announce:
            print(options.announce, flush=True)  # noqa: T201 (to who started it)
        besides: list[Jobs] = [Beside(), beforehand, MadeLater(is_left=options.set_up), MakingOffline(), MakingReady()]
        supervise(lambda: answer_requests(application, listening), options.workers, renew, besides)


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m config.server")
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--set-up", action="store_true", help="set the site up first")
    parser.add_argument("--language", default="tr", help="of what is printed meanwhile: tr, en")
    parser.add_argument("--announce", help="what to print when requests are answered")
    return parser.parse_args()


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening.bind((host, port))
    listening.listen(1024)
    return listening


def _allow_connections() -> None:
    """As many open files as connections, where the system grants them."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = 2 * CONNECTIONS + 200  # of a file that is sent another one
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted if most < 0 else min(wanted, most), most))


def _give_back_memory() -> None:
    """What loading needed and nobody holds any more goes back to the system, where its C library can do that (glibc)."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def _load_modules() -> None:
    """All of them: the first requests would have to wait for what is not there."""
    with without_test_tools():
        django.setup()
        _ = get_resolver().url_patterns  # reads the addresses and with them all views
    engines.all()  # and the tags of their templates
    from quizzes.questions.templates import templates
    from rulings.wording import speech, stated

    templates()  # and with them all Laws and situations
    speech.modules()
    stated.statements()


def _set_up(language: str) -> None:
    gc.freeze()  # what was loaded before is never looked through
    gc.enable()
    execute_from_command_line(["manage.py", "set_up", "--leave", "--language", language])


def _load_others() -> None:
    """What else the first reader would wait for; when it is there what all share is settled, while a set-up goes on."""
    _load_cases()
    _settle()


def _load_cases() -> None:
    """The worked cases, what their rulings rest on, what players say of situations; for which code questions are ready."""
    from quizzes.practice import ready
    from rulings.assistant.case_index import cases_by_clause
    from rulings.assistant.situation_search import load_phrases

    cases_by_clause()
    load_phrases()
    ready.code()


def _settle() -> None:
    """What all share is looked through once and never again, so that it stays shared."""
    gc.collect()
    gc.freeze()
    _give_back_memory()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
