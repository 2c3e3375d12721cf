"""Scenes in which two answers could be true of one story: what is told with what, and offered beside what."""

from collections.abc import Callable, Mapping

import pytest
from django.utils import translation

from quizzes.questions.asking import label_text
from quizzes.questions.parts import Draft
from quizzes.questions.saying import say_said
from quizzes.questions.templates import question, templates, written
from tests.questions.made import drafts, of_template

FEW, MANY = range(6), range(6, 50)


def values(draft: Draft) -> set[str]:
    return {str(option.answer.value) for option in draft.options}


def key(draft: Draft) -> str:
    return next(str(option.answer.value) for option in draft.options if option.right)


def duty_of_one_turn_without_its_end(draft: Draft) -> bool:
    """Who must pass throughout must pass now too: an option of one turn says that it is this turn only."""
    said = [label_text(option.answer.label, draft.roles, "en") for option in draft.options]
    duties = [one for one in said if "must pass" in one and "at every turn" not in one]
    return any("later any legal call" not in one for one in duties)


def damage_beside_another_ground(draft: Draft) -> bool:
    """Damage that is left is a ground itself (12A1), so it is told with that ground only."""
    return draft.case.known["ground"] != "harm-not-removed" and "damaged" in draft.case.known


def no_effect_without_misinformation(draft: Draft) -> bool:
    """Where the information was right, "it had no effect" and "it did no damage" are no answers."""
    known = draft.case.known
    right = key(draft).startswith(("no-misinformation", "call-cannot-change"))
    return right and not (known["action_affected"] and known["damaged"])


def free_as_if_nobody_had_called(draft: Draft) -> bool:
    """28B: the auction goes on as if nobody had called out of rotation, so that each calls as he likes."""
    return draft.clause == "28B" and any("any-legal-call" in one for one in values(draft))


def rights_and_limits_of_dummy(draft: Draft) -> bool:
    """42B3 (only after play) decides the same as 43A1(a) and (b) (not during play)."""
    alike = {"42B3", "43A1a", "43A1b"}
    return key(draft) in alike and len(alike & values(draft)) > 1


def told_though_not_established(draft: Draft) -> bool:
    """What could not be established is not told as a fact (85B)."""
    known = draft.case.known
    return known.get("facts_found") is False and bool({"law_provides", "damage_left"} & known.keys())


def one_call_and_all(draft: Draft) -> bool:
    """What may be asked of all calls may be asked of one (20F3)."""
    both = {"may-ask what=one-call who=asker", "may-ask what=opponents-auction who=asker"}
    return key(draft) in both and both <= values(draft)


def card_to_be_placed_in_dummy(draft: Draft) -> bool:
    """A defender's opponents are declarer and dummy, whose cards are seen (70E1)."""
    return draft.case.known["claimer"] == "defender" and draft.case.known.get("card_must_be_placed") is True


def played_on_after_agreement(draft: Draft) -> bool:
    """Nobody plays on without consent where the claim was accepted (68D1)."""
    return draft.case.known["reaction"] == "accepted" and draft.case.known.get("played_after_claim") is True


def reason_for_no_delay(draft: Draft) -> bool:
    """Only a delay has good reasons or none (90B1, 90B2)."""
    return draft.case.known["misconduct"] not in ("late", "slow") and "good_reason" in draft.case.known


def next_round_after_the_last(draft: Draft) -> bool:
    """After the last round no signal is waited for (8C)."""
    return draft.case.known["last_round"] is True and "signal_given" in draft.case.known


def two_words_for_one_claim(draft: Draft) -> bool:
    """Every normal play wins: then no less successful one is normal, and the other way round (70D1)."""
    return {"claim-upheld why=any-normal-play", "claim-upheld why=no-worse-line"} <= values(draft)


def no_damage_without_an_infraction(draft: Draft) -> bool:
    """Where nothing was infringed, nobody was harmed by an infraction either (12B1)."""
    stands = {f"score-stands why={why}" for why in ("nothing-suggested", "no-alternative", "not-chosen")}
    return key(draft) in stands and "score-stands why=no-damage-done" in values(draft)


def a_law_of_any_kind(draft: Draft) -> bool:
    """12A is a Law that provides for adjusted scores as well: the other option names the Law that was infringed."""
    return any("a Law " in label_text(option.answer.label, draft.roles, "en") for option in draft.options)


def explained_after_play(draft: Draft) -> bool:
    """What the explainer does when the play is over the text does not say (75B2)."""
    cases = [draft.case, *(option.neighbour for option in draft.options if option.neighbour)]
    return any(one.known.get("play_over") is True and one.known["noticed_by"] == "explainer" for one in cases)


def what_a_defender_does_later_as_well(draft: Draft) -> bool:
    """That a defender waits for the end of the play is true when it is over, too (20F5(b)(i)); "yet" is not."""
    said = [label_text(option.answer.label, draft.roles, "en") for option in draft.options]
    waits = [one for one in said if "defender" in one and "may not correct" in one]
    return any("may not correct the explanation yet" not in one for one in waits)


def revoke_corrected_too_late(draft: Draft) -> bool:
    """A card that does not follow suit is corrected unless the next trick has established the revoke (63A1)."""
    known = draft.case.known
    return known["by"] == "two-players" and not known.get("legal", True) and known["sides_played_next"] > 0


def weighted_in_some_way(draft: Draft) -> bool:
    """Of several results it is told what is weighted: 12C1(c) does not say (IMPs alone differ by it)."""
    told = " ".join(say_said(one) for one in draft.story)
    return draft.case.known["scoring"] == "cross-imps" and ("%:" in told) is not ("are weighted" in told)


