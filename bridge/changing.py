"""A frozen dataclass with some fields changed, where that is done for every card: ``dataclasses.replace`` asks each field."""

from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from dataclasses import replace as changed  # names and types of the fields are checked as for that
else:
    T = TypeVar("T")

    def changed(one: T, /, **fields: Any) -> T:
        """The same with those fields changed. The class has no slots, and does nothing more when it is made."""
        other = object.__new__(type(one))
        other.__dict__.update(one.__dict__, **fields)
        return other


__all__ = ["changed"]
