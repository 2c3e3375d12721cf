"""The addresses of the site's pages, in Turkish and in English words (knows no Django)."""

from collections.abc import Mapping

from accounts.words import WORDS as ACCOUNT
from lawbook.citations import Citation, Kind
from lawbook.further_languages import further_languages, of_rooms

WORDS = {
    "tr": {
        **ACCOUNT["tr"],
        "law": "yasa",
        "definitions": "tanimlar",
        "footnotes": "dipnotlar",
        "errata": "duzeltmeler",
        "search": "ara",
        "suggest": "oneri",
        "preview": "onizleme",
        "parallel": "iki-dilde",
        "glossary": "sozluk",
        "privacy": "gizlilik",
        "offline": "cevrimdisi",
        "coverage": "kapsam",
        "cases": "ornekler",
        "deals": "ornek-oyunlar",
        "what-happened": "ne-oldu",
        "tools": "hesaplama",
        "victory-points": "vp",
        "contested-claim": "itirazli-talep",
        "reading": "okuma",
        "editions": "surumler",
        "comparison": "karsilastirma",
        "verification": "dogrulama",
        "embed": "gomulu",
        "regulations": "yonetmelik",
        "for-your-site": "sitenizde",
        "practice": "calisma",
        "progress": "ilerleme",
        "course": "ders",
        "ladder": "basamaklar",
        "anki": "anki",
        "next": "siradaki",
        "ahead": "onceden",
        "question": "soru",
        "report": "bildir",
        "exam": "sinav",
        "sitting": "sinavim",
        "hand-in": "teslim",
        "paper": "kagit",
        "exam-code": "sinav-kodu",
        "examinations": "resmi-sinavlar",
        "certificate": "belge",
        "class": "sinif",
        "reports": "bildirimler",
        "workshop": "atolye",
        "announcements": "duyurular",
    },
    "en": {
        **ACCOUNT["en"],
        "law": "law",
        "definitions": "definitions",
        "footnotes": "footnotes",
        "errata": "errata",
        "search": "search",
        "suggest": "suggest",
        "preview": "preview",
        "parallel": "side-by-side",
        "glossary": "glossary",
        "privacy": "privacy",
        "offline": "offline",
        "coverage": "coverage",
        "cases": "cases",
        "deals": "deals",
        "what-happened": "what-happened",
        "tools": "tools",
        "victory-points": "victory-points",
        "contested-claim": "contested-claim",
        "reading": "reading",
        "editions": "editions",
        "comparison": "comparison",
        "verification": "verification",
        "embed": "embed",
        "regulations": "regulations",
        "for-your-site": "for-your-site",
        "practice": "practice",
        "progress": "progress",
        "course": "course",
        "ladder": "ladder",
        "anki": "anki",
        "next": "next",
        "ahead": "ahead",
        "question": "question",
        "report": "report",
        "exam": "exam",
        "sitting": "my-exam",
        "hand-in": "hand-in",
        "paper": "paper",
        "exam-code": "exam-code",
        "examinations": "examinations",
        "certificate": "certificate",
        "class": "class",
        "reports": "reports",
        "workshop": "workshop",
        "announcements": "announcements",
    },
}


OF_BOOK = ("home", "law", "definitions", "footnotes", "editions", "comparison", "verification", "preview", "embed")
"""The pages that a further language has too."""


def words(language: str) -> Mapping[str, str]:
    """The words of addresses in a language; a further one has those of English where it has none."""
    further = further_languages().get(language)
    return WORDS["en"] | dict(further.words) if further else WORDS[language]


_READING = (
    "law",
    "definitions",
    "footnotes",
    "errata",
    "privacy",
    "offline",
    "suggest",
    "preview",
    "glossary",
    "coverage",
    "cases",
    "deals",
    "what-happened",
    "tools",
    "victory-points",
    "reading",
    "editions",
    "comparison",
    "embed",
    "for-your-site",
)
_READING_WORDS = frozenset(words[name] for words in WORDS.values() for name in _READING)


def only_reads(path: str) -> bool:
    """Whether the address is a page of the book or a file: what is answered from memory, without the database."""
    first, second = [*path.split("/", 3), "", ""][1:3]
    if first not in WORDS:
        return first in ("", "static") or first[0].isdigit()
    return not second or second in _READING_WORDS or second[0].isdigit()


CHARTS = {"tr": ("akis", "akislar"), "en": ("chart", "charts")}
"""The flow chart of one situation, and all of them, in addresses."""
POSTER = {"tr": "afis", "en": "poster"}
"""The chart as one big page."""


def other_language(language: str) -> str:
    """The language of the site that is not this one."""
    return next(code for code in WORDS if code != language)


def page(name: str, language: str, edition: str = "") -> str:
    """The address of a page that is not about one clause: ``/tr/tanimlar/``; ``home`` is ``/tr/``.

    With the name of an edition, its page: ``/tr/2007/``; without one, that of the edition in force.
    """
    language = language if name in OF_BOOK else of_rooms(language)
    start = f"/{language}/{edition}/" if edition else f"/{language}/"
    return start if name == "home" else f"{start}{words(language)[name]}/"


