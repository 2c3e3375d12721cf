"""What all processes of the server have in memory before the first of them is forked."""

import contextlib
import ctypes
import gc

import django
from django.template import engines
from django.urls import get_resolver

from config.server.without_test_tools import without_test_tools

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8  # names of mallopt(3)
_LARGE, _ARENAS = 128 * 1024, 2


def keep_memory_small() -> None:
    """What is large goes back to the system as soon as it is free, and threads share their room (glibc; elsewhere nothing).

    By itself the library takes ever larger pieces for small ones, once one of them was freed, and keeps them for good.
    """
    with contextlib.suppress(AttributeError, OSError, TypeError):
        library = ctypes.CDLL(None)
        for name, value in ((_MMAP_THRESHOLD, _LARGE), (_TRIM_THRESHOLD, _LARGE), (_ARENA_MAX, _ARENAS)):
            library.mallopt(name, value)


def load_modules() -> None:
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


def load_others() -> None:
    """What else the first reader would wait for; when it is there what all share is settled, while a set-up goes on."""
    _load_cases()
    settle()


def _load_cases() -> None:
    """The worked cases, what their rulings rest on, what players say of situations; for which code questions are ready."""
    from quizzes.practice import ready
    from rulings.assistant.case_index import cases_by_clause
    from rulings.assistant.situation_search import load_phrases

    cases_by_clause()
    load_phrases()
    ready.code()


def settle() -> None:
    """What all share is looked through once and never again, so that it stays shared."""
    gc.collect()
    gc.freeze()
    _give_back_memory()


def _give_back_memory() -> None:
    """What loading needed and nobody holds any more goes back to the system, where its C library can do that (glibc)."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
