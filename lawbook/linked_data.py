"""A Law as linked data (schema.org ``Legislation``), for who reads pages by machine."""

import json
from collections.abc import Mapping
from typing import Any

from django.utils.safestring import SafeString, mark_safe

from lawbook import addresses
from lawbook.book import Book, Passage
from lawbook.citations import Citation
from lawbook.editions import is_in_force
from lawbook.eli import Eli

_HARMLESS = {ord("<"): "\\u003c", ord(">"): "\\u003e", ord("&"): "\\u0026"}  # the data cannot end its element


def legislation(book: Book, number: int, language: str, site: str, edition: str = "") -> SafeString:
    """The JSON of a Law for the page that shows it. ``edition`` is the name that its addresses carry."""
    law = book.passages[Citation(number)]
    official = book.edition.official_language
    about = _named(book, law, language, site, edition) | {
        "@context": "https://schema.org",
        "inLanguage": language,
        "isPartOf": _edition(book, language, site, edition),
        "legislationLegalForce": _force(book),
        "encoding": {
            "@type": "LegislationObject",
            "encodingFormat": "text/html",
            "inLanguage": language,
            "legislationLegalValue": f"https://schema.org/{'Official' if language == official else 'Unofficial'}LegalValue",
        },
        "hasPart": [_named(book, book.passages[one], language, site, edition) for one in law.children],
    }
    if language != official:
        about["translationOfWork"] = _named(book, law, official, site, edition) | {"inLanguage": official}
    return script(about)


def script(data: Mapping[str, Any]) -> SafeString:
    """Data for a ``<script type="application/ld+json">``."""
    return mark_safe(json.dumps(data, ensure_ascii=False).translate(_HARMLESS))


def _named(book: Book, passage: Passage, language: str, site: str, edition: str) -> dict[str, Any]:
    display, heading = passage.display(language), passage.heading[language]
    return {
        "@type": "Legislation",
        "@id": f"{site}{addresses.address(passage.citation, language, edition)}",
        "legislationIdentifier": f"{site}{Eli(passage.citation, book.edition.code).path}",
        "name": f"{display}: {heading}" if heading else display,
    }


def _edition(book: Book, language: str, site: str, edition: str) -> dict[str, Any]:
    """The whole text, as which version, and since when it is in force, if that is known."""
    row = book.edition
    whole: dict[str, Any] = {
        "@type": "Legislation",
        "@id": f"{site}{addresses.page('home', language, edition)}",
        "name": getattr(row, f"title_{language}"),
        "legislationIdentifier": str(row),
        "legislationLegalForce": _force(book),
    }
    if row.in_force_from:
        whole["legislationDateVersion"] = row.in_force_from.isoformat()
    return whole


def _force(book: Book) -> str:
    return f"https://schema.org/{'InForce' if is_in_force(book.edition) else 'NotInForce'}"
