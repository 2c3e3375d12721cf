"""What has been told of a situation, as the address of a page holds it: ``?call=1H&last_bid=1S``.

The names and values are those of the API, so an address is a permanent link to facts; ``?`` is a fact that was asked for and
that nobody knows. ``assumed`` names those that nobody has told, but that are taken as usual until somebody does.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Annotated, Any, get_args, get_origin
from urllib.parse import urlencode

from bridge.in_words import calls_in_signs, results_in_signs
from bridge.problems import ImpossibleCase
from lawbook import addresses
from rulings.assistant.situation_names import situation_name
from rulings.assistant.weighed import weighed
from rulings.engine.cases import read_case
from rulings.engine.facts import FactField, Facts
from rulings.engine.kinds import kind_named
from rulings.organisation.ruling_under import REGULATIONS, name_now, values_now
from rulings.situations.values_as_text import NONE, as_text

ASK, EDITION, TAKEN, SECTION = "ask", "edition", "assumed", "section"
OF, SETTLES, SETTLED, CHOSEN = "of", "settles", "settled.", "chosen"
NOT_KNOWN = "?"
MOST_LETTERS = 2000
_LONGEST_NAME = 30
_MOST_CARRIED = 4000
_MOST_BESIDE = 16
_MOSTLY_ONE_CARD = ("offenders_cards",)
_WEIGHED = "results"
_OF_RESULTS = (_WEIGHED, "other_scores", "score_groups", "scores")
_OF_CALLS = ("calls", "calls_before")
_BETWEEN = re.compile(r"[\s,;]+")
_BETWEEN_LINES = re.compile(r"[\n;|]+")
_BETWEEN_GROUPS = re.compile(r"[\n|/]+")
"""Of scores, which the site prints as ``420; 170 / 430``; without a stroke a semicolon divides groups."""


@dataclass(frozen=True)
class Place:
    """A section of a page to be read through in which a situation is told: the page, and the number of the section."""

    page: Mapping[str, str]
    number: int

    def address(self, language: str, query: Mapping[str, str]) -> str:
        """The page with what is told, at its section."""
        return f"{self.page[language]}?{urlencode(query)}#s{self.number}"


@dataclass(frozen=True)
class Told:
    """The kind of case, its facts as they were typed, by name, and the fact that is to be asked for again, if any.

    ``edition`` and ``regulations`` are those that a permanent link names; ``taken`` are the facts that are only taken as
    usual; ``beside`` is what else the address carries along (``rulings.assistant.settling``); ``place`` is where it is told,
    if not on a page of its own.
    """

    kind: str
    facts: Mapping[str, str] = field(default_factory=dict)
    asking: str = ""
    edition: str = ""
    taken: frozenset[str] = frozenset()
    beside: Mapping[str, str] = field(default_factory=dict)
    regulations: str = ""
    place: Place | None = None

    @property
    def unknown(self) -> frozenset[str]:
        """The facts of which somebody has said that nobody knows them."""
        return frozenset(name for name, text in self.facts.items() if text == NOT_KNOWN)

    def telling(self, name: str, text: str) -> "Told":
        """The same with a fact told, or told anew."""
        facts, taken = {**self.facts, name: text}, self.taken - {name}
        return Told(self.kind, facts, taken=taken, beside=self.beside, place=self.place)

    def untold(self, name: str) -> "Told":
        """The same without a fact."""
        left = {other: text for other, text in self.facts.items() if other != name}
        return replace(self, facts=left, taken=self.taken - {name})

    def carrying(self, **beside: str) -> "Told":
        """The same with something carried along; what is empty is carried no longer."""
        both = {**self.beside, **beside}
        return replace(self, beside={name: text for name, text in both.items() if text})

    def asked_for(self, name: str) -> "Told":
        """The same, with the question for a fact on the screen."""
        return replace(self, asking=name)

    def under(self, edition: str) -> "Told":
        """The same as a permanent link, which names the edition, and the regulations by which the page rules."""
        return replace(self, edition=edition, regulations=name_now())

    def address(self, language: str) -> str:
        """The page of it."""
        query = self.query()
        if self.place:
            return self.place.address(language, query)
        return addresses.situation(situation_name(self.kind, language), language) + (
            f"?{urlencode(query)}" if query else ""
        )

    def query(self) -> dict[str, str]:
        """What the address holds: the facts, and what it says beside them."""
        taken = " ".join(name for name in self.facts if name in self.taken)
        own = {ASK: self.asking, EDITION: self.edition, REGULATIONS: self.regulations, TAKEN: taken, **self.beside}
        own[SECTION] = str(self.place.number) if self.place else ""
        return dict(self.facts) | {name: text for name, text in own.items() if text}

    def read(self) -> Facts:
        """The facts as the engine reads them. ``ImpossibleCase`` names what is wrong, each with its place."""
        fields = kind_named(self.kind).facts.fields
        known = {name: text for name, text in self.facts.items() if text != NOT_KNOWN}
        facts = {name: _value(fields[name], text) for name, text in known.items()}
        return read_case({"kind": self.kind, "facts": facts, "regulations": values_now()})


def offered(values: Iterable[Any]) -> list[Any]:
    """The values of a fact as they are offered: yes before no, all others in the order in which they are declared."""
    return sorted(values, key=lambda value: value is False)


def told_by(query: Mapping[str, str], kind: str) -> Told:
    """What the address tells. Names that are no facts of the situation are not told; older names count as today's."""
    facts = {}
    fields = kind_named(kind).facts.fields
    for name, declared in fields.items():
        text = query.get(name, "").strip() or _told_formerly(query, declared)
        if text:
            facts[name] = text[:MOST_LETTERS]
    asking = query.get(ASK, "")
    return Told(
        kind,
        facts,
        asking if asking in fields else "",
        query.get(EDITION, "")[:_LONGEST_NAME],
        frozenset(query.get(TAKEN, "").split()) & facts.keys(),
        _carried(query),
    )


