"""A draft whose edition was followed by another meanwhile: published as it is, it would undo what that one brought."""

import datetime
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from django.utils.dateformat import format as written
from django.utils.timezone import localtime
from django.utils.translation import gettext as _

from lawbook.citations import Citation
from lawbook.editions import read_published, takes_effect_at
from lawbook.models import Edition
from lawbook.text.yaml_input import read_yaml
from workshop.models import Draft
from workshop.notation.blocks import blocks_of, replaced
from workshop.notation.errata_of import dumped, rows_by_clause

Files = Mapping[str, str]


def latest_revision(code: str) -> Edition | None:
    """The newest edition with this code that is not withdrawn, also one that is not in effect yet: the next one follows it."""
    found = [one for one in read_published() if one.code == code and one.state != Edition.State.WITHDRAWN]
    return found[-1] if found else None


def follows(draft: Draft, code: str) -> Edition | None:
    """What a copy of an edition would take the place of; None for a text that somebody brought. ``code``: the draft's own."""
    if not draft.copied_from:
        return None
    return latest_revision(code) or latest_revision(draft.copied_from.partition(".")[0])


def overtaken_by(draft: Draft, code: str) -> Edition | None:
    """The edition that the draft is to be brought up to; None if it is a copy of that one."""
    found = follows(draft, code)
    return found if found and str(found) != draft.copied_from else None


def would_undo(draft: Draft, code: str) -> list[str]:
    """The sentence for who would approve or publish it."""
    newer = overtaken_by(draft, code)
    if newer is None:
        return []
    told = _(
        "The draft is a copy of %(copy)s, and %(edition)s is what it would take the place of: what differs between the "
        "two would be undone. Bring that into the draft first."
    )
    return [told % {"copy": draft.copied_from, "edition": newer}]


def too_early(draft: Draft, code: str, at: datetime.datetime) -> list[str]:
    """An edition that is announced would not come into force any more, or its words before their day."""
    newer = follows(draft, code)
    begins = takes_effect_at(newer) if newer else None
    if begins is None or begins <= at:
        return []
    told = _(
        "%(edition)s comes into force on %(day)s, and what is published after it cannot do so earlier. Choose a later "
        "moment, or withdraw that edition first."
    )
    return [told % {"edition": newer, "day": written(localtime(begins), "j F Y, H:i")}]


@dataclass(frozen=True)
class Together:
    """The files of a draft with what a newer edition brought; ``both``: clauses that both changed, left as in the draft."""

    files: dict[str, str]
    both: tuple[str, ...]


def put_together(base: Files, newer: Files, own: Files) -> Together | None:
    """Clause by clause: what the draft left as it was becomes as it is now. None where clauses have other numbers."""
    files, both = {name: _one_of(base, newer, own, name) for name in {**newer, **own}}, dict[str, None]()
    for language in ("tr", "en"):
        text, errata = f"{language}.txt", f"{language}.errata.yaml"
        was, now, mine = (_clauses(one, language) for one in (base, newer, own))
        if not list(was) == list(now) == list(mine):
            return None
        taken = [one for one in was if now[one] != was[one] and mine[one] == was[one]]
        both |= dict.fromkeys(one[0].id for one in was if was[one] != now[one] != mine[one] != was[one])
        if text in own:
            files[text] = _with_lines(own[text], language, {one: now[one].text for one in taken})
        rows = [now[one].rows for one in taken if now[one].rows != was[one].rows]
        files[errata] = _with_rows(own.get(errata, ""), {name: row for one in rows for name, row in one.items()})
    return Together({name: one for name, one in files.items() if one}, tuple(both))


class _Clause(NamedTuple):
    """The lines of a block, and the errata of each clause that it opens, as YAML."""

    text: str
    rows: Mapping[str, str]


def _one_of(base: Files, newer: Files, own: Files, name: str) -> str:
    """A whole file: the draft's, if it changed it."""
    return newer.get(name, "") if own.get(name) == base.get(name) else own.get(name, "")


def _clauses(files: Files, language: str) -> dict[tuple[Citation, ...], _Clause]:
    rows = rows_by_clause(files.get(f"{language}.errata.yaml", ""))
    blocks = blocks_of(files[f"{language}.txt"], language) if f"{language}.txt" in files else ()
    return {one.opens: _Clause(one.text, {at.id: rows.get(at.id, "") for at in one.opens}) for one in blocks}


def _with_lines(text: str, language: str, lines: Mapping[tuple[Citation, ...], str]) -> str:
    for block in reversed(blocks_of(text, language)):  # from the end, so that numbers of lines stay
        if block.opens in lines:
            text = replaced(text, [block], lines[block.opens])
    return text


def _with_rows(file: str, rows: Mapping[str, str]) -> str:
    """The file of errata with others for these clauses."""
    if not rows:
        return file
    kept = [row for name, one in rows_by_clause(file).items() if name not in rows for row in read_yaml(one)]
    return dumped(kept + [row for one in rows.values() if one for row in read_yaml(one)])
