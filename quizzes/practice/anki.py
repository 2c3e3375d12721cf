"""Questions to take along into Anki: a text file as its import reads it, with headers, a note to a line.

The questions are drawn as an exam draws them, from public seeds: none of a withdrawn template and none whose key rests on a
reading of the text that could be contested. Those of examinations have no seed and so never come here.
"""

import csv
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from io import StringIO

from django.template.loader import render_to_string

from lawbook.citations import law_of
from quizzes import addresses
from quizzes.address_words import TOPICS
from quizzes.offering.blueprints import Blueprint, blueprints, decides
from quizzes.offering.contested import is_contested
from quizzes.offering.picking import pick
from quizzes.practice.modes import LEVELS
from quizzes.practice.searching import fresh
from quizzes.questions.asking import ask, label_text, lettered
from quizzes.questions.explaining import because
from quizzes.questions.tables import table_of
from quizzes.questions.templates import Question, templates
from rulings.citing import cited
from rulings.engine.rulings import rule

MOST = 100
USUAL = 40
_TRIED = 40


@dataclass(frozen=True)
class Wanted:
    """What a file is to hold: so many questions of a level, about some Laws or all of its."""

    level: str
    blueprint: Blueprint


def wanted(level: str, count: str, laws: list[str]) -> Wanted:
    """What was chosen; ``ValueError`` for what cannot be."""
    if level not in LEVELS or not (count.isascii() and count.isdigit() and 1 <= int(count[:6]) <= MOST):
        raise ValueError("not offered")
    whole = blueprints()[LEVELS[level]]
    if not set(laws) <= {str(law) for law in whole.all_laws()}:
        raise ValueError("not offered")
    return Wanted(level, whole.limited_to(int(count), laws))


def drawn(blueprint: Blueprint) -> list[Question]:
    """The questions, each once; ``NothingToAsk`` if editors have withdrawn all."""
    found: dict[str, Question] = {}
    for name in pick(blueprint):
        one = _drawn(name, blueprint)
        if one is not None:
            found.setdefault(one.id, one)
    return list(found.values())


def _drawn(name: str, blueprint: Blueprint) -> Question | None:
    """One that a clause of the Laws decides; None where none was met."""
    for _time in range(_TRIED):
        found = fresh(templates()[name])
        if decides(found.draft.clause, blueprint.laws) and not is_contested(found.draft):
            return found
    return None


def text(questions: Iterable[Question], title: str, language: str, site: str) -> str:
    """The file: headers that say what its columns are, then the notes. ``site`` is where its links lead."""
    out = StringIO()
    out.write(f"#separator:tab\n#html:true\n#deck:{_one_line(title)}\n")
    out.write("#guid column:1\n#tags column:4\n#columns:guid\tfront\tback\ttags\n")
    csv.writer(out, delimiter="\t", quoting=csv.QUOTE_ALL, lineterminator="\n").writerows(
        _note(one, language, site) for one in questions
    )
    return out.getvalue()


def _note(found: Question, language: str, site: str) -> tuple[str, str, str, str]:
    """What tells the note from others, its front and back, its tags; imported again it takes the place of itself."""
    front = {"question": ask(found, language), "table": table_of(found.draft.shown)}
    return (
        f"{found.id}-{language}",
        _one_line(render_to_string("quizzes/anki_front.html", front)),
        _one_line(render_to_string("quizzes/anki_back.html", _answer(found, language, site))),
        " ".join(_tags(found, language)),
    )


def _answer(found: Question, language: str, site: str) -> dict[str, object]:
    draft = found.draft
    right = [
        (letter, label_text(option.answer.label, draft.roles, language))
        for letter, option in lettered(found)
        if option.right
    ]
    clause = cited(draft.clause, language)
    return {
        "right": right,
        "because": because(draft, rule(draft.case)),
        "clause": clause["display"],
        "law": site + clause["url"],
        "address": site + addresses.question(found.id, language),
    }


def _tags(found: Question, language: str) -> Iterator[str]:
    """The Law and its clause, and the topic, as branches of a tree; a tag has no space."""
    words = {"tr": ("Yasa", "Konu"), "en": ("Law", "Topic")}[language]
    clause, topic = found.draft.clause, found.template.topic.name
    about = str(law_of(clause)) if law_of(clause) else clause.replace(":", "-")
    yield f"{words[0]}::{about}"
    if law_of(clause):
        yield f"{words[0]}::{about}::{clause}"
    yield f"{words[1]}::{TOPICS.get(topic, topic) if language == 'tr' else topic}"


def _one_line(html: str) -> str:
    """A field holds neither a tab nor the end of a line."""
    return re.sub(r"\s+", " ", html).strip()
