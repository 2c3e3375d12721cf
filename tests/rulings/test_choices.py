"""What follows an option is what the same rules conclude once it has been chosen."""

from collections.abc import Iterable
from typing import Any

import pytest

from rulings.engine.cases import read_case
from rulings.engine.choices import choice
from rulings.engine.clauses import clause
from rulings.engine.deciding import facts_read
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion, Note, Step, conclusions
from tests.rulings.reviewed import plain, reviewed_cases

MADE: dict[tuple[str, str], dict[str, Any]] = {
    ("changed-call", "change-call"): {"second_call_made": True},
    ("changed-call", "accept-call"): {"lho_did": "accepted"},
    ("changed-call", "refuse-call"): {"lho_did": "refused"},
    ("insufficient-bid", "accept-call"): {"lho_did": "accepted"},
    ("insufficient-bid", "refuse-call"): {"lho_did": "refused"},
    ("insufficient-bid", "accept-second-bid"): {"second_bid_accepted": True},
    ("insufficient-bid", "refuse-second-bid"): {"second_bid_accepted": False},
    ("lead-after-withdrawn-call", "forbid-suit"): {"forbidden_suit": "suit"},
    ("call-out-of-rotation", "accept-call"): {"lho_did": "accepted"},
    ("call-out-of-rotation", "refuse-call"): {"lho_did": "refused"},
    ("lead-out-of-turn", "accept-lead"): {"choice": "accepted"},
    ("lead-out-of-turn", "refuse-lead"): {"choice": "refused"},
    ("opening-lead-out-of-turn", "spread-own-hand"): {"declarer_did": "showed-cards"},
    ("opening-lead-out-of-turn", "accept-lead"): {"declarer_did": "accepted"},
    ("opening-lead-out-of-turn", "refuse-lead"): {"declarer_did": "refused"},
    ("penalty-card", "require-penalty-suit"): {"choice": "required", "chosen_suits": "suit"},
    ("penalty-card", "forbid-penalty-suit"): {"choice": "forbidden", "chosen_suits": "suits"},
    ("penalty-card", "no-lead-restriction"): {"choice": "free"},
    ("extraneous-information", "change-seats"): {"director_chose": "seats"},
    ("extraneous-information", "deal-again"): {"director_chose": "redeal"},
    ("extraneous-information", "play-board-first"): {"director_chose": "play-on"},
    ("extraneous-information", "give-artificial-score"): {"director_chose": "artificial-score"},
    ("misinformation", "change-misinformed-call"): {"changes_call": True},
    ("simultaneous-play", "designate-card"): {"designated": "card"},
}
"""By the kind of case and the option the facts that say that it was chosen; some take their value from the option."""


def _made(case: dict[str, Any], option: Conclusion) -> dict[str, Any] | None:
    """The facts of the case with the choice; nothing if no fact says so, or the case is one before the choice."""
    facts = MADE.get((case["kind"], option.key))
    if facts is None or case["facts"].keys() & {"led_before_choice", "calls"} or None in option.values.values():
        return None
    values = {name: plain(option.values.get(value, value)) for name, value in facts.items()}
    if isinstance(values.get("chosen_suits"), str):
        values["chosen_suits"] = [values["chosen_suits"]]
    return {**case["facts"], **values}


CHOICES = [
    pytest.param(case, number, id=f"{case['id']}-{option.key}-{number}")
    for case in reviewed_cases()
    if case["kind"] in {kind for kind, _ in MADE}
    for number, option in enumerate(rule(read_case({"kind": case["kind"], "facts": case["facts"]})).part("option"))
    if _made(case, option)
]


def _told(items: Iterable[Conclusion]) -> set[str]:
    return {repr(item) for item in items}


@pytest.mark.parametrize(("case", "number"), CHOICES)
def test_an_option_leads_to_what_is_ruled_once_it_is_chosen(case: dict[str, Any], number: int) -> None:
    """Nothing else, and all of it but what is ruled before the choice already."""
    still_open = rule(read_case({"kind": case["kind"], "facts": case["facts"]}))
    option = still_open.part("option")[number]
    made = rule(read_case({"kind": case["kind"], "facts": _made(case, option)}))
    assert _told(option.then) <= _told(made.concluded)
    assert _told(made.concluded) <= _told([*option.then, *still_open.concluded])


def test_many_choices_are_compared() -> None:
    assert len(CHOICES) > 60
    assert {(param.values[0]["kind"]) for param in CHOICES} == {kind for kind, _ in MADE}  # type: ignore[index]


class _LightFacts(Facts, kind="test-light"):
    """A lamp that somebody may switch off."""

    lit: bool
    colour: str
    size: str


@pytest.fixture
def facts(monkeypatch: pytest.MonkeyPatch) -> _LightFacts:
    """The lamp is on, and somebody may switch it off; rules that no Law knows."""
    monkeypatch.setattr("rulings.engine.clauses.ENCODED", {})

    @clause("1A")
    def goes_dark(f: _LightFacts) -> Conclusion:
        return Note("effect", "light" if f.lit else "dark", {"colour": f.colour})

    def switched_off(f: _LightFacts) -> None:
        if f.size != "small":
            goes_dark(f)

    @clause("1")
    def may_switch(f: _LightFacts) -> Conclusion:
        return choice(f, "switch-off", "all", switched_off, {"lit": False})

    found = _LightFacts(lit=True, colour="red", size="large")
    may_switch(found)
    return found


@pytest.fixture
def light(facts: _LightFacts) -> Ruling:
    """The ruling on the lamp."""
    return Ruling("test-light", facts.step)


def test_what_is_supposed_is_not_concluded(light: Ruling) -> None:
    (option,) = light.concluded
    assert (option.key, option.clause) == ("switch-off", "1A")
    assert [(item.key, item.clause) for item in option.then] == [("dark", "1A")]
    assert conclusions(light.trace) == [option]


def test_the_trace_shows_under_the_option_why(light: Ruling) -> None:
    (supposed,) = light.trace.steps[0].steps
    assert supposed.supposed == {"lit": False}
    assert [step.clause for step in supposed.steps] == ["1A"]


def test_what_is_only_supposed_is_not_a_fact_of_the_case(light: Ruling) -> None:
    assert {fact.name: fact.value for fact in facts_read(light.trace)} == {"colour": "red", "size": "large"}


def test_the_supposition_ends_with_the_option(facts: _LightFacts) -> None:
    assert facts.lit
    assert facts.step is not facts.step.steps[0].steps[0]


def test_a_refused_lead_brings_all_that_a_penalty_card_brings() -> None:
    """50E4 was missing from the option, and the lead from the other hand bore another clause."""
    case = {"kind": "lead-out-of-turn", "facts": {"hand": "defender", "turn": "dummy", "card": "SK"}}
    refused = next(item for item in rule(read_case(case)).part("option") if item.key == "refuse-lead")
    told = {(item.key, item.clause) for item in refused.then}
    assert {("damage-by-exposed-card", "50E4"), ("lead-from", "53A"), ("penalty-card", "50B")} <= told


def test_no_option_of_a_reviewed_case_supposes_what_is_concluded() -> None:
    """The steps under an option are marked; no other step is."""
    for case in reviewed_cases():
        ruling = rule(read_case({"kind": case["kind"], "facts": case["facts"]}))
        for step in _all(ruling.trace):
            assert (step.supposed is not None) == (
                isinstance(step.finding, Conclusion) and step.rule == step.finding.key
            )


def _all(step: Step) -> Iterable[Step]:
    for child in step.steps:
        yield child
        yield from _all(child)
