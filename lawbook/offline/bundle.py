"""One file for each language with every page that a reader's browser keeps, made before anybody asks for it."""

import base64
import gzip
import hashlib
import json
import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path
from typing import Any

from django.conf import settings
from django.http import HttpRequest
from django.template.loader import render_to_string
from django.urls import resolve
from django.utils import translation

from lawbook import made_from
from lawbook.book import Book
from lawbook.data_folder import locked, write_whole
from lawbook.made_from import digest_of, forget_others
from lawbook.offline.offers import all_data, all_offered, state_offered
from lawbook.offline.sought import sought
from lawbook.published_remarks import mark
from lawbook.whole_files import is_unpacked, is_whole_gzip

_MADE_FROM = (
    *(f"{app}/**/*.py" for app in ("lawbook", "rulings", "accounts", "bridge", "config")),
    *("templates/**/*", "static/**/*", "fixtures/**/*.yaml", "locale/*/LC_MESSAGES/*.po"),
)
_MAIN = '<main id="main" tabindex="-1">'
_FILE = re.compile(r'(?:href|src)="(/static/[^"]+)"')

_is_left = False


def version(book: Book) -> str:
    """What the files were made from: the edition, remarks, what was offered, and all of the software that a page is made of."""
    said = f"{mark()}{state_offered()}"
    published = hashlib.sha256(said.encode()).hexdigest()[:8] if said else ""
    return made_from.version(book, f"{_code()}{published}")


def kept_bundle(book: Book, language: str) -> Path:
    """The file, in gzip: ``pages`` (address → page), ``files`` (what these need → digest), ``data`` (name → for scripts)."""
    path = _file(book, language)
    if _is_there(path):
        return path
    with locked(Path(settings.DATA_DIR), f"offline-{language}"):
        if not _is_there(path):
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            made = json.dumps(_bundle(book, language), ensure_ascii=False, sort_keys=True).encode()
            write_whole(plain_of(path), made)
            write_whole(path, gzip.compress(made, 9, mtime=0))
            forget_others(path.parent)
    return path


def bundle_at_hand(book: Book, language: str) -> Path | None:
    """The same file; None while another process makes it: no request waits for that."""
    path = _file(book, language)
    if _is_there(path):
        return path
    return None if _is_left else kept_bundle(book, language)


def plain_of(path: Path) -> Path:
    """The same without gzip, for who does not take it."""
    return path.with_suffix("")


def leave_to_another() -> None:
    """From now on a process beside this one makes what is not there (``lawbook.offline.making``)."""
    global _is_left
    _is_left = True


def are_at_hand(book: Book, languages: Iterable[str]) -> bool:
    """Whether all of them are there."""
    return all(_is_there(_file(book, one)) for one in languages)


def _file(book: Book, language: str) -> Path:
    return Path(settings.DATA_DIR) / "offline" / version(book) / f"{language}.json.gz"


def _is_there(path: Path) -> bool:
    return is_whole_gzip(path) and is_unpacked(plain_of(path), path)


def _bundle(book: Book, language: str) -> dict[str, Any]:
    with translation.override(language):
        note = render_to_string("lawbook/_kept.html", {"edition": book.edition})
        pages = {address: _page(address, language, note) for address in all_offered(book, language)}
        files = {file: _integrity(file) for page in pages.values() for file in _FILE.findall(page)}
        data = {"sought": sought(book, language), **all_data(book, language)}
        return {"edition": str(book.edition), "pages": pages, "files": files, "data": data}


def _integrity(address: str) -> str:
    """The digest of a file as ``fetch`` checks it; empty where files are not collected, as in tests."""
    path = Path(settings.STATIC_ROOT) / address.removeprefix(settings.STATIC_URL)
    if not path.exists():
        return ""
    return f"sha256-{base64.b64encode(hashlib.sha256(path.read_bytes()).digest()).decode()}"


def _page(address: str, language: str, note: str) -> str:
    """The page as a reader without a session gets it, with a note that it was kept."""
    request = HttpRequest()
    request.method, request.path, request.path_info = "GET", address, address
    request.META = {"SERVER_NAME": (settings.ALLOWED_HOSTS or ["localhost"])[0].lstrip("."), "SERVER_PORT": "443"}
    request.META["HTTP_HOST"] = request.META["SERVER_NAME"]
    found = resolve(address)
    request.resolver_match = found
    with translation.override(language):
        response = found.func(request, *found.args, **found.kwargs)
    if response.status_code != 200:
        raise ValueError(f"{address}: {response.status_code}")
    return str(response.content.decode()).replace(_MAIN, f"{_MAIN}{note}", 1)


@lru_cache(maxsize=1)
def _code() -> str:
    """The digest of all that a page is made of, but the book."""
    return digest_of(_MADE_FROM)
