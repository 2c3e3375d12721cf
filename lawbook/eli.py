"""Identifiers of clauses after the manner of ELI, the European Legislation Identifier (knows no Django).

``/eli/laws/2017/64/A/1`` is Law 64A1 of the edition of 2017, ``…/tur`` its Turkish text. Without an edition it is the concept:
what a clause is about, whatever its number is in an edition (``lawbook.concepts``).
"""

import re
from dataclasses import dataclass

from lawbook.citations import Citation, CitationError, Kind, parse
from lawbook.further_languages import further_languages

START = "/eli/laws/"
LANGUAGES = {"tr": "tur", "en": "eng"} | {code: one.three_letters for code, one in further_languages().items()}
_EDITION = re.compile(r"[12]\d{3}[-.\w]{0,16}", re.ASCII)
_LONGEST = 100


@dataclass(frozen=True)
class Eli:
    """What an identifier names. ``since`` is the edition that a concept is numbered by, if that is not the usual one."""

    citation: Citation
    edition: str = ""
    language: str = ""
    since: str = ""

    @property
    def path(self) -> str:
        """As an address of the site."""
        kind, citation = self.citation.kind, self.citation
        labels = [str(citation.law), *citation.path] if kind is Kind.CLAUSE else citation.id.split(":")
        labels[-1] += f"@{self.since}" if self.since else ""
        parts = [self.edition, *labels, LANGUAGES.get(self.language, "")]
        return START + "/".join(part for part in parts if part)


def read(path: str) -> Eli | None:
    """What the part of an address behind ``/eli/laws/`` names; None for what names nothing."""
    labels = path[:_LONGEST].rstrip("/").split("/")
    edition = labels.pop(0) if _EDITION.fullmatch(labels[0]) else ""
    codes = {code: language for language, code in LANGUAGES.items()}
    language = codes[labels.pop()] if labels and labels[-1] in codes else ""
    if not labels or len(path) > _LONGEST:
        return None
    labels[-1], _, since = labels[-1].partition("@")
    if since and (edition or not _EDITION.fullmatch(since)):
        return None
    try:
        citation = parse(":".join(labels) if labels[0] in ("def", "fn") else "".join(labels))
    except CitationError:
        return None
    found = Eli(citation, edition, language, since)
    return found if found.path == START + path.rstrip("/") else None
