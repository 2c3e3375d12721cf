"""The tests of a template go to one process, which makes its questions once for all of them."""

from pathlib import Path

import pytest

from quizzes.questions.templates import written
from tests.questions.made import of_template


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Those that are asked of a template, and those that name one."""
    for item in items:
        if item.path.parent == Path(__file__).parent and (name := _template(item)):
            item.add_marker(of_template(name))


def _template(item: pytest.Item) -> str | None:
    assert isinstance(item, pytest.Function)
    asked = item.callspec.params.get("name") if hasattr(item, "callspec") else None
    named = (asked, *item.function.__code__.co_consts)
    return next((one for one in named if isinstance(one, str) and one in written()), None)
