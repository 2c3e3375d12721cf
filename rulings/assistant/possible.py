"""How the calls, suits and cards that a player may choose from are shown, with why some may not be chosen."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Possible:
    """A call, suit or card, where it leads if it is the one that is chosen, and why it may not be."""

    label: str
    spoken: str
    why: str = ""
    address: str = ""


@dataclass(frozen=True)
class Now:
    """What one player may do, in rows; ``note``: what else is to be known of it."""

    title: str
    rows: list[list[Possible]]
    note: str = ""

    @property
    def forbidden(self) -> dict[str, list[str]]:
        """Why something may not be done, and all of which that is true."""
        found: dict[str, list[str]] = {}
        for one in (one for row in self.rows for one in row if one.why):
            found.setdefault(one.why, []).append(one.label)
        return found


@dataclass(frozen=True)
class Possibilities:
    """What the players may do; ``supposed``: the further option that has to be chosen for that.

    ``untold``: where to tell the calls so far, without which it is not known which calls are possible.
    """

    supposed: str
    players: list[Now]
    untold: str = ""
