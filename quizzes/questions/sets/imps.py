"""International match points (78B): the results of one board at two tables."""

from collections.abc import Collection, Hashable
from random import Random

from django.utils.translation import gettext_lazy as _

from bridge.boards import vulnerability
from bridge.contracts import Contract
from bridge.seats import Side
from quizzes.questions.neighbours import Neighbour
from quizzes.questions.options import one_of
from quizzes.questions.parts import Answer, Draft, Said, said
from quizzes.questions.sets import scores_by_text as text
from quizzes.questions.sets.scores import SCORES
from quizzes.questions.sets.scores_kinds import kinds_of_two_tables
from quizzes.questions.sets.scores_near import (
    FEWEST_TRICKS,
    PassedOut,
    Played,
    declarer_of,
    drawn_result,
    elsewhere,
    signed,
    vulnerability_said,
)
from quizzes.questions.templates import template
from quizzes.simulation.on_table import Shown
from rulings.engine.rulings import Ruling
from rulings.situations.scores_facts import ImpFacts

_PASSED_OUT_ELSEWHERE, _PASSED_OUT = 2, 0.4
"""Up to which level of the contract at our table, and how often, the other table has passed the board out."""
_OTHER_TRICKS = (-2, -1, 1, 2)


@template("imps-two-tables", SCORES, "78B", version=4)
def imps_two_tables(rng: Random) -> Draft:
    """Our pair's result and that of the other table: score both, subtract, read the scale."""
    board, side = rng.randint(1, 32), rng.choice((Side.NS, Side.EW))
    vulnerable = vulnerability(board).value
    here = drawn_result(rng)
    there = _passed_out_or_played(rng, here)
    case = _compared(here, there, vulnerable, side)
    near = _near(here, there, vulnerable, side)
    return Draft(
        form="score",
        story=(
            said(_("Teams, board %(board)s."), board=board),
            vulnerability_said(vulnerable),
            _results_said(side, here, there),
        ),
        ask=said(_("How many IMPs does our team score on this board?")),
        options=one_of(rng, case, near, _imps),
        case=case,
        clause="78B",
        shown=Shown(board=board, vulnerable=vulnerability(board)),
        known={"here": here, "there": there, "side": side, "board": board},
        kinds=kinds_of_two_tables(here, there, vulnerable, side),
    )


def _results_said(side: Side, here: Played, there: Played | PassedOut) -> Said:
    if isinstance(there, PassedOut):
        text_of = _(
            "We sit %(side)s, and the result at our table is %(here)s; at our team-mates' table all four players passed."
        )
        return said(text_of, side=side, here=here.result)
    text_of = _("We sit %(side)s, and the result at our table is %(here)s; at our team-mates' table it is %(there)s.")
    return said(text_of, side=side, here=here.result, there=there.result)


def _passed_out_or_played(rng: Random, here: Played) -> Played | PassedOut:
    """The other table; where one side bid no more than two, all four players may have passed at the other."""
    low = here.contract.level <= _PASSED_OUT_ELSEWHERE
    return PassedOut() if low and rng.random() < _PASSED_OUT else elsewhere(rng, here)


def _compared(here: Played, there: Played | PassedOut, vulnerable: str, side: Side) -> ImpFacts:
    return ImpFacts(ours=here.points(vulnerable, side), theirs=there.points(vulnerable, side))


def _near(here: Played, there: Played | PassedOut, vulnerable: str, side: Side) -> list[Neighbour]:
    """Our pair in the other direction; another result at one of the tables; the other vulnerability."""
    other = {"none": "all", "all": "none", "ns": "ew", "ew": "ns"}[vulnerable]
    found = [
        Neighbour(_compared(here, there, vulnerable, side.other), said(_("we had sat %(side)s"), side=side.other)),
        Neighbour(_compared(here, there, other, side), said(_VULNERABLE_IF[other])),
        *_other_results_there(here, there, vulnerable, side),
    ]
    for tricks in _OTHER_TRICKS:
        if FEWEST_TRICKS <= here.tricks + tricks <= 13:
            changed = Played(here.contract, here.tricks + tricks)
            difference = said(_("the result at our table had been %(result)s"), result=changed.result)
            found.append(Neighbour(_compared(changed, there, vulnerable, side), difference))
    return found


def _other_results_there(here: Played, there: Played | PassedOut, vulnerable: str, side: Side) -> list[Neighbour]:
    """The other side declared there, or won other tricks; where nobody bid, what was bid here was bid and played there too."""
    if isinstance(there, PassedOut):
        others = [Played(here.contract, here.tricks + more) for more in _OTHER_TRICKS]
    else:
        others = [_by_the_other_side(there), *(Played(there.contract, there.tricks + more) for more in _OTHER_TRICKS)]
    return [_if_there(here, one, vulnerable, side) for one in others if FEWEST_TRICKS <= one.tricks <= 13]


_VULNERABLE_IF = {
    "none": _("nobody had been vulnerable"),
    "ns": _("only North-South had been vulnerable"),
    "ew": _("only East-West had been vulnerable"),
    "all": _("both sides had been vulnerable"),
}


def _if_there(here: Played, there: Played, vulnerable: str, side: Side) -> Neighbour:
    difference: Said = said(_("the result at our team-mates' table had been %(result)s"), result=there.result)
    return Neighbour(_compared(here, there, vulnerable, side), difference)


def _by_the_other_side(played: Played) -> Played:
    contract = played.contract
    return Played(Contract(contract.level, contract.strain, contract.risk, declarer_of(contract).lho), played.tricks)


def _imps(ruling: Ruling) -> Answer:
    imps = ruling.part("effect")[0].values["imps"]
    text_of = _("%(imps)s IMP") if abs(imps) == 1 else _("%(imps)s IMPs")
    return Answer(imps, said(text_of, imps=signed(imps)))


@imps_two_tables.checked_by
def _by_the_scale(draft: Draft) -> Collection[Hashable]:
    """Law 2, Law 77 for both tables, and the scale of 78B."""
    known = draft.known
    vulnerable = text.vulnerable_on(known["board"])
    here, there = (_points(known["side"], known[table], vulnerable) for table in ("here", "there"))
    return {text.imps(here - there)}


def _points(side: Side, played: Played | PassedOut, vulnerable: str) -> int:
    """Law 77; 22B for four passes, after which nothing is played and nobody scores."""
    return 0 if isinstance(played, PassedOut) else text.points_for(side, played.contract, played.tricks, vulnerable)
