"""What is wrong in the director's script? One sentence of the ruling is that of a case beside it, or all of them hold.

Without scripts that hold a sentence would be wrong wherever it stands, and nobody would have to read the story.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice, product
from random import Random
from typing import NamedTuple

from django.utils import translation
from django.utils.translation import gettext_lazy as _

from quizzes.questions.asking import label_text
from quizzes.questions.by_text import Row, as_token, clause_by_text, keys_of_token, row_of, says
from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.facts_said import if_so, names_of
from quizzes.questions.parts import Answer, Draft, Option, Ruled, Said, Unsuitable, said
from quizzes.questions.scene_options import true_as_told
from quizzes.questions.scene_reasons import telling_facts
from quizzes.questions.scenes import Scene, story_of, told_only
from quizzes.questions.templates import template
from quizzes.questions.told import Told, all_told
from rulings.engine.effects import Effect
from rulings.engine.facts import Facts
from rulings.engine.neighbours import Beside, beside
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.seating import Roles, seated_conclusion

STANDS = _("This is so.")
ALL_HOLD = "all-hold"
NONE_WRONG = _("None: all of them are right.")
ONE_WRONG = _("One of them is wrong.")
_HOLD_IN = 0.38


class Sentences(NamedTuple):
    """Those of a scene that are wrong in some questions and hold in others; one that stands twice comes twice as often."""

    wrong: Sequence[str]
    held: Sequence[str]


_ONE_TRICK, _TWO_TRICKS = "transfer-tricks count=1", "transfer-tricks count=2"
_OF_A_REVOKE = Sentences(("adjusted-score", "adjusted-score", _ONE_TRICK, _TWO_TRICKS), (_ONE_TRICK, _TWO_TRICKS))
_AVERAGES = ("average", "average-plus", "average-minus")
SENTENCES: Mapping[str, Sentences] = {
    "a-call-despite-the-duty-to-pass": Sentences(
        ("must-pass-throughout", "must-pass-throughout", "call-cancelled", "call-stands"),
        ("call-cancelled", "call-stands", "call-stands"),
    ),
    "a-revoke": _OF_A_REVOKE,
    "a-revoke-before-a-claim": _OF_A_REVOKE,
    "average-plus-or-minus": Sentences(_AVERAGES, _AVERAGES),
}
"""Beside a sentence that is wrong always stands another of them that holds, and each holds as often as it is wrong or oftener:
who has seen which sentences are ever wrong does not know which of the two it is, nor whether one is wrong at all."""
SCENES = tuple(SENTENCES)
HALVES = frozenset(
    {
        ("must-pass-once", "must-pass-throughout"),
        ("call-cancelled", "call-cancelled"),
        ("auction-goes-back-to", "must-replace-call"),
        ("must-replace-call", "auction-goes-back-to"),
    }
)
"""A sentence that is true beside the other, too: of who is bound for longer, of calls after one that nobody called over."""
DENIES_THE_STORY = frozenset(
    {
        "claim-made",
        "concession-made",
        "board-played-normally",
        "treat-as-extraneous-information",
        "ruling-lets-play-go-on",
        "rectification-made",
        "lead-from",
        "correct-lead-stands",
        "premature-card-remains",
        "own-penalty-card-now",
        "transfer-tricks of=revoke-trick count=1",
    }
)
"""Sentences that give a fact beside the ruling (that the side won no trick later, that partner has led): where they are wrong
the story denies the fact, and no Law is needed; and who leads, which is true of who has done so."""
_FEWEST_OTHERS, _MOST_OTHERS = 2, 3
_MOST_DRAWN = 40
_MOST_FACTS = 2
_MOST_TRIED = 60


@dataclass(frozen=True)
class Swap:
    """A conclusion of a ruling, that of a case beside it in its place, and what both rulings conclude."""

    right: Conclusion
    wrong: Conclusion
    beside: Beside
    others: tuple[Conclusion, ...]


SETTLED = (
    "authorised of=withdrawn-call who=opponents",
    "unauthorised of=withdrawn-call who=offending-side",
    "cannot-correct who=offender",
    "lead-not-restricted who=partner",
    "score-of-session",
)
"""Sentences that hold wherever the question arises: of a withdrawn call (16C), of an established revoke (63B), of the lead
after a call that had to be a pass, of 12C2c."""


@template("the-wrong-sentence", DIRECTING, *LAWS, settled=SETTLED, version=10)
def wrong_sentence(rng: Random) -> Draft:
    """A case of some scene, its ruling, and a sentence that would be right if a fact or two were otherwise."""
    told = all_told()[rng.choice(SCENES)]
    scene = told.scene
    roles = scene.seats(rng)
    holds = rng.random() < _HOLD_IN
    drawn_case, swap = _drawn(told, rng, holds=holds)
    condition = if_so(scene.kind, swap.beside.changed, roles, swap.beside.case.known)
    if condition is None:
        raise Unsuitable
    near = swap.beside
    false = Option(_answer(scene, near.ruling, swap.wrong), right=True, right_if=condition, neighbour=near.case)
    ruling = rule(drawn_case)
    true, should = (_answer(scene, ruling, one) for one in (swap.right, seated_conclusion(swap.right, roles)))
    if holds and not _told_so(told, row_of(told.rows, drawn_case), str(true.value)):
        raise Unsuitable
    case = told_only(scene, drawn_case, [false])
    options = _options(rng, told, swap.others, _held(swap.right, true) if holds else false, roles)
    return Draft(
        form="script",
        story=tuple(story_of(scene, case, roles)),
        ask=Said(_("The director reads out the ruling. Which of his sentences is wrong?"), names_of(roles)),
        options=options,
        case=case,
        clause=clause_of(told, case, swap),
        roles=roles,
        known={"scene": told.name},
        told_by=telling_facts(scene, told.rows, case, [false]),
        instead=None if holds else said(_("It should be: %(sentence)s"), sentence=should.label),
    )


@wrong_sentence.checked_by
def _as_the_table_has_it(draft: Draft) -> set[Hashable]:
    """The sentences that the table read off the text speaks of and does not have here; of the rest those not concluded."""
    of = all_told()[draft.known["scene"]]
    row = row_of(of.rows, draft.case)
    concluded = {as_token((item,)) for item in rule(draft.case).concluded}

    def wrong(token: str) -> bool:
        if keys_of_token(token)[0] in of.spoken:
            return not _says_too(row, token)
        return token not in concluded

    tokens = {str(option.answer.value) for option in draft.options} - {ALL_HOLD}
    return {token for token in tokens if wrong(token)} or {ALL_HOLD}


def clause_of(told: Told, case: Facts, swap: Swap) -> str:
    """That of the sentence which should stand there, as the table names it; but not what rules another of the sentences."""
    named = clause_by_text(told.rows, case)
    return named if named and named not in {item.clause for item in swap.others} else swap.right.clause


def _drawn(told: Told, rng: Random, *, holds: bool) -> tuple[Facts, Swap]:
    """A case, and what of its ruling is, or could be, replaced; another sentence that is wrong elsewhere holds."""
    sentences = SENTENCES[told.name]
    sentence = rng.choice(sentences.held if holds else sentences.wrong)
    for _time in range(_MOST_DRAWN):
        try:
            case = told.scene.draw(rng)
        except Unsuitable:
            continue
        if found := [swap for swap in swaps(told, case) if _is(swap, sentence, holds=holds)]:
            return case, rng.choice(found)
    raise Unsuitable


def _is(swap: Swap, sentence: str, *, holds: bool) -> bool:
    shown = (swap.right, *swap.others) if holds else (swap.wrong,)
    return any(says(as_token((one,)), sentence) for one in shown)


def _ever_wrong(told: Told, sentences: Iterable[Conclusion]) -> list[Conclusion]:
    """Those of the sentences that are wrong in other questions of the scene."""
    return [one for one in sentences if any(says(as_token((one,)), wrong) for wrong in SENTENCES[told.name].wrong)]


def swaps(told: Told, case: Facts) -> Iterator[Swap]:
    """Each single conclusion that is another one in a case with a fact or two otherwise, and false here.

    Two facts only where neither of them makes it so by itself: what need not be otherwise is not supposed. Nothing is looked
    for beside a ruling that has too few other sentences, or none that is wrong elsewhere.
    """
    scene = told.scene
    ruling, row = rule(case), row_of(told.rows, case)
    own, seen = _by_token(ruling), set[tuple[str, str]]()
    held = {token: item for token, item in own.items() if _told_so(told, row, token)}
    elsewhere = _ever_wrong(told, held.values())
    if len(held) < _FEWEST_OTHERS or not elsewhere:
        return
    every = beside(scene.undecided(case.known), scene.values, most=_MOST_FACTS)
    for near in islice(every, _MOST_TRIED):
        theirs = _by_token(near.ruling)
        gone = [token for token in own if token not in theirs]
        come = [token for token in theirs if token not in own]
        others = tuple(item for token, item in held.items() if token in theirs)
        fits = len(others) >= _FEWEST_OTHERS and any(one in elsewhere for one in others)
        for right, wrong in product(gone, come):
            if len(near.changed) > 1 and (right, wrong) in seen:
                continue
            seen.add((right, wrong))
            swap = Swap(own[right], theirs[wrong], near, others)
            alone = len(gone) == len(come) == 1
            if not fits or scene.excludes(near.case):
                continue
            if (alone or _decide_the_same(swap)) and _is_false(told, case, ruling, swap):
                yield swap


def _by_token(ruling: Ruling) -> dict[str, Conclusion]:
    return {as_token((item,)): item for item in ruling.concluded}


def _is_false(told: Told, case: Facts, ruling: Ruling, swap: Swap) -> bool:
    """Whether the other sentence contradicts the ruling, and not by its reason alone.

    Both are what the scene asks for; it decides the same question otherwise, or is no answer to this case.
    """
    scene, right, wrong = told.scene, swap.right, swap.wrong
    if right.part != wrong.part or (right.key == wrong.key and _without_reason(right) == _without_reason(wrong)):
        return False
    token = as_token((wrong,))
    if any(says(as_token((item,)), token) for item in ruling.concluded) or _says_too(row_of(told.rows, case), token):
        return False
    if (wrong.key, right.key) in HALVES or "why" in wrong.values or _denies_the_story(wrong):
        return False
    if right not in scene.concluded(ruling) or wrong not in scene.concluded(swap.beside.ruling):
        return False
    if isinstance(right, Effect) and isinstance(wrong, Effect) and right.about() is not None:
        return _decide_the_same(swap)
    alike = {right.key, wrong.key} <= set(scene.same)
    return not alike and not true_as_told(scene, told.rows, ruling, case, swap.beside.ruling)


def _denies_the_story(wrong: Conclusion) -> bool:
    return any(says(as_token((wrong,)), one) for one in DENIES_THE_STORY)


def _told_so(told: Told, row: Row | None, token: str) -> bool:
    """Whether the table has a sentence of the ruling, where it speaks of such at all."""
    return keys_of_token(token)[0] not in told.spoken or _says_too(row, token)


def _says_too(row: Row | None, token: str) -> bool:
    """Whether the text, as the table has it, leaves a sentence true: in the same words, whoever won what."""
    return row is not None and any(says(token, one) for one in row[1].split(", "))


def _decide_the_same(swap: Swap) -> bool:
    """Whether the sentence that is wrong and the one that should stand there answer the same question."""
    right, wrong = swap.right, swap.wrong
    if not isinstance(right, Effect) or not isinstance(wrong, Effect):
        return False
    return right.about() is not None and right.about() == wrong.about()


def _without_reason(item: Conclusion) -> Mapping[str, object]:
    return {name: value for name, value in item.values.items() if name != "why"}


def _options(rng: Random, told: Told, others: Sequence[Conclusion], first: Option, roles: Roles) -> tuple[Option, ...]:
    """The wrong sentence, or that which should stand there, among those that hold, in any order; no two that sound alike."""
    elsewhere = _ever_wrong(told, others)
    mixed = sorted(rng.sample(others, len(others)), key=lambda one: one not in elsewhere)
    held = [_held(one, Answer(as_token((one,)), _ruled(told.scene, one))) for one in mixed]
    kept = _said_differently([first, *held], roles)[: _MOST_OTHERS + 1]
    if len(kept) <= _FEWEST_OTHERS or kept[0] is not first:
        raise Unsuitable
    note = said(ONE_WRONG) if first.right else None
    none = Option(Answer(ALL_HOLD, said(NONE_WRONG)), right=not first.right, note=note)
    return tuple(rng.sample([*kept, none], len(kept) + 1))


def _held(item: Conclusion, answer: Answer) -> Option:
    return Option(answer, right=False, note=said(STANDS), clause=item.clause)


def _said_differently(options: Sequence[Option], roles: Roles) -> list[Option]:
    found: dict[str, Option] = {}
    with translation.override("en"):
        for option in options:
            found.setdefault(label_text(option.answer.label, roles, "en"), option)
    return list(found.values())


def _answer(scene: Scene, ruling: Ruling, item: Conclusion) -> Answer:
    """A sentence; where it is the whole answer of a scene that has words of its own for it, in these."""
    token = as_token((item,))
    words = scene.words_for(token) if len(scene.concluded(ruling)) == 1 else None
    return Answer(token, _ruled(scene, item) if words is None else said(words))


def _ruled(scene: Scene, item: Conclusion) -> Ruled:
    return Ruled(scene.kind, (item,), stated=True)
