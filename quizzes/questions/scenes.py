"""A template told by a few data: a situation, what of it is drawn, what is asked. The engine does the rest.

The case is drawn along the way on which the rules ask for facts, so that it has all that they need and nothing else; the key is
its ruling; wrong options are the rulings of the cases beside it. The facts have their sentences: the same in the story, after
"because" and after "this would be right if".
"""

from collections.abc import Callable, Collection, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.auction import Call
from bridge.seats import Seat
from quizzes.questions.by_text import Row, as_token, holds_all, right_by_text, says
from quizzes.questions.explaining import MOST_REASONS
from quizzes.questions.facts_said import fact_said, names_of, said_already
from quizzes.questions.idle import idle
from quizzes.questions.parts import Answer, Cited, Draft, Option, Ruled, Said, Unsuitable, said
from quizzes.questions.scene_options import options_of
from quizzes.questions.scene_reasons import deciding_clause, telling_facts
from quizzes.questions.templates import FIRST, Template, Topic, template
from quizzes.simulation.on_table import Shown
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_named
from rulings.engine.neighbours import drawn, facts_asked, has_usual
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.seating import Roles
from rulings.wording.forms import Text

_TRIED_FOR_KEYS, _TRIED_FOR_RARE_KEYS = 160, 800
_TRIED_FOR_A_KEY = 120
_SOMETIMES = 0.6

RULES = _("How does the director rule?")
Seating = Callable[[Random], Roles]
Ways = tuple[Text, ...]
"""The same, told in several ways: one of them is drawn."""


def anywhere(rng: Random) -> Roles:
    """A player anywhere at the table, whatever a ruling calls him, and those beside him."""
    return around(rng.choice(list(Seat)))


def around(seat: Seat) -> dict[str, Any]:
    """The roles of a table at which one player did what the case is about."""
    one = dict.fromkeys(("offender", "player", "claimer", "asker", "recipient", "misled"), seat)
    across = dict.fromkeys(("partner", "claimers-partner", "askers-partner"), seat.partner)
    left = dict.fromkeys(("offenders-lho", "players-lho", "next-player"), seat.lho)
    ours = dict.fromkeys(("offending-side", "claiming-side"), seat.side)
    theirs = dict.fromkeys(("opponents", "non-claiming-side"), seat.lho.side)
    return {**one, **across, **left, "offenders-rho": seat.rho, **ours, **theirs}


def nowhere(_rng: Random) -> Roles:
    """Nobody has to be named."""
    return {}


