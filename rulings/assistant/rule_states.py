"""Which rules are still those of the text: for each clause that the engine rests on, whether its words are as they were read.

``fixtures/rules.checked.yaml`` holds the digest of the official text of each clause at the time when somebody held its rules
against it. Where an edition says it otherwise, the rules are doubtful until somebody has looked again.
"""

import datetime
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

import yaml
from django.conf import settings

from lawbook.citations import Citation, Kind
from lawbook.text.checked import Checked, as_row, digest, noted, parse_checked
from lawbook.text.tree import Text
from rulings.assistant.coverage import FOOTNOTES, SCOPE, declared_clauses
from rulings.assistant.coverage_page import judged_clauses
from rulings.assistant.resting import resting, ruled_cases
from rulings.engine.clauses import ENCODED, load_laws

CHANGED, GONE, NEW = "changed", "gone", "new"


@dataclass(frozen=True)
class Doubtful:
    """A clause whose text is not the one that was read: how so, and what rests on it, by what it is."""

    clause: str
    state: str
    resting: Mapping[str, Collection[str]]


def checked_rules() -> Checked:
    """What the file says."""
    return parse_checked(yaml.load(_file().read_text(encoding="utf-8"), Loader=yaml.CSafeLoader), _file().name)


def note_checked(text: Text, clauses: Collection[str]) -> None:
    """Write that the rules on some clauses were held against their text today."""
    today = datetime.datetime.now(tz=datetime.UTC).date()
    content = as_row(noted(checked_rules(), text, clauses, today))
    _file().write_text(yaml.safe_dump(content, allow_unicode=True, sort_keys=False, width=1000), encoding="utf-8")


def _file() -> Path:
    return Path(settings.FIXTURES_DIR / "rules.checked.yaml")


@lru_cache(maxsize=1)
def clauses_rested_on() -> frozenset[str]:
    """What rules encode, what conclusions cite, what the director judges by, and what is declared to need no rule."""
    load_laws()
    cited = frozenset().union(*(cited for _case, _asked, cited in ruled_cases()))
    return cited | ENCODED.keys() | judged_clauses().keys() | declared_clauses().keys()


def doubtful(text: Text, checked: Checked) -> list[Doubtful]:
    """The clauses that the text says otherwise, those in scope that it has and nobody read, and last those that it lacks."""
    found = {}
    for entry in text.entries():
        one, known = entry.citation, checked.digests.get(entry.citation.id)
        if known is None and (one.id in clauses_rested_on() or (_in_scope(one) and (entry.text or entry.tail))):
            found[one.id] = NEW
        elif known not in (None, digest(entry)):
            found[one.id] = CHANGED
    there = {entry.citation.id for entry in text.entries()}
    found |= {one: GONE for one in sorted(clauses_rested_on() | checked.digests.keys()) if one not in there}
    return [Doubtful(one, state, resting(one)) for one, state in found.items()]


def _in_scope(citation: Citation) -> bool:
    if citation.kind is Kind.FOOTNOTE:
        return int(citation.name) in FOOTNOTES
    return citation.kind is Kind.CLAUSE and citation.law in SCOPE