def _carried(query: Mapping[str, str]) -> dict[str, str]:
    names = [name for name in query if name in (OF, SETTLES, CHOSEN) or name.startswith(SETTLED)]
    return {name: query[name][:_MOST_CARRIED] for name in names[:_MOST_BESIDE] if query[name]}


def _told_formerly(query: Mapping[str, str], declared: FactField) -> str:
    """What the address says of a fact under its older name."""
    text = query.get(declared.formerly, "").strip()
    return as_text(text == declared.former_value) if text and declared.former_value else text


def told_of(facts: Facts) -> Told | None:
    """The telling of a case; ``None`` where an address cannot hold its facts (a whole deal, a record of the play)."""
    told = Told(facts.kind, {name: as_text(value) for name, value in facts.known.items()})
    try:
        again = told.read()
    except ImpossibleCase:
        return None
    return told if again.known == facts.known else None


def value_type(declared: FactField) -> Any:
    """The type of a fact without its notes."""
    return get_args(declared.type)[0] if get_origin(declared.type) is Annotated else declared.type


def holds_several(declared: FactField) -> bool:
    """Whether the fact is a list: cards, calls, suits, numbers."""
    return get_origin(value_type(declared)) is tuple


def holds_cards(declared: FactField) -> bool:
    """Whether the fact is a list of cards that is mostly one card."""
    return declared.name in _MOSTLY_ONE_CARD


def is_possible(told: Told) -> bool:
    """Whether what is told can be true together."""
    try:
        told.read()
    except ImpossibleCase:
        return False
    return True


def _value(declared: FactField, text: str) -> str | list[str]:
    """As it is read: a minus as the site prints it is one too."""
    text = text.replace("−", "-")
    if not holds_several(declared):
        return text.strip("% ") if value_type(declared) is Fraction else text
    if text == NONE:
        return []
    if declared.name in _OF_RESULTS:
        text = results_in_signs(text)
    if declared.name in _OF_CALLS:
        text = calls_in_signs(text)
    if declared.name == _WEIGHED:
        return weighed(text)
    if declared.name == "score_groups" and "/" in text:
        return [one for one in _BETWEEN_GROUPS.split(text.replace(";", " ")) if one.strip()]
    between = _BETWEEN_LINES if declared.name in ("play", "penalty_cards", "score_groups") else _BETWEEN
    return [one for one in between.split(text) if one.strip()]
