"""What the regulations in force settle of a situation: its tree without these questions, and them in words."""

import gzip
import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils import translation

from lawbook import addresses
from lawbook.book import Book
from rulings.engine.cases import settled_by
from rulings.engine.kinds import kind_named
from rulings.engine.regulations import read_regulations
from rulings.engine.trees import grown
from rulings.kept_trees import kept_tree
from rulings.organisation.published import in_force, named
from rulings.presenting import known_facts
from rulings.situations.examples import EXAMPLES
from rulings.trees import present_tree


@dataclass(frozen=True)
class Settled:
    """The regulations in force that bear on a situation: their name, where they are read, and what they settle, in words."""

    name: str
    address: str
    facts: list[dict[str, Any]]


def regulations_on(kind: str) -> str:
    """The name of the regulations in force, if they settle anything of a situation; else empty."""
    now = in_force()
    return now.name if now and _facts(kind, now.name) else ""


def settled(kind: str, language: str) -> Settled | None:
    """What they settle, in the language in force; None where nothing is."""
    name = regulations_on(kind)
    return Settled(name, addresses.regulations(name, language), known_facts(_facts(kind, name))) if name else None


def tree_here(book: Book, kind: str, language: str, *, everything: bool) -> dict[str, Any]:
    """The tree of a situation as plain data; what is regulated is not asked."""
    name = regulations_on(kind)
    if name:
        return _settled_tree(kind, name, language, book.edition.content_hash, everything=everything)
    tree: dict[str, Any] = json.loads(gzip.decompress(kept_tree(book, kind, language, everything=everything)))
    return tree


def _facts(kind: str, name: str) -> dict[str, Any]:
    kept = named(name)
    return settled_by(kind_named(kind), read_regulations(kept.values)) if kept else {}


@lru_cache(maxsize=64)
def _settled_tree(kind: str, name: str, language: str, content_hash: str, *, everything: bool) -> dict[str, Any]:
    examples = EXAMPLES.get(kind)
    tree = grown(kind_named(kind), examples, everything=everything, settled=_facts(kind, name))
    with translation.override(language):
        return present_tree(tree, language)
