"""The situations and worked cases as a reader's browser keeps them; ``static/js/offline-rulings.js`` walks and shows them.

Sentences and clauses stand once, in ``said`` and ``clauses``; everything else names them by number. ``heard`` has the
words for calls and cards that are written in signs.
"""

from collections.abc import Iterable
from typing import Any

from django.utils.translation import gettext_lazy as _

from lawbook import addresses
from lawbook.book import Book
from rulings.aloud import signs_in_words
from rulings.assistant.case_index import PARAMETERS
from rulings.assistant.case_neighbours import neighbours
from rulings.assistant.cases import ReviewedCase, facts_of, reviewed_cases
from rulings.assistant.entry import tiles_by_kind
from rulings.assistant.situation_names import situation_name
from rulings.citing import cited
from rulings.engine.facts import UNKNOWN
from rulings.engine.kinds import kinds
from rulings.engine.rulings import rule
from rulings.organisation.settled import tree_here
from rulings.presenting import known_facts
from rulings.scripts import script
from rulings.situations.examples import EXAMPLES
from rulings.situations.values_as_text import as_text
from rulings.wording.speech import kind_title

Row = list[Any]
_WORDS = {
    "whatHappened": _("What happened?"),
    "cases": _("Worked cases"),
    "call": _("At the table: call the director. Only the director rules (Law 10A)."),
    "aloud": _("To read aloud"),
    "clauses": _("Clauses"),
    "why": _("Why"),
    "facts": _("Facts"),
    "different": _("One fact different"),
    "told": _("Told so far"),
    "change": _("change"),
    "assumed": _("Assumed, as nobody said otherwise"),
    "judges": _("The director judges:"),
    "all": _("All cases of this situation"),
    "none": _("No case was found."),
    "examples": _("Calls, cards and numbers here are examples. With a connection you can enter your own."),
    "more": _("Something that was told is looked at only with a connection."),
    "computed": _("What follows is computed from the very cards or numbers: that needs a connection."),
}


def kept_rulings(book: Book, language: str) -> dict[str, Any]:
    """``situations`` and ``cases`` as rows, in the language in force, with the ``said`` and ``clauses`` that they number.

    ``addresses`` and ``parameters`` are those of the pages that are shown so, ``words`` what stands on them.
    """
    table = _Table(language)
    situations = [_situation(table, book, kind, language) for kind in kinds()]
    numbers = {case.address(language): number for number, case in enumerate(reviewed_cases().values())}
    cases = [_case(table, case, numbers, language) for case in reviewed_cases().values()]
    texts = [*table.said, *(text for case in cases for text in case[2:4])]
    own = {"situations": addresses.page("what-happened", language), "cases": addresses.page("cases", language)}
    return {
        "situations": situations,
        "cases": cases,
        "said": list(table.said),
        "heard": signs_in_words(texts),
        "clauses": list(table.clauses.values()),
        "addresses": own,
        "parameters": PARAMETERS[language],
        "words": {name: str(said) for name, said in _WORDS.items()},
    }


class _Table:
    """Sentences and clauses, each once, with its number."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.said: dict[str, int] = {}
        self.clauses: dict[str, list[str]] = {}
        self._numbers: dict[str, int] = {}

    def numbers(self, sentences: Iterable[str]) -> list[int]:
        """The numbers of sentences."""
        return [self.said.setdefault(one, len(self.said)) for one in sentences]

    def cited(self, clauses: Iterable[str]) -> list[int]:
        """The numbers of clauses."""
        return [self._clause(one) for one in clauses]

    def _clause(self, clause: str) -> int:
        if clause not in self.clauses:
            shown = cited(clause, self.language)
            self.clauses[clause] = [shown["display"], shown["url"]]
            self._numbers[clause] = len(self._numbers)
        return self._numbers[clause]


def _situation(table: _Table, book: Book, kind: str, language: str) -> Row:
    """Name in addresses, title, what players say, what is taken as usual, whether cards stand for others, the nodes."""
    tree = tree_here(book, kind, language, everything=True)
    asked = {node["fact"] for node in tree["nodes"] if "fact" in node}
    usual = {
        one.name: as_text(one.default)
        for one in kinds()[kind].facts.fields.values()
        if one.name in asked and one.default is not UNKNOWN
    }
    said = tiles_by_kind(language)[kind].said
    nodes = [_node(table, node) for node in tree["nodes"]]
    return [situation_name(kind, language), kind_title(kind), said, usual, int(kind in EXAMPLES), nodes]


def _node(table: _Table, node: dict[str, Any]) -> Row:
    """A ruling: script and clauses. A question: fact, question, clause of the test, answers with value, words and way on."""
    if "ruling" in node:
        ruling = node["ruling"]
        return [table.numbers(ruling["script"]), table.cited(one["citation"] for one in ruling["clauses"])]
    judged = table.cited([node["judgement"]["citation"]]) if node["judgement"] else []
    answers = [
        [_as_address(value), *table.numbers([label]), branch["to"]]
        for branch in node["branches"]
        for value, label in zip(branch["values"], branch["labels"], strict=True)
    ]
    return [node["fact"], *table.numbers([node["question"]]), judged, answers]


def _as_address(value: Any) -> str:
    """A value of a tree as an address of the assistant holds it."""
    return as_text(tuple(value) if isinstance(value, list) else value)


def _case(table: _Table, case: ReviewedCase, numbers: dict[str, int], language: str) -> Row:
    """Name in addresses, situation, title, why, script, clauses, facts in words, cases that differ in one fact."""
    facts = facts_of(case)
    ruling = rule(facts)
    told = [table.numbers([one["question"], one["label"]]) for one in known_facts(facts.known)]
    beside = [[numbers[one.address], *table.numbers([one.question, one.value])] for one in neighbours(case, language)]
    situation = list(kinds()).index(case.kind)
    said = [case.name(language), situation, case.title[language], case.why[language]]
    return [*said, table.numbers(script(ruling)), table.cited(ruling.clauses), told, beside]
