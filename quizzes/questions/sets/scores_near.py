"""Scores for questions: contracts and results drawn, and the results and conditions that lie near them."""

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Literal

from django.utils.translation import gettext_lazy as _

from bridge.boards import Vulnerability
from bridge.cards import Strain
from bridge.contracts import Contract, Risk
from bridge.scoring import table_of_scores as table
from bridge.scoring.results import Result
from bridge.seats import ROTATION, Seat, Side
from quizzes.questions.neighbours import Neighbour, neighbour
from quizzes.questions.parts import Said, said
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling
from rulings.situations.scores_facts import ScoreFacts

FEWEST_TRICKS = 2
"""No question tells of fewer."""

Vulnerable = Literal["none", "ns", "ew", "all"]

VULNERABLE = {
    "none": _("Nobody is vulnerable."),
    "ns": _("Only North-South are vulnerable."),
    "ew": _("Only East-West are vulnerable."),
    "all": _("Both sides are vulnerable."),
}
_OTHER = {
    Side.NS: {"none": "ns", "ns": "none", "ew": "all", "all": "ew"},
    Side.EW: {"none": "ew", "ew": "none", "ns": "all", "all": "ns"},
}
_NEAR_STRAINS = {
    Strain.C: (Strain.H, Strain.NT),
    Strain.D: (Strain.S, Strain.NT),
    Strain.H: (Strain.D, Strain.NT),
    Strain.S: (Strain.C, Strain.NT),
    Strain.NT: (Strain.S, Strain.D),
}
_RISKS: tuple[Risk, ...] = ("", "X", "XX")


@dataclass(frozen=True)
class Played:
    """A contract that was played, and the tricks that its side won."""

    contract: Contract
    tricks: int

    @property
    def result(self) -> Result:
        """As it is entered."""
        return Result(self.contract, self.tricks)

    def points(self, vulnerable: str, side: Side = Side.NS) -> int:
        """The score as a side sees it."""
        declaring = declarer_of(self.contract).side
        scored = table.score(self.contract, vulnerable=Vulnerability(vulnerable).of(declaring), tricks=self.tricks)
        return scored.points if side is declaring else -scored.points


@dataclass(frozen=True)
class PassedOut:
    """A board on which all four players passed."""

    def points(self, _vulnerable: str, _side: Side = Side.NS) -> int:
        """Nobody scores."""
        return 0


def drawn_contract(rng: Random, risks: tuple[int, int, int] = (5, 3, 2)) -> Contract:
    """A contract with its declarer; ``risks`` weighs undoubled, doubled, redoubled."""
    level = rng.choices(range(1, 8), (3, 4, 5, 6, 4, 3, 1))[0]
    strain = rng.choice(list(Strain))
    return Contract(level, strain, rng.choices(_RISKS, risks)[0], rng.choice(ROTATION))


def drawn_vulnerability(rng: Random) -> Vulnerable:
    """Who is vulnerable."""
    return rng.choice(("none", "ns", "ew", "all"))


def score_of(ruling: Ruling) -> Mapping[str, Any]:
    """The values of the score that was ruled."""
    return ruling.part("effect")[0].values


def declarer_of(contract: Contract) -> Seat:
    """The declarer of a drawn contract, which has one."""
    return contract.declarer or Seat.N


def signed(points: int) -> str:
    """A score or IMPs with the sign: +620, −50, 0."""
    return f"{points:+d}".replace("-", "−") if points else "0"


def is_made(case: Facts) -> bool:
    """Whether the contract of the case is made."""
    return bool(case.known["tricks_at_table"] >= case.known["contract"].needed)


def other_vulnerability(case: ScoreFacts) -> Neighbour:
    """The declaring side vulnerable instead of not, or the reverse."""
    side = declarer_of(case.known["contract"]).side
    now = case.known["vulnerable"]
    text = _("%(side)s had not been vulnerable") if Vulnerability(now).of(side) else _("%(side)s had been vulnerable")
    return neighbour(case, said(text, side=side), vulnerable=_OTHER[side][now])


