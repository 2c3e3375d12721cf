"""A clause that two people changed: what the other made of it, what I did, what both came from, and both put together."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

from workshop.merging import Part, merged, together
from workshop.notation.errata_fields import KEYS, rows_of
from workshop.notation.errata_of import dumped

_WORDS_BEFORE = 4
Row = Mapping[str, str]
Fields = Mapping[str, str]


@dataclass(frozen=True)
class TextMet:
    """The lines of a language that the other changed."""

    language: str
    was: str
    theirs: str
    mine: str

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """Both, part by part."""
        return merged(self.was, self.theirs, self.mine)

    @property
    def odds(self) -> list[tuple[str, Part]]:
        """Where both changed the same words, after which words that nobody changed."""
        pairs = zip(("", *(one.was for one in self.parts)), self.parts, strict=False)
        return [(" ".join(before.split()[-_WORDS_BEFORE:]), one) for before, one in pairs if one.is_at_odds]


@dataclass(frozen=True)
class RowMet:
    """An erratum that the other changed, put in or took out; None where somebody has none there."""

    language: str
    was: Row | None
    theirs: Row | None
    mine: Row | None

    @property
    def is_at_odds(self) -> bool:
        """Whether I changed it too, and otherwise."""
        return self.mine not in (self.was, self.theirs)


@dataclass(frozen=True)
class Meeting:
    """``proposal``: the fields with the changes of both, mine where they are at odds."""

    texts: tuple[TextMet, ...]
    rows: tuple[RowMet, ...]
    proposal: Fields
    values: Mapping[str, Part] = field(default_factory=dict)

    @property
    def is_at_odds(self) -> bool:
        """Whether a person has to put something together."""
        parts = any(one.odds for one in self.texts) or any(one.is_at_odds for one in self.values.values())
        return parts or any(one.is_at_odds for one in self.rows)


def meet(was: Fields, theirs: Fields, mine: Fields) -> Meeting:
    """The fields of a clause; what is not among mine I left as it was."""
    texts, rows, proposal = [], [], {}
    for code in ("tr", "en"):
        text = TextMet(code, *(_plain(one.get(code, was.get(code, ""))) for one in (was, theirs, mine)))
        proposal[code] = together(text.parts)
        if text.theirs != text.was:
            texts.append(text)
        name = f"errata_{code}"
        errata = [_by_place(one.get(name, was.get(name, ""))) for one in (was, theirs, mine)]
        met = [RowMet(code, *(one.get(place) for one in errata)) for place in {**errata[1], **errata[2], **errata[0]}]
        proposal[name] = dumped([dict(row) for one in met if (row := _row_together(one))])
        rows += [one for one in met if one.theirs != one.was]
    return Meeting(tuple(texts), tuple(rows), proposal)


def meet_values(was: Fields, theirs: Fields, mine: Fields) -> Meeting:
    """The fields of a remark: its two texts by words, of the others each whole."""
    texts = [TextMet(code, was.get(code, ""), theirs.get(code, ""), mine.get(code, "")) for code in ("tr", "en")]
    values = {
        name: Part(was.get(name, ""), theirs.get(name, ""), mine[name]) for name in mine if name not in ("tr", "en")
    }
    proposal = {one.language: together(one.parts) for one in texts} | {
        name: one.together for name, one in values.items()
    }
    changed = {name: one for name, one in values.items() if one.theirs != one.was}
    return Meeting(tuple(one for one in texts if one.theirs != one.was), (), proposal, changed)


def _row_together(met: RowMet) -> Row | None:
    """At odds with who took it out the row stays: a person decides."""
    if met.mine == met.was:
        return met.theirs
    return met.mine or (met.theirs if met.theirs != met.was else None)


def _by_place(text: str) -> dict[tuple[str, ...], Row]:
    """Errata by what they are about: the clause, where in it, which words."""
    rows = [{key: str(row.get(key, "")) for key in KEYS} for row in rows_of(text)]
    return {(row["at"], row["field"], row["says"]): row for row in rows}


def _plain(text: str) -> str:
    """Without spaces that nobody sees; of lines that are empty one stays between others."""
    lines = [" ".join(line.split()) for line in text.strip().splitlines()]
    return "\n".join(line for place, line in enumerate(lines) if line or lines[place - 1])