def worse_line_beside_70e1(draft: Draft) -> bool:
    """An unstated line that needs a card in one place fails by that alone (70E1)."""
    supposed = [one.right_if for one in draft.options if "place-of-card" in str(one.answer.value) and one.right_if]
    return any("less successful" in say_said(one) for one in supposed)


def declarer_left_open(draft: Draft) -> bool:
    """That a lead out of turn stands is true also where the presumed declarer becomes dummy (54A)."""
    labels = [label_text(option.answer.label, draft.roles, "en") for option in draft.options]
    return any(
        " stands" in one and "open" not in one and not {"correct", "presumed"} & set(one.split()) for one in labels
    )


def card_not_taken_back(draft: Draft) -> bool:
    """Only of a card that was taken back 16C speaks; whoever was misled may leave it (47E1)."""
    told = " ".join(say_said(one) for one in draft.story)
    return draft.case.known["misinformed"] is True and "took the card back" not in told


def opened_twice(draft: Draft) -> bool:
    """What has been open to inspection for some minutes has been opened."""
    return sum("open" in say_said(one) and "scores" in say_said(one) for one in draft.story) > 1


FAULTS: dict[str, Callable[[Draft], bool]] = {
    "a-call-out-of-rotation": free_as_if_nobody_had_called,
    "a-call-despite-the-duty-to-pass": duty_of_one_turn_without_its_end,
    "may-the-score-be-adjusted": lambda draft: damage_beside_another_ground(draft) or a_law_of_any_kind(draft),
    "use-of-partners-information": no_damage_without_an_infraction,
    "misinformation-and-the-score": no_effect_without_misinformation,
    "what-dummy-did": rights_and_limits_of_dummy,
    "when-facts-are-disputed": told_though_not_established,
    "questions-in-the-auction": one_call_and_all,
    "claim-contested": lambda draft: (
        card_to_be_placed_in_dummy(draft) or two_words_for_one_claim(draft) or worse_line_beside_70e1(draft)
    ),
    "both-defenders-lead": declarer_left_open,
    "what-a-lead-out-of-turn-has-told": card_not_taken_back,
    "whether-a-trick-comes-back": opened_twice,
    "a-revoke-before-a-contested-claim": lambda draft: (
        card_to_be_placed_in_dummy(draft) or two_words_for_one_claim(draft)
    ),
    "after-a-claim": played_on_after_agreement,
    "penalties-of-procedure": reason_for_no_delay,
    "the-end-of-a-round": next_round_after_the_last,
    "correcting-an-explanation": lambda draft: explained_after_play(draft) or what_a_defender_does_later_as_well(draft),
    "cards-at-the-same-moment": revoke_corrected_too_late,
    "an-assigned-score-by-another-method": weighted_in_some_way,
}


def found(name: str, seeds: range) -> list[int]:
    with translation.override("en"):
        return [seed for seed in seeds if FAULTS[name](question(name, seed).draft)]


@pytest.mark.parametrize("name", FAULTS)
def test_no_two_answers_are_true_of_one_story(name: str) -> None:
    assert found(name, FEW) == []


@pytest.mark.long
@pytest.mark.parametrize("name", FAULTS)
def test_nor_of_many(name: str) -> None:
    assert found(name, MANY) == []


APART = (
    # 66B, he may look and not show, and 66C, the trick is looked at by order.
    ("looking-at-played-cards", {"request": "show-own-card", "inspection_ordered": True, "side_played_next": False}),
    # A trick that is over leaves declarer nothing to choose (57A).
    (
        "cards-at-the-same-moment",
        {"by": "two-players", "hand": "defender", "next_in_turn": False, "sides_played_next": 2},
    ),
    # The auction goes back only once the opponent on the left has not accepted the call (29B).
    ("a-call-out-of-rotation", {"lho_did": "nothing", "rho_then": "passed"}),
)


@pytest.mark.parametrize(("name", "facts"), APART)
def test_what_would_make_two_answers_true_is_neither_told_nor_supposed(name: str, facts: dict[str, object]) -> None:
    what = written()[name].scene
    assert what.excludes(what.undecided({**what.fixed, **facts}))


PRESUPPOSED = {
    "chose_suggested": ("suggested", False),  # what suggests nothing cannot be followed, or not followed
    "could_have_followed": ("lead_faced", False),  # no trick has been played
}
"""What is not told beside a fact that leaves nothing for it to be true of."""


@pytest.mark.long
@pytest.mark.parametrize("name", [pytest.param(name, marks=of_template(name)) for name in templates()])
def test_nothing_is_told_of_what_cannot_have_happened(name: str) -> None:
    """Of the scenes; with hands on the table a case has facts that the story does not tell."""
    told = [draft.case.known for draft in drafts(name) if written()[name].scene or "told" in draft.known]
    assert [known for known in told if any(_denied(known, fact) for fact in PRESUPPOSED)] == []


def test_what_suggests_nothing_was_not_chosen_as_it_suggests() -> None:
    found = [draft.case.known for draft in drafts("who-may-be-penalised-for-information")]
    assert any(known.get("suggested") is False for known in found)
    assert not any(_denied(known, "chose_suggested") for known in found)


def _denied(known: Mapping[str, object], fact: str) -> bool:
    other, value = PRESUPPOSED[fact]
    return fact in known and known.get(other) == value
