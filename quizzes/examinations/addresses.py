"""Where the pages of examinations are, in both languages."""

from collections.abc import Callable
from uuid import UUID

from lawbook.addresses import WORDS, page

PARTS = {
    "tr": {
        "hand-in": "teslim",
        "state": "durum",
        "appeal": "itiraz",
        "certificate": "belge",
        "watch": "gozetim",
        "candidates": "adaylar",
        "questions": "sorular",
        "sheet": "kagit",
        "results": "sonuclar",
        "appeals": "itirazlar",
        "marking": "puanlama",
        "log": "olaylar",
        "items": "soru-istatistikleri",
        "new": "yeni",
        "remove": "silme",
        "erase": "belge-silme",
        "do": "islem",
    },
    "en": {
        "hand-in": "hand-in",
        "state": "state",
        "appeal": "appeal",
        "certificate": "certificate",
        "watch": "watch",
        "candidates": "candidates",
        "questions": "questions",
        "sheet": "sheet",
        "results": "results",
        "appeals": "appeals",
        "marking": "marking",
        "log": "log",
        "items": "items",
        "new": "new",
        "remove": "deletion",
        "erase": "certificate-erasure",
        "do": "do",
    },
}

OTHER = "other"
"""In the address of the form for a code: it is asked for though somebody is being examined on this device."""


def place(candidate: UUID, language: str, *rest: str | int) -> str:
    """A page of a candidate: ``/tr/sinav-kodu/…/3/``."""
    return _under(page("exam-code", language), candidate, language, rest)


def examination(number: UUID, language: str, *rest: str | int) -> str:
    """A page of an examination for who holds or watches it: ``/tr/resmi-sinavlar/…/gozetim/``."""
    return _under(page("examinations", language), number, language, rest)


def certificate(code: str, language: str) -> str:
    """Where a certificate is verified and printed: ``/tr/belge/K7QM2F9DXA/``."""
    return f"{page('certificate', language)}{code}/"


def erasure() -> dict[str, str]:
    """Where a certificate is erased, in every language: ``/tr/resmi-sinavlar/belge-silme/``."""
    return {code: f"{page('examinations', code)}{PARTS[code]['erase']}/" for code in WORDS}


def certificate_file(candidate: UUID, language: str) -> str:
    """The certificate of a candidate as a file: ``/tr/sinav-kodu/…/belge.pdf``."""
    return f"{place(candidate, language)}{PARTS[language]['certificate']}.pdf"


def both(make: Callable[..., str], of: UUID | str, *rest: str | int) -> dict[str, str]:
    """The same page in every language; ``make`` is one of these functions."""
    return {code: make(of, code, *rest) for code in WORDS}


def _under(start: str, number: UUID, language: str, rest: tuple[str | int, ...]) -> str:
    words = PARTS[language]
    return f"{start}{number}/" + "".join(f"{words.get(str(one), one)}/" for one in rest)
