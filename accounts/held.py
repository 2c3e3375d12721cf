"""What other rooms of the site keep of an account: they say here how it is exported, so that accounts need not know them."""

from collections.abc import Callable
from typing import Any

from accounts.models import User

Export = Callable[[User], Any]

_HELD: dict[str, Export] = {}


def holds(name: str, export: Export) -> None:
    """Something that is kept of every account, under its name in the export; the same name replaces the former."""
    _HELD[name] = export


def held_of(user: User) -> dict[str, Any]:
    """All of it as plain data."""
    return {name: export(user) for name, export in _HELD.items()}
