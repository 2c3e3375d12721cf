"""A plugin of pytest for ``test_same_behaviour.py``: what asks for no database behaves the same whichever there is."""

import pytest

_ASK = ("db", "transactional_db")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the tests that ask for none."""
    apart = [item for item in items if not _asks(item)]
    config.hook.pytest_deselected(items=apart)
    items[:] = [item for item in items if _asks(item)]


def _asks(item: pytest.Item) -> bool:
    assert isinstance(item, pytest.Function)
    return item.get_closest_marker("django_db") is not None or not set(_ASK).isdisjoint(item.fixturenames)
