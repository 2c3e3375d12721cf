"""A text with its clauses in their new places under their new marks."""

import re
from collections.abc import Mapping, Sequence

from django.utils.translation import gettext as _

from lawbook.citations import Citation, Kind
from workshop.notation.blocks import Block, blocks_of
from workshop.notation.places import Became, Unmovable, after

_MARK = (
    re.compile(r"^()[A-Z](\.)"),
    re.compile(r"^()[1-9]\d?(\.)"),
    re.compile(r"^(\(?)[a-z](\))"),
    re.compile(r"^(\(?)[ivx]+([.)])"),
)
Edit = tuple[int, int, str]
"""Characters of a block that become others."""


def relabelled(
    source: str,
    language: str,
    map_of: Became,
    edits: Mapping[Citation, Sequence[Edit]],
    new: tuple[Citation, str] | None,
) -> str:
    """The source with what was moved in its place, ``edits`` made in the blocks of some clauses, and a new clause put in."""
    blocks = blocks_of(source, language)
    _check(blocks, map_of)
    named = [*map_of, *map_of.values(), *edits, *([new[0]] if new else [])]
    laws = {one.law for one in named if one is not None and one.kind is Kind.CLAUSE}
    lines = source.splitlines()
    for law in sorted(laws, reverse=True):
        inside = [one for one in blocks if one.citation.kind is Kind.CLAUSE and one.citation.law == law]
        whole = "\n\n".join(_paragraphs(law, blocks, map_of, edits, new))
        lines[inside[0].start - 1 : inside[-1].end - 1] = [*whole.splitlines(), ""]
    outside = [one for one in blocks if one.citation.kind is not Kind.CLAUSE and one.citation in edits]
    return _edited_outside("\n".join(lines) + "\n", language, outside, edits)


def _check(blocks: Sequence[Block], map_of: Became) -> None:
    own = {one.citation for one in blocks}
    for citation, target in map_of.items():
        if citation not in own and target != citation and (target is None or target.path[-1] != citation.path[-1]):
            told = _("%(clause)s opens on the line of %(above)s: write it on a line of its own first.")
            raise Unmovable(
                told % {"clause": citation.short, "above": citation.parent.short if citation.parent else ""}
            )


def _paragraphs(
    law: int,
    blocks: Sequence[Block],
    map_of: Became,
    edits: Mapping[Citation, Sequence[Edit]],
    new: tuple[Citation, str] | None,
) -> list[str]:
    """Of a Law: what stays, what came, in the order of their numbers."""
    found: list[tuple[Citation, str]] = [new] if new and new[0].law == law else []
    for block in blocks:
        target = after(block.citation, map_of)
        if block.citation.kind is Kind.CLAUSE and target is not None and target.law == law:
            found.append((target, _marked(_edited(block.text, edits.get(block.citation, ())), block.citation, target)))
    return [line for _at, text in sorted(found, key=lambda one: one[0]) for line in text.splitlines()]


def _edited(text: str, edits: Sequence[Edit]) -> str:
    for start, end, words in sorted(edits, reverse=True):
        text = text[:start] + words + text[end:]
    return text


def _marked(text: str, was: Citation, now: Citation) -> str:
    """Its lines under the mark that it has now, written as the one before."""
    if was == now or not now.path:
        return text
    found = _MARK[len(now.path) - 1].sub(lambda mark: f"{mark[1]}{now.path[-1]}{mark[2]}", text, count=1)
    if was.path[-1] != now.path[-1] and found == text:
        raise Unmovable(_("The mark of %(clause)s is not as it should be: move it by hand.") % {"clause": was.short})
    return found


def _edited_outside(source: str, language: str, outside: list[Block], edits: Mapping[Citation, Sequence[Edit]]) -> str:
    """Definitions and footnotes stay where they are; their lines are found anew, for Laws may be longer now."""
    lines = source.splitlines()
    places = {one.citation: one for one in blocks_of(source, language)} if outside else {}
    for block in sorted(outside, key=lambda one: places[one.citation].start, reverse=True):
        at = places[block.citation]
        lines[at.start - 1 : at.end - 1] = ["\n\n".join(_edited(block.text, edits[block.citation]).splitlines()), ""]
    return "\n".join(lines) + "\n"
