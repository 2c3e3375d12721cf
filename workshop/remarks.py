"""A remark as it is written in the workshop: its fields, what is wrong with them, how it will stand beside its clause."""

from collections.abc import Mapping

from django.utils.translation import gettext as _

from lawbook import citations
from lawbook.book import Book, current_book
from lawbook.citations import Citation, CitationError, Kind, parse
from lawbook.commentary import remark_named, remarks_by_clause
from lawbook.remarks import LAYERS, Remark, shipped_readings
from lawbook.text.references import Known, find_references
from rulings.assistant.case_names import case_named
from workshop.models import RemarkDraft

Fields = Mapping[str, str]
FIELDS = ("at", "layer", "tr", "en", "origin_tr", "origin_en", "case", "page")
OF_TRANSLATION = {"en", "origin_en"}
_NEEDED = ("tr", "en", "origin_tr", "origin_en")
_LONGEST = {"tr": 1500, "en": 1500, "origin_tr": 120, "origin_en": 120, "case": 120}
ORIGIN = {"origin_tr": "federasyonun notu", "origin_en": "a note of the federation"}
"""How the federation signs what it writes, unless somebody says otherwise."""


def cleaned(typed: Fields) -> dict[str, str]:
    """What was typed, as it is kept: a remark is one paragraph."""
    return {name: " ".join(typed.get(name, "").split()) for name in FIELDS}


def faults(fields: Fields) -> dict[str, str]:
    """What is wrong, by field, each in a sentence; empty if it can stand as it is."""
    book = current_book()
    found = {name: told for name in FIELDS if (told := _fault_of(name, fields[name], book))}
    return found | {
        name: told for name in ("tr", "en") if name not in found and (told := _lost(fields[name], name, book))
    }


def _fault_of(name: str, typed: str, book: Book) -> str:
    if name in _NEEDED and not typed:
        return _("A remark is written and signed in both languages.")
    if len(typed) > _LONGEST.get(name, 60):
        return _("At most %(most)s characters.") % {"most": _LONGEST.get(name, 60)}
    if not typed.isprintable():
        return _("There is a character in it that nobody sees.")
    return _unknown(name, typed, book)


def _unknown(name: str, typed: str, book: Book) -> str:
    """What a field names and there is not."""
    if name == "at" and _clause(typed, book) is None:
        return _("“%(typed)s” is no clause of the edition in force.") % {"typed": typed[:40]}
    if name == "layer" and typed not in LAYERS:
        return _("Choose what it is.")
    if name == "case" and typed and case_named(typed) is None:
        return _("There is no such worked case.")
    if name == "page" and typed and typed not in {one.slug["en"] for one in shipped_readings()}:
        return _("There is no such page.")
    return ""


def _clause(typed: str, book: Book) -> Citation | None:
    try:
        citation = parse(typed)
    except CitationError:
        return None
    return citation if citation.kind is Kind.CLAUSE and citation in book.passages else None


def _lost(text: str, language: str, book: Book) -> str:
    """The reference to a Law that leads nowhere. A remark says the number of the Law: nothing counts from where it stands."""
    known = Known(language, book.passages.keys(), {})
    _found, lost = find_references(text, citations.definition("x"), known)
    wrong = [one.text for one in lost if any(sign.isdigit() for sign in one.text)]
    return _("“%(words)s” leads nowhere: there is no such clause.") % {"words": wrong[0]} if wrong else ""


def remark_of(key: str, fields: Fields) -> Remark:
    """As readers would see it. The fields must have no fault."""
    text = {"tr": fields["tr"], "en": fields["en"]}
    origin = {"tr": fields["origin_tr"], "en": fields["origin_en"]}
    return Remark(key, parse(fields["at"]), fields["layer"], text, origin, fields["case"])


def fields_of(remark: Remark) -> dict[str, str]:
    """A remark that holds, to be written anew."""
    page = next((one.slug["en"] for one in shipped_readings() if any(it.key == remark.key for it in one.remarks)), "")
    words = {"tr": remark.text["tr"], "en": remark.text["en"], "case": remark.case, "page": page}
    signed = {"origin_tr": remark.origin["tr"], "origin_en": remark.origin["en"]}
    return {"at": remark.at.id, "layer": remark.layer, **words, **signed}


def beside(remark: Remark) -> dict[Citation, list[Remark]]:
    """The remarks on its clause as they would stand there with this one."""
    others = [one for one in remarks_by_clause().get(remark.at, []) if one.key != remark.key]
    return {remark.at: sorted([*others, remark], key=lambda one: LAYERS.index(one.layer))}


def written(key: str) -> tuple[RemarkDraft | None, dict[str, str], int] | None:
    """What is written under a key: its draft, its fields, the number of its last version; None where there is nothing."""
    draft = RemarkDraft.objects.filter(key=key).first()
    if draft is not None:
        return draft, draft.latest.fields, draft.latest.number
    remark = remark_named(key)
    return (None, fields_of(remark), 0) if remark else None
