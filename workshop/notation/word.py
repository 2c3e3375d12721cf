"""The text of a Word document (``.docx``), a line for each paragraph, and what of it is no text (knows no Django).

Read with the standard library alone: of the packed files two are opened, as far as they may be large, and their XML may declare
nothing (no document type, so no entities), which is what makes reading XML of strangers dangerous.
"""

import io
import zipfile
import zlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from xml.parsers import expat

from workshop.notation.word_numbers import Numbers, read_numbers
from workshop.notation.word_xml import NotWord as NotWord
from workshop.notation.word_xml import parse

MOST_BYTES = 20_000_000
"""Of one file unpacked: a hundred times the Laws."""

_BROKEN = (zipfile.BadZipFile, KeyError, OSError, EOFError, NotImplementedError, RuntimeError, ValueError, zlib.error)
_MOST_LOST = 300
_DOCUMENT, _NOTES = "word/document.xml", "word/footnotes.xml"
_NUMBERING, _STYLES = "word/numbering.xml", "word/styles.xml"
_LEVELS = tuple("012345678")
_LEFT_OUT = ("txbxContent", "Fallback", "pPrChange")
_SPACES = {"tab": " ", "br": "\n", "cr": "\n", "noBreakHyphen": "-"}
_NO_TEXT = {
    "drawing": "picture",
    "pict": "picture",
    "object": "picture",
    "sym": "symbol",
    "del": "tracked",
    "ins": "tracked",
}


@dataclass(frozen=True)
class Word:
    """The lines, and by number of line (from 1) what stands there that is no text: ``numbered``, ``picture``, ``symbol`` …"""

    text: str
    lost: tuple[tuple[int, str], ...]


def read_word(content: bytes) -> Word:
    """Raises ``NotWord``."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as packed:
            numbers = read_numbers(*(_unpacked(packed, name, optional=True) for name in (_NUMBERING, _STYLES)))
            body = _parsed(_unpacked(packed, _DOCUMENT), numbers)
            notes = _notes(packed) if body.referred else {}
    except NotWord:
        raise
    except (*_BROKEN, expat.ExpatError) as error:
        raise NotWord("form") from error
    lines = [*body.lines, *(f"{number} – {notes.get(name, '')}" for name, number in body.referred.items())]
    return Word("\n\n".join(lines) + "\n", tuple((2 * at + 1, what) for at, what in body.lost))


def _unpacked(packed: zipfile.ZipFile, name: str, *, optional: bool = False) -> bytes:
    """A file, not more of it than may be: whatever the archive says of its size."""
    if optional and name not in packed.namelist():
        return b""
    info = packed.getinfo(name)
    if info.flag_bits & 1:
        raise NotWord("encrypted")
    with packed.open(info) as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise NotWord("large")
    return content


def _notes(packed: zipfile.ZipFile) -> Mapping[str, str]:
    """The footnotes by their names in the document."""
    content = _unpacked(packed, _NOTES, optional=True)
    return {name: " ".join(lines) for name, lines in _parsed(content, Numbers()).notes.items()} if content else {}


def _parsed(content: bytes, numbers: Numbers) -> "_Reading":
    reading = _Reading(numbers)
    parse(content, reading.start, reading.end, reading.characters)
    return reading


@dataclass
class _Reading:
    """What was read so far. A cell of a table is gathered until its row ends, a note until it ends."""

    numbers: Numbers
    lines: list[str] = field(default_factory=list)
    lost: list[tuple[int, str]] = field(default_factory=list)
    referred: dict[str, int] = field(default_factory=dict)
    notes: dict[str, list[str]] = field(default_factory=dict)
    _paragraph: list[str] = field(default_factory=list)
    _cells: list[list[str]] = field(default_factory=list)
    _note: str = ""
    _listed: dict[str, str] = field(default_factory=dict)
    _in_text: bool = False
    _left_out: int = 0

    def start(self, tag: str, attributes: Mapping[str, str]) -> None:
        """An element begins."""
        if self._left_out or tag in _LEFT_OUT:
            if not self._left_out and tag == "txbxContent":
                self._lose("textbox")
            self._left_out += 1
        elif tag == "t":
            self._in_text = True
        elif tag in _SPACES:
            self._paragraph.append(_SPACES[tag])
        elif tag == "tc":
            self._cells.append([])
        else:
            self._start_other(tag, attributes)

    def _start_other(self, tag: str, attributes: Mapping[str, str]) -> None:
        if tag == "footnoteReference":
            number = self.referred.setdefault(attributes.get("id", ""), len(self.referred) + 1)
            self._paragraph.append(str(number))
        elif tag == "footnote":
            self._note = attributes.get("id", "")
        elif tag in _NO_TEXT:
            self._lose(_NO_TEXT[tag])
        elif tag in ("pStyle", "numId", "ilvl"):
            self._listed[tag] = attributes.get("val", "")

    def end(self, tag: str) -> None:
        """An element ends."""
        if self._left_out:
            self._left_out -= 1
        elif tag == "t":
            self._in_text = False
        elif tag == "p":
            self._end_paragraph()
        elif tag == "tr" and self._cells:
            self.lines.append("| " + " | ".join(" ".join(one) for one in self._cells) + " |")
            self._cells = []
        elif tag == "footnote":
            self._note = ""

    def characters(self, text: str) -> None:
        """Text counts where it is written, not where it was deleted or is an instruction."""
        if self._in_text and not self._left_out:
            self._paragraph.append(text)

    def _end_paragraph(self) -> None:
        mark = self._mark()
        found = [" ".join(one.split()) for one in f"{mark} {''.join(self._paragraph)}".split("\n")]
        lines = [one for one in found if one]
        self._paragraph = []
        if self._cells:
            self._cells[-1] += lines
        elif self._note:
            self.notes.setdefault(self._note, []).extend(lines)
        else:
            self.lines += lines

    def _mark(self) -> str:
        """The number that Word shows before the paragraph."""
        level = self._listed.get("ilvl", "")
        mark = self.numbers.mark(
            self._listed.get("pStyle", ""), self._listed.get("numId"), int(level) if level in _LEVELS else None
        )
        self._listed = {}
        if mark is None:
            self._lose("numbered")
        return mark or ""

    def _lose(self, what: str) -> None:
        if (len(self.lines), what) not in self.lost[-3:] and len(self.lost) < _MOST_LOST:
            self.lost.append((len(self.lines), what))
