"""A reason and a condition say no more than decides, and no more than can be so together."""

from collections.abc import Iterator

import pytest
from django.utils import translation

from quizzes.questions.asking import verdict
from quizzes.questions.parts import Draft
from quizzes.questions.saying import say_said
from quizzes.questions.templates import written
from tests.questions.made import drafts, made


def supposed(draft: Draft, answer: str) -> Iterator[str]:
    """The conditions of an answer, in English."""
    with translation.override("en"):
        yield from (
            say_said(one.right_if)
            for one in draft.options
            if answer in str(one.answer.value) and one.right_if is not None
        )


def reason(name: str, seed: int) -> str:
    with translation.override("en"):
        return str(verdict(made(name, seed), [], "en")["because"])


@pytest.mark.parametrize(
    ("name", "answer", "idle"),
    [
        ("correcting-a-score", "why=in-time", "Tournament Organizer"),
        ("a-team-match-without-a-result", "why=both-at-fault", "time to play"),
        ("agreement-to-a-claim", "why=period-over", "revoke"),
        ("the-score-after-an-irregular-call", "known", "comparable"),
        ("a-double-in-turn", "must-replace-call", "with the one word"),
        ("a-double-in-turn", "by=with-all-later-calls", "with the one word"),
        ("misinformation-and-the-score", "own-misunderstanding", "worse result"),
    ],
)
def test_a_condition_that_the_answer_does_not_need_is_not_told(name: str, answer: str, idle: str) -> None:
    told = [words for draft in drafts(name) for words in supposed(draft, answer)]
    assert told
    assert [words for words in told if idle in words] == []


def test_who_wants_no_rectification_does_not_hang_on_how_it_came_to_light() -> None:
    for draft in drafts("a-ruling-is-asked-for"):
        told = [words for answer in ("asked-by-offenders", "no-cause") for words in supposed(draft, answer)]
        assert [words for words in told if "asked for a ruling" in words or "became aware" in words] == []


def test_a_reason_names_what_the_clause_asks_for_and_nothing_else() -> None:
    own = [draft.case.known["caller"] == "declaring-side" for draft in drafts("a-call-after-the-final-pass")]
    seeds = [seed for seed, is_own in enumerate(own) if is_own]
    found = {reason("a-call-after-the-final-pass", seed) for seed in seeds}
    assert found == {"Because the player who called was going to be declarer or dummy."}


def test_that_there_is_no_committee_is_a_reason_though_the_opening_says_it() -> None:
    name = "may-there-be-an-appeal"
    heard = [seed for seed, draft in enumerate(drafts(name)) if draft.clause == "93A"]
    assert {"there was no appeals committee" in reason(name, seed) for seed in heard} == {True}


def test_that_the_director_was_called_late_is_a_reason_of_79b3() -> None:
    name = "a-trick-wanted-back"
    heard = [seed for seed, draft in enumerate(drafts(name)) if draft.clause == "79B3"]
    assert {"called only after the end of the round" in reason(name, seed) for seed in heard} == {True}


def test_a_claim_that_is_only_doubted_is_one_of_which_nobody_asked_to_play_on() -> None:
    told = [words for draft in drafts("after-a-claim") for words in supposed(draft, "claim-to-director")]
    doubted = [words for words in told if "a player doubted it" in words.lower()]
    assert doubted
    assert [words for words in doubted if "nobody asked to play on" not in words] == []


def test_what_differs_between_two_tables_and_decides_nothing_is_no_reason() -> None:
    for seed, draft in enumerate(drafts("same-table-twice", 200)):
        b = draft.known["b"].known
        differs = {name for name, value in draft.case.known.items() if b[name] != value}
        if draft.because is None:
            assert draft.told_by, seed
            assert not differs & set(draft.told_by), seed


CONTRADICTIONS = (
    {"claimer": "defender", "needs_partners_choice": True, "worse_line_normal": False},
    {"claimer": "defender", "needs_partners_choice": True, "succeeds_by": "any-normal-play"},
)


@pytest.mark.parametrize("name", ["claim-contested", "a-revoke-before-a-contested-claim"])
@pytest.mark.parametrize("facts", CONTRADICTIONS)
def test_tricks_that_hang_on_partners_choice_are_not_won_by_every_normal_line(
    name: str, facts: dict[str, object]
) -> None:
    what = written()[name].scene
    assert what.excludes(what.undecided({**what.fixed, **facts}))


def test_that_is_not_said_where_partners_choice_says_it() -> None:
    told = [words for draft in drafts("claim-contested", 200) for words in supposed(draft, "partners-choice")]
    assert told
    assert [words for words in told if "less successful line" in words] == []


def test_a_table_that_had_no_signal_has_not_played_until_it() -> None:
    for draft in drafts("the-end-of-a-round"):
        assert [words for words in supposed(draft, "no-signal") if "signal was given" in words] == []


def test_after_the_first_call_another_clause_leaves_two_choices() -> None:
    for draft in drafts("information-from-elsewhere"):
        if draft.case.known["may_affect_play"]:
            assert draft.clause == ("16D3" if draft.case.known["first_call_made"] else "16D2")


def test_that_a_trick_is_wanted_too_late_is_not_seen_by_what_is_left_out() -> None:
    late = [one for one in drafts("a-trick-wanted-back", 60) if one.case.known.get("minutes_since_open", 0) > 30]
    assert late
    for draft in late:
        assert {"trick_agreed_away", "trick_conceded", "clear_view"} & draft.case.known.keys()


def test_what_the_session_or_the_regulation_makes_of_a_fault_is_said_of_both_pairs() -> None:
    decided = [seed for seed in range(40) if made("an-artificial-score-in-percent", seed).draft.clause == "12C2d"]
    assert decided
    for seed in decided:
        words = reason("an-artificial-score-in-percent", seed)
        assert "North-South had got no score on an earlier board" in words
        assert "East-West scored" in words or "East-West were partly at fault" in words


def test_that_somebody_has_not_called_yet_goes_without_saying() -> None:
    """No story says it either (`told` has no words for it)."""
    open_yet = [one for one in drafts("a-double-out-of-rotation", 60) if "rho_then" not in one.case.known]
    told = [words for draft in open_yet for words in supposed(draft, "call-cancelled")]
    assert told
    assert [words for words in told if "not yet called" in words] == []
