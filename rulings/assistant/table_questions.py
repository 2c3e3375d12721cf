"""What the rulings on a table still need: each question with its answers, and each fact that can be told otherwise."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from django.utils.translation import gettext as _

from rulings.assistant.fact_form import example_of
from rulings.assistant.table_followed import Followed
from rulings.assistant.table_told import number_of
from rulings.assistant.told import NOT_KNOWN, offered
from rulings.citing import cited
from rulings.engine.facts import FactField
from rulings.engine.kinds import kind_named
from rulings.situations.values_as_text import as_text
from rulings.table.account import Ruled
from rulings.wording.speech import question, value_name


@dataclass(frozen=True)
class Answer:
    """An answer in words and as it is told; ``then``: what the ruling says in that case, where nobody knows."""

    label: str
    fact: str
    then: tuple[str, ...] = ()


@dataclass(frozen=True)
class Wanted:
    """A fact that a ruling needs; typed where its answers cannot be counted. ``not_known``: how to say that nobody knows.

    ``at_once``: play waits for it, or the ruling has just come.
    """

    place: str
    question: str
    judgement: dict[str, str] | None
    answers: list[Answer]
    not_known: str = ""
    example: str = ""
    at_once: bool = True


@dataclass(frozen=True)
class ToldFact:
    """A fact of a ruling in words, and where it is asked for again."""

    question: str
    value: str
    change: str


def asked_again(shown: Followed, language: str) -> Wanted | None:
    """The fact that is to be told anew, with all its values."""
    place = shown.told.asking
    ruled, name = _ruled_at(shown, place), place.partition(".")[2]
    if ruled is None:
        return None
    declared = _fields(ruled)[name]
    answers = [Answer(value_name(name, value), f"{place}={as_text(value)}") for value in offered(declared.candidates)]
    judgement = cited(declared.judgement, language) if declared.judgement else None
    return Wanted(place, question(name), judgement, answers, example="" if answers else example_of(declared))


Presented = Mapping[int, dict[str, Any]]
"""What is said of each ruling, by the identity of the ruling."""


def wanted(shown: Followed, presented: Presented, language: str) -> list[Wanted]:
    """What the rulings need, first that for which play waits, then the latest."""
    standing = shown.now.waits
    needing = [one for one in reversed(shown.rulings) if one.ruling.split is not None and not shown.counts_later(one)]
    open_ones = [(one, presented.get(id(one))) for one in needing]
    if (
        standing is not None
        and standing.ruling.split is not None
        and all(one is not standing for one, _at in open_ones)
    ):
        open_ones.insert(0, (standing, None))
    first = [pair for pair in open_ones if pair[0] is standing]
    others = [pair for pair in open_ones if pair[0] is not standing]
    return [_wanted(shown, one, said, language) for one, said in [*first, *others]]


def _wanted(shown: Followed, ruled: Ruled, presented: dict[str, Any] | None, language: str) -> Wanted:
    split = ruled.ruling.split
    if split is None:
        raise ValueError("the ruling needs no fact")
    place = f"{ruled.event}.{split.fact}"
    unknown = f"{place}={NOT_KNOWN}"
    nobody_knows = unknown in shown.told.facts
    said = presented["missing"]["branches"] if presented and nobody_knows else [None] * len(split.branches)
    told = {
        value: Answer(
            value_name(split.fact, value), f"{place}={as_text(value)}", tuple(then["ruling"]["script"]) if then else ()
        )
        for branch, then in zip(split.branches, said, strict=False)
        for value in branch.values
    }
    answers = [told[value] for value in offered(told)]
    judgement = cited(split.judgement, language) if split.judgement else None
    example = "" if answers else example_of(_fields(ruled)[split.fact])
    at_once = ruled is shown.now.waits or ruled in shown.fresh
    not_known = "" if nobody_knows else unknown
    return Wanted(place, question(split.fact), judgement, answers, not_known, example, at_once)


def told_facts(shown: Followed, numbers: range, language: str) -> list[ToldFact]:
    """What was added to the rulings on some events, in words."""
    return [_told(shown, one, language) for one in shown.told.facts if number_of(one) in numbers]


def _told(shown: Followed, fact: str, language: str) -> ToldFact:
    place, _equals, text = fact.partition("=")
    name, ruled = place.partition(".")[2], _ruled_at(shown, place)
    change = shown.told.asked_for(place).address(language)
    if text == NOT_KNOWN:
        return ToldFact(question(name) if ruled else name, _("not known"), change)
    if ruled is None:
        return ToldFact(name, text, change)
    known = ruled.facts.known
    return ToldFact(question(name), value_name(name, known[name]) if name in known else text, change)


def usual(shown: Followed, ruled: Ruled, assumed: list[dict[str, Any]], language: str) -> list[ToldFact]:
    """What a ruling takes for granted, each to be told otherwise."""
    return [
        ToldFact(one["question"], one["label"], shown.told.asked_for(f"{ruled.event}.{one['fact']}").address(language))
        for one in assumed
    ]


def _ruled_at(shown: Followed, place: str) -> Ruled | None:
    """The ruling whose fact stands at a place (``5.damage``); the choice to come among them."""
    number, name = number_of(place), place.partition(".")[2]
    standing = [shown.now.waits] if shown.now.waits else []
    return next(
        (one for one in [*standing, *shown.account.rulings] if one.event == number and name in _fields(one)), None
    )


def _fields(ruled: Ruled) -> Mapping[str, FactField]:
    return kind_named(ruled.facts.kind).facts.fields
