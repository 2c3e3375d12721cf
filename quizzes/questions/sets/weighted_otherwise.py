"""Assigned scores where the competition is scored in total points (78C) or by a special method that was approved (78D)."""

from collections.abc import Collection, Hashable
from fractions import Fraction
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.seats import Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Draft, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.adjusted_scores import ADJUSTED
from quizzes.questions.sets.scores_near import Played, signed, vulnerability_said
from quizzes.questions.sets.weighted_results import WEIGHTS, by_weight, drawn_possible, points_by_text, with_weights
from quizzes.questions.sets.weighted_scores import REGULATED, draft_of_weighted, if_scored, near_weights
from quizzes.questions.templates import template
from rulings.situations.assigned_scores_facts import AssignedScoreFacts

_OTHER_TABLES, _DIFFERENT = 5, 3
"""So many other scores, so that the average has few decimals; of which so many are to differ."""


# What is weighted (12C1(c)) is contested; in total points it makes no difference, and nothing is told of it.
@template("an-assigned-score-by-another-method", ADJUSTED, "78C", "78D", version=4, for_exams=False)
def by_another_method(rng: Random) -> Draft:
    """The points as they are, or the average of the IMPs against each other score."""
    return (_in_total_points if rng.random() < 0.5 else _in_cross_imps)(rng)


def _in_total_points(rng: Random) -> Draft:
    """What a result is worth is its points; the weights come on top."""
    board = drawn_possible(rng)
    case = AssignedScoreFacts(
        results=with_weights(board.entries, board.weights), scoring="total-points", vulnerable=board.vulnerable
    )
    story = (
        said(_("The match is scored in total points. Board %(board)s."), board=board.board),
        vulnerability_said(board.vulnerable),
        *board.told(),
    )
    ask = said(_("How many points do %(side)s score on this board?"), side=board.side)
    near = [*near_weights(case, board.weights), *_if_other_tricks(case, board.results[0])]
    return draft_of_weighted(rng, case, story, ask, near, board.known, "78C")


def _in_cross_imps(rng: Random) -> Draft:
    """Each result against each other score; the average counts."""
    board = drawn_possible(rng, ((100,), *(one for one in WEIGHTS if len(one) == 2)))
    others = board.at_other_tables(rng, _OTHER_TABLES)
    if len(set(others)) < _DIFFERENT:
        raise Unsuitable
    weighed = len(board.weights) > 1
    case = AssignedScoreFacts(
        results=with_weights(board.entries, board.weights),
        scoring="cross-imps",
        vulnerable=board.vulnerable,
        other_scores=others,
    )
    if weighed:
        case = case.but(weighing="comparisons")
    story = (
        said(_METHOD, board=board.board),
        vulnerability_said(board.vulnerable),
        *board.told(),
        said(_("The scores at the other tables, for North-South: %(scores)s."), scores="; ".join(map(signed, others))),
        *([said(REGULATED["imps", "comparisons"])] if weighed else []),
    )
    ask = said(_("How many IMPs does the pair that sat %(side)s score on this board?"), side=board.side)
    near = [
        *near_weights(case, board.weights),
        *if_scored(rng, case, others),
        *_if_other_tricks(case, board.results[0]),
    ]
    return draft_of_weighted(rng, case, story, ask, near, {**board.known, "others": others}, "78D")


_METHOD = _(
    "Pairs, board %(board)s. By an approved special method each score is compared in IMPs with every other one, "
    "and the average counts."
)


def _if_other_tricks(case: AssignedScoreFacts, first: Played) -> list[Neighbour]:
    """The first of the results with a trick more or less."""
    found = []
    for more in (-1, 1):
        if 2 <= first.tricks + more <= 13:
            other = Played(first.contract, first.tricks + more)
            rest = case.known["results"]
            changed = (*with_weights([other.result], [int(rest[0].weight * 100)]), *rest[1:])
            words = said(_("%(result)s had been %(other)s"), result=first.result, other=other.result)
            found.append(neighbour(case, words, results=changed))
    return found


@by_another_method.checked_by
def _by_78c_and_78d(draft: Draft) -> Collection[Hashable]:
    """Law 77 for each result, as it is or by the scale of 78B against each other score; then the weights."""
    known, points = draft.known, points_by_text(draft.known)
    if "others" not in known:
        return {int(by_weight(known, points))}
    others = [one if known["side"] is Side.NS else -one for one in known["others"]]
    worths = [sum((Fraction(text.imps(one - other)) for other in others), Fraction()) / len(others) for one in points]
    return {int(by_weight(known, worths))}
