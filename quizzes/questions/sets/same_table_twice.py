"""The same table under two facts: one scene told twice, in which one fact is otherwise. What is ruled at A, and what at B?"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from django.utils import translation
from django.utils.translation import gettext_lazy as _

from lawbook.citations import with_ancestors
from quizzes.questions.asking import label_text
from quizzes.questions.by_text import row_of, says
from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.facts_said import fact_said, names_of
from quizzes.questions.neighbours import fact_of
from quizzes.questions.parts import Answer, Draft, Label, Option, Ruled, Said, Unsuitable, said
from quizzes.questions.scene_options import key_stays_true, options_of, true_as_told
from quizzes.questions.scene_reasons import deciding_clause, telling_facts
from quizzes.questions.scenes import Scene, sentence_of, story_of
from quizzes.questions.templates import Template, linked, template
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import beside, facts_asked
from rulings.engine.rulings import rule
from rulings.seating import Roles, seated_conclusion

CHANGES_NOTHING = _("What differs between the two cases decides nothing here: the ruling is the same.")
_RIGHT_IF = _("This would be right if %(difference)s.")
_LONGEST = 105
"""An answer of more letters would make pairs that no phone shows at once."""
_MOST_DRAWN = 12
NOT_BETWEEN = frozenset(
    {
        *("appeal_about", "asked_for", "call", "claimers_act", "committee_would", "conveyed_by", "deal_fault"),
        *("deceived_by", "ground", "law_provides", "method", "present_as", "reaction", "rectification", "request"),
        *("spectator_did", "waiver_asked_by", "wrong_at_table"),
        *("partner_aware", "scores_open"),
    }
)
"""Facts in which two tables do not differ: those that say what happened at all name the answer of each table; the last two
hang on what else is told (which agreement, how many minutes since)."""


@dataclass(frozen=True)
class Twice:
    """A scene at two tables: the cases, the fact that differs, and an answer that one of the two may have."""

    a: Facts
    b: Facts
    fact: str
    other: Option

    @property
    def alike(self) -> bool:
        """Whether the fact changes nothing, so that the other answer is wrong at both."""
        return self.other.neighbour is not self.b


@template("same-table-twice", DIRECTING, *LAWS, version=36)
def same_table_twice(rng: Random) -> Draft:
    """A case of some scene, and one beside it."""
    told = rng.choice([one for one in linked().values() if one.scene is not None and _is_plain(one.scene)])
    scene: Scene = told.scene
    roles = scene.seats(rng)
    twice = _drawn(told, rng, roles)
    options = _options(scene, twice, roles)
    case, clause = _decided_by(told, twice)
    return Draft(
        form="twice",
        story=(
            *story_of(scene, twice.a.telling(lambda name: name != twice.fact), roles),
            *_at_both(scene, twice, roles),
        ),
        ask=said(_("%(ask)s In case A, and in case B?"), ask=Said(scene.ask, names_of(roles))),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=clause,
        roles=roles,
        known={"scene": told.name, "a": twice.a, "b": twice.b},
        because=None if twice.alike else _both_facts(twice, roles),
        told_by=_reasons(told, twice),
    )


@same_table_twice.checked_by
def _by_the_table_twice(draft: Draft) -> set[Hashable]:
    """The pairs of which the table read off the text says each half of its case."""
    rows = linked()[draft.known["scene"]].rows
    at_a, at_b = row_of(rows, draft.known["a"]), row_of(rows, draft.known["b"])
    if at_a is None or at_b is None:
        return set()
    values = [option.answer.value for option in draft.options]
    return {value for value in values if says(value[0], at_a[1]) and says(value[1], at_b[1])}  # type: ignore[index]


def _decided_by(told: Template, twice: Twice) -> tuple[Facts, str]:
    """Table A and the clause that decides there; table B where that names but the whole of which its clause is a part."""
    at_a = deciding_clause(told.scene, told.rows, twice.a, (twice.other,))
    if not twice.alike:
        own = Option(told.scene.answer(rule(twice.a)), right=False, neighbour=twice.a)
        at_b = deciding_clause(told.scene, told.rows, twice.b, (own,))
        if at_a in with_ancestors(at_b) and at_a != at_b:
            return twice.b, at_b
    return twice.a, at_a


def _is_plain(scene: Scene) -> bool:
    """A scene that is told in sentences alone, and whose answer is a ruling."""
    return scene.shown is None and scene.cited is None


def _drawn(told: Template, rng: Random, roles: Roles) -> Twice:
    """A scene told twice; in one of three questions what differs changes nothing."""
    alike = rng.random() < 1 / 3
    for _time in range(_MOST_DRAWN):
        try:
            whole = told.scene.draw(rng)
            options = options_of(told.scene, told.rows, rng, whole, roles)
        except Unsuitable:
            continue
        wrong = [option for option in options if not option.right]
        found = _with_idle(told, whole, wrong) if alike else _with_deciding(told, whole, wrong)
        if found:
            return rng.choice(found)
    raise Unsuitable


def _with_deciding(told: Template, whole: Facts, wrong: Sequence[Option]) -> list[Twice]:
    """The case, and one in which one fact makes another answer right."""
    found = []
    for option in wrong:
        near = option.neighbour
        if near is None or (fact := _only_difference(told.scene, whole, near)) is None:
            continue
        if not _holds_too(told, near, whole):
            a, b = _told(whole, near, fact)
            found.append(Twice(a, b, fact, Option(option.answer, right=False, neighbour=b)))
    return found


def _with_idle(told: Template, whole: Facts, wrong: Sequence[Option]) -> list[Twice]:
    """The case, and one in which another fact makes no difference; an answer that is right in neither."""
    scene: Scene = told.scene
    own = scene.answer(rule(whole)).value
    found = []
    for near in beside(scene.undecided(whole.known), scene.values, most=1):
        fact = _only_difference(scene, whole, near.case)
        if fact is None or not scene.supposes(near.case) or _answer_or_none(scene, near.case) != own:
            continue
        for option in wrong:
            if option.neighbour is not None and _changes_both(told, whole, near.case, option, fact):
                found.append(Twice(*_told(whole, near.case, fact, option.neighbour), fact, option))
    return found


def _changes_both(told: Template, whole: Facts, near: Facts, option: Option, fact: str) -> bool:
    """Whether an answer is false at both tables, and what would make it right at one makes it right at the other."""
    other = option.neighbour
    if other is None or _holds_too(told, near, other):
        return False
    changed = {name: value for name, value in other.known.items() if whole.known.get(name) != value}
    both = near.but(**changed)
    possible = fact not in changed and not kind_of(both).problems(both)
    return possible and _answer_or_none(told.scene, both) == option.answer.value


def _answer_or_none(scene: Scene, case: Facts) -> Hashable:
    ruling = rule(case)
    try:
        return scene.answer(ruling).value if ruling.status == "ruled" else None
    except Unsuitable:
        return None


def _only_difference(scene: Scene, one: Facts, other: Facts) -> str | None:
    """The one fact in which two cases differ, if it is told in a sentence of its own for both."""
    names = [name for name in {**one.known, **other.known} if fact_of(one, name) != fact_of(other, name)]
    if len(names) != 1 or names[0] not in one.known or names[0] not in other.known:
        return None
    name = names[0]
    told = all(sentence_of(scene, case, name, {}) is not None for case in (one, other))
    apart = name in NOT_BETWEEN or name in scene.openings or scene.opens_with(name)
    return None if apart or not told else name


def _holds_too(told: Template, case: Facts, of: Facts) -> bool:
    """Whether the answer of another case is true of this one as well, or reads as its own or a half of it."""
    scene, ruling, other = told.scene, rule(case), rule(of)
    own, theirs = scene.answer(ruling), scene.answer(other)
    if scene.parts(own, theirs) or true_as_told(scene, told.rows, ruling, case, other):
        return True
    if key_stays_true(scene, told.rows, other, case, ruling):
        return True
    with translation.override("en"):
        first, second = (label_text(one.label, {}, "en") for one in (own, theirs))
    return first in second or second in first


def _told(a: Facts, b: Facts, fact: str, *others: Facts) -> tuple[Facts, Facts]:
    """Both cases with what the ruling of either, or of another that is on offer, read."""
    read = {fact, *(name for one in (a, b, *others) for name in facts_asked(rule(one)))}
    return a.telling(read.__contains__), b.telling(read.__contains__)


def _supposition(case: Facts, name: str, roles: Roles) -> Said | None:
    """A fact supposed, always in its own words."""
    fact = fact_said(case.kind, name, case.known[name], roles)
    return fact and Said(fact.text, fact.values, supposed=True)


def _at_both(scene: Scene, twice: Twice, roles: Roles) -> list[Said]:
    return [
        said(_("In case A: %(told)s"), told=sentence_of(scene, twice.a, twice.fact, roles)),
        said(_("In case B: %(told)s"), told=sentence_of(scene, twice.b, twice.fact, roles)),
    ]


def _reasons(told: Template, twice: Twice) -> tuple[str, ...]:
    """The facts that say why, of those that are so at both tables; else those that the other answer would need."""
    found = [one for one in telling_facts(told.scene, told.rows, twice.a, [twice.other]) if one != twice.fact]
    near = twice.other.neighbour
    if not found and near is not None:
        asked = facts_asked(rule(twice.a))
        found = [one for one in asked if one in near.known and near.known[one] != fact_of(twice.a, one)]
    return tuple(one for one in found if one in twice.a.known and one != twice.fact)


def _both_facts(twice: Twice, roles: Roles) -> Said:
    one, other = (fact_said(case.kind, twice.fact, case.known[twice.fact], roles) for case in (twice.a, twice.b))
    if one is None or other is None:
        raise Unsuitable
    return said(_("in case A %(one)s, and in case B %(other)s"), one=one, other=other)


def _options(scene: Scene, twice: Twice, roles: Roles) -> list[Option]:
    """Each of the two answers at each of the two tables."""
    own, other = scene.answer(rule(twice.a)), twice.other.answer
    labels = {one.value: _seated(one.label, roles) for one in (own, other)}
    with translation.override("en"):
        longest = max(len(label_text(label, roles, "en")) for label in labels.values())
    if longest > _LONGEST:
        raise Unsuitable
    right = (own.value, own.value if twice.alike else other.value)
    notes = _notes(twice, roles)
    return [
        Option(
            Answer((at_a, at_b), _pair(labels[at_a], labels[at_b])),
            right=(at_a, at_b) == right,
            note=None if (at_a, at_b) == right else notes((at_a == right[0], at_b == right[1])),
        )
        for at_a in labels
        for at_b in labels
    ]


def _pair(at_a: Label, at_b: Label) -> Said:
    if at_a is at_b:
        return said(_("In both: %(one)s"), one=at_a)
    return said(_("A: %(one)s B: %(other)s"), one=at_a, other=at_b)


def _seated(label: Label, roles: Roles) -> Label:
    """A ruling said of the players in their seats."""
    if isinstance(label, Ruled):
        return Ruled(label.kind, tuple(seated_conclusion(one, roles) for one in label.conclusions), stated=True)
    return label


def _notes(twice: Twice, roles: Roles) -> Callable[[tuple[bool, bool]], Said]:
    """When a wrong pair would be right: by which of its halves hold."""
    if twice.alike:
        otherwise = said(_RIGHT_IF, difference=twice.other.right_if)
        return lambda holds: said(CHANGES_NOTHING) if any(holds) else otherwise
    one, other = (_supposition(case, twice.fact, roles) for case in (twice.a, twice.b))
    too: Mapping[tuple[bool, bool], Any] = {
        (False, True): said(_("in case A too %(fact)s"), fact=other),
        (True, False): said(_("in case B too %(fact)s"), fact=one),
        (False, False): said(_("it were the other way round in the two cases")),
    }
    return lambda holds: said(_RIGHT_IF, difference=too[holds])
