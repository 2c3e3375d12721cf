"""A chart as a picture: boxes from left to right, in SVG units; text is wrapped by the width of its letters."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from textwrap import wrap

from rulings.assistant.charts import Place

_LINE, _PADDING = 18, 10
_WIDTH, _LETTERS = 300, 38
_ACROSS, _BETWEEN = 210, 14
_MOST_ANSWER = 22


@dataclass(frozen=True)
class Box:
    """A question or a ruling: where it stands, its lines of text, its clauses."""

    x: int
    y: int
    height: int
    style: str
    lines: list[str]
    number: int
    width: int = _WIDTH

    @property
    def middle(self) -> int:
        """Where lines meet it."""
        return self.y + self.height // 2

    def rows(self) -> list[tuple[int, str]]:
        """Its lines with the heights at which they are written."""
        return [(self.y + _PADDING + _LINE * number - 4, line) for number, line in enumerate(self.lines, start=1)]


@dataclass(frozen=True)
class Line:
    """From a question to what an answer leads to, with the answer on it."""

    x1: int
    y1: int
    x2: int
    y2: int
    answers: list[tuple[int, str]]

    @property
    def bend(self) -> int:
        """Where it goes up or down."""
        return self.x1 + 16


@dataclass
class Picture:
    """All boxes and lines, and how much room they need."""

    boxes: list[Box] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)
    width: int = 0
    height: int = 0


def picture(start: Place) -> Picture:
    """The picture of a chart."""
    drawn = Picture()
    _draw(drawn, start, _PADDING, _PADDING)
    drawn.width = max(box.x + box.width for box in drawn.boxes) + _PADDING
    drawn.height = max(box.y + box.height for box in drawn.boxes) + _PADDING
    return drawn


def _draw(drawn: Picture, place: Place, x: int, top: int) -> tuple[Box, int]:
    """Draw a place and all to its right, from a height on: its box, and the height that is free below."""
    text = list(_text(place))
    height = _LINE * len(text) + 2 * _PADDING
    below, boxes = top, []
    for branch in place.branches:
        answers = wrap(branch.answers, _MOST_ANSWER) or [""]
        box, below = _draw(drawn, branch.to, x + _WIDTH + _ACROSS, below)
        below = max(below, box.y + _LINE * len(answers) + _BETWEEN)
        boxes.append((answers, box))
    middle = (boxes[0][1].middle + boxes[-1][1].middle) // 2 if boxes else top + height // 2
    own = Box(x, max(top, middle - height // 2), height, _style(place), text, place.number)
    drawn.boxes.append(own)
    for answers, box in boxes:
        rows = [(box.middle - 5 - _LINE * (len(answers) - 1 - number), line) for number, line in enumerate(answers)]
        drawn.lines.append(Line(x + _WIDTH, own.middle, box.x, box.middle, rows))
    return own, max(below, own.y + height + _BETWEEN)


def _style(place: Place) -> str:
    if place.is_elsewhere:
        return "elsewhere"
    if place.question:
        return "judgement" if place.judgement else "question"
    return "ruling"


def _text(place: Place) -> Iterator[str]:
    if place.is_elsewhere:
        yield f"→ ({place.number})"
        return
    number = f"({place.number}) " if place.number else ""
    if place.question:
        yield from wrap(number + place.question, _LETTERS)
        if place.judgement:
            yield place.judgement["display"]
        return
    for at, line in enumerate(place.lines):
        yield from wrap((number if at == 0 else "") + line, _LETTERS)
    yield from wrap("[" + ", ".join(clause["display"] for clause in place.clauses) + "]", _LETTERS)
