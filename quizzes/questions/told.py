"""Cases told in sentences, for the forms that the engine makes of them: those of all scenes, and some of the play."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from importlib import import_module

from quizzes.questions.by_text import Row, keys_of_token
from quizzes.questions.scenes import Scene
from quizzes.questions.templates import written
from rulings.engine.facts import Facts
from rulings.engine.kinds import kind_of
from rulings.engine.neighbours import fact_lacking

_OF_THE_PLAY = ("told_cards", "told_leads", "told_tricks")


@dataclass(frozen=True)
class Told:
    """A scene with its table read off the text, whether a template asks for its ruling or not."""

    name: str
    scene: Scene
    rows: Sequence[Row]

    @cached_property
    def spoken(self) -> frozenset[str]:
        """The conclusions of which the table speaks at all."""
        return frozenset(key for row in self.rows for key in keys_of_token(row[1]))


@cache
def of_the_play() -> Mapping[str, Told]:
    """Those whose rulings are asked with hands and play on the table, by other templates; here they are sentences only."""
    modules = [import_module(f"quizzes.questions.sets.{name}") for name in _OF_THE_PLAY]
    return {one.name: one for module in modules for one in module.TOLD}


@cache
def all_told() -> Mapping[str, Told]:
    """The scenes of the templates, and those of the play."""
    scenes = {name: Told(name, one.scene, one.rows) for name, one in written().items() if one.scene is not None}
    return {**scenes, **of_the_play()}


def completed(scene: Scene, case: Facts) -> Iterator[Facts]:
    """What a case may turn out to be: with every value of the facts that its rules go on to ask for."""
    lacking = fact_lacking(case)
    values = () if lacking is None else dict.fromkeys(scene.facts.get(lacking) or case.fields[lacking].candidates)
    if lacking is None or not values:
        yield case
        return
    for value in values:
        if not kind_of(case).problems(found := case.but(**{lacking: value})):
            yield from completed(scene, found)
