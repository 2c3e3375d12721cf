"""A clause on somebody else's page: which one an address of this site names, and the frame that shows it (knows no Django)."""

import re
from dataclasses import dataclass
from html import escape
from urllib.parse import unquote, urlsplit

from lawbook import addresses, eli
from lawbook.citation_input import read_citation
from lawbook.citations import Citation

WIDTH, HEIGHT = 640, 260
_LEAST = 200
_LONGEST = 500
_EDITION = r"(?:(?P<edition>[12]\d{3}[-.\w]{0,16})/)?"


@dataclass(frozen=True)
class Named:
    """What an address names: a clause, perhaps of an edition, in a language; a concept only by its identifier."""

    citation: Citation
    language: str
    edition: str = ""
    since: str = ""
    by_concept: bool = False


def named_by(url: str, site: str, language: str) -> Named | None:
    """The clause that an address of this site names; None for any other address. ``language`` where it says none."""
    try:
        parts, own = urlsplit(url), urlsplit(site)
    except ValueError:
        return None
    if len(url) > _LONGEST or parts.scheme not in ("http", "https") or parts.netloc.lower() != own.netloc.lower():
        return None
    path, fragment = unquote(parts.path), unquote(parts.fragment)
    if path.startswith(eli.START):
        found = eli.read(path.removeprefix(eli.START))
        if found is None:
            return None
        return Named(found.citation, found.language or language, found.edition, found.since, not found.edition)
    return _on_a_page(path, fragment) or _short(path, language)


def _on_a_page(path: str, fragment: str) -> Named | None:
    """``/tr/yasa/50/#D2a``, ``/tr/2007/yasa/6/``, ``/tr/tanimlar/#zon``, ``/tr/dipnotlar/#dn14``."""
    for code, words in addresses.WORDS.items():
        start = rf"/{code}/{_EDITION}"
        law = re.fullmatch(rf"{start}{words['law']}/(?P<law>\d{{1,3}})/?", path)
        other = re.fullmatch(rf"{start}(?:{words['definitions']}|{words['footnotes']})/?", path)
        if match := law or other:
            typed = f"{match['law']}{fragment}" if law else _hung(path, fragment, words["definitions"])
            citation = read_citation(typed)
            return Named(citation, code, match["edition"] or "") if citation else None
    return None


def _hung(path: str, fragment: str, definitions: str) -> str:
    return f"def:{fragment}" if f"/{definitions}" in path else f"fn:{fragment.removeprefix('dn')}"


def _short(path: str, language: str) -> Named | None:
    """``/50D2a``, ``/tr/50D2a``, ``/tr/2007/6D1``."""
    match = re.fullmatch(rf"/(?:(?P<language>{'|'.join(addresses.WORDS)})/)?{_EDITION}(?P<typed>[^/]+)/?", path)
    citation = read_citation(match["typed"]) if match else None
    return Named(citation, match["language"] or language, match["edition"] or "") if match and citation else None


def frame(address: str, title: str, width: int, height: int) -> str:
    """The HTML that shows an address of this site on another page."""
    src, name = escape(address, quote=True), escape(title, quote=True)
    return (
        f'<iframe src="{src}" title="{name}" width="{width}" height="{height}" loading="lazy" '
        'style="border:0;max-width:100%" referrerpolicy="no-referrer"></iframe>'
    )


def size(told: str, usual: int) -> int:
    """A width or height as an oEmbed consumer asks for it: at most what it says, but so that the text can be read."""
    asked = int(told) if re.fullmatch(r"\d{1,5}", told, re.ASCII) else usual
    return max(_LEAST, min(asked, usual))
