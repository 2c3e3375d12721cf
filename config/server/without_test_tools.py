"""django-ninja asks Django's tools for tests for a signal; with them come unittest, a web server and four megabytes."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType

import django

_TOOLS = "django.test"


@contextmanager
def without_test_tools() -> Iterator[None]:
    """What is imported meanwhile finds the modules of ``django.test``, as that of the signal, but not all of them at once."""
    if _TOOLS in sys.modules:
        yield
        return
    only_a_folder = ModuleType(_TOOLS)
    only_a_folder.__path__ = [str(Path(django.__file__).parent / "test")]
    sys.modules[_TOOLS] = only_a_folder
    try:
        yield
    finally:
        del sys.modules[_TOOLS]  # whoever imports it now gets it whole
