"""The paper that a chart is printed on as one big page: the smallest on which its letters can be read."""

from dataclasses import dataclass

from rulings.assistant.pictures import Picture

_SIDES = {"a4": (210, 297), "a3": (297, 420), "a2": (420, 594), "a1": (594, 841), "a0": (841, 1189)}
"""In millimetres, upright."""
_MARGIN, _TITLE = 10, 26
_MOST_UNITS_TO_A_MILLIMETRE = 5.4
"""So that a letter of 14 units is at least 7 points high."""


@dataclass(frozen=True)
class Paper:
    """A size of paper and how it lies; ``charts.css`` has a page for each."""

    size: str
    lies: bool

    @property
    def name(self) -> str:
        """As the style sheet calls it: ``a2-landscape``."""
        return f"{self.size}-{'landscape' if self.lies else 'portrait'}"

    def units(self, picture: Picture) -> float:
        """How many units of a picture stand on a millimetre of it."""
        short, long = _SIDES[self.size]
        across, down = (long, short) if self.lies else (short, long)
        return max(picture.width / (across - 2 * _MARGIN), picture.height / (down - 2 * _MARGIN - _TITLE))


def paper_for(picture: Picture) -> Paper:
    """The smallest paper on which a picture can be read; the largest that there is for a very large one."""
    best = [min((Paper(size, lies) for lies in (True, False)), key=lambda one: one.units(picture)) for size in _SIDES]
    return next((one for one in best if one.units(picture) <= _MOST_UNITS_TO_A_MILLIMETRE), best[-1])
