"""A weighted score (12C1(c)): what each possible result is worth in the comparison, by its weight."""

from collections.abc import Collection, Hashable, Sequence
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.boards import vulnerability
from bridge.scoring.imps import imps
from bridge.seats import Side
from quizzes.questions.facts_said import joined
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import MOST_OPTIONS, one_of
from quizzes.questions.parts import Answer, Draft, Label, Said, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.adjusted_scores import ADJUSTED
from quizzes.questions.sets.scores_kinds import kinds_of_weighted
from quizzes.questions.sets.scores_near import Played, elsewhere, signed, vulnerability_said
from quizzes.questions.sets.weighted_results import by_weight, drawn_possible, points_by_text, with_weights
from quizzes.questions.templates import template
from quizzes.simulation.on_table import Shown
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.situations.assigned_scores_facts import AssignedScoreFacts
from rulings.wording.forms import Text

_WEIGHINGS = ("comparisons", "comparisons", "points")
_OTHER_TABLES = (5, 10)
"""So many other scores, so that the shares have few decimals."""

_LEAST = {"imps": -400, "matchpoints": 2500, "cross-imps": -400, "total-points": -30000}
"""In hundredths: who has less in the adjusted score was hardly damaged by what the others did."""

_OF_POINTS = _(
    "By the regulations the scores of these results are weighted; their average is then compared as one score."
)
REGULATED: dict[tuple[str, str], Text] = {
    ("imps", "comparisons"): _("By the regulations the IMPs of each result are weighted."),
    ("matchpoints", "comparisons"): _("By the regulations the matchpoints of each result are weighted."),
    ("imps", "points"): _OF_POINTS,
    ("matchpoints", "points"): _OF_POINTS,
}
_OTHERWISE: dict[tuple[str, str], Text] = {
    ("imps", "comparisons"): _("the regulations had the IMPs of each result weighted"),
    ("matchpoints", "comparisons"): _("the regulations had the matchpoints of each result weighted"),
    ("imps", "points"): _("the regulations had the scores averaged before the comparison"),
    ("matchpoints", "points"): _("the regulations had the scores averaged before the comparison"),
}
"""The Law does not say whether points or comparisons are weighted (12C1(c)); the regulations that are told do."""


@template("weighted-imps", ADJUSTED, "12C1c", version=4)
def weighted_imps(rng: Random) -> Draft:
    """Each result compared with that of the other table, its IMPs by its weight."""
    board = drawn_possible(rng)
    there, weighing = elsewhere(rng, board.usual), rng.choice(_WEIGHINGS)
    case = AssignedScoreFacts(
        results=with_weights(board.entries, board.weights),
        scoring="imps",
        vulnerable=board.vulnerable,
        other_table_score=there.result,
        weighing=weighing,
    )
    told = (
        said(_("Teams, board %(board)s."), board=board.board),
        vulnerability_said(board.vulnerable),
        *board.told(),
        said(_("The result at the other table is %(there)s."), there=there.result),
        said(REGULATED["imps", weighing]),
    )
    ask = said(_("How many IMPs does the team of %(side)s score on this board?"), side=board.side)
    near = [*near_weights(case, board.weights), *_if_there(case, there)]
    return draft_of_weighted(rng, case, told, ask, near, {**board.known, "weighing": weighing, "there": there})


@template("weighted-matchpoints", ADJUSTED, "12C1c")
def weighted_matchpoints(rng: Random) -> Draft:
    """Each score compared with those of the other tables, its share of the matchpoints by its weight."""
    board = drawn_possible(rng)
    tables, weighing = rng.choice(_OTHER_TABLES), rng.choice(_WEIGHINGS)
    others = board.at_other_tables(rng, tables)
    case = AssignedScoreFacts(
        results=with_weights(board.points, board.weights),
        scoring="matchpoints",
        other_scores=others,
        weighing=weighing,
    )
    told = (
        said(_("Matchpoints. All scores are those of North-South.")),
        *board.told(as_scores=True),
        said(_("The scores at the other tables: %(scores)s."), scores="; ".join(map(signed, others))),
        said(REGULATED["matchpoints", weighing]),
    )
    ask = said(_("What percentage does the pair that sat %(side)s get on this board?"), side=board.side)
    near = [*near_weights(case, board.weights), *if_scored(rng, case, others)]
    return draft_of_weighted(rng, case, told, ask, near, {**board.known, "weighing": weighing, "others": others})


