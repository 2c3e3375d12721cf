"""From what somebody typed or linked to a passage, or to a sentence that says why there is none."""

import re
from dataclasses import dataclass

from django.utils.translation import gettext as _
from django.utils.translation import ngettext

from lawbook import citations, turkish
from lawbook.book import LANGUAGES, Book
from lawbook.citation_input import read_citation
from lawbook.citations import Citation, Kind

_TERM = re.compile(r"\s*(?:def|definition|tanım)\s*:\s*(?P<term>[^:]{1,60})", re.IGNORECASE)


@dataclass(frozen=True)
class Missing:
    """A citation that the book does not hold: why, and the nearest passage that it holds, if there is one."""

    citation: Citation
    reason: str
    nearest: Citation | None


def look_up(book: Book, typed: str) -> Citation | Missing | None:
    """The citation that was typed if the book holds it; None if the text is no citation at all.

    A definition may be called by its term in either language: ``def:tür``, ``def:revoke``.
    """
    citation = read_citation(typed)
    if citation is not None and citation in book.passages:
        return citation
    citation = _by_term(book, typed) or citation
    if citation is None or citation in book.passages:
        return citation
    return missing(book, citation)


def _by_term(book: Book, typed: str) -> Citation | None:
    """The definition whose term is spelt so; else the one that has the slug of it, in the book or not."""
    match = _TERM.fullmatch(typed)
    slug = turkish.slug(match["term"]) if match else ""
    if match is None or not slug:
        return None
    spelt = {turkish.lower(match["term"].strip()), match["term"].strip().lower()}
    own = citations.definition(slug)
    for passage in book.definitions:
        if spelt & {turkish.lower(passage.heading["tr"]), passage.heading["en"].lower()}:
            return passage.citation
    if own in book.passages:
        return own
    named = (one.citation for one in book.definitions if slug in {turkish.slug(one.heading[x]) for x in LANGUAGES})
    return next(named, own)


def missing(book: Book, citation: Citation) -> Missing:
    """Why the book does not hold a citation: ``There is no Law 94``, ``Law 50 has no clause F; it has A to E``."""
    if citation.kind is Kind.DEFINITION:
        return Missing(citation, _("There is no definition of that name."), None)
    if citation.kind is Kind.FOOTNOTE:
        reason = _("There is no footnote %(number)s; there are %(count)s.")
        return Missing(citation, reason % {"number": citation.name, "count": len(book.footnotes)}, None)
    if Citation(citation.law) not in book.passages and book.edition.is_partial:
        return Missing(citation, not_held(book), None)
    if Citation(citation.law) not in book.passages:
        reason = _("There is no Law %(number)s; the Laws are 1 to %(last)s.")
        return Missing(citation, reason % {"number": citation.law, "last": book.laws[-1].citation.law}, None)
    nearest = [*citation.ancestors, citation][0]
    for one in citation.ancestors:
        nearest = one if one in book.passages else nearest
    wanted = Citation(citation.law, citation.path[: len(nearest.path) + 1])
    children = book.passages[nearest].children
    names = {"parent": nearest.short, "label": wanted.path[-1]}
    if not children:
        return Missing(
            citation, _("Law %(parent)s has no clause %(label)s; it has no clauses below it.") % names, nearest
        )
    names |= {"first": children[0].path[-1], "last": children[-1].path[-1]}
    if len(children) == 1:
        return Missing(citation, _("Law %(parent)s has no clause %(label)s; it has only %(first)s.") % names, nearest)
    return Missing(
        citation, _("Law %(parent)s has no clause %(label)s; it has %(first)s to %(last)s.") % names, nearest
    )


def not_held(book: Book) -> str:
    """What a partial edition holds, where something else was asked for."""
    laws = [str(law.citation.law) for law in book.laws]
    reason = ngettext(
        "Of this edition (%(title)s) only Law %(laws)s is here.",
        "Of this edition (%(title)s) only Laws %(laws)s are here.",
        len(laws),
    )
    return reason % {"title": book.edition.title, "laws": ", ".join(laws)}


def not_a_citation(typed: str) -> str:
    """What to say of a text that names no passage of any book."""
    return _("“%(typed)s” is not a citation; one looks like 50D2a, def:zon or fn:14.") % {
        "typed": "".join(letter for letter in typed[:40] if letter.isprintable())
    }
