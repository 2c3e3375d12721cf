"""The director's next question: a story without one fact on which the ruling turns; which of these must he find out?

Over all scenes: the engine splits on the missing fact, and nothing that it concludes changes with any of the others.
"""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from random import Random

from django.utils import translation
from django.utils.translation import gettext_lazy as _

from quizzes.questions.by_text import row_of
from quizzes.questions.directing import DIRECTING, LAWS
from quizzes.questions.facts_said import names_of
from quizzes.questions.parts import Answer, Draft, Option, Said, Unsuitable, said
from quizzes.questions.scenes import Scene, story_of
from quizzes.questions.splitting import branch_said
from quizzes.questions.templates import Template, template, written
from rulings.engine.deciding import telling_clause
from rulings.engine.facts import FactField, Facts
from rulings.engine.joining import alike
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import facts_asked, has_usual
from rulings.engine.outcome import Ruling
from rulings.engine.rulings import rule
from rulings.engine.trees import clause_that_waits
from rulings.wording.speech import question_text

SAME = _("The ruling does not turn on this now.")
_MOST_WRONG, _FEWEST_WRONG = 3, 2
_MOST_DRAWN = 12
_MOST_VALUES = 4
"""A fact with more values is what happened at all ("what did he do?"): whoever has the story without it has no story."""
WHAT_HAPPENED = frozenset({"looked_into"})
"""Such a fact with few values."""
_WEIGHTY = ("effect", "option")
IN_OTHER_WORDS = {"copies-not-redealt": "deal-stays"}
"""Conclusions that rule the same for another reason: no new deal is due, and the director may still order one (6D3, 6F)."""
NEVER_MISSING = frozenset({"appealed_by", "all_entered"})
"""Facts that the other sentences of a story tell in part, or that a reading of the text decides."""
LEFT_OUT = frozenset({"deceiving-an-opponent", "a-second-call-in-place-of-the-first"})
"""Scenes whose stories do not tell all that the Law asks for beside the missing fact, or that miss the same as another."""
_COMPARISON = frozenset({"similar_meaning", "among_its_meanings", "same_purpose"})
NOT_OFFERED: Mapping[str, frozenset[str]] = {
    "adjusted-score": frozenset(
        {"scoring", "several_boards", "fault_of_ns", "fault_of_ew", "result_possible", "damaged", "own_error"}
    ),
    "appeal": frozenset({"appeal_about"}),
    "call-out-of-rotation": _COMPARISON | {"assistance_damaged"},
    "changed-call": _COMPARISON | {"lho_called_deliberately"},
    "disputed-claim": frozenset({"trump_can_win", "may_be_unaware", "trump_mentioned"}),
    "faulty-deal": frozenset({"pack_sorted"}),
    "misinformation": frozenset({"partner_called", "next_player_called", "changes_call", "auction_over"}),
    "mistaken-explanation": frozenset({"play_over"}),
    "question-during-auction": frozenset({"review_wrong", "review_corrected"}),
    "simultaneous-play": frozenset({"legal", "suit_led", "next_in_turn", "partner_in_turn"}),
    "team-match-score": frozenset({"match_result_known", "teams_at_fault"}),
    "trick-inspection": frozenset({"asker", "won_by_owner"}),
    "unauthorised-information": frozenset({"disputed", "own_side_offended", "replaced_comparably"}),
    "wrong-number-of-cards": frozenset({"event", "card_seen"}),
}
"""What a careful director asks there too, or what the story has answered or leaves no room for: no wrong option."""
_REASON = re.compile(r" why=\S*")


@template("the-next-question", DIRECTING, *LAWS, version=7, asked=False)
def next_question(rng: Random) -> Draft:
    """A case of some scene, without a fact that its ruling needs."""
    told = rng.choice([one for name, one in written().items() if one.scene is not None and name not in LEFT_OUT])
    scene: Scene = told.scene
    case, missing, idle = _lacking(told, rng)
    wrong = [Option(_answer(name), right=False, note=said(SAME)) for name in as_long(rng, missing, idle)]
    options = [Option(_answer(missing), right=True), *wrong]
    roles = scene.seats(rng)
    return Draft(
        form="question",
        story=tuple(story_of(scene, case, roles)),
        ask=Said(_("What must the director find out next, before he can rule?"), names_of(roles)),
        options=tuple(rng.sample(options, len(options))),
        case=case,
        clause=_asking(rule(case)),
        roles=roles,
        known={"scene": told.name, "missing": missing},
    )


def _lacking(told: Template, rng: Random) -> tuple[Facts, str, list[str]]:
    """A case of the scene without a fact that decides, that fact, and those that change nothing."""
    for _time in range(_MOST_DRAWN):
        try:
            whole = told.scene.draw(rng)
            missing = rng.choice(decisive(told.scene, whole) or [""])
            case = _without(told.scene, whole, missing) if missing else whole
        except Unsuitable:
            continue
        if not missing or not turns_on(case, missing) or not turns_by_text(told, case, missing):
            continue
        apart = NOT_OFFERED.get(case.kind, frozenset())
        idle = [name for name in case.fields if name not in apart and changes_nothing(case, missing, name)]
        idle = [name for name in idle if not any(turns_by_text(told, one, name) for one in _possible(case, missing))]
        if len(idle) >= _FEWEST_WRONG and is_said_apart(case, missing):
            return case, missing, idle
    raise Unsuitable


