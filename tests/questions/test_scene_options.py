"""What no question of a scene may have, whichever it is: held over all of them, whether they are asked or not."""

import re
from collections.abc import Hashable, Iterator

import pytest
from django.utils import translation

from quizzes.questions.asking import label_text
from quizzes.questions.by_text import as_token, fits, keys_of_token, row_of, says
from quizzes.questions.explaining import MOST_REASONS, because
from quizzes.questions.facts_said import SAYS_TOO, fact_said, said_already, said_together
from quizzes.questions.parts import Draft, Option, Said, Unsuitable
from quizzes.questions.saying import say_part, say_said
from quizzes.questions.scenes import Scene
from quizzes.questions.templates import Question, Template, question, written
from rulings.engine.citing import is_within
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import facts_asked
from rulings.engine.rulings import rule
from tests.questions.made import drafts, made

SCENES = {name: one for name, one in written().items() if one.scene is not None}


def wrong(draft_of: Question) -> Iterator[tuple[Option, str]]:
    """The wrong options with what the ruling in which they are right concludes."""
    scene = draft_of.template.scene
    for option in draft_of.draft.options:
        if not option.right:
            assert option.neighbour is not None
            yield option, as_token(scene.concluded(rule(option.neighbour)))


def true_as_it_stands(asked: Question) -> list[str]:
    """Wrong options that the ruling itself concludes, that are a half of the key, or the same for a reason that is told.

    What a template says in words of its own (``worded``) excludes the other answers by these words; of clauses one is named.
    """
    draft, found = asked.draft, []
    own = [as_token((one,)) for one in rule(draft.case).concluded]
    key = next(option for option in draft.options if option.right)
    with translation.override("en"):
        words = label_text(key.answer.label, draft.roles, "en")
        for option, token in wrong(asked):
            if label_text(option.answer.label, draft.roles, "en") in words:
                found.append(f"a half of the key: {token}")
            worded = asked.template.scene.words_for(token) is not None or asked.template.scene.cited
            if (
                not asked.template.scene.whole
                and token
                and not worded
                and all(any(says(one, part) for one in own) for part in token.split(", "))
            ):
                found.append(f"the ruling says it too: {token}")
            rows = [row for row in asked.template.rows if keys_of_token(row[1]) == keys_of_token(token)]
            same_outcome = keys_of_token(token) == keys_of_token(str(key.answer.value))
            if (
                not asked.template.scene.cited
                and same_outcome
                and any(fits(row, draft.case) and says(token, row[1]) for row in rows)
            ):
                found.append(f"the same for a reason that is told: {token}")
    return found


def contradictions(asked: Question) -> list[str]:
    """Facts that cannot be true together, in the story or with what an option supposes."""
    draft, scene = asked.draft, asked.template.scene
    cases = [draft.case, *(option.neighbour for option in draft.options if option.neighbour)]
    return [str(case.known) for case in cases if kind_of(case).problems(case) or scene.excludes(case)]


def idle(asked: Question) -> list[str]:
    """Facts of the story that neither the ruling nor one beside it read."""
    draft, scene = asked.draft, asked.template.scene
    rulings = [rule(draft.case), *(rule(option.neighbour) for option in draft.options if option.neighbour)]
    read = {name for one in rulings for name in facts_asked(one)}
    return [name for name in draft.case.known if name not in read and not scene.opens_with(name)]


def answered(scene: Scene, case: Facts) -> Hashable:
    try:
        return scene.answer(rule(case)).value
    except Unsuitable:
        return None


def key_where_supposed(asked: Question) -> list[str]:
    """Options beside which the key would be right too: the reason for it is still so in the case that they suppose."""
    draft, template, found = asked.draft, asked.template, list[str]()
    assert template.scene is not None
    key = next(option for option in draft.options if option.right)
    token = as_token(template.scene.concluded(rule(draft.case)))
    for option, other in wrong(asked):
        near = option.neighbour
        assert near is not None
        if template.scene.cited:
            clauses = {one.clause for one in template.scene.concluded(rule(near))}
            found += [f"the key decides there too: {other}"] if key.answer.value in clauses else []
        elif keys_of_token(token) == keys_of_token(other):
            rows = [row for row in template.rows if keys_of_token(row[1]) == keys_of_token(token)]
            still = any(fits(row, near) and says(token, row[1]) for row in rows)
            found += [f"the key holds there too: {other}"] if still else []
    return found


def sentence(draft: Draft, name: str, case: Facts) -> Said | None:
    """A fact of a case in the words of reasons and conditions."""
    ((fact, value),) = said_together({name: case.known[name]}, case.known).items()
    return fact_said(case.kind, fact, value, draft.roles)


