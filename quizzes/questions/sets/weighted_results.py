"""What a weighted score is made of (12C1(c)): a board, whom an infraction damaged, what was possible and how likely."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.boards import vulnerability
from bridge.seats import Side
from quizzes.questions.parts import Said, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.scores_near import Played, drawn_result, elsewhere, signed
from rulings.situations.score_values import PossibleResult

WEIGHTS = ((60, 40), (70, 30), (80, 20), (40, 60), (30, 70), (50, 30, 20), (60, 30, 10), (40, 40, 20), (20, 50, 30))
_USUAL = 0.3
"""How often another table has the usual result of the cards."""

_INFRINGED = _(
    "An infraction by %(theirs)s damaged %(side)s. Without it, as the director finds, these results were possible:"
)
_CERTAIN = _(
    "An infraction by %(theirs)s damaged %(side)s. Without it, as the director finds, the result was certain: %(result)s."
)


@dataclass(frozen=True)
class Possible:
    """The results that the cards of a board could have had without the infraction, with their weights in percent."""

    board: int
    side: Side
    usual: Played
    weights: tuple[int, ...]
    results: Sequence[Played]

    @property
    def vulnerable(self) -> str:
        """Who is vulnerable on the board."""
        return vulnerability(self.board).value

    @property
    def entries(self) -> list[Any]:
        """The results as they are entered."""
        return [one.result for one in self.results]

    @property
    def points(self) -> list[int]:
        """The results as scores of North-South."""
        return [one.points(self.vulnerable) for one in self.results]

    def told(self, *, as_scores: bool = False) -> tuple[Said, ...]:
        """The infraction, and each result or score with its weight."""
        sides = {"side": self.side, "theirs": self.side.other}
        if len(self.weights) == 1:
            return (said(_CERTAIN, **sides, result=self.results[0].result),)
        line = _("%(weight)s%%: %(score)s") if as_scores else _("%(weight)s%%: %(result)s")
        weighed = zip(self.weights, self.entries, map(signed, self.points), strict=True)
        each = (said(line, weight=weight, result=result, score=score) for weight, result, score in weighed)
        return (said(_INFRINGED, **sides), *each)

    def at_other_tables(self, rng: Random, tables: int) -> tuple[int, ...]:
        """The scores of so many other tables, for North-South."""
        usual = self.usual
        drawn = (usual if rng.random() < _USUAL else elsewhere(rng, usual) for _table in range(tables))
        return tuple(one.points(self.vulnerable) for one in drawn)

    @property
    def known(self) -> dict[str, Any]:
        """What the checks start from."""
        return {"side": self.side, "board": self.board, "results": self.results, "weights": self.weights}


def drawn_possible(rng: Random, weights: Sequence[tuple[int, ...]] = WEIGHTS) -> Possible:
    """A board, whom the infraction damaged, and results of the same cards."""
    board, side, usual = rng.randint(1, 32), rng.choice(list(Side)), drawn_result(rng)
    chosen = rng.choice(weights)
    results = [usual] if len(chosen) == 1 else _different_results(rng, usual, len(chosen))
    return Possible(board, side, usual, chosen, results)


def _different_results(rng: Random, usual: Played, count: int) -> list[Played]:
    """Results of the same cards that score differently; no grand slam, which nobody weighs with a part-score."""
    found = [usual]
    if usual.contract.level == 7:
        raise Unsuitable
    for _time in range(12):
        other = elsewhere(rng, usual)
        if other.points("none") not in {one.points("none") for one in found}:
            found.append(other)
        if len(found) == count:
            return rng.sample(found, count)
    raise Unsuitable


def with_weights(scores: Sequence[Any], weights: Sequence[int]) -> tuple[PossibleResult, ...]:
    """Results or scores with their weights in percent."""
    return tuple(PossibleResult(score, Fraction(weight, 100)) for score, weight in zip(scores, weights, strict=True))


def points_by_text(known: Mapping[str, Any]) -> list[int]:
    """What each result scores for the side by Law 77."""
    vulnerable = text.vulnerable_on(known["board"])
    return [text.points_for(known["side"], one.contract, one.tricks, vulnerable) for one in known["results"]]


def by_weight(known: Mapping[str, Any], worth: Sequence[int | Fraction]) -> Fraction:
    """A hundred times the average."""
    return sum((Fraction(weight) * one for weight, one in zip(known["weights"], worth, strict=True)), Fraction())