@dataclass(frozen=True, kw_only=True)
class Scene:
    """What is particular about a template.

    ``story``: what happened, before the facts; ``openings``: in place of its last sentence, by a value of a fact.
    ``facts``: the values that are drawn of facts that are otherwise taken as usual,
    cannot be counted, or are to have some values only (one that stands twice comes twice as often). ``fixed``: what is so in
    all the questions, and said in the story. ``told``: how the story says a fact, where its own sentence does not fit (one of
    several ways, if there are some); a value that is not there is not told.
    ``sometimes``: facts that are drawn in some questions only, so that in others the ruling leaves them open.
    ``besides``: facts that the story tells whether the rules ask for them or not, so that its length tells nothing; but none
    of which every value is excluded (``never``, ``not_told``) by what is drawn before.
    ``never``: what is neither told nor supposed together, because two answers would be true or the story a strange one (a set
    means "one of these"). ``not_told``: what is not told together, but may be supposed, because the other fact is then of no
    account. ``not_supposed``: what may be told, but makes another answer true beside the one that it is to make
    right, so that no option supposes it.
    ``apart``: answers that are never offered beside the one of them that is the key, because both are true of the story (in
    the words of ``worded``, or clauses).
    ``alike``: answers that say the same in other words, of which no two are offered at all. ``unfit``: by a key, answers
    that are true of its story too (the other way round they are not).
    ``still``: facts that are the same in all options. ``same``: conclusions that mean the same in other
    words (an adjusted score, towards whatever), so that no option is the key with another of them. ``whole``: all choices are
    asked for, so that some of them are no answer. ``halves``: the answer is two conclusions, and the options are those with
    either, both or none of them otherwise. ``most``: in so many facts a neighbour may differ. ``reasons``: so many facts say
    why, and never fewer than the text asks for. ``rare``: an answer comes up so seldom that it is looked for longer.
    ``cited``: the clause that decides is asked for, in these words, and not the ruling (``ask``).
    ``asks``: the keys of the conclusions that make the answer; all effects, if none. ``nothing``: what is answered where
    none of them is drawn. ``worded``: answers whose own sentences do not exclude one another, in other words (each by its
    conclusions, as in the table by the text). ``shown``: what is on the table in that case. ``idle``: what is told now and
    then at the end, though no Law asks for it; with a condition, of a case that fits.
    """

    kind: str
    story: tuple[Text, ...]
    openings: Mapping[str, Mapping[Any, Text]] = field(default_factory=dict)
    facts: Mapping[str, Sequence[Any]] = field(default_factory=dict)
    fixed: Mapping[str, Any] = field(default_factory=dict)
    told: Mapping[str, Mapping[Any, Text | Ways]] = field(default_factory=dict)
    besides: Sequence[str] = ()
    sometimes: Collection[str] = ()
    still: Collection[str] = ()
    never: Sequence[Mapping[str, Any]] = ()
    not_told: Sequence[Mapping[str, Any]] = ()
    not_supposed: Sequence[Mapping[str, Any]] = ()
    apart: Sequence[Collection[str]] = ()
    alike: Sequence[Collection[str]] = ()
    unfit: Mapping[str, Collection[str]] = field(default_factory=dict)
    same: Collection[str] = ()
    whole: bool = False
    halves: bool = False
    most: int = 2
    reasons: int = MOST_REASONS
    rare: bool = False
    cited: Text | None = None
    asks: Collection[str] = ()
    nothing: Text | None = None
    worded: Mapping[str, Text] = field(default_factory=dict)
    ask: Text = RULES
    seats: Seating = anywhere
    shown: Callable[[Facts, Roles], Shown] | None = None
    idle: Sequence[Text | tuple[Mapping[str, Any], Text]] = ()

    def idle_of(self, case: Facts) -> list[Text]:
        """What may be told of a case although no Law asks for it."""
        parts = [one if isinstance(one, tuple) else ({}, one) for one in self.idle]
        return [text for condition, text in parts if holds_all(condition, case)]

    def values(self, case: Facts, name: str) -> Iterable[Any]:
        """The values that a fact can have in the questions of this template."""
        if name in self.fixed or name in self.still:
            return ()
        if name in self.facts:
            return dict.fromkeys(self.facts[name])
        return () if has_usual(case, name) else case.fields[name].candidates

    def excludes(self, case: Facts) -> bool:
        """Whether the template does not speak of such a case."""
        return _one_holds(self.never, case)

    def supposes(self, case: Facts) -> bool:
        """Whether an option may suppose such a case."""
        return not self.excludes(case) and not _one_holds(self.not_supposed, case)

    def parts(self, key: Answer, other: Answer) -> bool:
        """Whether an answer may not stand beside the key."""
        unfit = {answer for right, answers in self.unfit.items() if says(str(key.value), right) for answer in answers}
        return self.are_alike(key, other) or _both_in(self.apart, key, other) or _is_one_of(other, unfit)

    def are_alike(self, one: Answer, other: Answer) -> bool:
        """Whether two answers say the same in other words."""
        return _both_in(self.alike, one, other)

    def opens_with(self, name: str) -> bool:
        """Whether the opening sentence says a fact, so that none of its own does."""
        return name in self.fixed or (name in self.told and not self.told[name])

    def leaves_untold(self, case: Facts, name: str) -> bool:
        """Whether the story says nothing of a fact because it is so at most tables, and something where it is otherwise."""
        told = self.told.get(name, {})
        return bool(told) and "*" not in told and case.known[name] not in told and name not in self.openings

    def undecided(self, known: Mapping[str, Any]) -> Facts:
        """A case in which nothing that is drawn is taken as usual."""
        return kind_named(self.kind).facts(unassumed=frozenset(self.facts), **known)

    def draw(self, rng: Random) -> Facts:
        """A case."""
        start = self.undecided(self.fixed)
        for name in self.besides:
            if self._can_be_told(start, name):
                start = start.but(**{name: rng.choice(self._to_draw(start, name))})
        if kind_named(self.kind).problems(start):
            raise Unsuitable
        optional = [name for name in sorted(self.facts) if name not in self.sometimes or rng.random() < _SOMETIMES]
        found = drawn(start, lambda case, name: rng.choice(self._to_draw(case, name)), optional=optional)
        if found is None or self.excludes(found) or _one_holds(self.not_told, found):
            raise Unsuitable
        return kind_named(self.kind).facts(**found.known)

    def _can_be_told(self, case: Facts, name: str) -> bool:
        """Whether any value of a fact may stand beside what is drawn already."""
        known = case.known.keys() | {name}
        apart = (*self.never, *self.not_told)
        if not any(name in one and one.keys() <= known for one in apart):
            return True
        return any(not _one_holds(apart, case.but(**{name: value})) for value in self._to_draw(case, name))

    def _to_draw(self, case: Facts, name: str) -> Sequence[Any]:
        return self.facts.get(name) or case.fields[name].candidates

    def answer(self, ruling: Ruling) -> Answer:
        """What is concluded, of that which is asked for."""
        found = self.concluded(ruling)
        if found and self.cited is not None:
            return Answer(found[0].clause, Cited(found[0].clause))
        if found:
            words = self.words_for(as_token(found))
            label = Ruled(ruling.kind, found, addressed=True) if words is None else said(words)
            return Answer(as_token(found), label)
        if self.nothing is None:
            raise Unsuitable
        return Answer("nothing", said(self.nothing))

    def key(self, ruling: Ruling) -> Hashable:
        """The answer, whichever calls it names."""
        answer, found = self.answer(ruling), self.concluded(ruling)
        if self.cited is not None or not found:
            return answer.value
        calls = {str(value) for item in found for value in item.values.values() if isinstance(value, Call)}
        return " ".join(word for word in str(answer.value).split() if word.partition("=")[2].strip(",") not in calls)

    def words_for(self, token: str) -> Text | None:
        """The words of its own that the template has for an answer."""
        return next((words for answer, words in self.worded.items() if says(token, answer)), None)

    def concluded(self, ruling: Ruling) -> tuple[Conclusion, ...]:
        """The conclusions that make the answer, in the order of the trace."""
        asked = (item for item in ruling.concluded if (item.key in self.asks if self.asks else item.part == "effect"))
        return tuple({as_token((item,)): item for item in asked}.values())


