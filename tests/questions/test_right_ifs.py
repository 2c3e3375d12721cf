"""What is said of a wrong answer is otherwise than at the table that is shown, and could have been so."""

from collections.abc import Iterator

import pytest
from django.utils import translation

from bridge.cards import Card
from quizzes.questions.parts import Draft, Said
from quizzes.questions.saying import say_said
from quizzes.questions.sets.revokes_counted import winners
from quizzes.questions.templates import question

FEW, MANY = range(12), range(12, 90)


def parts(one: Said) -> Iterator[tuple[str, Said]]:
    """Each condition of a sentence by its English words with their places."""
    nested = [value for value in one.values.values() if isinstance(value, Said)]
    if not nested:
        yield str(one.text), one
    for part in nested:
        yield from parts(part)


def conditions(draft: Draft) -> Iterator[tuple[str, Said]]:
    for option in draft.options:
        if option.right_if is not None:
            yield from parts(option.right_if)


def so_already(draft: Draft) -> Iterator[str]:
    """A winner who won that trick, a leader who is to have revoked, a small card whose grade nobody says."""
    tricks, led = draft.shown.tricks, str(draft.story[0].text) == "Trick %(trick)s is being played."
    for text, one in conditions(draft):
        values = one.values
        if text.startswith(("%(who)s had won trick", "%(partner)s had won trick")):
            seat = values["who" if text.startswith("%(who)s") else "partner"]
            if winners(draft.shown)[values["trick"] - 1] is seat:
                yield f"{seat} won trick {values['trick']}"
        if text.startswith("%(who)s had revoked, and") or text == "%(who)s had revoked":
            revoke_trick = tricks[-1] if len(tricks[-1]) > 1 else tricks[-2]
            if revoke_trick[0][0] is values["who"]:
                yield f"{values['who']} led to the trick"
        if text == "the penalty card had been %(card)s" and not values["card"].is_honour:
            yield f"{values['card']} alone would be minor"
        if text.startswith("another suit that %(who)s held too") and not led:
            yield f"{values['who']} leads"


def so_of_the_play(draft: Draft) -> Iterator[str]:
    """A hand whose turn it is to be although it has played; declarer silent who has played on."""
    known = draft.known
    for text, _one in conditions(draft):
        if known.get("event") == "late" and text == "declarer had not said anything yet":
            yield "declarer has played, and so accepted (52B1b)"
        if "event" in known and text.endswith("the turn of the player on his left"):
            facts = known["event"].facts
            if facts["act"] == "before-partner" and facts["declarers_card_played"] and facts["dummys_card"] != "none":
                yield "the player on his left has played"


TEMPLATES = (
    "revoke-in-play",
    "revoke-score",
    "revoke-penalty-cards",
    "penalty-card-choices",
    "withdrawn-card",
    "withdrawn-card-clause",
)
OF_THE_PLAY = ("penalty-card-refused", "premature-play")


@pytest.mark.parametrize("name", TEMPLATES)
def test_what_would_have_to_be_otherwise_is_not_so_and_could_be(name: str) -> None:
    with translation.override("en"):
        assert [(seed, wrong) for seed in FEW for wrong in so_already(question(name, seed).draft)] == []


@pytest.mark.parametrize("name", OF_THE_PLAY)
def test_nor_does_it_deny_what_has_been_played(name: str) -> None:
    with translation.override("en"):
        assert [(seed, wrong) for seed in range(20) for wrong in so_of_the_play(question(name, seed).draft)] == []


@pytest.mark.long
@pytest.mark.parametrize("name", TEMPLATES)
def test_that_for_many_deals(name: str) -> None:
    with translation.override("en"):
        assert [(seed, wrong) for seed in MANY for wrong in so_already(question(name, seed).draft)] == []


LIES_THERE = {
    "premature-play": ("card", "own"),
    "unable-play": ("card",),
    "fifth-card": ("card",),
    "penalty-card-choices": ("card", "one", "other"),
    "defenders-lead-out-of-turn": ("card", "played"),
    "revoke-established": ("card",),
}
"""The cards of a story that nobody has taken up again, by the names that its sentences give them."""

NOT_MOVED = "calls for"


def unseen(draft: Draft, names: tuple[str, ...]) -> Iterator[Card]:
    """Cards that lie on the table by the story and not in the diagram."""
    shown = {card for trick in draft.shown.tricks for _seat, card in trick} | {
        card for _seat, card in draft.shown.faced
    }
    with translation.override("en"):
        for one in draft.story:
            if NOT_MOVED not in str(one.text):
                yield from (
                    one.values[name] for name in names if f"%({name}" in str(one.text) and one.values[name] not in shown
                )


@pytest.mark.parametrize("name", LIES_THERE)
def test_what_was_put_down_lies_on_the_table(name: str) -> None:
    assert [(seed, *map(str, unseen(question(name, seed).draft, LIES_THERE[name]))) for seed in FEW] == [
        (seed,) for seed in FEW
    ]


def test_a_card_that_was_taken_up_again_does_not() -> None:
    """A penalty card whose suit declarer required or forbade goes back to the hand, and the story says so."""
    for seed in FEW:
        draft = question("penalty-card-lead", seed).draft
        with translation.override("en"):
            told = [one.values for one in draft.story if "back into the hand" in str(one.text)]
        still = [(seat, card) for seat, card in draft.shown.faced for one in told if card == one.get("card", card)]
        assert not [seat for seat, _card in still for one in told if seat is one["who"]], seed


@pytest.mark.parametrize(("seed", "tried"), [(60020, "warned declarer"), (60015, "asked declarer")])
def test_what_dummy_would_have_tried_to_prevent_is_something_else_than_he_did(seed: int, tried: str) -> None:
    """Who warns of the wrong hand, or asks declarer, tries to prevent an irregularity already (42B)."""
    with translation.override("en"):
        draft = question("what-dummy-did", seed).draft
        assert tried in " ".join(say_said(one) for one in draft.story)
        (would,) = [say_said(one.right_if) for one in draft.options if one.answer.value == "42B2" and one.right_if]
        assert "other than a revoke or a lead from the wrong hand" in would
