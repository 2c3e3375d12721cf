"""A question as it is kept when it is asked: words and table in both languages, with the key and the clause that decides."""

from typing import Any

from django.utils import translation

from lawbook.addresses import WORDS
from quizzes.questions.asking import ask, lettered
from quizzes.questions.shown import shown_as_data
from quizzes.questions.taken_for import taken_for
from quizzes.questions.templates import Question


def fields(found: Question, secret: str) -> dict[str, Any]:
    """A question as it is kept."""
    return {
        "template": found.template.name,
        "secret": secret,
        "topic": found.template.topic.name,
        "clause": found.draft.clause,
        "key": ",".join(letter for letter, option in lettered(found) if option.right),
        "taken_for": {letter: clause for letter, _option in lettered(found) if (clause := taken_for(found, (letter,)))},
        "asked": {code: said(found, code) for code in WORDS} | {"shown": shown_as_data(found.draft.shown)},
    }


def said(found: Question, language: str) -> dict[str, Any]:
    """Its words in a language, as an exam shows them; in the database they stand as they are here."""
    with translation.override(language):
        told = ask(found, language)
    return {part: told[part] for part in ("form", "story", "ask", "several", "options")}
