"""What the passages around one say of it: its Law as a whole, and the clause above it."""

from array import array
from collections import defaultdict

from lawbook.citations import Citation, Kind
from lawbook.search.view import View

_LAW_WEIGHT, _BEST_OF_LAW = 0.3, 5
_DEFINITION, _FEW_IDEAS = 0.85, 3
_NEARLY, _MANY_IDEAS = 0.92, 4


class Around:
    """For every passage its Law (0 for a definition or footnote) and the place of the clause above it; immutable."""

    def __init__(self, view: View) -> None:
        self._laws = array("H", [one.law if one.kind is Kind.CLAUSE else 0 for one in view.passages])
        self._above = array("h", [_place(view, one.parent) for one in view.passages])

    def weigh(self, found: dict[int, float], ideas: int) -> dict[int, float]:
        """The scores of a query of so many ideas, with what the passages around each say.

        A passage of the Law in which most was found counts up to three tenths more. Who says much asks for a rule: a
        definition counts less, and a clause gives way to the one below it that is nearly as good.
        """
        weighed = self._with_laws(found)
        if ideas >= _FEW_IDEAS:
            for place in weighed:
                if not self._laws[place]:
                    weighed[place] *= _DEFINITION
        if ideas >= _MANY_IDEAS:
            self._give_way(weighed)
        return weighed

    def _with_laws(self, found: dict[int, float]) -> dict[int, float]:
        by_law: dict[int, list[float]] = defaultdict(list)
        for place, score in found.items():
            by_law[self._laws[place]].append(score)
        sums = {law: sum(sorted(scores, reverse=True)[:_BEST_OF_LAW]) for law, scores in by_law.items() if law}
        most = max(sums.values(), default=1.0)
        weights = {law: 1 + _LAW_WEIGHT * total / most for law, total in sums.items()} | {0: 1 + _LAW_WEIGHT / 2}
        return {place: score * weights[self._laws[place]] for place, score in found.items()}

    def _give_way(self, found: dict[int, float]) -> None:
        best: dict[int, float] = defaultdict(float)
        for place, score in found.items():
            best[self._above[place]] = max(best[self._above[place]], score)
        for above, score in best.items():
            if above in found and score >= _NEARLY * found[above]:
                found[above] = min(found[above], score * 0.999)


def _place(view: View, citation: Citation | None) -> int:
    return -1 if citation is None else view.place_of.get(citation, -1)
