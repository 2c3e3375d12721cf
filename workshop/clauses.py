"""A clause of a draft as it is edited, and how often it has been changed."""

from collections.abc import Mapping
from dataclasses import dataclass

from lawbook.citations import Citation, Kind, parse
from workshop.models import Draft, Version
from workshop.notation.blocks import blocks_of, is_edited_with, unit
from workshop.notation.errata_of import rows_at
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
    files = files_of(draft)
    fields = {}
    for language in ("tr", "en"):
        found = unit(blocks_of(files[f"{language}.txt"], language), citation) if f"{language}.txt" in files else []
        fields[language] = "\n\n".join(block.text for block in found)
        fields[f"errata_{language}"] = rows_at(files.get(f"{language}.errata.yaml", ""), citation)
    return Clause(citation, fields, seen(draft, citation)) if fields["tr"] or fields["en"] else None


def seen(draft: Draft, citation: Citation) -> int:
    """How often the clause (of a Law: any of its clauses) has been changed in the draft."""
    return len(changes(draft, citation))


def changes(draft: Draft, citation: Citation) -> list[Version]:
    """The changes of what is edited under a citation."""
    names = draft.versions.filter(number__gt=0).order_by("pk")
    if citation.kind is Kind.CLAUSE and not citation.path:
        return [one for one in names if is_edited_with(parse(one.citation), citation)]
    return list(names.filter(citation=citation.id))
