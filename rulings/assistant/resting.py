"""What rests on a clause: rules, situations, reviewed cases, and what other rooms name.

To know it every case is ruled on and questions of every template are made, which takes seconds. So it is made once, when
the site is set up or an edition is published, and kept in a folder named after the code and the cases: no request waits.
"""

from collections import defaultdict
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from pathlib import Path

from django.conf import settings

from lawbook.made_from import digest_of, kept_in
from rulings.assistant.cases import RULED_FROM, ReviewedCase, reviewed_cases, ruling_of
from rulings.assistant.coverage import clauses_by_rule, rules_asked
from rulings.engine.clauses import ENCODED, load_laws
from rulings.engine.rulings import Ruling

ByClause = Mapping[str, Collection[str]]
Resting = Mapping[str, Collection[str]]
"""What it is (``rules``, ``cases`` …) → the names."""

_OTHERS: dict[str, tuple[Callable[[], ByClause], tuple[str, ...]]] = {}


def also_rests(name: str, by_clause: Callable[[], ByClause], *made_from: str) -> None:
    """Say what of another room rests on which clause, and on which files that depends. A name is given once."""
    _OTHERS[name] = by_clause, made_from


def resting(clause: str) -> Resting:
    """What rests on a clause, by what it is; without what there is nothing of."""
    return _kept(str(_file())).get(clause, {})


def make_resting(_book: object = None) -> None:
    """Have it on the disk; the same for every edition, for it is the code that cites the clauses."""
    _kept(str(_file()))


@lru_cache(maxsize=1)
def _kept(file: str) -> Mapping[str, Resting]:
    """From the disk, or made now and kept there if that can be written."""
    found: Mapping[str, Resting] = kept_in(Path(file), all_resting)
    return found


def all_resting() -> dict[str, dict[str, list[str]]]:
    """The same of every clause on which anything rests, found out now."""
    load_laws()  # else the first who asks in a process hears of no rules
    found: dict[str, dict[str, list[str]]] = defaultdict(dict)
    for clause, encoding in ENCODED.items():
        found[clause]["rules"] = sorted(
            {f"{rule.__module__.rsplit('.', 1)[-1]}.{rule.__name__}" for rule in encoding.values()}
        )
    for clause, cases in _cases_by_clause().items():
        found[clause]["situations"] = sorted({case.kind for case in cases})
        found[clause]["cases"] = [case.id for case in cases]
    for name, (by_clause, _made_from) in _OTHERS.items():
        for clause, names in by_clause().items():
            found[clause][name] = list(names)
    return dict(found)


def _cases_by_clause() -> Mapping[str, list[ReviewedCase]]:
    encoding = clauses_by_rule()
    found: dict[str, list[ReviewedCase]] = defaultdict(list)
    for case, asked, cited in ruled_cases():
        for clause in cited.union(*(encoding.get(rule, ()) for rule in asked)):
            found[clause].append(case)
    return found


@lru_cache(maxsize=1)
def ruled_cases() -> list[tuple[ReviewedCase, frozenset[tuple[str, str]], frozenset[str]]]:
    """Each reviewed case with the rules that were asked and the clauses that its ruling cites."""
    ruled = [(case, ruling_of(case)) for case in reviewed_cases().values()]
    return [(case, rules_asked(ruling.trace), _cited(ruling)) for case, ruling in ruled]


def _cited(ruling: Ruling) -> frozenset[str]:
    return frozenset(ruling.clauses).union(item.clause for one in ruling.concluded for item in (one, *one.then))


def _file() -> Path:
    others = tuple(pattern for _by_clause, made_from in _OTHERS.values() for pattern in made_from)
    return Path(settings.DATA_DIR) / "resting" / _code(*RULED_FROM, *others) / "resting.json"


@lru_cache(maxsize=1)
def _code(*patterns: str) -> str:
    """The digest of what it is made from."""
    return digest_of(patterns)
