"""What a draft changes beyond its own words: one list, each item to be settled by a person before it is published."""

import hashlib
from collections import defaultdict
from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass

from lawbook.citations import Citation
from lawbook.commentary import remarks_by_clause
from lawbook.search.phrases import load_phrases
from lawbook.text.edition_files import EditionFiles
from quizzes.exams.resting import exams_resting_on
from rulings.assistant.resting import resting
from workshop.changes import Change, changes_of
from workshop.models import Draft
from workshop.notation.folder import edition_of

KINDS = ("cites", "translation", "rules", "cases", "questions", "papers", "examinations", "remarks", "phrases")


@dataclass(frozen=True)
class Item:
    """Something that rests on changed passages. Its key names their words: if they change again, it is open again."""

    kind: str
    about: str
    because: tuple[Change, ...]

    @property
    def key(self) -> str:
        """What is settled."""
        words = " ".join(f"{one.citation.id}{one.state}{one.digest}" for one in self.because)
        return f"{self.kind}:{self.about}:{hashlib.sha256(words.encode()).hexdigest()[:16]}"[:200]


def impact_of(draft: Draft) -> list[Item]:
    """Every item, by kind. Raises ``TextError`` while the draft cannot be read."""
    files, changes = edition_of(draft), changes_of(draft)
    official = [one for one in changes if files.official_language in one.languages]
    return [
        *_citing(files, official),
        *(Item("translation", one.citation.id, (one,)) for one in changes if one.state != "gone"),
        *_resting(official),
        *_of_clauses("remarks", official, remarks_by_clause().__contains__),
        *_of_clauses("phrases", official, load_phrases().__contains__),
    ]


def _citing(files: EditionFiles, changes: list[Change]) -> Iterator[Item]:
    """The passages that refer to changed ones; to what is gone nothing refers that could be read."""
    changed = {one.citation: one for one in changes}
    citing: dict[Citation, dict[Citation, Change]] = defaultdict(dict)
    for (at, _field), references in files.languages[files.official_language].references.items():
        for one in references:
            if one.target in changed and at not in changed:
                citing[at][one.target] = changed[one.target]
    return (Item("cites", at.id, tuple(because.values())) for at, because in citing.items())


def _resting(changes: list[Change]) -> Iterator[Item]:
    """What of the engine and the quiz rests on changed clauses: the rules of a clause, each case, each question."""
    cases: dict[str, list[Change]] = defaultdict(list)
    questions: dict[str, list[Change]] = defaultdict(list)
    for change in changes:
        found = resting(change.citation.id)
        if found.get("rules"):
            yield Item("rules", change.citation.id, (change,))
        for name in found.get("cases", ()):
            cases[name].append(change)
        for name in found.get("questions", ()):
            questions[name].append(change)
        yield from _kept_exams(change, found.get("questions", ()))
    yield from (Item("cases", name, tuple(because)) for name, because in cases.items())
    yield from (Item("questions", name, tuple(because)) for name, because in questions.items())


def _kept_exams(change: Change, templates: Collection[str]) -> Iterator[Item]:
    """Papers that were printed and examinations that are still held: their questions stay as they were asked."""
    kept = exams_resting_on(change.citation.id, templates)
    if kept.papers:
        yield Item("papers", change.citation.id, (change,))
    if kept.examinations:
        yield Item("examinations", change.citation.id, (change,))


def _of_clauses(kind: str, changes: list[Change], has: Callable[[Citation], bool]) -> Iterator[Item]:
    return (Item(kind, one.citation.id, (one,)) for one in changes if has(one.citation))
