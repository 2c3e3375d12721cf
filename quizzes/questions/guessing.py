"""How far the questions of a template can be guessed: by the answer that is right most often, by place, or by length."""

from collections import Counter
from collections.abc import Collection, Hashable, Iterator
from dataclasses import dataclass, field
from math import sqrt

from quizzes.questions.asking import label_text
from quizzes.questions.parts import Answer, CallChoice, CardChoice, Draft, Said
from quizzes.questions.variety import label_pattern

MOST_OF_ONE_KEY = 0.4
"""No answer may be the right one in a larger share of a template's questions."""

LONGEST_TOO_OFTEN = 0.6
"""The right one of several sentences may be the longest in no more than this share of a template's questions."""

_OFTEN = 1 / 8
"""An option on offer in this share of the questions must be right in some of them, and wrong in some."""

_MOST_IN_A_PLACE = 0.4
_ENOUGH = 50
_SURE = 3.5
"""How many standard deviations are no chance."""


@dataclass
class Tally:
    """What the questions of a template have in common: problems by seed, keys, options, places, lengths."""

    settled: Collection[Hashable] = ()
    asked: int = 0
    problems: list[tuple[int, str]] = field(default_factory=list)
    keys: Counter[str] = field(default_factory=Counter)
    wordings: Counter[Hashable] = field(default_factory=Counter)
    clauses: Counter[str] = field(default_factory=Counter)
    offered: Counter[str] = field(default_factory=Counter)
    right: Counter[str] = field(default_factory=Counter)
    places: Counter[tuple[int, int]] = field(default_factory=Counter)
    ordered: bool = False
    longest: int = 0
    sentences: int = 0

    def add(self, draft: Draft) -> None:
        """Count a question in."""
        self.asked += 1
        self.keys[", ".join(sorted(self._seen(option.answer) for option in draft.options if option.right))] += 1
        self.clauses[draft.clause] += 1
        if any(isinstance(option.answer.label, CardChoice | CallChoice) for option in draft.options):
            return
        self.ordered = self.ordered or all(isinstance(option.answer.value, int) for option in draft.options)
        for place, option in enumerate(draft.options):
            seen = self._seen(option.answer)
            self.offered[seen] += 1
            self.right[seen] += option.right
            if option.right and not draft.several:
                self.places[place, len(draft.options)] += 1
        if not draft.several:
            self._word(draft)
            self._measure(draft)

    def _word(self, draft: Draft) -> None:
        """Note how the right option is worded, if no other option of the question is worded so."""
        worded = Counter(label_pattern(option.answer.label) for option in draft.options)
        right = next(label_pattern(option.answer.label) for option in draft.options if option.right)
        self.wordings[right] += worded[right] == 1

    def _seen(self, answer: Answer) -> str:
        """What tells an answer from others for who reads: its words where they are always the same, else its value."""
        value = str(answer.value)
        if isinstance(answer.label, Said) and not answer.label.values and value not in self.settled:
            return str(answer.label.text)
        return value

    def _measure(self, draft: Draft) -> None:
        """Note whether the right option is the only longest one."""
        lengths = [len(label_text(option.answer.label, draft.roles, "en")) for option in draft.options]
        if max(lengths) - min(lengths) < 12:
            return
        self.sentences += 1
        right = next(length for length, option in zip(lengths, draft.options, strict=True) if option.right)
        self.longest += right == max(lengths) and lengths.count(right) == 1

    @property
    def most_frequent_key(self) -> float:
        """In what share of the questions the most frequent answer is the right one."""
        return max(self.keys.values(), default=0) / max(self.asked, 1)

    def tells(self) -> Iterator[str]:
        """By what somebody who knows nothing would be right too often; of few questions only what can be no chance."""
        if self.asked < _ENOUGH:
            return
        chance = 0.0 if self.asked >= 300 else _SURE * sqrt(MOST_OF_ONE_KEY * (1 - MOST_OF_ONE_KEY) / self.asked)
        key, times = self.keys.most_common(1)[0]
        if times > (MOST_OF_ONE_KEY + chance) * self.asked:
            yield f"one answer is right in {times} of {self.asked}: {key}"
        for wording, often in self.wordings.items():
            if often > (MOST_OF_ONE_KEY + chance) * self.asked:
                yield f"one wording is right in {often} of {self.asked}, whatever it names: {wording}"
        if self.sentences >= _ENOUGH and self.longest > LONGEST_TOO_OFTEN * self.sentences:
            yield f"the right option is the longest in {self.longest} of {self.sentences}"
        yield from self._dead_options()
        yield from self._places()

    def _dead_options(self) -> Iterator[str]:
        for value, times in self.offered.items():
            if value in self.settled or times < max(_OFTEN * self.asked, _ENOUGH):
                continue
            if not self.right[value]:
                yield f"an option is never right, on offer in {times} of {self.asked}: {value}"
            elif self.right[value] == times:
                yield f"an option is always right, on offer in {times} of {self.asked}: {value}"

    def _places(self) -> Iterator[str]:
        """The key stands in every place about equally often; numbers, which stand in their order, less evenly."""
        for size in {size for _place, size in self.places}:
            times = [self.places[place, size] for place in range(size)]
            asked = sum(times)
            spread = sqrt(asked / size * (1 - 1 / size))
            most = _MOST_IN_A_PLACE * asked if self.ordered else asked / size
            if asked >= _ENOUGH and max(times) > most + _SURE * spread:
                yield f"of {size} options the right one stands in its places so often: {times}"
