"""A chart as a picture: boxes from left to right, in SVG units; text is wrapped by the width of its letters."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import wrap

from django.utils.translation import gettext as _

from rulings.aloud import in_lines
from rulings.assistant.charts import Place
from rulings.assistant.layers import Size, places

LINE, PADDING = 18, 10
_ASIDE = 12
_LETTER = 7.4
_WIDTHS = {"question": 290, "judgement": 290, "ruling": 480, "elsewhere": 90}
_ACROSS, _BETWEEN = 64, 16
_DESK = 1500


@dataclass(frozen=True)
class Box:
    """A question or a ruling: where it stands, its lines of text, above it the answers that lead to it."""

    x: int
    y: int
    width: int
    style: str
    lines: list[str]
    answers: list[str] = field(default_factory=list)
    number: int = 0

    @property
    def height(self) -> int:
        """As much as its lines take."""
        return LINE * len(self.lines) + 2 * PADDING

    @property
    def middle(self) -> int:
        """Where lines meet it."""
        return self.y + self.height // 2

    @property
    def right(self) -> int:
        """Where lines leave it."""
        return self.x + self.width

    @property
    def room(self) -> int:
        """Its height with what stands above it."""
        return self.height + LINE * len(self.answers)

    def rows(self) -> list[tuple[int, str]]:
        """Its lines with the heights at which they are written."""
        return [(self.y + PADDING + LINE * number - 4, line) for number, line in enumerate(self.lines, start=1)]

    def above(self) -> list[tuple[int, str]]:
        """The answers, likewise."""
        first = self.y - LINE * len(self.answers)
        return [(first + LINE * number - 5, line) for number, line in enumerate(self.answers, start=1)]


@dataclass(frozen=True)
class Line:
    """From a question to what an answer leads to."""

    x1: int
    y1: int
    x2: int
    y2: int

    @property
    def straight(self) -> int:
        """How far it goes straight to the right, beside wider boxes of its column, before it bends."""
        return self.x2 - _ACROSS

    @property
    def bend(self) -> int:
        """Where it goes up or down."""
        return self.x2 - _ACROSS // 2


@dataclass
class Picture:
    """All boxes and lines, and how much room they need."""

    boxes: list[Box]
    lines: list[Line]

    @property
    def width(self) -> int:
        """From edge to edge."""
        return max(box.right for box in self.boxes) + PADDING

    @property
    def fits_a_desk(self) -> bool:
        """Whether it can be read when all of it is as wide as a screen."""
        return self.width <= _DESK

    @property
    def height(self) -> int:
        """Likewise."""
        return max(box.y + box.height for box in self.boxes) + PADDING


def picture(start: Place) -> Picture:
    """The picture of a chart."""
    flat = list(_flat(start))
    unplaced = [box_of(place, wrapped_answers(place, answers)) for place, answers, _parent in flat]
    sizes = [Size(box.width, box.room, parent) for box, (_place, _said, parent) in zip(unplaced, flat, strict=True)]
    boxes = [
        _at(box, x + PADDING, y + PADDING + box.room - box.height)
        for box, (x, y) in zip(unplaced, places(sizes, _ACROSS, _BETWEEN), strict=True)
    ]
    lines = [
        Line(boxes[parent].right, boxes[parent].middle, box.x, box.middle)
        for box, (_place, _said, parent) in zip(boxes, flat, strict=True)
        if parent is not None
    ]
    return Picture(boxes, lines)


def _flat(
    place: Place, answers: str = "", parent: int | None = None, number: int = 0
) -> Iterator[tuple[Place, str, int | None]]:
    """The places as they are told, each with the answers that lead to it and the number of the one that asks."""
    yield place, answers, parent
    following = number + 1
    for branch in place.branches:
        below = list(_flat(branch.to, branch.answers, number, following))
        following += len(below)
        yield from below


def box_of(place: Place, answers: list[str], width: int = 0) -> Box:
    """The box of a place, not yet placed; as wide as its kind, or as told."""
    style = _style(place)
    width = width or _WIDTHS[style]
    return Box(0, 0, width, style, list(_text(place, width)), answers, place.number)


def wrapped_answers(place: Place, answers: str) -> list[str]:
    """The answers in lines as wide as the box below them, of which none is narrower than a question's."""
    return wrap(answers, letters(max(_WIDTHS[_style(place)], _WIDTHS["question"])))


def letters(width: int) -> int:
    """How many letters a line of a box holds."""
    return int((width - 2 * _ASIDE) / _LETTER)


def _at(box: Box, x: int, y: int) -> Box:
    return Box(x, y, box.width, box.style, box.lines, box.answers, box.number)


def _style(place: Place) -> str:
    if place.is_elsewhere:
        return "elsewhere"
    if place.question:
        return "judgement" if place.judgement else "question"
    return "ruling"


def _text(place: Place, width: int) -> Iterator[str]:
    if place.is_elsewhere:
        yield f"→ ({place.number})"
        return
    number = f"({place.number}) " if place.number else ""
    if place.question:
        yield from wrap(number + place.question, letters(width))
    for at, line in enumerate(part for one in place.lines for part in in_lines(one)):
        yield from wrap((number if at == 0 else "") + line, letters(width))
    if place.judgement:
        yield from wrap(_("The director judges:") + " " + place.judgement["display"], letters(width))
    if cited := place.cited():
        yield from wrap("[" + ", ".join(clause["display"] for clause in cited) + "]", letters(width))
