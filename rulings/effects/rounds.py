"""The rounds of a session, and when they end (8)."""

from dataclasses import dataclass

from rulings.engine.effects import Effect, Player


@dataclass(slots=True, kw_only=True)
class MovesBoards(Effect):
    """Who sees to it that the boards go to the right table."""

    who: Player


@dataclass(slots=True, kw_only=True)
class MovesBoardsAsInstructed(Effect):
    """Somebody other than North moves the boards."""


@dataclass(slots=True, kw_only=True)
class RoundGoesOn(Effect):
    """The round is not over for these players."""

    why: str


@dataclass(slots=True, kw_only=True)
class RoundOver(Effect):
    """The round is over for a table."""


@dataclass(slots=True, kw_only=True)
class SessionOver(Effect):
    """The last round and the session are over for a table."""
