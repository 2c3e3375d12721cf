"""Making questions ready, in a process of its own that gives way to all others: some of each template, in both languages."""

import json
import logging
import os
import sqlite3
import time
import zlib
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from random import Random
from typing import Any

from django.conf import settings
from django.db import DatabaseError
from django.template.loader import render_to_string
from django.utils import translation

from lawbook.book import Book, NoEdition, current_book
from lawbook.context import of_language
from lawbook.data_folder import locked, write_whole
from lawbook.further_languages import OWN
from lawbook.made_from import forget_others
from lawbook.views.base import language
from quizzes.practice.question_page import shown
from quizzes.practice.ready import BY_CLAUSE, TABLE, code, file_for
from quizzes.practice.telling import Telling
from quizzes.questions.templates import SEEDS, Question, Template, question, templates

logger = logging.getLogger(__name__)

OF_EACH = 40
"""Questions of a template. A student meets none of them twice: when all are used, others are made as they are asked for."""
_MOST_BYTES = 60_000_000
_NOBODY = "-"
_REST = 60.0
_TRIES = 2


class MakingReady:
    """What the supervising process asks about it: whether the edition in force lacks them, a while after the start."""

    def __init__(self) -> None:
        self._looked = time.monotonic()
        self._tries: Counter[str] = Counter()

    def is_due(self) -> bool:
        """Looked for once in a while."""
        if not settings.READY_QUESTIONS or time.monotonic() - self._looked < _REST:
            return False
        self._looked = time.monotonic()
        try:
            path = file_for(current_book())
        except (NoEdition, DatabaseError):
            return False
        self._tries[str(path)] += 1
        return self._tries[str(path)] <= _TRIES and not path.exists()

    def work(self) -> None:
        """In a process of its own."""
        os.nice(19)
        make_ready(current_book())

    def lives(self) -> None:
        """It goes on."""

    def ended(self) -> None:
        """It is gone; the rest of what it may have left is looked for again."""
        self._looked = time.monotonic()


def make_ready(book: Book, of_each: int = OF_EACH) -> None:
    """Have the file, whole, if it is not there."""
    path = file_for(book)
    with locked(settings.DATA_DIR, "ready-questions"):
        if path.exists():
            return
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with closing(sqlite3.connect(":memory:")) as made:
            made.execute(TABLE)
            made.executemany("INSERT INTO ready VALUES (?, ?, ?, ?, ?, ?)", _rows(of_each))
            made.execute(BY_CLAUSE)
            made.commit()
            write_whole(path, made.serialize())
        forget_others(path.parent)


def _rows(of_each: int) -> Iterator[tuple[str, str, str, int, str, bytes]]:
    """As many of one template as of another, should they be more than there is room for."""
    size = 0
    for number in range(of_each):
        for one in templates().values():
            found = question(one.name, first_seed(one) + number)
            for spoken in OWN:
                told = zlib.compress(json.dumps(told_of(found, spoken), ensure_ascii=False).encode(), 9)
                size += len(told)
                yield found.id, spoken, one.name, found.seed or 0, found.draft.clause, told
        if size > _MOST_BYTES:
            logger.warning("%d questions of each template are ready, no more: they are too large.", number + 1)
            return


def first_seed(template: Template) -> int:
    """The same on every node, another with every release. They are numbers one after another, which want each key as often as
    it should be; of the steps of a chain the same, for one leads to the next.
    """
    name = template.chain[0] if template.chain else template.name
    return Random(f"{code()} {name}").randrange(SEEDS - OF_EACH)  # noqa: S311 (no secret: practice is open to all)


def told_of(found: Question, spoken: str) -> dict[str, Any]:
    """What is kept of a question in a language."""
    with translation.override(spoken):
        made = Telling(found, spoken)
        asked, (_asked, judged) = made.asked(), made.judged(())
        del judged["ruling"]
        taken_for = {letter: made.taken_for((letter,)) for letter in made.letters}
        written = _written(found, made.letters)
    return {"clause": made.clause, "asked": asked, "judged": judged, "taken_for": taken_for, "written": written}


def _written(found: Question, letters: list[str]) -> dict[str, str]:
    """The parts of the page, of the verdict where no option is chosen, and where all are."""
    noted: dict[str, str] = {}
    for answer in ((), (_NOBODY,), tuple(letters)):
        context = of_language(language()) | shown(found, answer, as_made=True) | {"noted": noted}
        render_to_string("quizzes/_question.html", context)
    return noted
