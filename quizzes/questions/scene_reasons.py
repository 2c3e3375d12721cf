"""Why a scene's answer is right: the facts that tell its case from those beside it, and the clause that decides."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from quizzes.questions.by_text import Row, clause_by_text, row_of
from quizzes.questions.facts_said import said_already
from quizzes.questions.parts import Option
from rulings.engine.deciding import telling_clause
from rulings.engine.facts import Facts
from rulings.engine.neighbours import facts_asked
from rulings.engine.rulings import rule

if TYPE_CHECKING:
    from quizzes.questions.scenes import Scene


def telling_facts(what: "Scene", table: Sequence[Row], case: Facts, options: Sequence[Option]) -> tuple[str, ...]:
    """The facts that say why: those for which the text asks, then those that tell the case from others with the same of these.

    Of these only what the story tells.
    """
    asked = _asked_by_text(what, table, case)
    if not asked:
        return ()
    already = said_already(case.known)
    every = dict.fromkeys([*asked, *_telling_apart(what, case, options, asked)])
    found = [name for name in every if name not in already]
    return tuple(found[: max(what.reasons, len(asked))])


def _asked_by_text(what: "Scene", table: Sequence[Row], case: Facts) -> list[str]:
    """The facts for which the row of the text asks, without those with which the story only begins."""
    row = row_of(table, case)
    told = [name for name in row[0] if name in case.known] if row else []
    return [name for name in told if name in what.fixed or not what.opens_with(name)]


def _telling_apart(what: "Scene", case: Facts, options: Sequence[Option], alike: Sequence[str]) -> Iterator[str]:
    """The facts that the rules read and that are otherwise in a neighbouring case in which some facts are ``alike``."""
    neighbours = [option.neighbour for option in options if option.neighbour]
    near = [one for one in neighbours if all(one.known.get(name) == case.known[name] for name in alike)]
    read = (name for name in facts_asked(rule(case)) if name in case.known and not what.leaves_untold(case, name))
    return (name for name in read if any(one.known.get(name) != case.known[name] for one in near))


def deciding_clause(what: "Scene", table: Sequence[Row], case: Facts, options: Sequence[Option]) -> str:
    """The clause that the table names; else the one that tells this ruling from those beside it.

    It does so by what is asked for, or, where that is nothing, by all.
    """
    if clause := clause_by_text(table, case):
        return clause
    ruling = rule(case)
    near = [rule(option.neighbour) for option in options if option.neighbour]
    if own := what.concluded(ruling):
        return telling_clause(own, [what.concluded(one) for one in near])
    if ruling.concluded:
        return telling_clause(ruling.concluded, [one.concluded for one in near])
    return ruling.clauses[0]
