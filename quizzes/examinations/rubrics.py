"""A question that is answered in writing: a case without options, and the rubric by which examiners mark the answer.

The rubric is the engine's ruling with its clauses, kept with the question as it was asked, in both languages.
"""

from typing import Any

from django.utils import translation
from django.utils.translation import gettext as _

from lawbook.addresses import WORDS
from quizzes.offering.as_asked import fields
from quizzes.questions.templates import Question
from rulings.citing import cited
from rulings.engine.rulings import Ruling
from rulings.presenting import present
from rulings.seating import Roles, seated

MOST_POINTS = 8
_CLAUSE = 2
_OPTIONS = 2
PARTS = ("ruling", "clause", "options")
"""What is ruled; on which clause it rests; which choices the players have and what they are told."""


def can_be_written(found: Question) -> bool:
    """Whether there is something to write: a ruling without a question left open, of more than one sentence."""
    draft = found.draft
    return draft.form == "ruling" and draft.ruling.status == "ruled" and len(draft.ruling.concluded) > 1


def written_fields(found: Question, secret: str) -> dict[str, Any]:
    """A question to be answered in writing as it is kept: nothing of it is marked by comparing letters."""
    kept = fields(found, secret)
    for code in WORDS:
        with translation.override(code):
            ask = _("Write your ruling: what happens now, the clause it rests on, and what you say to the players.")
        kept["asked"][code] |= {"form": "written", "ask": ask, "several": False, "options": []}
    return kept | {"key": "", "taken_for": {}, "rubric": rubric(found)}


def rubric(found: Question) -> dict[str, Any]:
    """The points of each part, and in each language what is expected of it."""
    draft = found.draft
    expected = {code: _expected(draft.ruling, draft.roles, draft.clause, code) for code in WORDS}
    return {"points": _points(expected["tr"]), **expected}


def _expected(ruling: Ruling, roles: Roles, deciding: str, language: str) -> dict[str, list[str]]:
    with translation.override(language):
        shown = present(seated(ruling, roles), language, traced=False)
    effects = {one["text"] for one in shown["effects"]}
    clauses = [deciding, *(one["citation"] for one in shown["clauses"] if one["citation"] != deciding)]
    return {
        "ruling": [line for line in shown["script"] if line in effects],
        "clause": [cited(one, language)["display"] for one in clauses],
        "options": [line for line in shown["script"] if line not in effects],
    }


def _points(expected: dict[str, list[str]]) -> dict[str, int]:
    """Where there is nothing to choose or to say besides, or nothing but that, its points are the other part's."""
    parts = [part for part in PARTS if expected[part]]
    points = {"ruling": MOST_POINTS - _CLAUSE - _OPTIONS, "clause": _CLAUSE, "options": _OPTIONS}
    if "options" not in parts:
        points["ruling"] += points.pop("options")
    elif "ruling" not in parts:
        points["options"] += points.pop("ruling")
    return points
