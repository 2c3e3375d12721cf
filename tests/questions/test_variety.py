"""What counts as another pattern and as another ruling: not other cards, seats or numbers."""

from io import StringIO

import pytest
from django.core.management import call_command

from quizzes.questions.templates import written
from quizzes.questions.variety import pattern_of, ruling_of, variety_of
from rulings.situations.claims_facts import ClaimFacts
from tests.questions.made import made


def test_a_score_is_one_ruling_whatever_it_comes_to_but_a_revoke_is_ruled_in_several_ways() -> None:
    assert len(variety_of(written()["score-made"], range(12)).rulings) <= 2
    assert len(variety_of(written()["claim-contested"], range(12)).rulings) >= 4


def test_who_sits_where_makes_no_other_pattern() -> None:
    patterns = {pattern_of(made("after-a-claim", seed).draft) for seed in range(30)}
    stories = {repr(made("after-a-claim", seed).draft.story) for seed in range(30)}
    assert 10 <= len(patterns) < len(stories)


def test_a_reason_makes_another_ruling() -> None:
    case = ClaimFacts(claimer="declarer", claimers_act="claimed-all", reaction="doubted")
    assert ruling_of(case) != ruling_of(case.but(reaction="accepted"))
    assert ruling_of(case) != ruling_of(ClaimFacts(claimer="declarer", claimers_act="claimed-all"))


def test_the_command_counts_what_is_named(db: None) -> None:
    out = StringIO()
    call_command("question_variety", "score-made", "judgement-or-not", seeds=5, stdout=out)
    told = out.getvalue().splitlines()
    assert {line.partition(":")[0] for line in told[:2]} == {"score-made", "judgement-or-not"}
    assert "not asked yet" in next(line for line in told if line.startswith("judgement-or-not"))
    assert told[-1].endswith("over 5 seeds of each")


RICH = (
    "revoke-cards-back",
    "revoke-exception",
    "revoke-in-play",
    "revoke-penalty-cards",
    "revoke-score",
    "revoke-twelfth",
    "revoke-two",
)


@pytest.mark.long
@pytest.mark.parametrize("name", RICH)
def test_what_is_told_with_cards_on_the_table_has_25_patterns(name: str) -> None:
    assert len({pattern_of(made(name, seed).draft) for seed in range(300)}) >= 25
