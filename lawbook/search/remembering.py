"""Objects that remember their last answers, and are kept on disk without them."""

from abc import ABC, abstractmethod


class Remembering(ABC):
    """Caches are attributes that ``remember`` makes; they do not go into a pickle."""

    @abstractmethod
    def remember(self) -> None:
        """Make the caches, empty."""

    def __getstate__(self) -> dict[str, object]:
        return {name: value for name, value in self.__dict__.items() if not hasattr(value, "cache_clear")}

    def __setstate__(self, state: dict[str, object]) -> None:
        self.__dict__.update(state)
        self.remember()