def untold_conditions(asked: Question) -> list[str]:
    """What an option supposes, says nothing of, and yet needs: "right if" names all that has to be otherwise."""
    draft, scene, found = asked.draft, asked.template.scene, []
    with translation.override("en"):
        for option, token in wrong(asked):
            near, condition = option.neighbour, option.right_if
            assert near is not None
            assert condition is not None
            for name, value in near.known.items():
                if draft.case.known.get(name, near.fields[name].default) == value:
                    continue
                said = sentence(draft, name, near)
                if said is not None and say_part(said) in say_part(condition):
                    continue
                if any(SAYS_TOO.get(other) == name for other in near.known):
                    continue
                others = [near.but(**{name: other}) for other in scene.values(near, name)]
                possible = [one for one in others if not kind_of(one).problems(one) and not scene.excludes(one)]
                ruled = [one for one in possible if rule(one).status == "ruled"]
                if any(answered(scene, one) != option.answer.value for one in ruled):
                    found.append(f"{name} {value} is needed for {token}")
    return found


def wrong_clause(asked: Question) -> list[str]:
    """A clause that the ruling does not rest on, or another one than the table read off the text names."""
    draft = asked.draft
    row = row_of(asked.template.rows, draft.case)
    clauses = rule(draft.case).clauses
    if not any(is_within(clause, draft.clause) for clause in clauses):
        return [f"{draft.clause} is not among {clauses}"]
    return [f"{draft.clause}, not {row[2]}"] if row and len(row) > 2 and row[2] != draft.clause else []


def badly_supposed(asked: Question) -> list[str]:
    """Conditions in Turkish in which a verb is left as it was."""
    with translation.override("tr"):
        said = [say_said(option.right_if) for option in asked.draft.options if option.right_if]
    return [one for one in said if _ODD.search(one)]


_ODD = re.compile(
    r"\bşe olsaydı|farkına olsaydı|pas geç olsaydı|(?<!say)(?<!sey)[dt][ıiuü] (ya da|veya) \w+ ?\w*s[ae]yd[ıi]"
)


def unexplained(asked: Question) -> list[str]:
    """Facts for which the text asks and that "because" does not name."""
    draft, scene = asked.draft, asked.template.scene
    row = row_of(asked.template.rows, draft.case)
    with translation.override("en"):
        told = because(draft, rule(draft.case)).lower()
        with_others = said_already(draft.case.known)
        asked_for = [
            name
            for name in (row[0] if row else ())
            if name in draft.case.known and not scene.opens_with(name) and name not in with_others
        ]
        said = [sentence(draft, name, draft.case) for name in asked_for[:MOST_REASONS]]
        return [f"not told: {say_part(one)}" for one in said if one and say_part(one).lower() not in told]


CHECKS = (
    true_as_it_stands,
    key_where_supposed,
    contradictions,
    idle,
    untold_conditions,
    wrong_clause,
    badly_supposed,
    unexplained,
)


def faults(template: Template, seeds: range) -> list[str]:
    return [
        f"{template.name} {seed}: {fault}"
        for seed in seeds
        for check in CHECKS
        for fault in check(made(template.name, seed) if seed < 60 else question(template.name, seed))
    ]


@pytest.mark.parametrize("name", SCENES)
def test_no_option_is_true_and_every_condition_is_possible_needed_and_told(name: str) -> None:
    assert faults(SCENES[name], range(2)) == []


@pytest.mark.long
@pytest.mark.parametrize("name", SCENES)
def test_so_it_is_in_many_questions(name: str) -> None:
    assert faults(SCENES[name], range(100, 112)) == []


@pytest.mark.parametrize("name", [name for name, one in SCENES.items() if one.scene.halves])
def test_the_halves_of_an_answer_come_equally_often(name: str) -> None:
    """The key cannot be told by which half stands in most options."""
    for seed in range(12):
        values = [str(option.answer.value).partition(", ") for option in made(name, seed).draft.options]
        for half in (0, 2):
            halves = [value[half] for value in values]
            assert sorted(halves.count(one) for one in set(halves)) == [2, 2], (name, seed)


@pytest.mark.parametrize(
    ("name", "fact", "clause"),
    [
        ("a-double-out-of-rotation", "rho_called", "28B"),
        ("a-second-call-in-place-of-the-first", "lho_called_over_first", "25A6"),
    ],
)
def test_what_takes_three_facts_to_leave_is_told_too(name: str, fact: str, clause: str) -> None:
    told = [draft for draft in drafts(name) if draft.case.known.get(fact)]
    assert {draft.clause for draft in told} == {clause}
    assert all(len(draft.options) >= 3 for draft in told)