def draft_of_weighted(
    rng: Random,
    case: AssignedScoreFacts,
    told: tuple[Said, ...],
    ask: Said,
    near: list[Neighbour],
    known: dict[str, Any],
    clause: str = "12C1c",
) -> Draft:
    """The question what the side has; ``near``: other weights and other comparisons.

    ``known``: the ``side``, the ``board``, the ``weights``, and what the second calculation reads besides.
    """
    side, board = known["side"], known["board"]
    if not _may_be_asked(case, side):
        raise Unsuitable
    possible = [one for one in near if _may_be_asked(one.case, side)]
    options = one_of(rng, case, possible, lambda ruling: _on_board(ruling, side))
    if len(options) < MOST_OPTIONS:  # among three an average stands in the middle
        raise Unsuitable
    return Draft(
        form="score",
        story=told,
        ask=ask,
        options=options,
        case=case,
        clause=clause,
        shown=Shown() if "others" in known else Shown(board=board, vulnerable=vulnerability(board)),
        known=known,
        because=_sum(case, side, known["weights"]),
        kinds=kinds_of_weighted(case, side),
    )


def _may_be_asked(case: Facts, side: Side) -> bool:
    """Whether a case could be that of a question: an answer that never is right tells that it is wrong."""
    return _is_certain(case) and int(str(_on_board(rule(case), side).value)) >= _LEAST[str(case.known["scoring"])]


def near_weights(case: AssignedScoreFacts, weights: Sequence[int]) -> list[Neighbour]:
    """What one takes a weighted score for: other weights, the likeliest alone, the average of the points."""
    if len(weights) == 1:
        return []
    results = case.known["results"]
    turned = with_weights([one.score for one in results], (weights[-1], *weights[1:-1], weights[0]))
    found = [neighbour(case, said(_TURNED[len(weights)]), results=turned)]
    weighing = "points" if case.known.get("weighing") == "comparisons" else "comparisons"
    if (case.known["scoring"], weighing) in _OTHERWISE and _is_certain(other := case.but(weighing=weighing)):
        found.append(Neighbour(other, said(_OTHERWISE[case.known["scoring"], weighing])))
    if weights.count(max(weights)) == 1:
        likeliest = replace(results[weights.index(max(weights))], weight=Fraction(1))
        found.append(neighbour(case, said(_("only the most likely result had been assigned")), results=(likeliest,)))
    if len(set(weights)) > 1:
        alike = tuple(replace(one, weight=Fraction(1, len(results))) for one in results)
        found.append(neighbour(case, said(_("all these results had been equally likely")), results=alike))
    return found


