"""How a score comes about, as a sum: what a table of the Law gives, part by part."""

from typing import Any

from django.utils.translation import gettext_lazy as _

from bridge.boards import Vulnerability
from bridge.contracts import Contract
from bridge.scoring.table_of_scores import UNDERTRICKS
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling
from rulings.wording.speech import say, say_text

_PARTS = {
    "trick-score": _("tricks bid"),
    "overtricks": _("overtricks"),
    "partscore-bonus": _("partscore"),
    "game-bonus": _("game"),
    "slam-bonus": _("slam"),
    "doubled-bonus": _("doubled and made"),
    "redoubled-bonus": _("redoubled and made"),
}


def sum_of(case: Facts, ruling: Ruling) -> str:
    """The sum behind a score; empty for a case that is not about one."""
    if case.kind == "score":
        return _of_contract(case, ruling)
    if case.kind == "imps":
        return say(ruling.part("effect")[0])
    if case.kind == "matchpoints" and "field" not in case.known:
        return _of_matchpoints(case.known["scores"])
    return ""


def _of_contract(case: Facts, ruling: Ruling) -> str:
    values = ruling.part("effect")[0].values
    contract: Contract | None = case.known.get("contract")
    if contract is None or contract.declarer is None:
        return ""
    vulnerable = Vulnerability(case.known["vulnerable"]).of(contract.declarer.side)
    terms = _terms(values["parts"], contract, case.known["tricks_at_table"], vulnerable=vulnerable)
    added = f"{' + '.join(terms)} = {values['gain']}" if len(terms) > 1 else values["gain"]
    told = {"result": values["result"], "sum": added}
    if vulnerable:
        return say_text(_("%(result)s, vulnerable: %(sum)s."), told)
    return say_text(_("%(result)s, not vulnerable: %(sum)s."), told)


def _terms(parts: dict[str, int], contract: Contract, tricks: int, *, vulnerable: bool) -> list[str]:
    """The parts with their names; of a contract that is down each undertrick."""
    down = contract.needed - tricks
    if down <= 0:
        return [f"{points} ({_PARTS[name]})" for name, points in parts.items()]
    first, next_one, extra = UNDERTRICKS[contract.risk][vulnerable]
    return [str(first if number == 1 else next_one + (extra if number > 3 else 0)) for number in range(1, down + 1)]


def _of_matchpoints(scores: tuple[Any, ...]) -> str:
    own, others = scores[0], scores[1:]
    worse, equal = sum(one < own for one in others), sum(one == own for one in others)
    told = {"worse": worse, "equal": equal, "units": 2 * worse + equal, "top": 2 * len(others)}
    return (
        _("2 for each worse score (%(worse)s) and 1 for each equal one (%(equal)s) make %(units)s of at most %(top)s.")
        % told
    )
