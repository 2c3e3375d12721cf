"""What the page of the files of an edition says of each."""

from dataclasses import dataclass

from django.utils.translation import gettext as _

from lawbook import addresses
from lawbook.further_languages import further_languages
from lawbook.models import Edition, Export


@dataclass(frozen=True)
class Download:
    """A file: its name and address, for what it is, its media type, size and SHA-256."""

    name: str
    address: str
    about: str
    media_type: str
    size: int
    sha256: str


def downloads_of(edition: Edition) -> list[Download]:
    """Every file of an edition, what people read before what programs read."""
    files = [_download(edition, one) for one in edition.exports.all()]
    return sorted(
        files, key=lambda one: _ORDER.index(_ending(one.name)) if _ending(one.name) in _ORDER else len(_ORDER)
    )


def _download(edition: Edition, export: Export) -> Download:
    address = addresses.export(str(edition), export.name)
    return Download(export.name, address, _about(export.name), export.media_type, export.size, export.sha256)


def _about(name: str) -> str:
    languages = {"tr": _("in Turkish"), "en": _("in English"), "tr-en": _("Turkish and English side by side")}
    languages |= {code: one.name for code, one in further_languages().items()}
    kinds = {
        "pdf": _("a book to print or to read on a screen"),
        "epub": _("a book for e-readers"),
        "html": _("one page that can be read without this site"),
        "akn.xml": _("Akoma Ntoso 3.0, the XML of legislation"),
        "laws.json": _("every passage with its references, for programs"),
        "clauses.csv": _("a table of clauses for spreadsheets"),
        "notation.zip": _("the files that the edition was made from; importing them gives it again"),
        "manifest.json": _("what all other files are, with their digests, to be verified"),
    }
    language = name.split(".")[1] if name.startswith("laws.") else ""
    return ", ".join(part for part in (kinds.get(_ending(name), ""), languages.get(language, "")) if part)


_ORDER = ("pdf", "epub", "html", "akn.xml", "laws.json", "clauses.csv", "notation.zip", "manifest.json")


def _ending(name: str) -> str:
    """What tells the kinds of file apart."""
    parts = name.split(".", 2)
    return parts[2] if len(parts) == 3 else name
