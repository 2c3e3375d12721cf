"""What counts as another pattern and as another ruling: not other cards, seats or numbers."""

from io import StringIO

import pytest
from django.core.management import call_command

from bridge.cards import Strain
from bridge.contracts import Contract
from bridge.seats import Seat, Side
from quizzes.questions.sets.scores_kinds import kinds_of_result
from quizzes.questions.templates import written
from quizzes.questions.variety import Variety, pattern_of, ruling_of, variety_of
from rulings.situations.claims_facts import ClaimFacts
from tests.questions.made import drafts, made


def test_a_score_is_one_ruling_whatever_it_comes_to_but_a_revoke_is_ruled_in_several_ways() -> None:
    assert len(variety_of(written()["score-made"], range(12)).rulings) <= 2
    assert len(variety_of(written()["claim-contested"], range(12)).rulings) >= 4


def test_who_sits_where_makes_no_other_pattern() -> None:
    patterns = {pattern_of(made("after-a-claim", seed).draft) for seed in range(30)}
    stories = {repr(made("after-a-claim", seed).draft.story) for seed in range(30)}
    assert 10 <= len(patterns) < len(stories)


def test_the_kind_of_a_result_makes_another_pattern_and_its_numbers_do_not() -> None:
    one, other = (kinds_of_result(Contract(4, Strain(strain), "", Seat.N), 10, "none") for strain in ("H", "S"))
    assert one == other
    doubled = kinds_of_result(Contract(4, Strain.H, "X", Seat.N), 10, "none")
    assert doubled != one, "doubled and made has a row of its own in Law 77"
    partscores = {kinds_of_result(Contract(2, Strain.H, "", Seat.N), 8, who) for who in ("none", "ns")}
    assert len(partscores) == 1, "the bonus of a partscore is the same for both"
    down = {kinds_of_result(Contract(4, Strain.H, "", Seat.N), tricks, "none") for tricks in (9, 8, 5)}
    assert len(down) == 1, "undoubled each undertrick costs the same"


def test_the_kinds_of_a_table_name_no_card_no_seat_and_no_number() -> None:
    seats = {str(one) for one in (*Seat, *Side)}
    with_kinds = (
        "the-score-of-a-contract",
        "score-director",
        "contract-and-result-of-an-auction",
        "imps-two-tables",
        "matchpoints-on-a-board",
        "weighted-matchpoints",
        "an-assigned-score-by-another-method",
    )
    for name in with_kinds:
        for draft in drafts(name, 20):
            assert draft.kinds, name
            assert not [
                one for kind in draft.kinds for one in kind.split() if one in seats or not one.strip(",").isalpha()
            ]


def test_a_reason_makes_another_ruling() -> None:
    case = ClaimFacts(claimer="declarer", claimers_act="claimed-all", reaction="doubted")
    assert ruling_of(case) != ruling_of(case.but(reaction="accepted"))
    assert ruling_of(case) != ruling_of(ClaimFacts(claimer="declarer", claimers_act="claimed-all"))


def test_a_clause_that_decides_no_question_is_named() -> None:
    """64A1 decides one; 64A2 none of these; 64 is decided by what stands below it, 2 not by 24."""
    asked = Variety(clauses={"64A1", "24", "def:deklaran"})
    never = asked.never_decide()
    assert {"64A2", "2"} <= set(never)
    assert not {"64A1", "64", "def:deklaran"} & set(never)


def test_the_command_counts_what_is_named(db: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(written()["withdrawn-card"], "asked", False)
    out = StringIO()
    call_command("question_variety", "score-director", "withdrawn-card", seeds=5, stdout=out)
    told = out.getvalue().splitlines()
    assert {line.partition(":")[0] for line in told[:2]} == {"score-director", "withdrawn-card"}
    assert "not asked yet" in next(line for line in told if line.startswith("withdrawn-card"))
    assert told[-1].endswith("over 5 seeds of each")


RICH = (
    "after-declarers-choice-for-a-lead",
    "exposed-card-information",
    "penalty-card-choices",
    "penalty-card-ignored",
    "penalty-card-refused",
    "playing-with-penalty-cards",
    "revoke-cards-back",
    "revoke-exception",
    "revoke-in-play",
    "revoke-penalty-cards",
    "revoke-score",
    "revoke-twelfth",
    "revoke-two",
    "shown-card",
    "what-dummys-question-costs",
)


@pytest.mark.long
@pytest.mark.parametrize("name", RICH)
def test_what_is_told_with_cards_on_the_table_has_25_patterns(name: str) -> None:
    assert len({pattern_of(made(name, seed).draft) for seed in range(300)}) >= 25
