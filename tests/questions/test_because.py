"""The key of a question says why it is right, in one sentence made of the facts."""

import re
from collections import defaultdict
from typing import Any

import pytest
from django.test import Client
from django.utils import translation

from quizzes.questions.asking import verdict
from quizzes.questions.explaining import because
from quizzes.questions.facts_said import COMPARED, IN_NO_WAY
from quizzes.questions.templates import question, templates
from rulings.engine.kinds import kinds
from rulings.engine.rulings import rule
from rulings.wording.stated import statements
from tests.questions.made import made
from tests.sampling import in_turn

CALLS = ("P", "X", "XX")
"""Calls that have a sentence of their own; no fact but a call has such a value."""
ONE_SENTENCE = re.compile(r"[^.!?]+(?:\d\. ?[^.!?]+)*\.")


def reason(name: str, seed: int, language: str) -> str:
    draft = made(name, seed).draft
    with translation.override(language):
        return because(draft, rule(draft.case))


OF_ALL_SCENES = {"judgement-or-not", "the-next-question", "the-wrong-sentence"}
"""Their verdicts say more: the ruling for each answer, the sentence that should stand there."""


@pytest.mark.parametrize(("name", "language"), in_turn([one for one in templates() if one not in OF_ALL_SCENES], 6))
def test_every_key_says_why_in_one_sentence(name: str, language: str) -> None:
    for seed in range(0, 60, 7):
        said = reason(name, seed, language)
        assert ONE_SENTENCE.fullmatch(said), (seed, said)
        assert "%(" not in said


@pytest.mark.long
@pytest.mark.parametrize("name", templates())
def test_every_key_of_many_says_why(name: str) -> None:
    assert all(reason(name, seed, "en") for seed in range(60))


def test_the_fact_that_traps_is_named() -> None:
    """47E1: an opponent had said whose lead it was; the card goes back without rectification."""
    misled = next(
        draft
        for seed in range(60)
        if (draft := made("clause-of-a-lead-out-of-turn", seed).draft).case.known.get("misinformed")
    )
    with translation.override("en"):
        assert "an opponent had told the player who led that it was his turn" in because(misled, rule(misled.case))


@pytest.mark.parametrize("name", ["penalty-card-lead", "penalty-cards-after-choice", "penalty-card-refused"])
def test_where_declarer_has_chosen_the_choice_is_the_reason(name: str) -> None:
    """50D2, 51B, 52B: the same cards go back or stay by what declarer said."""
    assert all(reason(name, seed, "en").startswith("Because declarer ") for seed in range(4))


@pytest.mark.parametrize("name", ["called-cards", "incomplete-call", "penalty-card-hand"])
def test_where_suit_had_to_be_followed_that_is_the_reason(name: str) -> None:
    """44C comes before every other requirement: the words of the call and the grade of the card decide nothing."""
    void = [seed for seed in range(40) if made(name, seed).draft.clause == "44C"]
    assert all("follow suit" in reason(name, seed, "en") for seed in void)
    assert void


def test_what_is_said_of_a_fact_names_facts_and_values_that_there_are() -> None:
    possible: dict[str, set[Any]] = defaultdict(lambda: {"*", "none", "one", "several", "small", "honour"})
    for kind in kinds().values():
        for fact in kind.facts.fields.values():
            possible[fact.name].update(fact.candidates or CALLS)
    possible[COMPARED[0]].add(IN_NO_WAY)  # the three tests of 23A said together
    for name, said in statements().items():
        assert set(said) <= possible[name.rpartition(".")[2]], name


@pytest.mark.parametrize("language", ["tr", "en"])
def test_two_values_of_a_fact_are_never_said_alike(language: str) -> None:
    """Lists of cards are said by their sort, of which some are alike: one card, be it small or an honour."""
    with translation.override(language):
        for name, said in statements().items():
            told = [str(text) for value, text in said.items() if value not in ("one", "small", "honour", "several")]
            assert len(set(told)) == len(told), name


def test_a_score_shows_its_sum() -> None:
    """4NT redoubled, four down, not vulnerable: Law 77 gives 200, 400, 400 and 400 + 200."""
    draft = next(
        draft
        for seed in range(4000)
        if (draft := question("score-down", seed).draft).case.known["contract"].risk == "XX"
        and draft.case.known["contract"].needed - draft.case.known["tricks_at_table"] == 4
    )
    with translation.override("en"):
        said = because(draft, rule(draft.case))
    assert "200 + 400 + 400 + 600 = 1600" in said or "400 + 600 + 600 + 600 = 2200" in said


def test_the_api_says_because_beside_right_if(reader: Client) -> None:
    address = "/api/v1/questions/fifth-card/3/answer?lang=en"
    told = reader.post(address, {"chosen": ["a"]}, content_type="application/json").json()
    assert told["because"].startswith("Because ")
    assert [bool(option["because"]) for option in told["options"]] == [option["right"] for option in told["options"]]


def test_a_percentage_has_its_sign() -> None:
    with translation.override("tr"):
        told = [verdict(question("an-artificial-score-in-percent", seed), {"a"}, "tr") for seed in range(12)]
        said = [text for one in told for text in (one["because"], *(option["right_if"] for option in one["options"]))]
    scored = [text for text in said if "öteki bordlarında" in text]
    assert scored
    assert all("bordlarında %" in text for text in scored)


def test_a_slip_put_right_too_late_is_told_with_what_made_it_too_late() -> None:
    """45C4(b): the slip alone would let declarer change the card; that he has played since is what keeps it."""
    late = [seed for seed in range(60) if made("withdrawn-card", seed).draft.known["reason"] == "late-slip"]
    assert late
    for seed in late[:4]:
        assert "declarer had played another card since" in reason("withdrawn-card", seed, "en"), seed


def test_what_a_revoke_on_trick_eleven_costs_is_told_with_who_won_it() -> None:
    """64A1 and 64A2 ask first who won the trick of the revoke."""
    eleventh = [seed for seed in range(60) if made("revoke-twelfth", seed).draft.case.known["trick"] == 11]
    assert eleventh
    for seed in eleventh[:8]:
        assert "won the revoke trick" in reason("revoke-twelfth", seed, "en"), seed
