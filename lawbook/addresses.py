"""The addresses of the site's pages, in Turkish and in English words (knows no Django)."""

from lawbook.citations import Citation, Kind

WORDS = {
    "tr": {
        "law": "yasa",
        "definitions": "tanimlar",
        "footnotes": "dipnotlar",
        "errata": "duzeltmeler",
        "search": "ara",
        "suggest": "oneri",
        "preview": "onizleme",
        "parallel": "iki-dilde",
        "glossary": "sozluk",
        "coverage": "kapsam",
        "cases": "ornekler",
        "practice": "calisma",
        "progress": "ilerleme",
        "next": "siradaki",
        "question": "soru",
        "report": "bildir",
    },
    "en": {
        "law": "law",
        "definitions": "definitions",
        "footnotes": "footnotes",
        "errata": "errata",
        "search": "search",
        "suggest": "suggest",
        "preview": "preview",
        "parallel": "side-by-side",
        "glossary": "glossary",
        "coverage": "coverage",
        "cases": "cases",
        "practice": "practice",
        "progress": "progress",
        "next": "next",
        "question": "question",
        "report": "report",
    },
}


def other_language(language: str) -> str:
    """The language of the site that is not this one."""
    return next(code for code in WORDS if code != language)


def page(name: str, language: str) -> str:
    """The address of a page that is not about one clause: ``/tr/tanimlar/``; ``home`` is ``/tr/``."""
    return f"/{language}/" if name == "home" else f"/{language}/{WORDS[language][name]}/"


def address(citation: Citation, language: str) -> str:
    """Where a citation is read: ``/tr/yasa/50/#D2a``, ``/tr/tanimlar/#zon``, ``/tr/dipnotlar/#dn14``."""
    if citation.kind is Kind.DEFINITION:
        return f"{page('definitions', language)}#{citation.name}"
    if citation.kind is Kind.FOOTNOTE:
        return f"{page('footnotes', language)}#dn{citation.name}"
    fragment = f"#{citation.anchor}" if citation.path else ""
    return f"{page('law', language)}{citation.law}/{fragment}"


def preview(citation: Citation, language: str) -> str:
    """The fragment that shows a citation without leaving the page."""
    return f"{page('preview', language)}{citation.id}/"


def parallel(law: int, language: str) -> str:
    """A Law in both languages side by side: ``/tr/yasa/50/iki-dilde/``."""
    return f"{page('law', language)}{law}/{WORDS[language]['parallel']}/"


def case(name: str, language: str) -> str:
    """The page of a reviewed case: ``/tr/ornekler/revoke-partner-won/``."""
    return f"{page('cases', language)}{name}/"


def question(question_id: str, language: str) -> str:
    """The permanent link of a question: ``/tr/soru/1-1x8k2f-3q/``."""
    return f"{page('question', language)}{question_id}/"


def practice(mode: str, language: str) -> str:
    """The next question of a mode of practice: ``/tr/siradaki/mixed/``."""
    return f"{page('next', language)}{mode}/"
