"""What two people made of one text, put together by words (knows no Django)."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher

_TOKEN = re.compile(r"\n+|[^\S\n]*\w+|[^\S\n]*[^\w\s]|[^\S\n]+")
_GROUND = re.compile(r"\w|\n")
_MOST_COMPARED = 3000
"""Words on each side between their common beginning and end; what is longer counts as changed whole."""

Tokens = Sequence[str]


@dataclass(frozen=True)
class Part:
    """Some words in what both came from, in what the other wrote and in what I wrote."""

    was: str
    theirs: str
    mine: str

    @property
    def is_at_odds(self) -> bool:
        """Whether each says something else there, and neither what it was."""
        return len({self.was, self.theirs, self.mine}) == 3

    @property
    def together(self) -> str:
        """What was changed, whoever changed it; mine where we are at odds."""
        return self.theirs if self.mine == self.was else self.mine


@dataclass(frozen=True)
class _Hunk:
    """Words ``start`` to ``end`` of what both came from, and what one side says in their place."""

    start: int
    end: int
    new: tuple[str, ...]
    is_mine: bool


def merged(was: str, theirs: str, mine: str) -> tuple[Part, ...]:
    """The parts in their order. Changes with no word and no end of a line between them touch, and are one part."""
    if theirs in (was, mine) or mine == was:
        return (Part(was, theirs, mine),)
    base = _TOKEN.findall(was)
    hunks = [*_hunks(base, _TOKEN.findall(theirs), is_mine=False), *_hunks(base, _TOKEN.findall(mine), is_mine=True)]
    return tuple(_parts(base, sorted(hunks, key=lambda one: (one.start, one.end))))


def together(parts: Sequence[Part]) -> str:
    """The text with the changes of both."""
    return "".join(part.together for part in parts)


def _parts(base: Tokens, hunks: Sequence[_Hunk]) -> Iterator[Part]:
    at = 0
    for group in _touching(base, hunks):
        start, end = group[0].start, max(one.end for one in group)
        yield _unchanged(base[at:start])
        theirs, mine = (_said(base, group, start, end, is_mine=which) for which in (False, True))
        yield Part("".join(base[start:end]), theirs, mine)
        at = end
    yield _unchanged(base[at:])


def _unchanged(tokens: Tokens) -> Part:
    text = "".join(tokens)
    return Part(text, text, text)


def _touching(base: Tokens, hunks: Sequence[_Hunk]) -> list[list[_Hunk]]:
    groups: list[list[_Hunk]] = []
    end = 0
    for one in hunks:
        if groups and not any(map(_GROUND.search, base[end : one.start])):
            groups[-1].append(one)
        else:
            groups.append([one])
        end = max(end, one.end)
    return groups


def _said(base: Tokens, group: Sequence[_Hunk], start: int, end: int, *, is_mine: bool) -> str:
    said: list[str] = []
    at = start
    for one in group:
        if one.is_mine is is_mine:
            said += [*base[at : one.start], *one.new]
            at = one.end
    return "".join([*said, *base[at:end]])


def _hunks(base: Tokens, other: Tokens, *, is_mine: bool) -> Iterator[_Hunk]:
    first = next((place for place, (one, two) in enumerate(zip(base, other, strict=False)) if one != two), None)
    first = min(len(base), len(other)) if first is None else first
    last = 0
    while last < min(len(base), len(other)) - first and base[-last - 1] == other[-last - 1]:
        last += 1
    old, new = base[first : len(base) - last], other[first : len(other) - last]
    if max(len(old), len(new)) > _MOST_COMPARED:
        yield _Hunk(first, first + len(old), tuple(new), is_mine)
        return
    for tag, i1, i2, j1, j2 in SequenceMatcher(None, old, new, autojunk=False).get_opcodes():
        if tag != "equal":
            yield _Hunk(first + i1, first + i2, tuple(new[j1:j2]), is_mine)
