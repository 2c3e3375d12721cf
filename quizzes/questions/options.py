"""Options of a question: the ruling of the case and those of neighbouring cases, which differ from it in one fact."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from random import Random
from typing import Any

from bridge.cards import sorted_hand
from bridge.seats import Seat
from quizzes.questions.neighbours import Neighbour, needed
from quizzes.questions.parts import (
    Answer,
    AnswerOf,
    CardChoice,
    Cited,
    Option,
    Said,
    Unsuitable,
    said,
)
from rulings.engine.facts import Facts
from rulings.engine.rulings import Ruling, rule
from rulings.engine.trace import Conclusion
from rulings.table.legality import Refusal, verdicts
from rulings.table.position import Position
from rulings.wording.forms import Text

MOST_OPTIONS = 4
FEWEST_OPTIONS = 3


def one_of(rng: Random, case: Facts, neighbours: Iterable[Neighbour], answer_of: AnswerOf) -> tuple[Option, ...]:
    """The right answer among those of neighbouring cases; numbers in their order, everything else in any.

    ``Unsuitable`` if fewer than two neighbours are ruled otherwise.
    """
    right = Option(answer_of(_ruled(case)), right=True)
    wrong: dict[object, Option] = {}
    for one in neighbours:
        answer = answer_of(_ruled(one.case))
        if answer.value != right.answer.value and answer.value not in wrong:
            wrong[answer.value] = wrong_option(answer, needed(one, answer_of, answer.value), answer_of)
    if len(wrong) < FEWEST_OPTIONS - 1:
        raise Unsuitable
    return in_order(rng, [right, *_chosen(rng, right, list(wrong.values()), MOST_OPTIONS - 1)])


def wrong_option(answer: Answer, near: Neighbour, answer_of: AnswerOf | None = None) -> Option:
    """An answer that is right in a neighbouring case."""
    return Option(
        answer,
        right=False,
        right_if=near.right_if,
        neighbour=near.case,
        conditions=near.conditions,
        changed=near.base,
        answer_of=answer_of,
    )


def _chosen(rng: Random, right: Option, wrong: Sequence[Option], most: int) -> list[Option]:
    """Some of the wrong ones; of numbers so many smaller than the right one that its place among them tells nothing."""
    mixed = rng.sample(wrong, len(wrong))
    key = right.answer.value
    if not isinstance(key, int) or not all(isinstance(option.answer.value, int) for option in wrong):
        return mixed[:most]
    smaller = [option for option in mixed if option.answer.value < key]  # type: ignore[operator]
    larger = [option for option in mixed if option.answer.value > key]  # type: ignore[operator]
    before = min(max(rng.randint(0, most), most - len(larger)), len(smaller))
    return [*smaller[:before], *larger[: most - before]]


def in_order(rng: Random, options: Sequence[Option]) -> tuple[Option, ...]:
    """Numbers from the least to the greatest, so that the order tells nothing; the rest shuffled."""
    if all(isinstance(option.answer.value, int) for option in options):
        return tuple(sorted(options, key=lambda option: option.answer.value))  # type: ignore[arg-type, return-value]
    return tuple(rng.sample(options, len(options)))


def told(labels: Mapping[str, Text], word: Callable[[Ruling], str], **values: Any) -> AnswerOf:
    """The answers to a question whose rulings are told apart by one word each; ``values`` are put into their sentences."""

    def answer_of(ruling: Ruling) -> Answer:
        found = word(ruling)
        return Answer(found, said(labels[found], **values))

    return answer_of


def word_of(words: Mapping[str, str], otherwise: str) -> Callable[[Ruling], str]:
    """The word for the first of these conclusions that a ruling has."""

    def word(ruling: Ruling) -> str:
        concluded = {item.key for item in ruling.concluded}
        return next((words[key] for key in words if key in concluded), otherwise)

    return word


def all_of(
    rng: Random, right: Sequence[Answer], wrong: Sequence[tuple[Answer, Neighbour]], *, most: int = 6
) -> tuple[Option, ...]:
    """Several options of which all right ones are to be chosen: those of the ruling among those of neighbouring cases."""
    taken = {answer.value for answer in right}
    others: dict[object, Option] = {}
    for answer, near in wrong:
        if answer.value not in taken:
            others.setdefault(answer.value, wrong_option(answer, near))
    if not right or not others:
        raise Unsuitable
    kept = rng.sample(list(others.values()), min(max(most - len(right), 1), len(others)))
    return tuple(rng.sample([*(Option(answer, right=True) for answer in right), *kept], len(right) + len(kept)))


def cards_of_hand(position: Position, seat: Seat, notes: Callable[[Refusal], Said]) -> tuple[Option, ...]:
    """Every card of a hand, in the order of the diagram; right are those that may be played now."""
    allowed = verdicts(position, seat)
    if len(allowed) < 2 or all(refusal is None for refusal in allowed.values()):
        raise Unsuitable
    return tuple(_card_option(card, allowed[card], notes) for card in sorted_hand(allowed))


def _card_option(card: Any, refusal: Refusal | None, notes: Callable[[Refusal], Said]) -> Option:
    answer = Answer(str(card), CardChoice(card))
    if refusal is None:
        return Option(answer, right=True)
    return Option(answer, right=False, note=notes(refusal), clause=refusal.clause)


def effects(ruling: Ruling, *keys: str) -> tuple[Conclusion, ...]:
    """The effects of a ruling with some keys."""
    return tuple(item for item in ruling.part("effect") if item.key in keys)


def decided_by(ruling: Ruling, *keys: str) -> Answer:
    """The clause of the first effect with one of the keys."""
    found = effects(ruling, *keys)
    if not found:
        raise Unsuitable
    return Answer(found[0].clause, Cited(found[0].clause))


def _ruled(case: Facts) -> Ruling:
    ruling = rule(case)
    if ruling.status != "ruled":
        raise Unsuitable
    return ruling
