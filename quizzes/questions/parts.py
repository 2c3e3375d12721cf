"""What a question is made of. Nothing here is a finished sentence: each is said in the reader's language when it is shown."""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Literal

from bridge.auction import Call
from bridge.cards import Card
from quizzes.simulation.on_table import Shown
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.engine.trace import Option as RulingOption
from rulings.seating import Roles
from rulings.wording.forms import Text

Form = Literal[
    "ruling",
    "tricks",
    "score",
    "cards",
    "calls",
    "options",
    "duty",
    "leader",
    "clause",
    "director",
    "question",
    "script",
    "twice",
    "judgement",
    "order",
]
"""What is asked for: a ruling, a number of tricks, a score, the cards that may be played, the calls that may be made,
everything that a player may choose, what a player must do, who leads, which clause decides, whether the director ruled rightly;
what he must find out before he can rule (the case lacks it), which sentence of his script is wrong; what is ruled at two
tables; what he judges, and by which clause; in which order he does what."""


@dataclass(frozen=True)
class Said:
    """A sentence, and what is put into it: players, cards, suits, numbers, contracts.

    ``supposed``: it says what was so, and is to be said as what might have been so.
    """

    text: Text
    values: Mapping[str, Any] = field(default_factory=dict)
    supposed: bool = False


def said(text: Text, **values: Any) -> Said:
    """A sentence with its values."""
    return Said(text, values)


@dataclass(frozen=True)
class Ruled:
    """Conclusions of a ruling, said as the director says them; ``addressed``: who may choose is named.

    ``stated``: said of the players, not to them.
    """

    kind: str
    conclusions: tuple[Conclusion, ...]
    addressed: bool = False
    stated: bool = False


@dataclass(frozen=True)
class Cited:
    """A clause, shown with its name."""

    clause: str


@dataclass(frozen=True)
class CardChoice:
    """A card of a hand to choose."""

    card: Card


@dataclass(frozen=True)
class CallChoice:
    """A call on the bidding box."""

    call: Call


@dataclass(frozen=True)
class Instead:
    """What should have been ruled in place of what the director ruled."""

    label: Said | Ruled | Cited | CardChoice | CallChoice


Label = Said | Ruled | Cited | CardChoice | CallChoice | Instead


@dataclass(frozen=True)
class Answer:
    """What somebody can answer: ``value`` says when two answers are the same, ``label`` how it is shown."""

    value: Hashable
    label: Label


AnswerOf = Callable[[Ruling], Answer]
"""Reads an answer off a ruling."""


@dataclass(frozen=True)
class Condition:
    """What would have to be otherwise: facts, and the words for them (in Turkish ending in -seydi)."""

    said: Said
    facts: Mapping[str, Any]


@dataclass(frozen=True)
class Option:
    """An answer on offer.

    ``right_if`` says when a wrong one would be right ("this would be right if …", without a full stop; in Turkish it ends in
    -seydi), and ``neighbour`` is the case in which it is, ``conditions`` what is otherwise there, each by itself, in the case
    that is ``changed`` (that of the question, or the same told otherwise).
    ``note`` is a sentence about the option itself, as why a card may not be played (``clause``). ``answer_of`` is how the
    answer was read off the ruling of the neighbouring case.
    """

    answer: Answer
    right: bool
    right_if: Said | None = None
    neighbour: Facts | None = None
    note: Said | None = None
    clause: str = ""
    conditions: tuple[Condition, ...] = ()
    changed: Facts | None = None
    answer_of: AnswerOf | None = field(default=None, compare=False, repr=False)


@dataclass(frozen=True, kw_only=True)
class Draft:
    """A question as its template makes it, of the ruling if no other ``form`` is named.

    ``case`` is what the engine rules on, ``roles`` the seats that its ruling speaks of, ``clause`` the one that decides.
    ``known`` is what the independent check of the template starts from. Of ``several`` options all right ones are to be chosen.
    ``because`` says why the key is right ("because …", without a full stop) where the facts of the case do not; ``told_by``
    names the facts that say it, where others of the case would too, ``names`` a player whom its sentences are to name otherwise
    than by the role. ``instead``: of a wrong sentence the right one. ``kinds``: what the Laws tell apart in the table that is
    shown, where the sentences are the same whatever it is. ``chosen``: the option of the ruling that the story says was taken.
    ``besides``: other cases on whose rulings the key rests too.
    """

    form: Form = "ruling"
    story: tuple[Said, ...]
    ask: Said
    options: tuple[Option, ...]
    case: Facts
    clause: str
    shown: Shown = field(default_factory=Shown)
    roles: Roles = field(default_factory=dict)
    known: Mapping[str, Any] = field(default_factory=dict)
    several: bool = False
    because: Said | None = None
    told_by: tuple[str, ...] = ()
    names: Mapping[str, Any] = field(default_factory=dict)
    instead: Said | None = None
    kinds: tuple[str, ...] = ()
    chosen: RulingOption | None = None
    besides: tuple[Facts, ...] = ()

    @cached_property
    def ruling(self) -> Ruling:
        """The ruling on the case, for as long as the question is kept."""
        return rule(self.case)

    @property
    def rulings(self) -> tuple[Ruling, ...]:
        """All on which the key rests."""
        return (self.ruling, *map(rule, self.besides))

    @property
    def right(self) -> frozenset[Hashable]:
        """The values of the right options."""
        return frozenset(option.answer.value for option in self.options if option.right)


class Unsuitable(Exception):
    """What the seed gave makes no good question; the template tries again with the next numbers of the same seed."""