def _both_in(groups: Iterable[Collection[str]], one: Answer, other: Answer) -> bool:
    return any(_is_one_of(one, group) and _is_one_of(other, group) for group in groups)


def _is_one_of(answer: Answer, group: Collection[str]) -> bool:
    return any(says(str(answer.value), one) for one in group)


def _one_holds(conditions: Sequence[Mapping[str, Any]], case: Facts) -> bool:
    return any(one.keys() <= case.known.keys() and holds_all(one, case) for one in conditions)


def scene(
    name: str,
    topic: Topic,
    *clauses: str,
    by_text: Sequence[Row],
    what: Scene,
    version: int = FIRST,
    for_exams: bool = True,
    asked: bool = True,
) -> Template:
    """Make a template of a scene. ``by_text``: the independent way to the key, a table read off the text."""

    def make(rng: Random) -> Draft:
        return drawn_draft(what, by_text, rng)

    made = template(name, topic, *clauses, version=version, asked=asked, for_exams=for_exams)(make)
    made.checked_by(lambda draft: right_by_text(by_text, draft))
    made.scene, made.rows = what, by_text
    return made


def drawn_draft(what: Scene, table: Sequence[Row], rng: Random) -> Draft:
    """A question about a case that is drawn; each answer is right equally often."""
    drawn_case = _case_with(what, rng, rng.choice(keys_of(what)))
    return draft_of(what, table, rng, drawn_case, what.seats(rng))