@next_question.checked_by
def _as_the_table_turns(draft: Draft) -> set[str]:
    """By the table read off the text of that scene: what changes the row, and, however the missing fact is, what does not."""
    of: Template = written()[draft.known["scene"]]
    missing = draft.known["missing"]
    cases = list(_possible(draft.case, missing))
    names = [str(option.answer.value) for option in draft.options]
    found = {name for name in names if name != missing and any(turns_by_text(of, case, name) for case in cases)}
    return found | ({missing} if turns_by_text(of, draft.case, missing) else set())


def turns_by_text(of: Template, case: Facts, name: str) -> bool:
    """Whether the table read off the text says otherwise for some values of a fact."""
    rows = [row_of(of.rows, one) for one in _possible(case, name)]
    return len({row and without_reasons(IN_OTHER_WORDS.get(row[1], row[1])) for row in rows}) > 1


def without_reasons(token: str) -> str:
    """What is concluded, for whatever reason."""
    return _REASON.sub("", token)


def decisive(scene: Scene, case: Facts) -> list[str]:
    """The facts that the story tells and that the rules cannot do without, each value of them told in words."""
    return [name for name in case.known if _can_be_left_out(scene, case, name)]


def _can_be_left_out(scene: Scene, case: Facts, name: str) -> bool:
    if scene.opens_with(name) or has_usual(case, name) or name in WHAT_HAPPENED | NEVER_MISSING:
        return False
    if not 2 <= len(case.fields[name].candidates) <= _MOST_VALUES:
        return False
    words = scene.told.get(name)
    return words is None or "*" in words or all(value in words for value in case.fields[name].candidates)


def _without(scene: Scene, whole: Facts, missing: str) -> Facts:
    """The case without the fact, and without what a ruling reads for one of its values at most: that would give it away."""
    case = whole.telling(lambda name: name != missing)
    cases = list(_possible(case, missing))
    if len(cases) < len(case.fields[missing].candidates) or any(scene.excludes(one) for one in cases):
        raise Unsuitable
    read = Counter(name for one in cases for name in set(facts_asked(rule(one))))
    return case.telling(lambda name: read[name] > 1 or scene.opens_with(name))


def _possible(case: Facts, name: str) -> Iterator[Facts]:
    """The case with each value of a fact with which it can be."""
    for value in case.fields[name].candidates:
        if not kind_of(case).problems(found := case.but(**{name: value})):
            yield found


def turns_on(case: Facts, missing: str) -> bool:
    """Whether the ruling waits for that fact before any other, and two of its values are ruled differently in the end."""
    split = rule(case).split
    if split is None or split.fact != missing:
        return False
    ends = [one.ruling for one in split.branches if one.ruling.status == "ruled"]
    return len({_weighty(one) for one in ends}) > 1


def is_said_apart(case: Facts, missing: str) -> bool:
    """Whether the answers, and what they come to, are each said in words of their own."""
    split = rule(case).split
    if split is None:
        return False
    with translation.override("en"):
        told = [branch_said(case.kind, {}, missing, one) for one in split.branches]
    return len({so for so, _ruling in told}) == len({ruling for _so, ruling in told}) == len(told)


def _weighty(ruling: Ruling) -> str:
    """What happens and what may be chosen, for whatever reason."""
    told = [item for item in ruling.concluded if item.part in _WEIGHTY]
    keys = [IN_OTHER_WORDS.get(item.key, item.key) for item in told]
    without = [{name: value for name, value in item.values.items() if name != "why"} for item in told]
    return repr(list(zip(keys, without, strict=True)))


def changes_nothing(case: Facts, missing: str, name: str) -> bool:
    """Whether, however the missing fact is, every value of another that is not told gives just the same ruling."""
    declared = case.fields[name]
    if name == missing or name in case.known or declared.regulation or not _is_asked_for_itself(declared):
        return False
    for one in _possible(case, missing):
        before, others = rule(one), list(_possible(one, name))
        if len(others) < 2 or not all(alike(before, rule(other)) for other in others):
            return False
    return True


def as_long(rng: Random, missing: str, idle: Sequence[str]) -> list[str]:
    """Some of the questions that change nothing, so many of them longer than the right one that its length tells nothing."""
    mixed = sorted(rng.sample(idle, len(idle)), key=lambda name: len(_in_english(name)) > len(_in_english(missing)))
    shorter = [name for name in mixed if len(_in_english(name)) <= len(_in_english(missing))]
    longer = mixed[len(shorter) :]
    before = min(max(rng.randint(0, _MOST_WRONG), _MOST_WRONG - len(longer)), len(shorter))
    return [*shorter[:before], *longer[: _MOST_WRONG - before]]


def _in_english(name: str) -> str:
    with translation.override("en"):
        return str(question_text(name))


def _is_asked_for_itself(declared: FactField) -> bool:
    """Not a number or who is vulnerable: these count together with others, as tricks for a score."""
    numbers = any(isinstance(value, int) and not isinstance(value, bool) for value in declared.candidates)
    return len(declared.candidates) > 1 and not numbers and declared.name != "vulnerable"


def _answer(name: str) -> Answer:
    return Answer(name, said(question_text(name)))


def _asking(ruling: Ruling) -> str:
    """The clause that cannot go on without the fact; where only the situation asks, the one that tells its values apart."""
    if clause := clause_that_waits(ruling.trace):
        return clause
    assert ruling.split is not None  # noqa: S101
    ends = [one.ruling.concluded for one in ruling.split.branches]
    first = max(ends, key=lambda end: len(end) > 0)
    return telling_clause(first, [one for one in ends if one is not first])
