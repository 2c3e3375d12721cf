"""A number that notes what a rule asks of it, so that other numbers that would answer alike need not be tried."""

import operator
from collections.abc import Callable
from typing import Any

_COMPARISONS = ("eq", "ne", "lt", "le", "gt", "ge")
_USES = (
    *("add", "radd", "sub", "rsub", "mul", "rmul", "floordiv", "rfloordiv", "truediv", "rtruediv", "mod", "rmod"),
    *("neg", "abs", "int", "float", "index", "hash", "str", "repr", "format"),
)


class Watched(int):
    """It is compared as any number, and remembers with what; any other use makes its very value matter.

    What was not noted did not matter: rules run alike for every number that answers all comparisons as this one did.
    """

    def __init__(self, _value: int) -> None:
        self.compared: dict[tuple[str, int], bool] = {}
        self.matters = False

    def stands_for(self, other: int) -> bool:
        """Whether nothing that was asked would have been answered differently by the other number."""
        return not self.matters and all(
            getattr(operator, name)(other, than) == answer for (name, than), answer in self.compared.items()
        )

    def __bool__(self) -> bool:
        return self != 0


def plain(value: Any) -> Any:
    """The value, unwatched."""
    return int.__int__(value) if isinstance(value, Watched) else value


def _comparing(name: str) -> Callable[[Watched, object], Any]:
    """The comparison, noted; with another watched number it depends on both."""

    def compare(self: Watched, other: object) -> Any:
        if isinstance(other, Watched):
            self.matters = other.matters = True
        answer = getattr(int, f"__{name}__")(int.__int__(self), plain(other))
        if answer is not NotImplemented and not self.matters:
            self.compared[name, plain(other)] = answer
        return answer

    return compare


def _using(name: str) -> Callable[..., Any]:
    """The operation of a number, which makes its value matter."""

    def use(self: Watched, *others: object) -> Any:
        self.matters = True
        return getattr(int, f"__{name}__")(int.__int__(self), *map(plain, others))

    return use


for _name in _COMPARISONS:
    setattr(Watched, f"__{_name}__", _comparing(_name))
for _name in _USES:
    setattr(Watched, f"__{_name}__", _using(_name))
