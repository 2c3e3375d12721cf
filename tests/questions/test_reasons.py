"""When a wrong answer would be right: only what is not so already and what the answer needs is said; and guessing is found."""

from dataclasses import replace

import pytest
from django.utils import translation

from bridge.auction import Call
from bridge.cards import parse_card
from quizzes.questions.asking import verdict
from quizzes.questions.by_text import row_of
from quizzes.questions.checking import problems
from quizzes.questions.explaining import MOST_REASONS, because
from quizzes.questions.facts_said import said_already
from quizzes.questions.guessing import Tally
from quizzes.questions.neighbours import Neighbour, holds, if_, needed, supposing
from quizzes.questions.parts import Answer, Option, said
from quizzes.questions.saying import say_said
from quizzes.questions.templates import Question, linked, question, templates
from rulings.engine.rulings import Ruling
from rulings.situations.fifth_cards_facts import FifthCardFacts
from tests.questions.made import drafts

CASE = FifthCardFacts(
    hand="defender", led=True, turn="same-hand", sides_played_next=0, card=parse_card("H5"), has_penalty_card=False
)
LED = if_("led it", {"led": True})
NOT_LED = if_("had not led it", {"led": False})
HONOUR = if_("had an honour", {"card": parse_card("HK")})
LOST = if_("had lost the trick", {"turn": "declarer"})


def grade(ruling: Ruling) -> Answer:
    grades = [str(item.values["grade"]) for item in ruling.part("effect") if item.key == "penalty-card"]
    return Answer(grades[0] if grades else "none", said("x"))


def words(one: Neighbour) -> str:
    with translation.override("en"):
        return say_said(one.right_if)


def test_what_is_so_already_is_not_said() -> None:
    assert holds(CASE, LED)
    assert words(supposing(CASE, LED, HONOUR)) == "Had an honour"


def test_a_fact_that_is_taken_for_usual_holds() -> None:
    assert holds(CASE, if_("not the last trick", {"thirteenth_trick": False}))


def test_several_conditions_are_said_together() -> None:
    assert words(supposing(CASE, NOT_LED, HONOUR)) == "Had not led it and had an honour"


def test_what_the_answer_does_not_need_is_not_said() -> None:
    near = supposing(CASE, NOT_LED, LOST, HONOUR)
    assert words(needed(near, grade, "major")) == "Had not led it and had an honour"
    assert words(needed(near, grade, "none")) == "Had an honour"


def test_unless_every_condition_is_wanted() -> None:
    near = supposing(CASE, NOT_LED, LOST, HONOUR, every=True)
    assert words(needed(near, grade, "major")) == words(near)


def with_reason(change: object) -> list[str]:
    """The problems of a question whose first wrong option has another reason."""
    found = next(question(name, 3) for name in templates() if not question(name, 3).draft.several)
    wrong = next(option for option in found.draft.options if option.right_if and option.answer.value != "yes")
    options = tuple(change(one, found) if one is wrong else one for one in found.draft.options)  # type: ignore[operator]
    return problems(with_options(found, options))


def with_options(found: Question, options: tuple[Option, ...]) -> Question:
    """The question with other options."""
    return Question(found.template, found.seed, replace(found.draft, options=options))


def no_case(option: Option, _found: Question) -> Option:
    return replace(option, neighbour=None)


def same_case(option: Option, found: Question) -> Option:
    return replace(option, neighbour=found.draft.case, answer_of=None)


def another_ruling(option: Option, _found: Question) -> Option:
    return replace(option, answer_of=lambda ruling: Answer("another", said("x")))


def held_already(option: Option, found: Question) -> Option:
    return replace(option, conditions=(if_("it is so", dict(found.draft.case.known)),))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (no_case, "no case stands behind"),
        (same_case, "it is so already"),
        (another_ruling, "the ruling would be another"),
        (held_already, "this holds already"),
    ],
)
def test_a_false_reason_is_found(change: object, told: str, db: None) -> None:
    assert any(told in problem for problem in with_reason(change))


def tallied(right: list[str], asked: int = 400) -> Tally:
    tally = Tally(asked=asked)
    for number in range(asked):
        key = right[number % len(right)]
        tally.keys[key] += 1
        tally.right[key] += 1
        for value in "abc":
            tally.offered[value] += 1
    return tally


def test_a_majority_and_an_option_never_right_are_found() -> None:
    told = list(tallied(["a", "a", "b"]).tells())
    assert any("one answer is right" in one for one in told)
    assert any("never right" in one and one.endswith("c") for one in told)
    assert list(tallied(["a", "b", "c"]).tells()) == []


