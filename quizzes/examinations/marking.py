"""What was chosen beside the key that was kept; a withdrawn item counts for nobody. Reckoned anew whenever it is asked for."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from itertools import groupby

from quizzes.exams.asked import topic_titles
from quizzes.exams.tally import TopicResult, by_topic
from quizzes.models import Candidate, CandidateAnswer, Examination


@dataclass(frozen=True)
class Marked:
    """An answer: ``counts`` unless its item was withdrawn."""

    number: int
    item: int
    topic: str
    clause: str
    chosen: str
    key: str
    counts: bool

    @property
    def right(self) -> bool:
        """Whether exactly the right options were chosen."""
        return self.chosen == self.key


@dataclass(frozen=True)
class Result:
    """The result of a candidate; per cent rounded down, so that a pass is a pass."""

    candidate: Candidate
    marked: list[Marked]
    pass_mark: int

    @property
    def counted(self) -> list[Marked]:
        """The answers that count."""
        return [one for one in self.marked if one.counts]

    @property
    def right(self) -> int:
        """How many of them are right."""
        return sum(one.right for one in self.counted)

    @property
    def per_cent(self) -> int:
        """The share of right ones."""
        return 100 * self.right // len(self.counted) if self.counted else 0

    @property
    def passed(self) -> bool:
        """Whether the candidate has passed."""
        return bool(self.counted) and self.per_cent >= self.pass_mark

    def topics(self) -> list[TopicResult]:
        """By topic, in the active language."""
        return by_topic(self.counted, topic_titles())


def withdrawn(examination: Examination) -> dict[int, str]:
    """The withdrawn items with the reason of each."""
    return dict(examination.withdrawn_items.values_list("item", "reason"))


def result_of(candidate: Candidate) -> Result:
    """The result of one candidate."""
    return _result(candidate, _answers(candidate.examination, [candidate]), candidate.examination)


def results(examination: Examination) -> list[Result]:
    """The results of all who began, in the order of the list."""
    began = list(examination.candidates.filter(begun__isnull=False))
    by_candidate = {
        number: list(rows) for number, rows in groupby(_answers(examination, began), key=lambda row: row.candidate_id)
    }
    gone = withdrawn(examination)
    return [_result(one, by_candidate.get(one.pk, []), examination, gone) for one in began]


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


def _result(
    candidate: Candidate, rows: Iterable[CandidateAnswer], examination: Examination, gone: dict[int, str] | None = None
) -> Result:
    gone = withdrawn(examination) if gone is None else gone
    marked = [_marked(row, gone) for row in rows]
    return Result(candidate, marked, examination.pass_mark)


def _marked(row: CandidateAnswer, gone: Collection[int]) -> Marked:
    asked = row.question
    counts = asked.item not in gone
    return Marked(row.number, asked.item, asked.topic, asked.clause, row.chosen, asked.key, counts)
