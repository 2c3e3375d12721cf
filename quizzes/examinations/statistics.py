"""How the items of an examination did: how hard, how well they tell good candidates from others, options nobody chose."""

from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from statistics import StatisticsError, correlation

from django.utils.formats import number_format

from quizzes.examinations.marking import Result, withdrawn
from quizzes.models import CandidateAnswer, Examination, ExaminationQuestion
from rulings.citing import cited

ENOUGH = 10
"""So many must have been asked a question before an option that nobody chose says something."""


@dataclass(frozen=True)
class NeverChosen:
    """An option of one variant that nobody chose."""

    variant: int
    letter: str
    text: str


@dataclass(frozen=True)
class Item:
    """An item: ``right`` and ``empty`` in per cent of those who were asked; of a written one the share of the points,
    none while one ``waits`` for its points.

    ``discrimination`` is the correlation of the item with the rest of the examination, none where nobody differs in one of
    the two.
    """

    item: int
    template: str
    clause: str
    asked: int
    right: int
    empty: int
    discrimination: float | None
    never: list[NeverChosen]
    withdrawn: str
    written: bool
    waits: bool

    @property
    def discrimination_shown(self) -> str:
        """The number as it is written in the language of the page, with a minus sign."""
        return number_format(self.discrimination or 0.0, 2).replace("-", "−")


def items(examination: Examination, every: list[Result], language: str) -> list[Item]:
    """All items by everybody's results, those that tell candidates apart the least first."""
    gone, never = withdrawn(examination), _never_chosen(examination, language)
    found = [
        _item(row, every, gone, never, language) for row in examination.questions.filter(variant=1).order_by("item")
    ]
    return sorted(found, key=lambda one: (one.discrimination is None, one.discrimination or 0.0, one.item))


def _item(
    row: ExaminationQuestion,
    every: list[Result],
    gone: dict[int, str],
    never: dict[int, list[NeverChosen]],
    language: str,
) -> Item:
    answers = [(one, marked) for one in every for marked in one.marked if marked.item == row.item]
    scores = [(marked.earned, one.earned - (marked.earned if marked.counts else 0)) for one, marked in answers]
    return Item(
        item=row.item,
        template=row.template,
        clause=cited(row.clause, language)["display"],
        asked=len(answers),
        right=_share(sum(earned for earned, _rest in scores), sum(marked.worth for _one, marked in answers)),
        empty=_share(sum(marked.empty for _one, marked in answers), len(answers)),
        discrimination=_correlation(scores),
        never=never.get(row.item, []),
        withdrawn=gone.get(row.item, ""),
        written=bool(row.rubric),
        waits=any(marked.waits for _one, marked in answers),
    )


def _share(part: Fraction | int, whole: int) -> int:
    return round(100 * part / whole) if whole else 0


def _correlation(scores: list[tuple[Fraction, Fraction]]) -> float | None:
    try:
        return round(correlation([float(one) for one, _ in scores], [float(rest) for _, rest in scores]), 2)
    except StatisticsError:
        return None


def _never_chosen(examination: Examination, language: str) -> dict[int, list[NeverChosen]]:
    """For each item the wrong options that nobody chose, of the variants that enough candidates had."""
    chosen: dict[int, Counter[str]] = {}
    asked: Counter[int] = Counter()
    for question, letters in CandidateAnswer.objects.filter(candidate__examination=examination).values_list(
        "question_id", "chosen"
    ):
        asked[question] += 1
        chosen.setdefault(question, Counter()).update(letters.split(","))
    found: dict[int, list[NeverChosen]] = {}
    for row in examination.questions.filter(pk__in=[one for one, times in asked.items() if times >= ENOUGH]):
        options = [one for one in row.asked[language]["options"] if one["id"] not in chosen[row.pk]]
        wrong = [one for one in options if one["id"] not in row.key.split(",")]
        several = found.setdefault(row.item, [])
        several += [NeverChosen(row.variant, one["id"].upper(), one["text"]) for one in wrong]
    return found