def _is_certain(case: Facts) -> bool:
    """No average that lies between two rows of the scale of 78B, which says nothing of it."""
    if not isinstance(case, AssignedScoreFacts) or case.known["scoring"] != "imps" or case.weighing == "comparisons":
        return True
    between = abs(case.average_points() - case.points(case.known["other_table_score"]))
    return imps(between // 10 * 10) == imps(-(-between // 10) * 10)


_TURNED: dict[int, Text] = {
    2: _("the two weights had been the other way round"),
    3: _("the first and the last of these results had had each other's weight"),
}


def _if_there(case: AssignedScoreFacts, there: Played) -> list[Neighbour]:
    """Another result at the other table."""
    found = []
    for tricks in (-1, 1):
        if 2 <= there.tricks + tricks <= 13:
            other = Played(there.contract, there.tricks + tricks).result
            difference = said(_("the result at the other table had been %(result)s"), result=other)
            found.append(neighbour(case, difference, other_table_score=other))
    return found


def if_scored(rng: Random, case: AssignedScoreFacts, others: tuple[int, ...]) -> list[Neighbour]:
    """One of the other scores as another one of them."""
    one, other = rng.sample(range(len(others)), 2)
    if others[one] == others[other]:
        return []
    changed = tuple(others[other] if place == one else score for place, score in enumerate(others))
    words = _("the score of %(now)s at the other tables had been %(score)s")
    if others.count(others[one]) > 1:
        words = _("one of the scores of %(now)s at the other tables had been %(score)s")
    difference = said(words, now=signed(others[one]), score=signed(others[other]))
    return [neighbour(case, difference, other_scores=changed)]


def _on_board(ruling: Ruling, side: Side) -> Answer:
    """What the side has on the board, in hundredths."""
    values = next(one.values for one in ruling.part("effect") if one.values.get("who") is side)
    if "imps" in values:
        return Answer(round(100 * values["imps"]), imps_said(values["imps"]))
    if "points" in values:
        return Answer(round(100 * values["points"]), _points_said(values["points"]))
    share = values["percentage"]
    return Answer(round(100 * share), said(_("%(share)s%%"), share=plain(share)))


def imps_said(imps: float) -> Said:
    """IMPs with their sign."""
    if abs(imps) == 1:
        return said(_("+1 IMP") if imps > 0 else _("−1 IMP"))
    sign: Text = _("+%(imps)s IMPs") if imps > 0 else _("−%(imps)s IMPs") if imps < 0 else _("%(imps)s IMPs")
    return said(sign, imps=plain(abs(imps)))


def _points_said(points: float) -> Said:
    sign: Text = (
        _("+%(points)s points") if points > 0 else _("−%(points)s points") if points < 0 else _("%(points)s points")
    )
    return said(sign, points=plain(abs(points)))


def plain(number: float) -> float | int:
    """Without decimals where there are none."""
    return int(number) if number == int(number) else float(round(number, 2))


def _sum(case: AssignedScoreFacts, side: Side, weights: Sequence[int]) -> Said:
    """Each result's worth with its weight, and what they make together; or what the average of the points is worth."""
    total = _on_board(rule(case), side).label
    if case.known.get("weighing") == "points":
        points = case.average_points() * (1 if side is Side.NS else -1)
        text_of = _("on average the scores are %(points)s for %(side)s, which is %(sum)s")
        return said(text_of, points=plain(float(points)), side=side, sum=total)
    if len(weights) == 1:
        return _average(case, side, total)
    terms = []
    for weight, one in zip(weights, case.known["results"], strict=True):
        alone = _on_board(rule(case.but(results=(replace(one, weight=Fraction(1)),))), side)
        terms.append(said(_("%(weight)s%% of %(worth)s"), weight=weight, worth=alone.label))
    return said(_("%(terms)s make %(sum)s"), terms=joined(terms), sum=total)


def _average(case: AssignedScoreFacts, side: Side, total: Label) -> Said:
    """One result against each of the other scores."""
    points = case.points(case.known["results"][0].score)
    against = [imps(points - case.points(one)) * (1 if side is Side.NS else -1) for one in case.known["other_scores"]]
    terms = "; ".join(map(signed, against))
    return said(_("against the other scores it gives %(terms)s IMPs, on average %(sum)s"), terms=terms, sum=total)


@weighted_imps.checked_by
def _by_the_scale(draft: Draft) -> Collection[Hashable]:
    """Law 77 for each result, the scale of 78B, then the weights; or the weights first."""
    known, there = draft.known, draft.known["there"]
    theirs = text.points_for(known["side"], there.contract, there.tricks, text.vulnerable_on(known["board"]))
    differences = [points - theirs for points in points_by_text(known)]
    if known["weighing"] == "points":
        return {100 * text.imps(by_weight(known, differences) / 100)}
    return {by_weight(known, [text.imps(one) for one in differences])}


@weighted_matchpoints.checked_by
def _pair_by_pair(draft: Draft) -> Collection[Hashable]:
    """The units of 78A for each score, as a share of the most that there are, then the weights; or the weights first."""
    known, results = draft.known, points_by_text(draft.known)
    others = [one if known["side"] is Side.NS else -one for one in known["others"]]
    if known["weighing"] == "points":
        share = Fraction(100 * text.units(by_weight(known, results) / 100, others), 2 * len(others))
        return {round(100 * share)}
    shares = [Fraction(100 * text.units(one, others), 2 * len(others)) for one in results]
    total = by_weight(known, shares)
    return {int(total)} if total.denominator == 1 else set()
