"""Work in processes of its own: it uses every core, and what it needed of the memory is free when it is done."""

import os
import sys
import threading
import traceback
from collections.abc import Callable

Job = Callable[[], object]


def in_children(*jobs: Job, meanwhile: Job | None = None) -> None:
    """Do all of them at the same time, and here something else; if one fails, which says why itself, this process ends.

    Where a process cannot be forked (Windows, a process with threads) they are done here, one after the other.
    """
    here = [meanwhile] if meanwhile else []
    if not hasattr(os, "fork") or threading.active_count() > 1:
        for job in [*jobs, *here]:
            job()
        return
    sys.stdout.flush()
    children = [_child(job) for job in jobs]
    try:
        for job in here:
            job()
    finally:
        ended = [os.waitpid(child, 0)[1] for child in children]
    if any(ended):
        raise SystemExit(1)


def _child(job: Job) -> int:
    pid = os.fork()
    if pid:
        return pid
    code = 1
    try:
        job()
        code = 0
    except SystemExit as end:
        code = 0 if end.code is None else 1
    except KeyboardInterrupt:
        pass
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        os._exit(code)
