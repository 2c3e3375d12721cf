"""The templates of questions: each makes, from a seed, always the same question, and knows another way to its answer."""

import importlib
import pkgutil
from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property, lru_cache
from random import Random
from typing import Any
from zlib import crc32

from lawbook.citations import law_of, with_ancestors
from quizzes.questions.parts import Draft, Unsuitable
from quizzes.questions.recorded import known_to_decide
from rulings.engine.clauses import load_laws
from rulings.engine.facts import Facts
from rulings.wording.forms import Text

FIRST = 3
"""The version of a template that says none of its own. Each is raised by itself when its seeds make other questions
(``manage.py question_state`` tells of which); an id carries it."""

SEEDS = 36**5
MOST_ATTEMPTS = 200
MOST_FOR_A_KEY = 80
"""After so many draws another key will do."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"

Make = Callable[[Random], Draft]
Check = Callable[[Draft], Collection[Hashable]]


@dataclass(frozen=True)
class Topic:
    """What a group of templates is about."""

    name: str
    title: Text


@dataclass(eq=False)  # each is itself, so that what it made can be remembered
class Template:
    """A template: how it makes a question, which clauses its questions are about, and the independent way to the key.

    ``keys``: the values that the right answer can have, and how often of all it is to have each; the seed says which, and the
    template draws until it comes. Without them the draws alone say how often an answer is right. ``settled``: options that the
    Law decides alike in all the questions. ``for_exams``: not where every key rests on a reading that could be contested.
    ``chain``: the names of all steps of the chain that it is a step of; they draw the same numbers of a seed.
    ``asked``: not until a second reader with the text has answered its questions and found the keys right. ``part_of``: the
    template into which it went with its twin; its own links go on.
    """

    name: str
    topic: Topic
    clauses: tuple[str, ...]
    make: Make
    keys: Mapping[Hashable, int] = field(default_factory=dict)
    settled: Collection[Hashable] = ()
    version: int = FIRST
    for_exams: bool = True
    asked: bool = True
    check: Check | None = field(default=None)
    scene: Any = field(default=None)
    rows: Sequence[Any] = ()
    part_of: str = ""
    chain: tuple[str, ...] = ()

    @property
    def code(self) -> str:
        """Names the template in addresses without telling what it is about."""
        return _base36(crc32(self.name.encode()))

    @property
    def laws(self) -> frozenset[str]:
        """The numbers of the Laws whose clauses decide its questions; of one that is not recorded, those that it is about."""
        return _laws(tuple(known_to_decide(self.name)) or tuple(self.clauses))

    def is_about(self, clause: str) -> bool:
        """Whether it names a clause or what that stands in. ``CitationError`` for what is none."""
        return not set(self.clauses).isdisjoint(with_ancestors(clause))

    def checked_by(self, check: Check) -> Check:
        """Mark the function that finds the values of the right options without the engine."""
        self.check = check
        return check


@lru_cache(maxsize=512)
def _laws(clauses: tuple[str, ...]) -> frozenset[str]:
    return frozenset(str(law) for law in map(law_of, clauses) if law)


@dataclass(frozen=True)
class Question:
    """A template with its seed, and what comes of them; a sealed question has no seed that an address could name.

    It is made when somebody looks at it: to name it, as in the address of the next one, costs nothing.
    """

    template: Template
    seed: int | None
    made: Draft | None = None

    @cached_property
    def draft(self) -> Draft:
        """What the template makes of the seed."""
        return self.made or _made(self.template, self.seed or 0)

    @property
    def id(self) -> str:
        """Names the question for good: ``1-1x8k2f-3q``: version, template, seed; empty for a sealed one."""
        return "" if self.seed is None else f"{self.template.version}-{self.template.code}-{_base36(self.seed)}"

    @property
    def case(self) -> Facts:
        """The case that the engine rules on."""
        return self.draft.case


class NoSuchQuestion(LookupError):
    """An id or a name that no question has; ``outdated`` if an earlier version of the questions had it."""

    def __init__(self, *, outdated: bool = False) -> None:
        super().__init__()
        self.outdated = outdated


_TEMPLATES: dict[str, Template] = {}


def template(
    name: str,
    topic: Topic,
    *clauses: str,
    keys: Mapping[Hashable, int] | None = None,
    settled: Collection[Hashable] = (),
    version: int = FIRST,
    asked: bool = True,
    for_exams: bool = True,
) -> Callable[[Make], Template]:
    """Mark the function that makes the questions of a template, about some clauses."""

    def mark(make: Make) -> Template:
        found = _TEMPLATES[name] = Template(name, topic, clauses, make, keys or {}, settled, version, for_exams, asked)
        return found

    return mark


@cache
def templates() -> dict[str, Template]:
    """The templates whose questions are asked, by name, in the order of the alphabet."""
    return {name: one for name, one in written().items() if one.asked and not one.part_of}


@cache
def linked() -> dict[str, Template]:
    """Those whose questions an address may name: also the parts of what was merged."""
    return {name: one for name, one in written().items() if one.asked}


def practised_as(name: str) -> str:
    """The template that asks the questions of another today: the one into which it went, or itself."""
    found = written().get(name)
    return found.part_of if found and found.part_of else name


@cache
def written() -> dict[str, Template]:
    """All templates, also those that wait for a second reader."""
    from quizzes.questions import sets

    load_laws()
    for module in pkgutil.iter_modules(sets.__path__):
        importlib.import_module(f"{sets.__name__}.{module.name}")
    return dict(sorted(_TEMPLATES.items()))


@cache
def names_of(name: str) -> tuple[str, ...]:
    """A template and those that went into it."""
    return (name, *(one.name for one in linked().values() if one.part_of == name))


def question(name: str, seed: int) -> Question:
    """The question of a template and a seed (0 to ``SEEDS`` - 1), asked or not. ``NoSuchQuestion`` for any other."""
    if name not in written() or not 0 <= seed < SEEDS:
        raise NoSuchQuestion
    return Question(written()[name], seed)


def sealed_question(name: str, secret: str) -> Question:
    """A question of an exam: made from a secret in place of a seed, so that nobody finds it elsewhere on the site."""
    if name not in linked():
        raise NoSuchQuestion
    return Question(linked()[name], None, _made(linked()[name], secret))


def question_of(question_id: str) -> Question:
    """The question that an id names; ``NoSuchQuestion`` if there is none."""
    version, _, rest = question_id.partition("-")
    code, _, seed = rest.partition("-")
    if not (version.isascii() and version.isdigit() and 0 < len(seed) <= 5 and set(code + seed) <= set(_DIGITS)):
        raise NoSuchQuestion
    if (found := _by_code().get(code)) is None or _base36(int(seed, 36)) != seed:
        raise NoSuchQuestion(outdated=int(version[:9]) < FIRST)
    if int(version[:9]) != found.version:
        raise NoSuchQuestion(outdated=int(version[:9]) < found.version)
    return Question(found, int(seed, 36))


@lru_cache(maxsize=64)  # the page, the answer and the way back ask for the same question within a minute
def _made(found: Template, seed: int | str) -> Draft:
    return drawn(found, seed)


def drawn(found: Template, seed: int | str) -> Draft:
    """The first draw with the key that the seed wants; after many others, any draw that makes a question."""
    wanted, other = _wanted_key(found, seed), None
    for attempt in range(MOST_ATTEMPTS):
        try:
            draft = found.make(_numbers(found, seed, attempt))
        except Unsuitable:
            continue
        if wanted is None or wanted in draft.right or attempt > MOST_FOR_A_KEY:
            return draft
        other = other or draft
    if other is None:
        raise RuntimeError(f"{found.name} makes no question of seed {seed}")
    return other


def _wanted_key(found: Template, seed: int | str) -> Hashable | None:
    """Which of the keys. Of numbers one after another each is wanted as often as it should be, in an order of chance."""
    every = [key for key, times in found.keys.items() for _time in range(times)]
    if not every:
        return None
    if isinstance(seed, str):
        return _numbers(found, seed, "key").choice(every)
    block, place = divmod(seed, len(every))
    _numbers(found, block, "keys").shuffle(every)
    return every[place]


def _numbers(found: Template, seed: int | str, attempt: int | str) -> Random:
    """The numbers of a question: as hard to guess as its seed is."""
    return Random(f"{found.chain[0] if found.chain else found.name} {seed} {attempt}")  # noqa: S311


@cache
def _by_code() -> dict[str, Template]:
    return {one.code: one for one in linked().values()}


def _base36(number: int) -> str:
    digits = ""
    while number or not digits:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
    return digits
