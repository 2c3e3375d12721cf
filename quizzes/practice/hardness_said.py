"""How hard questions are, in words."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from django.utils.translation import gettext_lazy as _
from django.utils.translation import ngettext

from quizzes.practice.hardness import LEVELS, Hardness, Level

NAMES = {
    "first-month": _("first month"),
    "club": _("club director"),
    "region": _("regional director"),
    "nation": _("national director"),
}


def said(found: Hardness) -> str:
    """A sentence: the level or the two, with the answers that it rests on; or that these are too few."""
    answers = ngettext("%(answers)s answer", "%(answers)s answers", found.answers) % {"answers": found.answers}
    if found.lowest is None or found.highest is None:
        return str(_("How hard it is cannot be said yet (%(answers)s).") % {"answers": answers})
    if found.lowest == found.highest:
        return str(_("Level: %(level)s (%(answers)s).") % {"level": NAMES[found.lowest], "answers": answers})
    values = {"lowest": NAMES[found.lowest], "highest": NAMES[found.highest], "answers": answers}
    return str(_("Level: %(lowest)s to %(highest)s (%(answers)s).") % values)


@dataclass(frozen=True)
class Spread:
    """How many templates are at each level, by its name; ``between`` two of them; ``unknown``: too few answers to tell."""

    levels: list[tuple[str, int]]
    between: int
    unknown: int

    @property
    def is_known(self) -> bool:
        """Whether anything is known of any of them."""
        return bool(self.between or any(count for _, count in self.levels))


def spread(found: Iterable[Hardness]) -> Spread:
    """The spread of some templates."""
    measured = list(found)
    clear: Counter[Level] = Counter(one.lowest for one in measured if one.lowest and one.lowest == one.highest)
    unknown = sum(not one.is_measured for one in measured)
    levels = [(str(NAMES[level]), clear[level]) for level in LEVELS]
    return Spread(levels, len(measured) - unknown - clear.total(), unknown)
