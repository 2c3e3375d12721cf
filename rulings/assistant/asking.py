"""The next question of a situation that is being told, with its answers as links: one tap each."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from bridge.auction import BIDS, DOUBLE, PASS, REDOUBLE, Call
from bridge.cards import DECK, Card, Suit
from rulings.assistant.chains import chain
from rulings.assistant.fact_form import example_of
from rulings.assistant.taken import Answer
from rulings.assistant.told import NOT_KNOWN, Told, holds_cards, is_possible, offered, value_type
from rulings.citing import cited
from rulings.engine.facts import UNKNOWN, FactField
from rulings.engine.kinds import kind_named
from rulings.engine.outcome import Split
from rulings.situations.values_as_text import as_text
from rulings.wording.players import SUITS
from rulings.wording.speech import question, value_name

_MANY = 8


@dataclass(frozen=True)
class Test:
    """One of several tests on one screen: its question, its clause, and the answer that ends them."""

    question: str
    judgement: dict[str, str]
    answer: Answer


@dataclass(frozen=True)
class Row:
    """Answers beside each other; ``name`` is what they have in common, with its style."""

    answers: list[Answer]
    name: str = ""
    style: str = ""


@dataclass(frozen=True)
class Pair:
    """An answer with the question that comes after it; it leads on itself where there is none."""

    answer: Answer
    then: "Asked | None"


@dataclass(frozen=True)
class Asked:
    """A question: the fact, its words, the clause of the test if it is a judgement, the answers in rows.

    ``layout``: ``list``, ``numbers``, ``calls``, ``cards``; ``text`` where the answer has to be typed, as it can be where it is
    several cards (``types``). ``tests``: those that are answered together; ``pairs``: each answer with the question after
    it. ``example`` shows how, ``action``
    is where it goes, with what is told already (``hidden``). ``not_known``: where it leads if nobody knows; empty for what is
    otherwise taken as usual.
    """

    fact: str
    question: str
    judgement: dict[str, str] | None
    layout: str
    rows: list[Row]
    not_known: str
    typed: str
    action: str
    example: str = ""
    hidden: tuple[tuple[str, str], ...] = ()
    tests: tuple[Test, ...] = ()
    pairs: tuple[Pair, ...] = ()

    @property
    def types(self) -> bool:
        """Whether the answer can be typed."""
        return bool(self.example) or self.layout == "text"


def asked_next(told: Told, split: Split, language: str) -> Asked:
    """The question on which the ruling splits, with the tests that follow it on one screen."""
    one = asked(told, split.fact, language)
    fields = kind_named(told.kind).facts.fields
    tests = tuple(
        Test(
            question(end.fact),
            cited(fields[end.fact].judgement, language),
            Answer(value_name(end.fact, end.value), end.told.address(language)),
        )
        for end in chain(told, split)
    )
    return replace(one, layout="tests", tests=tests) if tests else one


def asked(told: Told, fact: str, language: str) -> Asked:
    """The question for a fact, in the active language."""
    declared = kind_named(told.kind).facts.fields[fact]
    layout, rows = _rows(told, declared, language)
    not_known = told.telling(fact, NOT_KNOWN).address(language) if declared.default is UNKNOWN else ""
    return Asked(
        fact=fact,
        question=question(fact),
        judgement=cited(declared.judgement, language) if declared.judgement else None,
        layout=layout,
        rows=rows,
        not_known=not_known,
        typed="" if fact in told.unknown else told.facts.get(fact, ""),
        action=Told(told.kind, place=told.place).address(language),
        hidden=tuple(told.untold(fact).asked_for("").query().items()),
        example=example_of(declared) if layout == "text" or holds_cards(declared) else "",
    )


def _rows(told: Told, declared: FactField, language: str) -> tuple[str, list[Row]]:
    if declared.candidates:
        answers = _answers(told, declared, offered(declared.candidates), language)
        are_many_numbers = len(answers) > _MANY and all(one.label.isdecimal() for one in answers)
        return ("numbers" if are_many_numbers else "list"), [Row(answers)]
    kind_of_value = value_type(declared)
    if kind_of_value is Call:
        others = Row(_answers(told, declared, tuple(map(Call, (PASS, DOUBLE, REDOUBLE))), language), style="others")
        levels = [
            Row(_answers(told, declared, tuple(map(Call, BIDS[at : at + 5])), language)) for at in range(0, 35, 5)
        ]
        return "calls", [row for row in [*levels, others] if row.answers]
    if kind_of_value is Card or holds_cards(declared):
        return "cards", [_suit(told, declared, suit, language) for suit in Suit]
    return "text", []


def _suit(told: Told, declared: FactField, suit: Suit, language: str) -> Row:
    cards = [card for card in reversed(DECK.values()) if card.suit is suit]
    values = tuple((card,) if holds_cards(declared) else card for card in cards)
    return Row(_answers(told, declared, values, language), str(SUITS[suit]), suit.value)


def _answers(told: Told, declared: FactField, values: Sequence[Any], language: str) -> list[Answer]:
    """The values that the other facts leave; all of them where the fact is told anew: the others may be wrong."""
    again = told.facts.get(declared.name, NOT_KNOWN) != NOT_KNOWN
    texts = [(value, as_text(value)) for value in values]
    return [
        Answer(
            value_name(declared.name, value),
            told.telling(declared.name, text).address(language),
            chosen=told.facts.get(declared.name) == text,
        )
        for value, text in texts
        if again or is_possible(told.telling(declared.name, text))
    ]
