"""What other rooms of the site keep of an account: they say here how it is exported, so that accounts need not know them."""

from collections.abc import Callable
from typing import Any

from accounts.models import User

Export = Callable[[User], Any]
Forget = Callable[[User], object]

Binds = Callable[[User], bool]

_HELD: dict[str, Export] = {}
_FORGOTTEN: dict[str, Forget] = {}
_BINDING: dict[str, Binds] = {}


def holds(name: str, export: Export, forget: Forget | None = None, binds: Binds | None = None) -> None:
    """Something that is kept of every account, under its name in the export; the same name replaces the former.

    ``forget`` deletes with the account what does not hang on its row; ``binds`` says whether something is kept under the
    e-mail address of an account, which therefore stays as it is.
    """
    _HELD[name] = export
    if forget is not None:
        _FORGOTTEN[name] = forget
    if binds is not None:
        _BINDING[name] = binds


def held_of(user: User) -> dict[str, Any]:
    """All of it as plain data."""
    return {name: export(user) for name, export in _HELD.items()}


def forget_held_of(user: User) -> None:
    """Delete what does not go with the row of the account by itself."""
    for forget in _FORGOTTEN.values():
        forget(user)


def is_bound_to_its_address(user: User) -> bool:
    """Whether the e-mail address of an account cannot become another one."""
    return any(binds(user) for binds in _BINDING.values())
