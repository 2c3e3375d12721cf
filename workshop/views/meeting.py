"""A clause that two people changed, as its page shows it: each one's words against those that both came from."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.utils.safestring import SafeString

from lawbook.citations import Citation
from lawbook.comparison.shown import marked
from lawbook.comparison.words import compare_words
from lawbook.models import ChangeNote
from workshop.clauses import Clause, changes
from workshop.meeting import Meeting, Row, TextMet
from workshop.merging import Part
from workshop.models import BothChanged, Comment, Draft, RemarkVersion, Version


@dataclass(frozen=True)
class Half:
    """A language: what both came from, and each one's text with what it took out and put in.

    ``odds``: where both changed the same, the words before and each one's.
    """

    language: str
    was: str
    theirs: SafeString
    mine: SafeString
    is_mine: bool
    odds: list[tuple[str, Part]]


@dataclass(frozen=True)
class Shown:
    """``name`` and ``value``: what the form sends to say that a person has looked; ``by``, ``edition``: whose the other is."""

    name: str
    value: int
    is_at_odds: bool
    halves: list[Half]
    rows: list[tuple[str, bool, list[tuple[str, Row | None]]]]
    edition: str = ""
    values: list[tuple[str, Part]] | None = None
    by: Version | RemarkVersion | None = None
    comments: Iterable[Comment] = ()
    notes: Iterable[Mapping[str, str]] = ()


def with_edition(meeting: Meeting, both: BothChanged, citation: Citation) -> Shown:
    """What an edition changed too, with its notes on the change and what was said of the clause in its draft."""
    code, _dot, revision = both.edition.rpartition(".")
    notes = ChangeNote.objects.filter(edition__code=code, edition__revision=revision, citation=citation.id)
    return Shown(
        "puts_together",
        both.pk,
        meeting.is_at_odds,
        *_compared(meeting),
        edition=both.edition,
        comments=Comment.objects.filter(draft__published_as=both.edition, citation=citation.id),
        notes=[{code: getattr(one, f"note_{code}") or "" for code in ("tr", "en")} for one in notes],
    )


def with_other(meeting: Meeting, draft: Draft, now: Clause, was_seen: int, reader: str) -> Shown:
    """What somebody else saved in the same draft, with what others said of the clause."""
    last = changes(draft, now.citation)[was_seen:][-1:]
    comments = draft.comments.filter(citation=now.citation.id, settled_by="").exclude(by=reader)
    by = last[0] if last else None
    return Shown("met", now.seen, meeting.is_at_odds, *_compared(meeting), by=by, comments=comments)


def with_remark(meeting: Meeting, by: RemarkVersion | None, number: int, labels: Mapping[str, str]) -> Shown:
    """What somebody else saved of the same remark."""
    values = [(labels[name], one) for name, one in meeting.values.items()]
    return Shown("met", number, meeting.is_at_odds, *_compared(meeting), values=values, by=by)


def _compared(
    meeting: Meeting,
) -> tuple[list[Half], list[tuple[str, bool, list[tuple[str, Row | None]]]]]:
    rows = [
        (one.language, one.is_at_odds, [("theirs", one.theirs), ("mine", one.mine), ("was", one.was)])
        for one in meeting.rows
    ]
    return halves(meeting), rows


def halves(meeting: Meeting) -> list[Half]:
    """The languages that the other changed."""
    return [_half(one) for one in meeting.texts]


def _half(met: TextMet) -> Half:
    theirs, mine = (marked(compare_words(met.was, one)) for one in (met.theirs, met.mine))
    return Half(met.language, met.was, theirs, mine, met.mine != met.was, met.odds)
