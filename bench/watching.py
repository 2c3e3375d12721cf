"""What a script sees of the processes that it watches."""

import time
from collections.abc import Callable
from pathlib import Path


def children_of(pid: int) -> list[int]:
    """The processes that a process has started and that are there. Raises ``OSError`` if it is gone itself."""
    return [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def soon(is_so: Callable[[], bool], patience: float, pause: float = 0.02) -> bool:
    """Whether something is so before so many seconds have passed; it is looked at again after each pause."""
    deadline = time.monotonic() + patience
    while not is_so():
        if time.monotonic() > deadline:
            return False
        time.sleep(pause)
    return True
