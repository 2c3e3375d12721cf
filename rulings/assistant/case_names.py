"""What worked cases are and have been called in addresses: a link to a case leads there whatever its title has become."""

from functools import lru_cache

import yaml
from django.conf import settings

from lawbook import addresses
from rulings.assistant.cases import ReviewedCase, reviewed_cases

_FILE = settings.FIXTURES_DIR / "case-names.yaml"
_HEAD = """# What each worked case is and has been called in addresses, Turkish and English: links lead there for good.
# ``./run manage case_names --record`` adds the names of new cases and titles; none is taken out, none given to another case.

"""
Names = dict[str, list[str]]


def case_named(name: str) -> ReviewedCase | None:
    """The case that an address names or ever named, in either language, or by its id; ``None`` if there is none."""
    return reviewed_cases().get(name) or reviewed_cases().get(_ids_by_name().get(name, ""))


def names_given() -> Names:
    """Every name that a case has or had in addresses."""
    found: Names = yaml.load(_FILE.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)
    return found


def names_missing() -> Names:
    """The names of today that are not among those."""
    given = names_given()
    now = {case.id: [case.name(code) for code in addresses.WORDS] for case in reviewed_cases().values()}
    missing = {case: [name for name in names if name not in given.get(case, ())] for case, names in now.items()}
    return {case: list(dict.fromkeys(names)) for case, names in missing.items() if names}


def record(missing: Names) -> None:
    """Add them to the file, each case in its place."""
    given = names_given()
    for case, names in missing.items():
        given.setdefault(case, []).extend(names)
    _FILE.write_text(_HEAD + "".join(f"{case}: [{', '.join(given[case])}]\n" for case in sorted(given)), "utf-8")


@lru_cache(maxsize=1)
def _ids_by_name() -> dict[str, str]:
    """A name of today goes before one of former days, also where the file does not have it yet."""
    former = {name: case for case, names in names_given().items() for name in names}
    return former | {case.name(code): case.id for case in reviewed_cases().values() for code in addresses.WORDS}
