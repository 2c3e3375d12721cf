"""The questions at the end of the pages that are read through, answered in their place: nothing is kept of an answer."""

from functools import partial

from django.template.loader import render_to_string
from django.utils.translation import gettext as _

from quizzes import addresses
from quizzes.offering.offered import offered
from quizzes.practice.asked import letters_of
from quizzes.practice.question_page import shown
from quizzes.questions.templates import Question, question
from rulings.assistant.at_end import NUMBER, End, Part

_SEED = 7
_ASKED = {
    "penalty-cards": (
        "after-declarers-choice-for-a-lead",
        "penalty-card-choices",
        "penalty-card-ignored",
        "what-a-penalty-card-tells",
    ),
    "opening-leads": (
        "who-makes-the-opening-lead",
        "faced-opening-lead-out-of-turn",
        "defenders-lead-out-of-turn",
        "declarers-lead-out-of-turn",
    ),
    "revokes": ("revoke-in-play", "revoke-question", "revoke-score", "revoke-exception"),
}


def asked_at_end(topic: str) -> list[Question]:
    """Always the same questions of a topic, one of each of some templates; without those that editors have withdrawn."""
    asked = offered()
    return [question(name, _SEED) for name in _ASKED.get(topic, ()) if name in asked]


def key(topic: str) -> str:
    """Another when other questions are asked."""
    return " ".join(one.id for one in asked_at_end(topic))


def questions(end: End) -> list[Part]:
    """Each as a part of the page; the one that was answered with its verdict."""
    return [partial(_part, one, number, end) for number, one in enumerate(asked_at_end(end.topic), start=1)]


def more(topic: str, language: str) -> str:
    """Practice of the topic."""
    return addresses.practice(f"topic-{topic}", language)


def _part(found: Question, number: int, end: End) -> str:
    is_answered = end.answer is not None and end.answer.number == number
    letters = letters_of(found, list(end.answer.letters)) if end.answer and is_answered else ()
    notice = _("Choose an answer first.") if is_answered and not letters else ""
    place = {"number": number, "number_name": NUMBER, "address": end.address, "is_answered": is_answered}
    return render_to_string("quizzes/_at_end.html", shown(found, letters) | place | {"notice": notice})
