"""Small scenes in one template: each has too few different cases to be asked by itself, all of them together have enough."""

from collections.abc import Sequence
from dataclasses import replace
from random import Random

from quizzes.questions.by_text import right_by_text
from quizzes.questions.parts import Draft
from quizzes.questions.scenes import drawn_draft, keys_of
from quizzes.questions.templates import FIRST, Template, Topic, template
from quizzes.questions.told import Told

_TOLD = "told"


def bundled(
    name: str, topic: Topic, *clauses: str, told: Sequence[Told], version: int = FIRST, asked: bool = True
) -> Template:
    """A template that tells each scene as often as it has answers. The check reads the table of the scene."""
    rows = {one.name: one.rows for one in told}

    def make(rng: Random) -> Draft:
        one = rng.choices(told, weights=[len(keys_of(each.scene)) for each in told])[0]
        draft = drawn_draft(one.scene, one.rows, rng)
        return replace(draft, known={**draft.known, _TOLD: one.name})

    made = template(name, topic, *clauses, version=version, asked=asked)(make)
    made.checked_by(lambda draft: right_by_text(rows[draft.known[_TOLD]], draft))
    return made
