"""What an Akoma Ntoso document says about itself: the work, its expression in a language, its notes and terms."""

from lawbook.book import Book
from lawbook.eli import LANGUAGES
from lawbook.publishing.xml import element

_SITE, _AUTHOR = "#site", "#wbf"
_SOURCE = {"source": _SITE}


def work_uri(book: Book) -> str:
    """The name of the edition as a work; ``aa`` stands where no single country does."""
    return f"/akn/aa/act/laws/{book.edition.code}/duplicate-bridge"


def meta(book: Book, language: str, notes: list[str]) -> str:
    """The element ``meta``."""
    identification = element(
        "identification", _work(book), _expression(book, language), _manifestation(book, language), **_SOURCE
    )
    kept = [element("notes", *notes, **_SOURCE)] if notes else []
    return element("meta", identification, _references(book, language), *kept)


def _work(book: Book) -> str:
    uri = work_uri(book)
    return element("FRBRWork", *_named(f"{uri}/!main", uri), *_dated(book), _by(), element("FRBRcountry", value="aa"))


def _expression(book: Book, language: str) -> str:
    """In which language it is, which revision, and whether that one counts; a translation names its original."""
    uri, official = _expression_uri(book, language), book.edition.official_language
    about = [
        element("FRBRversionNumber", value=str(book.edition)),
        element("FRBRauthoritative", value="true" if language == official else "false"),
        element("FRBRlanguage", language=_three_letters(language)),
    ]
    if language != official:
        original = _expression_uri(book, official)
        about.append(
            element(
                "FRBRtranslation", href=original, fromLanguage=_three_letters(official), by=_SITE, authoritative="false"
            )
        )
    return element("FRBRExpression", *_named(f"{uri}/!main", uri), *_dated(book), _by(), *about)


def _manifestation(book: Book, language: str) -> str:
    uri = f"{_expression_uri(book, language)}.akn"
    by = element("FRBRauthor", href=_SITE)
    return element("FRBRManifestation", *_named(f"{uri}/!main", uri), *_dated(book), by)


def _expression_uri(book: Book, language: str) -> str:
    return f"{work_uri(book)}/{_three_letters(language)}@{_date(book)[0]}"


def _three_letters(language: str) -> str:
    return LANGUAGES[language]


def _named(this: str, uri: str) -> tuple[str, str]:
    return element("FRBRthis", value=this), element("FRBRuri", value=uri)


def _date(book: Book) -> tuple[str, str]:
    """The day from which the edition was in force; where nobody knows it, the first of the year of its code."""
    since = book.edition.in_force_from
    return (since.isoformat(), "in-force") if since else (f"{book.edition.code[:4]}-01-01", "year-of-the-edition")


def _dated(book: Book) -> list[str]:
    date, name = _date(book)
    return [element("FRBRdate", date=date, name=name)]


def _by() -> str:
    return element("FRBRauthor", href=_AUTHOR)


def _references(book: Book, language: str) -> str:
    """Who stands behind the text and behind this file, and the terms that the definitions define."""
    organisations = [
        element("TLCOrganization", eId="wbf", href="/ontology/organization/wbf", showAs="World Bridge Federation"),
        element("TLCOrganization", eId="site", href="/ontology/organization/bridge-laws", showAs="Briç Yasaları"),
    ]
    terms = [
        element(
            "TLCTerm",
            eId=f"term_{one.citation.name}",
            href=f"/ontology/term/{one.citation.name}",
            showAs=one.heading[language],
        )
        for one in book.definitions
    ]
    return element("references", *organisations, *terms, **_SOURCE)
