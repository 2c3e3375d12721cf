"""The table of Law 77: the score of a contract made or failed, and the result that a score tells."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.contracts import Contract
from bridge.scoring.results import parse_result
from bridge.seats import Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.scores_kinds import kinds_of_result
from quizzes.questions.sets.scores_near import (
    FEWEST_TRICKS,
    Played,
    drawn_contract,
    drawn_vulnerability,
    is_made,
    near_scores,
    other_risks,
    other_vulnerability,
    score_of,
    signed,
    vulnerability_said,
    within,
)
from quizzes.questions.templates import Topic, template
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.scores_facts import ScoreFacts

SCORES = Topic("scores", _("Scores"))


@template("score-made", SCORES, "77")
def score_made(rng: Random) -> Draft:
    """A contract is made: trick score, game or partscore, slam, doubles, overtricks."""
    contract = drawn_contract(rng)
    tricks = min(contract.needed + rng.choices((0, 1, 2, 3), (4, 4, 2, 1))[0], 13)
    case = _case(rng, contract, tricks)
    near = [one for one in near_scores(case, 2) if is_made(one.case)]
    return _asked(rng, case, near, said(_("How many points does the declaring side score?")))


@template("score-down", SCORES, "77")
def score_down(rng: Random) -> Draft:
    """A contract fails: undertricks by number, double and vulnerability."""
    contract = drawn_contract(rng, (3, 5, 3))
    case = _case(rng, contract, within(contract.needed - rng.choices((1, 2, 3, 4, 5), (2, 3, 3, 3, 1))[0]))
    near = [one for one in near_scores(case, 3) if not is_made(one.case)]
    return _asked(rng, case, near, said(_("How many points do the opponents score?")))


def _case(rng: Random, contract: Contract, tricks: int) -> ScoreFacts:
    return ScoreFacts(contract=contract, tricks_at_table=tricks, vulnerable=drawn_vulnerability(rng))


def _asked(rng: Random, case: ScoreFacts, near: list[Neighbour], ask: Said) -> Draft:
    contract, tricks, vulnerable = (case.known[name] for name in ("contract", "tricks_at_table", "vulnerable"))
    return Draft(
        form="score",
        story=(
            said(
                _("%(declarer)s played %(contract)s and won %(tricks)s tricks."),
                declarer=contract.declarer,
                contract=contract,
                tricks=tricks,
            ),
            vulnerability_said(vulnerable),
        ),
        ask=ask,
        options=one_of(rng, case, near, _points),
        case=case,
        clause="77",
        shown=Shown(contract=contract, vulnerable=vulnerable),
        known={"contract": contract, "tricks": tricks, "vulnerable": vulnerable},
        kinds=kinds_of_result(contract, tricks, vulnerable),
    )


def _points(ruling: Ruling) -> Answer:
    gain = score_of(ruling)["gain"]
    return Answer(gain, said(_("%(points)s points"), points=gain))


@score_made.checked_by
@score_down.checked_by
def _by_the_table(draft: Draft) -> Collection[Hashable]:
    """Law 77 as a sum of its rows."""
    known = draft.known
    return {abs(text.points_for(Side.NS, known["contract"], known["tricks"], known["vulnerable"]))}


@template("score-tricks", SCORES, "77")
def score_tricks(rng: Random) -> Draft:
    """Only the score can be read on the slip: how many tricks were won?"""
    contract = drawn_contract(rng, (3, 5, 2))
    tricks = within(contract.needed + rng.choice((-4, -3, -2, -2, -1, 0, 1, 2)))
    case = _case(rng, contract, tricks)
    vulnerable = case.known["vulnerable"]
    points = Played(contract, tricks).points(vulnerable)
    return Draft(
        form="tricks",
        story=(
            said(
                _("The slip says %(contract)s by %(declarer)s and a score of %(points)s for North-South."),
                contract=contract,
                declarer=contract.declarer,
                points=signed(points),
            ),
            vulnerability_said(vulnerable),
            said(_("The number of tricks cannot be read.")),
        ),
        ask=said(_("How many tricks did the declaring side win?")),
        options=one_of(rng, case, [*_same_points(case), *_other_points(case)], _tricks_won),
        case=case,
        clause="77",
        shown=Shown(contract=contract, vulnerable=vulnerable),
        known={"contract": contract, "points": points, "vulnerable": vulnerable},
        kinds=kinds_of_result(contract, tricks, vulnerable),
    )


def _same_points(case: ScoreFacts) -> list[Neighbour]:
    """Other conditions under which another number of tricks gives the same score."""
    points = Played(case.known["contract"], case.known["tricks_at_table"]).points(case.known["vulnerable"])
    found = []
    for near in (other_vulnerability(case), *other_risks(case)):
        changed = near.case.known
        for tricks in range(FEWEST_TRICKS, 14):
            if Played(changed["contract"], tricks).points(changed["vulnerable"]) == points:
                found.append(Neighbour(near.case.but(tricks_at_table=tricks), near.right_if))
    return found


def _other_points(case: ScoreFacts) -> list[Neighbour]:
    contract, tricks, vulnerable = (case.known[name] for name in ("contract", "tricks_at_table", "vulnerable"))
    return [
        neighbour(
            case,
            said(_("the score had been %(points)s"), points=signed(Played(contract, other).points(vulnerable))),
            tricks_at_table=other,
        )
        for other in (*range(tricks - 3, tricks), *range(tricks + 1, tricks + 4))
        if FEWEST_TRICKS <= other <= 13
    ]


def _tricks_won(ruling: Ruling) -> Answer:
    tricks = parse_result(score_of(ruling)["result"]).tricks
    return Answer(tricks, said(_("%(tricks)s tricks"), tricks=tricks))


@score_tricks.checked_by
def _only_these_tricks(draft: Draft) -> Collection[Hashable]:
    """Every number of tricks whose score by the table is the one on the slip."""
    contract, vulnerable = draft.known["contract"], draft.known["vulnerable"]
    return {
        tricks
        for tricks in range(14)
        if text.points_for(Side.NS, contract, tricks, vulnerable) == draft.known["points"]
    }
