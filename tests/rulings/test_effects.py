"""Effects are types: what the API and the sentences see of them, and which of them contradict each other."""

from collections import Counter
from collections.abc import Hashable
from dataclasses import dataclass

import pytest

from bridge.cards import DECK, Card
from bridge.seats import Seat
from rulings.effects.scores import AdjustedScore, ScoreStands
from rulings.engine.clauses import load_laws
from rulings.engine.effects import UNSAID, Effect
from rulings.engine.rulings import ConflictingConclusions, refuse_conflicts


@dataclass(slots=True, kw_only=True)
class LampBurns(Effect):
    """The lamp is lit."""

    who: str
    card: Card | None = UNSAID

    def about(self) -> Hashable:
        """Whether it burns."""
        return "lamp", self.who


@dataclass(slots=True, kw_only=True)
class LampIsOut(LampBurns):
    """The lamp is dark."""


def test_a_value_that_was_left_out_is_not_among_the_values() -> None:
    lamp = LampBurns(who="offender")
    assert (lamp.part, lamp.key, lamp.values, lamp.then) == ("effect", "lamp-burns", {"who": "offender"}, ())
    assert lamp.but(card=None).values == {"who": "offender", "card": None}


def test_a_seat_and_a_trick_can_be_put_in() -> None:
    lamp = LampBurns(who="offender", card=DECK["H3"], clause="9A")
    lamp.put(who=Seat.E, trick=4)
    assert lamp.values == {"who": Seat.E, "card": DECK["H3"], "trick": 4}
    assert lamp.clause == "9A"
    with pytest.raises(AttributeError):
        lamp.put(suit="H")


def test_effects_that_answer_one_question_differently_contradict_each_other() -> None:
    burns, out = LampBurns(who="offender", clause="9A"), LampIsOut(who="offender", clause="9B")
    with pytest.raises(ConflictingConclusions, match=r"9A.*9B"):
        refuse_conflicts([burns, out])
    refuse_conflicts([burns, LampBurns(who="offender", clause="9C"), LampIsOut(who="partner")])


def test_a_score_is_not_adjusted_and_left_alone_at_once() -> None:
    adjusted, stands = AdjustedScore(clause="12B1"), ScoreStands(why="not-damaged", clause="12B1")
    with pytest.raises(ConflictingConclusions, match=r"12B1.*adjusted-score"):
        refuse_conflicts([adjusted, stands])
    refuse_conflicts([AdjustedScore(trick=3), ScoreStands(why="nothing-to-restore", trick=8)])  # of two revokes


def test_no_two_effects_have_one_key() -> None:
    load_laws()
    waiting, found = [Effect], []
    while waiting:
        below = [one for one in waiting.pop().__subclasses__() if one.__module__.startswith("rulings.")]
        waiting += below
        found += [one for one in below if "__slots__" in one.__dict__]
    keys = Counter(one.key for one in {(one.__module__, one.__name__): one for one in found}.values())
    assert len(keys) > 250
    assert [key for key, times in keys.items() if times > 1] == []
