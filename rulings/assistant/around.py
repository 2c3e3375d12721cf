"""What stands around a situation: where it is told, its chart, its cases, its questions, the Laws that it is about; and back.

Text, case, chart, question and assistant each lead to the others.
"""

from collections import Counter
from functools import cache
from math import sqrt

from django.utils.translation import gettext as _

from lawbook import addresses
from lawbook.beside import Beside
from lawbook.citations import Citation, law_of
from rulings.assistant.case_index import Sought, cases_of_law, clauses_by_case
from rulings.assistant.case_pages import practice_of
from rulings.assistant.cases import reviewed_cases
from rulings.assistant.entry import Tile, tiles_by_kind
from rulings.assistant.situation_names import situation_name
from rulings.assistant.told import Told

_MOST = 3
"""A situation is about the three Laws on which its rulings rest most often, and about a Law that is about it above others."""


def ways_on(kind: str, language: str) -> list[Beside]:
    """From a situation to the assistant, its chart, its cases and questions, in the active language."""
    chart = addresses.chart(situation_name(kind, language), language)
    found = [
        Beside(_("What happened?"), Told(kind).address(language)),
        Beside(_("Flow chart"), chart),
        Beside(_("Worked cases"), Sought(situation=kind).address(language)),
        *_practice(kind, language),
    ]
    return [one for one in found if one.address]


def _practice(kind: str, language: str) -> list[Beside]:
    """The questions on the Laws that the situation is about most: every question about it is on one of these."""
    laws = [Citation(law) for law in _own_laws(kind)[:_MOST]]
    named = [(law.display(language), practice_of([str(law)], language)) for law in laws]
    return [Beside(_("Questions: %(law)s") % {"law": name}, address) for name, address in named]


def laws_named(kind: str, language: str) -> list[Beside]:
    """The Laws that a situation is about."""
    laws = [Citation(law) for law in sorted(_about()) if kind in _about()[law]]
    return [Beside(law.display(language), addresses.address(law, language)) for law in laws]


def situations_of_law(law: int, language: str) -> str:
    """Where the situations of a Law are listed; empty for a Law on which nothing is ruled."""
    return addresses.situations_of_law(law, language) if cases_of_law(law, language) else ""


def tiles_of_law(law: int, language: str) -> list[tuple[Tile, str]]:
    """The situations that are about a Law, those with most cases first, each with its chart."""
    return [
        (tiles_by_kind(language)[kind], addresses.chart(situation_name(kind, language), language))
        for kind in _about().get(law, [])
    ]


@cache
def _about() -> dict[int, list[str]]:
    """The situations that are about a Law: the same from either side, so that every way leads back."""
    counts = _laws_by_kind()
    found: dict[int, list[str]] = {}
    for law in sorted({law for count in counts.values() for law in count}):
        ranked = sorted((kind for kind in counts if counts[kind][law]), key=lambda kind: -counts[kind][law])
        found[law] = [kind for kind in ranked if kind in ranked[:_MOST] or law in _main_laws(counts[kind])]
    return found


def _own_laws(kind: str) -> list[int]:
    """The Laws of a situation, first those that are more about it than about others: 39 of a call after the auction, not 16."""
    counts = _laws_by_kind()
    of_law = {law: sum(count[law] for count in counts.values()) for law in counts[kind]}
    return sorted(of_law, key=lambda law: (-counts[kind][law] * sqrt(counts[kind][law] / of_law[law]), law))


def _main_laws(count: Counter[int]) -> list[int]:
    return [law for law, _cases in count.most_common(_MOST)]


@cache
def _laws_by_kind() -> dict[str, Counter[int]]:
    found: dict[str, Counter[int]] = {}
    for case in reviewed_cases().values():
        laws = {law for clause in clauses_by_case()[case.id] if (law := law_of(clause))}
        found.setdefault(case.kind, Counter()).update(laws)
    return found