def test_an_answer_is_what_is_read_whatever_stands_behind_it() -> None:
    """“It stays played” is one answer, with damage by the explanation and without."""
    tally = Tally()
    with translation.override("en"):
        for draft in drafts("a-card-played-on-an-explanation", 40):
            tally.add(draft)
    stays = "It stays played: Law 47E2 never let it be taken back."
    assert 0 < tally.right[stays] < tally.offered[stays]
    assert not [one for one in tally.offered if one.startswith("play-stands")]


def worded(*labels: str) -> Tally:
    """A hundred questions of these answers, the first right in two of three; each names another card."""
    tally, of = Tally(), drafts("shown-card", 1)[0]
    for number in range(100):
        right = 0 if number % 3 else 1
        answers = [Answer((number, place), said(label, card=number)) for place, label in enumerate(labels)]
        tally.add(replace(of, options=tuple(Option(one, right=one is answers[right]) for one in answers)))
    return tally


def test_a_wording_that_is_right_too_often_is_found_whatever_card_it_names() -> None:
    def found(tally: Tally) -> list[str]:
        return [one for one in tally.tells() if one.startswith("one wording")]

    assert found(worded("%(card)s stands", "%(card)s goes back", "%(card)s lies"))
    assert not found(worded("%(card)s stands", "%(card)s stands", "%(card)s lies")), "it does not tell which of two"


def test_what_the_law_settles_may_always_be_right() -> None:
    tally = tallied(["a", "b", "a", "b", "a"])
    tally.settled = ("c",)
    assert not any("never" in one for one in tally.tells())


def test_a_key_in_one_place_is_found() -> None:
    tally = tallied(["a", "b", "c"])
    tally.places.update({(0, 3): 200, (1, 3): 100, (2, 3): 100})
    assert any("in its places" in one for one in tally.tells())


@pytest.mark.parametrize(("language", "so"), [("en", "comparable in no way"), ("tr", "hiçbir bakımdan eşdeğer")])
def test_a_call_that_is_not_comparable_meets_none_of_the_three_tests(language: str, so: str) -> None:
    """Another meaning alone leaves 23A2 and 23A3 open: neither the reason nor "right if" may stop there."""
    with translation.override(language):
        told = verdict(question("the-call-in-place-of-a-forbidden-double", 60001), [], language)
        beside = verdict(question("the-call-in-place-of-a-forbidden-double", 60003), [], language)
        assert so in told["because"]
        assert [one for one in beside["options"] if so in one["right_if"]]


def test_no_two_answers_would_be_right_in_the_same_case() -> None:
    """50D1, 59: who cannot comply leads a penalty card of his own, and any card only where he has none."""
    found = question("unable-lead", 74062)
    able, *wrong = sorted(found.draft.options, key=lambda option: not option.right)
    assert problems(found) == []
    told = (able, *(replace(one, right_if=wrong[0].right_if) for one in wrong))
    assert any("would be right in one case" in one for one in problems(with_options(found, told)))


@pytest.mark.parametrize(
    "name",
    ["a-call-at-anothers-turn", "a-card-is-missing", "a-revoke-before-a-contested-claim", "claim-contested"],
)
def test_no_reason_that_the_text_asks_for_is_left_out(name: str) -> None:
    """Of a double forbidden at another's turn the fourth fact, that it is called over, tells 36A from 36B."""
    told = linked()[name]
    longest = 0
    for draft in drafts(name):
        row = row_of(told.rows, draft.case)
        asked = {one for one in row[0] if one in draft.case.known and not told.scene.opens_with(one)} if row else set()
        assert asked - set(said_already(draft.case.known)) <= set(draft.told_by)
        longest = max(longest, len(asked))
    assert longest > MOST_REASONS


@pytest.mark.parametrize("language", ["tr", "en"])
def test_two_cards_seen_and_played_over_are_the_reason_for_another_card(language: str) -> None:
    """58B3: that the next player had played is said where he may change his card, and nowhere else."""
    played_over = {"tr": "oynamıştı", "en": "had played after that"}[language]
    for draft in drafts("two-cards-at-once"):
        with translation.override(language):
            assert (played_over in because(draft, draft.ruling)) == (draft.clause == "58B3")


def test_partner_calls_after_the_opponent_between_them() -> None:
    cases = [draft.case.known for draft in drafts("a-changed-call")]
    assert any(known.get("partner_called") for known in cases)
    assert not any(known.get("partner_called") and known.get("lho_called_over_first") is False for known in cases)


def test_who_redoubles_an_undoubled_bid_took_it_for_doubled() -> None:
    """Not for a bid of the other side, which it may well be."""
    thought = {"took the last bid": Call("X"), "the other side had doubled": Call("XX")}
    told = set()
    for draft in drafts("bidding-box-after-inadmissible-call"):
        with translation.override("en"):
            story = " ".join(map(say_said, draft.story))
        found = [call for words, call in thought.items() if words in story]
        assert found in ([], [draft.known["call"]])
        told.update(found)
    assert told == {Call("X"), Call("XX")}
