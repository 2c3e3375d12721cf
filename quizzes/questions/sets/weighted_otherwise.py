"""Assigned scores where the competition is scored in total points (78C) or by a special method that was approved (78D)."""

from collections.abc import Collection, Hashable
from fractions import Fraction
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.boards import vulnerability
from bridge.seats import Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Draft, Said, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.adjusted_scores import ADJUSTED
from quizzes.questions.sets.scores_near import Played, drawn_result, elsewhere, signed, vulnerability_said
from quizzes.questions.sets.weighted_scores import (
    INFRINGED,
    REGULATED,
    WEIGHTS,
    by_weight,
    different_results,
    draft_of_weighted,
    if_scored,
    near_weights,
    possible_results,
)
from quizzes.questions.templates import template
from rulings.situations.assigned_scores_facts import AssignedScoreFacts

_OTHER_TABLES, _DIFFERENT = 5, 3
"""So many other scores, so that the average has few decimals; of which so many are to differ."""

_LIKELY = {
    Side.NS: _(
        "An infraction by East-West damaged North-South. Without it, as the director finds, the result was certain: %(result)s."
    ),
    Side.EW: _(
        "An infraction by North-South damaged East-West. Without it, as the director finds, the result was certain: %(result)s."
    ),
}


# What is weighted (12C1(c)) is contested; in total points it makes no difference, and nothing is told of it.
@template("an-assigned-score-by-another-method", ADJUSTED, "78C", "78D", version=4, for_exams=False)
def by_another_method(rng: Random) -> Draft:
    """The points as they are, or the average of the IMPs against each other score."""
    return (_in_total_points if rng.random() < 0.5 else _in_cross_imps)(rng)


def _in_total_points(rng: Random) -> Draft:
    """What a result is worth is its points; the weights come on top."""
    board, side, usual = rng.randint(1, 32), rng.choice(list(Side)), drawn_result(rng)
    vulnerable, weights = vulnerability(board).value, rng.choice(WEIGHTS)
    results = different_results(rng, usual, len(weights))
    case = AssignedScoreFacts(
        results=possible_results([one.result for one in results], weights),
        scoring="total-points",
        vulnerable=vulnerable,
    )
    story = (
        said(_("The match is scored in total points. Board %(board)s."), board=board),
        vulnerability_said(vulnerable),
        *_possible_said(side, results, weights),
    )
    ask = said(_("How many points do %(side)s score on this board?"), side=side)
    near = [*near_weights(case, weights), *_if_other_tricks(case, results[0])]
    known = {"side": side, "board": board, "results": results, "weights": weights}
    return draft_of_weighted(rng, case, story, ask, near, known, "78C")


def _in_cross_imps(rng: Random) -> Draft:
    """Each result against each other score; the average counts."""
    board, side, usual = rng.randint(1, 32), rng.choice(list(Side)), drawn_result(rng)
    vulnerable, weights = vulnerability(board).value, rng.choice(((100,), *(one for one in WEIGHTS if len(one) == 2)))
    results = [usual] if len(weights) == 1 else different_results(rng, usual, len(weights))
    others = tuple(
        (usual if rng.random() < 0.3 else elsewhere(rng, usual)).points(vulnerable) for _table in range(_OTHER_TABLES)
    )
    if len(set(others)) < _DIFFERENT:
        raise Unsuitable
    case = AssignedScoreFacts(
        results=possible_results([one.result for one in results], weights),
        scoring="cross-imps",
        vulnerable=vulnerable,
        other_scores=others,
    )
    if len(weights) > 1:
        case = case.but(weighing="comparisons")
    story = (
        said(
            _(
                "Pairs, board %(board)s. By an approved special method each score is compared in IMPs with every other one, "
                "and the average counts."
            ),
            board=board,
        ),
        vulnerability_said(vulnerable),
        *_possible_said(side, results, weights),
        said(_("The scores at the other tables, for North-South: %(scores)s."), scores="; ".join(map(signed, others))),
        *([said(REGULATED["imps", "comparisons"])] if len(weights) > 1 else []),
    )
    ask = said(_("How many IMPs does the pair that sat %(side)s score on this board?"), side=side)
    near = [*near_weights(case, weights), *if_scored(rng, case, others), *_if_other_tricks(case, results[0])]
    known = {"side": side, "board": board, "results": results, "weights": weights, "others": others}
    return draft_of_weighted(rng, case, story, ask, near, known, "78D")


def _possible_said(side: Side, results: list[Played], weights: tuple[int, ...]) -> tuple[Said, ...]:
    if len(weights) == 1:
        return (said(_LIKELY[side], result=results[0].result),)
    lines = (
        said(_("%(weight)s%%: %(result)s"), weight=w, result=r.result) for w, r in zip(weights, results, strict=True)
    )
    return (said(INFRINGED[side]), *lines)


def _if_other_tricks(case: AssignedScoreFacts, first: Played) -> list[Neighbour]:
    """The first of the results with a trick more or less."""
    found = []
    for more in (-1, 1):
        if 2 <= first.tricks + more <= 13:
            other = Played(first.contract, first.tricks + more)
            rest = case.known["results"]
            changed = (*possible_results([other.result], [int(rest[0].weight * 100)]), *rest[1:])
            words = said(_("%(result)s had been %(other)s"), result=first.result, other=other.result)
            found.append(neighbour(case, words, results=changed))
    return found


@by_another_method.checked_by
def _by_78c_and_78d(draft: Draft) -> Collection[Hashable]:
    """Law 77 for each result, as it is or by the scale of 78B against each other score; then the weights."""
    known, vulnerable = draft.known, text.vulnerable_on(draft.known["board"])
    side = known["side"]
    points = [text.points_for(side, one.contract, one.tricks, vulnerable) for one in known["results"]]
    if "others" not in known:
        return {int(by_weight(known, points))}
    sign = 1 if side is Side.NS else -1
    worths = [
        sum((Fraction(text.imps(one - sign * other)) for other in known["others"]), Fraction()) / len(known["others"])
        for one in points
    ]
    return {int(by_weight(known, worths))}
