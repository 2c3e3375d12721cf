"""What can be asked for: each room names its own, with the function that does it, which is read when one is due."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lawbook.jobs.doing import Task

Work = Callable[["Task"], None]


@dataclass(frozen=True)
class KindOfJob:
    """``work`` is the dotted name of a function; ``pauses`` are those before each further try when one did not succeed.

    Of the kinds with the same ``lane`` only one is done at a time, on all nodes together. ``kept``: also when it is done;
    ``private``: not even when it failed, for it names somebody.
    """

    work: str
    pauses: tuple[timedelta, ...] = ()
    lane: str = ""
    kept: bool = False
    private: bool = False

    def load(self) -> Work:
        """The function."""
        module, _, name = self.work.rpartition(".")
        found: Work = getattr(import_module(module), name)
        return found


_KINDS: dict[str, KindOfJob] = {}


def does(kind: str, about: KindOfJob) -> None:
    """Jobs of this kind are done so; a kind that is named again replaces the former."""
    _KINDS[kind] = about


def known_kinds() -> list[str]:
    """All that this software does."""
    return list(_KINDS)


def private_kinds() -> list[str]:
    """Those whose jobs name somebody."""
    return [name for name, kind in _KINDS.items() if kind.private]


def kind_of_job(kind: str) -> KindOfJob:
    """Raises ``KeyError`` for what no room does (any more)."""
    return _KINDS[kind]
