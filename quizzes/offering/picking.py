"""Which templates an exam asks: those of its blueprint that editors have not withdrawn."""

from random import Random, SystemRandom

from django.utils.translation import gettext as _

from quizzes.offering.blueprints import Blueprint
from quizzes.offering.withdrawing import withdrawn


class NothingToAsk(RuntimeError):
    """Every template of the exam is withdrawn."""


def sentence() -> str:
    """What is said to who would begin it."""
    return _("The editors are looking at the questions of this exam; for now there are none to ask.")


def as_it_stands(blueprint: Blueprint) -> Blueprint:
    """The exam without what is withdrawn at this moment."""
    return blueprint.without(withdrawn())


def pick(blueprint: Blueprint, chance: Random | None = None) -> list[str]:
    """The templates of one sitting; ``NothingToAsk``."""
    found = as_it_stands(blueprint)
    if not found.weights:
        raise NothingToAsk(blueprint.name)
    return found.pick(chance or SystemRandom())
