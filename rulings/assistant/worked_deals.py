"""Deals that are shown whole, trick by trick: those of the teaching articles, in ``fixtures/worked-deals``."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import yaml
from django.conf import settings

from lawbook import addresses
from rulings.assistant.table_told import TableTold

PARAMETER = {"tr": "adim", "en": "step"}


@dataclass(frozen=True)
class Moment:
    """Events that are shown at once, mostly a trick, in shorthand, and what is to be seen in them, by language."""

    event: str
    note: dict[str, str]


@dataclass(frozen=True, eq=False)
class WorkedDeal:
    """A deal with its story; ``case`` is the worked case that rules on it, if there is one.

    ``readings``: how the article was read where it is silent or contradicts itself.
    """

    id: str
    case: str
    laws: tuple[int, ...]
    slug: dict[str, str]
    title: dict[str, str]
    lead: dict[str, str]
    readings: list[dict[str, str]]
    board: dict[str, str]
    moments: tuple[Moment, ...]

    def address(self, language: str, step: int = 0) -> str:
        """The page of it, after so many moments."""
        return addresses.deal(self.slug[language], language) + (f"?{PARAMETER[language]}={step}" if step else "")

    def told(self, step: int) -> TableTold:
        """The table after so many moments."""
        board = self.board
        auction = (board["auction"],) if "auction" in board else ()
        return TableTold(
            dealer=board.get("dealer", ""),
            vulnerable=board["vulnerable"],
            deal=board["deal"],
            contract=board.get("contract", ""),
            events=(*auction, *(moment.event for moment in self.moments[:step])),
        )


@dataclass(frozen=True)
class Group:
    """Deals of one kind; ``reading``: the page to read that tells of them, by its English address."""

    slug: dict[str, str]
    title: dict[str, str]
    reading: str
    deals: tuple[WorkedDeal, ...]

    def address(self, language: str) -> str:
        """Where they stand in the list of all."""
        return f"{addresses.page('deals', language)}#{self.slug[language]}"


@lru_cache(maxsize=1)
def groups() -> tuple[Group, ...]:
    """All deals, by the order of their files."""
    files = sorted((settings.FIXTURES_DIR / "worked-deals").glob("*.yaml"), reverse=True)
    return tuple(_group(yaml.load(file.read_text(encoding="utf-8"), Loader=yaml.CSafeLoader)) for file in files)


def deal_named(slug: str) -> tuple[Group, WorkedDeal] | None:
    """The deal that an address names, in either language, with its group."""
    return next(((group, one) for group in groups() for one in group.deals if slug in one.slug.values()), None)


def deal_of_case(case_id: str) -> WorkedDeal | None:
    """The deal on which a worked case rules."""
    return next((one for group in groups() for one in group.deals if one.case == case_id), None)


def deals_told_in(reading: str) -> list[WorkedDeal]:
    """The deals of a page to read, by its English address."""
    return [one for group in groups() if group.reading == reading for one in group.deals]


def deals_of_law(law: int, language: str) -> str:
    """Where deals stand that show a Law; empty if none does."""
    found = (group.address(language) for group in groups() if any(law in one.laws for one in group.deals))
    return next(found, "")


def _group(row: dict[str, Any]) -> Group:
    return Group(row["slug"], row["title"], row["reading"], tuple(_deal(one) for one in row["deals"]))


def _deal(row: dict[str, Any]) -> WorkedDeal:
    moments = tuple(
        Moment(one["event"], {code: one[code] for code in ("tr", "en") if code in one}) for one in row["moments"]
    )
    plain = ("id", "case", "slug", "title", "lead", "readings", "board")
    return WorkedDeal(**{name: row[name] for name in plain}, laws=tuple(row["laws"]), moments=moments)
