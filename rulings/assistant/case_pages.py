"""What the page of a worked case shows."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bridge.deal import write_pbn
from lawbook import addresses
from lawbook.beside import beside
from lawbook.citations import law_of
from rulings.assistant.calculators import SCORES
from rulings.assistant.case_index import Sought
from rulings.assistant.case_neighbours import neighbours
from rulings.assistant.cases import ReviewedCase, facts_of, facts_under
from rulings.assistant.otherwise import otherwise
from rulings.assistant.table_told import TableTold
from rulings.assistant.told import Told, told_of
from rulings.assistant.worked_deals import deal_of_case
from rulings.diagrams import diagram
from rulings.engine.facts import Facts
from rulings.engine.joining import alike
from rulings.engine.rulings import rule
from rulings.organisation.published import in_force
from rulings.organisation.settled import regulations_on
from rulings.presenting import known_facts, rule_and_present
from rulings.scripts import script


def case_page(case: ReviewedCase, language: str) -> dict[str, Any]:
    """The case with its ruling, its neighbours and where to practise what it is about, in the language in force."""
    facts = facts_of(case)
    ruling = rule_and_present(facts, language)
    beside_it = neighbours(case, language)
    return {
        "title": case.title[language],
        "why": case.why[language],
        "ruling": ruling,
        "facts": known_facts(facts.known),
        "diagram": diagram(facts.known),
        "is_score": case.kind in SCORES,
        "situation": Sought(situation=case.kind).address(language),
        "neighbours": beside_it,
        "otherwise": otherwise(case, language, frozenset((one.question, one.value) for one in beside_it)),
        "variant": variant_of(facts, language),
        "ruled_here": ruled_here(case, language),
        "replay": replayed.address(language) if (replayed := deal_of_case(case.id)) else "",
        "practice": practice_of(concluded_first(ruling), language),
    }


@dataclass(frozen=True)
class RuledHere:
    """What is ruled under the regulations in force, where it is another ruling: their name and page, what is read aloud."""

    name: str
    address: str
    said: list[str]


def ruled_here(case: ReviewedCase, language: str) -> RuledHere | None:
    """In the language in force; None where it is as the Laws have it where nothing is regulated."""
    now = in_force()
    if now is None or not regulations_on(case.kind):
        return None
    ruling = rule(facts_under(case, now.values))
    if alike(ruling, rule(facts_under(case, {}))):
        return None
    return RuledHere(now.name, addresses.regulations(now.name, language), script(ruling))


def variant_of(facts: Facts, language: str) -> str:
    """Where one rules on a variant: the situation with these facts, or the table with these cards."""
    if told := told_of(facts):
        return told.address(language)
    if "deal" in facts.known and "contract" in facts.known:
        return _played_at_table(facts.known).address(language)
    return Told(facts.kind).address(language)


def _played_at_table(known: Mapping[str, Any]) -> TableTold:
    """A case that gives the deal, the contract and the play, as a table."""
    return TableTold(
        vulnerable=str(known.get("vulnerable", "")),
        deal=write_pbn(known["deal"]),
        contract=str(known["contract"]),
        events=tuple(
            " ".join([str(trick[0][0]), *(str(card) for _seat, card in trick)]) for trick in known.get("play", ())
        ),
    )


def concluded_first(ruling: Mapping[str, Any]) -> list[str]:
    """The clauses of a ruling as it is presented, first those by which it has effects and choices."""
    concluded = [item["clause"]["citation"] for part in ("effects", "options") for item in ruling[part]]
    return [*concluded, *(clause["citation"] for clause in ruling["clauses"])]


def practice_of(clauses: list[str], language: str) -> str:
    """Questions on the first Law of these clauses that has some; empty if there are none."""
    found = (link.address for clause in clauses for link in beside(law_of(clause), language, ["practice"]))
    return next(found, "")