def address(citation: Citation, language: str, edition: str = "") -> str:
    """Where a citation is read: ``/tr/yasa/50/#D2a``, ``/tr/2007/yasa/6/#D1``, ``/tr/tanimlar/#zon``."""
    if citation.kind is Kind.DEFINITION:
        return f"{page('definitions', language, edition)}#{citation.name}"
    if citation.kind is Kind.FOOTNOTE:
        return f"{page('footnotes', language, edition)}#dn{citation.name}"
    fragment = f"#{citation.anchor}" if citation.path else ""
    return f"{page('law', language, edition)}{citation.law}/{fragment}"


def preview(citation: Citation, language: str, edition: str = "") -> str:
    """The fragment that shows a citation without leaving the page."""
    return f"{page('preview', language, edition)}{citation.id}/"


def embed(citation: Citation, language: str, edition: str = "") -> str:
    """The frame that shows a citation on another site: ``/tr/gomulu/50D2a/``."""
    return f"{page('embed', language, edition)}{citation.id}/"


def comparison(older: str, newer: str, language: str, law: int = 0) -> str:
    """What changed from one edition to another, of the whole text or of one Law: ``/tr/karsilastirma/2007/2017/6/``."""
    return f"{page('comparison', language)}{older}/{newer}/" + (f"{law}/" if law else "")


def feed(language: str) -> str:
    """What happened to the editions, for feed readers: ``/tr/surumler/akis.atom``."""
    return f"{page('editions', language)}{'akis' if language == 'tr' else 'feed'}.atom"


ANNOUNCING = {"tr": {"confirm": "onay", "leave": "iptal"}, "en": {"confirm": "confirm", "leave": "unsubscribe"}}
"""What is done with the links in messages."""


def announcements(language: str) -> str:
    """Announcements by e-mail: ``/tr/duyurular/``."""
    return page("announcements", language)


def export(edition: str, name: str) -> str:
    """A file of an edition by its full name: ``/editions/2017.1/laws.json``."""
    return f"/editions/{edition}/{name}"


def downloads(edition: str, language: str) -> str:
    """The page of the files of an edition: ``/tr/surumler/2017/``."""
    return f"{page('editions', language)}{edition}/"


def verification(language: str) -> str:
    """Where a file of an edition is verified: ``/tr/surumler/dogrulama/``."""
    return f"{page('editions', language)}{words(language)['verification']}/"


def regulations(name: str, language: str) -> str:
    """Published regulations under their name: ``/tr/yonetmelik/2/``."""
    return f"{page('regulations', language)}{name}/"


def new_regulations(language: str) -> str:
    """Where they are written, in the workshop: ``/tr/atolye/yonetmelik/``."""
    return f"{page('workshop', language)}{words(language)['regulations']}/"


def parallel(law: int, language: str) -> str:
    """A Law in both languages side by side: ``/tr/yasa/50/iki-dilde/``."""
    language = of_rooms(language)
    return f"{page('law', language)}{law}/{WORDS[language]['parallel']}/"


def case(name: str, language: str) -> str:
    """The page of a reviewed case: ``/tr/ornekler/revoke-partner-won/``."""
    return f"{page('cases', language)}{name}/"


def deal(slug: str, language: str) -> str:
    """A deal that is shown trick by trick: ``/tr/ornek-oyunlar/ortagi-sordu/``."""
    return f"{page('deals', language)}{slug}/"


def situation(name: str, language: str) -> str:
    """Where a situation is told and ruled on: ``/tr/ne-oldu/yetersiz-deklare/``."""
    return f"{page('what-happened', language)}{name}/"


def situations_of_law(law: int, language: str) -> str:
    """The situations that a Law rules on: ``/tr/ne-oldu/yasa/64/``."""
    return f"{page('what-happened', language)}{WORDS[language]['law']}/{law}/"


def table(language: str) -> str:
    """Where a table is told event by event: ``/tr/ne-oldu/masa/``."""
    return situation({"tr": "masa", "en": "table"}[language], language)


def chart(name: str, language: str) -> str:
    """The flow chart of a situation: ``/tr/ne-oldu/yetersiz-deklare/akis/``."""
    return f"{situation(name, language)}{CHARTS[language][0]}/"


def poster(name: str, language: str) -> str:
    """The same as one big page to print: ``/tr/ne-oldu/yetersiz-deklare/akis/afis/``."""
    return f"{chart(name, language)}{POSTER[language]}/"


def charts(language: str, booklet: int = 0) -> str:
    """All flow charts, or the booklet of one group of situations: ``/tr/ne-oldu/akislar/2/``."""
    return situation(CHARTS[language][1], language) + (f"{booklet}/" if booklet else "")
