"""A worked deal at one of its moments: the hands, the trick on the table, what was ruled just now, and what it came to."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from django.utils.translation import gettext as _

from bridge.scoring.results import Result
from bridge.scoring.table_of_scores import score
from bridge.seats import Side
from rulings.assistant.cases import reviewed_cases, ruling_of
from rulings.assistant.worked_deals import Group, WorkedDeal
from rulings.diagrams import contract_by, diagram_of
from rulings.presenting_tables import present_account
from rulings.table.account import Account
from rulings.table.following import follow
from rulings.wording.obligations import obligation_text
from rulings.wording.players import PLAYERS, card_name
from rulings.wording.speech import capitalised, value_name


@dataclass(frozen=True)
class Outcome:
    """What the board came to: what it is called, the result, the tricks of the declaring side, the score as it is said."""

    label: str
    result: str
    tricks: int
    score: str


@dataclass(frozen=True)
class Compared:
    """A deal of the same group beside this one: what it came to there."""

    title: str
    address: str
    outcome: Outcome | None
    own: bool


def moment_page(group: Group, deal: WorkedDeal, step: int, language: str) -> dict[str, Any]:
    """The page of a deal after so many moments, in the language in force."""
    account, last = _account(deal, step), len(deal.moments)
    table, position = account.table, account.table.position
    trick = position.trick if position else ()
    tricks = [*table.tricks, *([trick] if trick else [])]
    faced = [(one.seat, one.card) for one in table.penalty_cards]
    return {
        "deal": deal,
        "step": step,
        "last": last,
        "steps": [(number, deal.address(language, number)) for number in range(last + 1)],
        "before": deal.address(language, step - 1) if step else "",
        "after": deal.address(language, step + 1) if step < last else "",
        "case": reviewed_cases()[deal.case].address(language) if deal.case else "",
        "contract": contract_by(table.contract),
        "diagram": diagram_of(table.deal, table.contract, tricks, faced) if table.deal else None,
        "trick": [(str(PLAYERS[seat].plain), card_name(card)) for seat, card in trick],
        "note": deal.moments[step - 1].note.get(language, "") if step else "",
        "won": {side.value: table.won(side) for side in Side},
        "rulings": _ruled_now(deal, step, language),
        "duties": [obligation_text(one) for one in table.penalty_cards],
        "why": reviewed_cases()[deal.case].why[language] if deal.case and step == last else "",
        "outcomes": outcomes(deal) if step == last else [],
        "compared": _compared(group, deal, language) if not deal.case else [],
        "variant": deal.told(step).address(language),
    }


def outcomes(deal: WorkedDeal) -> list[Outcome]:
    """As it was played, after the transfer of tricks, and as it is scored; one where nothing is ruled on the result."""
    account = _account(deal, len(deal.moments))
    if not deal.case:
        played = _played(account)
        return [played] if played else []
    told = next(
        (one.values for one in ruling_of(reviewed_cases()[deal.case]).part("effect") if one.key == "result"), None
    )
    return _as_ruled(account, told) if told else []


def _as_ruled(account: Account, told: dict[str, Any]) -> list[Outcome]:
    transferred = told.get("tricks_after_transfer", told["tricks"])
    rows = [(_("as played"), told["tricks_won"]), (_("after the transfer of tricks"), transferred)]
    if told["tricks"] != transferred:
        rows.append((_("adjusted by the director"), told["tricks"]))
    return [one for label, tricks in rows if (one := _outcome(account, label, tricks))]


def _played(account: Account) -> Outcome | None:
    contract = account.table.contract
    if account.table.phase != "over" or contract is None or contract.declarer is None:
        return None
    return _outcome(account, _("as played"), account.table.won(contract.declarer.side))


def _outcome(account: Account, label: str, tricks: int) -> Outcome | None:
    contract, vulnerable = account.table.contract, account.table.vulnerable
    if contract is None or contract.declarer is None:
        return None
    zone = vulnerable.of(contract.declarer.side) if vulnerable else None
    said = "" if zone is None else value_name("points", score(contract, vulnerable=zone, tricks=tricks).points)
    return Outcome(label, value_name("results", Result(contract, tricks)), tricks, said)


def _compared(group: Group, deal: WorkedDeal, language: str) -> list[Compared]:
    return [
        Compared(
            one.title[language], one.address(language, len(one.moments)), next(iter(outcomes(one)), None), one is deal
        )
        for one in group.deals
    ]


@lru_cache(maxsize=256)
def _account(deal: WorkedDeal, step: int) -> Account:
    read = deal.told(step).read()
    return follow(read.start, read.events, read.told)


def _ruled_now(deal: WorkedDeal, step: int, language: str) -> list[dict[str, Any]]:
    """The rulings that the last moment brought, or changed."""
    if not step:
        return []
    before = _rulings(deal, step - 1, language)
    return [one for one in _rulings(deal, step, language) if one not in before]


def _rulings(deal: WorkedDeal, step: int, language: str) -> list[dict[str, Any]]:
    shown = present_account(_account(deal, step), deal.told(step).read(), language)["rulings"]
    return [
        {
            "title": capitalised(one["ruling"]["title"]),
            "script": one["ruling"]["script"],
            "clauses": one["ruling"]["clauses"],
        }
        for one in shown
    ]
