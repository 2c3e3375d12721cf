"""The numbers that Word makes itself: of each paragraph of a list the mark that it shows, as ``A.`` or ``(b)`` (no Django).

A list is a ``num``, whose levels an ``abstractNum`` describes; lists with the same one count on. A paragraph names its list and
level itself, or its style does.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from string import ascii_lowercase

from workshop.notation.word_xml import parse

_NONE, _BULLET = "none", "bullet"
_MOST_LEVELS, _MOST_IN_LETTERS = 9, 1000
_ROMAN = (
    *((1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl")),
    *((10, "x"), (9, "ix"), (5, "v"), (4, "iv"), (1, "i")),
)


@dataclass
class _Level:
    """How a level counts and what it shows; ``style``: paragraphs of this style stand on it."""

    start: int = 0
    format: str = "decimal"
    shows: str = ""
    is_legal: bool = False
    restarts: bool = True
    style: str = ""


@dataclass
class _Style:
    number: str | None = None
    level: int | None = None
    based_on: str = ""


@dataclass
class Numbers:
    """The lists of a document and how far each has counted."""

    abstract: dict[str, dict[int, _Level]] = field(default_factory=dict)
    linked: dict[str, str] = field(default_factory=dict)
    lists: dict[str, str] = field(default_factory=dict)
    starts: dict[tuple[str, int], int] = field(default_factory=dict)
    styles: dict[str, _Style] = field(default_factory=dict)
    _counted: dict[str, dict[int, int]] = field(default_factory=dict)
    _begun: set[tuple[str, int]] = field(default_factory=set)

    def mark(self, style: str, number: str | None, level: int | None) -> str | None:
        """What Word shows before the next paragraph: nothing where it is in no list; None where that cannot be said."""
        named = number if number is not None else self._of_style(style).number
        if named is None or named == "0":
            return ""
        abstract = self._resolved(named)
        levels = self.abstract.get(abstract, {})
        at = level if level is not None else self._level_of(style, levels)
        if at not in levels:
            return None
        counted = self._count(named, abstract, at, levels)
        return _shown(at, levels, counted)

    def _of_style(self, name: str) -> _Style:
        """What the style says, or the one that it is based on."""
        for _step in range(20):
            style = self.styles.get(name)
            if style is None:
                break
            if style.number is not None:
                return style
            name = style.based_on
        return _Style()

    def _level_of(self, style: str, levels: Mapping[int, _Level]) -> int:
        linked = next((at for at, one in levels.items() if style and one.style == style), None)
        return linked if linked is not None else self._of_style(style).level or 0

    def _resolved(self, number: str) -> str:
        abstract = self.lists.get(number, "")
        style = self.styles.get(self.linked.get(abstract, ""))
        return self.lists.get(style.number or "", "") if style else abstract

    def _count(self, number: str, abstract: str, at: int, levels: Mapping[int, _Level]) -> dict[int, int]:
        """One more on this level; those above begin if they have not; those below begin anew."""
        counted = self._counted.setdefault(abstract, {})
        for above in range(at):
            counted.setdefault(above, levels[above].start if above in levels else 1)
        first = self.starts.get((number, at))
        if first is not None and (number, at) not in self._begun:
            self._begun.add((number, at))
            counted[at] = first
        else:
            counted[at] = counted[at] + 1 if at in counted else levels[at].start
        for below in [one for one in counted if one > at and levels.get(one, _Level()).restarts]:
            del counted[below]
        return counted


def _shown(at: int, levels: Mapping[int, _Level], counted: Mapping[int, int]) -> str | None:
    level = levels[at]
    if level.format in (_BULLET, _NONE):
        return ""
    shown = level.shows
    for one in range(_MOST_LEVELS):
        if f"%{one + 1}" in shown:
            of = levels.get(one, _Level())
            written = _written(counted.get(one, of.start), "decimal" if level.is_legal else of.format)
            if written is None:
                return None
            shown = shown.replace(f"%{one + 1}", written)
    return shown


def _written(number: int, form: str) -> str | None:
    """A number as Word writes it; after z comes aa, then bb."""
    if form in ("decimal", "decimalZero"):
        return f"{number:02}" if form == "decimalZero" else str(number)
    if not 0 < number < _MOST_IN_LETTERS:
        return None
    if form in ("lowerLetter", "upperLetter"):
        letters = ascii_lowercase[(number - 1) % 26] * ((number - 1) // 26 + 1)
        return letters if form == "lowerLetter" else letters.upper()
    if form in ("lowerRoman", "upperRoman"):
        return _roman(number) if form == "lowerRoman" else _roman(number).upper()
    return None


def _roman(number: int) -> str:
    found = ""
    for value, letters in _ROMAN:
        found += letters * (number // value)
        number %= value
    return found


def read_numbers(numbering: bytes, styles: bytes) -> Numbers:
    """From the two files, either of which may be empty. Raises ``NotWord``, ``ExpatError``."""
    reading = _Reading(Numbers())
    for content in (numbering, styles):
        if content:
            parse(content, reading.start, reading.end, lambda _text: None)
    return reading.found


@dataclass
class _Reading:
    """What was read so far, and inside of what one is."""

    found: Numbers
    _abstract: str = ""
    _list: str = ""
    _level: int = 0
    _style: str = ""

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        value = attributes.get("val", "")
        if tag == "abstractNum":
            self._abstract = attributes.get("abstractNumId", "")
            self.found.abstract[self._abstract] = {}
        elif tag == "num":
            self._list = attributes.get("numId", "")
        elif tag == "style":
            self._style = attributes.get("styleId", "")
            self.found.styles[self._style] = _Style()
        elif tag in ("lvl", "lvlOverride"):
            self._level = _number(attributes.get("ilvl", ""))
            if tag == "lvl" and self._abstract and self._level < _MOST_LEVELS:
                self.found.abstract[self._abstract][self._level] = _Level()
        elif self._abstract:
            self._of_abstract(tag, value)
        elif self._list:
            self._of_list(tag, value)
        elif self._style:
            self._of_style(tag, value)

    def _of_abstract(self, tag: str, value: str) -> None:
        if tag == "numStyleLink":
            self.found.linked[self._abstract] = value
        level = self.found.abstract[self._abstract].get(self._level)
        if level is None:
            return
        if tag == "start":
            level.start = _number(value)
        elif tag == "numFmt":
            level.format = value
        elif tag == "lvlText":
            level.shows = value
        elif tag == "isLgl":
            level.is_legal = value not in ("0", "false")
        elif tag == "lvlRestart":
            level.restarts = value != "0"
        elif tag == "pStyle":
            level.style = value

    def _of_list(self, tag: str, value: str) -> None:
        if tag == "abstractNumId":
            self.found.lists[self._list] = value
        elif tag == "startOverride":
            self.found.starts[self._list, self._level] = _number(value)

    def _of_style(self, tag: str, value: str) -> None:
        style = self.found.styles[self._style]
        if tag == "basedOn":
            style.based_on = value
        elif tag == "numId":
            style.number = value
        elif tag == "ilvl":
            style.level = _number(value)

    def end(self, tag: str) -> None:
        """An element ends."""
        if tag == "abstractNum":
            self._abstract = ""
        elif tag == "num":
            self._list = ""
        elif tag == "style":
            self._style = ""


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0
