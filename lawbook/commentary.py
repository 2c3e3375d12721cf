"""The remarks that hold: those of the files, and before them what was published here (``lawbook.published_remarks``).

What was published under the key of a remark of the files stands in its place; what was withdrawn is gone, whatever the files
say, so that no restart and no new software undoes it. Beside a clause remarks have a shape and a label of their own, and are
left out in print.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

from lawbook.citations import Citation, parse
from lawbook.models import PublishedRemark
from lawbook.published_remarks import mark, published_remarks
from lawbook.remarks import LAYERS, Reading, Remark, Section, shipped_readings

_SEVERAL = 3
Rows = Mapping[str, PublishedRemark]


@dataclass(frozen=True)
class _Holding:
    """What holds at a mark."""

    readings: tuple[Reading, ...]
    by_clause: dict[Citation, list[Remark]]
    by_key: dict[str, Remark]


def readings() -> tuple[Reading, ...]:
    """All pages, by the order of their files."""
    return _holding(mark()).readings


def readings_on(law: int) -> tuple[Reading, ...]:
    """The pages with several remarks on a Law."""
    return _readings_on(mark(), law)


def reading_named(slug: str) -> Reading | None:
    """The page that an address names, in either language."""
    return next((one for one in readings() if slug in one.slug.values()), None)


def reading_of_law(law: int, language: str) -> str:
    """The page to read that says most of a Law; empty where none says anything."""
    remarks = [(one, [note for note in one.remarks if note.at.law == law]) for one in readings()]
    found, most = max(remarks, key=lambda one: len(one[1]))
    return found.address(language) if most else ""


def remarks_by_clause() -> dict[Citation, list[Remark]]:
    """The remarks on each clause, comments before advice before examples."""
    return _holding(mark()).by_clause


def remark_named(key: str) -> Remark | None:
    """The remark that holds under a key."""
    return _holding(mark()).by_key.get(key)


@lru_cache(maxsize=128)
def _readings_on(at: str, law: int) -> tuple[Reading, ...]:
    pages = _holding(at).readings
    return tuple(page for page in pages if sum(one.at.law == law for one in page.remarks) >= _SEVERAL)


@lru_cache(maxsize=2)
def _holding(at: str) -> _Holding:
    last: Rows = {row.key: row for row in published_remarks(at)}
    shipped = {one.key for page in shipped_readings() for one in page.remarks}
    own = {key: _remark(row) for key, row in last.items() if key not in shipped and not row.is_retired}
    pages = tuple(_with(page, last, own) for page in shipped_readings())
    on_pages = {one.key: one for page in pages for one in page.remarks}
    beside = {key: one for key, one in own.items() if key not in on_pages}
    return _Holding(pages, _by_clause([*on_pages.values(), *beside.values()]), on_pages | beside)


def _with(page: Reading, last: Rows, own: Mapping[str, Remark]) -> Reading:
    """A page with what was published in the places of its remarks, and what was written for it besides."""
    sections = [replace(one, remarks=_held(one, last)) for one in page.sections]
    for key, remark in own.items():
        if last[key].page == page.slug["en"]:
            _nearest(sections, remark.at).remarks.append(remark)
    return replace(page, sections=sections)


def _held(section: Section, last: Rows) -> list[Remark]:
    found = [(one, last.get(one.key)) for one in section.remarks]
    return [_remark(row) if row else one for one, row in found if row is None or not row.is_retired]


def _nearest(sections: list[Section], at: Citation) -> Section:
    """The section that says most of the clause, else of its Law, else the last."""

    def nearness(place: int) -> tuple[int, int, int]:
        remarks = sections[place].remarks
        return sum(one.at == at for one in remarks), sum(one.at.law == at.law for one in remarks), place

    return sections[max(range(len(sections)), key=nearness)]


def _by_clause(remarks: list[Remark]) -> dict[Citation, list[Remark]]:
    found: dict[Citation, list[Remark]] = {}
    for remark in remarks:
        found.setdefault(remark.at, []).append(remark)
    return {at: sorted(those, key=lambda one: LAYERS.index(one.layer)) for at, those in found.items()}


def _remark(row: PublishedRemark) -> Remark:
    return Remark(row.key, parse(row.citation), row.layer, row.text, row.origin, row.case)
