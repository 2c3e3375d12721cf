"""How a class did: who has answered, how the answers are spread, who had how many right."""

from collections import Counter
from dataclasses import dataclass

from quizzes.models import ClassQuestion, Classroom, PlayerAnswer


@dataclass(frozen=True)
class Spread:
    """An option with how many chose it, in per cent of all answers."""

    letter: str
    count: int
    per_cent: int


@dataclass(frozen=True)
class Rank:
    """A player with a place; who has as many right has the same."""

    place: int
    name: str
    right: int


def ready(classroom: Classroom, number: int) -> set[int]:
    """Who has answered a question."""
    rows = PlayerAnswer.objects.filter(question__classroom=classroom, question__number=number)
    return set(rows.values_list("player_id", flat=True))


def spread(question: ClassQuestion, letters: list[str]) -> dict[str, Spread]:
    """How many chose each option."""
    answers = list(question.answers.values_list("chosen", flat=True))
    counted = Counter(letter for chosen in answers for letter in chosen.split(","))
    return {
        letter: Spread(letter, counted[letter], round(100 * counted[letter] / len(answers)) if answers else 0)
        for letter in letters
    }


def standings(classroom: Classroom, told: int) -> list[Rank]:
    """All players by how many of the first so many questions they had right."""
    right: Counter[int] = Counter()
    rows = PlayerAnswer.objects.filter(question__classroom=classroom, question__number__lte=told)
    for player, chosen, key in rows.values_list("player_id", "chosen", "question__key"):
        right[player] += chosen == key
    players = sorted(classroom.players.all(), key=lambda one: (-right[one.pk], one.joined, one.pk))
    return [
        Rank(1 + sum(right[other.pk] > right[one.pk] for other in players), one.name, right[one.pk]) for one in players
    ]


def told_to_all(ranks: list[Rank]) -> list[Rank]:
    """Those who have something right: nobody's name stands on the wall with nothing."""
    return [one for one in ranks if one.right]


def answered(classroom: Classroom) -> dict[int, int]:
    """How many questions each player has answered."""
    rows = PlayerAnswer.objects.filter(question__classroom=classroom).values_list("player_id", flat=True)
    return dict(Counter(rows))
