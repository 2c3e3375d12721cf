"""The addresses of the workshop, in Turkish and English words."""

from lawbook import addresses
from lawbook.citations import Citation

WORDS = {
    "tr": {
        "draft": "taslak",
        "clause": "madde",
        "impact": "etki",
        "wording": "sozler",
        "move": "tasi",
        "resting": "dayananlar",
        "new": "yeni",
        "log": "kayit",
        "commentary": "yorumlar",
        "preview": "onizleme",
        "publication": "yayin",
        "regulations": "yonetmelik",
        "webhooks": "webhook",
    },
    "en": {
        "draft": "draft",
        "clause": "clause",
        "impact": "impact",
        "wording": "wording",
        "move": "move",
        "resting": "resting",
        "new": "new",
        "log": "log",
        "commentary": "commentary",
        "preview": "preview",
        "publication": "publication",
        "regulations": "regulations",
        "webhooks": "webhooks",
    },
}


def home(language: str) -> str:
    """The list of drafts: ``/tr/atolye/``."""
    return addresses.page("workshop", language)


def page(name: str, language: str) -> str:
    """``/tr/atolye/kayit/``."""
    return f"{home(language)}{WORDS[language][name]}/"


def draft(pk: int | str, language: str) -> str:
    """A draft: ``/tr/atolye/taslak/5/``."""
    return f"{page('draft', language)}{pk}/"


def impact(pk: int | str, language: str) -> str:
    """What it changes elsewhere: ``/tr/atolye/taslak/5/etki/``."""
    return f"{draft(pk, language)}{WORDS[language]['impact']}/"


def wording(pk: int | str, language: str) -> str:
    """The words that it changes: ``/tr/atolye/taslak/5/sozler/``."""
    return f"{draft(pk, language)}{WORDS[language]['wording']}/"


def publication(pk: int | str, language: str) -> str:
    """How its publication stands: ``/tr/atolye/taslak/5/yayin/``."""
    return f"{draft(pk, language)}{WORDS[language]['publication']}/"


def move(pk: int | str, language: str) -> str:
    """Where a clause of it is given another place: ``/tr/atolye/taslak/5/tasi/``."""
    return f"{draft(pk, language)}{WORDS[language]['move']}/"


def regulations(language: str, pk: int | str = "") -> str:
    """Where regulations are written: ``/tr/atolye/yonetmelik/``; one of these: ``…/yonetmelik/3/``."""
    return f"{page('regulations', language)}{f'{pk}/' if pk else ''}"


def clause(pk: int | str, citation: Citation | str, language: str) -> str:
    """Where a clause of it is written: ``/tr/atolye/taslak/5/madde/64A2/``."""
    name = citation if isinstance(citation, str) else citation.id
    return f"{draft(pk, language)}{WORDS[language]['clause']}/{name}/"


def remark(key: str, language: str) -> str:
    """Where a remark is written: ``/tr/atolye/yorumlar/revoke:61A-1/``; a new one without a key."""
    return f"{page('commentary', language)}{key or WORDS[language]['new']}/"


def of_preview(name: str, language: str) -> str:
    """The word of a page of the book under a secret link, as in its address elsewhere."""
    return addresses.WORDS[language][name]


def preview(token: str, language: str) -> str:
    """The pages of a draft under a secret link, as the name of an edition in addresses: ``atolye/onizleme/…``."""
    return page("preview", language).removeprefix(f"/{language}/") + token