def draft_of(what: Scene, table: Sequence[Row], rng: Random, drawn_case: Facts, roles: Roles) -> Draft:
    """The question about a case, with the players in their seats."""
    options = options_of(what, table, rng, drawn_case, roles)
    case = told_only(what, drawn_case, options)
    return Draft(
        form="ruling" if what.cited is None else "clause",
        story=(*story_of(what, case, roles, rng), *idle(rng, what.idle_of(case), **names_of(roles))),
        ask=Said(what.ask if what.cited is None else what.cited, names_of(roles)),
        options=options,
        case=case,
        clause=deciding_clause(what, table, case, options),
        shown=what.shown(case, roles) if what.shown else Shown(),
        roles=roles,
        told_by=telling_facts(what, table, case, options),
    )


_KEYS: dict[int, tuple[Hashable, ...]] = {}


def keys_of(what: Scene) -> tuple[Hashable, ...]:
    """The answers that come up, each once, in an order that does not change: each is to be right equally often.

    Which bid is accepted makes no other answer.
    """
    if id(what) not in _KEYS:
        _KEYS[id(what)] = keys_in(what, _TRIED_FOR_RARE_KEYS if what.rare else _TRIED_FOR_KEYS)
    return _KEYS[id(what)]


def keys_in(what: Scene, draws: int) -> tuple[Hashable, ...]:
    """The answers that come up in so many draws."""
    rng = Random(what.kind)  # noqa: S311
    found = (_key_or_none(what, rng) for _time in range(draws))
    return tuple(dict.fromkeys(key for key in found if key is not None))


def know_keys(what: Scene, keys: Iterable[str]) -> None:
    """They have been looked for before, by the same code."""
    _KEYS[id(what)] = tuple(keys)


def _key_or_none(what: Scene, rng: Random) -> Hashable:
    try:
        return what.key(rule(what.draw(rng)))
    except Unsuitable:
        return None


def _case_with(what: Scene, rng: Random, key: Hashable) -> Facts:
    """A case with that answer."""
    for _time in range(_TRIED_FOR_A_KEY):
        try:
            case = what.draw(rng)
            if what.key(rule(case)) == key:
                return case
        except Unsuitable:
            continue
    raise Unsuitable


def told_only(what: Scene, case: Facts, options: Sequence[Option]) -> Facts:
    """The case without what neither its ruling nor any of those beside it read: no word of the story is idle."""
    rulings = [rule(case), *(rule(option.neighbour) for option in options if option.neighbour)]
    read = {name for one in rulings for name in facts_asked(one)}
    return case.telling(lambda name: name in read or what.opens_with(name))


def story_of(what: Scene, case: Facts, roles: Roles, rng: Random | None = None) -> Iterable[Said]:
    """What happened, then each fact that was drawn, in the order in which the rules asked for it.

    Of several ways to tell a fact the first, where nothing draws one.
    """
    words = {**case.known, **names_of(roles)}
    openings = [of[case.known[name]] for name, of in what.openings.items() if case.known.get(name) in of]
    yield from (Said(text, words) for text in (*what.story[: -len(openings) or None], *openings))
    already = said_already(case.known)
    for name in case.known:
        if name not in what.fixed and name not in already and (told := sentence_of(what, case, name, roles, rng)):
            yield told


def sentence_of(what: Scene, case: Facts, name: str, roles: Roles, rng: Random | None = None) -> Said | None:
    """A fact as the story tells it; ``None`` where it is not told."""
    value, told = case.known[name], what.told.get(name)
    if told is None:
        fact = fact_said(what.kind, name, value, roles)
        return fact and said(_("%(fact)s."), fact=fact)
    text = told.get(value, told.get("*"))
    return Said(_way(text, rng), {**case.known, **names_of(roles)}) if text else None


def _way(told: Text | Ways, rng: Random | None) -> Text:
    if not isinstance(told, tuple):
        return told
    return rng.choice(told) if rng else told[0]
