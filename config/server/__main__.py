"""``python -m config.server``: load everything once, then serve it from several processes."""

import argparse
import contextlib
import gc
import os
import socket
from functools import partial

from django.conf import settings
from django.core.management import execute_from_command_line
from django.core.wsgi import get_wsgi_application

from config.server import loading
from config.server.answering import CONNECTIONS, answer_requests
from config.server.supervising import Jobs, supervise
from lawbook.backups import SERVED
from lawbook.data_folder import locked
from lawbook.in_children import in_children
from lawbook.management.commands.compile_catalogues import compile_catalogues
from lawbook.watching import metrics


def main() -> None:
    """What is loaded before the processes are forked is in memory only once."""
    options = _options()
    loading.keep_memory_small()
    gc.disable()  # what is loaded now stays: looking through it for garbage takes a third of the time
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    if options.set_up:
        compile_catalogues()  # before anything is translated, which would not look for them again
    metrics.begin(settings.DATA_DIR / "metrics")
    loading.load_modules()
    if options.set_up:
        in_children(partial(_set_up, options.language), meanwhile=loading.load_others)
    else:
        loading.load_others()
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
            loading.settle()
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


def _set_up(language: str) -> None:
    gc.freeze()  # what was loaded before is never looked through
    gc.enable()
    execute_from_command_line(["manage.py", "set_up", "--leave", "--language", language])


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        main()
