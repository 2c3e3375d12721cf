"""What was chosen beside the key that was kept; a withdrawn item counts for nobody. Reckoned anew whenever it is asked for."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import groupby

from django.template.defaultfilters import floatformat

from quizzes.examinations.rubrics import MOST_POINTS
from quizzes.examinations.written_marking import Standing, sheets, standing
from quizzes.models import Candidate, CandidateAnswer, Examination


def said(points: Fraction | None) -> str:
    """Points as they are read in the active language: 5.5, in Turkish 5,5; nothing where there are none yet."""
    return "" if points is None else floatformat(float(points))


@dataclass(frozen=True)
class Marked:
    """An answer: ``counts`` unless its item was withdrawn. A written one is ``worth`` several; ``points`` once marked."""

    number: int
    item: int
    topic: str
    clause: str
    chosen: str
    key: str
    counts: bool
    written: bool = False
    empty: bool = False
    worth: int = 1
    points: Fraction | None = None

    @property
    def points_said(self) -> str:
        """The points as they are read."""
        return said(self.points)

    @property
    def waits(self) -> bool:
        """Whether it is written and has no points yet."""
        return self.written and self.points is None

    @property
    def right(self) -> bool:
        """Whether exactly the right options were chosen; whether what was written has all points."""
        return self.points == MOST_POINTS if self.written else self.chosen == self.key

    @property
    def earned(self) -> Fraction:
        """What it adds to the result; nothing while it is not marked."""
        return self.worth * (self.points or Fraction(0)) / MOST_POINTS if self.written else Fraction(self.right)


@dataclass(frozen=True)
class Result:
    """The result of a candidate; per cent rounded down, so that a pass is a pass.

    While something written waits for its points it is ``provisional``: of what is marked, and nobody has passed or failed.
    """

    candidate: Candidate
    marked: list[Marked]
    pass_mark: int

    @property
    def counted(self) -> list[Marked]:
        """The answers that count."""
        return [one for one in self.marked if one.counts]

    @property
    def choices(self) -> list[Marked]:
        """Those of them that were marked by comparing letters."""
        return [one for one in self.counted if not one.written]

    @property
    def written(self) -> list[Marked]:
        """Those of them that were written."""
        return [one for one in self.counted if one.written]

    @property
    def provisional(self) -> bool:
        """Whether something that counts is not marked yet."""
        return any(one.waits for one in self.counted)

    @property
    def right(self) -> int:
        """How many of the choices are right."""
        return sum(one.right for one in self.choices)

    @property
    def points(self) -> Fraction:
        """The points of what was written."""
        return sum((one.points or Fraction(0) for one in self.written), Fraction(0))

    @property
    def points_said(self) -> str:
        """The same as they are read."""
        return said(self.points)

    @property
    def most_points(self) -> int:
        """How many there were to have."""
        return MOST_POINTS * len(self.written)

    @property
    def earned(self) -> Fraction:
        """Right choices and what was written, in questions."""
        return sum((one.earned for one in self.counted), Fraction(0))

    @property
    def per_cent(self) -> int:
        """The share of all that there was to earn in what is marked."""
        worth = sum(one.worth for one in self.counted if not one.waits)
        return 100 * self.earned // worth if worth else 0

    @property
    def passed(self) -> bool:
        """Whether the candidate has passed."""
        return bool(self.counted) and not self.provisional and self.per_cent >= self.pass_mark


def withdrawn(examination: Examination) -> dict[int, str]:
    """The withdrawn items with the reason of each."""
    return dict(examination.withdrawn_items.values_list("item", "reason"))


def result_of(candidate: Candidate) -> Result:
    """The result of one candidate."""
    examination = candidate.examination
    return _result(candidate, _answers(examination, [candidate]), examination, _papers(examination, candidate))


def results(examination: Examination) -> list[Result]:
    """The results of all who began, in the order of the list."""
    began = list(examination.candidates.filter(begun__isnull=False))
    by_candidate = {
        number: list(rows) for number, rows in groupby(_answers(examination, began), key=lambda row: row.candidate_id)
    }
    papers = _papers(examination)
    return [_result(one, by_candidate.get(one.pk, []), examination, papers) for one in began]


def waits(every: Iterable[Result]) -> bool:
    """Whether something written is not marked yet; until the release in a withdrawn question too, which may come back."""
    return any(
        answer.waits and (answer.counts or not one.candidate.examination.released)
        for one in every
        for answer in one.marked
    )


@dataclass(frozen=True)
class _Papers:
    """What marking needs of the examination: the withdrawn items, and how each written answer stands."""

    gone: Collection[int]
    written: dict[int, Standing]


def _papers(examination: Examination, candidate: Candidate | None = None) -> _Papers:
    """Until the release no points and no “empty” stand beside a name while an answer waits to be marked.

    Elimination would tell who is left. What waits after it is about a withdrawn item, and is never marked.
    """
    stands = {one.pk: standing(one, examination.apart) for one in sheets(examination, candidate)}
    if examination.released is None and any(how.points is None for how in stands.values()):
        stands = dict.fromkeys(stands, Standing("open"))
    return _Papers(withdrawn(examination), stands)


def _answers(examination: Examination, candidates: Collection[Candidate]) -> Iterable[CandidateAnswer]:
    fields = (
        "candidate_id",
        "number",
        "chosen",
        "question__item",
        "question__topic",
        "question__clause",
        "question__key",
    )
    found = CandidateAnswer.objects.select_related("question").only(*fields).order_by("candidate_id", "number")
    if len(candidates) == 1:
        return found.filter(candidate__in=candidates)
    return found.filter(candidate__examination=examination)


def _result(candidate: Candidate, rows: Iterable[CandidateAnswer], examination: Examination, papers: _Papers) -> Result:
    return Result(candidate, [_marked(row, examination, papers) for row in rows], examination.pass_mark)


def _marked(row: CandidateAnswer, examination: Examination, papers: _Papers) -> Marked:
    asked = row.question
    counts = asked.item not in papers.gone
    found = Marked(row.number, asked.item, asked.topic, asked.clause, row.chosen, asked.key, counts)
    if (how := papers.written.get(row.pk)) is None:
        return replace(found, empty=not row.chosen)
    return replace(found, written=True, empty=how.state == "empty", worth=examination.written_worth, points=how.points)