def other_tricks(case: ScoreFacts, most: int = 1) -> list[Neighbour]:
    """A trick more or less, or up to so many."""
    tricks = case.known["tricks_at_table"]
    return [
        neighbour(case, said(_("the declaring side had won %(tricks)s tricks"), tricks=other), tricks_at_table=other)
        for other in range(max(tricks - most, FEWEST_TRICKS), min(tricks + most, 13) + 1)
        if other != tricks
    ]


def other_risks(case: ScoreFacts) -> list[Neighbour]:
    """The same contract undoubled, doubled, redoubled."""
    contract = case.known["contract"]
    return [
        neighbour(case, said(_risk_text(contract.risk, risk)), contract=with_risk(contract, risk))
        for risk in _RISKS
        if risk != contract.risk
    ]


def next_risks(case: ScoreFacts) -> list[Neighbour]:
    """The same contract with one double or redouble more or less."""
    place = _RISKS.index(case.known["contract"].risk)
    return [one for one in other_risks(case) if abs(_RISKS.index(one.case.known["contract"].risk) - place) == 1]


def _risk_text(now: Risk, other: Risk) -> Any:
    if other == "":
        return _("the contract had not been doubled")
    if other == "X":
        return _("the contract had not been redoubled") if now == "XX" else _("the contract had been doubled")
    return _("the contract had been redoubled")


def other_bids(case: ScoreFacts) -> list[Neighbour]:
    """The contracts one level lower and higher, and those in denominations of other values, with the same tricks."""
    contract = case.known["contract"]
    levels = [level for level in (contract.level - 1, contract.level + 1) if 1 <= level <= 7]
    others = [Contract(level, contract.strain, contract.risk, contract.declarer) for level in levels]
    others += [
        Contract(contract.level, strain, contract.risk, contract.declarer) for strain in _NEAR_STRAINS[contract.strain]
    ]
    return [
        neighbour(case, said(_("the contract had been %(contract)s"), contract=other), contract=other)
        for other in others
    ]


def near_scores(case: ScoreFacts, most: int) -> list[Neighbour]:
    """The cases that differ in one of the facts that make the score; up to so many tricks more or less."""
    return [other_vulnerability(case), *other_tricks(case, most), *other_risks(case), *other_bids(case)]


def with_risk(contract: Contract, risk: Risk) -> Contract:
    """The contract undoubled, doubled or redoubled."""
    return Contract(contract.level, contract.strain, risk, contract.declarer)


def drawn_result(rng: Random) -> Played:
    """A plain result: an undoubled contract that is made, or fails by a little."""
    contract = drawn_contract(rng, (1, 0, 0))
    return Played(contract, within(contract.needed + rng.choice((-2, -1, -1, 0, 0, 0, 1, 1, 2))))


def elsewhere(rng: Random, usual: Played) -> Played:
    """What another table may have made of the same cards."""
    contract, tricks = usual.contract, usual.tricks
    other = rng.choices(("tricks", "level", "strain", "doubled", "sacrifice"), (6, 4, 2, 1, 1))[0]
    if other == "level":
        level = min(max(contract.level + rng.choice((-1, 1)), 1), 6)
        return Played(Contract(level, contract.strain, "", contract.declarer), tricks)
    if other == "strain":
        strain = rng.choice([one for one in Strain if one is not contract.strain])
        return Played(Contract(contract.level, strain, "", contract.declarer), within(tricks - rng.choice((0, 1))))
    if other == "doubled":
        return Played(with_risk(contract, "X"), tricks)
    if other == "sacrifice":
        against = Contract(min(contract.level + 1, 7), Strain.S, "X", declarer_of(contract).lho)
        return Played(against, within(against.needed - rng.randint(1, 4)))
    return Played(contract, within(tricks + rng.choice((-2, -1, -1, 1, 1))))


def within(tricks: int) -> int:
    """So many tricks, but no fewer than any question tells of and no more than there are."""
    return min(max(tricks, FEWEST_TRICKS), 13)


def vulnerability_said(vulnerable: str) -> Said:
    """Who is vulnerable, as a sentence."""
    return said(VULNERABLE[vulnerable])
