"""Matchpoints (78A): a pair's score among those of the other pairs on the board."""

from collections.abc import Collection, Hashable, Sequence
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.boards import vulnerability
from bridge.seats import Side
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, AnswerOf, Draft, Said, Unsuitable, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.scores import SCORES
from quizzes.questions.sets.scores_kinds import kinds_of_comparison
from quizzes.questions.sets.scores_near import drawn_result, elsewhere, signed
from quizzes.questions.templates import template
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.scores_facts import MatchpointFacts


@template("matchpoints-of-pair", SCORES, "78A", version=4)
def matchpoints_of_pair(rng: Random) -> Draft:
    """Two units for each lower score, one for each equal one."""
    ask = said(_("How many of the scoring units of 78A does this pair get?"))
    return _asked(rng, ask, _units)


@template("matchpoints-percentage", SCORES, "78A", version=4)
def matchpoints_percentage(rng: Random) -> Draft:
    """The same as a share of the most that there is."""
    return _asked(rng, said(_("What is the pair's percentage on this board?")), _percentage)


_PASSED_OUT_ELSEWHERE, _PASSED_OUT = 2, 0.5
"""Up to which level of the usual contract, and how often, a table has passed the board out."""


def _asked(rng: Random, ask: Said, answer_of: AnswerOf) -> Draft:
    board, side = rng.randint(1, 32), rng.choice((Side.NS, Side.NS, Side.EW))
    scores, others = _traveller(rng, vulnerability(board).value, rng.randint(5, 9))
    if len(set(scores)) < 3:
        raise Unsuitable
    own = scores.pop(rng.randrange(len(scores)))
    case = _compared(own, scores, side)
    return Draft(
        form="score",
        story=(
            said(
                _("Board %(board)s was played at %(tables)s tables; the traveller has the scores of North-South."),
                board=board,
                tables=len(scores) + 1,
            ),
            said(_SAT[side], own=signed(own)),
            said(_("The scores at the other tables: %(scores)s."), scores="; ".join(map(signed, scores))),
        ),
        ask=ask,
        options=one_of(rng, case, _near(rng, own, scores, others, side), answer_of),
        case=case,
        clause="78A",
        shown=Shown(board=board, vulnerable=vulnerability(board)),
        known={"own": own, "others": tuple(scores), "side": side},
        kinds=kinds_of_comparison(*_seen_from(side, own, scores)),
    )


_SAT = {
    Side.NS: _("A pair sat North-South at one of them; the score there is %(own)s."),
    Side.EW: _("A pair sat East-West at one of them; the score there is %(own)s."),
}
_SAT_IF = {Side.NS: _("the pair had sat North-South"), Side.EW: _("the pair had sat East-West")}


def _traveller(rng: Random, vulnerable: str, tables: int) -> tuple[list[int], set[int]]:
    """Scores of North-South on one board: what several tables make of the same cards, and what others might make of them.

    Where a low contract is usual, four players may have passed somewhere.
    """
    usual = drawn_result(rng)
    results = [usual, *(usual if rng.random() < 0.25 else elsewhere(rng, usual) for _table in range(tables - 1))]
    others = (elsewhere(rng, usual) for _table in range(6))
    scores = [one.points(vulnerable) for one in results]
    if usual.contract.level <= _PASSED_OUT_ELSEWHERE and rng.random() < _PASSED_OUT:
        scores[rng.randrange(tables)] = 0
    return scores, {one.points(vulnerable) for one in others}


def _compared(own: int, others: Sequence[int], side: Side) -> MatchpointFacts:
    """All scores from the direction of the pair, its own first."""
    own, others = _seen_from(side, own, others)
    return MatchpointFacts(scores=(own, *others))


def _seen_from(side: Side, own: int, others: Sequence[int]) -> tuple[int, tuple[int, ...]]:
    sign = 1 if side is Side.NS else -1
    return sign * own, tuple(sign * score for score in others)


def _near(rng: Random, own: int, scores: Sequence[int], possible: set[int], side: Side) -> list[Neighbour]:
    """The pair in the other direction, or with another score."""
    found = [Neighbour(_compared(own, scores, side.other), said(_SAT_IF[side.other]))]
    apart = sorted({*scores, *possible} - {own})
    for score in rng.sample(apart, len(apart)):
        difference = said(_("the score at that table had been %(score)s"), score=signed(score))
        found.append(Neighbour(_compared(score, scores, side), difference))
    return found


def _units(ruling: Ruling) -> Answer:
    units = ruling.part("effect")[0].values["matchpoints"][0]
    return Answer(units, said("%(units)s", units=units))


def _percentage(ruling: Ruling) -> Answer:
    share = ruling.part("effect")[0].values["percentages"][0]
    return Answer(round(100 * share), said(_("%(share)s%%"), share=int(share) if share == int(share) else share))


@matchpoints_of_pair.checked_by
def _pair_by_pair(draft: Draft) -> Collection[Hashable]:
    """78A, comparing with one pair after the other."""
    return {_counted(draft)}


@matchpoints_percentage.checked_by
def _share_of_the_top(draft: Draft) -> Collection[Hashable]:
    """The units of 78A over two for each of the other pairs, in hundredths of a percent."""
    return {int(10000 * _counted(draft) / (2 * len(draft.known["others"])) + 0.5)}


def _counted(draft: Draft) -> int:
    """East-West's scores are those of North-South with the other sign: lower is what is higher there."""
    own, others = draft.known["own"], draft.known["others"]
    return text.units(own, others) if draft.known["side"] is Side.NS else text.units(-own, [-score for score in others])
