"""The trees in words, kept beside the search index: made once for an edition and the code that makes them."""

import gzip
import json
from contextlib import suppress
from functools import lru_cache
from pathlib import Path

from django.conf import settings
from django.utils import translation

from lawbook import addresses, made_from
from lawbook.book import Book
from lawbook.data_folder import write_whole
from lawbook.made_from import digest_of, forget_others
from lawbook.whole_files import is_whole_gzip
from rulings.engine.kinds import kinds
from rulings.trees import present_tree, tree_of

_MADE_FROM = (
    *("rulings/**/*.py", "bridge/**/*.py", "locale/*/LC_MESSAGES/django.po"),
    *("lawbook/addresses.py", "lawbook/citations.py", "lawbook/turkish.py"),
)


def kept_tree(book: Book, kind: str, language: str, *, everything: bool) -> bytes:
    """The tree as JSON in gzip: from the disk, or made now and kept there if that can be written."""
    path = _folder(book) / f"{kind}.{'all' if everything else 'usual'}.{language}.json.gz"
    if is_whole_gzip(path):
        return path.read_bytes()
    with translation.override(language):
        shown = present_tree(tree_of(kind, everything=everything), language)
    made = gzip.compress(json.dumps(shown, ensure_ascii=False).encode(), mtime=0)
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, made)
    return made


def make_trees(book: Book) -> None:
    """Have the complete trees of a book on the disk, and no others."""
    folder = _folder(book)
    forget_others(folder)
    for kind in kinds():
        for language in addresses.WORDS:
            kept_tree(book, kind, language, everything=True)


def version(book: Book) -> str:
    """What the trees were made from: the edition, and the code and its sentences."""
    return made_from.version(book, _code())


def _folder(book: Book) -> Path:
    return Path(settings.DATA_DIR) / "trees" / version(book)


@lru_cache(maxsize=1)
def _code() -> str:
    """The digest of all that a tree is made of, but the book."""
    return digest_of(_MADE_FROM)
