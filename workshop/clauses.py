"""A clause of a draft as it is edited, and how often it has been changed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lawbook.citations import Citation, Kind, parse
from workshop.models import Draft, Version
from workshop.notation.blocks import Block, blocks_of, is_edited_with, unit
from workshop.notation.errata_of import rows_at, with_rows
from workshop.notation.folder import files_of

FIELDS = ("tr", "en", "errata_tr", "errata_en")


@dataclass(frozen=True)
class Clause:
    """What is edited under a citation: its lines and errata in both languages; ``seen`` counts the changes so far."""

    citation: Citation
    fields: Mapping[str, str]
    seen: int


def clause_of(draft: Draft, citation: Citation) -> Clause | None:
    """The clause as it stands; None if the draft has none of that name."""
    fields = fields_in(files_of(draft), citation)
    return Clause(citation, fields, seen(draft, citation)) if fields["tr"] or fields["en"] else None


def fields_in(files: Mapping[str, str], citation: Citation) -> dict[str, str]:
    """What these files have under a citation."""
    fields = {}
    for language in ("tr", "en"):
        fields[language] = "\n\n".join(block.text for block in _blocks(files, language, citation))
        fields[f"errata_{language}"] = rows_at(files.get(f"{language}.errata.yaml", ""), citation)
    return fields


def fields_then(draft: Draft, citation: Citation, count: int) -> dict[str, str]:
    """What stood there after so many of its changes, out of the versions of what was changed since."""
    files, first = files_of(draft), dict[str, int]()
    for one in changes(draft, citation)[count:]:
        first.setdefault(one.citation, one.number)
    before = [draft.versions.get(citation=name, number=number - 1) for name, number in first.items()]
    fields = {}
    for language in ("tr", "en"):
        texts = {one.citation.id: one.text for one in _blocks(files, language, citation)}
        texts |= {one.citation: getattr(one, language) for one in before}
        fields[language] = "\n\n".join(texts[name] for name in sorted(texts, key=parse) if texts[name])
        file = files.get(f"{language}.errata.yaml", "")
        for one in before:
            file = with_rows(file, parse(one.citation), getattr(one, f"errata_{language}"))
        fields[f"errata_{language}"] = rows_at(file, citation)
    return fields


def _blocks(files: Mapping[str, str], language: str, citation: Citation) -> Sequence[Block]:
    name = f"{language}.txt"
    return unit(blocks_of(files[name], language), citation) if name in files else []


def seen(draft: Draft, citation: Citation) -> int:
    """How often the clause (of a Law: any of its clauses) has been changed in the draft."""
    return len(changes(draft, citation))


def changes(draft: Draft, citation: Citation) -> list[Version]:
    """The changes of what is edited under a citation, the lines of its parent among them if it opens there (``1. (a) …``)."""
    names = draft.versions.filter(number__gt=0).order_by("pk")
    if citation.kind is Kind.CLAUSE and not citation.path:
        return [one for one in names if is_edited_with(parse(one.citation), citation)]
    files = files_of(draft)
    lines = {one.citation.id for language in ("tr", "en") for one in _blocks(files, language, citation)}
    return list(names.filter(citation__in={citation.id, *lines}))
